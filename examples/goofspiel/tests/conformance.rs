//! The contract every game keeps.

cenacle_table::conformance!(cenacle_goofspiel::Goofspiel);
