//! The hot path allocates nothing.

use cenacle_four_gods::FourGods;

cenacle_kit::allocations!(
    FourGods,
    modes: ["4", "4 time=turns gods=secret", "3", "2 time=turns", "4 errors=denounced"],
    games: 12
);
