//! Attacks of Brutality.

use cenacle_creatures_and_cultists::{Action, Event, Skill, Task, Throw, Verdict};
use cenacle_table::Game;

use crate::common::{ADA, BOB, BRUTE, Table};

use Verdict::{Fails, Fumbles, Passes, Shreds};

const WEAPONS: [(&str, i8); 13] = [
    ("bare-fists", 0),
    ("bat", 1),
    ("pitchfork", 1),
    ("sacrificial-knife", 1),
    ("truncheon", 2),
    ("revolver", 2),
    ("axe", 3),
    ("shotgun", 3),
    ("ram-car", 3),
    ("chainsaw", 4),
    ("tommy-gun", 4),
    ("flame-thrower", 4),
    ("dynamite", 5),
];

/// [brutality.roll] [brutality.bare-fists] [brutality.bat] [brutality.pitchfork] [brutality.truncheon]
#[test]
fn the_threshold_is_brutality_cultist_and_weapon_together() {
    for (id, bonus) in WEAPONS {
        let mut table = Table::new(2);
        table.skills(ADA, [6, 3, 3]).alive(BOB, &[7]).fight(id, BRUTE, 7, &[Fails, Fails]);
        let roll = table.rolled()[0];
        assert_eq!((roll.throw, roll.base, roll.cultist, roll.card), (Throw::Attack, 6, 1, bonus), "{id}");
        assert_eq!(roll.threshold(), 7 + bonus, "{id}");
        assert!(table.discarded(id) && table.p.task() == Task::Main, "{id}");
    }
}

/// [brutality.bare-fists] [brutality.bat] [brutality.pitchfork] [brutality.truncheon] [card.family]
#[test]
fn no_weapon_is_used_that_is_not_held_nor_played_as_an_event() {
    let table = Table::new(2);
    for (id, _) in WEAPONS {
        let face = table.face(id);
        assert_eq!(table.refused(ADA, Action::Attack { by: BRUTE, face }).rule, "card.family", "{id}");
        let mut armed = table.clone();
        armed.hold(ADA, &[id]);
        assert_eq!(armed.refused(ADA, Action::Play { face }).rule, "attack.announce", "{id}");
        assert!(armed.legal(ADA).contains(&Action::Attack { by: BRUTE, face }), "{id}");
    }
}

/// The printed example: 10 of Brutality, a Brute of +3, a weapon of +4 and the stars make 19; half of 8 + 2 is 5.
/// [brutality.roll] [brutality.defence] [roll.sum]
#[test]
fn the_figures_of_the_look_add_up_to_nineteen_and_five() {
    let mut table = Table::new(2);
    table.alive(ADA, &[8]).alive(BOB, &[10]).skills(BOB, [8, 9, 12]);
    table.p.favoured = Some(ADA);
    table.fight("chainsaw", 8, 10, &[Passes, Fails]);
    let rolled = table.rolled();
    assert_eq!((rolled[0].threshold(), rolled[1].sum(), rolled[1].threshold()), (19, 10, 5));
}

/// [brutality.shreds] [kill.points]
#[test]
fn an_attack_that_shreds_kills_without_a_defence() {
    let mut table = Table::new(2);
    table.fight("bat", BRUTE, 3, &[Shreds]);
    assert!(!table.lives(BOB, 3));
    assert_eq!(table.p.sect(ADA).points, 1);
    assert_eq!(table.p.sect(BOB).slain[3], 1, "signed by the first seat");
}

/// [brutality.hit] [brutality.undefended]
#[test]
fn a_hit_that_is_not_defended_kills() {
    let mut table = Table::new(2);
    table.fight("bat", BRUTE, 3, &[Passes, Fails]);
    assert!(!table.lives(BOB, 3) && table.discarded("bat"));
    assert_eq!(table.rolled()[1].throw, Throw::Defence(0));
}

/// [brutality.defence]
#[test]
fn the_defence_is_half_of_all_together_rounded_up() {
    for (skill, member, threshold) in [(10, 0, 6), (10, 2, 5), (9, 2, 5), (8, 2, 4), (7, 7, 2)] {
        let mut table = Table::new(2);
        table.skills(BOB, [skill, 3, 3]).fight("bat", BRUTE, member, &[Passes, Fails]);
        assert_eq!(table.rolled()[1].threshold(), threshold, "{skill} with cultist {member}");
    }
}

/// [brutality.defended] [brutality.hit]
#[test]
fn who_defends_lives_and_may_counter_with_two_more_if_the_defence_shreds() {
    for (verdict, edge) in [(Passes, 0), (Shreds, 2)] {
        let mut table = Table::new(2);
        table.skills(BOB, [14, 6, 6]).fight("bat", BRUTE, 3, &[Passes, verdict]);
        assert!(table.lives(BOB, 3));
        assert_eq!(table.p.task(), Task::Counter(0, edge));
        assert_eq!(table.asked(), BOB);
        table.until(BOB, Action::Counter { skill: Skill::Brutality }, |table| table.p.task() == Task::Main);
        assert_eq!(table.rolled()[2].edge, edge as i8);
    }
}

/// [brutality.miss]
#[test]
fn after_a_miss_the_defence_only_decides_on_the_counter_attack() {
    for verdict in [Fails, Fumbles] {
        let mut table = Table::new(2);
        table.skills(ADA, [6, 6, 6]).fight("bat", BRUTE, 3, &[Fails, verdict]);
        assert!(table.lives(BOB, 3) && table.discarded("bat"), "nothing comes of it");
        assert_eq!(table.p.task(), Task::Main);
    }
    let mut table = Table::new(2);
    table.skills(ADA, [6, 6, 6]).fight("bat", BRUTE, 3, &[Fails, Shreds]);
    assert_eq!(table.p.task(), Task::Counter(0, 2));
}

/// [brutality.fumbles]
#[test]
fn an_attack_that_fumbles_is_countered_at_once_with_two_more() {
    let mut table = Table::new(2);
    table.fight("bat", BRUTE, 3, &[Fumbles]);
    assert_eq!((table.p.task(), table.asked()), (Task::Counter(0, 2), BOB));
}

/// [attack.kept]
#[test]
fn a_defence_that_fumbles_gives_the_weapon_back_and_another_may_use_it() {
    let mut table = Table::new(2);
    table.fight("bat", BRUTE, 3, &[Passes, Fumbles]);
    assert!(!table.lives(BOB, 3));
    assert_eq!(table.holds(ADA, "bat"), 1);
    let face = table.face("bat");
    assert!(table.legal(ADA).contains(&Action::Attack { by: 1, face }));
    assert_eq!(table.refused(ADA, Action::Attack { by: BRUTE, face }).rule, "attack.once");
    assert_eq!(table.p.hand(ADA).known(face.index(), Some(BOB)), 1, "all have seen it");
}

/// [brutality.sacrificial-knife] [card.shreds]
#[test]
fn a_knife_that_shreds_brings_a_point_more() {
    let mut table = Table::new(2);
    table.fight("sacrificial-knife", BRUTE, 3, &[Shreds]);
    assert_eq!(table.p.sect(ADA).points, 2);
    let mut table = Table::new(2);
    table.fight("sacrificial-knife", BRUTE, 3, &[Passes, Fails]);
    assert_eq!(table.p.sect(ADA).points, 1, "only if it shreds");
}

/// [brutality.revolver] [card.shreds]
#[test]
fn a_revolver_that_fumbles_jams_and_is_not_countered() {
    let mut table = Table::new(2);
    table.fight("revolver", BRUTE, 3, &[Fumbles]);
    assert_eq!(table.p.task(), Task::Main);
    assert!(table.lives(ADA, BRUTE) && table.lives(BOB, 3));
}

/// [brutality.axe] [brutality.shotgun] [kill.more]
#[test]
fn an_axe_or_a_shotgun_that_shreds_takes_the_nearest_too() {
    for id in ["axe", "shotgun"] {
        let mut table = Table::new(2);
        table.alive(BOB, &[0, 3, 5, 12]).fight(id, BRUTE, 3, &[Shreds]);
        assert!(!table.lives(BOB, 3) && !table.lives(BOB, 5) && table.lives(BOB, 0), "{id}: 5 is nearer than 0");
        assert_eq!(table.p.sect(ADA).points, 2);
        let mut table = Table::new(2);
        table.fight(id, BRUTE, 3, &[Passes, Fails]);
        assert_eq!(table.p.sect(BOB).alive.count_ones(), 23, "{id}: only if it shreds");
    }
}

/// [kill.more] [row.change]
#[test]
fn further_victims_come_from_the_row_as_it_then_is_and_from_nowhere_if_nobody_is_left() {
    let mut table = Table::new(3);
    table.alive(BOB, &[3, 9]).fight("axe", BRUTE, 3, &[Shreds]);
    assert_eq!(table.p.sect(BOB).alive, 0, "the last novice, then the last initiate");
    assert_eq!(table.p.sect(ADA).points, 3);
    let mut table = Table::new(3);
    table.alive(BOB, &[3]).fight("dynamite", BRUTE, 3, &[Shreds]);
    assert_eq!((table.p.sect(BOB).alive, table.p.sect(ADA).points), (0, 1));
}

/// [brutality.ram-car]
#[test]
fn a_ram_car_takes_two_from_the_total_of_the_defence() {
    let mut table = Table::new(2);
    table.fight("ram-car", BRUTE, 2, &[Passes, Fails]);
    let roll = table.rolled()[1];
    assert_eq!((roll.card, roll.threshold()), (-2, 4), "half of 10 - 2");
    let mut table = Table::new(2);
    table.fight("axe", BRUTE, 2, &[Passes, Fails]);
    assert_eq!(table.rolled()[1].threshold(), 5, "an axe does not");
}

/// [brutality.chainsaw] [card.shreds]
#[test]
fn a_chainsaw_takes_one_more_or_its_bearer_whose_points_the_target_gets() {
    let mut table = Table::new(2);
    table.fight("chainsaw", BRUTE, 3, &[Shreds]);
    assert_eq!(table.p.sect(BOB).alive.count_ones(), 22);
    let mut table = Table::new(2);
    table.fight("chainsaw", BRUTE, 3, &[Fumbles]);
    assert!(!table.lives(ADA, BRUTE));
    assert_eq!((table.p.sect(BOB).points, table.p.sect(ADA).slain[0]), (1, 2));
    assert_eq!(table.p.task(), Task::Main, "no counter-attack besides");
}

/// [brutality.tommy-gun]
#[test]
fn a_tommy_gun_aims_at_two_of_one_sect_who_defend_and_counter_each() {
    let mut table = Table::new(3);
    table.skills(BOB, [14, 6, 6]).hold(ADA, &["tommy-gun"]).attack("tommy-gun", BRUTE);
    table.act(ADA, Action::Aim { seat: BOB, member: 3 });
    assert_eq!(table.p.task(), Task::Aim);
    assert!(table.legal(ADA).iter().all(|action| matches!(action, Action::Aim { seat: BOB, .. })));
    table.until(ADA, Action::Aim { seat: BOB, member: 4 }, |table| {
        let verdicts: Vec<_> = table.rolled().iter().map(|roll| roll.verdict).collect();
        verdicts == [Some(Passes), Some(Passes)] && table.p.task() == Task::Counter(0, 0)
    });
    table.until(BOB, Action::Pass, |table| table.p.task() == Task::Counter(1, 0));
    assert!(table.lives(BOB, 3) && table.lives(BOB, 4));
    let mut alone = Table::new(2);
    alone.alive(BOB, &[3, 9]).hold(ADA, &["tommy-gun"]).attack("tommy-gun", BRUTE);
    alone.act(ADA, Action::Aim { seat: BOB, member: 3 });
    assert_ne!(alone.p.task(), Task::Aim, "there is no second target");
}

/// [brutality.tommy-gun] [kill.once]
#[test]
fn a_tommy_gun_aimed_twice_at_the_same_one_is_aimed_at_him_alone() {
    let mut table = Table::new(3);
    table.hold(ADA, &["tommy-gun"]).attack("tommy-gun", BRUTE);
    table.act(ADA, Action::Aim { seat: BOB, member: 3 });
    table.rolls(ADA, Action::Aim { seat: BOB, member: 3 }, &[Passes, Fails]);
    assert_eq!((table.p.sect(BOB).alive.count_ones(), table.p.sect(ADA).points), (23, 1), "one roll, one defence");
    let announced = table.told.iter().filter(|event| matches!(event, Event::Attacks { .. })).count();
    assert_eq!(announced, 1);
    let mut old = Table::new(3);
    old.game = old.game.under_rules(1).unwrap();
    old.hold(ADA, &["tommy-gun"]).attack("tommy-gun", BRUTE).act(ADA, Action::Aim { seat: BOB, member: 3 });
    assert_eq!(old.refused(ADA, Action::Aim { seat: BOB, member: 3 }).rule, "attack.announce", "rules 1 wanted two");
}

/// [brutality.tommy-gun] [brutality.shreds]
#[test]
fn a_tommy_gun_that_shreds_kills_both() {
    let mut table = Table::new(2);
    table.hold(ADA, &["tommy-gun"]).attack("tommy-gun", BRUTE).act(ADA, Action::Aim { seat: BOB, member: 3 });
    table.rolls(ADA, Action::Aim { seat: BOB, member: 6 }, &[Shreds]);
    assert!(!table.lives(BOB, 3) && !table.lives(BOB, 6));
    assert_eq!(table.p.sect(ADA).points, 2);
}

/// [brutality.flame-thrower]
#[test]
fn a_flame_thrower_cannot_be_dodged_and_burns_its_bearer_for_nobody() {
    let mut table = Table::new(2);
    table.hold(BOB, &["dodge"]).fight("flame-thrower", BRUTE, 3, &[Fumbles]);
    assert!(!table.lives(ADA, BRUTE));
    assert_eq!((table.p.sect(BOB).points, table.p.sect(ADA).slain[0], table.holds(BOB, "dodge")), (0, 0, 1));
    assert!(!table.told.iter().any(|event| matches!(event, Event::Dodges { .. })));
}

/// [brutality.dynamite] [kill.more]
#[test]
fn dynamite_takes_two_more_or_its_bearer_and_a_neighbour() {
    let mut table = Table::new(2);
    table.fight("dynamite", BRUTE, 3, &[Shreds]);
    assert_eq!(table.p.sect(BOB).alive.count_ones(), 21);
    assert!(!table.lives(BOB, 2) && !table.lives(BOB, 4), "the neighbours on both sides");
    let mut table = Table::new(2);
    table.fight("dynamite", 5, 3, &[Fumbles]);
    assert!(!table.lives(ADA, 5) && !table.lives(ADA, 4));
    assert_eq!(table.p.sect(BOB).points, 2);
}
