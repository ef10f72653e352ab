//! The hash that covers a game.

use std::fmt::Write;

use cenacle_scene::Seat;
use sha2::{Digest, Sha256, digest::common::hazmat::SerializableState};

use crate::{Game, Header, Input, Outcome, Seed, Step, TimerId};

/// A hash over a game so far. It takes the header once, then a few bytes an input, so simulations can afford it.
#[derive(Clone, Debug)]
pub struct Chain {
    hash: Sha256,
    /// Bytes that the hash has not taken yet: what goes in together costs less than one by one.
    waiting: [[u8; 4]; WAITING],
    waits: u8,
}

/// As many words of four bytes as the hash takes at once.
const WAITING: usize = 16;

/// What the heads of a series of games have in common, written and hashed once: only seed and deal are other ones in each.
#[derive(Clone, Debug)]
pub struct ChainPrefix {
    hash: Sha256,
    /// Where the rest of a head is written.
    rest: Vec<u8>,
}

impl ChainPrefix {
    /// What a header has in common with those of games with another seed and another deal.
    ///
    /// # Panics
    /// If the game has a pledge or begins in a position of its own: such games are no series.
    #[must_use]
    pub fn new(header: &Header) -> ChainPrefix {
        let bare = Header { dealt: Vec::new(), check: String::new(), ..header.clone() };
        let mut text = serde_json::to_vec(&bare).expect("a header is JSON");
        let mut rest = Vec::new();
        write_rest(&mut rest, &header.seed, &[]);
        assert!(text.ends_with(&rest), "the seed and the deal are the end of a header");
        text.truncate(text.len() - rest.len());
        ChainPrefix { hash: Sha256::new_with_prefix(text), rest }
    }

    /// The chain of the game with this seed, in which this was dealt.
    pub fn chain(&mut self, seed: &Seed, dealt: &[u32]) -> Chain {
        self.rest.clear();
        write_rest(&mut self.rest, seed, dealt);
        let mut hash = self.hash.clone();
        hash.update(&self.rest);
        Chain::from(hash)
    }
}

/// The JSON of a header from its seed on.
fn write_rest(text: &mut Vec<u8>, seed: &Seed, dealt: &[u32]) {
    text.extend(b"\"seed\":\"");
    for byte in seed.0 {
        text.extend([DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]]);
    }
    text.extend(b"\",\"dealt\":[");
    for (place, draw) in dealt.iter().enumerate() {
        if place > 0 {
            text.push(b',');
        }
        write_decimal(text, *draw);
    }
    text.extend(b"],\"check\":\"\"}");
}

const DIGITS: [u8; 16] = *b"0123456789abcdef";

fn write_decimal(text: &mut Vec<u8>, number: u32) {
    let mut digits = [0; 10];
    let (mut left, mut from) = (number, digits.len());
    loop {
        from -= 1;
        digits[from] = DIGITS[(left % 10) as usize];
        left /= 10;
        if left == 0 {
            break;
        }
    }
    text.extend_from_slice(&digits[from..]);
}

impl Chain {
    /// Begins with what a game is set up from.
    #[must_use]
    pub fn new(header: &Header) -> Chain {
        #[cfg(test)]
        counted::HEADERS.set(counted::HEADERS.get() + 1);
        let bare = match header.check.as_str() {
            "" => serde_json::to_vec(header),
            _ => serde_json::to_vec(&Header { check: String::new(), ..header.clone() }),
        };
        let mut hash = Sha256::new();
        hash.update(bare.expect("a header is JSON"));
        Chain::from(hash)
    }

    const fn from(hash: Sha256) -> Chain {
        Chain { hash, waiting: [[0; 4]; WAITING], waits: 0 }
    }

    /// The hash of all bytes so far.
    fn whole(&self) -> Sha256 {
        let mut hash = self.hash.clone();
        hash.update(self.waiting[..usize::from(self.waits)].as_flattened());
        hash
    }

    #[inline]
    fn take(&mut self, bytes: [u8; 4]) {
        self.waiting[usize::from(self.waits)] = bytes;
        self.waits += 1;
        if usize::from(self.waits) == WAITING {
            self.hash_waiting();
        }
    }

    #[inline(never)]
    fn hash_waiting(&mut self) {
        self.hash.update(self.waiting.as_flattened());
        self.waits = 0;
    }

    /// A seat chose an action by its place in the legal list.
    #[inline]
    pub fn decision(&mut self, seat: Seat, index: u16, drew: &[u32]) {
        let [low, high] = index.to_le_bytes();
        self.input([1, seat.index() as u8, low, high], drew);
    }

    /// A sand-glass ran out.
    pub fn expiry(&mut self, timer: TimerId, drew: &[u32]) {
        let [low, high] = timer.0.to_le_bytes();
        self.input([2, 0, low, high], drew);
    }

    /// How it ended.
    pub fn outcome(&mut self, outcome: Option<&Outcome>) {
        let mut hash = self.whole();
        hash.update(serde_json::to_vec(&outcome).expect("an outcome is JSON"));
        *self = Chain::from(hash);
    }

    /// An input was taken.
    pub fn step<G: Game>(&mut self, step: &Step<G>) {
        match step.input {
            Input::Decision { seat, index, .. } => self.decision(seat, index, &step.drew),
            Input::Expiry(timer) => self.expiry(timer, &step.drew),
        }
    }

    /// A short check of everything so far.
    #[must_use]
    pub fn check(&self) -> String {
        hex(&self.digest()[..4])
    }

    /// Itself as text, to go on from later.
    #[must_use]
    pub fn save(&self) -> String {
        hex(&self.whole().serialize())
    }

    /// What [`save`](Chain::save) gave; `None` if the text is something else.
    #[must_use]
    pub fn restore(text: &str) -> Option<Chain> {
        let digits = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
        let bytes: Vec<u8> = text.as_bytes().chunks(2).map(digits).collect::<Option<_>>()?;
        let state = bytes.as_slice().try_into().ok()?;
        Sha256::deserialize(state).ok().map(Chain::from)
    }

    /// The whole hash.
    #[must_use]
    pub fn digest(&self) -> [u8; 32] {
        self.whole().finalize().into()
    }

    /// An input, how many draws it made, and each of them.
    #[inline]
    fn input(&mut self, input: [u8; 4], drew: &[u32]) {
        #[cfg(test)]
        counted::INPUTS.set(counted::INPUTS.get() + 1);
        let waits = usize::from(self.waits);
        // Mostly nothing is drawn, and there is room for both words.
        if drew.is_empty() && waits < WAITING - 2 {
            self.waiting[waits] = input;
            self.waiting[waits + 1] = [0; 4];
            self.waits += 2;
        } else {
            self.input_with_draws(input, drew);
        }
    }

    #[inline(never)]
    fn input_with_draws(&mut self, input: [u8; 4], drew: &[u32]) {
        let (waits, words) = (usize::from(self.waits), 2 + drew.len());
        if let Some([first, count, rest @ ..]) = self.waiting[..WAITING - 1].get_mut(waits..waits + words) {
            (*first, *count) = (input, (drew.len() as u32).to_le_bytes());
            rest.iter_mut().zip(drew).for_each(|(word, value)| *word = value.to_le_bytes());
            self.waits += words as u8;
            return;
        }
        self.take(input);
        self.take((drew.len() as u32).to_le_bytes());
        drew.iter().for_each(|value| self.take(value.to_le_bytes()));
    }
}

/// Bytes as hexadecimal digits.
///
/// # Panics
/// Never: a string takes them.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a string");
        text
    })
}

/// How much work records cost, for tests that count it.
#[cfg(test)]
pub(crate) mod counted {
    use std::cell::Cell;

    thread_local! {
        /// Texts that were read as a record.
        pub(crate) static PARSED: Cell<usize> = const { Cell::new(0) };
        /// Headers that were hashed.
        pub(crate) static HEADERS: Cell<usize> = const { Cell::new(0) };
        /// Inputs that were hashed.
        pub(crate) static INPUTS: Cell<usize> = const { Cell::new(0) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;

    #[test]
    fn an_input_is_hashed_as_its_bytes_one_after_another() {
        for draws in [0, 1, 13, 14, 15, 40] {
            let drew: Vec<u32> = (0..draws).map(|draw| 70_000 * draw + 3).collect();
            let mut chain = Chain::from(Sha256::new());
            chain.decision(Seat::new(2), 515, &drew);
            let mut bytes = vec![1, 2, 3, 2];
            bytes.extend((drew.len() as u32).to_le_bytes());
            bytes.extend(drew.iter().flat_map(|value| value.to_le_bytes()));
            assert_eq!(chain.digest(), <[u8; 32]>::from(Sha256::digest(&bytes)), "{draws} draws");
        }
    }

    #[test]
    fn a_series_hashes_each_head_as_if_it_stood_alone() {
        let options = Options { players: 2, chosen: [("market".to_owned(), "on".to_owned())].into() };
        let header = |seed: Seed, dealt: &[u32]| Header {
            format: crate::record::FORMAT.to_owned(),
            format_version: crate::record::FORMAT_VERSION,
            game: "goofspiel".to_owned(),
            rules_version: 1,
            data: "\"dealt\":[]".to_owned(),
            options: options.clone(),
            seats: Vec::new(),
            seed,
            pledge: None,
            start: None,
            dealt: dealt.to_vec(),
            check: String::new(),
        };
        let mut prefix = ChainPrefix::new(&header(Seed::from_text("any"), &[7]));
        for (seed, dealt) in [("1", &[][..]), ("2", &[0]), ("3", &[9, 10, 4_294_967_295]), ("4", &[100; 70])] {
            let seed = Seed::from_text(seed);
            assert_eq!(prefix.chain(&seed, dealt).digest(), Chain::new(&header(seed, dealt)).digest(), "{dealt:?}");
        }
    }

    #[test]
    fn a_saved_chain_goes_on_as_if_nothing_had_been() {
        let mut chain = Chain::from(Sha256::new());
        for index in 0..100 {
            chain.decision(Seat::new(1), index, &[3, u32::from(index)]);
            let mut restored = Chain::restore(&chain.save()).unwrap();
            let mut same = chain.clone();
            restored.decision(Seat::new(0), 7, &[]);
            same.decision(Seat::new(0), 7, &[]);
            assert_eq!(restored.digest(), same.digest());
        }
        assert!(Chain::restore("").is_none() && Chain::restore("zz").is_none() && Chain::restore("é").is_none());
    }
}
