//! *4 Gods*, whole: 2 to 4 players, all at the same time or in turns, gods visible or secret, every rule of the rulebook.
//!
//! The rules stand in `rules/{fr,en}.md` under their ids, doubts and decisions in `RULINGS.md`, figures in
//! `data/*.toml`. The code of an action is in the file of its name under `steps/`.

#![expect(
    missing_docs,
    reason = "fields and variants that explain themselves need no comment; crates/kit/tests/docs.rs holds items to it"
)]

mod action;
mod audit;
mod evaluation;
mod event;
mod figures;
mod kingdoms;
mod land;
mod position;
mod scene;
mod score;
mod setup;
mod steps;
mod tile;
mod view;
mod world;

use std::sync::Arc;

use cenacle_scene::scene::PartGroup;
use cenacle_table::{
    About, Baked, Chance, DataError, DataFiles, Game, Line, Log, Offer, OptionKind, OptionSpec, Options, Outcome,
    Refusal, Say, Scene, Seat, Seats, SetupError, SheetLine, Timer, TimerId, Viewer,
};

pub use action::{Action, Prophet};
pub use event::Event;
pub use figures::{Figures, Share};
pub use kingdoms::{Kingdom, kingdoms};
pub use land::{CORNERS, Colour, Corner, Face, God, KINDS, Terrain};
pub use position::{Cult, End, Errors, Hold, House, Phase, Position, Removed};
pub use score::{Count, Tally, count, markers, prizes};
pub use tile::{Discards, EVERYBODY, Hand, Held, Lying, PLACES, PUBLIC, Side, TILES, Tile};
pub use view::View;
pub use world::{CELLS, Cell, Laid, Room, SIDE, World};

use scene::PartCache;
use setup::{option, value};
use steps::RulesView;

/// The game, opened with its figures.
#[derive(Clone, Debug)]
pub struct FourGods {
    figures: Figures,
    /// What its scenes share.
    part_cache: Arc<PartCache>,
}

impl FourGods {
    /// The figures it is played with.
    #[must_use]
    pub fn figures(&self) -> &Figures {
        &self.figures
    }
}

static ABOUT: About = About {
    id: "four-gods",
    rules_version: figures::NEWEST,
    oldest_rules: 1,
    players: (2, 4),
    minutes: 20,
    theme: scene::THEME,
    emblems: &["wizard-staff", "mermaid", "woman-elf-face", "dwarf-face", "wheat", "hourglass", "cover-four-gods"],
    options: &[
        OptionSpec {
            id: option::TIME,
            kind: OptionKind::Choice { values: &[value::SIMULTANEOUS, value::TURNS], default: value::SIMULTANEOUS },
            rule: "mode.time",
            since: 1,
        },
        OptionSpec {
            id: option::GODS,
            kind: OptionKind::Choice { values: &[value::VISIBLE, value::SECRET], default: value::VISIBLE },
            rule: "mode.gods",
            since: 1,
        },
        OptionSpec {
            id: option::TWO,
            kind: OptionKind::Choice { values: &[value::FOUR_GODS, value::TWO_GODS], default: value::FOUR_GODS },
            rule: "mode.two",
            since: 1,
        },
        OptionSpec {
            id: option::ERRORS,
            kind: OptionKind::Choice {
                values: &[value::REFUSED, value::DENOUNCED, value::PENALISED],
                default: value::REFUSED,
            },
            rule: "mode.errors",
            since: 1,
        },
        OptionSpec {
            id: option::MIN_FREE,
            kind: OptionKind::Choice { values: &[value::NONE, value::TWO], default: value::NONE },
            rule: "score.free",
            since: 1,
        },
        OptionSpec {
            id: option::TOKENS,
            kind: OptionKind::Choice { values: &[value::CHOSEN, value::DRAWN], default: value::CHOSEN },
            rule: "mode.tokens",
            since: 2,
        },
        OptionSpec {
            id: option::GLASS,
            kind: OptionKind::Choice { values: &[value::SECONDS, value::ACTS], default: value::SECONDS },
            rule: "mode.glass",
            since: 2,
        },
    ],
    end_reasons: &["world", "bag", "pass", "quiet"],
    house_end: Some("bound"),
    longest: 45_000,
    data: &[("table.toml", include_str!("../data/table.toml")), ("tiles.toml", include_str!("../data/tiles.toml"))],
    older_figures: &[],
    rules: [include_str!("../rules/fr.md"), include_str!("../rules/en.md")],
    words: [include_str!("../words/fr.ftl"), include_str!("../words/en.ftl")],
};

impl Game for FourGods {
    type Position = Position;
    type Action = Action;
    type View = View;
    type Event = Event;

    fn about() -> &'static About {
        &ABOUT
    }

    fn simulated() -> &'static [(&'static str, &'static str)] {
        &[(option::TIME, value::TURNS)]
    }

    fn against_bots() -> &'static [(&'static str, &'static str)] {
        &[(option::TIME, value::TURNS), (option::GLASS, value::ACTS)]
    }

    fn main_options() -> &'static [&'static str] {
        &[option::TIME, option::TWO]
    }

    fn baked() -> &'static [Baked] {
        cenacle_table::baked!()
    }

    fn open(data: &DataFiles) -> Result<FourGods, DataError> {
        Ok(FourGods { figures: Figures::read(data)?, part_cache: Arc::new(PartCache::new()) })
    }

    fn rules_version(&self) -> u32 {
        self.figures.rules
    }

    fn under_rules(mut self, version: u32) -> Option<FourGods> {
        self.figures.rules = version;
        (ABOUT.oldest_rules..=ABOUT.rules_version).contains(&version).then_some(self)
    }

    fn check_options(&self, options: &Options) -> Result<(), Refusal> {
        setup::check(options)
    }

    fn setup(&self, options: &Options, chance: &mut Chance, log: &mut Log<Event>) -> Result<Position, SetupError> {
        setup::setup(&self.figures, options, chance, log)
    }

    fn players(&self, position: &Position) -> usize {
        position.players.into()
    }

    #[inline]
    fn to_act(&self, position: &Position) -> Seats {
        steps::to_act(position)
    }

    #[inline]
    fn awaited(&self, position: &Position) -> Seats {
        steps::awaited(position)
    }

    /// Where all play at the same time, one may be overtaken by another. `[time.together]`
    #[inline]
    fn in_real_time(&self, position: &Position) -> bool {
        !position.house.turns
    }

    /// `[time.pace]`
    #[inline]
    fn pace(&self, _position: &Position, action: Action) -> u32 {
        self.figures.pace_of(action)
    }

    #[inline]
    fn answers(&self, position: &Position, seat: Seat, each: &mut impl FnMut(Action)) {
        steps::answers(&self.figures, position, seat, each);
    }

    #[inline]
    fn is_answer(&self, position: &Position, seat: Seat, action: Action) -> bool {
        RulesView { figures: &self.figures, p: position }.may(seat, action).is_ok()
    }

    #[inline]
    fn pick_answer(
        &self,
        position: &Position,
        seat: Seat,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<(usize, Action)> {
        steps::pick_answer(&self.figures, position, seat, choose)
    }

    fn why_not(&self, position: &Position, seat: Seat, action: Action) -> Refusal {
        let ruling = RulesView { figures: &self.figures, p: position }.may(seat, action);
        // A seat that has nothing left to do is not asked, though no rule stands against what it asks for.
        ruling.err().unwrap_or_else(|| Refusal::new("pass.flag", "why-passed"))
    }

    #[inline]
    fn effect(&self, position: &mut Position, seat: Seat, action: Action, chance: &mut Chance, log: &mut Log<Event>) {
        steps::Referee { figures: &self.figures, p: position, chance, log }.decide(seat, action);
    }

    #[inline]
    fn timer(&self, position: &Position) -> Option<Timer> {
        steps::timer(&self.figures, position)
    }

    fn expire(&self, position: &mut Position, timer: TimerId, chance: &mut Chance, log: &mut Log<Event>) {
        steps::Referee { figures: &self.figures, p: position, chance, log }.expire(timer);
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        score::outcome(&self.figures, position)
    }

    fn sheet(&self, position: &Position) -> Vec<SheetLine> {
        score::sheet(&self.figures, position)
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
        scene::offer(&self.figures, &self.part_cache, view, seat, action, say)
    }

    fn pointed_at(&self, view: &View, seat: Seat, element: &str) -> Vec<Action> {
        scene::pointed_at(&self.figures, view, seat, element)
    }

    fn line(&self, event: &Event) -> Line {
        scene::log::line(event)
    }
}
