//! What every game of Cenacle shares: the contract, seats, options, chance, logs, records, rules and data, and the
//! conformance suite that holds every game to the contract.
//!
//! Start at [`Game`] (what a game must do) and [`Table`] (a game being played).

#![expect(
    missing_docs,
    reason = "fields and variants that explain themselves need no comment; crates/kit/tests/docs.rs holds items to it"
)]

#[cfg(test)]
extern crate self as cenacle_table;

mod answers;
pub mod any;
mod bag;
mod chain;
mod chance;
pub mod conformance;
mod data;
pub mod encoding;
mod evaluator;
mod game;
mod game_ext;
mod guide;
mod log;
mod options;
mod outcome;
mod pile;
mod pledge;
mod position_view;
mod record;
mod refusal;
mod rules;
mod table;
mod timer;
mod virtual_clock;

// The toy of the tests, for tests that look inside.
#[cfg(test)]
#[path = "../tests/toy/look.rs"]
mod look;
#[cfg(test)]
#[path = "../tests/toy/texts.rs"]
mod texts;
#[cfg(test)]
#[path = "../tests/toy/thimble.rs"]
mod thimble;

pub use answers::noting;
pub use any::{AnyGame, AnyTable};
pub use bag::{Bag, Observers};
pub use cenacle_data::Baked;
pub use cenacle_scene as scene;
pub use cenacle_scene::{
    Fact, Lang, Line, MAX_SEATS, Offer, Phrase, Say, Scene, Seat, Seats, SharedOffer, Viewer, Words,
};
pub use chain::{Chain, ChainPrefix, hex};
pub use chance::{Chance, Seed, Stream};
pub use data::{Checker, DataError, DataFiles, Figure, OlderFigure, Origin};
pub use evaluator::{BalanceCount, Evaluator, Facet, Playout, Worth};
pub use game::{
    About, Game, LessonFiles, RulebookFiles, arbitrary_seat, full_scene, full_scene_over, legal_in_view, why_not,
};
pub use game_ext::GameExt;
pub use guide::{Topic, action_kinds, guide_key};
pub use log::{Audience, Entry, Log};
pub use options::{Conflict, OptionKind, OptionSpec, Options, SetupError};
pub use outcome::{Outcome, SheetLine};
pub use pile::Pile;
pub use pledge::{Added, Bound, Pledge, commitment, link_after};
pub use position_view::PositionView;
pub use record::{FORMAT, FORMAT_VERSION, Header, Record, RecordError, RecordedInput, verify};
pub use refusal::{Refusal, RuleId};
pub use rules::{Rule, Rules, RulesError};
pub use table::{Input, NotTaken, Sitter, Snapshot, Step, Table};
pub use timer::{Timer, TimerId};
pub use virtual_clock::{Next, VirtualClock};

/// The data files of a game as its build script baked them, a list of [`Baked`]: see `cenacle_data::bake`.
#[macro_export]
macro_rules! baked {
    () => {
        include!(concat!(env!("OUT_DIR"), "/baked.rs"))
    };
}

/// A position as the rules see it: `RulesView`, with the figures in a field of this name.
#[macro_export]
macro_rules! rules_view {
    ($figures:ident) => {
        /// A position and the figures it is played with.
        #[derive(Clone, Copy)]
        pub(crate) struct RulesView<'a> {
            pub(crate) $figures: &'a Figures,
            pub(crate) p: &'a Position,
        }

        impl<'a> RulesView<'a> {
            #[inline]
            pub(crate) const fn new($figures: &'a Figures, p: &'a Position) -> RulesView<'a> {
                RulesView { $figures, p }
            }
        }
    };
}

/// Who carries decisions out: `Referee`, with the figures in a field of this name.
#[macro_export]
macro_rules! referee {
    ($figures:ident) => {
        /// Carries decisions out on a position.
        pub(crate) struct Referee<'a> {
            pub(crate) $figures: &'a Figures,
            pub(crate) p: &'a mut Position,
            pub(crate) chance: &'a mut $crate::Chance,
            pub(crate) log: &'a mut $crate::Log<Event>,
        }

        impl<'a> Referee<'a> {
            #[inline]
            pub(crate) const fn new(
                $figures: &'a Figures,
                p: &'a mut Position,
                chance: &'a mut $crate::Chance,
                log: &'a mut $crate::Log<Event>,
            ) -> Referee<'a> {
                Referee { $figures, p, chance, log }
            }
        }
    };
}

/// What a set can do that is a number with a bit for each thing in it.
#[macro_export]
macro_rules! bit_set {
    ($set:ident) => {
        /// Those in both.
        #[inline]
        #[must_use]
        pub const fn and(self, other: $set) -> $set {
            $set(self.0 & other.0)
        }

        /// Those in either.
        #[inline]
        #[must_use]
        pub const fn or(self, other: $set) -> $set {
            $set(self.0 | other.0)
        }

        /// Those not in the other.
        #[inline]
        #[must_use]
        pub const fn less(self, other: $set) -> $set {
            $set(self.0 & !other.0)
        }
    };
}

/// What a position says that has `players`, a `phase`, and a stack of `steps` that are pending.
#[macro_export]
macro_rules! pending_steps {
    () => {
        /// The question of the moment.
        #[inline]
        #[must_use]
        pub fn step(&self) -> Step {
            match self.steps.last() {
                Some(step) => *step,
                None => Step::default(),
            }
        }

        /// Whether the game is over.
        #[inline]
        #[must_use]
        pub fn is_over(&self) -> bool {
            matches!(self.phase, Phase::Over(_))
        }

        /// The seats that play.
        #[inline]
        #[must_use]
        pub fn everybody(&self) -> $crate::Seats {
            $crate::Seats::all(self.players.into())
        }
    };
}

/// What every game on the shelf says alike in its `impl Game`: which file of the skeleton does what. The game has `ABOUT`, `RulesView`,
/// and the fields `figures` (with the `rules` that are played) and `part_cache`. It names what its steps know besides where lists are
/// long: `is_answer` or `may` (a ruling), `pick_answer`.
#[macro_export]
macro_rules! skeleton {
    ($($besides:ident),*) => {
        type Position = Position;
        type Action = Action;
        type View = View;
        type Event = Event;

        fn about() -> &'static $crate::About {
            &ABOUT
        }

        fn baked() -> &'static [$crate::Baked] {
            $crate::baked!()
        }

        fn rules_version(&self) -> u32 {
            self.figures.rules
        }

        fn under_rules(mut self, version: u32) -> Option<Self> {
            self.figures.rules = version;
            (ABOUT.oldest_rules..=ABOUT.rules_version).contains(&version).then_some(self)
        }

        fn setup(
            &self,
            options: &$crate::Options,
            chance: &mut $crate::Chance,
            log: &mut $crate::Log<Event>,
        ) -> Result<Position, $crate::SetupError> {
            setup::setup(&self.figures, options, chance, log)
        }

        fn players(&self, position: &Position) -> usize {
            position.players.into()
        }

        #[inline]
        fn to_act(&self, position: &Position) -> $crate::Seats {
            steps::to_act(position)
        }

        #[inline]
        fn answers(&self, position: &Position, seat: $crate::Seat, each: &mut impl FnMut(Action)) {
            steps::each_answer(RulesView::new(&self.figures, position), seat, each);
        }

        $($crate::skeleton!(@ $besides);)*

        fn why_not(&self, position: &Position, seat: $crate::Seat, action: Action) -> $crate::Refusal {
            steps::why_not(RulesView::new(&self.figures, position), seat, action)
        }

        #[inline]
        fn effect(
            &self,
            position: &mut Position,
            seat: $crate::Seat,
            action: Action,
            chance: &mut $crate::Chance,
            log: &mut $crate::Log<Event>,
        ) {
            steps::Referee::new(&self.figures, position, chance, log).decide(seat, action);
        }

        fn outcome(&self, position: &Position) -> Option<$crate::Outcome> {
            score::outcome(&self.figures, position)
        }

        fn sheet(&self, position: &Position) -> Vec<$crate::SheetLine> {
            score::sheet(&self.figures, position)
        }

        fn view(&self, position: &Position, viewer: $crate::Viewer) -> View {
            view::view(position, viewer)
        }

        fn resample(&self, view: &View, chance: &mut $crate::Chance) -> Position {
            view::resample(&self.figures, view, chance)
        }

        fn audit(&self, position: &Position) -> Result<(), String> {
            audit::audit(&self.figures, position)
        }

        fn common(&self, view: &View, say: &$crate::Say<'_>) -> Vec<$crate::scene::scene::PartGroup> {
            scene::common(&self.figures, &self.part_cache, view, say)
        }

        fn scene(&self, view: &View, say: &$crate::Say<'_>) -> $crate::Scene {
            scene::scene(&self.figures, &self.part_cache, view, say)
        }

        fn offer(
            &self,
            view: &View,
            seat: $crate::Seat,
            action: Action,
            say: &$crate::Say<'_>,
        ) -> $crate::SharedOffer {
            scene::offer(&self.figures, &self.part_cache, view, seat, action, say)
        }

        fn pointed_at(&self, view: &View, seat: $crate::Seat, element: &str) -> Vec<Action> {
            scene::pointed_at(&self.figures, view, seat, element)
        }

        fn line(&self, event: &Event) -> $crate::Line {
            scene::log::line(&self.figures, event)
        }
    };
    (@ is_answer) => {
        #[inline]
        fn is_answer(&self, position: &Position, seat: $crate::Seat, action: Action) -> bool {
            steps::is_answer(RulesView::new(&self.figures, position), seat, action)
        }
    };
    (@ may) => {
        #[inline]
        fn is_answer(&self, position: &Position, seat: $crate::Seat, action: Action) -> bool {
            RulesView::new(&self.figures, position).may(seat, action).is_ok()
        }
    };
    (@ pick_answer) => {
        #[inline]
        fn pick_answer(
            &self,
            position: &Position,
            seat: $crate::Seat,
            choose: impl FnOnce(usize) -> usize,
        ) -> Option<(usize, Action)> {
            steps::pick_answer(RulesView::new(&self.figures, position), seat, choose)
        }
    };
}
