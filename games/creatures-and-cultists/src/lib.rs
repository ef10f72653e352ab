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
mod evaluation;
mod event;
mod figures;
mod hand;
pub mod identity;
mod needs;
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

use cenacle_table::{
    About, Baked, Chance, DataError, DataFiles, Game, Line, Log, Offer, OptionKind, OptionSpec, Options, Outcome,
    Refusal, Say, Scene, Seat, Seats, SetupError, SheetLine, Viewer, scene::scene::PartGroup,
};

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
use setup::option;

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
        RulesView { f: &self.figures, p: position }.in_play(seat)
    }

    fn rules<'a>(&'a self, position: &'a Position) -> RulesView<'a> {
        RulesView { f: &self.figures, p: position }
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
    options: &[
        OptionSpec {
            id: option::FOUNDING,
            kind: OptionKind::Choice { values: &[option::GENERATED, option::CHOSEN], default: option::GENERATED },
            rule: "found.identity",
            since: 1,
        },
        OptionSpec {
            id: option::WINDOWS,
            kind: OptionKind::Choice { values: &[option::ALWAYS, option::ABLE], default: option::ALWAYS },
            rule: "window.ask",
            since: 1,
        },
        OptionSpec {
            id: option::POINTS,
            kind: OptionKind::Choice { values: &[option::BEFORE, option::AFTER], default: option::BEFORE },
            rule: "points.after",
            since: 1,
        },
        OptionSpec {
            id: option::ROUNDS,
            kind: OptionKind::Choice { values: option::CAPS, default: option::CAP },
            rule: "end.rounds",
            since: 1,
        },
    ],
    end_reasons: &[score::reason::GOD, score::reason::LAST, score::reason::NOBODY],
    house_end: Some(score::reason::ROUNDS),
    longest: 200_000,
    data: &[
        ("cards.toml", include_str!("../data/cards.toml")),
        ("sheet.toml", include_str!("../data/sheet.toml")),
        ("table.toml", include_str!("../data/table.toml")),
    ],
    older_figures: &[],
    rules: [include_str!("../rules/fr.md"), include_str!("../rules/en.md")],
    words: [include_str!("../words/fr.ftl"), include_str!("../words/en.ftl")],
};

impl Game for CreaturesAndCultists {
    type Position = Position;
    type Action = Action;
    type View = View;
    type Event = Event;

    fn about() -> &'static About {
        &ABOUT
    }

    fn main_options() -> &'static [&'static str] {
        &["founding"]
    }

    fn baked() -> &'static [Baked] {
        cenacle_table::baked!()
    }

    fn open(data: &DataFiles) -> Result<CreaturesAndCultists, DataError> {
        Ok(CreaturesAndCultists { figures: Figures::read(data)?, part_cache: Arc::new(PartCache::new()) })
    }

    fn rules_version(&self) -> u32 {
        self.figures.rules
    }

    fn under_rules(mut self, version: u32) -> Option<CreaturesAndCultists> {
        self.figures.rules = version;
        (ABOUT.oldest_rules..=ABOUT.rules_version).contains(&version).then_some(self)
    }

    fn setup(&self, options: &Options, chance: &mut Chance, log: &mut Log<Event>) -> Result<Position, SetupError> {
        Ok(setup::setup(&self.figures, options, chance, log))
    }

    fn players(&self, position: &Position) -> usize {
        position.players.into()
    }

    #[inline]
    fn to_act(&self, position: &Position) -> Seats {
        steps::to_act(position)
    }

    #[inline]
    fn answers(&self, position: &Position, seat: Seat, each: &mut impl FnMut(Action)) {
        steps::each_answer(self.rules(position), seat, each);
    }

    #[inline]
    fn pick_answer(
        &self,
        position: &Position,
        _seat: Seat,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<(usize, Action)> {
        steps::pick_answer(self.rules(position), choose)
    }

    fn why_not(&self, position: &Position, seat: Seat, action: Action) -> Refusal {
        steps::why_not(self.rules(position), seat, action)
    }

    #[inline]
    fn effect(&self, position: &mut Position, seat: Seat, action: Action, chance: &mut Chance, log: &mut Log<Event>) {
        steps::Referee { f: &self.figures, p: position, chance, log }.decide(seat, action);
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        score::outcome(position)
    }

    fn sheet(&self, position: &Position) -> Vec<SheetLine> {
        score::sheet(position)
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        view::view(position, viewer)
    }

    fn resample(&self, view: &View, chance: &mut Chance) -> Position {
        view::resample(&self.figures, view, chance)
    }

    fn audit(&self, position: &Position) -> Result<(), String> {
        audit::audit(&self.figures, position)
    }

    fn common(&self, view: &View, say: &Say<'_>) -> Vec<PartGroup> {
        scene::common(&self.figures, &self.part_cache, view, say)
    }

    fn scene(&self, view: &View, say: &Say<'_>) -> Scene {
        scene::scene(&self.figures, &self.part_cache, view, say)
    }

    fn offer(&self, view: &View, seat: Seat, action: Action, say: &Say<'_>) -> Arc<Offer> {
        scene::offer(&self.figures, view, seat, action, say)
    }

    fn pointed_at(&self, view: &View, seat: Seat, element: &str) -> Vec<Action> {
        scene::pointed_at(&self.figures, view, seat, element)
    }

    fn line(&self, event: &Event) -> Line {
        scene::log::line(&self.figures, event)
    }
}
