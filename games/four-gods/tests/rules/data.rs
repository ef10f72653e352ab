//! The component data: counted as the reconstruction says, and refused when they do not make a game.

use std::collections::BTreeMap;

use cenacle_four_gods::{Face, FourGods, Side, TILES, Terrain, Tile};
use cenacle_table::Game;

use crate::common::{game_with, shipped, shipped_text};

fn faces() -> Vec<Face> {
    let game = shipped();
    (0..TILES as u8).map(Tile).flat_map(|tile| Side::BOTH.map(|side| game.figures().face(tile, side))).collect()
}

#[test]
fn every_pattern_of_up_to_three_terrains_is_there_three_times_and_whole_ones_once() {
    let mut count: BTreeMap<Face, usize> = BTreeMap::new();
    faces().into_iter().for_each(|face| *count.entry(face).or_default() += 1);
    assert_eq!(count.len(), 64);
    for (face, copies) in count {
        let expected = if face.terrains().count_ones() == 1 { 1 } else { 3 };
        assert_eq!(copies, expected, "{face}");
    }
}

#[test]
fn each_terrain_holds_as_many_corners_as_the_others() {
    let corners = |terrain: Terrain| -> usize {
        faces().iter().map(|face| face.to_string().matches(terrain.letter()).count()).sum()
    };
    assert_eq!(Terrain::ALL.map(corners), [184; 4]);
}

#[test]
fn no_tile_has_equal_faces_and_eighty_tiles_differ() {
    let game = shipped();
    let mut kinds: BTreeMap<[Face; 2], usize> = BTreeMap::new();
    for tile in (0..TILES as u8).map(Tile) {
        let mut faces = Side::BOTH.map(|side| game.figures().face(tile, side));
        assert_ne!(faces[0], faces[1]);
        faces.sort();
        *kinds.entry(faces).or_default() += 1;
    }
    assert_eq!((kinds.len(), kinds.values().filter(|copies| **copies == 3).count()), (80, 6));
}

#[test]
fn data_that_make_no_game_are_refused_with_file_key_and_reason() {
    let tiles = shipped_text("tiles.toml");
    let table = shipped_text("table.toml");
    for (file, text, key) in [
        ("tiles.toml", tiles.replacen("MMMP/FSSS", "MMMP/MPMM", 1), "sheet.1.tiles"),
        ("tiles.toml", tiles.replacen("MMMP/FSSS", "MPFS/FSSS", 1), "sheet.1.tiles"),
        ("tiles.toml", tiles.replacen("MMMP/FSSS", "MMMX/FSSS", 1), "sheet.1.tiles"),
        ("tiles.toml", tiles.replacen("\"MMMP/FSSS\", ", "", 1), "sheet"),
        ("tiles.toml", tiles.replacen("is = 92", "is = 90", 1), "count"),
        ("tiles.toml", tiles.replace("apart = { is = []", "apart = { is = [\"MMPP:M\"]"), "zones.apart"),
        ("table.toml", table.replacen("is = 8, from = \"public\"", "is = 10, from = \"public\"", 1), "side"),
        (
            "table.toml",
            table.replacen("largest = { is = [15, 10, 5, 0]", "largest = { is = [5, 10, 15, 0]", 1),
            "largest",
        ),
        ("table.toml", table.replacen("reserve = { is = 10", "reserve = { is = 14", 1), "reserve"),
    ] {
        let error = game_with(file, text).err().unwrap_or_else(|| panic!("{key} is accepted"));
        assert!(error.contains(file) && error.contains(key), "{error}");
    }
    assert!(game_with("table.toml", table.replacen("is = 30", "is = 45", 1)).is_ok());
}

#[test]
fn what_the_game_says_of_itself_names_its_ends() {
    assert_eq!(FourGods::about().end_reasons, ["world", "bag", "pass", "quiet"]);
    assert_eq!(FourGods::about().house_end, Some("bound"));
}
