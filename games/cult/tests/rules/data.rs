//! The component data: counts, and what malformed data are told.

use cenacle_cult::{Cult, Deck, Location};
use cenacle_kit::data::{changed, refused};
use cenacle_table::{DataFiles, Game, Origin};

use crate::common::game;

/// [setup.palace]
#[test]
fn each_deck_has_thirty_three_cards() {
    let game = game();
    for deck in Deck::ALL {
        let faces = game.figures().faces.iter().filter(|face| face.deck == Some(deck));
        assert_eq!(faces.map(|face| usize::from(face.copies)).sum::<usize>(), 33, "{deck:?}");
    }
    let sealed = game.figures().faces.iter().filter(|face| face.sealed).map(|face| face.copies).sum::<u8>();
    assert_eq!(sealed, 10 + 9);
}

/// [preach.access]
#[test]
fn followers_needed_grow_by_one_from_the_fifth_location_on() {
    let game = game();
    let needed: Vec<u8> = Location::all().map(|at| game.figures().location(at).followers).collect();
    assert_eq!(needed, [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
}

#[test]
fn wrong_figures_are_named_with_file_key_and_reason() {
    refused::<Cult>(&[
        ("cards.toml", "copies = { is = 3", "copies = { is = 4", "`miracles`"),
        ("cards.toml", "id = \"apparition\"", "id = \"epiphany\"", "epiphany.id"),
        ("cards.toml", "do = \"place-here\"", "do = \"fly\"", "unknown variant"),
        ("cults.toml", "light = { is = 18", "light = { is = 28", "anubis.dark"),
        ("cults.toml", "dark = { is = 27", "dark = { is = 25", "two Divine Powers are equal"),
        ("cults.toml", "id = \"life-drain\"", "id = \"life-gain\"", "anubis.ability"),
        ("locations.toml", "id = \"slums\"", "id = \"suburbs\"", "location.id"),
        ("locations.toml", "least = 3", "least = 1", "thieves.benefit"),
        ("privileges.toml", "location = 13", "location = 14", "there is no Location 14"),
        ("privileges.toml", "total = { is = 33", "total = { is = 32", "`total`"),
        ("table.toml", "last_round = { is = 30", "last_round = { is = 0", "last_round"),
        ("table.toml", "[\"fafnir\", \"tiamat\"]", "[\"fafnir\", \"fafnir\"]", "first_game.two"),
    ]);
}

#[test]
fn figures_of_the_box_can_be_put_in() {
    assert!(changed::<Cult>("cards.toml", "sale = { is = 6", "sale = { is = 5").is_ok());
    assert!(changed::<Cult>("cults.toml", "dark = { is = 27", "dark = { is = 31").is_ok());
}

#[test]
fn every_figure_says_where_it_comes_from() {
    let origins = DataFiles::shipped(Cult::about().data).origins().unwrap();
    assert!(origins[&Origin::Rulebook] > 100 && origins[&Origin::Reconstructed] > 100);
    assert_eq!(origins[&Origin::Public], 2, "the Light of Cthulhu and of Atheism");
}
