//! What somebody may mean who points at something: answers "why can't I?".

use cenacle_table::Seat;

use crate::{
    Action, Cell, Colour, Figures, God, Hand, Position, Side, View, position::Phase, steps::number, world::cells,
};

use super::ids;

/// The actions that pointing at an element may mean.
pub(crate) fn pointed_at(figures: &Figures, view: &View, seat: Seat, element: &str) -> Vec<Action> {
    let p = &view.seen;
    if p.phase == Phase::Gathering {
        return vec![Action::Draw { tiles: 2 }];
    }
    let mut parts = element.split('.');
    match (parts.next(), parts.next(), parts.next()) {
        (Some("cell" | "corner"), Some(cell), _) => cell.parse().map(|cell| on_cell(p, seat, cell)).unwrap_or_default(),
        (Some("city"), Some("token"), _) => build_somewhere(p, seat),
        (Some("city" | "prophet"), Some(cell), _) => {
            cell.parse().map(|cell| on_cell(p, seat, cell)).unwrap_or_default()
        }
        // Land means the cell where its kingdom begins: something lies there.
        (Some("kingdom"), Some(_), Some(cell)) => cell.parse().map(|cell| on_cell(p, seat, cell)).unwrap_or_default(),
        (Some("tile"), Some(number), _) => {
            number.parse().map(|number| with_tile(figures, p, seat, number)).unwrap_or_default()
        }
        (Some("god"), Some(name), _) => {
            God::ALL.into_iter().filter(|god| god.id() == name).map(|god| Action::Choose { god }).collect()
        }
        (Some("bag"), ..) => [2, 1].map(|tiles| Action::Draw { tiles }).into(),
        (Some("cities"), ..) => build_somewhere(p, seat),
        (Some("discard"), Some(whose), Some(place)) => in_discard(figures, p, whose, place),
        (Some("hand" | "medal" | "discard"), ..) => {
            Hand::BOTH.map(|hand| Action::Discard { hand, side: Side::Front }).into()
        }
        _ => Vec::new(),
    }
}

/// To lay a tile there, or to build there.
fn on_cell(p: &Position, seat: Seat, cell: Cell) -> Vec<Action> {
    let razed = p.world.city(cell).and_then(|_| p.colours_of(seat).next());
    let mut pointed_at = Vec::new();
    for hand in Hand::BOTH.into_iter().filter(|hand| p.held(seat, *hand).is_some()) {
        let known = if p.allows_errors() { p.holds[seat.index()].map_or(0, |hold| hold.turn) } else { 0 };
        let turns = if p.allows_errors() { known..known + 1 } else { 0..4 };
        for (side, turn) in Side::BOTH.into_iter().flat_map(|side| turns.clone().map(move |turn| (side, turn))) {
            pointed_at.push(Action::Lay { hand, side, turn, cell, prophet: None, razed });
        }
    }
    if p.world.city(cell).is_none() || pointed_at.is_empty() {
        let colour = p.colours_of(seat).next().unwrap_or(Colour::Blue);
        let from = (p.cult(colour).reserve == 0).then(|| cells(p.world.prophets[colour as usize]).next()).flatten();
        pointed_at.push(Action::Build { cell, colour, from });
    }
    if p.allows_errors() {
        pointed_at.push(Action::Denounce { cell });
    }
    pointed_at
}

fn build_somewhere(p: &Position, seat: Seat) -> Vec<Action> {
    let colour = p.colours_of(seat).next().unwrap_or(Colour::Blue);
    let from = (p.cult(colour).reserve == 0).then(|| cells(p.world.prophets[colour as usize]).next()).flatten();
    Cell::all().map(|cell| Action::Build { cell, colour, from }).collect()
}

/// To take or turn over the tile with this number, wherever it lies.
fn with_tile(figures: &Figures, p: &Position, seat: Seat, number: u16) -> Vec<Action> {
    let is_it = |serial: u16| ids::tile(serial) == ids::tile(number.saturating_sub(1));
    for whose in p.everybody() {
        for place in 0..p.discards.limit() {
            if p.discards.get(whose, place).is_some_and(|lying| is_it(lying.serial)) {
                let tile = named(figures, p, whose, place);
                return vec![Action::Take { seat: whose, place, tile }, Action::TurnOver { seat: whose, place, tile }];
            }
        }
    }
    let held = Hand::BOTH.into_iter().find(|hand| p.held(seat, *hand).is_some_and(|held| is_it(held.lying.serial)));
    if let Some(hand) = held {
        return vec![Action::Discard { hand, side: Side::Front }];
    }
    let laid = |cell: &Cell| p.world.tile(*cell).is_some_and(|laid| is_it(laid.serial));
    match cells(p.world.laid).find(laid) {
        Some(cell) => on_cell(p, seat, cell),
        None => Vec::new(),
    }
}

fn in_discard(figures: &Figures, p: &Position, whose: &str, place: &str) -> Vec<Action> {
    let seat = whose.parse().ok().and_then(Seat::from_number);
    let place = place.parse::<u8>().ok().and_then(|place| place.checked_sub(1));
    let take = |(seat, place)| vec![Action::Take { seat, place, tile: named(figures, p, seat, place) }];
    seat.zip(place).map(take).unwrap_or_default()
}

fn named(figures: &Figures, p: &Position, whose: Seat, place: u8) -> Option<u16> {
    number(figures, p.discards.get(whose, place))
}
