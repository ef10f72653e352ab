//! Cleopatra for a search that plays on blindly, as `Ismcts` does, and no further than it may: the same rules, another
//! playout.

use cenacle_cleopatra::{Action, Cleopatra, Event, Position, View};
use cenacle_table::{
    About, Chance, DataError, DataFiles, Evaluator, Game, Line, Log, Options, Outcome, Playout, Refusal, Say, Scene,
    Seat, Seats, SetupError, SharedOffer, SheetLine, Viewer, Worth,
};
use serde::{Deserialize, Serialize};

/// Nobody is asked any more after `CUT` decisions from where thought began; 0 plays to the end.
pub(crate) struct Blind<const CUT: u32>(pub(crate) Cleopatra);

/// A position, and how many decisions led to it from where thought began.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Counted {
    position: Position,
    decisions: u32,
}

impl<const CUT: u32> Evaluator for Blind<CUT> {
    const PLAYOUT: Playout = Playout { depth: None, guided: 0.0 };

    fn evaluate(&self, position: &Counted) -> Worth {
        self.0.evaluate(&position.position)
    }

    fn priors(&self, _: &Counted, _: Seat, legal: &[Action], out: &mut Vec<f32>) {
        out.extend(legal.iter().map(|_| 1.0));
    }
}

impl<const CUT: u32> Game for Blind<CUT> {
    type Position = Counted;
    type Action = Action;
    type View = View;
    type Event = Event;

    fn about() -> &'static About {
        Cleopatra::about()
    }

    fn open(data: &DataFiles) -> Result<Self, DataError> {
        Cleopatra::open(data).map(Blind)
    }

    fn setup(&self, options: &Options, chance: &mut Chance, log: &mut Log<Event>) -> Result<Counted, SetupError> {
        Ok(Counted { position: self.0.setup(options, chance, log)?, decisions: 0 })
    }

    fn players(&self, position: &Counted) -> usize {
        self.0.players(&position.position)
    }

    fn to_act(&self, position: &Counted) -> Seats {
        if CUT > 0 && position.decisions >= CUT {
            return Seats::NONE;
        }
        self.0.to_act(&position.position)
    }

    fn answers(&self, position: &Counted, seat: Seat, each: &mut impl FnMut(Action)) {
        self.0.answers(&position.position, seat, each);
    }

    fn is_answer(&self, position: &Counted, seat: Seat, action: Action) -> bool {
        self.0.is_answer(&position.position, seat, action)
    }

    fn why_not(&self, position: &Counted, seat: Seat, action: Action) -> Refusal {
        self.0.why_not(&position.position, seat, action)
    }

    fn effect(&self, position: &mut Counted, seat: Seat, action: Action, chance: &mut Chance, log: &mut Log<Event>) {
        position.decisions += 1;
        self.0.effect(&mut position.position, seat, action, chance, log);
    }

    fn outcome(&self, position: &Counted) -> Option<Outcome> {
        self.0.outcome(&position.position)
    }

    fn sheet(&self, position: &Counted) -> Vec<SheetLine> {
        self.0.sheet(&position.position)
    }

    fn view(&self, position: &Counted, viewer: Viewer) -> View {
        self.0.view(&position.position, viewer)
    }

    fn resample(&self, view: &View, chance: &mut Chance) -> Counted {
        Counted { position: self.0.resample(view, chance), decisions: 0 }
    }

    fn audit(&self, position: &Counted) -> Result<(), String> {
        self.0.audit(&position.position)
    }

    fn scene(&self, view: &View, say: &Say<'_>) -> Scene {
        self.0.scene(view, say)
    }

    fn offer(&self, view: &View, seat: Seat, action: Action, say: &Say<'_>) -> SharedOffer {
        self.0.offer(view, seat, action, say)
    }

    fn pointed_at(&self, view: &View, seat: Seat, element: &str) -> Vec<Action> {
        self.0.pointed_at(view, seat, element)
    }

    fn line(&self, event: &Event) -> Line {
        self.0.line(event)
    }
}
