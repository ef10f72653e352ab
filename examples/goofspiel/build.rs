//! Bakes the component data into the program.

fn main() {
    cenacle_data::bake("data");
}
