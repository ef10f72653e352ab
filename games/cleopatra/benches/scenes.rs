//! What it costs to show a table: `cargo bench -p cenacle-cleopatra --bench scenes`

use cenacle_cleopatra::Cleopatra;

// Where somebody lays a mosaic there are hundreds of offers.
cenacle_kit::scene_bench!(Cleopatra, many: 100);
