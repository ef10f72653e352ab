//! *Cult*, whole: 2 to 5 players, eight cults with two Aspects, thirteen Locations, a hundred cards.
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
mod cult_name;
mod effect;
mod encoding;
mod evaluation;
mod event;
mod figures;
mod knowledge;
mod location;
mod number;
mod numbering;
mod options;
mod patriarch;
mod position;
mod priests;
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
pub use card::{CARDS, Card, Cards, DECK, Deck, Face, HANDED};
pub use cult_name::{CULTS, CultName, ability_words};
pub use effect::{Benefit, Cost, Effect, Feast, Right};
#[doc(hidden)]
pub use evaluation::{TRAITS, traits_of};
pub use event::{Cause, Event, Fate, Goods, Hindrance};
pub use figures::{Ability, CardFace, CultSheet, Deed, Figures, LocationFigures};
pub use knowledge::{CARDS_IN_DOUBT, Knowledge, Known, WORLDS};
pub use location::{Active, LOCATIONS, Location, Locations};
pub use patriarch::{Patriarch, Token};
pub use position::{Adepts, Boost, Bribe, End, Limit, Phase, Position, Step};
pub use priests::{At, Influence, Priest, Priests, TOKENS, TOKENS_A_VALUE};
pub use view::View;

use rules_view::RulesView;
use scene::PartCache;

cenacle_table::any_game!(Cult);

/// The game, opened with its figures.
#[derive(Clone, Debug)]
pub struct Cult {
    figures: Figures,
    /// What its scenes share.
    part_cache: Arc<PartCache>,
    /// How bots weigh what they see.
    weights: [f32; TRAITS],
}

impl Cult {
    /// The figures it is played with.
    #[must_use]
    pub fn figures(&self) -> &Figures {
        &self.figures
    }

    /// A cult's Influence on a Location.
    #[must_use]
    pub fn influence(&self, position: &Position, seat: Seat, location: Location) -> u8 {
        RulesView::new(&self.figures, position).influence(seat, location)
    }

    /// A cult's Divine Power.
    #[must_use]
    pub fn power(&self, position: &Position, seat: Seat) -> u8 {
        RulesView::new(&self.figures, position).power(seat)
    }

    /// The Influence of a cult's Patriarch.
    #[must_use]
    pub fn patriarch(&self, position: &Position, seat: Seat) -> u8 {
        RulesView::new(&self.figures, position).patriarch(seat)
    }
}

/// The newest version of the rules.
pub(crate) const RULES: u32 = 2;

static ABOUT: About = About {
    id: "cult",
    rules_version: RULES,
    oldest_rules: 1,
    players: (2, 5),
    minutes: 120,
    theme: scene::THEME,
    emblems: &["vortex", "octopus", "altar", "anubis", "raven", "hydra", "double-face-mask", "cover-cult"],
    options: options::OPTIONS,
    end_reasons: &[score::reason::ALTARS, score::reason::MOBS, score::reason::SUMMONINGS],
    house_end: Some(score::reason::OUTLIVED),
    longest: 20_000,
    data: cenacle_table::data_files!["cards", "cults", "locations", "privileges", "table"],
    older_figures: &[],
    rules: [include_str!("../rules/fr.md"), include_str!("../rules/en.md")],
    words: cenacle_table::words!(),
    lessons: cenacle_table::lessons!["city", "cards", "roads"],
    rulebook: cenacle_table::rulebook!["rounds", "roads", "cards"],
};

impl Game for Cult {
    cenacle_table::skeleton!(pick_answer);

    fn main_options() -> &'static [&'static str] {
        &["cults"]
    }

    fn open(data: &DataFiles) -> Result<Cult, DataError> {
        Ok(Cult { figures: Figures::read(data)?, part_cache: Arc::new(PartCache::new()), weights: evaluation::WEIGHTS })
    }
}

cenacle_table::encoded!(Cult);
