//! Prints which test proves which rule, and fails if a rule is proved by none: `make rules-coverage`.

cenacle_kit::rules_coverage!(cenacle_evil_high_priest::EvilHighPriest);
