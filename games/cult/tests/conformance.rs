//! The contract every game keeps.

cenacle_table::conformance!(cenacle_cult::Cult);

cenacle_table::encoding_conformance!(cenacle_cult::Cult);
