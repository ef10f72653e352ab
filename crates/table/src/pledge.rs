//! A provable shuffle: the house binds itself to a secret before anybody sits down.
//!
//! The hash of the secret is shown when a table is made, players may add words of their own until the game begins, the
//! seed is the hash of both, and the secret is shown when the game is over. So the house cannot choose a seed that it
//! likes, since it does not know what the players add, and players cannot either, since they do not know the secret.

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
    /// The house's part.
    pub secret: Seed,
    /// What players added, in the order of their seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub added: Vec<Added>,
}

/// What a player added to the seed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Added {
    /// Who.
    pub seat: Seat,
    /// Anything.
    pub text: String,
}

impl Pledge {
    /// Binds the house to a secret.
    #[must_use]
    pub fn new(secret: Seed, mut added: Vec<Added>) -> Pledge {
        added.sort_by_key(|added| added.seat.index());
        Pledge { commitment: commitment(&secret), secret, added }
    }

    /// The seed: SHA-256 of `cenacle pledge 1`, the secret, and for each addition the seat's number (1 byte), the length
    /// of the text (4 bytes, little-endian) and the text.
    #[must_use]
    pub fn seed(&self) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"cenacle pledge 1");
        hash.update(self.secret.0);
        for Added { seat, text } in &self.added {
            hash.update([seat.number() as u8]);
            hash.update((text.len() as u32).to_le_bytes());
            hash.update(text.as_bytes());
        }
        Seed(hash.finalize().into())
    }

    /// Whether the secret is the one that was hashed, and the seed the one that follows from it.
    ///
    /// # Errors
    /// Says which is not.
    pub fn check(&self, seed: &Seed) -> Result<(), String> {
        let true_commitment = commitment(&self.secret);
        if true_commitment != self.commitment {
            return Err(format!("the secret's hash is {true_commitment}, `commitment` says {}", self.commitment));
        }
        if self.seed() != *seed {
            return Err(format!("secret and additions give the seed {}, `seed` says {seed}", self.seed()));
        }
        Ok(())
    }
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

    #[test]
    fn a_secret_or_a_seed_that_was_exchanged_is_noticed() {
        let pledge = Pledge::new(Seed([1; 32]), vec![added(1, "luck")]);
        assert_eq!(pledge.check(&pledge.seed()), Ok(()));
        assert!(pledge.check(&Seed([9; 32])).unwrap_err().contains("`seed` says"));
        let exchanged = Pledge { secret: Seed([3; 32]), ..pledge.clone() };
        assert!(exchanged.check(&exchanged.seed()).unwrap_err().contains("`commitment` says"));
    }
}
