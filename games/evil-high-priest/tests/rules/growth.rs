//! The Growth track, on a board made for the test: the rulebook's example of the Tcho-Tchos with its figures.

use cenacle_evil_high_priest::{Action, Event, EvilHighPriest, Purse, Step};
use cenacle_table::{DataFiles, Game};

use crate::common::{ACOLYTE, ADA, BOB, CLEO, Table, goods};

/// The board of Great Cthulhu gives way to one with a Growth track.
fn growing() -> EvilHighPriest {
    let rows = [
        ("s1", "{ blood = 3 }", 0, "", 1),
        ("s2", "{ magic = 2 }", 1, "", 1),
        ("a", "{ treasure = 6 }", 1, "\"s1\"", 1),
        ("b", "{ grimoire = 1 }", 1, "\"s1\", \"s2\"", 1),
        ("c", "{ treasure = 2, blood = 2, magic = 2 }", 2, "\"a\", \"b\"", 2),
        ("d", "{ acolytes = 2 }", 1, "\"s2\"", 1),
        ("e", "{ blood = 4, magic = 1 }", 2, "\"a\", \"b\", \"d\"", 2),
        ("f", "{ grimoire = 1, treasure = 3 }", 2, "\"c\", \"e\"", 2),
        ("g", "{ grimoire = 2 }", 3, "\"f\"", 2),
    ];
    let from = "from = \"reconstructed\"";
    let mut text = format!("[[board]]\nid = \"great-cthulhu\"\ngrowth = {{ is = 13, {from} }}\n");
    for (id, cost, raid, after, growth) in rows {
        text += &format!(
            "[[board.lock]]\nid = \"{id}\"\ncost = {{ is = {cost}, {from} }}\nraid = {{ is = {raid}, {from} }}\nafter = {{ is = [{after}], {from} }}\ngrowth = {{ is = {growth}, {from} }}\n"
        );
    }
    for (at, most, raid) in [(2, "treasure", 1), (5, "blood", 2), (8, "magic", 2), (11, "grimoire", 3)] {
        text += &format!(
            "[[board.lock]]\nid = \"growth-{at}\"\nraid = {{ is = {raid}, {from} }}\naward = {{ is = {{ at = {at}, most = \"{most}\" }}, {from} }}\n"
        );
    }
    let mut data = DataFiles::shipped(EvilHighPriest::about().data);
    data.replace("boards.toml", text).unwrap();
    EvilHighPriest::open(&data).unwrap()
}

/// [growth.track] [growth.award] [growth.tie]
#[test]
fn zelda_raises_growth_from_four_to_six_and_names_which_of_three_rivals_gains_the_sign() {
    let mut table = Table::with(growing(), 4, &[]);
    table.broken(&["s1", "s2", "a", "growth-2"]);
    table.p.growth = 4;
    table.has(ADA, goods(2, 2, 2, 0, 0));
    for seat in [BOB, CLEO, cenacle_table::Seat::new(3)] {
        // Their blood survives the first raid in a strong room.
        table.has(seat, Purse::NONE);
        table.room(seat, 1, "false-wall", Purse::NONE).room(seat, 2, "well", goods(0, 2, 0, 0, 0));
    }
    let c = table.at_lock("c");
    table.dice(&[2, 3, 6, 6]).places(ADA, ACOLYTE, c);
    assert_eq!(table.p.growth, 6, "two more");
    // The raid of the lock comes first; then the trigger at 5 is looked at.
    while table.p.step() == Step::Siege {
        let seat = table.game.to_act(&table.p).first().unwrap();
        table.does(seat, Action::Endure);
    }
    let site = table.lock("growth-5");
    assert_eq!(table.p.step(), Step::Award(ADA, site));
    assert_eq!(table.legal(ADA).len(), 3, "she has no blood herself, the three others two each");
    assert_eq!(table.refused(ADA, Action::Award { to: ADA }), ("growth.tie", "why-not-tied"));
    table.does(ADA, Action::Award { to: CLEO });
    assert!(table.p.is_broken(site));
    let raids = table.told.iter().filter(|event| matches!(event, Event::Raid { .. })).count();
    assert_eq!(raids, 2, "the lock's, and then the site's, of two dice");
    assert_eq!(table.p.raid.faces[2], 0);
    let awards: Vec<&Event> = table.told.iter().filter(|event| matches!(event, Event::Awards { .. })).collect();
    assert!(matches!(awards[..], [Event::Awards { seat: Some(CLEO), .. }]));
}

/// [growth.award]
#[test]
fn a_site_of_growth_is_broken_by_no_cultist() {
    let mut table = Table::with(growing(), 2, &[]);
    let site = table.at_lock("growth-2");
    assert_eq!(table.not_placed(ADA, ACOLYTE, site), ("growth.award", "why-growth-only"));
}

/// [growth.award]
#[test]
fn several_sites_passed_at_once_follow_upward() {
    let mut table = Table::with(growing(), 2, &[]);
    table.broken(&["s1"]).has(ADA, goods(6, 3, 0, 0, 0)).has(BOB, Purse::NONE);
    table.p.growth = 4;
    let a = table.at_lock("a");
    table.dice(&[1, 1, 1, 1]).places(ADA, ACOLYTE, a).settle();
    let order: Vec<u8> = table
        .told
        .iter()
        .filter_map(|event| match event {
            Event::Awards { lock, .. } => Some(*lock),
            _ => None,
        })
        .collect();
    assert_eq!(order, [table.lock("growth-2"), table.lock("growth-5")]);
}
