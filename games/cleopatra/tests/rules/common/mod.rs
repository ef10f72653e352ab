//! What the tests share.
//!
//! A [`Setting`] begins with a real set-up, moves cards and works about, and makes a [`Play`], in which every decision
//! is checked: what is played was legal and keeps the audit, what is refused was not legal and changes nothing.

pub(crate) mod garden;
mod play;
mod setting;

use std::sync::{Arc, LazyLock};

use cenacle_cleopatra::{Card, Cells, Cleopatra, Event, Faced, Figures, Mosaic, Work};
use cenacle_table::{Chance, DataFiles, Game, Seat, Seed, Stream};

pub(crate) use play::Play;
pub(crate) use setting::Setting;

pub(crate) const ADA: Seat = Seat::new(0);
pub(crate) const BOB: Seat = Seat::new(1);
pub(crate) const CAT: Seat = Seat::new(2);
pub(crate) const DAN: Seat = Seat::new(3);
pub(crate) const EVE: Seat = Seat::new(4);

static SHIPPED: LazyLock<Arc<Cleopatra>> = LazyLock::new(|| Arc::new(Cleopatra::open(&shipped_files()).unwrap()));

pub(crate) fn shipped_files() -> DataFiles {
    DataFiles::shipped(Cleopatra::about().data)
}

/// The game with the figures it ships with.
pub(crate) fn shipped() -> Arc<Cleopatra> {
    SHIPPED.clone()
}

/// The game with one data file changed.
pub(crate) fn game_with(file: &str, text: String) -> Arc<Cleopatra> {
    let mut files = shipped_files();
    files.replace(file, text).unwrap();
    Arc::new(Cleopatra::open(&files).unwrap())
}

/// The text of a data file as shipped.
pub(crate) fn shipped_text(file: &str) -> &'static str {
    Cleopatra::about().data.iter().find(|(name, _)| *name == file).unwrap().1
}

/// A garden file with these rows; every wall slot touches the first cell.
pub(crate) fn garden_file(rows: &[&str]) -> String {
    let mut text = format!("rows = {{ is = {rows:?}, from = \"reconstructed\" }}\n");
    for slot in 1..=9 {
        text += &format!(
            "[[wall]]\nslot = {slot}\nside = \"left\"\ncells = {{ is = [[0, 0]], from = \"reconstructed\" }}\n"
        );
    }
    text
}

pub(crate) fn up(card: Card) -> Faced {
    Faced { card, up: true }
}

pub(crate) fn down(card: Card) -> Faced {
    Faced { card, up: false }
}

pub(crate) const WALL: [Card; 3] = [Card::Artisan, Card::Stone, Card::Wood];
pub(crate) const SPHINX: [Card; 3] = [Card::Artisan, Card::Stone, Card::Marble];
pub(crate) const MOSAIC: [Card; 5] = [Card::Artisan, Card::Artisan, Card::Stone, Card::Marble, Card::Lapis];

/// What each category costs by the rulebook.
pub(crate) fn cost(work: Work) -> Vec<Card> {
    match work {
        Work::Wall => WALL.to_vec(),
        Work::Sphinx => SPHINX.to_vec(),
        Work::Mosaic => MOSAIC.to_vec(),
        Work::Throne => [some(3, Card::Artisan), some(2, Card::Marble), some(2, Card::Lapis)].concat(),
        Work::Obelisk => [some(3, Card::Artisan), some(2, Card::Stone), some(2, Card::Wood)].concat(),
        Work::Door => [some(2, Card::Artisan), vec![Card::Marble, Card::Wood, Card::Lapis]].concat(),
    }
}

/// The talents that elements and bonuses brought.
pub(crate) fn earned(events: &[Event]) -> u16 {
    let talents = |event: &Event| match event {
        Event::Builds { base, extra, .. } => base + extra,
        Event::Bonus { talents, .. } => *talents,
        _ => 0,
    };
    events.iter().map(talents).sum()
}

/// Cards of each kind, written out.
pub(crate) fn cards(counts: &[u8]) -> Vec<Card> {
    let kinds = Card::ALL.into_iter().zip(counts);
    kinds.flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(*count))).collect()
}

/// Several of one card.
pub(crate) fn some(number: usize, card: Card) -> Vec<Card> {
    vec![card; number]
}

/// The mosaic of a letter.
pub(crate) fn mosaic(figures: &Figures, letter: char) -> Mosaic {
    let index = figures.letters.iter().position(|one| one.starts_with(letter)).expect("a mosaic of this letter");
    Mosaic(index as u8)
}

/// Turn, row and column with which a mosaic lies on these cells.
pub(crate) fn place(figures: &Figures, letter: char, cells: &[(usize, usize)]) -> (u8, u8, u8) {
    let pointed_at: Cells = cells.iter().copied().collect();
    let row = cells.iter().map(|cell| cell.0).min().unwrap();
    let column = cells.iter().map(|cell| cell.1).min().unwrap();
    let ways = figures.turns[usize::from(mosaic(figures, letter).0)].ways(true);
    let turn = ways.iter().position(|way| way.at(row, column) == pointed_at);
    (turn.unwrap_or_else(|| panic!("{letter} cannot lie on {cells:?}")) as u8, row as u8, column as u8)
}

pub(crate) fn chance(text: &str) -> Chance {
    Chance::new(&Seed::from_text(text), Stream::Game)
}
