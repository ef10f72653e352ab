//! *Creatures & Cultists*, whole: 2 to 8 players, sects of twenty-four cultists, 118 cards, three dice.
//!
//! The rules stand in `rules/{fr,en}.md` under their ids, doubts and decisions in `RULINGS.md`, figures in
//! `data/*.toml`. The code of a step is in the file of its name under `steps/`.

#![expect(
    missing_docs,
    reason = "fields and variants that explain themselves need no comment; crates/kit/tests/docs.rs holds items to it"
)]

mod action;
mod audit;
mod card;
mod deck;
mod dice;
mod duel;
mod effect;
mod encoding;
mod evaluation;
mod event;
mod figures;
mod hand;
pub mod identity;
mod needs;
mod numbering;
mod options;
mod orders;
mod position;
mod rules_view;
mod scene;
mod score;
mod setup;
mod steps;
mod view;
mod words;

use std::sync::Arc;

use cenacle_table::{About, DataError, DataFiles, Game, Seat};

pub use action::Action;
pub use card::{FACES, Face, Faces, Family, Guard, MAX_CARDS, Skill};
pub use deck::Named;
pub use dice::{Roll, THROWS, Throw, Verdict, at_most};
pub use duel::{Aims, Duel};
pub use effect::{Beast, Chooser, Effect, Fumble, Rows, Test, Until, Weapon, Whose};
pub use event::{Cause, Event};
pub use figures::{CardFace, Effects, Figures};
pub use hand::{Cards, Hand};
pub use needs::Needs;
pub use orders::{Answer, Orders, Reaction};
pub use position::{
    Choice, Death, End, Ends, Hold, House, Lasting, MAX_LASTING, MAX_PLAYERS, MEMBERS, MOST_ROUNDS, PENDING, Position,
    ROW, Sect, Spell, Task, Why, row_of,
};
pub use view::View;

use rules_view::RulesView;
use scene::PartCache;

cenacle_table::any_game!(CreaturesAndCultists);

/// The game, opened with its figures.
#[derive(Clone, Debug)]
pub struct CreaturesAndCultists {
    figures: Figures,
    /// What its scenes share.
    part_cache: Arc<PartCache>,
}

impl CreaturesAndCultists {
    /// The figures it is played with.
    #[must_use]
    pub fn figures(&self) -> &Figures {
        &self.figures
    }

    /// Cultists of a sect who can attack and be attacked, one bit each.
    #[must_use]
    pub fn in_play(&self, position: &Position, seat: Seat) -> u32 {
        RulesView::new(&self.figures, position).in_play(seat)
    }
}

static ABOUT: About = About {
    id: "creatures-and-cultists",
    rules_version: 2,
    oldest_rules: 1,
    players: (2, 8),
    minutes: 60,
    theme: scene::THEME,
    emblems: &["octopus", "fist", "evil-book", "tombstone", "evil-moon", "cover-creatures-and-cultists"],
    options: options::OPTIONS,
    end_reasons: &[score::reason::GOD, score::reason::LAST, score::reason::NOBODY],
    house_end: Some(score::reason::ROUNDS),
    longest: 200_000,
    data: cenacle_table::data_files!["cards", "sheet", "table"],
    older_figures: &[],
    rules: [include_str!("../rules/fr.md"), include_str!("../rules/en.md")],
    words: cenacle_table::words!(),
    lessons: cenacle_table::lessons!["duel", "windows", "gods"],
    rulebook: cenacle_table::rulebook!["duels"],
};

impl Game for CreaturesAndCultists {
    cenacle_table::skeleton!(pick_answer);

    fn main_options() -> &'static [&'static str] {
        &["founding"]
    }

    fn open(data: &DataFiles) -> Result<CreaturesAndCultists, DataError> {
        Ok(CreaturesAndCultists { figures: Figures::read(data)?, part_cache: Arc::new(PartCache::new()) })
    }
}

cenacle_table::encoded!(CreaturesAndCultists);
