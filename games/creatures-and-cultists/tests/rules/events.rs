//! Events, one by one.

use cenacle_creatures_and_cultists::{Action, Event, Task, Verdict};
use cenacle_table::Game;

use crate::common::{ADA, BOB, BRUTE, CLEO, CONJURER, Table};

use Verdict::{Fails, Fumbles, Passes, Shreds};

/// Ada plays a card of which there is one in her hand.
fn played(id: &str, prepare: impl Fn(&mut Table)) -> Table {
    let mut table = Table::new(2);
    prepare(&mut table);
    table.hold(ADA, &[id]);
    let action = table.play(id);
    table.act(ADA, action);
    table
}

/// The same with a roll that comes to this.
fn rolled(id: &str, verdict: Verdict, prepare: impl Fn(&mut Table)) -> Table {
    let mut table = Table::new(2);
    prepare(&mut table);
    table.hold(ADA, &[id]);
    let action = table.play(id);
    table.rolling(ADA, action, verdict);
    table
}

/// [event.search]
#[test]
fn a_search_takes_two_cards_by_chance() {
    let table = played("search", |table| {
        table.hold(BOB, &["bat", "axe", "ghoul"]);
    });
    assert_eq!((table.p.hand(BOB).len(), table.p.discard.len()), (1, 3));
}

/// [event.nosy-journalist] [secrets.hand]
#[test]
fn the_journalist_takes_a_card_that_only_both_know() {
    let mut table = Table::new(3);
    table.hold(BOB, &["axe"]).hold(ADA, &["nosy-journalist"]);
    let action = table.play("nosy-journalist");
    table.act(ADA, action);
    let axe = table.face("axe");
    assert_eq!((table.holds(ADA, "axe"), table.p.hand(BOB).len()), (1, 0));
    let known = |seat| table.p.hand(ADA).known(axe.index(), Some(seat));
    assert_eq!((known(BOB), known(CLEO)), (1, 0));
}

/// [event.tax-audit]
#[test]
fn a_tax_audit_takes_a_die_of_points() {
    let table = played("tax-audit", |table| {
        table.points(BOB, 20);
    });
    assert!((14..20).contains(&table.p.sect(BOB).points));
    assert_eq!(table.p.sect(ADA).points, 0, "nobody gets them");
}

/// [event.infiltrated-traitor] [event.roll] [card.choice]
#[test]
fn a_traitor_kills_at_ten_or_less_and_is_found_out_at_a_fumble() {
    let mut table = rolled("infiltrated-traitor", Passes, |_| {});
    assert_eq!(table.rolled()[0].threshold(), 10);
    assert_eq!(table.refused(ADA, Action::Choose { member: 12 }).rule, "card.choice");
    table.act(ADA, Action::Choose { member: 6 });
    assert!(!table.lives(BOB, 6));
    assert_eq!(table.p.sect(ADA).points, 1);
    let mut table = rolled("infiltrated-traitor", Shreds, |_| {});
    table.act(ADA, Action::Choose { member: 6 }).act(ADA, Action::Choose { member: 7 });
    assert_eq!(table.p.sect(ADA).points, 2);
    let mut table = rolled("infiltrated-traitor", Fumbles, |_| {});
    assert_eq!(table.asked(), BOB);
    table.act(BOB, Action::Choose { member: 1 });
    assert!(!table.lives(ADA, 1));
    assert_eq!(table.p.sect(BOB).points, 1);
    let table = rolled("infiltrated-traitor", Fails, |_| {});
    assert_eq!((table.p.task(), table.discarded("infiltrated-traitor")), (Task::Main, true));
}

/// [event.roll] [round.favour] [points.spend]
#[test]
fn stars_and_points_help_the_roll_of_an_event() {
    let mut table = Table::new(2);
    table.p.favoured = Some(ADA);
    table.points(ADA, 2).hold(ADA, &["infiltrated-traitor"]);
    let action = table.play("infiltrated-traitor");
    table.act(ADA, action);
    assert_eq!(table.p.task(), Task::Stake);
    table.until(ADA, Action::Roll { bonus: 1 }, |_| true);
    assert_eq!(table.rolled()[0].threshold(), 13);
}

/// [event.asylum] [lasting.end]
#[test]
fn an_asylum_keeps_a_cultist_from_fighting_to_the_end_of_its_owners_next_turn() {
    let mut table = played("asylum", |table| {
        table.hold(BOB, &["axe", "bat"]);
    });
    table.act(ADA, Action::Choose { member: 3 });
    assert!(table.laid("asylum"));
    table.until(ADA, Action::EndTurn, |table| table.p.turn == BOB && table.p.task() == Task::Main);
    let face = table.face("axe");
    assert_eq!(table.refused(BOB, Action::Attack { by: 3, face }).rule, "event.asylum");
    table.until(BOB, Action::EndTurn, |_| true);
    assert!(!table.laid("asylum"));
}

/// [event.power-cut] [event.overdue-grimoire] [event.cheap-chalk] [lasting.table]
#[test]
fn three_events_take_two_from_one_skill_each() {
    for (id, weapon, by, lasting) in [
        ("power-cut", "bat", BRUTE, -2),
        ("cheap-chalk", "ghoul", CONJURER, -2),
        ("overdue-grimoire", "bat", BRUTE, 0),
        ("power-cut", "ghoul", CONJURER, 0),
    ] {
        let mut table = played(id, |table| {
            table.hold(BOB, &[weapon]);
        });
        table.until(ADA, Action::EndTurn, |table| table.p.turn == BOB && table.p.task() == Task::Main);
        let face = table.face(weapon);
        table.act(BOB, Action::Attack { by, face });
        table.until(BOB, Action::Aim { seat: ADA, member: 3 }, |table| !table.rolled().is_empty());
        assert_eq!(table.rolled()[0].lasting, lasting, "{id} on {weapon}");
    }
    let mut table = played("overdue-grimoire", |table| {
        table.hold(BOB, &["curse"]);
    });
    table.until(ADA, Action::EndTurn, |table| table.p.turn == BOB && table.p.task() == Task::Main);
    let action = table.play("curse");
    table.until(BOB, action, |table| !table.rolled().is_empty());
    assert_eq!(table.rolled()[0].lasting, -2);
}

/// [event.power-cut] [brutality.defence]
#[test]
fn a_power_cut_weakens_the_defence_too() {
    let mut table = played("power-cut", |_| {});
    table.fight("bat", BRUTE, 2, &[Passes, Fails]);
    assert_eq!((table.rolled()[1].lasting, table.rolled()[1].threshold()), (-2, 4));
}

/// [event.buried-too-soon]
#[test]
fn who_was_buried_too_soon_comes_back_from_any_row_and_the_killer_keeps_the_points() {
    let mut table = played("buried-too-soon", |table| {
        table.alive(ADA, &[0, 1]).points(BOB, 7);
        table.p.sects[ADA.index()].slain[20] = 2;
    });
    table.act(ADA, Action::Choose { member: 20 });
    assert!(table.lives(ADA, 20));
    assert_eq!((table.p.sect(ADA).slain[20], table.p.sect(BOB).points), (0, 7));
}

/// [event.blackmail]
#[test]
fn blackmail_brings_three_points_or_a_card_as_the_target_likes() {
    let mut table = played("blackmail", |table| {
        table.points(BOB, 5).hold(BOB, &["axe"]);
    });
    assert_eq!(table.asked(), BOB);
    let mut paid = table.clone();
    paid.act(BOB, Action::Ransom);
    assert_eq!((paid.p.sect(ADA).points, paid.p.sect(BOB).points), (3, 2));
    let face = table.face("axe");
    table.act(BOB, Action::Give { face });
    assert_eq!(table.holds(ADA, "axe"), 1);
    let poor = played("blackmail", |table| {
        table.points(BOB, 2).hold(BOB, &["axe"]);
    });
    assert_eq!(poor.refused(BOB, Action::Ransom).rule, "event.blackmail");
    assert_eq!(poor.refused(BOB, Action::Give { face: poor.face("bat") }).rule, "card.family");
    let bare = played("blackmail", |table| {
        table.points(BOB, 2);
    });
    assert_eq!((bare.p.sect(ADA).points, bare.p.sect(BOB).points), (2, 0), "without a card what points it has");
}

/// [event.crate-of-dynamite]
#[test]
fn a_crate_of_dynamite_takes_by_chance_and_at_a_fumble_ones_own() {
    let table = rolled("crate-of-dynamite", Passes, |_| {});
    assert_eq!(table.rolled()[0].threshold(), 9);
    assert_eq!((table.p.sect(BOB).alive.count_ones(), table.p.sect(ADA).points), (23, 1));
    let table = rolled("crate-of-dynamite", Shreds, |_| {});
    assert_eq!((table.p.sect(BOB).alive.count_ones(), table.p.sect(ADA).points), (22, 2));
    let table = rolled("crate-of-dynamite", Fumbles, |_| {});
    assert_eq!((table.p.sect(ADA).alive.count_ones(), table.p.sect(BOB).points), (23, 0));
}

/// [event.secret-council] [secrets.hand]
#[test]
fn a_secret_council_swaps_hands_and_both_know_both() {
    let table = played("secret-council", |table| {
        table.hold(ADA, &["axe"]).hold(BOB, &["ghoul", "bat"]);
    });
    assert_eq!((table.holds(ADA, "ghoul"), table.holds(BOB, "axe"), table.p.hand(ADA).len()), (1, 1, 2));
    let axe = table.face("axe");
    assert_eq!(table.p.hand(BOB).known(axe.index(), Some(ADA)), 1);
    assert_eq!(table.p.hand(BOB).known(axe.index(), None), 0);
}

/// [event.whim-of-the-stars] [round.order]
#[test]
fn a_whim_of_the_stars_changes_the_favour_but_not_the_order() {
    let mut table = Table::new(3);
    table.p.favoured = Some(ADA);
    table.hold(ADA, &["whim-of-the-stars"]);
    let action = table.play("whim-of-the-stars");
    table.until(ADA, action, |table| table.p.favoured == Some(CLEO));
    assert_eq!(table.p.last, ADA);
    assert!(table.told.contains(&Event::Favoured { seat: CLEO }));
}

/// [event.strike] [lasting.end]
#[test]
fn a_strike_allows_one_attack_in_the_next_turn() {
    let mut table = played("strike", |table| {
        table.hold(BOB, &["axe", "bat", "ghoul"]);
    });
    table.until(ADA, Action::EndTurn, |table| table.p.turn == BOB && table.p.task() == Task::Main);
    let (axe, bat) = (table.face("axe"), table.face("bat"));
    table.act(BOB, Action::Attack { by: BRUTE, face: axe });
    table.until(BOB, Action::Aim { seat: ADA, member: 3 }, |table| table.p.task() == Task::Main && table.lives(BOB, 1));
    assert_eq!(table.refused(BOB, Action::Attack { by: 1, face: bat }).rule, "event.strike");
    table.until(BOB, Action::EndTurn, |_| true);
    assert!(table.discarded("strike"));
}

/// [event.idle] [event.search] [event.nosy-journalist] [event.tax-audit] [event.blackmail] [event.buried-too-soon]
/// [event.whim-of-the-stars]
#[test]
fn what_would_do_nothing_is_not_played() {
    let mut table = Table::new(2);
    let ids = ["search", "nosy-journalist", "tax-audit", "blackmail", "buried-too-soon"];
    table.hold(ADA, &ids).hold(ADA, &["whim-of-the-stars"]);
    for id in ids {
        assert_eq!(table.refused(ADA, table.play(id)).rule, "event.idle", "{id}");
    }
    table.p.table.push(cenacle_creatures_and_cultists::Lasting::default());
    assert_eq!(table.refused(ADA, table.play("whim-of-the-stars")).rule, "event.whim-of-the-stars");
}

/// [event.infiltrated-traitor] [event.asylum] [event.power-cut] [event.overdue-grimoire] [event.cheap-chalk]
/// [event.crate-of-dynamite] [event.secret-council] [event.strike] [turn.one-card] [card.family]
#[test]
fn no_event_is_played_without_its_card_nor_after_another() {
    for id in [
        "infiltrated-traitor",
        "asylum",
        "power-cut",
        "overdue-grimoire",
        "cheap-chalk",
        "crate-of-dynamite",
        "secret-council",
        "strike",
    ] {
        let mut table = Table::new(2);
        assert_eq!(table.refused(ADA, table.play(id)).rule, "card.family", "{id}");
        table.hold(ADA, &[id]);
        table.p.cast = true;
        assert_eq!(table.refused(ADA, table.play(id)).rule, "turn.one-card", "{id}");
        assert!(table.game.audit(&table.p).is_ok());
    }
}
