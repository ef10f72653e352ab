//! The component data: figures that do not make a game are refused by file, key and reason; others change the game.

use cenacle_cleopatra::{Action, Card, Cleopatra, Step, Work};
use cenacle_table::{Game, Origin};

use crate::common::{ADA, BOB, Setting, WALL, game_with, garden_file, shipped_files, shipped_text, some};

/// The text of a file with one thing changed.
fn changed(file: &str, from: &str, to: &str) -> String {
    let text = shipped_text(file);
    assert!(text.contains(from), "{file} says nothing like {from}");
    text.replacen(from, to, 1)
}

/// Why a file is refused.
fn error(file: &str, text: String) -> String {
    let mut files = shipped_files();
    files.replace(file, text).unwrap();
    Cleopatra::open(&files).expect_err("these are no figures of a game").to_string()
}

fn refused(file: &str, from: &str, to: &str) -> String {
    error(file, changed(file, from, to))
}

#[test]
fn a_missing_key_is_named_with_its_file_and_line() {
    let text = refused("cards.toml", "total = { is = 109, from = \"rulebook\" }", "");
    assert!(text.starts_with("cards.toml: ") && text.contains("missing field `total`"), "{text}");
    let text = refused("table.toml", "hand_limit = { is = 10, from = \"rulebook\" }", "");
    assert!(text.starts_with("table.toml: ") && text.contains("missing field `hand_limit`"), "{text}");
    let text = refused("works.toml", "extra = { is = 1, from = \"rulebook\" }", "");
    assert!(text.starts_with("works.toml: ") && text.contains("missing field `extra`"), "{text}");
}

#[test]
fn an_unknown_key_a_wrong_kind_and_an_unknown_origin_are_named() {
    let text = refused("table.toml", "[players]", "[umpires]\nmin = 1\n[players]");
    assert!(text.contains("unknown field `umpires`"), "{text}");
    let text = refused("cards.toml", "count = { is = 30,", "count = { is = \"many\",");
    assert!(text.starts_with("cards.toml: ") && text.contains("many"), "{text}");
    let text = refused("garden.toml", "from = \"reconstructed\"", "from = \"hearsay\"");
    assert!(text.starts_with("garden.toml: ") && text.contains("hearsay"), "{text}");
    let text = refused("mosaics.toml", "[[mosaic]]", "[[mosaic");
    assert!(text.starts_with("mosaics.toml: ") && text.contains("line"), "{text}");
}

#[test]
fn a_file_the_game_does_not_have_is_refused() {
    let text = shipped_files().replace("dice.toml", String::new()).unwrap_err().to_string();
    let known = "cards.toml, garden.toml, mosaics.toml, table.toml, works.toml";
    assert_eq!(text, format!("dice.toml: the game has no such data file; it has {known}"));
}

/// [setup.start]
#[test]
fn cards_are_written_in_their_order_and_sum_up() {
    let sum = refused("cards.toml", "count = { is = 30,", "count = { is = 31,");
    assert_eq!(sum, "cards.toml: `total`: it says 109 cards, the kinds sum up to 110");
    let order = refused("cards.toml", "id = \"stone\"", "id = \"marble\"");
    assert_eq!(order, "cards.toml: `card.id`: `marble` stands where `stone` belongs");
    let kinds = &shipped_text("cards.toml")[..shipped_text("cards.toml").rfind("[[card]]").unwrap()];
    assert_eq!(error("cards.toml", kinds.to_owned()), "cards.toml: `card`: 16 kinds of card, not 17");
    let many = changed("cards.toml", "count = { is = 30,", "count = { is = 130,").replace("is = 109", "is = 209");
    assert_eq!(error("cards.toml", many), "cards.toml: `total`: at most 128 cards fit on the table");
}

/// [card.double] [card.trompe-loeil]
#[test]
fn each_card_gives_what_its_kind_gives() {
    let kind = refused("cards.toml", "kind = \"double\"", "kind = \"standard\"");
    assert_eq!(kind, "cards.toml: `double-artisan.kind`: `double-artisan` is a double card");
    let gives = refused("cards.toml", "gives = { is = \"artisan\",", "gives = { is = \"stone\",");
    assert_eq!(gives, "cards.toml: `artisan.gives`: it gives its own resource");
    let units = refused("cards.toml", "units = { is = 2,", "units = { is = 3,");
    assert_eq!(units, "cards.toml: `double-artisan.units`: a standard card gives 1, a double card 2");
    let any = refused(
        "cards.toml",
        "any_of = { is = [\"stone\", \"marble\", \"wood\", \"lapis\"], from = \"reconstructed\" }",
        "",
    );
    assert_eq!(any, "cards.toml: `trompe-loeil.any_of`: only the Trompe-l'oeil stands for any of a list");
}

/// [mosaic.place]
#[test]
fn a_mosaic_has_five_cells_that_hang_together() {
    let reason = "mosaics.toml: `I.shape`: a mosaic has five cells that hang together";
    assert_eq!(refused("mosaics.toml", "\"XXXXX\"", "\"XXXX\""), reason);
    assert_eq!(refused("mosaics.toml", "\"XXXXX\"", "\"XXX.XX\""), reason);
    let text = shipped_text("mosaics.toml");
    let eleven = &text[..text.rfind("[[mosaic]]").unwrap()];
    assert_eq!(error("mosaics.toml", eleven.to_owned()), "mosaics.toml: `mosaic`: 11 mosaics, not 12");
    let wide = refused("mosaics.toml", "\"XXXXX\"", "\"..........X\"");
    assert_eq!(wide, "mosaics.toml: `I.shape`: it is larger than a garden");
}

/// [wall.place] [mosaic.place]
#[test]
fn the_garden_is_a_rectangle_of_known_signs_with_its_walls_inside() {
    let outside = refused("garden.toml", "[[8, 0],", "[[9, 0],");
    assert_eq!(outside, "garden.toml: `wall 1.cells`: a cell lies outside the garden");
    assert_eq!(
        refused("garden.toml", "\"PP..P..PP\"", "\"PP..P..P\""),
        "garden.toml: `rows`: row 1 is not 8 cells long"
    );
    assert_eq!(
        refused("garden.toml", "\"PP..P..PP\"", "\"PP..x..PP\""),
        "garden.toml: `rows`: row 0: `x` is none of P . #"
    );
    assert_eq!(
        refused("garden.toml", "slot = 1\n", "slot = 2\n"),
        "garden.toml: `wall.slot`: slots are written in their order, from 1"
    );
    assert_eq!(error("garden.toml", garden_file(&[])), "garden.toml: `rows`: from 1 to 11 rows");
    assert_eq!(error("garden.toml", garden_file(&["..........."])), "garden.toml: `rows`: from 1 to 10 columns");
    let text = shipped_text("garden.toml");
    let eight = &text[..text.rfind("[[wall]]").unwrap()];
    assert_eq!(error("garden.toml", eight.to_owned()), "works.toml: `wall.count`: there is not one slot for each wall");
}

/// [mosaic.unplaceable]
#[test]
fn every_mosaic_fits_somewhere_in_the_empty_garden() {
    let text = error("garden.toml", garden_file(&["....", "....", "...."]));
    assert_eq!(text, "garden.toml: `rows`: mosaic I fits nowhere in the empty garden");
}

/// [wall.place] [door.place]
#[test]
fn works_are_written_in_their_order_with_a_cost_and_a_reward() {
    let order = refused("works.toml", "id = \"wall\"", "id = \"sphinx\"");
    assert_eq!(order, "works.toml: `work.id`: `sphinx` stands where `wall` belongs");
    let walls = refused("works.toml", "count = { is = 9,", "count = { is = 8,");
    assert_eq!(walls, "works.toml: `wall.count`: there is not one slot for each wall");
    let many = refused("works.toml", "count = { is = 6,", "count = { is = 17,");
    assert_eq!(many, "works.toml: `sphinx.count`: from 1 to 16 elements");
    let reward = refused("works.toml", "reward = { is = [2, 5],", "reward = { is = [],");
    assert_eq!(reward, "works.toml: `sphinx.reward`: at least one figure is needed");
    let cost = "cost = { is = { artisan = 1, stone = 1, marble = 1 },";
    let free = refused("works.toml", cost, "cost = { is = {},");
    assert_eq!(free, "works.toml: `sphinx.cost`: an element costs from 1 to 100 units");
    let dear = refused("works.toml", cost, "cost = { is = { artisan = 200, stone = 200 },");
    assert_eq!(dear, "works.toml: `sphinx.cost`: an element costs from 1 to 100 units");
    let text = shipped_text("works.toml");
    let door = text.find("id = \"door\"").unwrap();
    let three = format!("{}{}", &text[..door], text[door..].replacen("is = 2,", "is = 3,", 1));
    assert_eq!(error("works.toml", three), "works.toml: `door.count`: there are two door frames, left and right");
    let mosaics = refused("works.toml", "count = { is = 12,", "count = { is = 11,");
    assert_eq!(mosaics, "works.toml: `mosaic.count`: there is not one shape for each mosaic");
}

/// [dice.throw] [offering.ranks]
#[test]
fn the_figures_of_the_table_stay_within_what_the_game_can_be() {
    let cases = [
        ("ankh = { is = 1,", "ankh = { is = 0,", "`dice.ankh`: from 1 to the number of faces"),
        ("ankh = { is = 1,", "ankh = { is = 7,", "`dice.ankh`: from 1 to the number of faces"),
        ("count = { is = 5,", "count = { is = 0,", "`dice.count`: from 1 to 8 dice"),
        ("stalls = { is = 3,", "stalls = { is = 4,", "`stalls`: the market has three stalls"),
        ("min = { is = 3,", "min = { is = 2,", "`players`: the game is for 3 to 5"),
        (
            "offering = { is = [-3, 1, 2, 3, 4],",
            "offering = { is = [-3, 1, 2, 3],",
            "`offering`: one figure for each of five ranks",
        ),
        (
            "cleopatra_squares = { is = 5,",
            "cleopatra_squares = { is = 7,",
            "`cleopatra_squares`: from 1 to 6, one for each category",
        ),
        ("vizier_cards = { is = 5,", "vizier_cards = { is = 9,", "`vizier_cards`: from 1 to 8"),
        ("patience_rounds = { is = 30,", "patience_rounds = { is = 0,", "`patience_rounds`: at least one round"),
        ("statues = { is = 2,", "statues = { is = 5,", "`start.statues`: at most four"),
        ("cards = { is = 3,", "cards = { is = 30,", "`start.cards`: the deck is too small for five players"),
        ("amulet_supply = { is = 89,", "amulet_supply = { is = 0,", "`amulet_supply`: at least one"),
        ("talents_total = { is = 416,", "talents_total = { is = 0,", "`talents_total`: at least one"),
    ];
    for (from, to, reason) in cases {
        assert_eq!(refused("table.toml", &format!("\n{from}"), &format!("\n{to}")), format!("table.toml: {reason}"));
    }
}

/// [wall.reward]
#[test]
fn another_reward_for_walls_is_paid() {
    let game = game_with("works.toml", changed("works.toml", "reward = { is = [3],", "reward = { is = [7],"));
    let mut play = Setting::with(game, 3, &[]).hand(ADA, &WALL).build();
    assert_eq!(play.wall(ADA, 1), 7);
}

/// [wall.place]
#[test]
fn another_cost_is_asked() {
    let text = changed("works.toml", "{ artisan = 1, stone = 1, wood = 1 }", "{ artisan = 1, stone = 1, wood = 2 }");
    let mut play = Setting::with(game_with("works.toml", text), 3, &[]).hand(ADA, &WALL).merchants(ADA, 0).build();
    assert_eq!(play.refused(ADA, Action::Build { work: Work::Wall }), ("quarry.pay", "why-too-dear"));
}

/// [card.trompe-loeil]
#[test]
fn another_reading_of_the_trompe_l_oeil_can_be_played() {
    let text = changed("cards.toml", "any_of = { is = [\"stone\",", "any_of = { is = [\"artisan\", \"stone\",");
    let game = game_with("cards.toml", text);
    let hand = [Card::TrompeLoeil, Card::Stone, Card::Wood];
    let mut play = Setting::with(game, 3, &[]).hand(ADA, &hand).merchants(ADA, 0).build();
    play.wall(ADA, 1);
    assert_eq!(play.amulets(ADA), 1);
}

/// [hand.limit]
#[test]
fn another_hand_limit_is_asked() {
    let text = changed("table.toml", "hand_limit = { is = 10,", "hand_limit = { is = 4,");
    let mut play = Setting::with(game_with("table.toml", text), 3, &[]).hand(ADA, &some(4, Card::Stone)).build();
    play.play(ADA, Action::TakeStall { stall: 0 });
    assert_eq!(play.p.step, Step::Limit);
}

/// [setup.start]
#[test]
fn another_start_is_dealt() {
    let text = changed("table.toml", "talents = { is = 5,", "talents = { is = 8,");
    let play = Setting::with(game_with("table.toml", text), 3, &[]).build();
    assert_eq!(play.talents(BOB), 8);
}

#[test]
fn every_figure_has_an_origin_and_the_origins_are_counted() {
    let origins = shipped_files().origins().unwrap();
    for (origin, word) in
        [(Origin::Rulebook, "rulebook"), (Origin::Public, "public"), (Origin::Reconstructed, "reconstructed")]
    {
        let written: usize = (Cleopatra::about().data.iter())
            .flat_map(|(_, text)| text.lines().filter(|line| !line.starts_with('#')))
            .map(|line| line.matches(&format!("from = \"{word}\"")).count())
            .sum();
        assert_eq!(origins[&origin], written, "{word}");
    }
    assert_eq!(origins[&Origin::Public], 12 + 2, "the mosaics and the faces of the dice");
    assert_eq!(
        origins[&Origin::Reconstructed],
        6 + 2 + 10 + 1,
        "corrupted cards, calls and patience, garden and walls"
    );
}

#[test]
fn another_figure_is_another_fingerprint() {
    let mut files = shipped_files();
    let before = files.fingerprint();
    assert_eq!(before, shipped_files().fingerprint());
    files.replace("works.toml", changed("works.toml", "reward = { is = [3],", "reward = { is = [7],")).unwrap();
    assert_ne!(files.fingerprint(), before);
}
