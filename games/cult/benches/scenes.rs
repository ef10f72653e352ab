//! What it costs to show a table: `cargo bench -p cenacle-cult --bench scenes`

use cenacle_cult::Cult;

// Where somebody preaches there is an offer for every available Priest on every open Location.
cenacle_kit::scene_bench!(Cult, many: 30);
