//! The hot path allocates nothing.

use cenacle_cleopatra::Cleopatra;

cenacle_kit::allocations!(Cleopatra, modes: ["3", "4", "5"]);
