//! Chance: every die and every shuffle of a game comes from here.
//!
//! A seed of 32 bytes opens a ChaCha stream (12 rounds). Ranges and shuffles are our own fixed algorithms, so
//! that a record replays the same in ten years whatever the crates around do. Changing anything here breaks
//! every record: the tests hold known streams.

use std::{fmt, str::FromStr};

use rand_chacha::{
    ChaCha12Rng,
    rand_core::{Rng, SeedableRng},
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use sha2::{Digest, Sha256};

/// The seed of a game: 32 bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from what a person types: 64 hexadecimal digits are taken as they are, any other text is hashed.
    ///
    /// ```
    /// use cenacle_table::Seed;
    /// let seed = Seed::from_text("1");
    /// assert_eq!(Seed::from_text(&seed.to_string()), seed);
    /// ```
    #[must_use]
    pub fn from_text(text: &str) -> Seed {
        text.parse().unwrap_or_else(|_| Seed(Sha256::digest(format!("cenacle seed {text}")).into()))
    }

    /// The seed of game number `index` of a series.
    #[must_use]
    pub fn derive(&self, index: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(index.to_le_bytes());
        Seed(hash.finalize().into())
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Seed, String> {
        let wrong = || format!("`{text}` is not a seed: 64 hexadecimal digits are needed");
        if text.len() != 64 || !text.is_ascii() {
            return Err(wrong());
        }
        let mut bytes = [0; 32];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digits = std::str::from_utf8(digits).map_err(|_| wrong())?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| wrong())?;
        }
        Ok(Seed(bytes))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// What a stream of chance is for. Streams of one seed are independent, so that thinking never disturbs the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stream {
    /// The game itself: shuffles and dice, in the record.
    Game,
    /// A seat's bot: its own choices.
    Bot(u8),
    /// Trying things out: resampling, undo checks, search.
    Thought,
    /// How long acts take in a simulation.
    Pace,
}

impl Stream {
    const fn number(self) -> u64 {
        match self {
            Stream::Game => 0,
            Stream::Thought => 1,
            Stream::Pace => 2,
            Stream::Bot(seat) => 16 + seat as u64,
        }
    }
}

/// Most indices that come out of one number.
const BATCH: usize = 9;

/// A source of dice and shuffles that remembers what it gave.
#[derive(Clone, Debug)]
pub struct Chance {
    stream: ChaCha12Rng,
    drawn: u64,
    keeps: Keeps,
    trace: Vec<u32>,
    /// Among how many each traced draw was, if that is kept too.
    among: Vec<u32>,
}

/// What is kept of each draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Keeps {
    Nothing,
    Draws,
    DrawsAndAmong,
}

impl Chance {
    /// Opens a stream of a seed.
    #[must_use]
    pub fn new(seed: &Seed, stream: Stream) -> Chance {
        let mut rng = ChaCha12Rng::from_seed(seed.0);
        rng.set_stream(stream.number());
        Chance { stream: rng, drawn: 0, keeps: Keeps::Nothing, trace: Vec::new(), among: Vec::new() }
    }

    /// Keeps every draw from now on, for [`take_trace`](Chance::take_trace).
    #[must_use]
    pub fn traced(mut self) -> Chance {
        self.keeps = Keeps::Draws;
        self
    }

    /// Keeps every draw from now on, and among how many it was, for [`take_trace`](Chance::take_trace) and
    /// [`take_among`](Chance::take_among).
    #[must_use]
    pub fn recorded(mut self) -> Chance {
        self.keeps = Keeps::DrawsAndAmong;
        self
    }

    /// How far the stream was read, in words of 32 bits: with the number of draws enough to [`go_to`](Chance::go_to).
    #[must_use]
    pub fn words(&self) -> u64 {
        self.stream.get_word_pos() as u64
    }

    /// Goes on from where a stream of the same seed was.
    pub fn go_to(&mut self, words: u64, drawn: u64) {
        self.stream.set_word_pos(words.into());
        self.drawn = drawn;
    }

    /// How many draws were made so far.
    #[inline]
    #[must_use]
    pub fn drawn(&self) -> u64 {
        self.drawn
    }

    /// The draws made since the trace was last cleared; empty if the stream is not traced.
    #[must_use]
    pub fn trace(&self) -> &[u32] {
        &self.trace
    }

    /// Forgets the draws kept so far.
    pub fn clear_trace(&mut self) {
        self.trace.clear();
    }

    /// The draws kept since the last call.
    pub fn take_trace(&mut self) -> Vec<u32> {
        std::mem::take(&mut self.trace)
    }

    /// Among how many each of these draws was, kept since the last call.
    pub fn take_among(&mut self) -> Vec<u32> {
        std::mem::take(&mut self.among)
    }

    /// A number below `n`, each equally likely: Lemire's multiplication with rejection, on 32 bits.
    ///
    /// # Panics
    /// If `n` is 0: there is no number below it.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "a draw among nothing");
        let mut product = u64::from(self.stream.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.stream.next_u32()) * u64::from(n);
            }
        }
        let value = (product >> 32) as u32;
        self.drawn += 1;
        if self.keeps != Keeps::Nothing {
            self.note(value, n);
        }
        value
    }

    /// Keeps a draw, where somebody wants it: apart, so that the others need not make room for it.
    #[inline(never)]
    fn note(&mut self, value: u32, n: u32) {
        // Without growing, nothing is called from here.
        if self.keeps == Keeps::Draws && self.trace.len() < self.trace.capacity() {
            self.trace.push(value);
        } else {
            self.note_both(value, n);
        }
    }

    #[cold]
    fn note_both(&mut self, value: u32, n: u32) {
        self.trace.push(value);
        if self.keeps == Keeps::DrawsAndAmong {
            self.among.push(n);
        }
    }

    /// Throws a die with faces `1..=faces`.
    #[inline]
    pub fn die(&mut self, faces: u32) -> u32 {
        self.below(faces) + 1
    }

    /// Shuffles in place: from the last card down, each changes places with one not after it.
    #[inline]
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        for last in (1..cards.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            cards.swap(last, other);
        }
    }

    /// Brings `count` of these to the end, any of them in any order equally likely; all of them are shuffled so. Several
    /// indices come out of one number (Brackett-Rozelle and Lemire's batches, exact like [`below`](Chance::below)): made
    /// for thought, which shuffles all the time. What is traced is drawn one by one, as by [`shuffle`](Chance::shuffle).
    #[inline]
    pub fn bring_up<T>(&mut self, cards: &mut [T], count: usize) {
        if self.keeps != Keeps::Nothing {
            return self.shuffle(cards);
        }
        let mut left = cards.len();
        let stays = cards.len().saturating_sub(count).max(1);
        while left > stays {
            let (mut product, mut drawn) = (1_u64, 0);
            while drawn < BATCH && left - drawn > stays && product <= (1 << 56) / (left - drawn) as u64 {
                product *= (left - drawn) as u64;
                drawn += 1;
            }
            let mut places = [0; BATCH];
            loop {
                let mut word = self.stream.next_u64();
                for (index, place) in places[..drawn].iter_mut().enumerate() {
                    let wide = u128::from(word) * (left - index) as u128;
                    (*place, word) = ((wide >> 64) as usize, wide as u64);
                }
                if word >= product || word >= product.wrapping_neg() % product {
                    break;
                }
            }
            self.drawn += 1;
            for place in &places[..drawn] {
                left -= 1;
                cards.swap(left, *place);
            }
        }
    }

    /// One of these, each equally likely.
    #[inline]
    pub fn pick<'a, T>(&mut self, among: &'a [T]) -> &'a T {
        &among[self.below(among.len() as u32) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_stream_for_ever() {
        let mut chance = Chance::new(&Seed([7; 32]), Stream::Game);
        let draws: Vec<u32> = (0..12).map(|_| chance.below(1000)).collect();
        assert_eq!(draws, KNOWN_DRAWS);
        let mut cards: Vec<u8> = (0..10).collect();
        chance.shuffle(&mut cards);
        assert_eq!(cards, KNOWN_SHUFFLE);
    }

    const KNOWN_DRAWS: [u32; 12] = [470, 128, 65, 734, 943, 535, 533, 255, 242, 128, 498, 857];
    const KNOWN_SHUFFLE: [u8; 10] = [0, 8, 4, 6, 5, 9, 7, 1, 3, 2];

    #[test]
    fn a_stream_goes_on_from_where_another_was() {
        let mut chance = Chance::new(&Seed([7; 32]), Stream::Game);
        for _ in 0..100 {
            chance.below(1000);
            let mut other = Chance::new(&Seed([7; 32]), Stream::Game);
            other.go_to(chance.words(), chance.drawn());
            assert_eq!((other.clone().below(1 << 30), other.drawn()), (chance.clone().below(1 << 30), chance.drawn()));
        }
    }

    #[test]
    fn streams_of_one_seed_differ() {
        let draws = |stream| {
            let mut chance = Chance::new(&Seed([7; 32]), stream);
            (0..8).map(|_| chance.below(1000)).collect::<Vec<_>>()
        };
        assert_ne!(draws(Stream::Game), draws(Stream::Thought));
        assert_ne!(draws(Stream::Bot(0)), draws(Stream::Bot(1)));
    }

    #[test]
    fn every_face_comes_up_about_as_often() {
        let mut chance = Chance::new(&Seed::from_text("faces"), Stream::Game);
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            counts[chance.die(6) as usize - 1] += 1;
        }
        // Five standard deviations around 10,000.
        assert!(counts.iter().all(|count| (9_543..=10_457).contains(count)), "{counts:?}");
    }

    #[test]
    fn what_is_brought_up_is_any_of_them_in_any_order() {
        let mut chance = Chance::new(&Seed::from_text("up"), Stream::Thought);
        let mut orders = std::collections::BTreeMap::<[u8; 4], u32>::new();
        let mut pairs = std::collections::BTreeMap::<[u8; 2], u32>::new();
        for _ in 0..24_000 {
            let mut cards = [0, 1, 2, 3];
            chance.bring_up(&mut cards, 4);
            *orders.entry(cards).or_default() += 1;
            let mut cards = [0, 1, 2, 3];
            chance.bring_up(&mut cards, 2);
            *pairs.entry([cards[2], cards[3]]).or_default() += 1;
        }
        // Five standard deviations around 1,000 of 24 orders, and 2,000 of 12 pairs.
        assert_eq!((orders.len(), pairs.len()), (24, 12));
        assert!(orders.values().all(|count| (845..=1_155).contains(count)), "{orders:?}");
        assert!(pairs.values().all(|count| (1_786..=2_214).contains(count)), "{pairs:?}");
    }

    #[test]
    fn a_long_row_brought_up_keeps_all_its_cards_and_each_comes_anywhere() {
        let mut chance = Chance::new(&Seed::from_text("row"), Stream::Thought);
        let mut last = [0_u32; 100];
        for _ in 0..20_000 {
            let mut cards: [u8; 100] = std::array::from_fn(|index| index as u8);
            chance.bring_up(&mut cards, 60);
            last[usize::from(cards[40])] += 1;
            cards.sort_unstable();
            assert!(cards.iter().enumerate().all(|(index, card)| usize::from(*card) == index));
        }
        // Five standard deviations around 200.
        assert!(last.iter().all(|count| (130..=270).contains(count)), "{last:?}");
    }

    #[test]
    fn a_traced_stream_remembers_what_it_gave() {
        let mut chance = Chance::new(&Seed([1; 32]), Stream::Game).traced();
        let given = [chance.below(6), chance.below(100)];
        assert_eq!(chance.take_trace(), given);
        assert_eq!(chance.trace(), [0_u32; 0]);
        assert_eq!(chance.drawn(), 2);
    }
}
