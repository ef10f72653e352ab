//! The numbers of the actions.

use cenacle_table::encoding::{Around, Below};

use crate::{Action, Answer, FACES, Face, MAX_PLAYERS, MEMBERS, Reaction, Skill};

const SEATS: u32 = MAX_PLAYERS as u32;
const CULTISTS: u32 = MEMBERS as u32;
/// Names, credos and symbols of sects.
const IDENTITIES: u32 = 16;
/// No roll is bought a higher bonus.
const BONUSES: u32 = 61;

cenacle_table::factor!(Answer: Answer::ALL);
cenacle_table::factor!(Reaction: Reaction::ALL);
cenacle_table::factor!(Skill: Skill::ALL);
cenacle_table::factor!(Face: FACES, |face| face.0.into(), |place| Some(Face(place as u8)));

cenacle_table::numbering! {
    Action, version 1:
    Name { name: Below<IDENTITIES> },
    Credo { credo: Below<IDENTITIES> },
    Symbol { symbol: Below<IDENTITIES> },
    Mishap { face: Face },
    EndTurn,
    Summon,
    Play { face: Face },
    Attack { by: Below<CULTISTS>, face: Face },
    Discard { face: Face },
    Aim { seat: Around<SEATS>, member: Below<CULTISTS> },
    Target { seat: Around<SEATS> },
    Choose { member: Below<CULTISTS> },
    React,
    Pass,
    Counter { skill: Skill },
    Roll { bonus: Below<BONUSES> },
    Pay,
    Give { face: Face },
    Ransom,
    Keep { face: Face },
    Orders,
    Order { on: Reaction, answer: Answer },
}
