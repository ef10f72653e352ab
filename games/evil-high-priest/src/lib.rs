//! *Evil High Priest*: the base game for 2 to 5 players and the solo game against the automaton, with the ten cult boards.
//!
//! The rules stand in `rules/{fr,en}.md` under their ids, doubts and decisions in `RULINGS.md`, figures in
//! `data/*.toml`. The code of a step is in the file of its name under `steps/`. A cult board, a chamber, a place is a row of the
//! data: prices, needs and rewards are put together of few named parts (`effect.rs`).

#![expect(
    missing_docs,
    reason = "fields and variants that explain themselves need no comment; crates/kit/tests/docs.rs holds items to it"
)]

mod action;
mod audit;
mod card_words;
mod chamber;
mod deed;
mod effect;
mod encoding;
mod evaluation;
mod event;
mod figures;
mod goods;
mod numbering;
mod position;
mod rules_view;
mod scene;
mod score;
mod setup;
mod site;
mod steps;
mod view;
mod words;

use std::sync::Arc;

use cenacle_table::{
    About, Chance, DataError, DataFiles, Game, Log, OptionKind, OptionSpec, Options, Refusal, Say, Seat, SharedOffer,
};

pub use action::Action;
pub use chamber::{Chamber, Monster};
pub use deed::{Card, Deed, Investigator, Loot, Power, Priest, Ransom, Terms, When};
pub use effect::{Boon, Harm, Holds, Need, Needs, PerEvolved, Price, Service, Skulk, Space, Tracked, Trait, Who};
pub use event::Event;
pub use figures::{
    Amoebas, Avatar, Award, Board, ChamberFace, Figures, InvestigatorFace, Lock, MonsterFace, Origin, Place,
    PriestFace, RaidFigures, Ritual, Solo, Strike,
};
pub use goods::{Goods, KINDS, Purse};
pub use position::{
    Aim, Among, Boxes, CULTISTS, Cards, Cause, Cultists, Denied, Due, End, Keeper, Order, Payee, Phase, Position, Raid,
    Rival, Room, Sect, Siege, Source, Step,
};
pub use site::{Cultist, LOCKS, PLACES, RITUAL_STEPS, RITUALS, SITES, STAGES, Site};
pub use view::View;

use rules_view::RulesView;
use scene::LazyCache;
use setup::option;

cenacle_table::any_game!(EvilHighPriest);

/// The game, opened with its figures.
#[derive(Clone, Debug)]
pub struct EvilHighPriest {
    figures: Figures,
    /// What its scenes share: made for the first of them, since most games that are opened draw none.
    part_cache: Arc<LazyCache>,
}

impl EvilHighPriest {
    /// The figures it is played with.
    #[must_use]
    pub fn figures(&self) -> &Figures {
        &self.figures
    }

    /// Points of a seat as things stand.
    #[must_use]
    pub fn score(&self, position: &Position, seat: Seat) -> i32 {
        RulesView::new(&self.figures, position).score(seat)
    }

    /// Points of the automaton as things stand.
    #[must_use]
    pub fn rival_score(&self, position: &Position) -> i32 {
        RulesView::new(&self.figures, position).rival_score()
    }
}

static ABOUT: About = About {
    id: "evil-high-priest",
    rules_version: figures::RULES,
    oldest_rules: 1,
    players: (1, 5),
    minutes: 90,
    theme: scene::THEME,
    emblems: &["pentacle", "evil-book", "third-eye", "warlock-hood", "fish-monster", "cover-evil-high-priest"],
    options: &[
        OptionSpec {
            id: option::BOARD,
            kind: OptionKind::Choice { values: option::BOARDS, default: option::CTHULHU },
            rule: "setup.board",
            since: 1,
        },
        OptionSpec { id: option::CEREMONY, kind: OptionKind::Flag { default: false }, rule: "setup.boxes", since: 1 },
        OptionSpec { id: option::RITUAL, kind: OptionKind::Flag { default: false }, rule: "setup.boxes", since: 1 },
        OptionSpec {
            id: option::AGGRESSIVE,
            kind: OptionKind::Flag { default: false },
            rule: "variant.aggressive",
            since: 1,
        },
        OptionSpec {
            id: option::ROUNDS,
            kind: OptionKind::Choice { values: option::LAST_ROUNDS, default: option::USUAL },
            rule: "end.outlasted",
            since: 1,
        },
        OptionSpec {
            id: option::FIRST,
            kind: OptionKind::Choice { values: option::FIRSTS, default: option::DRAWN },
            rule: "setup.first",
            since: 2,
        },
    ],
    end_reasons: &[
        score::reason::AWAKENED,
        score::reason::BEATEN,
        score::reason::DRAWN,
        score::reason::LOST,
        score::reason::DEVOURED,
    ],
    house_end: Some(score::reason::OUTLASTED),
    longest: 200_000,
    data: &[
        ("boards.toml", include_str!("../data/boards.toml")),
        ("chambers.toml", include_str!("../data/chambers.toml")),
        ("investigators.toml", include_str!("../data/investigators.toml")),
        ("monsters.toml", include_str!("../data/monsters.toml")),
        ("priests.toml", include_str!("../data/priests.toml")),
        ("rituals.toml", include_str!("../data/rituals.toml")),
        ("table.toml", include_str!("../data/table.toml")),
        ("town.toml", include_str!("../data/town.toml")),
    ],
    older_figures: &[],
    rules: [include_str!("../rules/fr.md"), include_str!("../rules/en.md")],
    words: cenacle_table::words!(),
    lessons: cenacle_table::lessons![
        "places",
        "sanctum",
        "locks",
        "rituals",
        "goat",
        "cards",
        "chaos",
        "opener",
        "sleeper",
        "tcho-tchos",
        "windwalker",
        "guardian",
        "ancients",
        "yellow"
    ],
    rulebook: cenacle_table::rulebook!["cult", "keziah"],
};

impl Game for EvilHighPriest {
    cenacle_table::skeleton!(is_answer, pick_answer);

    fn main_options() -> &'static [&'static str] {
        &["board", "ceremony", "ritual"]
    }

    fn open(data: &DataFiles) -> Result<EvilHighPriest, DataError> {
        Ok(EvilHighPriest { figures: Figures::read(data)?, part_cache: Arc::default() })
    }

    fn check_options(&self, options: &Options) -> Result<(), Refusal> {
        setup::check(&self.figures, options)
    }

    #[inline]
    fn effect(&self, position: &mut Position, seat: Seat, action: Action, chance: &mut Chance, log: &mut Log<Event>) {
        steps::Referee { figures: &self.figures, p: position, chance, log }.decide(seat, action);
    }

    fn offer(&self, view: &View, seat: Seat, action: Action, say: &Say<'_>) -> SharedOffer {
        scene::offer(&self.figures, view, seat, action, say)
    }
}

cenacle_table::encoded!(EvilHighPriest);
