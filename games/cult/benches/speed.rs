//! How fast the engine is, on one thread. `cargo bench -p cenacle-cult --bench speed`

use cenacle_cult::Cult;

cenacle_kit::speed_bench!(Cult, modes: ["2", "3", "4", "5"], usual: "4");
