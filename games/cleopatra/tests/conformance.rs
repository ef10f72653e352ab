//! The contract every game keeps.

cenacle_table::conformance!(
    cenacle_cleopatra::Cleopatra,
    together: [("flip", "off"), ("every-turn", "on"), ("ledger", "on")]
);

cenacle_table::encoding_conformance!(cenacle_cleopatra::Cleopatra);
