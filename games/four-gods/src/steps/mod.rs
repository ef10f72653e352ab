//! What a player can do, one file an action, in the order of the rulebook: legal answers and effect side by side.

mod city;
mod denounce;
mod discard;
mod draw;
mod god;
mod lay;
mod take;
mod time;
mod turn_over;

use cenacle_table::{Chance, Log, Phrase, Refusal, RuleId, Seat, Seats};

use crate::{Action, Cell, Colour, Event, Figures, Position};

pub(crate) use denounce::is_wrong;
pub(crate) use lay::{fitting_cells, open_cells};
pub(crate) use time::{end_reason, timer};

pub(crate) type Ruling = Result<(), Refusal>;

/// Carries decisions out on a position.
pub(crate) struct Referee<'a> {
    pub(crate) figures: &'a Figures,
    pub(crate) p: &'a mut Position,
    pub(crate) chance: &'a mut Chance,
    pub(crate) log: &'a mut Log<Event>,
}

/// The seats that may decide.
#[inline]
pub(crate) fn to_act(p: &Position) -> Seats {
    if p.is_over() {
        Seats::NONE
    } else if p.house.turns {
        // [turn.off]
        let busy = |seat: &Seat| *seat == p.turn || (p.explored != Some(*seat) && p.discards.filled(*seat) != 0);
        p.everybody().filter(busy).collect()
    } else {
        p.everybody().filter(|seat| !p.flags.contains(*seat) || can_act(p, *seat)).collect()
    }
}

/// Those of them whom the game waits for.
#[inline]
pub(crate) fn awaited(p: &Position) -> Seats {
    if p.is_over() {
        Seats::NONE
    } else if p.house.turns {
        Seats::only(p.turn)
    } else {
        p.everybody().filter(|seat| !p.flags.contains(*seat)).collect()
    }
}

/// Whether a seat that has raised its flag could still do something.
fn can_act(p: &Position, seat: Seat) -> bool {
    !p.empty_handed(seat)
        || !p.discards.is_empty()
        || (p.in_bag() > 0 && !p.discards.is_full(seat))
        || p.may_choose_god(seat)
        || (p.allows_errors() && p.world.laid != 0)
        || city::can_build(p, seat)
}

/// The legal answers of a seat that is to act. Passing comes first and laying last, so that whoever always takes the
/// first or always the last comes to an end.
#[inline]
pub(crate) fn legal(figures: &Figures, p: &Position, seat: Seat, out: &mut Vec<Action>) {
    if p.house.turns && seat != p.turn {
        turn_over::legal_off_turn(p, seat, out);
        return;
    }
    time::legal(p, seat, out);
    god::legal(p, seat, out);
    turn_over::legal(p, seat, out);
    take::legal(p, seat, out);
    if p.allows_errors() {
        denounce::legal(p, out);
        lay::legal_holds(figures, p, seat, out);
    }
    city::legal(p, seat, out);
    discard::legal(p, seat, out);
    draw::legal(p, seat, out);
    lay::legal(figures, p, seat, out);
}

/// What an act does to the course of the game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Course {
    /// It goes on as before.
    Same,
    /// Something came forward: a draw, a tile laid, a city built or destroyed. `[end.quiet]`
    Forward,
}

impl Referee<'_> {
    /// Carries a decision out, or refuses it and changes nothing.
    #[inline]
    pub(crate) fn decide(&mut self, seat: Seat, action: Action) -> Ruling {
        if self.p.is_over() {
            return Err(Refusal::new("end.count", "why-over"));
        }
        if seat.index() >= usize::from(self.p.players) {
            return Err(Refusal::new("setup.places", "why-no-player"));
        }
        if self.p.house.turns && seat != self.p.turn {
            return self.off_turn(seat, action);
        }
        match action {
            Action::Pass => self.pass(seat),
            Action::EndTurn => self.end_turn_early(seat),
            Action::Choose { god } => self.choose(seat, god),
            Action::TurnOver { seat: whose, place } => self.turn_over(seat, whose, place),
            Action::Take { seat: whose, place } => self.take(seat, whose, place),
            Action::Denounce { cell } => self.denounce(seat, cell),
            Action::Hold { hand, side, turn, from } => self.hold(seat, hand, side, turn, from),
            Action::Build { cell, colour, from } => self.build(seat, cell, colour, from),
            Action::Discard { hand, side } => self.discard(seat, hand, side),
            Action::Draw { tiles } => self.draw(seat, tiles),
            Action::Lay { hand, side, turn, cell, prophet, razed } => {
                self.lay(seat, lay::Laying { hand, side, turn, cell, prophet, razed })
            }
        }
    }

    /// `[turn.off]`
    fn off_turn(&mut self, seat: Seat, action: Action) -> Ruling {
        let turn = self.p.turn;
        match action {
            Action::TurnOver { seat: whose, place } if whose == seat => {
                let hands_off = || Refusal::because("turn.off", Phrase::new("why-hands-off").seat("who", turn));
                demand(self.p.explored != Some(seat), hands_off)?;
                self.turn_over_off_turn(seat, place)
            }
            _ => Err(Refusal::because("turn.off", Phrase::new("why-not-your-turn").seat("who", turn))),
        }
    }

    /// What every act of a player brings with it; at the end of each.
    #[inline]
    fn acted(&mut self, seat: Seat, course: Course) {
        let p = &mut *self.p;
        p.acts += 1;
        p.acted = true;
        p.explored = None;
        p.flags = Seats::NONE;
        p.fresh[seat.index()] = None;
        if course == Course::Forward {
            p.stirred = p.house.turns;
            self.turn_quiet_glass();
        }
        self.bound();
    }

    /// Refuses unless the colour is the seat's and a prophet of it can come: from the reserve, or from this tile if the
    /// reserve is empty.
    #[inline]
    fn prophet_can_come(&self, seat: Seat, colour: Colour, from: Option<Cell>, rule: RuleId) -> Ruling {
        let cult = self.p.cult(colour);
        demand(cult.seat == Some(seat), || Refusal::new("prophet.god", "why-not-your-colour"))?;
        match from {
            None => demand(cult.reserve > 0, || Refusal::new(rule, "why-empty-reserve")),
            Some(_) if cult.reserve > 0 => Err(Refusal::new(rule, "why-reserve-first")),
            Some(cell) => {
                let stands = self.p.world.prophets[colour as usize] & cell.bit() != 0;
                let none = || Refusal::because(rule, Phrase::new("why-no-prophet-there").text("cell", cell.name()));
                demand(stands, none)
            }
        }
    }

    /// A prophet leaves the reserve, or the tile he stood on.
    #[inline]
    fn send_prophet(&mut self, colour: Colour, from: Option<Cell>) {
        match from {
            None => self.p.colours[colour as usize].reserve -= 1,
            Some(cell) => {
                self.p.world.leave(cell);
            }
        }
    }
}

/// Where prophets of a colour may come from: the reserve, or the tiles they stand on if it is empty.
#[inline]
fn sources(p: &Position, colour: Colour) -> impl Iterator<Item = Option<Cell>> + '_ {
    let has_reserve = p.cult(colour).reserve > 0;
    let tiles = if has_reserve { 0 } else { p.world.prophets[colour as usize] };
    has_reserve.then_some(None).into_iter().chain(crate::world::cells(tiles).map(Some))
}

/// Refuses unless something holds.
#[inline]
fn demand(holds: bool, refusal: impl FnOnce() -> Refusal) -> Ruling {
    if holds { Ok(()) } else { Err(refusal()) }
}
