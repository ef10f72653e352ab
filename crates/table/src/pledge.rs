//! A provable shuffle: server and players bind themselves before anybody can know what the others chose.
//!
//! The hash of the server's secret is shown when a table is made. Each player sends a commitment too, the end of a hash chain
//! whose beginning only he knows. Only when nobody can join any more do the players show the link before their commitments; the
//! server shows its secret when the game is over. Who does not show his link in time is left out, and all others go one link
//! further: the seed they would have had is void, and nobody knows the next one yet. docs/formats.md says what that is worth.

use cenacle_scene::Seat;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Seed, chain::hex};

/// What a seed was made of, and the hash that was shown before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pledge {
    /// SHA-256 of the secret's 32 bytes, shown before the game.
    pub commitment: String,
    /// The server's part.
    pub secret: Seed,
    /// What players added in records of before they bound themselves, in the order of their seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub added: Vec<Added>,
    /// How many links the players showed.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub round: u8,
    /// What players bound themselves to, in the order of their seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bound: Vec<Bound>,
}

fn is_zero(round: &u8) -> bool {
    *round == 0
}

/// What a player added to the seed, when that was any text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Added {
    pub seat: Seat,
    pub text: String,
}

/// What a player bound himself to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bound {
    pub seat: Seat,
    /// The end of his hash chain, sent before anybody showed anything.
    pub commitment: Seed,
    /// The link as many hashes before it as there were rounds; missing if he did not show it in time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shown: Option<Seed>,
}

impl Pledge {
    /// The server's secret alone, or with texts that players added.
    #[must_use]
    pub fn new(secret: Seed, mut added: Vec<Added>) -> Pledge {
        added.sort_by_key(|added| added.seat.index());
        Pledge { commitment: commitment(&secret), secret, added, round: 0, bound: Vec::new() }
    }

    /// The server's secret with what players bound themselves to, after so many rounds.
    #[must_use]
    pub fn bound(secret: Seed, round: u8, mut bound: Vec<Bound>) -> Pledge {
        bound.sort_by_key(|bound| bound.seat.index());
        Pledge { round, bound, ..Pledge::new(secret, Vec::new()) }
    }

    /// The seed. Where nobody bound himself: SHA-256 of `cenacle pledge 1`, the secret, and for each addition the seat's
    /// number (1 byte), the length of the text (4 bytes, little-endian) and the text. Otherwise: SHA-256 of
    /// `cenacle pledge 2`, the secret, the number of rounds (1 byte), and for each who bound himself the seat's number
    /// (1 byte), his commitment (32 bytes), and either 1 (1 byte) and his link (32 bytes) or 0 (1 byte).
    #[must_use]
    pub fn seed(&self) -> Seed {
        let mut hash = Sha256::new();
        if self.bound.is_empty() {
            hash.update(b"cenacle pledge 1");
            hash.update(self.secret.0);
            for Added { seat, text } in &self.added {
                hash.update([seat.number() as u8]);
                hash.update((text.len() as u32).to_le_bytes());
                hash.update(text.as_bytes());
            }
        } else {
            hash.update(b"cenacle pledge 2");
            hash.update(self.secret.0);
            hash.update([self.round]);
            for Bound { seat, commitment, shown } in &self.bound {
                hash.update([seat.number() as u8]);
                hash.update(commitment.0);
                hash.update([u8::from(shown.is_some())]);
                shown.iter().for_each(|link| hash.update(link.0));
            }
        }
        Seed(hash.finalize().into())
    }

    /// Whether the secret is the one that was hashed, each link leads to its commitment, and the seed follows from them.
    ///
    /// # Errors
    /// Says what does not.
    pub fn check(&self, seed: &Seed) -> Result<(), String> {
        let true_commitment = commitment(&self.secret);
        if true_commitment != self.commitment {
            return Err(format!("the secret's hash is {true_commitment}, `commitment` says {}", self.commitment));
        }
        if !self.added.is_empty() && !self.bound.is_empty() || self.bound.is_empty() != (self.round == 0) {
            return Err("`added`, `round` and `bound` do not go together".to_owned());
        }
        for Bound { seat, commitment, shown } in &self.bound {
            if shown.is_some_and(|link| (0..self.round).fold(link, |link, _| link_after(&link)) != *commitment) {
                return Err(format!("what seat {seat} showed does not lead to its commitment"));
            }
        }
        if self.seed() != *seed {
            return Err(format!("secret and additions give the seed {}, `seed` says {seed}", self.seed()));
        }
        Ok(())
    }
}

/// The link that follows in a player's hash chain: SHA-256 of its 32 bytes.
#[must_use]
pub fn link_after(link: &Seed) -> Seed {
    Seed(Sha256::digest(link.0).into())
}

/// What is shown of a secret before the game.
#[must_use]
pub fn commitment(secret: &Seed) -> String {
    hex(&Sha256::digest(secret.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn added(seat: usize, text: &str) -> Added {
        Added { seat: Seat::new(seat - 1), text: text.to_owned() }
    }

    #[test]
    fn a_commitment_is_the_plain_sha_256_of_the_secret() {
        // printf '%064d' 0 | xxd -r -p | sha256sum
        let known = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(commitment(&Seed([0; 32])), known);
    }

    #[test]
    fn every_part_of_a_pledge_changes_the_seed() {
        let secret = Seed([1; 32]);
        let seeds = [
            Pledge::new(secret, vec![]),
            Pledge::new(Seed([2; 32]), vec![]),
            Pledge::new(secret, vec![added(1, "ab")]),
            Pledge::new(secret, vec![added(2, "ab")]),
            Pledge::new(secret, vec![added(1, "a"), added(2, "b")]),
            Pledge::new(secret, vec![added(1, "a"), added(2, "")]),
        ]
        .map(|pledge| pledge.seed().to_string());
        let different: std::collections::BTreeSet<&String> = seeds.iter().collect();
        assert_eq!(different.len(), seeds.len());
    }

    #[test]
    fn additions_count_by_seat_not_by_arrival() {
        let secret = Seed([1; 32]);
        let (one, other) = (vec![added(1, "a"), added(2, "b")], vec![added(2, "b"), added(1, "a")]);
        assert_eq!(Pledge::new(secret, one), Pledge::new(secret, other));
    }

    fn bound(seat: usize, link: u8, rounds: u8) -> Bound {
        let shown = Seed([link; 32]);
        let commitment = (0..rounds).fold(shown, |link, _| link_after(&link));
        Bound { seat: Seat::new(seat - 1), commitment, shown: Some(shown) }
    }

    #[test]
    fn a_link_must_lead_to_its_commitment_in_as_many_hashes_as_there_were_rounds() {
        let pledge = Pledge::bound(Seed([1; 32]), 2, vec![bound(2, 5, 2), bound(1, 4, 2)]);
        assert_eq!(pledge.bound[0].seat, Seat::new(0), "by seat");
        assert_eq!(pledge.check(&pledge.seed()), Ok(()));
        for round in [0, 1, 3] {
            let other = Pledge { round, ..pledge.clone() };
            assert!(other.check(&other.seed()).is_err(), "{round} rounds");
        }
        let mut other = pledge.clone();
        other.bound[1].shown = Some(Seed([6; 32]));
        assert!(other.check(&other.seed()).unwrap_err().contains("seat 2"));
        let mixed = Pledge { added: vec![added(1, "a")], ..pledge };
        assert!(mixed.check(&mixed.seed()).is_err(), "either texts or commitments");
    }

    #[test]
    fn who_is_left_out_is_told_and_changes_the_seed() {
        let whole = Pledge::bound(Seed([1; 32]), 1, vec![bound(1, 4, 1), bound(2, 5, 1)]);
        let mut one = whole.clone();
        one.bound[1].shown = None;
        assert_eq!(one.check(&one.seed()), Ok(()));
        let none = Pledge::bound(Seed([1; 32]), 1, vec![bound(1, 4, 1)]);
        let seeds = [whole.seed(), one.seed(), none.seed(), Pledge::new(Seed([1; 32]), vec![]).seed()];
        let different: std::collections::BTreeSet<String> = seeds.iter().map(ToString::to_string).collect();
        assert_eq!(different.len(), seeds.len());
    }

    #[test]
    fn a_secret_or_a_seed_that_was_exchanged_is_noticed() {
        let pledge = Pledge::new(Seed([1; 32]), vec![added(1, "luck")]);
        assert_eq!(pledge.check(&pledge.seed()), Ok(()));
        assert!(pledge.check(&Seed([9; 32])).unwrap_err().contains("`seed` says"));
        let exchanged = Pledge { secret: Seed([3; 32]), ..pledge.clone() };
        assert!(exchanged.check(&exchanged.seed()).unwrap_err().contains("`commitment` says"));
    }
}
