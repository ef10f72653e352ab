//! *Goofspiel* with hidden hands and dice: the smallest whole game here, and the one to copy. `docs/adding-a-game.md`
//! walks through it.

#![expect(missing_docs, reason = "fields and variants that explain themselves need no comment")]

mod action;
mod audit;
mod encoding;
mod evaluation;
mod event;
mod figures;
mod numbering;
mod options;
mod position;
mod scene;
mod score;
mod setup;
mod steps;
mod view;

use cenacle_table::{
    About, Baked, Chance, DataError, DataFiles, Game, LessonFiles, Line, Log, Options, Outcome, Refusal, RulebookFiles,
    Say, Scene, Seat, Seats, SetupError, SharedOffer, SheetLine, Viewer, scene::scene::PartGroup,
};

pub use action::Action;
pub use event::Event;
pub use figures::Figures;
pub use position::{Buried, Card, Position, Step};
pub use view::View;

/// The game, opened with its figures.
#[derive(Clone, Debug)]
pub struct Goofspiel {
    figures: Figures,
}

static ABOUT: About = About {
    id: "goofspiel",
    rules_version: 1,
    oldest_rules: 1,
    players: (2, 4),
    minutes: 10,
    theme: scene::THEME,
    emblems: &[],
    options: options::OPTIONS,
    end_reasons: &["played-out"],
    house_end: None,
    longest: 60,
    data: cenacle_table::data_files!["table"],
    older_figures: &[],
    rules: [include_str!("../rules/fr.md"), include_str!("../rules/en.md")],
    words: [include_str!("../words/fr.ftl"), include_str!("../words/en.ftl")],
    lessons: LessonFiles::NONE,
    rulebook: RulebookFiles::NONE,
};

impl Game for Goofspiel {
    type Position = Position;
    type Action = Action;
    type View = View;
    type Event = Event;

    fn about() -> &'static About {
        &ABOUT
    }

    fn baked() -> &'static [Baked] {
        cenacle_table::baked!()
    }

    fn open(data: &DataFiles) -> Result<Goofspiel, DataError> {
        Ok(Goofspiel { figures: Figures::read(data)? })
    }

    fn setup(&self, options: &Options, chance: &mut Chance, log: &mut Log<Event>) -> Result<Position, SetupError> {
        Ok(setup::set_up(&self.figures, options, chance, log))
    }

    fn players(&self, position: &Position) -> usize {
        position.players.into()
    }

    fn to_act(&self, position: &Position) -> Seats {
        view::to_act(position)
    }

    fn answers(&self, position: &Position, seat: Seat, each: &mut impl FnMut(Action)) {
        steps::answers(position, seat, each);
    }

    fn why_not(&self, position: &Position, seat: Seat, action: Action) -> Refusal {
        steps::why_not(position, seat, action)
    }

    fn effect(&self, position: &mut Position, seat: Seat, action: Action, chance: &mut Chance, log: &mut Log<Event>) {
        steps::effect(&self.figures, position, seat, action, chance, log);
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
        scene::common(view, say)
    }

    fn scene(&self, view: &View, say: &Say<'_>) -> Scene {
        scene::scene(view, say)
    }

    fn offer(&self, view: &View, seat: Seat, action: Action, say: &Say<'_>) -> SharedOffer {
        scene::offer(view, seat, action, say).shared()
    }

    fn pointed_at(&self, view: &View, seat: Seat, element: &str) -> Vec<Action> {
        scene::pointed_at(view, seat, element)
    }

    fn line(&self, event: &Event) -> Line {
        scene::line(event)
    }
}

cenacle_table::encoded!(Goofspiel);
