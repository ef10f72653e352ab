//! The count of Divine Influence, in its four steps.

use cenacle_table::{Outcome, Phrase, Seat, Seats, SheetLine};

use crate::{Colour, Figures, God, KINDS, Kingdom, Position, Terrain, kingdoms, position::Phase, steps::end_reason};

/// The count of one colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// For cities held. `[score.cities]`
    pub cities: u16,
    /// For cities destroyed. `[score.destroyed]`
    pub razed: u16,
    /// For kingdoms in which its prophets have the majority. `[score.kingdoms]`
    pub kingdoms: u16,
    /// For the largest kingdom of its god. `[score.largest]`
    pub largest: u16,
    /// For the most kingdoms of its god. `[score.most]`
    pub most: u16,
}

impl Count {
    /// Where its marker stands.
    #[must_use]
    pub const fn total(&self) -> u16 {
        self.cities + self.razed + self.kingdoms + self.largest + self.most
    }
}

/// The count of every colour, and what the gods compare.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The count of each colour.
    pub counts: [Count; KINDS],
    /// Tiles of the largest kingdom of each terrain.
    pub largest: [u16; KINDS],
    /// Kingdoms of each terrain.
    pub number: [u16; KINDS],
}

/// Counts a position as if it were the end.
#[must_use]
pub fn count(figures: &Figures, p: &Position) -> Tally {
    let mut tally = Tally::default();
    for colour in Colour::ALL {
        let cult = p.cult(colour);
        let count = &mut tally.counts[colour as usize];
        count.cities = p.world.cities[colour as usize].count_ones() as u16 * figures.city_held;
        count.razed = u16::from(cult.razed) * figures.city_destroyed;
    }
    kingdoms(figures, p, |kingdom| {
        let terrain = kingdom.terrain as usize;
        tally.largest[terrain] = tally.largest[terrain].max(kingdom.size());
        tally.number[terrain] += 1;
        let most = kingdom.majority();
        if most > 0 {
            let worth = kingdom.worth(p.house.min_free);
            for (count, prophets) in tally.counts.iter_mut().zip(kingdom.prophets) {
                // Equal majorities all have it. [score.shared]
                count.kingdoms += if prophets == most { worth } else { 0 };
            }
        }
    });
    let of = |figure: &[u16; KINDS]| p.colours.map(|cult| cult.god.map(|god| figure[god.terrain() as usize]));
    let (largest, most) = (prizes(&figures.largest, of(&tally.largest)), prizes(&figures.most, of(&tally.number)));
    for colour in 0..KINDS {
        tally.counts[colour].largest = largest[colour];
        tally.counts[colour].most = most[colour];
    }
    tally
}

/// What each god in play gets for its rank: equal ones share the prizes of their ranks, rounded down.
/// `[score.prizes] [score.ties]`
#[must_use]
pub fn prizes(prizes: &[u16; KINDS], values: [Option<u16>; KINDS]) -> [u16; KINDS] {
    values.map(|value| {
        let Some(value) = value else { return 0 };
        let better = values.iter().flatten().filter(|other| **other > value).count();
        let equal = values.iter().flatten().filter(|other| **other == value).count();
        prizes[better..better + equal].iter().sum::<u16>() / equal as u16
    })
}

/// Both markers of a seat, the lower first; the one marker twice if it has but one. A god not taken is a marker at 0.
/// `[two.markers] [two.untaken]`
#[must_use]
pub fn markers(p: &Position, tally: &Tally, seat: Seat) -> [u16; 2] {
    let mut totals = p.colours_of(seat).map(|colour| tally.counts[colour as usize].total());
    let (first, second) = (totals.next().unwrap_or(0), totals.next());
    let second = if p.house.gods == 1 { first } else { second.unwrap_or(0) };
    [first.min(second), first.max(second)]
}

/// Who has won, once it is over. `[goal]`
pub(crate) fn outcome(figures: &Figures, p: &Position) -> Option<Outcome> {
    let Phase::Over(end) = p.phase else { return None };
    let tally = count(figures, p);
    // The lowest marker decides, then the highest; with one marker they are the same. [score.winner] [two.winner]
    let place = |seat: Seat| markers(p, &tally, seat);
    let rank = |seat: Seat| 1 + p.everybody().filter(|other| place(*other) > place(seat)).count() as u8;
    let winners: Seats = p.everybody().filter(|seat| rank(*seat) == 1).collect();
    let ranks = p.everybody().map(rank).collect();
    let scores = p.everybody().map(|seat| i32::from(place(seat)[0])).collect();
    Some(Outcome { reason: end_reason(end), winners, ranks, scores })
}

/// The column of the one marker a player has.
const ONE: &str = "column-influence";

/// The column of one of two markers: it names the colour. `[two.markers]`
const fn column(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "column-blue",
        Colour::Yellow => "column-yellow",
        Colour::Green => "column-green",
        Colour::Grey => "column-grey",
    }
}

pub(crate) fn sheet(figures: &Figures, p: &Position) -> Vec<SheetLine> {
    if !p.is_over() {
        return Vec::new();
    }
    let tally = count(figures, p);
    let mut lines = Vec::new();
    for seat in p.everybody() {
        for colour in p.colours_of(seat) {
            let column = if p.house.gods == 1 { ONE } else { column(colour) };
            let count = tally.counts[colour as usize];
            let mut add = |label: Phrase, value: u16, rule: &'static str| {
                lines.push(SheetLine { seat, label, column, value: i32::from(value), rule });
            };
            // One line a kind, alike for everybody: the lines of all players stand side by side.
            add(Phrase::new("sheet-cities"), count.cities, "score.cities");
            add(Phrase::new("sheet-destroyed"), count.razed, "score.destroyed");
            let mut held = [0; KINDS];
            for kingdom in won(figures, p, colour) {
                held[kingdom.terrain as usize] += kingdom.worth(p.house.min_free);
            }
            for (terrain, worth) in Terrain::ALL.into_iter().zip(held) {
                let label = Phrase::new("sheet-kingdoms").word("of", of_kingdoms(terrain));
                add(label, worth, "score.kingdoms");
            }
            if p.cult(colour).god.is_some() {
                add(Phrase::new("sheet-largest"), count.largest, "score.largest");
                add(Phrase::new("sheet-most"), count.most, "score.most");
            }
        }
        // A god not taken is the 0 that decides. [two.untaken]
        let taken = p.colours_of(seat).count() as u8;
        for _ in taken..p.house.gods {
            let (column, rule) = if p.house.gods == 1 { (ONE, "god.none") } else { ("column-untaken", "two.untaken") };
            lines.push(SheetLine { seat, label: Phrase::new("sheet-no-god"), column, value: 0, rule });
        }
    }
    lines
}

/// The kingdoms in which a colour has the majority, the largest first.
fn won(figures: &Figures, p: &Position, colour: Colour) -> Vec<Kingdom> {
    let mut won = Vec::new();
    kingdoms(figures, p, |kingdom| {
        let prophets = kingdom.prophets[colour as usize];
        if prophets > 0 && prophets == kingdom.majority() {
            won.push(kingdom);
        }
    });
    won.sort_by_key(|kingdom| (std::cmp::Reverse(kingdom.size()), kingdom.tiles.trailing_zeros()));
    won
}

/// The message that names a terrain.
pub(crate) const fn terrain_word(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Sea => "sea",
        Terrain::Plain => "plain",
        Terrain::Forest => "forest",
        Terrain::Mountain => "mountain",
    }
}

/// The message that names the kingdoms of a terrain.
pub(crate) const fn of_kingdoms(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Sea => "of-sea",
        Terrain::Plain => "of-plain",
        Terrain::Forest => "of-forest",
        Terrain::Mountain => "of-mountain",
    }
}

/// The message that names a god.
pub(crate) const fn god_word(god: God) -> &'static str {
    match god {
        God::Undines => "undines",
        God::Humans => "humans",
        God::Elves => "elves",
        God::Dwarves => "dwarves",
    }
}

/// The message that names a god in full.
pub(crate) const fn god_title(god: God) -> &'static str {
    match god {
        God::Undines => "god-of-undines",
        God::Humans => "god-of-humans",
        God::Elves => "god-of-elves",
        God::Dwarves => "god-of-dwarves",
    }
}

/// The message that names a god in full, with its article.
pub(crate) const fn the_god(god: God) -> &'static str {
    match god {
        God::Undines => "the-god-of-undines",
        God::Humans => "the-god-of-humans",
        God::Elves => "the-god-of-elves",
        God::Dwarves => "the-god-of-dwarves",
    }
}

/// The message that names a colour of several prophets.
pub(crate) const fn colours_word(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "blues",
        Colour::Yellow => "yellows",
        Colour::Green => "greens",
        Colour::Grey => "greys",
    }
}

/// The message that names a colour.
pub(crate) const fn colour_word(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "blue",
        Colour::Yellow => "yellow",
        Colour::Green => "green",
        Colour::Grey => "grey",
    }
}
