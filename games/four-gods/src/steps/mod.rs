//! What a player can do, one file an action, in the order of the rulebook: legal answers, what stands against others (`may_…`) and
//! effect side by side.

mod city;
mod denounce;
mod discard;
mod draw;
mod god;
mod lay;
mod penalty;
mod ready;
mod take;
mod time;
mod turn_over;

use cenacle_table::{Chance, Log, Phrase, Refusal, RuleId, Seat, Seats};

use crate::{Action, Cell, Colour, Event, Figures, KINDS, Lying, Position, position::Phase, world::cells};

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
    } else if p.phase == Phase::Gathering {
        ready::to_act(p)
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
    } else if p.phase == Phase::Gathering {
        ready::to_act(p)
    } else if p.house.turns {
        Seats::only(p.turn)
    } else {
        p.everybody().filter(|seat| !p.flags.contains(*seat) || p.owed[seat.index()] > 0).collect()
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
pub(crate) fn answers(figures: &Figures, p: &Position, seat: Seat, each: &mut impl FnMut(Action)) {
    if p.phase == Phase::Gathering {
        ready::answers(p, seat, each);
        return;
    }
    if p.house.turns && seat != p.turn {
        turn_over::answers_off_turn(figures, p, seat, each);
        return;
    }
    if p.owed[seat.index()] > 0 {
        penalty::answers(p, seat, each);
        return;
    }
    time::answers(p, seat, each);
    god::answers(p, seat, each);
    turn_over::answers(figures, p, seat, each);
    take::answers(figures, p, seat, each);
    if p.allows_errors() {
        denounce::answers(p, each);
        lay::holds(figures, p, seat, each);
    }
    city::answers(p, seat, each);
    discard::answers(p, seat, each);
    draw::answers(p, seat, each);
    lay::answers(figures, p, seat, each);
}

/// The same list counted, and what stands at one place of it. Where errors are allowed, and where a question is short, it is walked.
#[inline]
pub(crate) fn pick_answer(
    figures: &Figures,
    p: &Position,
    seat: Seat,
    choose: impl FnOnce(usize) -> usize,
) -> Option<(usize, Action)> {
    let off_turn = p.house.turns && seat != p.turn;
    if p.phase == Phase::Gathering || off_turn || p.owed[seat.index()] > 0 || p.allows_errors() {
        return None;
    }
    let few = Few::of(p, seat);
    let lying = if p.free_hand(seat).is_some() { p.discards.places(p.players) } else { 0 };
    let (tiles, cities) = (lying.count_ones() as usize, city::count(p, seat));
    let lays = lay::Lays::of(figures, p, seat);
    let chosen = choose(few.len() + 2 * tiles + cities + lays.count);
    let mut left = chosen;
    // In the order of `answers`: what comes by ones or twos before, and between cities and tiles.
    if let Some(action) = few.first(&mut left) {
        return Some((chosen, action));
    }
    if left < 2 * tiles {
        let (whose, place) = p.discards.nth(lying, left % tiles);
        let tile = number(figures, p.discards.get(whose, place));
        let turns_over = left < tiles;
        return Some((
            chosen,
            if turns_over {
                Action::TurnOver { seat: whose, place, tile }
            } else {
                Action::Take { seat: whose, place, tile }
            },
        ));
    }
    left -= 2 * tiles;
    if left < cities {
        return city::nth(p, seat, left).map(|action| (chosen, action));
    }
    left -= cities;
    let action = few.second(&mut left).or_else(|| lays.nth(figures, p, seat, left))?;
    Some((chosen, action))
}

/// Answers of which there are never many: passing and gods before all others, putting down and drawing before laying.
struct Few {
    actions: [Action; Few::MOST],
    len: usize,
    /// How many of them come before all others.
    first: usize,
}

impl Few {
    /// A pass, four gods, two hands with two sides each and two numbers of tiles.
    const MOST: usize = 1 + KINDS + 4 + 2;

    #[inline]
    fn of(p: &Position, seat: Seat) -> Few {
        let mut few = Few { actions: [Action::Pass; Few::MOST], len: 0, first: 0 };
        let mut each = |action: Action| {
            few.actions[few.len] = action;
            few.len += 1;
        };
        time::answers(p, seat, &mut each);
        god::answers(p, seat, &mut each);
        few.first = few.len;
        let mut each = |action: Action| {
            few.actions[few.len] = action;
            few.len += 1;
        };
        discard::answers(p, seat, &mut each);
        draw::answers(p, seat, &mut each);
        few
    }

    #[inline]
    fn len(&self) -> usize {
        self.len
    }

    /// One of those before all others; otherwise `left` is what is left to count.
    #[inline]
    fn first(&self, left: &mut usize) -> Option<Action> {
        self.among(0, self.first, left)
    }

    /// One of the others.
    #[inline]
    fn second(&self, left: &mut usize) -> Option<Action> {
        self.among(self.first, self.len, left)
    }

    #[inline]
    fn among(&self, from: usize, to: usize, left: &mut usize) -> Option<Action> {
        if *left < to - from {
            return Some(self.actions[from + *left]);
        }
        *left -= to - from;
        None
    }
}

/// What an act does to the course of the game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Course {
    /// It goes on as before.
    Same,
    /// Something came forward: a draw, a tile laid, a city built or destroyed. `[end.quiet]`
    Forward,
}

/// A position as the rules see it: what stands against an act.
#[derive(Clone, Copy)]
pub(crate) struct Sight<'a> {
    pub(crate) figures: &'a Figures,
    pub(crate) p: &'a Position,
}

impl Sight<'_> {
    /// Refuses what a seat may not do now. Each act says in its own file what stands against it.
    pub(crate) fn may(self, seat: Seat, action: Action) -> Ruling {
        if let Phase::Over(end) = self.p.phase {
            return Err(time::too_late(self.p, end));
        }
        if seat.index() >= usize::from(self.p.players) {
            return Err(Refusal::new("setup.places", "why-no-player"));
        }
        if self.p.phase == Phase::Gathering {
            return self.may_gather(seat, action);
        }
        if self.p.house.turns && seat != self.p.turn {
            return self.may_act_off_turn(seat, action);
        }
        let owes = self.p.owed[seat.index()] > 0 && !matches!(action, Action::Lose { .. });
        demand(!owes, || Refusal::new("errors.penalty", "why-penalty-first"))?;
        match action {
            Action::Ready => Err(Refusal::new("ready.all", "why-begun")),
            Action::TakeColour { .. } => Err(Refusal::new("secret.colours", "why-has-colour")),
            Action::Lose { colour, from } => self.may_lose(seat, colour, from),
            Action::Pass => self.may_pass(seat),
            Action::EndTurn => self.may_end_turn(),
            Action::Choose { god } => self.may_choose(seat, god),
            Action::TurnOver { seat: whose, place, tile } => self.may_turn_over(seat, whose, place, tile),
            Action::Take { seat: whose, place, tile } => self.may_take(seat, whose, place, tile),
            Action::Denounce { cell } => self.may_denounce(cell),
            Action::Hold { hand, side, turn, from } => self.may_hold(seat, hand, side, turn, from),
            Action::Build { cell, colour, from } => self.may_build(seat, cell, colour, from),
            Action::Discard { hand, .. } => self.may_discard(seat, hand),
            Action::Draw { tiles } => self.may_draw(seat, tiles),
            Action::Lay { hand, side, turn, cell, prophet, razed } => {
                self.may_lay(seat, lay::Laying { hand, side, turn, cell, prophet, razed })
            }
        }
    }

    /// Refuses unless the tile with this number lies at this place of a discard: says where it has gone.
    /// `[time.late]`
    fn lies_there(self, whose: Seat, place: u8, tile: Option<u16>, rule: RuleId) -> Ruling {
        let lying = self.p.discards.get(whose, place);
        // Rules 1: whatever lies there is meant.
        let meant = number(self.figures, lying) == tile;
        match tile {
            _ if meant && lying.is_some() => Ok(()),
            Some(tile) if self.figures.rules >= 2 => Err(self.gone(tile, rule)),
            _ => Err(turn_over::nothing_there(rule, place)),
        }
    }

    /// Where a tile is that lies no longer where it lay.
    fn gone(self, tile: u16, rule: RuleId) -> Refusal {
        let p = self.p;
        let why = |key| Phrase::new(key);
        let holds = |seat: &Seat| p.hands[seat.index()].iter().flatten().any(|held| held.lying.serial == tile);
        let laid = |cell: &Cell| p.world.tile(*cell).is_some_and(|laid| laid.serial == tile);
        let phrase = if let Some(seat) = p.everybody().find(holds) {
            why("why-tile-taken").seat("who", seat)
        } else if let Some((cell, laid)) =
            cells(p.world.laid).find(laid).and_then(|cell| Some((cell, p.world.tile(cell)?)))
        {
            why("why-tile-was-laid").seat("who", laid.by).text("cell", cell.name())
        } else if p.discards.iter().any(|lying| lying.serial == tile) {
            why("why-tile-moved")
        } else {
            why("why-tile-gone")
        };
        Refusal::because(rule, phrase)
    }

    /// Refuses unless the colour is the seat's and a prophet of it can come: from the reserve, or from this tile if the
    /// reserve is empty.
    #[inline]
    fn prophet_can_come(self, seat: Seat, colour: Colour, from: Option<Cell>, rule: RuleId) -> Ruling {
        let cult = self.p.cult(colour);
        demand(cult.seat == Some(seat), || Refusal::new("prophet.god", "why-not-your-colour"))?;
        match from {
            None => demand(cult.reserve > 0, || Refusal::new(rule, "why-empty-reserve")),
            Some(_) if cult.reserve > 0 => Err(self.reserve_first(rule, colour)),
            Some(cell) => {
                let stands = self.p.world.prophets[colour as usize] & cell.bit() != 0;
                demand(stands, || self.nobody_there(rule, cell))
            }
        }
    }
}

impl Referee<'_> {
    /// What a legal answer does.
    #[inline]
    pub(crate) fn decide(&mut self, seat: Seat, action: Action) {
        if let (true, Action::TurnOver { place, .. }) = (self.p.house.turns && seat != self.p.turn, action) {
            self.turn_over_off_turn(seat, place);
            return;
        }
        let turn = self.p.glass;
        let begun = self.p.phase != Phase::Gathering;
        self.act(seat, action);
        if begun {
            self.count_act(turn, action);
        }
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Ready => self.say_ready(seat),
            Action::TakeColour { colour } => self.take_colour(seat, colour),
            Action::Lose { colour, from } => self.lose(seat, colour, from),
            Action::Pass => self.pass(seat),
            Action::EndTurn => self.end_turn_early(seat),
            Action::Choose { god } => self.choose(seat, god),
            Action::TurnOver { seat: whose, place, .. } => self.turn_over(seat, whose, place),
            Action::Take { seat: whose, place, .. } => self.take(seat, whose, place),
            Action::Denounce { cell } => self.denounce(seat, cell),
            Action::Hold { hand, side, turn, from } => self.hold(seat, hand, side, turn, from),
            Action::Build { cell, colour, from } => self.build(seat, cell, colour, from),
            Action::Discard { hand, side } => self.discard(seat, hand, side),
            Action::Draw { tiles } => self.draw(seat, tiles),
            Action::Lay { hand, side, turn, cell, prophet, razed } => {
                self.lay(seat, lay::Laying { hand, side, turn, cell, prophet, razed });
            }
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
        self.has_begun(seat);
        let p = &mut *self.p;
        if course == Course::Forward {
            p.stirred = p.house.turns;
            self.turn_quiet_glass();
        }
        self.bound();
    }

    /// Patience begins when everybody has begun. `[end.quiet]`
    #[inline]
    fn has_begun(&mut self, seat: Seat) {
        if self.figures.rules >= 2 {
            self.p.begun = self.p.begun.with(seat);
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

/// The number by which an action names a tile in a discard.
#[inline]
pub(crate) fn number(figures: &Figures, lying: Option<&Lying>) -> Option<u16> {
    // Rules 1: a tile was named by its place alone.
    lying.filter(|_| figures.rules >= 2).map(|lying| lying.serial)
}

/// Where prophets of a colour may come from: the reserve, or the tiles they stand on if it is empty.
#[inline]
fn sources(p: &Position, colour: Colour) -> impl Iterator<Item = Option<Cell>> + '_ {
    let has_reserve = p.cult(colour).reserve > 0;
    let tiles = if has_reserve { 0 } else { p.world.prophets[colour as usize] };
    has_reserve.then_some(None).into_iter().chain(cells(tiles).map(Some))
}

/// How many those are.
#[inline]
fn source_count(p: &Position, colour: Colour) -> usize {
    if p.cult(colour).reserve > 0 { 1 } else { p.world.prophets[colour as usize].count_ones() as usize }
}

/// Refuses unless something holds.
#[inline]
fn demand(holds: bool, refusal: impl FnOnce() -> Refusal) -> Ruling {
    if holds { Ok(()) } else { Err(refusal()) }
}
