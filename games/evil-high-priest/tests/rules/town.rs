//! The twelve places, each with its own figures.

use cenacle_evil_high_priest::{Action, Purse, Site, Step};

use crate::common::{ACOLYTE, ADA, Table, goods};

/// Ada goes to a place with exactly its price and comes away with what it gives; with one unit less she may not.
fn exchange(id: &str, price: Purse, gives: Purse) {
    let mut table = Table::new(2);
    table.p.broken = 1;
    table.has(ADA, price);
    let place = table.town(id);
    table.places(ADA, ACOLYTE, place).settle();
    assert_eq!(table.wealth(ADA), gives, "{id}");
    for (goods, _) in price.each() {
        let mut table = Table::new(2);
        let mut short = price;
        short.take(goods, 1);
        table.has(ADA, short);
        let rule = table.not_placed(ADA, ACOLYTE, place).0;
        assert_eq!(rule, format!("town.{id}"), "{id} without one {goods:?}");
    }
}

/// [town.kingsport] [town.innsmouth] [town.boston] [town.dunwich]
#[test]
fn four_places_give_for_nothing() {
    exchange("kingsport", Purse::NONE, goods(3, 0, 0, 0, 0));
    exchange("innsmouth", Purse::NONE, goods(0, 2, 0, 0, 0));
    exchange("boston", Purse::NONE, goods(1, 1, 0, 0, 0));
    exchange("dunwich", Purse::NONE, goods(0, 0, 1, 0, 0));
}

/// [town.university] [town.aylesbury]
#[test]
fn grimoires_are_copied_at_the_university_and_bought_at_aylesbury() {
    exchange("university", goods(1, 1, 1, 0, 0), goods(0, 0, 0, 1, 0));
    exchange("aylesbury", goods(10, 0, 0, 0, 0), goods(0, 0, 0, 2, 0));
}

/// [town.starry-wisdom] [town.salem] [town.athenaeum]
#[test]
fn three_places_take_any_resources() {
    exchange("starry-wisdom", goods(0, 0, 1, 0, 0), goods(3, 0, 0, 0, 0));
    exchange("starry-wisdom", goods(1, 0, 0, 0, 0), goods(3, 0, 0, 0, 0));
    exchange("salem", goods(2, 1, 0, 0, 0), goods(0, 3, 0, 0, 0));
    exchange("athenaeum", goods(3, 2, 0, 0, 0), goods(0, 0, 3, 0, 0));
}

/// [town.arkham]
#[test]
fn arkham_takes_a_sign_and_frees_an_acolyte() {
    exchange("arkham", goods(0, 0, 0, 0, 1), goods(3, 2, 1, 0, 0));
    let mut table = Table::new(2);
    table.p.broken = 1;
    table.has(ADA, goods(0, 0, 0, 0, 1));
    let arkham = table.town("arkham");
    table.places(ADA, ACOLYTE, arkham);
    assert_eq!((table.p.sect(ADA).acolytes_at(Site::Asylum), table.p.sect(ADA).acolytes_at(Site::Escape)), (3, 1));
    assert_eq!(table.p.signs_broken(), 1, "the sign is spent, and stays broken");
}

/// [town.lodge]
#[test]
fn the_lodge_gives_a_monster_then_a_chamber_and_the_sanctum_may_be_reorganised_all_in_one_turn() {
    // The rulebook's example, as far as the base box goes: the grimoire lies exposed and pays the Lodge.
    let mut table = Table::new(2);
    table.has(ADA, goods(2, 0, 0, 1, 0)).shows("vault");
    let lodge = table.town("lodge");
    table.places(ADA, ACOLYTE, lodge);
    assert_eq!((table.wealth(ADA), table.p.sect(ADA).monsters()), (goods(2, 0, 0, 0, 0), 1));
    assert_eq!(table.p.step(), Step::Chamber(ADA, false));
    table.does(ADA, Action::Install { card: 0, room: 3 });
    assert_eq!(table.p.step(), Step::Arrange);
    table.does(ADA, Action::Tidy);
    assert_eq!(table.p.sect(ADA).rooms[2].holds, goods(2, 0, 0, 0, 0));
    assert_eq!(table.p.step(), Step::Act(crate::common::BOB));
    assert_eq!(Table::new(2).not_placed(ADA, ACOLYTE, lodge), ("town.lodge", "why-too-dear"));
}

/// [town.providence] [round.first]
#[test]
fn providence_gives_a_treasure_and_the_first_turn_of_the_next_round() {
    let mut table = Table::new(3);
    let providence = table.town("providence");
    table.places(ADA, ACOLYTE, Site::Escape).places(crate::common::BOB, ACOLYTE, providence);
    assert_eq!(table.wealth(crate::common::BOB), goods(3, 0, 0, 0, 0));
    assert_eq!((table.p.first, table.p.next_first), (ADA, crate::common::BOB), "not yet");
    table.next_round();
    assert_eq!((table.p.first, table.p.step()), (crate::common::BOB, Step::Act(crate::common::BOB)));
}

/// [town.cost]
#[test]
fn nobody_blocks_a_place_without_paying() {
    let mut table = Table::new(2);
    table.has(ADA, Purse::NONE);
    let paid: Vec<Site> = ["lodge", "arkham", "university", "aylesbury", "starry-wisdom", "salem", "athenaeum"]
        .map(|id| table.town(id))
        .to_vec();
    for action in table.legal(ADA) {
        let Action::Place { at, .. } = action else { continue };
        assert!(!paid.contains(&at), "{at:?} costs something");
    }
    assert_eq!(table.game.figures().town.len(), 12);
}
