//! The twelve Communities: each serves whoever has it after the winner, and nobody who is not there.

use cenacle_cult::{Action, CultName, Deck, Step};

use crate::common::{ADA, BOB, Table, at, here, home, influence};

const TWO: [CultName; 2] = [CultName::Anubis, CultName::Janus];

const COMMUNITIES: [(u8, &str); 12] = [
    (1, "community-ruins"),
    (2, "community-thieves"),
    (3, "community-slums"),
    (5, "community-temples"),
    (6, "community-market"),
    (7, "community-artisans"),
    (8, "community-academy"),
    (9, "community-port"),
    (10, "community-palace"),
    (11, "community-nobles"),
    (12, "community-barracks"),
    (13, "community-rift"),
];

/// What keeps Ada from the benefit.
type Hindrance = fn(&mut Table);

/// Bob wins this Location and leaves its benefit; Ada, who has its Community, comes second.
fn second(location: u8, id: &str, prepare: impl FnOnce(&mut Table)) -> Table {
    let mut table = Table::last_act(location, &TWO);
    let (weak, strong): (&[u8], &[u8]) = if location == 13 { (&[5, 5, 5, 3], &[5, 5, 5, 4]) } else { (&[1], &[5]) };
    table.stand(ADA, location, weak).stand(BOB, location, strong).hold(ADA, &[id]);
    table.cult(ADA).coins = 20;
    prepare(&mut table);
    table.does(ADA, Action::Pass);
    if table.p.step() == Step::Reap(BOB, at(location)) {
        table.does(BOB, Action::Decline);
    }
    table
}

/// [privilege.community]
#[test]
fn each_community_gives_the_benefit_of_its_location_to_who_came_second() {
    for (location, id) in COMMUNITIES {
        let mut table = second(location, id, |_| {});
        assert_eq!(table.p.step(), Step::Reap(ADA, at(location)), "{id}");
        let privilege = table.p.palace[0];
        let takes = match location {
            2 => Action::Bribe { priest: here(1), location: at(5) },
            5 => Action::Ordain,
            7 => Action::Build { priest: here(1), location: at(7) },
            8 => Action::Raise { priest: home(2), offer: 0 },
            9 => Action::Recruit { offer: 0 },
            10 => Action::Claim { slot: 0 },
            _ => Action::Take,
        };
        table.does(ADA, takes);
        let cult = table.p.cult(ADA);
        let came = match location {
            1 => table.p.hand(ADA).deck(Deck::Miracle).len() == 2 && cult.coins == 20,
            2 => table.p.bribes[5].coins == 5 && cult.coins == 15,
            3 => cult.followers == 3 && cult.coins == 20,
            5 => cult.home.count(influence(1)) == 3 && cult.coins == 20,
            6 => cult.coins == 26,
            7 => table.p.altar(ADA, at(7)) && cult.coins == 15,
            8 => cult.home.count(influence(4)) == 1 && cult.coins == 15,
            9 => cult.followers == 4 && cult.coins == 15,
            10 => cult.cards.contains(privilege) && cult.coins == 20,
            11 => table.p.step() == Step::PutBack(ADA) && table.p.drawn.len() == 2,
            12 => cult.mobs == 1 && cult.followers == 0 && cult.coins == 20,
            _ => cult.dark && cult.coins == 20,
        };
        assert!(came, "{id}: the benefit and no alms, {cult:?}");
    }
}

/// [privilege.community]
#[test]
fn a_community_serves_nobody_who_is_absent_or_under_the_inquisition() {
    for (location, id) in COMMUNITIES {
        let absent = second(location, id, |table| {
            table.stand(ADA, location, &[]);
        });
        assert_ne!(absent.p.step(), Step::Reap(ADA, at(location)), "{id}");
        assert_eq!(absent.p.cult(ADA).coins, 20, "{id}");
        let watched = second(location, id, |table| table.p.inquisition = true);
        assert_ne!(watched.p.step(), Step::Reap(ADA, at(location)), "{id}");
        assert_eq!(watched.p.cult(ADA).coins, 20, "{id}: not even alms");
    }
}

/// [privilege.community] [resolution.alms]
#[test]
fn a_community_that_cannot_be_used_leaves_its_owner_the_alms_of_a_loser() {
    let cases: [(u8, &str, Hindrance, u16); 6] = [
        (3, "community-slums", |table| table.cult(ADA).followers = 9, 21),
        (7, "community-artisans", |table| table.cult(ADA).coins = 4, 6),
        (8, "community-academy", |table| table.cult(ADA).coins = 4, 6),
        (12, "community-barracks", |table| table.cult(ADA).followers = 1, 23),
        // An Altar has nobody to send to another Location.
        (2, "community-thieves", |table| _ = table.stand(ADA, 2, &[]).altar(ADA, 2), 21),
        // 17 do not reach 18.
        (13, "community-rift", |table| _ = table.stand(ADA, 13, &[5, 5, 5, 2]), 23),
    ];
    for (location, id, prepare, coins) in cases {
        let table = second(location, id, prepare);
        assert_ne!(table.p.step(), Step::Reap(ADA, at(location)), "{id}");
        assert_eq!(table.p.cult(ADA).coins, coins, "{id}");
    }
}

/// [privilege.community]
#[test]
fn who_wins_a_location_is_not_served_twice_and_a_prayer_is_not_either() {
    let mut table = Table::last_act(6, &TWO);
    table.stand(ADA, 6, &[5]).stand(BOB, 6, &[1]).hold(ADA, &["community-market"]);
    table.does(ADA, Action::Pass).does(ADA, Action::Take);
    assert_eq!((table.p.cult(ADA).coins, table.active()), (11, 0), "six coins, once");
    let mut table = Table::new(&TWO);
    table.hold(ADA, &["community-slums"]);
    table.does(ADA, Action::Pray);
    assert_eq!(table.refused(ADA, Action::Favour { location: at(3) }), ("pray.mobs", "why-too-few-mobs"));
}

/// [privilege.community] [supremacy.absent]
#[test]
fn who_celebrates_is_not_served_by_a_community() {
    let table = second(6, "community-market", |table| {
        table.stand(ADA, 6, &[]).altar(ADA, 6);
        table.cult(ADA).celebrates = true;
    });
    assert_eq!((table.p.cult(ADA).coins, table.active()), (20, 0), "no benefit and no alms");
}
