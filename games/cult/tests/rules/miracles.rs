//! The Miracles: effect and refusal of each.

use cenacle_cult::{Action, At, CultName, Deck, Patriarch, Priest, Step};

use crate::common::{ADA, BOB, PATRIARCH, Table, at, here, influence, token};

const TWO: [CultName; 2] = [CultName::Anubis, CultName::Janus];

fn holding(location: u8, id: &str) -> Table {
    let mut table = Table::acting(location, &TWO);
    table.hold(ADA, &[id]);
    table
}

/// [miracle.apparition] [card.under]
#[test]
fn an_apparition_brings_an_available_priest_if_followers_open_the_location() {
    let mut table = holding(6, "apparition");
    table.plays(ADA, "apparition");
    assert_eq!(table.refused(ADA, Action::Send { priest: token(5) }), ("miracle.apparition", "why-not-this-priest"));
    table.does(ADA, Action::Send { priest: token(3) });
    assert_eq!((table.p.priests(ADA, at(6)).count(influence(3)), table.p.cult(ADA).home.count(influence(3))), (1, 0));
    assert_eq!(table.game.figures().of(table.p.pile(Deck::Miracle)[0]).id, "apparition", "it goes under the pile");
    let mut table = holding(7, "apparition");
    assert_eq!(table.refused_play(ADA, "apparition"), ("miracle.apparition", "why-card-idle"));
    // A Personality opens a Location for preaching only.
    table.hold(ADA, &["minstrel"]);
    assert_eq!(table.refused_play(ADA, "apparition"), ("miracle.apparition", "why-card-idle"));
}

/// [miracle.exodus] [priest.move]
#[test]
fn an_exodus_leads_a_priest_to_a_higher_location_that_followers_open() {
    let mut table = holding(4, "exodus");
    assert_eq!(table.refused_play(ADA, "exodus"), ("miracle.exodus", "why-card-idle"), "nobody is here");
    table.stand(ADA, 4, &[2]).hold(BOB, &["tithes-4"]);
    table.cult(ADA).patriarch = Patriarch::at(at(4));
    table.plays(ADA, "exodus");
    assert_eq!(
        table.refused(ADA, Action::Move { priest: here(2), location: at(7) }),
        ("miracle.exodus", "why-no-move")
    );
    assert_eq!(
        table.refused(ADA, Action::Move { priest: here(2), location: at(3) }),
        ("miracle.exodus", "why-no-move")
    );
    table.does(ADA, Action::Move { priest: here(PATRIARCH), location: at(6) });
    assert_eq!(
        (table.p.cult(ADA).patriarch, table.p.cult(ADA).coins, table.p.cult(ADA).placed),
        (Patriarch::at(at(6)), 5, 0)
    );
}

/// [miracle.fervour]
#[test]
fn fervour_counts_until_the_location_is_resolved_and_never_for_the_patriarch() {
    for by in 2..=5 {
        let id = format!("fervour-{by}");
        let mut table = holding(3, &id);
        table.stand(ADA, 3, &[1]).altar(BOB, 3);
        table.plays(ADA, &id);
        assert_eq!(table.influence(ADA), 1 + by);
        assert_eq!(table.p.priests(ADA, at(3)).count(influence(1)), 1, "the token stays");
        table.settle();
        while table.active() == 3 {
            let seat = table.asked().unwrap();
            table.does(seat, Action::Decline);
        }
        assert_eq!(table.p.boosts[0].by, 0);
    }
    let mut table = holding(3, "fervour-2");
    table.cult(ADA).patriarch = Patriarch::at(at(3));
    assert_eq!(table.refused_play(ADA, "fervour-2"), ("miracle.fervour", "why-card-idle"));
}

/// [miracle.fervour] [card.seal]
#[test]
fn the_strongest_fervours_are_sealed() {
    for by in [6, 7] {
        let id = format!("fervour-{by}");
        let mut table = holding(3, &id);
        table.stand(ADA, 3, &[1]);
        assert_eq!(table.refused_play(ADA, &id), ("card.seal", "why-sealed"));
        table.dark(ADA);
        table.plays(ADA, &id);
        assert_eq!(table.influence(ADA), 1 + by);
    }
}

/// [miracle.retreat]
#[test]
fn a_retreat_takes_a_priest_home_for_seven_coins() {
    let mut table = holding(9, "retreat");
    assert_eq!(table.refused_play(ADA, "retreat"), ("miracle.retreat", "why-card-idle"));
    table.cult(ADA).patriarch = Patriarch::at(at(9));
    table.plays(ADA, "retreat");
    assert_eq!((table.p.cult(ADA).patriarch, table.p.cult(ADA).coins), (Patriarch::HOME, 12));
}

/// [miracle.consecration] [altar.build]
#[test]
fn a_consecration_costs_three_followers_and_builds_an_altar_here() {
    let mut table = holding(9, "consecration");
    table.stand(ADA, 9, &[2, 3]);
    table.cult(ADA).followers = 4;
    assert_eq!(table.refused_play(ADA, "consecration"), ("card.seal", "why-sealed"));
    table.dark(ADA);
    table.plays(ADA, "consecration").does(ADA, Action::Choose { priest: here(2) });
    assert_eq!((table.p.cult(ADA).followers, table.p.priests(ADA, at(9)).len(), table.influence(ADA)), (1, 1, 3 + 4));
    let mut table = holding(9, "consecration");
    table.dark(ADA).stand(ADA, 9, &[2]).altar(ADA, 9);
    table.cult(ADA).followers = 9;
    assert_eq!(table.refused_play(ADA, "consecration"), ("miracle.consecration", "why-card-idle"));
}

/// [miracle.frenzy]
#[test]
fn a_frenzy_turns_four_followers_into_a_mob() {
    let mut table = holding(9, "frenzy");
    table.cult(ADA).followers = 3;
    assert_eq!(table.refused_play(ADA, "frenzy"), ("miracle.frenzy", "why-card-idle"));
    table.cult(ADA).followers = 4;
    table.plays(ADA, "frenzy");
    assert_eq!((table.p.cult(ADA).followers, table.p.cult(ADA).mobs), (0, 1));
}

/// [miracle.offering] [card.play]
#[test]
fn an_offering_brings_followers_or_coins() {
    let mut table = holding(9, "offering");
    table.plays(ADA, "offering").does(ADA, Action::GainFollowers);
    assert_eq!(table.p.cult(ADA).followers, 3);
    let mut table = holding(9, "great-offering");
    assert_eq!(table.refused_play(ADA, "great-offering"), ("card.seal", "why-sealed"));
    table.dark(ADA).cult(ADA).followers = 8;
    table.plays(ADA, "great-offering").does(ADA, Action::GainFollowers);
    assert_eq!(table.p.cult(ADA).followers, 9, "a cap is a cap, not a ban");
    let mut table = holding(9, "great-offering");
    table.dark(ADA).cult(ADA).followers = 9;
    table.plays(ADA, "great-offering");
    assert_eq!(
        (table.p.cult(ADA).coins, table.p.step()),
        (12, Step::Act(BOB)),
        "with nine Followers only coins are left"
    );
}

/// [card.play]
#[test]
fn a_card_one_does_not_hold_is_not_played() {
    let mut table = holding(9, "offering");
    assert_eq!(table.refused_play(ADA, "retreat"), ("card.play", "why-no-such-card"));
    assert_eq!(table.refused_play(BOB, "offering").1, "why-not-your-turn");
}

/// [miracle.fervour] [bribe.leaves]
#[test]
fn of_two_equal_priests_the_one_with_the_coins_can_be_told_apart() {
    let mut table = holding(9, "fervour-3");
    table.stand(ADA, 9, &[2, 2]);
    table.p.bribes[9] = cenacle_cult::Bribe { coins: 9, seat: ADA, value: token(2) };
    table.plays(ADA, "fervour-3");
    let bribed = Priest { value: token(2), at: At::Bribed };
    assert_eq!(table.legal(ADA), [Action::Choose { priest: here(2) }, Action::Choose { priest: bribed }]);
    table.does(ADA, Action::Choose { priest: bribed }).hold(BOB, &["ambush"]);
    assert_eq!(table.influence(ADA), 7);
    table.plays(BOB, "ambush");
    assert_eq!(
        (table.p.cult(BOB).coins, table.game.influence(&table.p, ADA, at(9))),
        (14, 2),
        "he takes his fervour home; the other stays"
    );
}
