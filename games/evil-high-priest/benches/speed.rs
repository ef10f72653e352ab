//! How fast the engine is, on one thread. `cargo bench -p cenacle-evil-high-priest --bench speed`

use cenacle_evil_high_priest::EvilHighPriest;

/// The base box, and both boxes on whatever board is drawn and on some boards.
const MODES: [&str; 15] = [
    "1",
    "2",
    "3",
    "4",
    "5",
    "1 ceremony=on ritual=on board=random",
    "2 ceremony=on ritual=on board=random",
    "3 ceremony=on ritual=on board=random",
    "4 ceremony=on ritual=on board=random",
    "5 ceremony=on ritual=on board=random",
    "4 ceremony=on ritual=on board=great-cthulhu",
    "4 ceremony=on ritual=on board=crawling-chaos",
    "4 ceremony=on ritual=on board=opener-of-the-way",
    "4 ceremony=on ritual=on board=guardian-of-the-pyramid",
    "4 ceremony=on ritual=on board=yellow-sign",
];

cenacle_kit::speed_bench!(EvilHighPriest, modes: MODES, usual: "4");
