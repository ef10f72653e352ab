//! *Cleopatra and the Society of Architects*, whole: 3 to 5 players, every rule of the rulebook.
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
mod encoding;
mod evaluation;
mod event;
mod figures;
mod garden;
mod numbering;
mod options;
mod position;
mod scene;
mod score;
mod setup;
mod steps;
mod view;
mod work;

use std::sync::Arc;

use cenacle_table::{About, DataError, DataFiles, Game};

pub use action::{Action, Means};
pub use card::{Card, Faced, KINDS, OnStall, RESOURCES, Resource};
pub use event::Event;
pub use figures::{Dice, Figures, Start};
pub use garden::{Cells, MOSAICS, Mosaic, Turned, Turns};
pub use position::{Architect, Bid, Cards, House, Laid, Position, Spent, Step};
pub use score::is_corrupted;
pub use view::View;
pub use work::{WORKS, Work};

use figures::NEWEST_RULES;
use scene::PartCache;
use steps::RulesView;

cenacle_table::any_game!(Cleopatra);

/// The game, opened with its figures.
#[derive(Clone, Debug)]
pub struct Cleopatra {
    figures: Figures,
    /// What its scenes share.
    part_cache: Arc<PartCache>,
    /// What a visit to the quarry can be.
    plans: Arc<evaluation::Plans>,
}

impl Cleopatra {
    /// The figures it is played with.
    #[must_use]
    pub fn figures(&self) -> &Figures {
        &self.figures
    }
}

static ABOUT: About = About {
    id: "cleopatra",
    rules_version: NEWEST_RULES,
    oldest_rules: 1,
    players: (3, 5),
    minutes: 60,
    theme: scene::THEME,
    emblems: &[
        "egyptian-profile",
        "egyptian-sphinx",
        "obelisk",
        "ankh",
        "gold-scarab",
        "eye-of-horus",
        "cover-cleopatra",
    ],
    options: options::OPTIONS,
    end_reasons: &[score::reason::PALACE],
    house_end: Some(score::reason::ABANDONED),
    longest: 20_000,
    data: cenacle_table::data_files!["cards", "garden", "mosaics", "table", "works"],
    older_figures: &[],
    rules: [include_str!("../rules/fr.md"), include_str!("../rules/en.md")],
    words: cenacle_table::words!(),
    lessons: cenacle_table::lessons!["market", "mosaics", "offering", "end"],
    rulebook: cenacle_table::rulebook!["start", "palace", "works", "priest", "offering", "end"],
};

impl Game for Cleopatra {
    cenacle_table::skeleton!(may);

    fn open(data: &DataFiles) -> Result<Cleopatra, DataError> {
        let figures = Figures::read(data)?;
        let part_cache = Arc::new(PartCache::new(&figures));
        let plans = Arc::new(evaluation::Plans::new(&figures));
        Ok(Cleopatra { figures, part_cache, plans })
    }
}

cenacle_table::encoded!(Cleopatra);
