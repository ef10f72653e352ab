//! How fast the engine is, on one thread. `cargo bench -p cenacle-goofspiel --bench speed`

use cenacle_goofspiel::Goofspiel;

cenacle_kit::speed_bench!(Goofspiel, modes: ["2", "3", "4"], usual: "4");
