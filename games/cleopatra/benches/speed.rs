//! How fast the engine is, on one thread. `cargo bench -p cenacle-cleopatra --bench speed`

use cenacle_cleopatra::Cleopatra;

cenacle_kit::speed_bench!(Cleopatra, modes: ["3", "4", "5"], usual: "4");
