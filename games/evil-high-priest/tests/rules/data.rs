//! The data: counts are checked when they are read, and every error names file and key.

use cenacle_evil_high_priest::EvilHighPriest;
use cenacle_kit::data::refused;
use cenacle_table::{DataFiles, Game, Origin};

#[test]
fn data_that_make_no_game_are_refused_with_file_and_key() {
    refused::<EvilHighPriest>(&[
        ("chambers.toml", "copies = { is = 4", "copies = { is = 5", "chambers.toml: `chambers`"),
        ("chambers.toml", "id = \"well\"", "id = \"cellar\"", "cellar.id"),
        ("chambers.toml", "defence = { is = 1,", "defence = { is = 19,", "well.defence"),
        ("boards.toml", "id = \"l\"", "id = \"a\"", "great-cthulhu.a.id"),
        ("boards.toml", "after = { is = [\"k\"]", "after = { is = [\"l\"]", "not every lock can be reached"),
        ("boards.toml", "after = { is = [\"k\"]", "after = { is = [\"x\"]", "great-cthulhu.l.after"),
        ("boards.toml", "shoggoth = { is = true, from = \"rulebook\" }", "", "great-cthulhu.shoggoth"),
        ("boards.toml", "raid = { is = 3", "raid = { is = 4", "there are three dice"),
        ("town.toml", "id = \"salem\"", "id = \"ipswich\"", "ipswich.id"),
        ("town.toml", "gives = { is = { treasure = 3 }", "gives = { is = { sign = 1 }", "kingsport"),
        ("rituals.toml", "{ treasure = 9 }, { treasure = 9 }]", "{ treasure = 9 }, {}, {}]", "dragon"),
        ("monsters.toml", "copies = { is = 15", "copies = { is = 16", "deep-one.copies"),
        ("table.toml", "slots = { is = 7", "slots = { is = 8", "`slots`"),
        ("table.toml", "{ sign = 1 }, { grimoire = 2 }, { magic = 4 }, ", "", "solo.table"),
        ("table.toml", "trades = { is = [{ blood = 10 }", "trades = { is = [{ sign = 1 }", "solo.trades"),
    ]);
}

#[test]
fn every_figure_says_where_it_comes_from() {
    let origins = DataFiles::shipped(EvilHighPriest::about().data).origins().unwrap();
    assert!(origins[&Origin::Rulebook] > 50 && origins[&Origin::Public] > 2 && origins[&Origin::Reconstructed] > 50);
}
