//! Cleopatra for a search that plays on blindly, as `Ismcts` does: the same rules, another playout.

use std::sync::Arc;

use cenacle_cleopatra::{Action, Cleopatra, Event, Position, View};
use cenacle_table::{
    About, Chance, DataError, DataFiles, Game, Line, Log, Offer, Options, Outcome, Playout, Refusal, Say, Scene, Seat,
    Seats, Sense, SetupError, SheetLine, Viewer, Worth,
};

/// Playouts are cut after `CUT` decisions; 0 plays to the end.
pub(crate) struct Blind<const CUT: u32>(pub(crate) Cleopatra);

impl<const CUT: u32> Sense for Blind<CUT> {
    const PLAYOUT: Playout = Playout { depth: if CUT == 0 { None } else { Some(CUT) }, sensible: 0.0 };

    fn judge(&self, position: &Position) -> Worth {
        self.0.judge(position)
    }

    fn lean(&self, _: &Position, _: Seat, legal: &[Action], out: &mut Vec<f32>) {
        out.extend(legal.iter().map(|_| 1.0));
    }
}

impl<const CUT: u32> Game for Blind<CUT> {
    type Position = Position;
    type Action = Action;
    type View = View;
    type Event = Event;

    fn about() -> &'static About {
        Cleopatra::about()
    }

    fn open(data: &DataFiles) -> Result<Self, DataError> {
        Cleopatra::open(data).map(Blind)
    }

    fn setup(&self, options: &Options, chance: &mut Chance, log: &mut Log<Event>) -> Result<Position, SetupError> {
        self.0.setup(options, chance, log)
    }

    fn to_act(&self, position: &Position) -> Seats {
        self.0.to_act(position)
    }

    fn legal(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        self.0.legal(position, seat, out);
    }

    fn apply(
        &self,
        position: &mut Position,
        seat: Seat,
        action: Action,
        chance: &mut Chance,
        log: &mut Log<Event>,
    ) -> Result<(), Refusal> {
        self.0.apply(position, seat, action, chance, log)
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        self.0.outcome(position)
    }

    fn sheet(&self, position: &Position) -> Vec<SheetLine> {
        self.0.sheet(position)
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        self.0.view(position, viewer)
    }

    fn resample(&self, view: &View, chance: &mut Chance) -> Position {
        self.0.resample(view, chance)
    }

    fn audit(&self, position: &Position) -> Result<(), String> {
        self.0.audit(position)
    }

    fn scene(&self, view: &View, say: &Say<'_>) -> Scene {
        self.0.scene(view, say)
    }

    fn offer(&self, view: &View, seat: Seat, action: Action, say: &Say<'_>) -> Arc<Offer> {
        self.0.offer(view, seat, action, say)
    }

    fn meant_by(&self, view: &View, seat: Seat, element: &str) -> Vec<Action> {
        self.0.meant_by(view, seat, element)
    }

    fn line(&self, event: &Event) -> Line {
        self.0.line(event)
    }
}
