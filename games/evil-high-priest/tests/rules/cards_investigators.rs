//! The investigators, each with what he does and where it ends.

use cenacle_evil_high_priest::{Action, Event, Purse, Site, Step};

use crate::{
    common::{ADA, BOB, CLEO, Table, goods},
    raids::{lost, raid_by},
};

/// A raid led by somebody, on a lock with so many dice; the faces after the first are those of the raid.
fn led(who: &str, count: usize, faces: &[u32], prepare: impl FnOnce(&mut Table)) -> Table {
    let dice: Vec<u32> = std::iter::once(1).chain(faces.iter().copied()).collect();
    raid_by(Some(who), count, &dice, prepare)
}

fn strength(table: &Table) -> u8 {
    table.p.sect(ADA).siege.strength
}

/// [raid.investigator]
#[test]
fn a_die_chooses_the_investigator_and_the_next_one_takes_his_place() {
    for (die, slot) in [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)] {
        let mut before = None;
        let table = raid_by(Some("gangster"), 1, &[die, 2], |table| before = Some(table.p.cards));
        let before = before.unwrap();
        assert_eq!((table.p.raid.who, table.p.raid.die), (before.sleuths[slot], die as u8));
        assert_eq!(table.p.cards.sleuth_discard.top(), Some(before.sleuths[slot]), "he is discarded");
        assert_eq!(Some(table.p.cards.sleuths[slot]), before.sleuth_deck.top(), "and replaced");
    }
}

/// [investigator.minister]
#[test]
fn the_minister_adds_three_up_to_eighteen() {
    assert_eq!(led("minister", 1, &[4], |_| {}).p.raid.strength, 7);
    assert_eq!(led("minister", 3, &[6, 6, 5], |_| {}).p.raid.strength, 18);
}

/// [investigator.hobo]
#[test]
fn the_hobo_throws_a_die_less_goes_backwards_and_spares_signs() {
    let mut table = led("hobo", 2, &[5], |table| {
        table.room(ADA, 1, "closet", goods(0, 0, 1, 0, 0)).room(ADA, 7, "closet", goods(0, 1, 0, 0, 1));
    });
    assert_eq!((table.p.raid.faces, table.p.sect(ADA).siege.at), ([5, 0, 0, 0], 7));
    table.does(ADA, Action::Endure);
    assert_eq!((lost(&table, ADA), table.p.sect(ADA).siege.at), (goods(0, 1, 0, 0, 0), 1), "the sign is left");
    assert_eq!(led("hobo", 1, &[3], |_| {}).p.raid.strength, 3, "one die is always thrown");
}

/// [investigator.archaeologist] [variant.aggressive]
#[test]
fn the_archaeologist_throws_a_die_less_and_leaves_twelve_of_an_aggressive_raid() {
    assert_eq!(led("archaeologist", 2, &[5], |_| {}).p.raid.faces, [5, 0, 0, 0]);
    assert_eq!(led("archaeologist", 1, &[4], |_| {}).p.raid.faces, [4, 0, 0, 0]);
    // The rulebook's example: a raid of a die and twelve is twelve.
    let table = led("archaeologist", 3, &[], |table| table.p.aggressive = true);
    assert_eq!((table.p.raid.faces, table.p.raid.strength), ([0; 4], 12));
    let table = led("archaeologist", 1, &[4], |table| table.p.aggressive = true);
    assert_eq!(table.p.raid.strength, 4, "a raid of one die keeps it");
}

/// [investigator.officer] [variant.aggressive]
#[test]
fn the_police_officer_throws_a_die_more() {
    assert_eq!(led("officer", 1, &[2, 3], |_| {}).p.raid.strength, 5);
    assert_eq!(led("officer", 3, &[6, 6, 6, 6], |_| {}).p.raid.strength, 18, "four dice, eighteen at most");
    assert_eq!(led("officer", 2, &[2, 3], |table| table.p.aggressive = true).p.raid.strength, 11);
}

/// [investigator.agent] [raid.after] [card.aim]
#[test]
fn with_the_federal_agent_the_asylum_counts_double_and_the_launcher_scatters_an_acolyte() {
    let mut table = led("agent", 1, &[6], |table| {
        table.acolytes(ADA, &[Site::Pool; 4]).has(ADA, goods(1, 0, 0, 0, 0));
    });
    assert_eq!(strength(&table), 2, "two in the Asylum turn four aside");
    table.raid_ends();
    // Cleo has nobody in her pool, so Ada is meant.
    assert_eq!((table.p.sect(ADA).acolytes_at(Site::Escape), table.p.sect(CLEO).acolytes_at(Site::Escape)), (1, 6));
}

/// [investigator.vampire] [investigator.ransom] [card.steal]
#[test]
fn the_vampire_takes_blood_for_strength_and_a_drop_more_for_the_launcher() {
    let mut table = led("vampire", 1, &[3], |table| {
        table.has(ADA, goods(1, 0, 0, 0, 0)).room(ADA, 1, "vault", goods(0, 2, 0, 0, 0));
    });
    table.does(ADA, Action::Bribe);
    assert_eq!((strength(&table), table.wealth(ADA)), (2, goods(1, 1, 0, 0, 0)));
    table.does(ADA, Action::Endure);
    assert_eq!(lost(&table, ADA), goods(1, 0, 0, 0, 0), "the Vault holds");
    assert_eq!((table.wealth(ADA), table.wealth(BOB).get(cenacle_evil_high_priest::Goods::Blood)), (Purse::NONE, 1));
    let mut table = led("vampire", 1, &[3], |table| {
        table.has(ADA, goods(1, 0, 0, 0, 0));
    });
    assert_eq!(table.refused(ADA, Action::Bribe), ("investigator.ransom", "why-no-bribe"));
}

/// [investigator.author]
#[test]
fn with_the_author_an_acolyte_blocks_only_one_even_before_an_altar() {
    let mut table = led("author", 1, &[5], |table| {
        table.has(ADA, goods(4, 0, 0, 0, 0)).room(ADA, 1, "altar", Purse::NONE);
    });
    table.does(ADA, Action::Strike { from: Site::Pool });
    assert_eq!(strength(&table), 4);
}

/// [investigator.artist]
#[test]
fn the_artist_passes_by_whoever_has_fewest_points() {
    let table = led("artist", 1, &[4], |table| {
        table.has(ADA, goods(1, 0, 0, 0, 0)).has(CLEO, goods(0, 1, 0, 0, 0)).acolytes(CLEO, &[Site::Pool; 6]);
    });
    assert!(table.told.contains(&Event::Spared { seat: CLEO }) && table.p.sect(CLEO).siege.strength == 0);
    assert!(table.p.sect(ADA).siege.asked, "Ada has the most treasure, and more points");
}

/// [investigator.professor]
#[test]
fn the_professor_leaves_each_one_grimoire_and_no_more() {
    let mut table = led("professor", 1, &[4], |table| {
        table.has(ADA, goods(0, 0, 0, 2, 0));
    });
    table.does(ADA, Action::Endure);
    assert_eq!((lost(&table, ADA), table.wealth(ADA)), (goods(0, 0, 0, 1, 0), goods(0, 0, 0, 1, 0)));
    let table = led("professor", 1, &[4], |table| {
        table.has(ADA, goods(0, 0, 0, 1, 0));
    });
    assert!(!table.p.sect(ADA).siege.asked && table.wealth(ADA) == goods(0, 0, 0, 1, 0), "nothing is at stake");
}

/// [investigator.journalist]
#[test]
fn the_journalist_is_not_turned_aside_by_the_asylum() {
    let of = |who| {
        led(who, 1, &[6], |table| {
            table.acolytes(ADA, &[Site::Pool; 2]).has(ADA, goods(1, 0, 0, 0, 0));
        })
    };
    assert_eq!((strength(&of("journalist")), strength(&of("author"))), (6, 2));
}

/// [investigator.soldier]
#[test]
fn with_the_soldier_a_monster_blocks_two_less_and_never_less_than_nothing() {
    let mut table = led("soldier", 1, &[6], |table| {
        table.lair(ADA, 0, "gug").lair(ADA, 1, "zoog").has(ADA, goods(1, 0, 0, 0, 0));
    });
    table.does(ADA, Action::Loose { lair: 1 });
    assert_eq!(strength(&table), 6);
    table.does(ADA, Action::Loose { lair: 0 });
    assert_eq!(table.p.sect(ADA).siege.strength, 2);
}

/// [investigator.alienist]
#[test]
fn after_the_alienist_whoever_lost_something_gets_an_acolyte_out_of_the_asylum() {
    let mut table = led("alienist", 1, &[6], |table| {
        table.acolytes(ADA, &[Site::Pool; 4]).has(ADA, goods(1, 0, 0, 0, 0));
        table.acolytes(CLEO, &[Site::Pool; 4]);
    });
    table.raid_ends();
    let out = |table: &Table, seat| table.p.sect(seat).acolytes_at(Site::Escape);
    assert_eq!((out(&table, ADA), out(&table, CLEO)), (1, 0), "Cleo lost nothing");
}

/// [investigator.dilettante]
#[test]
fn the_dilettante_leaves_treasure_alone() {
    let mut table = led("dilettante", 1, &[4], |table| {
        table.has(ADA, goods(3, 1, 0, 0, 0));
    });
    table.does(ADA, Action::Endure);
    assert_eq!((lost(&table, ADA), table.wealth(ADA)), (goods(0, 1, 0, 0, 0), goods(3, 0, 0, 0, 0)));
}

/// [investigator.librarian]
#[test]
fn after_the_librarian_one_of_those_with_most_grimoires_loses_one() {
    let table = led("librarian", 1, &[2], |table| {
        table.room(ADA, 1, "library", goods(0, 0, 0, 2, 0)).room(CLEO, 1, "library", goods(0, 0, 0, 1, 0));
    });
    assert_eq!((table.wealth(ADA), table.wealth(CLEO)), (goods(0, 0, 0, 1, 0), goods(0, 0, 0, 1, 0)));
    let mut table = led("librarian", 1, &[2], |table| {
        table.room(ADA, 1, "library", goods(0, 0, 0, 1, 0)).room(CLEO, 1, "library", goods(0, 0, 0, 1, 0));
    });
    assert_eq!(table.refused(BOB, Action::Aim { whom: BOB }), ("card.aim", "why-not-at-him"));
    table.does(BOB, Action::Aim { whom: CLEO });
    assert_eq!((table.wealth(ADA), table.wealth(CLEO)), (goods(0, 0, 0, 1, 0), Purse::NONE));
}

/// [investigator.hunter]
#[test]
fn the_hunter_takes_a_monster_of_everybody_before_the_raid_without_its_defence() {
    let mut table = led("hunter", 1, &[3], |table| {
        table.lair(ADA, 0, "gug").lair(ADA, 1, "ghast").has(ADA, goods(1, 0, 0, 0, 0));
    });
    assert_eq!(table.p.step(), Step::Discard(ADA, 1));
    table.does(ADA, Action::Discard { lair: 1 });
    assert_eq!((strength(&table), table.p.sect(ADA).monsters(), table.wealth(ADA)), (3, 1, goods(1, 0, 0, 0, 0)));
}

/// [investigator.gangster] [investigator.ransom]
#[test]
fn the_gangster_is_paid_once() {
    let mut table = led("gangster", 1, &[6], |table| {
        table.has(ADA, goods(7, 0, 0, 0, 0));
    });
    table.does(ADA, Action::Bribe);
    assert_eq!((strength(&table), table.wealth(ADA)), (2, goods(4, 0, 0, 0, 0)));
    assert_eq!(table.refused(ADA, Action::Bribe), ("investigator.ransom", "why-no-bribe"));
}

/// [investigator.medium]
#[test]
fn the_medium_takes_one_magic_for_three() {
    let mut table = led("medium", 1, &[5], |table| {
        table.has(ADA, goods(0, 0, 2, 0, 0));
    });
    table.does(ADA, Action::Bribe);
    assert_eq!((strength(&table), table.wealth(ADA)), (2, goods(0, 0, 1, 0, 0)));
    assert_eq!(table.refused(ADA, Action::Bribe), ("investigator.ransom", "why-no-bribe"));
}

/// [investigator.antiquarian]
#[test]
fn the_antiquarian_passes_by_what_lies_exposed() {
    let mut table = led("antiquarian", 1, &[3], |table| {
        table.has(ADA, goods(3, 0, 0, 0, 0)).room(ADA, 1, "closet", goods(0, 1, 0, 0, 0));
    });
    assert_eq!(table.p.sect(ADA).siege.at, 1);
    table.does(ADA, Action::Endure);
    assert_eq!((lost(&table, ADA), table.wealth(ADA)), (goods(0, 1, 0, 0, 0), goods(3, 0, 0, 0, 0)));
}

/// [investigator.photographer]
#[test]
fn before_the_photographer_only_chambers_that_hold_something_defend() {
    let table = led("photographer", 1, &[5], |table| {
        table.room(ADA, 1, "false-wall", Purse::NONE).room(ADA, 2, "vault", goods(0, 1, 0, 0, 0));
    });
    assert_eq!((table.p.sect(ADA).siege.at, strength(&table)), (2, 3));
}

/// [raid.after] [end.thirteenth]
#[test]
fn after_the_thirteenth_sign_the_raid_is_played_and_nothing_follows_it() {
    let mut table = led("agent", 3, &[6, 6, 6], |table| {
        let all = table.game.figures().boards[usize::from(table.p.board)].all;
        let last = table.lock("l");
        table.p.broken = all & !(1 << last);
        table.lair(ADA, 0, "ghast").has(ADA, goods(1, 0, 0, 0, 0));
    });
    table.does(ADA, Action::Loose { lair: 0 });
    table.raid_ends();
    assert!(table.p.is_over());
    assert_eq!((table.wealth(ADA), table.p.sect(ADA).acolytes_at(Site::Escape)), (Purse::NONE, 0));
}
