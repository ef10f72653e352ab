//! The hot path allocates nothing.

use cenacle_goofspiel::Goofspiel;

cenacle_kit::allocations!(Goofspiel, modes: ["2", "3", "4 ties=lost exchange=off"]);
