//! The sanctum: slots, chambers, storage, reorganising.

use cenacle_evil_high_priest::{Action, Goods, Order, Purse, Site, Step, Trait};
use cenacle_table::Game;

use crate::common::{ACOLYTE, ADA, BOB, PRIEST, Table, goods};

/// Ada reorganises with these chambers and resources, by hand.
fn sorting(rooms: &[&str], wealth: Purse) -> Table {
    let mut table = Table::new(2);
    table.shows("false-wall").has(ADA, wealth);
    for (room, id) in (1..).zip(rooms) {
        table.room(ADA, room, id, Purse::NONE);
    }
    table.p.broken = 3;
    table.places(ADA, PRIEST, Site::Improve);
    table.does(ADA, Action::Install { card: 0, room: 7 }).does(ADA, Action::Sort);
    table
}

/// Every row: what fits goes in, one more does not, and nothing of another kind.
fn holds(id: &str, defence: u8, places: Purse, any: u16) {
    let mut table = Table::new(2);
    let face = table.game.figures().chamber(table.chamber(id)).unwrap().clone();
    assert_eq!((face.defence, face.holds.own, u16::from(face.holds.any)), (defence, places, any), "{id}");
    for goods in Goods::ALL {
        let most = places.get(goods) + any;
        let wealth = Purse::of(goods, most + 1).plus(Purse::of(Goods::Atom, 0));
        if goods == Goods::Sign && most + 1 > 2 {
            continue;
        }
        table = sorting(&[id], wealth);
        if most == 0 {
            assert_eq!(table.p.step(), Step::Act(BOB), "{id} has no place for {goods:?}: nothing is asked");
            assert_eq!(table.wealth(ADA), wealth);
            continue;
        }
        for _ in 0..most {
            table.does(ADA, Action::Stow { goods, room: 1 });
        }
        let sect = table.p.sect(ADA);
        assert_eq!((sect.rooms[0].holds.get(goods), sect.exposed.get(goods)), (most, 1), "{id}: {goods:?}");
    }
}

fn sorted_or_not(rooms: &[&str], wealth: Purse) -> Table {
    let mut table = Table::new(2);
    table.shows("false-wall").has(ADA, wealth);
    for (room, id) in (1..).zip(rooms) {
        table.room(ADA, room, id, Purse::NONE);
    }
    table.p.broken = 3;
    table.places(ADA, PRIEST, Site::Improve);
    table.does(ADA, Action::Install { card: 0, room: 7 });
    table
}

/// [chamber.well] [chamber.pit] [chamber.library] [chamber.laboratory] [chamber.shrine] [chamber.treasury]
#[test]
fn chambers_with_places_of_a_kind_take_that_kind_up_to_their_number() {
    for (id, defence, kind, count) in [
        ("well", 1, Goods::Blood, 3),
        ("pit", 3, Goods::Treasure, 4),
        ("library", 4, Goods::Grimoire, 2),
        ("laboratory", 2, Goods::Magic, 2),
        ("shrine", 2, Goods::Sign, 1),
        ("treasury", 1, Goods::Treasure, 6),
    ] {
        let table = Table::new(2);
        let face = table.game.figures().chamber(table.chamber(id)).unwrap();
        assert_eq!((face.defence, face.holds.own, face.holds.any), (defence, Purse::of(kind, count), 0), "{id}");
        let mut table = sorting(&[id], Purse::of(kind, count + 1));
        for _ in 0..count {
            table.does(ADA, Action::Stow { goods: kind, room: 1 });
        }
        assert_eq!(table.p.sect(ADA).rooms[0].holds, Purse::of(kind, count), "{id}");
        assert_eq!(table.p.sect(ADA).exposed, Purse::of(kind, 1), "{id}: one more does not fit");
        let other = if kind == Goods::Magic { Goods::Blood } else { Goods::Magic };
        let table = sorted_or_not(&[id], Purse::of(other, 2));
        assert_eq!(
            (table.p.step(), table.wealth(ADA)),
            (Step::Act(BOB), Purse::of(other, 2)),
            "{id} takes no {other:?}"
        );
    }
}

/// [chamber.vault] [chamber.closet] [chamber.white]
#[test]
fn white_places_take_anything_grimoires_and_signs_too() {
    for (id, defence, any) in [("vault", 2, 2), ("closet", 0, 3)] {
        holds(id, defence, Purse::NONE, any);
    }
    let mut table = sorting(&["vault"], goods(1, 0, 0, 1, 1));
    table.does(ADA, Action::Stow { goods: Goods::Sign, room: 1 });
    table.does(ADA, Action::Stow { goods: Goods::Grimoire, room: 1 });
    assert_eq!(
        (table.p.sect(ADA).rooms[0].holds, table.p.sect(ADA).exposed),
        (goods(0, 0, 0, 1, 1), goods(1, 0, 0, 0, 0))
    );
}

/// [chamber.false-wall] [chamber.trap]
#[test]
fn walls_and_traps_hold_nothing() {
    for (id, defence) in [("false-wall", 4), ("trap", 5)] {
        let table = sorted_or_not(&[id], goods(3, 3, 3, 0, 0));
        let face = table.game.figures().chamber(table.chamber(id)).unwrap();
        assert_eq!((face.defence, face.holds.is_nothing()), (defence, true));
        assert_eq!((table.p.step(), table.p.sect(ADA).exposed), (Step::Act(BOB), goods(3, 3, 3, 0, 0)), "{id}");
    }
}

/// [chamber.gate] [chamber.altar] [chamber.guard-room]
#[test]
fn gate_altar_and_guard_room_hold_what_is_written_on_them() {
    holds("gate", 0, Purse::NONE, 4);
    holds("guard-room", 2, Purse::NONE, 1);
    let mut table = sorting(&["altar"], goods(0, 3, 2, 0, 0));
    for kind in [Goods::Blood, Goods::Blood, Goods::Magic] {
        table.does(ADA, Action::Stow { goods: kind, room: 1 });
    }
    assert_eq!(
        (table.p.sect(ADA).rooms[0].holds, table.p.sect(ADA).exposed),
        (goods(0, 2, 1, 0, 0), goods(0, 1, 1, 0, 0))
    );
}

/// [chamber.special]
#[test]
fn four_kinds_of_chambers_are_special_and_nine_are_not() {
    let table = Table::new(2);
    let special = |id: &str| table.game.figures().chamber(table.chamber(id)).unwrap().special;
    assert_eq!(special("trap"), Some(Trait::GoneOnceReached));
    assert_eq!(special("gate"), Some(Trait::RaidGrows(1)));
    assert_eq!(special("altar"), Some(Trait::AcolytesBlock(3)));
    assert_eq!(special("guard-room"), Some(Trait::DefencePerMonster(1)));
    assert_eq!(table.game.figures().chambers.iter().filter(|face| face.special.is_none()).count(), 9);
}

/// [sanctum.slots]
#[test]
fn an_empty_slot_holds_nothing() {
    let mut table = sorting(&["vault"], goods(2, 2, 0, 0, 0));
    let stow = Action::Stow { goods: Goods::Blood, room: 4 };
    assert_eq!(table.refused(ADA, stow), ("sanctum.slots", "why-no-room"));
    assert_eq!(table.p.sect(ADA).rooms.len(), 7);
}

/// [sanctum.store]
#[test]
fn a_room_takes_no_more_than_its_places_allow() {
    let mut table = sorting(&["pit", "vault"], goods(6, 3, 0, 0, 0));
    assert_eq!(
        table.refused(ADA, Action::Stow { goods: Goods::Blood, room: 1 }),
        ("sanctum.store", "why-does-not-fit")
    );
    assert_eq!(table.refused(ADA, Action::Stow { goods: Goods::Magic, room: 2 }), ("reward.store", "why-not-in-hand"));
    table.does(ADA, Action::StowRest);
    let sect = table.p.sect(ADA);
    assert_eq!((sect.rooms[0].holds, sect.rooms[1].holds), (goods(4, 0, 0, 0, 0), goods(0, 2, 0, 0, 0)));
    assert_eq!((sect.exposed, sect.order), (goods(2, 1, 0, 0, 0), Order::Settled));
}

/// [sanctum.reorganise]
#[test]
fn every_arrangement_that_fits_can_be_reached_piece_by_piece() {
    // One treasure and one blood, a vault and a closet: each of the nine arrangements.
    for treasure in 0..3 {
        for blood in 0..3 {
            let mut table = sorting(&["vault", "closet"], goods(1, 1, 0, 0, 0));
            for (kind, room) in [(Goods::Treasure, treasure), (Goods::Blood, blood)] {
                table.does(ADA, Action::Stow { goods: kind, room });
            }
            let sect = table.p.sect(ADA);
            assert_eq!((sect.store(treasure).get(Goods::Treasure), sect.store(blood).get(Goods::Blood)), (1, 1));
            assert_eq!(table.p.step(), Step::Act(BOB), "and that is the end of it");
        }
    }
    // Leaving all in place, and the proposal: the dearest deepest.
    let mut table = sorted_or_not(&["vault", "vault"], goods(2, 2, 0, 1, 1));
    table.does(ADA, Action::Tidy);
    let sect = table.p.sect(ADA);
    assert_eq!((sect.rooms[1].holds, sect.rooms[0].holds), (goods(0, 0, 0, 1, 1), goods(0, 2, 0, 0, 0)));
    let mut table = sorted_or_not(&["vault"], goods(2, 0, 0, 0, 0));
    table.does(ADA, Action::Keep);
    assert_eq!(table.p.sect(ADA).exposed, goods(2, 0, 0, 0, 0));
}

/// [sanctum.when]
#[test]
fn resources_move_only_after_a_chamber_and_in_the_upkeep() {
    let mut table = Table::new(2);
    table.room(ADA, 1, "vault", Purse::NONE).has(ADA, goods(2, 0, 0, 0, 0));
    for action in [Action::Sort, Action::Tidy, Action::Stow { goods: Goods::Treasure, room: 1 }] {
        assert_eq!(table.refused(ADA, action), ("sanctum.when", "why-no-reorganising"));
    }
    // A chamber that is declined brings no new order, unless by Improve the Sanctum.
    let mut table = Table::new(2);
    table.full_sanctum(ADA).has(ADA, goods(2, 0, 0, 1, 0));
    let lodge = table.town("lodge");
    table.places(ADA, ACOLYTE, lodge).does(ADA, Action::Refuse);
    assert_eq!(table.p.step(), Step::Act(BOB));
}

/// Bob has no say; Ada has a vault with two magic and six more chambers that hold nothing: that is what would be proposed.
fn in_order(rules: u32) -> Table {
    let mut table = Table::new(2);
    table.game = table.game.under_rules(rules).unwrap();
    table.alone().full_sanctum(ADA).has(ADA, Purse::NONE);
    table.sect(ADA).rooms[6].holds = goods(0, 0, 2, 0, 0);
    table
}

/// [sanctum.when] [chamber.gain] [priest.improve] [priest-card.old-whateley]
#[test]
fn who_has_installed_or_improved_may_reorganise_though_everything_lies_as_proposed() {
    // Rules 2 asked nobody whose resources lay as proposed.
    for (rules, asked) in [(3, true), (2, false), (1, true)] {
        let is_asked = |table: &Table| table.p.step() == Step::Arrange && table.may(ADA, Action::Sort);
        let mut refused = in_order(rules);
        refused.places(ADA, PRIEST, Site::Improve).does(ADA, Action::Refuse);
        assert_eq!(is_asked(&refused), asked, "Improve without a new chamber, rules {rules}");
        let mut installed = in_order(rules);
        installed.shows("false-wall").places(ADA, PRIEST, Site::Improve);
        installed.does(ADA, Action::Install { card: 0, room: 1 });
        assert_eq!(is_asked(&installed), asked, "a new chamber, rules {rules}");
        let mut built = Table::boxes(2);
        built.game = built.game.under_rules(rules).unwrap();
        built.alone().priest(ADA, "old-whateley").has(ADA, Purse::NONE);
        built.room(ADA, 7, "vault", goods(0, 0, 2, 0, 0)).places(ADA, PRIEST, Site::Power).does(ADA, Action::Pass);
        assert_eq!(is_asked(&built), asked, "Old Wizard Whateley, rules {rules}");
    }
    // What is asked for can be done: the magic goes into the exposed resources, out of the way of nothing.
    let mut table = in_order(3);
    table.places(ADA, PRIEST, Site::Improve).does(ADA, Action::Refuse).does(ADA, Action::Sort);
    table.does(ADA, Action::Stow { goods: Goods::Magic, room: 0 });
    assert_eq!(table.p.sect(ADA).exposed, goods(0, 0, 2, 0, 0));
}

/// [chamber.gain]
#[test]
fn a_chamber_is_chosen_among_three_for_any_empty_slot_and_replaced_on_display() {
    let mut table = Table::new(2);
    let top = table.p.deck.top().unwrap();
    let chosen = table.p.display[1];
    assert_eq!(table.refused(ADA, Action::Install { card: 1, room: 2 }), ("chamber.gain", "why-no-chamber-now"));
    table.places(ADA, PRIEST, Site::Improve);
    assert_eq!(table.legal(ADA).len(), 3 * 7);
    assert_eq!(table.refused(ADA, Action::Install { card: 3, room: 2 }), ("chamber.gain", "why-no-chamber"));
    assert_eq!(table.refused(ADA, Action::Install { card: 1, room: 8 }), ("chamber.gain", "why-no-slot"));
    table.does(ADA, Action::Install { card: 1, room: 6 });
    assert_eq!((table.p.sect(ADA).rooms[5].chamber, table.p.display[1]), (chosen, top));
}

/// [chamber.replace]
#[test]
fn only_a_full_sanctum_replaces_a_chamber_and_what_it_held_is_reorganised() {
    let mut table = Table::new(2);
    table.room(ADA, 2, "pit", goods(3, 0, 0, 0, 0)).places(ADA, PRIEST, Site::Improve);
    assert_eq!(table.refused(ADA, Action::Install { card: 0, room: 2 }), ("chamber.replace", "why-slot-taken"));
    let mut table = Table::new(2);
    table.full_sanctum(ADA).shows("treasury");
    table.sect(ADA).rooms[2].holds = goods(3, 0, 0, 0, 0);
    table.has(ADA, Purse::NONE).places(ADA, PRIEST, Site::Improve);
    table.does(ADA, Action::Install { card: 0, room: 3 });
    assert_eq!((table.p.sect(ADA).exposed, table.p.discard.len()), (goods(3, 0, 0, 0, 0), 1));
    table.does(ADA, Action::Tidy);
    assert_eq!(table.p.sect(ADA).exposed, Purse::NONE);
    assert!(table.game.audit(&table.p).is_ok());
}
