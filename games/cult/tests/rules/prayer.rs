//! Praying and transactions.

use cenacle_cult::{Action, At, Card, CultName, Deck, Location, Patriarch, Priest, Step};

use crate::common::{ADA, BOB, Table, at, here, influence, token};

const TWO: [CultName; 2] = [CultName::Anubis, CultName::Janus];

fn praying(mobs: u8) -> Table {
    let mut table = Table::new(&TWO);
    table.cult(ADA).mobs = mobs;
    table.cult(ADA).coins = 20;
    table.does(ADA, Action::Pray);
    table
}

/// [pray.once]
#[test]
fn who_has_prayed_places_nobody_and_prays_no_more() {
    let mut table = praying(0);
    table.does(ADA, Action::Decline).does(ADA, Action::Done);
    assert_eq!(table.asked(), Some(BOB));
    table.does(BOB, Action::Place { priest: token(1), location: at(1) });
    assert_eq!(table.asked(), Some(BOB));
    assert_eq!(table.refused(ADA, Action::Pray).1, "why-not-your-turn");
}

/// [pray.mobs]
#[test]
fn each_mob_opens_two_more_locations_to_prayer() {
    for (mobs, reach) in [(0, 1), (1, 3), (2, 5), (3, 7), (4, 7)] {
        let mut table = praying(mobs);
        // A Priest in the Thieves' District, so that every benefit can be taken.
        table.stand(ADA, 2, &[2]);
        let favours: Vec<Action> = table.legal(ADA);
        let open = Location::all().filter(|location| favours.contains(&Action::Favour { location: *location }));
        assert_eq!(open.map(Location::number).collect::<Vec<_>>(), (1..=reach).collect::<Vec<u8>>(), "{mobs} Mobs");
        assert_eq!(table.refused(ADA, Action::Favour { location: at(reach + 1) }), ("pray.mobs", "why-too-few-mobs"));
    }
}

/// [pray.location]
#[test]
fn a_prayer_brings_the_benefit_as_if_the_location_were_won() {
    let mut table = praying(1);
    table.does(ADA, Action::Favour { location: at(3) });
    assert_eq!((table.p.cult(ADA).followers, table.p.cult(ADA).coins), (3, 20), "a Follower and no alms");

    let mut table = praying(3);
    table.stand(ADA, 4, &[2]);
    table.does(ADA, Action::Favour { location: at(7) });
    table.does(ADA, Action::Build { priest: here(2), location: at(4) });
    assert!(table.p.altar(ADA, at(4)));
    assert_eq!(table.p.cult(ADA).coins, 15, "the same price");
}

/// [pray.location]
#[test]
fn the_thieves_help_by_prayer_only_where_a_priest_stands() {
    let mut table = praying(1);
    assert_eq!(table.refused(ADA, Action::Favour { location: at(2) }), ("location.thieves", "why-no-priest-there"));
    table.stand(ADA, 2, &[1]);
    table.does(ADA, Action::Favour { location: at(2) });
    table.does(ADA, Action::Bribe { priest: here(1), location: at(9) });
    assert_eq!((table.p.bribes[9].coins, table.p.cult(ADA).coins), (9, 11));
}

/// [pray.transactions] [pray.sell]
#[test]
fn sealed_or_not_an_intrigue_is_sold_for_its_value_and_goes_under_the_pile() {
    let mut table = praying(0);
    table.hold(ADA, &["takeover", "ambush"]);
    table.does(ADA, Action::Decline);
    let (takeover, ambush, offering) = (table.face("takeover"), table.face("ambush"), table.face("offering"));
    table.does(ADA, Action::Sell { face: takeover }).does(ADA, Action::Sell { face: ambush });
    assert_eq!(table.p.cult(ADA).coins, 20 + 8 + 4);
    assert_eq!(table.game.figures().of(table.p.pile(Deck::Intrigue)[0]).id, "ambush");
    assert_eq!(table.refused(ADA, Action::Sell { face: offering }), ("pray.sell", "why-no-such-card"));
    table.does(ADA, Action::Done);
    assert_eq!(table.asked(), Some(BOB));
}

/// [pray.buy] [privilege.open]
#[test]
fn a_bought_privilege_works_at_once_and_leaves_a_gap() {
    let mut table = praying(0);
    table.does(ADA, Action::Decline);
    let card = table.p.palace[1];
    let price = u16::from(table.game.figures().coins[card.index()]);
    let before = table.game.patriarch(&table.p, ADA);
    table.does(ADA, Action::Buy { slot: 1 });
    assert!(table.p.cult(ADA).cards.contains(card) && table.p.palace[1] == Card::NONE);
    assert_eq!(table.p.cult(ADA).coins, 20 - price);
    assert_eq!(table.game.patriarch(&table.p, ADA), before + table.game.figures().influence[card.index()]);
    assert_eq!(table.refused(ADA, Action::Buy { slot: 1 }), ("pray.buy", "why-no-privilege-there"));
    table.cult(ADA).coins = 1;
    table.hold(ADA, &["ambush"]);
    assert_eq!(table.refused(ADA, Action::Buy { slot: 0 }), ("pray.buy", "why-cannot-pay"));
}

/// [pray.transactions]
#[test]
fn who_has_nothing_to_sell_and_no_money_is_not_asked() {
    let mut table = Table::new(&TWO);
    table.cult(ADA).coins = 0;
    table.does(ADA, Action::Pray).does(ADA, Action::Decline);
    assert_eq!(table.p.step(), Step::Intend(BOB));
}

/// [pray.location] [location.temples]
#[test]
fn the_temples_by_prayer_raise_who_is_at_home_or_stands_there_and_nobody_else() {
    let mut table = praying(2);
    table.homes(ADA, &[1]).stand(ADA, 5, &[2]).stand(ADA, 3, &[3]);
    table.does(ADA, Action::Favour { location: at(5) });
    let raised = |value, at| Action::Raise { priest: Priest { value: token(value), at }, offer: 0 };
    let mut legal = table.legal(ADA);
    legal.retain(|action| matches!(action, Action::Raise { .. }));
    assert_eq!(legal, [raised(1, At::Home), raised(2, At::Here)]);
    assert_eq!(table.refused(ADA, raised(3, At::Here)), ("priest.raise", "why-not-raised"));
    table.does(ADA, raised(2, At::Here));
    assert_eq!(table.p.priests(ADA, at(5)).count(influence(3)), 1, "he stays where he was");
}

/// [pray.location] [location.thieves]
#[test]
fn the_patriarch_laid_down_for_praying_may_go_with_the_coins() {
    let mut table = Table::new(&TWO);
    table.cult(ADA).mobs = 1;
    table.cult(ADA).patriarch = Patriarch::at(at(2));
    table.does(ADA, Action::Pray).does(ADA, Action::Favour { location: at(2) });
    table.does(ADA, Action::Bribe { priest: here(0), location: at(5) });
    assert_eq!(
        (table.p.cult(ADA).patriarch, table.p.cult(ADA).coins, table.p.bribes[5].coins),
        (Patriarch::at(at(5)), 0, 5)
    );
}

/// [pray.transactions] [pray.sell] [pray.buy]
#[test]
fn what_an_intrigue_brings_may_buy_a_privilege_in_the_same_prayer() {
    let mut table = Table::new(&TWO);
    table.hold(ADA, &["takeover", "vandalism"]);
    table.cult(ADA).coins = 0;
    table.does(ADA, Action::Pray).does(ADA, Action::Decline);
    let (takeover, vandalism) = (table.face("takeover"), table.face("vandalism"));
    table.does(ADA, Action::Sell { face: takeover }).does(ADA, Action::Sell { face: vandalism });
    let price = u16::from(table.game.figures().coins[table.p.palace[0].index()]);
    table.does(ADA, Action::Buy { slot: 0 });
    assert_eq!(table.p.cult(ADA).coins, 8 + 7 - price);
}
