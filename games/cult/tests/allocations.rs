//! The hot path allocates nothing.

use cenacle_cult::Cult;

cenacle_kit::allocations!(Cult, modes: ["2", "3", "4", "5"]);
