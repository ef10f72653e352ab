//! The contract every game keeps.

cenacle_table::conformance!(cenacle_creatures_and_cultists::CreaturesAndCultists);

cenacle_table::encoding_conformance!(cenacle_creatures_and_cultists::CreaturesAndCultists);
