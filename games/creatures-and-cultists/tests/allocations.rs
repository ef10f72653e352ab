//! The hot path allocates nothing.

use cenacle_creatures_and_cultists::CreaturesAndCultists;

cenacle_kit::allocations!(CreaturesAndCultists, modes: ["2", "3", "4", "5", "6", "7", "8"]);
