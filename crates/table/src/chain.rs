//! The hash that covers a game.

use std::fmt::Write;

use cenacle_scene::Seat;
use sha2::{Digest, Sha256, digest::common::hazmat::SerializableState};

use crate::{Game, Header, Input, Outcome, Step, TimerId};

/// A hash over a game so far. It takes the header once, then a few bytes an input, so simulations can afford it.
#[derive(Clone, Debug)]
pub struct Chain(Sha256);

impl Chain {
    /// Begins with what a game is set up from.
    #[must_use]
    pub fn new(header: &Header) -> Chain {
        let bare = Header { check: String::new(), ..header.clone() };
        let mut hash = Sha256::new();
        hash.update(serde_json::to_vec(&bare).expect("a header is JSON"));
        Chain(hash)
    }

    /// A seat chose an action by its place in the legal list.
    pub fn decision(&mut self, seat: Seat, index: u16, drew: &[u32]) {
        let [low, high] = index.to_le_bytes();
        self.0.update([1, seat.index() as u8, low, high]);
        self.drew(drew);
    }

    /// A sand-glass ran out.
    pub fn expiry(&mut self, timer: TimerId, drew: &[u32]) {
        let [low, high] = timer.0.to_le_bytes();
        self.0.update([2, 0, low, high]);
        self.drew(drew);
    }

    /// How it ended.
    pub fn outcome(&mut self, outcome: Option<&Outcome>) {
        self.0.update(serde_json::to_vec(&outcome).expect("an outcome is JSON"));
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
        hex(&self.0.serialize())
    }

    /// What [`save`](Chain::save) gave; `None` if the text is something else.
    #[must_use]
    pub fn restore(text: &str) -> Option<Chain> {
        let digits = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
        let bytes: Vec<u8> = text.as_bytes().chunks(2).map(digits).collect::<Option<_>>()?;
        let state = bytes.as_slice().try_into().ok()?;
        Sha256::deserialize(state).ok().map(Chain)
    }

    /// The whole hash.
    #[must_use]
    pub fn digest(&self) -> [u8; 32] {
        self.0.clone().finalize().into()
    }

    fn drew(&mut self, drew: &[u32]) {
        self.0.update((drew.len() as u32).to_le_bytes());
        for value in drew {
            self.0.update(value.to_le_bytes());
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_saved_chain_goes_on_as_if_nothing_had_been() {
        let mut chain = Chain(Sha256::new());
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
