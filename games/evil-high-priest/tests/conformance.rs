//! The contract every game keeps.

cenacle_table::conformance!(cenacle_evil_high_priest::EvilHighPriest);
