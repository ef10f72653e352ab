//! The Sleeper: flexible and blocking Skulks, and bonuses for those who skulk.

use cenacle_evil_high_priest::{Action, Cultists, Event, Phase, Site, Step};

use crate::common::{ACOLYTE, ADA, BOB, PRIEST, Table, goods};

fn sleeper(players: u8) -> Table {
    let mut table = Table::on("sleeper", players);
    table.has(ADA, goods(9, 9, 9, 4, 0)).has(BOB, goods(9, 9, 9, 4, 0));
    table.p.raided = true;
    table
}

/// [sleeper.skulk] [board.sleeper]
#[test]
fn four_treasure_come_to_who_has_a_cultist_on_a_skulk_space_and_to_nobody_else() {
    let mut table = sleeper(2);
    table.broken(&["s", "a", "d"]).alone();
    let [a, d] = ["a", "d"].map(|id| table.at_lock(id));
    assert_eq!(table.not_placed(ADA, PRIEST, a), ("sleeper.skulk", "why-no-skulk-out"));
    table.places(ADA, ACOLYTE, Site::Skulk(0));
    table.places(ADA, PRIEST, a);
    assert_eq!(table.wealth(ADA).0[0], 13);
    table.places(ADA, ACOLYTE, d);
    assert_eq!(table.wealth(ADA).0[1], 11);
    // A Skulk space of the board counts, too.
    let mut table = sleeper(2);
    table.broken(&["s", "a"]).alone();
    let s = table.at_lock("s");
    table.places(ADA, ACOLYTE, s).places(ADA, PRIEST, a);
    assert_eq!(table.wealth(ADA).0[0], 13);
    // Who broke a lock and left its Skulk bonus is none.
    let mut table = sleeper(2);
    table.broken(&["a"]).alone().places(ADA, ACOLYTE, s).does(ADA, Action::NoBonus);
    assert_eq!(table.not_placed(ADA, PRIEST, a), ("sleeper.skulk", "why-no-skulk-out"));
}

/// [skulk.kinds]
#[test]
fn a_flexible_skulk_goes_to_the_town_or_to_a_ritual() {
    let mut table = sleeper(2);
    table.broken(&["s", "b"]);
    table.sect(BOB).cultists = Cultists::all(Site::Escape);
    table.sect(BOB).cultists.put(0, Site::Improve);
    let b = table.at_lock("b");
    table.sect(ADA).cultists.put(0, Site::Improve);
    table.acolytes(ADA, &[Site::Pool, Site::Escape]).places(ADA, ACOLYTE, b);
    table.until(|p| matches!(p.step(), Step::Prowl(_)));
    let (dragon, boston, providence) = (table.ritual("dragon", 0), table.town("boston"), table.town("providence"));
    assert!(
        table.may(ADA, Action::Prowl { from: b, to: dragon }) && table.may(ADA, Action::Prowl { from: b, to: boston })
    );
    assert_eq!(table.refused(ADA, Action::Prowl { from: b, to: providence }), ("skulk.move", "why-no-skulk-there"));
    let treasure = table.wealth(ADA).0[0];
    table.does(ADA, Action::Prowl { from: b, to: dragon });
    assert_eq!(treasure - table.wealth(ADA).0[0], 2);
}

/// [skulk.kinds]
#[test]
fn a_blocking_skulk_moves_before_all_others_and_no_skulk_follows_him() {
    let mut table = sleeper(2);
    table.broken(&["s", "b", "h"]);
    let [b, h] = ["b", "h"].map(|id| table.at_lock(id));
    // Ada is first in the round, but Bob blocks.
    table.acolytes(ADA, &[Site::Pool, Site::Escape]).acolytes(BOB, &[Site::Pool, Site::Escape]);
    table.sect(ADA).cultists.put(0, Site::Improve);
    table.sect(BOB).cultists.put(0, Site::Improve);
    table.places(ADA, ACOLYTE, Site::Skulk(0)).places(BOB, ACOLYTE, h);
    assert_eq!((table.p.phase, table.p.step()), (Phase::Skulking, Step::Stalk(BOB)));
    let (kingsport, boston) = (table.town("kingsport"), table.town("boston"));
    table.does(BOB, Action::Prowl { from: h, to: kingsport });
    assert_eq!(table.p.step(), Step::Prowl(ADA));
    let after = Action::Prowl { from: Site::Skulk(0), to: kingsport };
    assert_eq!(table.refused(ADA, after), ("skulk.kinds", "why-blocked"));
    table.does(ADA, Action::Prowl { from: Site::Skulk(0), to: boston });
    let prowled = table.told.iter().any(|event| matches!(event, Event::Prowls { seat: ADA, to, .. } if *to == boston));
    assert!(prowled, "another space is free for her");
    assert_eq!(table.p.blocked, None, "in the next round it is forgotten");
    // He may stay, and his master's other Skulk still moves in turn.
    let mut table = sleeper(2);
    table.broken(&["s", "b", "h"]).alone().acolytes(ADA, &[Site::Pool, Site::Pool]);
    table.sect(ADA).cultists.put(0, Site::Improve);
    table.places(ADA, ACOLYTE, h).places(ADA, ACOLYTE, b);
    assert_eq!(table.p.step(), Step::Stalk(ADA));
    assert_eq!(table.refused(ADA, Action::Prowl { from: b, to: boston }).1, "why-no-skulk");
    table.does(ADA, Action::Stay);
    assert_eq!(table.p.step(), Step::Prowl(ADA));
    table.does(ADA, Action::Prowl { from: b, to: boston });
}

/// [solo.skulk] [sleeper.skulk]
#[test]
fn alone_no_skulk_space_of_the_sleeper_is_used() {
    let mut table = sleeper(1);
    table.broken(&["s", "a", "b", "h"]);
    for id in ["s", "b", "h"] {
        let at = table.at_lock(id);
        assert_eq!(table.not_placed(ADA, ACOLYTE, at), ("solo.skulk", "why-no-skulk-alone"), "{id}");
    }
    let a = table.at_lock("a");
    assert_eq!(table.not_placed(ADA, ACOLYTE, a), ("sleeper.skulk", "why-no-skulk-out"));
}
