//! The count: the rulebook's examples with their figures, majorities, prizes, ties, winners.

use cenacle_four_gods::{Cell, Colour, Corner, End, God, Phase, Position, Terrain, count, kingdoms, markers, prizes};
use cenacle_scene::{Scene, scene::Common};
use cenacle_table::{Game, Seat, Seats, Viewer};
use serde_json::json;

use crate::common::{ADA, BOB, Setting, TWO_GODS, in_both, shipped};

const PRIZES: [u16; 4] = [15, 10, 5, 0];

/// A world drawn with a letter a cell: each cell is all of one terrain, a dot is empty. A small letter is a prophet's
/// tile; the prophets are given in reading order.
pub(crate) fn drawn(mut p: Position, rows: &[&str], prophets: &[Colour]) -> Position {
    let mut standing = prophets.iter();
    let mut world = Vec::new();
    for (index, letter) in rows.iter().flat_map(|row| row.chars()).enumerate() {
        let Some(terrain) = Terrain::of(letter.to_ascii_uppercase()) else { continue };
        let prophet = letter.is_ascii_lowercase().then(|| standing.next().map(|colour| (*colour, Corner::TopLeft)));
        let letters = terrain.letter().to_string().repeat(4);
        let laid = json!({
            "tile": 0, "side": "front", "face": letters, "by": 1, "seen": [], "order": index, "serial": index,
        });
        let cell = Cell::new(index).unwrap();
        world.push(json!({ "tile": { "cell": cell, "laid": laid, "prophet": prophet.flatten() } }));
    }
    let mut value = serde_json::to_value(p).unwrap();
    value["world"] = world.into();
    p = serde_json::from_value(value).unwrap();
    p
}

/// Four players, each with a god: Ada the Undines, Bob the Humans, Cat the Elves, Dan the Dwarves.
pub(crate) fn four() -> Position {
    let mut setting = Setting::of(4, &[]);
    for (seat, god) in Seats::all(4).zip(God::ALL) {
        setting = setting.god(seat, god);
    }
    setting.position()
}

fn influence(p: &Position, colour: Colour) -> u16 {
    count(shipped().figures(), p).counts[colour as usize].kingdoms
}

/// The rulebook's example A: six tiles of mountain, one grey prophet: five points.
///
/// [score.kingdoms] [kingdom.definition]
#[test]
fn example_a_a_mountain_of_six_with_one_prophet_brings_five() {
    let p = drawn(four(), &["SSs.....", "SSS....."], &[Colour::Grey]);
    assert_eq!(influence(&p, Colour::Grey), 5);
}

/// The rulebook's example B: twelve tiles of plain, two yellow prophets and one of each other colour.
///
/// [score.kingdoms]
#[test]
fn example_b_a_plain_of_twelve_with_five_prophets_brings_seven_to_yellow_alone() {
    let p = drawn(
        four(),
        &["pppPPP..", "PpPPPp.."],
        &[Colour::Yellow, Colour::Green, Colour::Blue, Colour::Grey, Colour::Yellow],
    );
    assert_eq!(influence(&p, Colour::Yellow), 7);
    assert_eq!([Colour::Green, Colour::Blue, Colour::Grey].map(|colour| influence(&p, colour)), [0; 3]);
}

/// The rulebook's example C: nine tiles of mountain, one green prophet and one blue: seven points each.
///
/// [score.shared]
#[test]
fn example_c_a_mountain_of_nine_with_two_equal_prophets_brings_seven_each() {
    let p = drawn(four(), &["sSS.....", "SSS.....", "SSs....."], &[Colour::Green, Colour::Blue]);
    assert_eq!([Colour::Green, Colour::Blue].map(|colour| influence(&p, colour)), [7, 7]);
}

/// The rulebook's example D: a sea of 21 tiles, a plain of 12, forest and mountain of 9 each.
///
/// [score.largest] [score.ties]
#[test]
fn example_d_the_largest_kingdoms_bring_15_10_2_and_2() {
    let p = drawn(
        four(),
        &["MMMMMMM.", "MMMMMMM.", "MMMMMMM.", "PPPPPP..", "PPPPPP..", "SSS.FFF.", "SSS.FFF.", "SSS.FFF."],
        &[],
    );
    let tally = count(shipped().figures(), &p);
    assert_eq!(tally.largest, [21, 12, 9, 9]);
    assert_eq!(tally.counts.map(|count| count.largest), [15, 10, 2, 2]);
}

/// The rulebook's example E: 8 forests, 7 seas, 7 plains, 4 mountains.
///
/// [score.most] [score.ties]
#[test]
fn example_e_the_most_kingdoms_bring_15_to_the_elves_and_7_to_undines_and_humans() {
    let p = drawn(
        four(),
        &["FFPPMMPP", "PPFFPPMM", "SS..FFPP", "MMSS....", "PPFFMM..", "SSMMFFPP", "..FFMMFF", "SSMMFF.."],
        &[],
    );
    let tally = count(shipped().figures(), &p);
    assert_eq!(tally.number, [7, 7, 8, 4], "sea, plain, forest, mountain");
    assert_eq!(tally.counts.map(|count| count.most), [7, 7, 15, 0]);
}

/// [score.ties] [score.prizes]
#[test]
fn every_tie_shares_the_prizes_of_its_ranks_rounded_down() {
    let shared = |values: [u16; 4]| prizes(&PRIZES, values.map(Some));
    assert_eq!(shared([9, 9, 5, 3]), [12, 12, 5, 0], "two in front");
    assert_eq!(shared([9, 5, 5, 3]), [15, 7, 7, 0], "two second");
    assert_eq!(shared([9, 7, 5, 5]), [15, 10, 2, 2], "two third");
    assert_eq!(shared([9, 5, 5, 5]), [15, 5, 5, 5], "three second");
    assert_eq!(shared([9, 9, 9, 5]), [10, 10, 10, 0], "three in front");
    assert_eq!(shared([9, 9, 9, 9]), [7, 7, 7, 7], "all four");
    assert_eq!(shared([9, 9, 5, 5]), [12, 12, 2, 2], "two and two");
    assert_eq!(
        prizes(&PRIZES, [Some(4), None, Some(4), Some(9)]),
        [7, 0, 7, 15],
        "a god not in play is ranked nowhere"
    );
    assert_eq!(prizes(&PRIZES, [Some(0), Some(3), None, None]), [10, 15, 0, 0], "no kingdom is size 0, and ranks");
}

/// [score.prizes] [three.players]
#[test]
fn with_three_players_the_terrain_of_the_unused_god_brings_prophets_points_and_no_prize() {
    let setting = Setting::of(3, &[]).god(ADA, God::Undines).god(BOB, God::Humans);
    let p = setting.god(Seat::new(2), God::Elves).position();
    assert_eq!(p.discards.limit(), 13);
    assert!(p.colours.iter().all(|cult| cult.reserve == 13));
    let p = drawn(p, &["SSSsSSSS", "MMMMM...", "PPPP....", "FF......"], &[Colour::Blue]);
    let tally = count(shipped().figures(), &p);
    assert_eq!(tally.counts.map(|count| count.largest), [15, 10, 5, 0]);
    assert_eq!(tally.counts[Colour::Blue as usize].kingdoms, 7);
}

/// [score.cities] [score.destroyed]
#[test]
fn a_city_held_and_a_city_destroyed_bring_five_each() {
    let mut p = Setting::of(4, &[]).god(ADA, God::Undines).city("A1", Colour::Blue).city("H1", Colour::Blue).position();
    p.colours[0].razed = 3;
    let counted = count(shipped().figures(), &p).counts[0];
    assert_eq!((counted.cities, counted.razed), (10, 15));
}

/// [kingdom.definition] [kingdom.link]
#[test]
fn a_lone_tile_is_no_kingdom_and_tiles_link_at_the_ends_of_their_common_side() {
    let lone = drawn(four(), &["s......."], &[Colour::Grey]);
    assert_eq!(influence(&lone, Colour::Grey), 0);
    assert_eq!(count(shipped().figures(), &lone).number, [0; 4]);
    // Two tiles whose common side is sea at its upper end and plain at its lower one are linked in both.
    let mut found = Vec::new();
    let p = side_by_side("FMPF", "MSSP");
    kingdoms(shipped().figures(), &p, |kingdom| found.push((kingdom.terrain, kingdom.size())));
    assert_eq!(found, [(Terrain::Sea, 2), (Terrain::Plain, 2)]);
    // Only neighbours by a side: tiles that meet at a corner are not.
    let diagonal = drawn(four(), &["M.......", ".M......"], &[]);
    assert_eq!(count(shipped().figures(), &diagonal).number, [0; 4]);
}

/// Two tiles on A1 and B1.
fn side_by_side(one: &str, other: &str) -> Position {
    let mut value = serde_json::to_value(four()).unwrap();
    let tile = |cell: &str, face: &str| {
        json!({ "tile": { "cell": cell, "prophet": null, "laid": {
            "tile": 0, "side": "front", "face": face, "by": 1, "seen": [], "order": 0, "serial": 0 } } })
    };
    value["world"] = json!([tile("A1", one), tile("B1", other)]);
    serde_json::from_value(value).unwrap()
}

/// [kingdom.definition]
#[test]
fn a_city_breaks_a_kingdom() {
    let whole = drawn(four(), &["MMMMM..."], &[]);
    assert_eq!(count(shipped().figures(), &whole).largest[0], 5);
    let broken = drawn(four(), &["MM.MM..."], &[]);
    assert_eq!((count(shipped().figures(), &broken).largest[0], count(shipped().figures(), &broken).number[0]), (2, 2));
}

/// [score.free]
#[test]
fn by_the_option_a_kingdom_with_fewer_than_two_free_tiles_brings_nothing() {
    let rows = &["mM......", "mMM....."];
    let prophets = &[Colour::Blue, Colour::Blue];
    let plain = drawn(four(), rows, prophets);
    assert_eq!(influence(&plain, Colour::Blue), 3);
    let tight = drawn(four(), &["mM......"], &[Colour::Blue]);
    assert_eq!(influence(&tight, Colour::Blue), 1);
    let mut asked = tight;
    asked.house.min_free = 2;
    assert_eq!(influence(&asked, Colour::Blue), 0);
    let option = Setting::of(4, &[("min-free", "two")]).position();
    assert_eq!(option.house.min_free, 2);
}

/// [goal] [score.winner]
#[test]
fn the_most_influence_wins_and_equal_ones_share() {
    let game = shipped();
    let over = |rows: &[&str], prophets: &[Colour]| {
        let mut p = drawn(four(), rows, prophets);
        p.phase = Phase::Over(End::World);
        game.outcome(&p).unwrap()
    };
    // Every god has one kingdom of three, so all prizes are equal, and only prophets differ.
    let rows = &["MMm.....", "PPp.....", "FFF.....", "SSS....."];
    let shared = over(rows, &[Colour::Blue, Colour::Yellow]);
    assert_eq!(shared.winners, Seats::only(ADA).with(BOB));
    assert_eq!((shared.ranks.as_slice(), shared.scores.as_slice()), (&[1, 1, 3, 3][..], &[16, 16, 14, 14][..]));
    let alone = over(&["MMM.....", "PPp.....", "FFF.....", "SSS....."], &[Colour::Yellow]);
    assert_eq!(alone.winners, Seats::only(BOB));
}

/// [god.none]
#[test]
fn who_never_took_a_god_scores_nothing() {
    let mut p = drawn(Setting::of(4, &[]).god(ADA, God::Undines).position(), &["MMM.....", "PPP....."], &[]);
    p.phase = Phase::Over(End::Pass);
    let outcome = shipped().outcome(&p).unwrap();
    assert_eq!(outcome.scores.as_slice(), [30, 0, 0, 0]);
    assert!(shipped().sheet(&p).iter().any(|line| line.rule == "god.none" && line.seat == BOB));
}

/// Two players with two colours each: Ada blue and green, Bob yellow and grey.
fn two() -> Position {
    let setting = Setting::of(2, &[]).god(ADA, God::Undines).god(ADA, God::Elves);
    setting.god(BOB, God::Humans).god(BOB, God::Dwarves).position()
}

/// The rulebook's example: one blue and three green prophets against two grey ones: green has the majority.
///
/// [two.markers]
#[test]
fn with_two_colours_majorities_are_counted_by_colour() {
    let (blue, green, grey) = (Colour::Blue, Colour::Green, Colour::Grey);
    let p = drawn(two(), &["pppPPP..", "pppPPP.."], &[blue, green, green, green, grey, grey]);
    assert_eq!([blue, green, grey].map(|colour| influence(&p, colour)), [0, 6, 0]);
    let tally = count(shipped().figures(), &p);
    assert_eq!(markers(&p, &tally, ADA), {
        let total = |colour: Colour| tally.counts[colour as usize].total();
        [total(blue).min(total(green)), total(blue).max(total(green))]
    });
}

/// [two.winner]
#[test]
fn the_lowest_marker_loses_then_the_highest_wins_then_the_win_is_shared() {
    let game = shipped();
    let outcome = |p: &Position| {
        let mut p = *p;
        p.phase = Phase::Over(End::World);
        game.outcome(&p).unwrap()
    };
    // All gods equal: every marker gets the same prizes.
    let even = drawn(two(), &["MM......", "PP......", "FF......", "SS......"], &[]);
    assert_eq!(outcome(&even).winners, Seats::all(2));
    let mut higher = even;
    higher.colours[Colour::Blue as usize].razed = 1;
    assert_eq!(outcome(&higher).winners, Seats::only(ADA), "the lowest markers are equal, hers is the highest");
    higher.colours[Colour::Yellow as usize].razed = 1;
    higher.colours[Colour::Grey as usize].razed = 1;
    assert_eq!(outcome(&higher).winners, Seats::only(BOB), "his lower marker is above hers");
    assert_eq!(outcome(&higher).scores.as_slice(), [14, 19]);
}

/// [two.untaken]
#[test]
fn a_god_not_taken_is_a_marker_at_zero() {
    let p = drawn(Setting::of(2, &[]).god(ADA, God::Undines).position(), &["MMM....."], &[]);
    let tally = count(shipped().figures(), &p);
    assert_eq!(markers(&p, &tally, ADA), [0, 30]);
    assert_eq!(markers(&p, &tally, BOB), [0, 0]);
}

/// [two.two-gods] [two.discard]
#[test]
fn two_players_with_two_gods_have_thirteen_prophets_and_two_prizes() {
    let p = Setting::of(2, &[TWO_GODS]).god(ADA, God::Undines).god(BOB, God::Dwarves).position();
    assert_eq!((p.discards.limit(), p.cult(Colour::Blue).reserve), (20, 13));
    let p = drawn(p, &["MM......", "SSS.....", "PPPPPP..", "FFFFFF.."], &[]);
    let tally = count(shipped().figures(), &p);
    assert_eq!(tally.counts.map(|count| count.largest), [10, 0, 0, 15]);
}

/// [end.count] [score.kingdoms]
#[test]
fn the_sheet_adds_up_to_the_score_line_by_line() {
    let game = shipped();
    let mut p =
        drawn(four(), &["mMMm....", "ppP.....", "SSS.FF.."], &[Colour::Blue, Colour::Grey, Colour::Blue, Colour::Blue]);
    p.colours[0].razed = 1;
    assert!(game.sheet(&p).is_empty(), "before the end there is none");
    p.phase = Phase::Over(End::Bag);
    let outcome = game.outcome(&p).unwrap();
    for seat in Seats::all(4) {
        let sum: i32 = game.sheet(&p).iter().filter(|line| line.seat == seat).map(|line| line.value).sum();
        assert_eq!(sum, outcome.scores[seat.index()], "seat {seat}");
    }
    let lines = |seat| -> Vec<_> {
        let sheet = game.sheet(&p);
        sheet.into_iter().filter(|line| line.seat == seat).map(|line| (line.label, line.rule)).collect()
    };
    for seat in Seats::all(4) {
        assert_eq!(lines(seat), lines(ADA), "one line a kind: everybody has the same, side by side");
    }
}

/// [two.untaken] [two.markers]
#[test]
fn the_sheet_names_the_colours_and_has_the_line_of_the_0_that_decides() {
    let game = shipped();
    let setting = Setting::of(2, &[]).god(ADA, God::Undines).god(ADA, God::Elves).god(BOB, God::Humans);
    let mut p = drawn(setting.position(), &["MMM.....", "PPP....."], &[]);
    p.phase = Phase::Over(End::Pass);
    let columns = |seat| -> std::collections::BTreeSet<&str> {
        game.sheet(&p).iter().filter(|line| line.seat == seat).map(|line| line.column).collect()
    };
    assert_eq!(columns(ADA).into_iter().collect::<Vec<_>>(), ["column-blue", "column-green"]);
    assert_eq!(columns(BOB).into_iter().collect::<Vec<_>>(), ["column-untaken", "column-yellow"]);
    let zero: Vec<_> = game.sheet(&p).into_iter().filter(|line| line.rule == "two.untaken").collect();
    assert_eq!(zero.iter().map(|line| (line.seat, line.value)).collect::<Vec<_>>(), [(BOB, 0)]);
    let names = |key: &str| in_both(Viewer::Spectator, |say| say.word(key).to_string());
    assert_eq!(names("column-blue"), ["Marqueur bleu", "Blue marker"]);
    assert_eq!(names("column-untaken"), ["Dieu non choisi", "God not chosen"]);
    let label = in_both(Viewer::Spectator, |say| say.phrase(&zero[0].label).to_string());
    assert_eq!(label, ["Aucun dieu choisi : le marqueur reste à 0", "No god chosen: the marker stays at 0"]);
    assert_eq!(game.outcome(&p).unwrap().scores[1], 0);
}

/// [two.winner]
#[test]
fn the_result_of_two_colours_says_both_markers() {
    let mut play = Setting::of(2, &[]).god(ADA, God::Undines).god(ADA, God::Elves).god(BOB, God::Humans).play();
    play.play(ADA, cenacle_four_gods::Action::Pass);
    let told = play.play(BOB, cenacle_four_gods::Action::Pass);
    let won = told.iter().find(|event| matches!(event, cenacle_four_gods::Event::Wins { .. })).unwrap();
    let [low, high] = markers(&play.p, &count(play.game.figures(), &play.p), ADA);
    assert_eq!(*won, cenacle_four_gods::Event::Wins { seat: ADA, score: low, higher: Some(high) });
    let said = [
        format!("Vous gagnez avec {low} et {high} points d’Influence Divine (le marqueur le plus bas décide)."),
        format!("You win with {low} and {high} points of Divine Influence (the lowest marker decides)."),
    ];
    assert_eq!(crate::common::hints(&play, ADA), said);
}

/// [score.prizes]
#[test]
fn during_play_a_panel_shows_what_stands_and_apart_what_is_only_promised() {
    let panel = |p: &Position| {
        let game = shipped();
        in_both(Viewer::Spectator, |say| {
            let common = Common::new(game.common(&game.view(p, Viewer::Spectator), say));
            let scene = Scene { common: common.into(), ..Scene::default() };
            let panel = scene.tableau().panels[0].clone();
            let promised = ["Promis aux dieux", "Promised to the gods"];
            let fact = panel.facts.iter().find(|fact| promised.contains(&fact.label.as_str()));
            (panel.score.to_string(), panel.score_label.to_string(), fact.map(|fact| fact.value.to_string()))
        })
    };
    let owned = |score: &str, labels: [&str; 2], promised: Option<&str>| {
        labels.map(|label| (score.to_owned(), label.to_owned(), promised.map(str::to_owned)))
    };
    let empty = Setting::of(4, &[]).god(ADA, God::Undines).position();
    assert_eq!(panel(&empty), owned("0", ["point", "points"], None), "a god on an empty world is no 30 points");
    let land = drawn(empty, &["mM......"], &[Colour::Blue]);
    assert_eq!(panel(&land), owned("1", ["point"; 2], Some("+30")));
    let mut over = land;
    over.phase = Phase::Over(End::World);
    assert_eq!(panel(&over), owned("31", ["points"; 2], None));
    let two = drawn(Setting::of(2, &[]).god(ADA, God::Undines).position(), &["mMM....."], &[Colour::Blue]);
    assert_eq!(
        panel(&two),
        owned("0 · 2", ["le plus bas compte", "the lower one counts"], Some("+0 · +30")),
        "what two figures mean is said"
    );
}
