//! The Priest cards, each with its power and what it needs.

use cenacle_evil_high_priest::{Action, Goods, Purse, Site, Step};

use crate::{
    common::{ACOLYTE, ADA, BOB, CLEO, PRIEST, Table, goods},
    raids::raid_by,
};

/// Ada has this Priest card, nothing in her sanctum, and it is her turn.
fn with(players: u8, id: &str) -> Table {
    let mut table = Table::boxes(players);
    table.priest(ADA, id).has(ADA, Purse::NONE);
    table
}

/// She uses its power.
fn used(players: u8, id: &str, prepare: impl FnOnce(&mut Table)) -> Table {
    let mut table = with(players, id);
    prepare(&mut table);
    table.places(ADA, PRIEST, Site::Power);
    table
}

fn refused(table: &mut Table) -> (&'static str, &'static str) {
    table.not_placed(ADA, PRIEST, Site::Power)
}

/// [priest-card.akeley] [priest-card.wilbur] [priest-card.marsh] [priest.power]
#[test]
fn some_priests_simply_gain_once_in_a_game() {
    for (id, gain) in
        [("akeley", goods(0, 0, 2, 0, 0)), ("wilbur", goods(0, 5, 0, 0, 0)), ("marsh", goods(7, 0, 0, 0, 0))]
    {
        let mut table = used(2, id, |_| {});
        assert_eq!((table.wealth(ADA), table.p.sect(ADA).priest_used), (gain, true));
        table.next_round();
        assert_eq!(refused(&mut table), ("priest.power", "why-power-used"));
    }
    let mut table = with(2, "akeley");
    assert_eq!(table.not_placed(ADA, ACOLYTE, Site::Power), ("priest.only", "why-priest-only"));
    assert_eq!(Table::new(2).not_placed(ADA, PRIEST, Site::Power), ("priest.power", "why-no-power"));
}

/// [priest.refresh]
#[test]
fn a_card_that_is_turned_up_again_serves_once_more() {
    let mut table = used(2, "akeley", |_| {});
    table.next_round();
    assert!(table.sect(ADA).refresh_priest());
    table.places(ADA, PRIEST, Site::Power);
    assert_eq!(table.wealth(ADA).get(Goods::Magic), 4);
    assert!(!Table::boxes(2).sect(ADA).refresh_priest(), "an unused card gains nothing by it");
}

/// [priest-card.west] [priest-card.stanford] [priest-card.curwen] [cost.prerequisite]
#[test]
fn what_a_priest_needs_is_looked_at_and_kept() {
    for (id, rule, need, gain) in [
        ("west", "priest-card.west", goods(0, 0, 0, 1, 0), Purse::NONE),
        ("stanford", "priest-card.stanford", goods(0, 0, 0, 0, 1), goods(0, 0, 0, 1, 0)),
        ("curwen", "priest-card.curwen", goods(0, 0, 0, 1, 0), goods(0, 0, 3, 0, 0)),
    ] {
        assert_eq!(refused(&mut with(2, id)), (rule, "why-needs-own"));
        let table = used(2, id, |table| {
            table.has(ADA, need);
            table.p.broken = 1;
        });
        assert_eq!(table.wealth(ADA), need.plus(gain));
        assert_eq!(table.p.sect(ADA).acolytes_at(Site::Escape), if id == "west" { 2 } else { 0 });
    }
}

/// [priest-card.suydam]
#[test]
fn robert_suydam_needs_a_full_asylum() {
    let table = used(2, "suydam", |_| {});
    assert_eq!((table.wealth(ADA), table.p.sect(ADA).acolytes_at(Site::Escape)), (goods(1, 1, 1, 0, 0), 1));
    let mut table = with(2, "suydam");
    table.acolytes(ADA, &[Site::Pool; 3]);
    assert_eq!(refused(&mut table), ("priest-card.suydam", "why-needs-asylum"));
}

/// [priest-card.hutchinson] [priest-card.tillinghast]
#[test]
fn two_priests_bring_a_monster_and_one_needs_another_for_it() {
    let mut table = used(2, "hutchinson", |_| {});
    assert_eq!((table.p.step(), table.p.raided), (Step::Monster(ADA), false), "in the first round");
    table.shows_monster("gug").does(ADA, Action::Adopt { card: 0 });
    assert_eq!(table.p.sect(ADA).monsters(), 1);
    assert_eq!(refused(&mut with(2, "tillinghast")), ("priest-card.tillinghast", "why-needs-monster"));
    let mut table = used(2, "tillinghast", |table| {
        table.lair(ADA, 0, "zoog").shows_monster("gug");
    });
    table.does(ADA, Action::Adopt { card: 0 });
    assert_eq!((table.p.sect(ADA).monsters(), table.wealth(ADA)), (2, goods(0, 2, 0, 0, 0)));
    let mut table = with(2, "hutchinson");
    table.lair(ADA, 0, "gug").lair(ADA, 1, "zoog").lair(ADA, 2, "ghast");
    assert_eq!(refused(&mut table), ("priest-card.hutchinson", "why-no-aim"), "no Lair is free");
}

/// [priest-card.scott]
#[test]
fn john_scott_has_acolytes_paid_for_rituals_until_the_upkeep() {
    let mut table = with(2, "scott");
    assert_eq!(refused(&mut table), ("priest-card.scott", "why-no-aim"), "while rituals are hidden");
    table.p.raided = true;
    table.alone().places(ADA, PRIEST, Site::Power);
    let mao = table.ritual("mao", 0);
    table.places(ADA, ACOLYTE, mao);
    assert_eq!(table.wealth(ADA), goods(2, 0, 0, 0, 0));
    table.next_round();
    assert!(!table.p.sect(ADA).stipend);
    let mut table = with(2, "scott");
    (table.p.raided, table.sect(ADA).stipend) = (true, true);
    assert_eq!(table.not_placed(ADA, PRIEST, mao).1, "why-too-dear", "the Priest pays");
}

/// [priest-card.shan]
#[test]
fn the_shan_queen_gets_a_magic_of_each_opponent_who_has_one() {
    let table = used(3, "shan", |table| {
        table.has(BOB, goods(0, 0, 2, 0, 0)).has(CLEO, goods(1, 0, 0, 0, 0));
    });
    assert_eq!((table.wealth(ADA), table.wealth(BOB)), (goods(0, 0, 1, 0, 0), goods(0, 0, 1, 0, 0)));
    assert_eq!(table.wealth(CLEO), goods(1, 0, 0, 0, 0));
    assert_eq!(refused(&mut with(3, "shan")), ("priest-card.shan", "why-no-aim"));
}

/// [priest-card.orne]
#[test]
fn simon_orne_fills_every_free_place_that_takes_treasure() {
    let table = used(2, "orne", |table| {
        table.room(ADA, 1, "pit", goods(1, 0, 0, 0, 0)).room(ADA, 2, "vault", goods(0, 1, 0, 0, 0));
        table.room(ADA, 3, "well", Purse::NONE);
    });
    assert_eq!(table.wealth(ADA), goods(4 + 1, 1, 0, 0, 0));
    assert_eq!(refused(&mut with(2, "orne")), ("priest-card.orne", "why-no-aim"));
}

/// [priest-card.kthun] [card.raze]
#[test]
fn ngah_kthun_discards_a_chamber_of_an_opponent_and_exposes_what_it_held() {
    assert_eq!(refused(&mut with(2, "kthun")), ("priest-card.kthun", "why-no-aim"));
    let mut table = used(3, "kthun", |table| {
        table.room(BOB, 1, "vault", goods(0, 0, 2, 0, 0)).room(CLEO, 4, "pit", Purse::NONE).has(BOB, Purse::NONE);
    });
    assert_eq!(table.refused(ADA, Action::Raze { whom: ADA, room: 1 }), ("card.raze", "why-no-room"));
    table.does(ADA, Action::Raze { whom: BOB, room: 1 });
    assert_eq!((table.p.sect(BOB).chambers(), table.p.sect(BOB).exposed), (0, goods(0, 0, 2, 0, 0)));
}

/// [priest-card.shiny]
#[test]
fn mr_shiny_changes_treasure_for_magic_up_to_four_times() {
    let mut table = used(2, "shiny", |table| {
        table.has(ADA, goods(11, 0, 0, 0, 0));
    });
    for _ in 0..3 {
        table.does(ADA, Action::Again);
    }
    assert_eq!((table.wealth(ADA), table.p.step()), (goods(3, 0, 4, 0, 0), Step::Act(BOB)));
    let mut table = used(2, "shiny", |table| {
        table.has(ADA, goods(5, 0, 0, 0, 0));
    });
    table.does(ADA, Action::Pass);
    assert_eq!(table.wealth(ADA), goods(3, 0, 1, 0, 0));
    assert_eq!(refused(&mut with(2, "shiny")).1, "why-too-dear");
}

/// [priest-card.keziah]
#[test]
fn keziah_mason_uses_a_taken_place_but_not_providence() {
    let mut table = used(2, "keziah", |table| {
        let kingsport = table.town("kingsport");
        table.acolytes(BOB, &[kingsport]);
    });
    let (kingsport, providence) = (table.town("kingsport"), table.town("providence"));
    assert_eq!(table.refused(ADA, Action::Visit { at: providence }), ("priest-card.keziah", "why-no-skulk-there"));
    table.does(ADA, Action::Visit { at: kingsport });
    assert_eq!((table.wealth(ADA), table.p.sect(ADA).cultists[0]), (goods(3, 0, 0, 0, 0), Site::Power));
}

/// [priest-card.asenath]
#[test]
fn asenath_waite_gains_magic_and_drives_an_acolyte_to_escape() {
    let table = used(2, "asenath", |_| {});
    assert_eq!((table.wealth(ADA), table.p.sect(BOB).acolytes_at(Site::Escape)), (goods(0, 0, 1, 0, 0), 1));
    let table = used(2, "asenath", |table| {
        table.acolytes(BOB, &[Site::Escape; 2]);
    });
    assert_eq!(table.wealth(ADA), goods(0, 0, 1, 0, 0), "the magic comes all the same");
}

/// [priest-card.old-whateley]
#[test]
fn old_wizard_whateley_installs_up_to_two_chambers_and_reorganises_once() {
    let mut table = used(2, "old-whateley", |table| {
        table.shows("vault").has(ADA, goods(0, 2, 0, 0, 0));
    });
    table.does(ADA, Action::Install { card: 0, room: 1 });
    assert_eq!(table.refused(ADA, Action::Install { card: 0, room: 1 }), ("chamber.replace", "why-slot-taken"));
    table.does(ADA, Action::Install { card: 1, room: 2 });
    assert_eq!((table.p.step(), table.p.sect(ADA).chambers()), (Step::Arrange, 2));
    table.does(ADA, Action::Tidy);
    assert_eq!(table.p.step(), Step::Act(BOB));
    let mut table = used(2, "old-whateley", |_| {});
    table.does(ADA, Action::Pass);
    assert_eq!(table.p.sect(ADA).chambers(), 0);
}

/// [priest-card.bowen] [card.steal]
#[test]
fn enoch_bowen_steals_up_to_three_treasure() {
    let table = used(2, "bowen", |table| {
        table.has(BOB, goods(5, 0, 0, 0, 0));
    });
    assert_eq!((table.wealth(ADA), table.wealth(BOB)), (goods(3, 0, 0, 0, 0), goods(2, 0, 0, 0, 0)));
    let table = used(2, "bowen", |table| {
        table.has(BOB, goods(2, 0, 0, 0, 0));
    });
    assert_eq!((table.wealth(ADA), table.wealth(BOB)), (goods(2, 0, 0, 0, 0), Purse::NONE));
    let mut table = with(2, "bowen");
    table.has(BOB, Purse::NONE);
    assert_eq!(refused(&mut table), ("priest-card.bowen", "why-no-aim"));
}

/// [priest-card.ephraim]
#[test]
fn ephraim_waite_weakens_the_next_raid_by_six_until_the_upkeep() {
    let mut table = raid_by(Some("journalist"), 2, &[1, 5, 4], |table| {
        table.has(ADA, goods(1, 0, 0, 0, 0));
        table.sect(ADA).ward = 6;
    });
    assert_eq!((table.p.sect(ADA).siege.strength, table.p.sect(ADA).ward), (3, 0));
    table.does(ADA, Action::Endure);
    let mut table = used(2, "ephraim", |_| {});
    assert_eq!(table.p.sect(ADA).ward, 6);
    table.next_round();
    assert_eq!(table.p.sect(ADA).ward, 0);
}

/// [priest-card.nophru-ka]
#[test]
fn nophru_ka_pays_three_of_any_kind_for_a_grimoire() {
    let table = used(2, "nophru-ka", |table| {
        table.has(ADA, goods(1, 1, 1, 0, 0));
    });
    assert_eq!(table.wealth(ADA), goods(0, 0, 0, 1, 0));
    let mut table = with(2, "nophru-ka");
    table.has(ADA, goods(2, 0, 0, 0, 0));
    assert_eq!(refused(&mut table).1, "why-too-few-any");
}
