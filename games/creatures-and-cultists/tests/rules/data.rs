//! The component data: what ships makes a game, and what does not is refused by file and key.

use cenacle_creatures_and_cultists::{CreaturesAndCultists, Family};
use cenacle_kit::data::{changed, refused};
use cenacle_table::{DataFiles, Game, Lang, Origin};

use crate::common::game;

/// [card.family]
#[test]
fn the_deck_has_a_hundred_and_eighteen_cards_in_six_families() {
    let game = game();
    let figures = game.figures();
    let count = |family| figures.of(family).map(|face| usize::from(figures.copies[face.index()])).sum::<usize>();
    assert_eq!(Family::ALL.map(count), [16, 20, 16, 26, 22, 18]);
    assert_eq!(figures.cards, 118);
}

/// [kill.points] [row.active]
#[test]
fn the_sheet_uses_nine_modifiers_and_is_worth_forty_eight_points() {
    let game = game();
    let figures = game.figures();
    let mut seen: Vec<i8> = figures.modifiers.iter().flatten().copied().collect();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen, [-3, -2, -1, 0, 1, 2, 3, 4, 5]);
    assert_eq!(figures.worth.iter().map(|worth| 8 * u32::from(*worth)).sum::<u32>(), 48);
    assert_eq!(figures.brutes.count_ones(), 12);
}

#[test]
fn every_figure_has_its_origin_and_most_cards_are_reconstructed() {
    let origins = DataFiles::shipped(CreaturesAndCultists::about().data).origins().unwrap();
    assert!(origins[&Origin::Rulebook] >= 10 && origins[&Origin::Reconstructed] > 100 && origins[&Origin::Public] == 1);
}

#[test]
fn data_that_make_no_game_are_refused_with_file_key_and_reason() {
    refused::<CreaturesAndCultists>(&[
        ("cards.toml", "cards = { is = 118", "cards = { is = 119", "`cards`: the copies sum up to 118"),
        ("cards.toml", "id = \"bat\"", "id = \"club\"", "`club.id`: no card has this name"),
        ("cards.toml", "copies = { is = 1,", "copies = { is = 0,", "`eclipse.copies`: a face without a card"),
        ("cards.toml", "up-to = 2", "up-to = 7", "`police-raid.passes`"),
        ("sheet.toml", "points = { is = 1", "points = { is = 99", "row 1.points"),
        ("table.toml", "hand = { is = 6", "hand = { is = 0", "`hand`: 1 to 12 cards"),
        ("table.toml", "shreds = { is = 5", "shreds = { is = 17", "`shreds`"),
        ("table.toml", "god = { is = [25, 20, 15]", "god = { is = [25, 20, 0]", "`god`"),
    ]);
}

#[test]
fn the_printed_figures_can_be_put_in() {
    let game: CreaturesAndCultists = changed("table.toml", "favour = { is = 2", "favour = { is = 3").unwrap();
    assert_eq!(game.figures().favour, 3);
}

/// The text of a rule.
fn text(lang: Lang, id: &str) -> String {
    let source = CreaturesAndCultists::about().rules_text(lang);
    let from = source.find(&format!("## {id}\n")).unwrap_or_else(|| panic!("no rule {id}"));
    source[from..].lines().nth(3).unwrap_or_default().to_owned()
}

fn signed(number: i8) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { format!("+{number}") }
}

/// [card.family]
#[test]
fn the_rules_say_of_every_card_how_many_there_are_and_what_its_figures_are() {
    let game = game();
    let figures = game.figures();
    for (lang, card, attack, below, at_most) in [
        (Lang::En, "card", "Attack", "defence below", "or less"),
        (Lang::Fr, "carte", "Attaque", "défense sous", "ou moins"),
    ] {
        for (face, copies) in figures.faces.iter().zip(figures.copies) {
            let (id, text) = (face.named.rule, text(lang, face.named.rule));
            let plural = if copies > 1 { "s" } else { "" };
            assert!(text.starts_with(&format!("{copies} {card}{plural}. ")), "{id}: {text}");
            let says = match face.family {
                Family::Brutality => format!("{attack} {}", signed(face.weapon.bonus)),
                Family::Conjuring => {
                    format!("Test {}, {below} {}", signed(face.beast.modifier), face.beast.defence)
                }
                Family::Sorcery => format!("Test {}.", signed(face.test.unwrap())),
                Family::Event => face.test.map_or(String::new(), |test| format!("{test} {at_most}")),
                Family::Mishap | Family::Defence => String::new(),
            };
            assert!(text.contains(&says), "{id}: {says} in {text}");
        }
    }
}
