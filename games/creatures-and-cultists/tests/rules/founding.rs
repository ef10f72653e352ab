//! The founding of the sects.

use cenacle_creatures_and_cultists::{Action, Sect, identity};
use cenacle_table::{Game, Seat};

use crate::common::{ADA, BOB, setup};

/// [found.skills]
#[test]
fn a_skill_is_two_different_dice_and_three() {
    let mut seen = std::collections::BTreeMap::new();
    for number in 0..400 {
        let table = setup(8, &[], &format!("skills {number}"));
        for seat in table.p.everybody() {
            table.p.sect(seat).skills.iter().for_each(|skill| *seen.entry(*skill).or_insert(0_u32) += 1);
        }
    }
    // Without doubles 15 pairs are left: 6 and 7 come from one each, 10 from three.
    assert_eq!((seen.keys().next(), seen.keys().last()), (Some(&6), Some(&14)));
    let (total, ten) = (seen.values().sum::<u32>(), seen[&10]);
    assert!((ten * 5).abs_diff(total) < total / 10, "10 is every fifth skill: {ten} of {total}");
    assert!((seen[&6] * 15).abs_diff(total) < total / 5, "6 is every fifteenth: {} of {total}", seen[&6]);
}

/// [found.identity]
#[test]
fn generated_sects_have_names_credos_and_symbols_of_their_own() {
    for players in 2..=8 {
        let table = setup(players, &[], "names");
        for seat in table.p.everybody() {
            for other in table.p.everybody().filter(|other| *other != seat) {
                let (one, two) = (table.p.sect(seat), table.p.sect(other));
                assert!(one.name != two.name && one.credo != two.credo && one.symbol != two.symbol);
            }
        }
    }
}

/// [found.identity]
#[test]
fn chosen_sects_are_named_in_turn_and_nobody_takes_what_is_taken() {
    let mut table = setup(2, &[("founding", "chosen")], "chosen");
    assert_eq!(table.asked(), ADA);
    assert_eq!(table.legal(ADA).len(), identity::NAMES.len());
    assert_eq!(table.refused(ADA, Action::Credo { credo: 0 }).rule, "window.ask");
    assert_eq!(table.refused(ADA, Action::Name { name: 99 }).rule, "found.identity");
    table
        .act(ADA, Action::Name { name: 3 })
        .act(ADA, Action::Credo { credo: 4 })
        .act(ADA, Action::Symbol { symbol: 5 });
    assert_eq!(table.asked(), BOB);
    assert_eq!(table.refused(BOB, Action::Name { name: 3 }).rule, "found.identity");
    table
        .act(BOB, Action::Name { name: 0 })
        .act(BOB, Action::Credo { credo: 0 })
        .act(BOB, Action::Symbol { symbol: 0 });
    assert_eq!((table.p.sect(ADA).name, table.p.sect(ADA).credo, table.p.sect(ADA).symbol), (3, 4, 5));
    assert_eq!(table.p.round, 1);
}

/// [found.hand] [row.active] [points.track]
#[test]
fn everybody_begins_with_six_cards_twenty_four_cultists_and_no_points() {
    for players in 2..=8_u8 {
        let table = setup(players, &[("founding", "chosen")], "start");
        for index in 0..players.into() {
            let seat = Seat::new(index);
            assert_eq!(table.p.hand(seat).len(), 6);
            assert_eq!((table.p.sect(seat).alive, table.p.sect(seat).points), (Sect::ALL, 0));
            assert_eq!(table.game.in_play(&table.p, seat), 0xff, "the bottom row is active");
        }
        table.game.audit(&table.p).unwrap();
    }
}
