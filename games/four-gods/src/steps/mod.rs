//! What a player can do, one file an action, in the order of the rulebook: question, legal answers, what stands against others (`may_…`) and
//! effect side by side.
//!
//! Which file plays which chapter of the rules, or one rule of a chapter that is played elsewhere (`crates/kit/tests/chapters.rs` keeps
//! it true):
//!
//! - `score.rs`: goal, score, two, god.none
//! - `options.rs`: mode
//! - `setup.rs`: setup, turn.first
//! - `steps/ready.rs`: ready, secret
//! - `steps/time.rs`: time, pass, turn, end
//! - `tile.rs`: hands, discard.places
//! - `steps/lay.rs`: tile, prophet, city.own, errors.hold
//! - `steps/discard.rs`: discard
//! - `steps/draw.rs`: draw, end.bag
//! - `steps/turn_over.rs`: turnover
//! - `steps/off_turn.rs`: turn
//! - `steps/take.rs`: take
//! - `steps/god.rs`: god
//! - `kingdoms.rs`: kingdom, score.free
//! - `steps/city.rs`: city
//! - `position.rs`: three, two.discard, two.two-gods
//! - `view.rs`: secrets
//! - `steps/denounce.rs`: errors
//! - `steps/penalty.rs`: errors
//! - `world.rs`: setup.world, kingdom.link
//! - `steps/mod.rs`: setup.places
//! - `figures/mod.rs`: time.pace
//! - `evaluation/mod.rs`: city.safe

mod city;
mod denounce;
mod discard;
mod draw;
mod god;
mod lay;
mod off_turn;
mod penalty;
mod ready;
mod take;
mod time;
mod turn_over;

use cenacle_table::{Phrase, Refusal, RuleId, Seat, Seats};

use crate::{Action, Cell, Colour, Event, Figures, KINDS, Lying, Position, position::Phase, world::cells};

pub(crate) use denounce::is_wrong;
pub(crate) use lay::{fitting_cells, open_cells};
pub(crate) use time::{end_reason, timer};

pub(crate) type Ruling = Result<(), Refusal>;

cenacle_table::referee!(figures);

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

/// What a seat that is to act is asked.
pub(crate) fn question(p: &Position, seat: Seat) -> Phrase {
    if p.phase == Phase::Gathering {
        ready::question(p, seat)
    } else if p.owed[seat.index()] > 0 {
        penalty::question()
    } else if p.house.turns && p.turn != seat {
        off_turn::question(p)
    } else {
        time::question(p, seat)
    }
}

/// The legal answers of a seat that is to act. Passing comes first and laying last, so that whoever always takes the
/// first or always the last comes to an end.
#[inline]
pub(crate) fn each_answer(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    let RulesView { figures, p } = rules;
    if p.phase == Phase::Gathering {
        ready::answers(p, seat, each);
        return;
    }
    if p.house.turns && seat != p.turn {
        off_turn::answers(figures, p, seat, each);
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

/// The same list counted, and what stands at one place of it. Where a question is short it is walked.
#[inline]
pub(crate) fn pick_answer(
    rules: RulesView<'_>,
    seat: Seat,
    choose: impl FnOnce(usize) -> usize,
) -> Option<(usize, Action)> {
    let RulesView { figures, p } = rules;
    let off_turn = p.house.turns && seat != p.turn;
    if p.phase == Phase::Gathering || off_turn || p.owed[seat.index()] > 0 {
        return None;
    }
    let own = p.own_colours(seat);
    let passes = usize::from(p.house.turns || !p.flags.contains(seat));
    let gods = if p.may_choose_god(seat) { p.free_gods().count() } else { 0 };
    let [in_left, in_right] = &p.hands[seat.index()];
    let held = usize::from(in_left.is_some()) + usize::from(in_right.is_some());
    let lying = if held < 2 { p.discards.places(p.players) } else { 0 };
    let tiles = lying.count_ones() as usize;
    let prophets = all_sources(p, own);
    let cities = city::count(p, prophets);
    let draws = if held == 0 { draw::count(p, seat) } else { 0 };
    let errors = p.allows_errors();
    let denounced = if errors { p.world.laid.count_ones() as usize } else { 0 };
    let holds = if errors && held > 0 { lay::count_holds(figures, p, seat, own) } else { 0 };
    let lays = match held {
        0 => None,
        _ if errors => lay::Lays::as_held(figures, p, seat, own),
        _ => Some(lay::Lays::of(figures, p, seat, own, prophets)),
    };
    let laid = lays.as_ref().map_or(0, |lays| lays.count);
    // In the order of `each_answer`.
    let counts = [passes + gods, 2 * tiles, denounced + holds, cities, 2 * held + draws, laid];
    let chosen = choose(counts.iter().sum());
    let mut left = chosen;
    let part = counts.iter().position(|count| {
        let here = left < *count;
        left -= if here { 0 } else { *count };
        here
    })?;
    let action = match part {
        0 => nth(left, |mut each| {
            time::answers(p, seat, &mut each);
            god::answers(p, seat, &mut each);
        }),
        1 => {
            let (whose, place) = p.discards.nth(lying, if left < tiles { left } else { left - tiles });
            let tile = number(figures, p.discards.get(whose, place));
            let turns_over = left < tiles;
            Some(if turns_over {
                Action::TurnOver { seat: whose, place, tile }
            } else {
                Action::Take { seat: whose, place, tile }
            })
        }
        2 if left < denounced => cells(p.world.laid).nth(left).map(|cell| Action::Denounce { cell }),
        2 => nth(left - denounced, |mut each| lay::holds(figures, p, seat, &mut each)),
        3 => city::nth(p, seat, left),
        4 => nth(left, |mut each| {
            discard::answers(p, seat, &mut each);
            draw::answers(p, seat, &mut each);
        }),
        _ => lays?.nth(figures, p, seat, left),
    };
    action.map(|action| (chosen, action))
}

/// The answer of this number among few.
#[inline]
fn nth(number: usize, walk: impl FnOnce(&mut dyn FnMut(Action))) -> Option<Action> {
    let (mut place, mut found) = (0, None);
    walk(&mut |action| {
        if place == number {
            found = Some(action);
        }
        place += 1;
    });
    found
}

/// What an act does to the course of the game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Course {
    /// It goes on as before.
    Same,
    /// Something came forward: a draw, a tile laid, a city built or destroyed. `[end.quiet]`
    Forward,
}

cenacle_table::rules_view!(figures);

/// Why a seat may not do this now. One that has nothing left to do is not asked, though no rule stands against what it asks for.
pub(crate) fn why_not(rules: RulesView<'_>, seat: Seat, action: Action) -> Refusal {
    rules.may(seat, action).err().unwrap_or_else(|| Refusal::new("pass.flag", "why-passed"))
}

impl RulesView<'_> {
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

/// How many those are for all of these colours.
#[inline]
fn all_sources(p: &Position, own: u8) -> usize {
    let mut count = 0;
    for place in 0..KINDS {
        if own >> place & 1 == 1 {
            let prophets = || p.world.prophets[place].count_ones() as usize;
            count += if p.colours[place].reserve > 0 { 1 } else { prophets() };
        }
    }
    count
}

/// Refuses unless something holds.
#[inline]
fn demand(holds: bool, refusal: impl FnOnce() -> Refusal) -> Ruling {
    if holds { Ok(()) } else { Err(refusal()) }
}
