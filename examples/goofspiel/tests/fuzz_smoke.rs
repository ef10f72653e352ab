//! The fuzz targets of `fuzz/` on a few thousand byte strings, for machines without a fuzzer.

cenacle_kit::fuzz_smoke!(cenacle_goofspiel::Goofspiel);
