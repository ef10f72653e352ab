//! The names of everything on the stage. People count from 1, so ids do too.

use cenacle_scene::scene::Id;
use cenacle_table::Seat;

use crate::{Card, Figures, Mosaic, Resource, Work};

pub(super) fn cell((row, column): (usize, usize)) -> Id {
    format!("cell.{}.{}", row + 1, column + 1).into()
}

pub(super) fn palm((row, column): (usize, usize)) -> Id {
    format!("palm.{}.{}", row + 1, column + 1).into()
}

/// A closed region, by its first cell.
pub(super) fn ground((row, column): (usize, usize)) -> Id {
    format!("ground.{}.{}", row + 1, column + 1).into()
}

pub(super) fn wall(slot: u8) -> Id {
    format!("wall.{}", slot + 1).into()
}

pub(super) fn door(side: u8) -> Id {
    format!("door.{}", side + 1).into()
}

pub(super) fn sphinx(index: u8) -> Id {
    format!("sphinx.{}", index + 1).into()
}

pub(super) fn obelisk(index: u8) -> Id {
    format!("obelisk.{}", index + 1).into()
}

pub(super) fn square(square: u8) -> Id {
    format!("square.{square}").into()
}

pub(super) fn claim(region: u8) -> Id {
    format!("claim.{}", region + 1).into()
}

/// The place of a region that can be claimed.
pub(super) fn closed(region: u8) -> Id {
    format!("closed.{}", region + 1).into()
}

pub(super) fn stall(stall: u8) -> Id {
    format!("stall.{}", stall + 1).into()
}

pub(super) fn die(index: u8) -> Id {
    format!("die.{}", index + 1).into()
}

pub(super) fn quarry(work: Work) -> Id {
    format!("quarry.{}", work.id()).into()
}

/// All cards of one kind in the viewer's hand are one element.
pub(super) fn hand(card: Card) -> Id {
    format!("hand.{}", card.id()).into()
}

/// A card of the discard pile that the Courtesan may take.
pub(super) fn discarded(card: Card) -> Id {
    format!("fetch.{}", card.id()).into()
}

/// One of the cards drawn for the refill or by the Vizier.
pub(super) fn drawn(index: usize) -> Id {
    format!("drawn.{}", index + 1).into()
}

pub(super) fn offered(seat: Seat, card: Resource) -> Id {
    format!("offer.{seat}.{}", card.card().id()).into()
}

/// A resource that the Ambassador may wish for.
pub(super) fn wish(card: Resource) -> Id {
    format!("wish.{}", card.card().id()).into()
}

pub(super) fn coin(talents: u16) -> Id {
    format!("coin.{talents}").into()
}

pub(super) fn mosaic(figures: &Figures, mosaic: Mosaic) -> Id {
    format!("mosaic.{}", letter(figures, mosaic)).into()
}

/// Small letters, for regions that can be claimed.
const SMALL: [&str; 12] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"];

/// The letter of a region that can be claimed, on the grid and in words.
pub(super) fn region_letter(region: usize) -> &'static str {
    SMALL[region % SMALL.len()]
}

const ALPHABET: [&str; 26] = [
    "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P", "Q", "R", "S", "T", "U", "V", "W",
    "X", "Y", "Z",
];

/// The letter of a mosaic; data that name it otherwise get the letter of its place.
pub(crate) fn letter(figures: &Figures, mosaic: Mosaic) -> &'static str {
    let index = usize::from(mosaic.0);
    let written = figures.letters.get(index).map_or("", String::as_str);
    ALPHABET.into_iter().find(|letter| *letter == written).unwrap_or(ALPHABET[index % ALPHABET.len()])
}
