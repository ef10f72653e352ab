//! The contract every game keeps, with both expansions together too.

cenacle_table::conformance!(
    cenacle_evil_high_priest::EvilHighPriest,
    together: [("ceremony", "on"), ("ritual", "on"), ("board", "random"), ("aggressive", "on")]
);

cenacle_table::encoding_conformance!(cenacle_evil_high_priest::EvilHighPriest);
