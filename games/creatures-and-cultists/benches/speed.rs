//! How fast the engine is, on one thread. `cargo bench -p cenacle-creatures-and-cultists --bench speed`

use cenacle_creatures_and_cultists::CreaturesAndCultists;

cenacle_kit::speed_bench!(CreaturesAndCultists, modes: ["2", "3", "4", "5", "6", "7", "8"], usual: "4");
