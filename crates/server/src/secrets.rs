//! Random secrets and their hashes.

use cenacle_table::{Seed, hex};
use sha2::{Digest, Sha256};

/// 32 bytes that nobody can guess.
#[must_use]
pub(crate) fn bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    // Without the system's randomness nothing here would be safe: better no server than a guessable one.
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A secret of 256 bits as text.
#[must_use]
pub(crate) fn secret() -> String {
    hex(&bytes())
}

/// The server's part of a seed.
#[must_use]
pub(crate) fn seed() -> Seed {
    Seed(bytes())
}

/// A number of 63 bits that is nobody else's.
#[must_use]
pub(crate) fn id() -> i64 {
    let [a, b, c, d, e, f, g, h, ..] = bytes();
    i64::from_le_bytes([a, b, c, d, e, f, g, h]) & i64::MAX
}

/// What is stored of a secret.
#[must_use]
pub(crate) fn hash(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

/// A secret that follows from another and need not be stored.
#[must_use]
pub(crate) fn derived(secret: &[u8], what: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(b"cenacle derived ");
    hash.update(secret);
    hash.update(what.as_bytes());
    hex(&hash.finalize()[..16])
}
