//! Mishaps, one by one.

use cenacle_creatures_and_cultists::{Action, End, Event, Face, Hold, Task};
use cenacle_table::{Game, Seat};

use crate::common::{ADA, BOB, BRUTE, CLEO, CONJURER, Table};

/// Ada's turn begins with this mishap as the only one in her hand.
fn struck(players: u8, id: &str, prepare: impl Fn(&mut Table)) -> Table {
    let mut table = Table::new(players);
    // The card that replaces it is no mishap.
    table.top("bat");
    prepare(&mut table);
    table.hold(ADA, &[id]);
    table.p.turn = BOB;
    table.p.last = ADA;
    // The turn to the right of Bob's is Ada's.
    table.until(BOB, Action::EndTurn, |table| played(table).first() == Some(&table.face(id)));
    table
}

fn played(table: &Table) -> Vec<Face> {
    table
        .told
        .iter()
        .filter_map(|event| if let Event::Plays { card, .. } = event { Some(*card) } else { None })
        .collect()
}

/// [mishap.eclipse] [lasting.table] [lasting.end]
#[test]
fn an_eclipse_takes_the_favour_and_the_god_to_the_end_of_the_round() {
    let mut table = struck(3, "eclipse", |table| {
        table.p.favoured = Some(ADA);
        table.p.ready = table.p.everybody();
        table.points(ADA, 30);
    });
    assert_eq!((table.p.favoured, table.laid("eclipse")), (None, true));
    assert_eq!(table.refused(ADA, Action::Summon).rule, "god.call");
    table.until(ADA, Action::EndTurn, |table| table.p.round == 2);
    assert!(!table.laid("eclipse") && table.p.favoured.is_some());
}

/// [mishap.police-raid]
#[test]
fn a_police_raid_takes_the_leftmost_active_cultist_of_each_sect_that_throws_one_or_two() {
    let table = struck(3, "police-raid", |table| {
        table.alive(CLEO, &[6, 7, 9]);
    });
    let mut thrown = 0;
    for event in &table.told {
        if let Event::Risks { seat, member, die, dies } = event {
            thrown += 1;
            assert_eq!(*dies, *die <= 2);
            assert_eq!(*member, if *seat == CLEO { 6 } else { 0 });
            assert_eq!(table.lives(*seat, *member), !dies);
        }
    }
    assert_eq!(thrown, 3);
    assert!(table.p.everybody().all(|seat| table.p.sect(seat).points == 0), "nobody gets points");
}

/// [mishap.flu] [lasting.end]
#[test]
fn the_flu_keeps_one_of_ones_own_from_fighting_until_the_next_turn() {
    let mut table = struck(2, "flu", |table| {
        table.hold(ADA, &["axe"]);
    });
    assert!(matches!(table.p.task(), Task::Choose(_)));
    assert_eq!(table.refused(ADA, Action::Choose { member: 9 }).rule, "card.choice");
    table.act(ADA, Action::Choose { member: 2 });
    let face = table.face("axe");
    assert_eq!(table.refused(ADA, Action::Attack { by: 2, face }).rule, "event.asylum");
    assert!(table.legal(ADA).contains(&Action::Attack { by: 1, face }));
    table.until(ADA, Action::EndTurn, |table| table.p.turn == BOB);
    assert!(table.laid("flu"));
    table.until(BOB, Action::EndTurn, |table| table.p.turn == ADA);
    assert!(!table.laid("flu") && table.discarded("flu"));
}

/// [mishap.recruitment]
#[test]
fn a_recruit_is_a_dead_cultist_of_the_active_row_or_else_a_point() {
    let mut table = struck(2, "recruitment", |table| {
        table.alive(ADA, &[0, 1, 9]);
    });
    assert_eq!(table.refused(ADA, Action::Choose { member: 10 }).rule, "card.choice");
    table.act(ADA, Action::Choose { member: 5 });
    assert!(table.lives(ADA, 5));
    let table = struck(2, "recruitment", |_| {});
    assert_eq!(table.p.sect(ADA).points, 1);
}

/// [mishap.high-tide] [mishap.low-tide]
#[test]
fn tides_bring_two_points_or_take_them_but_not_below_none() {
    let table = struck(2, "high-tide", |_| {});
    assert_eq!(table.p.sect(ADA).points, 2);
    for (before, after) in [(5, 3), (1, 0)] {
        let table = struck(2, "low-tide", |table| {
            table.points(ADA, before);
        });
        assert_eq!(table.p.sect(ADA).points, after);
    }
}

/// [mishap.seminar]
#[test]
fn at_a_seminar_all_pass_a_card_to_the_right_at_the_same_time() {
    let mut table = struck(3, "seminar", |table| {
        table.hold(ADA, &["axe"]).hold(BOB, &["ghoul", "bat"]).hold(CLEO, &["dodge"]);
    });
    assert_eq!(table.p.task(), Task::Pass);
    let (axe, ghoul, dodge) = (table.face("axe"), table.face("ghoul"), table.face("dodge"));
    assert_eq!(table.refused(ADA, Action::Give { face: dodge }).rule, "card.family");
    table.act(BOB, Action::Give { face: ghoul });
    assert_eq!(table.holds(BOB, "ghoul"), 1, "nothing moves yet");
    assert_eq!(table.refused(BOB, Action::Give { face: ghoul }).rule, "window.ask");
    table.act(CLEO, Action::Give { face: dodge }).act(ADA, Action::Give { face: axe });
    assert_eq!((table.holds(ADA, "ghoul"), table.holds(CLEO, "axe"), table.holds(BOB, "dodge")), (1, 1, 1));
    assert_eq!(table.p.hand(ADA).known(ghoul.index(), Some(CLEO)), 0);
}

/// [mishap.seminar] [secrets.hand]
#[test]
fn after_a_seminar_everybody_knows_where_the_card_is_that_he_gave() {
    let gives = [(ADA, "axe", CLEO), (BOB, "ghoul", ADA), (CLEO, "dodge", BOB)];
    let mut table = struck(3, "seminar", |table| {
        gives.iter().for_each(|(seat, id, _)| {
            table.hold(*seat, &[id, "bat"]);
        });
    });
    for (seat, id, _) in gives {
        let face = table.face(id);
        table.act(seat, Action::Give { face });
    }
    for (seat, id, to) in gives {
        assert_eq!(table.p.hand(to).known(table.face(id).index(), Some(seat)), 1, "{seat} gave {id} to {to}");
    }
}

/// What came of a police raid that met the last cultist of each of these sects.
fn raided(players: u8, last: &[Seat], wanted: impl Fn(&Table) -> bool) -> Table {
    let mut table = Table::new(players);
    table.top("bat").hold(ADA, &["police-raid"]);
    last.iter().for_each(|seat| {
        table.alive(*seat, &[5]);
    });
    (table.p.turn, table.p.last) = (BOB, ADA);
    table.until(BOB, Action::EndTurn, wanted);
    table
}

/// [end.nobody] [mishap.police-raid]
#[test]
fn if_the_last_sects_fall_in_the_same_raid_nobody_wins() {
    let table = raided(2, &[ADA, BOB], |table| table.p.living().is_empty());
    assert_eq!(table.p.over, Some(End::Nobody));
    let outcome = table.game.outcome(&table.p).unwrap();
    assert_eq!((outcome.reason, outcome.winners.len(), outcome.ranks.to_vec()), ("nobody", 0, vec![1, 1]));
    assert_eq!(table.refused(ADA, Action::EndTurn).rule, "goal");
    let one = raided(2, &[ADA, BOB], |table| table.p.living().len() == 1);
    let left = one.p.living().first().unwrap();
    assert_eq!(one.p.over, Some(End::Last(left)), "one who throws better is the last");
}

/// [end.nobody] [end.gone] [defence.bluff]
#[test]
fn who_gets_up_from_a_bluff_in_that_raid_is_the_last_sect() {
    let mut table = Table::new(2);
    table.top("bat").hold(ADA, &["police-raid"]).hold(BOB, &["bluff"]).alive(ADA, &[5]).alive(BOB, &[5]);
    (table.p.turn, table.p.last) = (BOB, ADA);
    table.until(BOB, Action::EndTurn, |table| table.p.sect(ADA).alive == 0 && table.p.task() == Task::Bluff);
    assert_eq!((table.asked(), table.p.over), (BOB, None), "the raid is not over yet");
    let mut fallen = table.clone();
    fallen.act(BOB, Action::Pass);
    assert_eq!(fallen.p.over, Some(End::Nobody));
    table.act(BOB, Action::React);
    assert_eq!(table.p.over, Some(End::Last(BOB)));
}

/// [mishap.police-raid]
#[test]
fn under_rules_1_the_sects_were_raided_one_after_the_other() {
    let mut table = Table::new(2);
    table.game = table.game.under_rules(1).unwrap();
    table.top("bat").hold(ADA, &["police-raid"]).alive(ADA, &[5]).alive(BOB, &[5]);
    (table.p.turn, table.p.last) = (BOB, ADA);
    table.until(BOB, Action::EndTurn, |table| table.p.over.is_some());
    assert!(matches!(table.p.over, Some(End::Last(_))));
}

/// [mishap.moving-house]
#[test]
fn who_moves_house_discards_the_hand_and_draws_as_many() {
    let table = struck(2, "moving-house", |table| {
        table.hold(ADA, &["axe", "dodge"]);
    });
    assert!(table.discarded("axe") && table.discarded("dodge"));
    let drawn: usize = table
        .told
        .iter()
        .map(|event| if let Event::Draws { seat: ADA, cards } = event { cards.len() } else { 0 })
        .sum();
    assert!(drawn >= 3, "two, and one for the mishap");
}

/// [mishap.front-page] [secrets.hand]
#[test]
fn while_the_front_page_lasts_all_hands_are_open() {
    let mut table = struck(3, "front-page", |table| {
        table.hold(BOB, &["dodge"]).hold(ADA, &["search"]);
    });
    let (dodge, bat) = (table.face("dodge"), table.face("bat"));
    assert_eq!(table.p.hand(BOB).known(dodge.index(), None), 1);
    assert_eq!(table.p.hand(ADA).known(bat.index(), None), 1, "what is drawn meanwhile is open too");
    assert!(table.p.table.iter().any(|lasting| lasting.does == Hold::Open));
    table.until(ADA, Action::EndTurn, |table| table.p.turn != ADA);
    assert!(!table.p.table.iter().any(|lasting| lasting.does == Hold::Open) && table.discarded("front-page"));
}

/// [mishap.moonless-night] [mishap.full-moon] [lasting.end]
#[test]
fn the_moons_change_everybodys_conjuring_attacks_but_no_defence() {
    for (id, by) in [("moonless-night", -2), ("full-moon", 2)] {
        let mut table = struck(2, id, |_| {});
        table.hold(ADA, &["ghoul"]).attack("ghoul", CONJURER);
        table.until(ADA, Action::Aim { seat: BOB, member: 3 }, |table| table.rolled().len() == 2);
        let rolled = table.rolled();
        assert_eq!((rolled[0].lasting, rolled[1].lasting), (by, 0), "{id}");
        table.hold(ADA, &["bat"]);
        if table.p.task() == Task::Main {
            table.attack("bat", BRUTE);
            table.until(ADA, Action::Aim { seat: BOB, member: 2 }, |table| !table.rolled().is_empty());
            assert_eq!(table.rolled()[0].lasting, 0, "{id}: not on Brutality");
        }
        assert!(table.laid(id));
    }
}

/// [mishap.spontaneous-combustion]
#[test]
fn spontaneous_combustion_takes_one_of_ones_own_by_chance_for_nobody() {
    let table = struck(2, "spontaneous-combustion", |_| {});
    assert_eq!(table.p.sect(ADA).alive.count_ones(), 23);
    assert!(table.p.sect(ADA).slain.iter().all(|by| *by == 0));
    assert_eq!(table.p.sect(BOB).points, 0);
}

/// [mishap.eclipse] [mishap.police-raid] [mishap.flu] [mishap.recruitment] [mishap.high-tide] [mishap.low-tide]
/// [mishap.seminar] [mishap.moving-house] [mishap.front-page] [mishap.moonless-night] [mishap.full-moon]
/// [mishap.spontaneous-combustion] [turn.mishaps]
#[test]
fn no_mishap_is_played_in_the_free_part_of_a_turn() {
    let mut table = Table::new(2);
    let ids = [
        "eclipse",
        "police-raid",
        "flu",
        "recruitment",
        "high-tide",
        "low-tide",
        "seminar",
        "moving-house",
        "front-page",
        "moonless-night",
        "full-moon",
        "spontaneous-combustion",
    ];
    table.hold(ADA, &ids);
    for id in ids {
        let face = table.face(id);
        assert_eq!(table.refused(ADA, Action::Mishap { face }).rule, "turn.mishaps", "{id}");
        assert_eq!(table.refused(ADA, Action::Play { face }).rule, "turn.mishaps", "{id}");
    }
}
