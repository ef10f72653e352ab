//! What a balance report counts of this game.

use cenacle_table::{BalanceCount, Seat};

use crate::{Event, Position, score::god_word};

/// What is counted of an event.
pub(crate) fn count_event(event: &Event, out: &mut Vec<BalanceCount>) {
    let mut add = |seat: Seat, group: &'static str, what: &'static str| out.push(BalanceCount { seat, group, what });
    match event {
        Event::Builds { seat, .. } => add(*seat, "note-cities", "note-city-built"),
        Event::Razes { seat, .. } => add(*seat, "note-cities", "note-city-razed"),
        Event::Chooses { seat, god } => add(*seat, "note-chose", god_word(*god)),
        _ => {}
    }
}

/// What is counted of a game that has just been set up or has ended.
pub(crate) fn count_position(position: &Position, out: &mut Vec<BalanceCount>) {
    if !position.is_over() {
        return;
    }
    for seat in position.everybody() {
        for colour in position.colours_of(seat) {
            if let Some(god) = position.cult(colour).god {
                out.push(BalanceCount { seat, group: "note-god", what: god_word(god) });
            }
            if position.world.cities[colour as usize] != 0 {
                out.push(BalanceCount { seat, group: "note-cities", what: "note-city-held" });
            }
        }
    }
}
