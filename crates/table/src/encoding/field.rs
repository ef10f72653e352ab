//! Fields: what a view is written as.

use cenacle_scene::{Seat, Seats};

use super::Perspective;

/// How the values of a field are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coding {
    /// A count from 0 to the most.
    Count,
    /// The same, but more counts as the most.
    Saturating,
    /// From -`most` / 2 to that, written with `most` / 2 added; what is beyond counts as the nearest.
    Signed,
    /// Yes or no.
    Flag,
    /// One of several: a 1 at its place, 0 elsewhere; all 0 where nothing is said.
    OneOf,
}

impl Coding {
    /// Its name in descriptions.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Coding::Count => "count",
            Coding::Saturating => "saturating",
            Coding::Signed => "signed",
            Coding::Flag => "flag",
            Coding::OneOf => "one-of",
        }
    }
}

/// Takes a view field by field. One function of a game both writes the values and says what they are: a [`Description`](super::Description) is made by the
/// same calls as a row of bytes.
///
/// Names are of the game's words. Parts that come again for each seat or place are entered and left, see
/// [`part`](FieldWriter::part).
pub trait FieldWriter: Sized {
    /// A field of so many values from 0 to `most` comes.
    #[inline]
    fn field(&mut self, _name: &'static str, _values: usize, _most: u8, _coding: Coding) {}

    /// A part of this name and number begins.
    #[inline]
    fn enter(&mut self, _part: &'static str, _number: usize) {}

    /// The part that was entered last ends.
    #[inline]
    fn leave(&mut self) {}

    /// The next value of the field, and the most it can be.
    fn put(&mut self, value: u8, most: u8);

    /// So many zeros.
    #[inline]
    fn zeros(&mut self, values: usize, most: u8) {
        (0..values).for_each(|_| self.put(0, most));
    }

    /// What belongs to one of several seats, places or things.
    #[inline]
    fn part(&mut self, name: &'static str, number: usize, write: impl FnOnce(&mut Self)) {
        self.enter(name, number);
        write(self);
        self.leave();
    }

    /// A number from 0 to `most`.
    #[inline]
    fn number(&mut self, name: &'static str, value: impl Into<u32>, most: u8) {
        self.field(name, 1, most, Coding::Count);
        self.put(value.into().min(255) as u8, most);
    }

    /// A number of which more than `most` counts as `most`.
    #[inline]
    fn saturating(&mut self, name: &'static str, value: impl Into<u32>, most: u8) {
        self.field(name, 1, most, Coding::Saturating);
        self.put(value.into().min(u32::from(most)) as u8, most);
    }

    /// A number from -`reach` to `reach`; what is beyond counts as the nearest.
    #[inline]
    fn signed(&mut self, name: &'static str, value: i32, reach: u8) {
        debug_assert!(reach < 128, "twice as much fits a byte");
        self.field(name, 1, 2 * reach, Coding::Signed);
        let reach = i32::from(reach);
        self.put((value.clamp(-reach, reach) + reach) as u8, 2 * reach as u8);
    }

    /// Yes or no.
    #[inline]
    fn flag(&mut self, name: &'static str, value: bool) {
        self.field(name, 1, 1, Coding::Flag);
        self.put(u8::from(value), 1);
    }

    /// One of several, or none.
    #[inline]
    fn one_of(&mut self, name: &'static str, place: Option<usize>, several: usize) {
        self.field(name, several, 1, Coding::OneOf);
        let place = place.filter(|place| *place < several);
        match place {
            None => self.zeros(several, 1),
            Some(place) => {
                self.zeros(place, 1);
                self.put(1, 1);
                self.zeros(several - place - 1, 1);
            }
        }
    }

    /// A seat, by how far it sits away, or none.
    #[inline]
    fn seat(&mut self, name: &'static str, seat: Option<Seat>, from: Perspective) {
        self.one_of(name, seat.and_then(|seat| from.distance(seat)), from.players());
    }

    /// Seats, a flag each, from the own one on.
    #[inline]
    fn seats(&mut self, name: &'static str, seats: Seats, from: Perspective) {
        let is_in = |distance| from.seat(distance).is_some_and(|seat| seats.contains(seat));
        self.flags(name, (0..from.players()).map(is_in));
    }

    /// Numbers from 0 to `most`, one beside the other.
    #[inline]
    fn numbers(&mut self, name: &'static str, values: &[u8], most: u8) {
        self.field(name, values.len(), most, Coding::Count);
        values.iter().for_each(|value| self.put(*value, most));
    }

    /// Numbers of which more than `most` counts as `most`, one beside the other.
    #[inline]
    fn saturating_numbers(&mut self, name: &'static str, values: &[u8], most: u8) {
        self.field(name, values.len(), most, Coding::Saturating);
        values.iter().for_each(|value| self.put((*value).min(most), most));
    }

    /// The lowest bits of a set, one flag each.
    #[inline]
    fn set(&mut self, name: &'static str, bits: u128, several: usize) {
        self.field(name, several, 1, Coding::Flag);
        for place in 0..several {
            self.put((bits >> place) as u8 & 1, 1);
        }
    }

    /// Flags, one beside the other.
    #[inline]
    fn flags(&mut self, name: &'static str, flags: impl ExactSizeIterator<Item = bool>) {
        self.field(name, flags.len(), 1, Coding::Flag);
        flags.for_each(|flag| self.put(u8::from(flag), 1));
    }
}

/// Writes values as they are.
#[derive(Debug)]
pub struct Bytes<'a> {
    out: &'a mut [u8],
    at: usize,
}

impl<'a> Bytes<'a> {
    /// From the start of this row.
    #[must_use]
    pub const fn new(out: &'a mut [u8]) -> Bytes<'a> {
        Bytes { out, at: 0 }
    }

    /// How many values were written.
    #[must_use]
    pub const fn written(&self) -> usize {
        self.at
    }
}

/// Eight bits as eight bytes.
#[inline]
const fn spread(bits: u8) -> [u8; 8] {
    // Seven copies side by side, from each of which one bit is kept and moved down to its byte.
    let copies = (bits as u64 & 0x7f).wrapping_mul(0x0000_0408_1020_4081) & 0x0101_0101_0101_0101;
    (copies | ((bits as u64 & 0x80) << 49)).to_le_bytes()
}

impl FieldWriter for Bytes<'_> {
    #[inline]
    fn put(&mut self, value: u8, _most: u8) {
        self.out[self.at] = value;
        self.at += 1;
    }

    #[inline]
    fn zeros(&mut self, values: usize, _most: u8) {
        self.out[self.at..self.at + values].fill(0);
        self.at += values;
    }

    #[inline]
    fn numbers(&mut self, _name: &'static str, values: &[u8], _most: u8) {
        self.out[self.at..self.at + values.len()].copy_from_slice(values);
        self.at += values.len();
    }

    #[inline]
    fn set(&mut self, _name: &'static str, bits: u128, several: usize) {
        let mut left = bits;
        for eight in self.out[self.at..self.at + several].chunks_mut(8) {
            let flags = spread(left as u8);
            left >>= 8;
            eight.copy_from_slice(&flags[..eight.len()]);
        }
        self.at += several;
    }
}

/// Writes values as shares of the most they can be.
#[derive(Debug)]
pub struct Floats<'a> {
    out: &'a mut [f32],
    at: usize,
}

impl<'a> Floats<'a> {
    /// From the start of this row.
    #[must_use]
    pub const fn new(out: &'a mut [f32]) -> Floats<'a> {
        Floats { out, at: 0 }
    }

    /// How many values were written.
    #[must_use]
    pub const fn written(&self) -> usize {
        self.at
    }
}

impl FieldWriter for Floats<'_> {
    #[inline]
    fn put(&mut self, value: u8, most: u8) {
        self.out[self.at] = f32::from(value) / f32::from(most.max(1));
        self.at += 1;
    }

    #[inline]
    fn zeros(&mut self, values: usize, _most: u8) {
        self.out[self.at..self.at + values].fill(0.0);
        self.at += values;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_bits_are_eight_bytes_the_lowest_first() {
        for bits in 0..=u8::MAX {
            let plain: [u8; 8] = std::array::from_fn(|place| bits >> place & 1);
            assert_eq!(spread(bits), plain, "{bits:#010b}");
        }
    }

    /// Something of every sort, written once.
    fn all_sorts(out: &mut impl FieldWriter) {
        out.number("round", 3_u8, 4);
        out.saturating("coins", 999_u16, 200);
        out.part("seat", 1, |out| {
            out.flag("first", true);
            out.one_of("step", Some(1), 3);
            out.one_of("winner", None, 2);
        });
        out.numbers("hand", &[2, 0], 4);
        out.set("cells", 0b1_0000_0101, 9);
        out.flags("doors", [false, true].into_iter());
    }

    #[test]
    fn one_function_writes_bytes_and_shares_and_says_what_they_are() {
        let mut describer = crate::encoding::Describer::default();
        all_sorts(&mut describer);
        let description = describer.finish();
        assert_eq!(
            description.text(),
            "0 round count:1 most 4\n1 coins saturating:1 most 200\n2 seat-1.first flag:1 most 1\n\
             3 seat-1.step one-of:3 most 1\n6 seat-1.winner one-of:2 most 1\n8 hand count:2 most 4\n\
             10 cells flag:9 most 1\n19 doors flag:2 most 1\n"
        );
        let mut row = vec![9; description.len()];
        all_sorts(&mut Bytes::new(&mut row));
        assert_eq!(row, [3, 200, 1, 0, 1, 0, 0, 0, 2, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1]);
        assert_eq!(description.read(&row, "seat-1.step"), [0, 1, 0]);
        let mut shares = vec![-1.0; description.len()];
        all_sorts(&mut Floats::new(&mut shares));
        assert_eq!(shares[..5], [0.75, 1.0, 1.0, 0.0, 1.0]);
        assert_eq!(shares[8..11], [0.5, 0.0, 1.0]);
    }

    #[test]
    fn a_number_that_is_too_large_is_noticed() {
        let mut checker = crate::encoding::Checker::default();
        checker.number("round", 4_u8, 4);
        checker.number("coins", 300_u16, 200);
        assert_eq!(checker.too_large, Some((1, 255, 200)));
    }
}
