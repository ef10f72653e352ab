//! The sheets, the duel and the track in words, for who listens.

use cenacle_creatures_and_cultists::{Action, CreaturesAndCultists, Sect, Verdict};
use cenacle_scene::Scene;
use cenacle_table::{AnyGame, Chance, Game, Lang, Say, Seed, Stream, Viewer, any::Opened, full_scene};

use crate::common::{ADA, BOB, BRUTE, CLEO, Table};

const NAMES: [&str; 3] = ["Ada", "Bob", "Cleo"];

fn seen(table: &Table, viewer: Viewer, lang: Lang) -> Scene {
    let opened = Opened::<CreaturesAndCultists>::shipped().unwrap();
    let names = NAMES.map(str::to_owned);
    let say = Say::new(opened.words(lang), &names, viewer);
    let mut chance = Chance::new(&Seed::from_text("told"), Stream::Thought);
    let scene = full_scene(&table.game, &table.game.view(&table.p, viewer), &say, &mut chance);
    assert!(say.missing().is_empty(), "{:?}", say.missing());
    scene
}

/// What is told of an element in both languages, to whoever looks.
fn told(table: &Table, id: &str) -> [String; 2] {
    [Lang::Fr, Lang::En].map(|lang| {
        let [one, others @ ..] = [Viewer::Seat(ADA), Viewer::Seat(BOB), Viewer::Spectator, Viewer::Omniscient]
            .map(|viewer| seen(table, viewer, lang))
            .map(|scene| scene.tableau().told_of(id).map(|text| text.as_str()).collect::<Vec<_>>().join(" | "));
        others.iter().for_each(|other| assert_eq!(*other, one, "{id}: all hear the same"));
        one.replace('\u{a0}', " ")
    })
}

/// [row.active]
#[test]
fn a_row_tells_by_their_numbers_who_lives_in_it() {
    let mut table = Table::new(3);
    table.alive(BOB, &[0, 2, 3, 5, 6, 7, 12]);
    assert_eq!(told(&table, "row.1.1"), ["Brutes 1 à 4 ; Invocateurs 5 à 8", "Brutes 1 to 4; Conjurers 5 to 8"]);
    assert_eq!(told(&table, "row.2.1"), ["Brutes 1, 3, 4 ; Invocateurs 6 à 8", "Brutes 1, 3, 4; Conjurers 6 to 8"]);
    assert_eq!(told(&table, "row.2.2"), ["Invocateur 5", "Conjurer 5"]);
    assert_eq!(told(&table, "row.2.3"), ["", ""], "nobody lives there");
}

/// [attack.announce]
#[test]
fn who_attacks_and_who_is_attacked_is_told_of_the_cultists_themselves() {
    let mut table = Table::new(3);
    table.hold(ADA, &["tommy-gun"]).attack("tommy-gun", BRUTE);
    assert_eq!(told(&table, "cultist.1.1"), ["attaque", "attacks"]);
    table.act(ADA, Action::Aim { seat: BOB, member: 2 });
    for (id, said) in [
        ("cultist.1.1", ["attaque", "attacks"]),
        ("cultist.2.3", ["attaqué", "attacked"]),
        ("cultist.2.4", ["", ""]),
        ("cultist.3.3", ["", ""]),
    ] {
        assert_eq!(told(&table, id), said, "{id}");
    }
}

/// [kill.mark]
#[test]
fn a_grave_tells_who_signed_it() {
    let mut table = Table::new(3);
    table.alive(BOB, &[12, 13]).fight("bat", 1, 12, &[Verdict::Passes, Verdict::Fails]);
    assert!(!table.lives(BOB, 12));
    assert_eq!(told(&table, "cultist.2.13"), ["signé par Ada", "signed by Ada"]);
    assert_eq!(told(&table, "cultist.2.14"), ["", ""], "who lives has no grave");
    assert_eq!(told(&table, "arena.target"), ["mort", "dead"]);
    assert_eq!(told(&table, "arena.attacker"), ["", ""]);
    table.p.sects[BOB.index()].alive = Sect::ALL;
    assert_eq!(told(&table, "cultist.2.13"), ["", ""], "who came back has none either");
}

/// [points.track]
#[test]
fn the_track_tells_who_stands_where_the_first_one_first() {
    let mut table = Table::new(3);
    table.points(ADA, 3).points(BOB, 12).points(CLEO, 3);
    assert_eq!(told(&table, "track.boxes"), ["Bob 12 ; Ada 3 ; Cleo 3", "Bob 12; Ada 3; Cleo 3"]);
    table.alive(ADA, &[]);
    assert_eq!(told(&table, "track.boxes")[1], "Bob 12; Cleo 3", "a sect that is gone has no sign there");
}
