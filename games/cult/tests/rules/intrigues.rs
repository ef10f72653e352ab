//! The Intrigues: effect and refusal of each.

use cenacle_cult::{Action, CultName, Patriarch, Step};
use cenacle_table::Game;

use crate::common::{ADA, BOB, CLEO, Table, at, influence, locations, priests, token};

const THREE: [CultName; 3] = [CultName::Anubis, CultName::Janus, CultName::Fafnir];

fn holding(location: u8, id: &str) -> Table {
    let mut table = Table::acting(location, &THREE);
    table.hold(ADA, &[id]);
    table
}

/// [intrigue.blackmail]
#[test]
fn blackmail_takes_half_of_the_richest_rounded_up() {
    let mut table = holding(5, "blackmail");
    assert_eq!(table.refused_play(ADA, "blackmail"), ("intrigue.blackmail", "why-card-idle"), "all have five");
    table.cult(CLEO).coins = 9;
    table.plays(ADA, "blackmail");
    assert_eq!((table.p.cult(ADA).coins, table.p.cult(CLEO).coins), (10, 4));
    let mut table = holding(5, "blackmail");
    table.cult(ADA).coins = 30;
    table.plays(ADA, "blackmail");
    assert_eq!((table.p.cult(ADA).coins, table.has(ADA, "blackmail")), (30, 0), "played for nothing");
}

/// [intrigue.exorcism]
#[test]
fn exorcism_weakens_the_strong_all_at_once() {
    let mut table = holding(5, "exorcism");
    table.stand(ADA, 5, &[1, 2]);
    assert_eq!(table.refused_play(ADA, "exorcism"), ("intrigue.exorcism", "why-card-idle"), "nobody is strong");
    table.homes(ADA, &[]).stand(ADA, 5, &[5, 3]).stand(BOB, 5, &[4, 2]);
    table.cult(BOB).patriarch = Patriarch::at(at(5));
    table.plays(ADA, "exorcism");
    assert_eq!((table.p.priests(ADA, at(5)), table.p.priests(BOB, at(5))), (priests(&[3, 1]), priests(&[2, 2])));
    // Without the token to exchange for it is not played.
    let mut table = holding(5, "exorcism");
    table.homes(BOB, &[2, 2, 2]).stand(BOB, 5, &[4]);
    assert_eq!(table.refused_play(ADA, "exorcism"), ("intrigue.exorcism", "why-card-idle"));
}

/// [intrigue.foiled-plot]
#[test]
fn a_foiled_plot_strikes_the_cult_with_the_most_cards() {
    let mut table = holding(5, "foiled-plot");
    table.hold(CLEO, &["oracle", "supremacy", "retreat"]).altar(CLEO, 3).altar(CLEO, 6);
    assert_eq!(table.refused_play(ADA, "foiled-plot"), ("card.seal", "why-sealed"));
    table.dark(ADA).cult(CLEO).mobs = 2;
    table.plays(ADA, "foiled-plot");
    assert_eq!((table.p.cult(CLEO).mobs, table.p.cult(CLEO).followers), (1, 0));
    assert_eq!(table.refused(CLEO, Action::Raze { location: at(4) }), ("intrigue.foiled-plot", "why-no-altar-there"));
    table.does(CLEO, Action::Raze { location: at(3) });
    assert_eq!(table.p.cult(CLEO).altars, locations(&[6]));
    // A tie protects; the card being played no longer counts.
    let mut table = holding(5, "foiled-plot");
    table.dark(ADA).hold(CLEO, &["retreat"]);
    assert_eq!(table.refused_play(ADA, "foiled-plot"), ("intrigue.foiled-plot", "why-card-idle"));
}

/// [intrigue.massacre]
#[test]
fn a_massacre_costs_everybody_present_two_followers() {
    let mut table = holding(5, "massacre");
    assert_eq!(table.refused_play(ADA, "massacre"), ("intrigue.massacre", "why-card-idle"), "nobody is here");
    table.stand(ADA, 5, &[1]).altar(BOB, 5);
    table.cult(BOB).followers = 1;
    table.plays(ADA, "massacre");
    assert_eq!([ADA, BOB, CLEO].map(|seat| table.p.cult(seat).followers), [0, 0, 2]);
}

/// [intrigue.dispersal]
#[test]
fn dispersal_costs_everybody_present_a_mob() {
    let mut table = holding(5, "dispersal");
    table.dark(ADA).altar(BOB, 5);
    assert_eq!(table.refused_play(ADA, "dispersal"), ("intrigue.dispersal", "why-card-idle"));
    for seat in [ADA, BOB, CLEO] {
        table.cult(seat).mobs = 2;
    }
    table.plays(ADA, "dispersal");
    assert_eq!([ADA, BOB, CLEO].map(|seat| table.p.cult(seat).mobs), [2, 1, 2]);
}

/// [intrigue.larceny] [card.given]
#[test]
fn larceny_takes_a_card_of_the_hand_of_every_rival_present() {
    let mut table = holding(5, "larceny");
    assert_eq!(table.refused_play(ADA, "larceny"), ("intrigue.larceny", "why-card-idle"));
    table.stand(BOB, 5, &[1]).altar(CLEO, 5).hold(CLEO, &["retreat", "frenzy", "oracle"]);
    table.plays(ADA, "larceny");
    assert_eq!(table.has(ADA, "offering"), 1, "Bob has one card only");
    assert_eq!(table.p.step(), Step::Give { from: CLEO, to: ADA, any: false });
    let (oracle, frenzy) = (table.face("oracle"), table.face("frenzy"));
    assert_eq!(table.refused(CLEO, Action::Give { face: oracle }), ("card.given", "why-only-hand"));
    table.does(CLEO, Action::Give { face: frenzy });
    assert_eq!((table.has(ADA, "frenzy"), table.has(CLEO, "retreat")), (1, 1));
}

/// [intrigue.intimidation]
#[test]
fn intimidation_takes_a_privilege_of_the_strongest_patriarch() {
    let mut table = holding(5, "intimidation");
    assert_eq!(table.refused_play(ADA, "intimidation"), ("intrigue.intimidation", "why-card-idle"), "a tie");
    table.hold(CLEO, &["oracle", "healer"]);
    table.plays(ADA, "intimidation");
    let (oracle, mentor) = (table.face("oracle"), table.face("mentor"));
    assert_eq!(table.refused(ADA, Action::Steal { face: mentor }), ("intrigue.intimidation", "why-no-such-card"));
    table.does(ADA, Action::Steal { face: oracle });
    assert_eq!((table.has(ADA, "oracle"), table.has(CLEO, "oracle")), (1, 0));
    let mut table = holding(5, "intimidation");
    table.hold(ADA, &["oracle"]);
    table.plays(ADA, "intimidation");
    assert_eq!(table.has(ADA, "oracle"), 1, "the strongest is her own: she gains nothing");
}

/// [intrigue.vandalism]
#[test]
fn vandalism_destroys_the_altars_here_if_none_stands_higher() {
    let mut table = holding(5, "vandalism");
    assert_eq!(table.refused_play(ADA, "vandalism"), ("intrigue.vandalism", "why-card-idle"), "there is none");
    table.altar(ADA, 5).altar(BOB, 5).altar(CLEO, 3).altar(CLEO, 8);
    assert_eq!(table.refused_play(ADA, "vandalism"), ("intrigue.vandalism", "why-card-idle"), "one stands higher");
    table.cult(CLEO).altars = locations(&[3]);
    table.plays(ADA, "vandalism");
    assert_eq!(
        [ADA, BOB, CLEO].map(|seat| table.p.cult(seat).altars),
        [locations(&[]), locations(&[]), locations(&[3])]
    );
}

/// [intrigue.ambush]
#[test]
fn an_ambush_takes_the_coins_and_sends_the_priest_home() {
    let mut table = holding(5, "ambush");
    assert_eq!(table.refused_play(ADA, "ambush"), ("intrigue.ambush", "why-card-idle"));
    table.stand(BOB, 9, &[4]);
    table.cult(CLEO).patriarch = Patriarch::at(at(12));
    table.p.bribes[9] = cenacle_cult::Bribe { coins: 9, seat: BOB, value: token(4) };
    table.p.bribes[12] = cenacle_cult::Bribe { coins: 12, seat: CLEO, value: token(0) };
    table.plays(ADA, "ambush");
    assert_eq!(table.refused(ADA, Action::Ambush { location: at(8) }), ("intrigue.ambush", "why-no-coins-there"));
    table.does(ADA, Action::Ambush { location: at(12) });
    assert_eq!((table.p.cult(ADA).coins, table.p.cult(CLEO).patriarch), (17, Patriarch::HOME));
    assert_eq!(table.p.bribes[9].coins, 9);
}

/// [intrigue.inquisition] [round.first]
#[test]
fn under_the_inquisition_nobody_present_gains_anything() {
    let mut table = holding(5, "inquisition");
    table.stand(ADA, 5, &[1]).stand(BOB, 5, &[3]);
    table.plays(ADA, "inquisition").settle();
    assert_eq!((table.p.cult(ADA).coins, table.p.cult(BOB).home.count(influence(3))), (5, 2), "no alms, and home");
    assert_eq!(table.p.first, BOB, "the winner still counts for the order");
}

/// [intrigue.takeover]
#[test]
fn a_takeover_sends_all_priests_home_and_wins() {
    let mut table = holding(6, "takeover");
    table.stand(BOB, 6, &[5]).altar(CLEO, 6).stand(ADA, 6, &[1]);
    table.p.bribes[6] = cenacle_cult::Bribe { coins: 6, seat: BOB, value: token(5) };
    assert_eq!(table.refused_play(ADA, "takeover"), ("card.seal", "why-sealed"));
    table.dark(ADA);
    table.plays(ADA, "takeover");
    assert_eq!(
        (table.p.priests(BOB, at(6)).len(), table.p.cult(BOB).home.count(influence(5)), table.p.bribes[6].coins),
        (0, 1, 0)
    );
    table.settle();
    assert_eq!(table.p.step(), Step::Reap(ADA, at(6)));
    table.does(ADA, Action::Take);
    assert_eq!((table.p.cult(ADA).coins, table.p.cult(CLEO).coins, table.p.cult(BOB).coins), (11, 7, 5));
}

/// [intrigue.takeover] [intrigue.inquisition]
#[test]
fn who_takes_over_and_is_absent_profits_even_under_the_inquisition() {
    let mut table = holding(6, "takeover");
    table.dark(ADA).stand(BOB, 6, &[5]);
    table.p.inquisition = true;
    table.plays(ADA, "takeover").settle();
    assert_eq!(table.p.step(), Step::Reap(ADA, at(6)));
}

/// [intrigue.inquisition] [card.play]
#[test]
fn a_second_inquisition_changes_nothing_and_cannot_be_played() {
    let mut table = Table::acting(8, &[CultName::Anubis, CultName::Janus]);
    table.hold(ADA, &["inquisition"]).hold(BOB, &["inquisition"]);
    table.plays(ADA, "inquisition");
    assert_eq!(table.asked(), Some(BOB));
    assert_eq!(table.refused_play(BOB, "inquisition"), ("intrigue.inquisition", "why-card-idle"));
}

/// [intrigue.inquisition] [ability.use]
#[test]
fn games_begun_with_the_first_rules_end_with_them() {
    let mut table = Table::acting(8, &[CultName::Atheism, CultName::Janus]);
    table.game = table.game.under_rules(1).unwrap();
    table.hold(ADA, &["inquisition", "intimidation"]).hold(BOB, &["novitiates"]);
    table.p.inquisition = true;
    table.cult(ADA).followers = table.game.patriarch(&table.p, BOB);
    let legal = table.legal(ADA);
    let face = table.face("inquisition");
    assert!(legal.contains(&Action::Play { face }), "a second one was played for nothing");
    // With the Inquisition out of the way, only the price would make the Intimidation playable.
    table.p.cults[ADA.index()].cards.remove(table.copy_in_hand(ADA, "inquisition"));
    assert!(!table.legal(ADA).contains(&Action::Use { ability: 1 }));
    table.game = table.game.under_rules(2).unwrap();
    assert!(table.legal(ADA).contains(&Action::Use { ability: 1 }));
    assert!(table.game.under_rules(3).is_none());
}
