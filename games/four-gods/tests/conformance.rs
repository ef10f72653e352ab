//! The contract every game keeps.

cenacle_table::conformance!(cenacle_four_gods::FourGods);

cenacle_table::encoding_conformance!(cenacle_four_gods::FourGods);
