//! The contract every game keeps.

cenacle_table::conformance!(cenacle_goofspiel::Goofspiel);

cenacle_table::encoding_conformance!(cenacle_goofspiel::Goofspiel);
