//! The thirty-two abilities: effect and refusal of each.

use cenacle_cult::{Action, CultName, Deck, Patriarch, Priests, Step};

use crate::common::{ADA, BOB, CLEO, PATRIARCH, Table, at, here, influence, locations, token};

/// A Location of middling number is active; Ada serves this cult.
fn of(cult_name: CultName) -> Table {
    let others = if cult_name == CultName::Janus {
        [CultName::Anubis, CultName::Fafnir]
    } else {
        [CultName::Janus, CultName::Fafnir]
    };
    let others = if cult_name == CultName::Fafnir { [CultName::Janus, CultName::Anubis] } else { others };
    Table::acting(8, &[cult_name, others[0], others[1]])
}

fn dark(cult_name: CultName) -> Table {
    let mut table = of(cult_name);
    table.dark(ADA);
    table
}

fn offer(priest: u8) -> Action {
    Action::Offer { priest: token(priest) }
}

fn choose(value: u8) -> Action {
    Action::Choose { priest: here(value) }
}

/// [ability.use] [sheet.aspects]
#[test]
fn each_side_of_the_sheet_has_two_abilities_of_its_own() {
    let mut table = of(CultName::Fafnir);
    table.stand(ADA, 8, &[1]);
    table.cult(ADA).coins = 15;
    table.cult(ADA).followers = 0;
    assert!(table.legal(ADA).contains(&Action::Use { ability: 0 }), "the Ode to Greed");
    table.dark(ADA);
    assert_eq!(table.refused_use(0), ("ability.raid", "why-ability-unpaid"));
    assert!(table.legal(ADA).contains(&Action::Use { ability: 1 }), "the Rampage");
    assert_eq!(table.refused_use(2), ("ability.use", "why-no-such-ability"));
}

/// [ability.initiation-rite] [cost.sacrifice] [follower.cap]
#[test]
fn the_initiation_rite_counts_all_priests_here() {
    let mut table = of(CultName::Anubis);
    assert_eq!(table.refused_use(0), ("ability.initiation-rite", "why-ability-idle"), "nobody is here");
    table.stand(BOB, 8, &[1, 2]).altar(CLEO, 8);
    table.cult(CLEO).patriarch = Patriarch::at(at(8));
    table.uses(0);
    assert_eq!(table.refused(ADA, offer(1)), ("cost.sacrifice", "why-not-this-priest"));
    assert_eq!(table.refused(ADA, offer(PATRIARCH)), ("cost.sacrifice", "why-never-patriarch"));
    table.does(ADA, offer(2));
    assert_eq!((table.p.cult(ADA).followers, table.p.cult(ADA).home.count(influence(2))), (5, 0));
    let mut table = of(CultName::Anubis);
    table.stand(BOB, 8, &[1]).homes(ADA, &[1]);
    assert_eq!(table.refused_use(0), ("ability.initiation-rite", "why-ability-unpaid"));
}

/// [ability.life-drain]
#[test]
fn life_drain_takes_a_priest_home_raised_by_two() {
    let mut table = of(CultName::Anubis);
    table.cult(ADA).patriarch = Patriarch::at(at(8));
    assert_eq!(table.refused_use(1), ("ability.life-drain", "why-ability-idle"), "the Patriarch is never raised");
    table.stand(ADA, 8, &[4]);
    table.uses(1);
    assert_eq!(
        (table.p.cult(ADA).home.count(influence(5)), table.p.cult(ADA).coins, table.p.cult(ADA).followers),
        (1, 7, 1)
    );
    assert!(table.p.priests(ADA, at(8)).is_empty());
}

/// [ability.mummification]
#[test]
fn mummification_costs_the_light_a_mob_each() {
    let mut table = dark(CultName::Anubis);
    table.dark(CLEO);
    (table.cult(BOB).mobs, table.cult(CLEO).mobs, table.cult(ADA).mobs) = (2, 2, 2);
    table.uses(0).does(ADA, offer(1));
    assert_eq!([ADA, BOB, CLEO].map(|seat| table.p.cult(seat).mobs), [2, 1, 2]);
    assert_eq!(table.p.hand(ADA).deck(Deck::Miracle).len(), 1);
    let mut table = dark(CultName::Anubis);
    table.homes(ADA, &[]);
    assert_eq!(table.refused_use(0), ("ability.mummification", "why-ability-unpaid"));
}

/// [ability.resurrection] [priest.supply]
#[test]
fn resurrection_brings_a_priest_as_strong_as_there_are_available_ones() {
    let mut table = dark(CultName::Anubis);
    table.uses(1);
    assert_eq!(
        (table.p.cult(ADA).home.count(influence(4)), table.p.cult(ADA).followers),
        (1, 0),
        "three and the Patriarch"
    );
    let mut table = dark(CultName::Anubis);
    table.homes(ADA, &[1, 1, 1, 2, 2]);
    assert_eq!(table.refused_use(1), ("ability.resurrection", "why-ability-idle"), "there is no Priest of six");
}

/// [ability.rite-of-the-abyss] [priest.raise]
#[test]
fn the_rite_of_the_abyss_gives_one_priests_influence_to_another() {
    let mut table = of(CultName::Cthulhu);
    assert_eq!(table.refused_use(0), ("ability.rite-of-the-abyss", "why-ability-idle"));
    table.stand(ADA, 8, &[3]);
    table.uses(0).does(ADA, offer(3));
    assert_eq!(table.p.priests(ADA, at(8)), Priests::one(influence(5)), "five is the most");
    // Three fives are all there are: who sacrifices one of them frees it.
    let mut table = of(CultName::Cthulhu);
    table.stand(ADA, 8, &[4]).stand(ADA, 9, &[5, 5]).homes(ADA, &[1, 5]);
    table.uses(0);
    assert_eq!(
        (table.p.priests(ADA, at(8)), table.p.cult(ADA).home),
        (Priests::one(influence(5)), Priests::one(influence(1))),
        "only the five would do"
    );
}

/// [ability.sanctification]
#[test]
fn sanctification_costs_five_followers_and_everybody_at_home() {
    let mut table = of(CultName::Cthulhu);
    table.stand(ADA, 8, &[2]);
    assert_eq!(table.refused_use(1), ("ability.sanctification", "why-ability-unpaid"));
    table.cult(ADA).followers = 6;
    table.uses(1);
    assert!(table.p.altar(ADA, at(8)) && table.p.cult(ADA).home.is_empty());
    assert_eq!((table.p.cult(ADA).followers, table.p.cult(ADA).patriarch), (1, Patriarch::HOME));
    let mut table = of(CultName::Cthulhu);
    table.stand(ADA, 8, &[2]).homes(ADA, &[]);
    table.cult(ADA).followers = 5;
    table.uses(1);
    assert!(table.p.altar(ADA, at(8)), "nobody at home is no hindrance");
}

/// [ability.awakening] [cost.discard]
#[test]
fn the_awakening_brings_followers_and_empties_full_purses() {
    let mut table = dark(CultName::Cthulhu);
    assert_eq!(table.refused_use(0), ("ability.awakening", "why-ability-unpaid"));
    table.hold(ADA, &["retreat", "ambush", "oracle"]);
    (table.cult(ADA).coins, table.cult(BOB).coins, table.cult(CLEO).coins) = (8, 7, 6);
    table.uses(0);
    let frenzy = table.face("frenzy");
    assert_eq!(table.refused(ADA, Action::Discard { face: frenzy }), ("cost.discard", "why-no-such-card"));
    table.discards(&["oracle", "ambush"]);
    assert_eq!([ADA, BOB, CLEO].map(|seat| table.p.cult(seat).coins), [1, 0, 6]);
    assert_eq!((table.p.cult(ADA).followers, table.has(ADA, "retreat")), (4, 1));
}

/// [ability.will-of-the-ancient] [card.given]
#[test]
fn the_will_of_the_ancient_takes_a_mob_and_any_card_of_the_light() {
    let mut table = dark(CultName::Cthulhu);
    table.cult(ADA).followers = 4;
    assert_eq!(table.refused_use(1), ("ability.will-of-the-ancient", "why-ability-unpaid"));
    table.cult(ADA).followers = 5;
    table.hold(BOB, &["oracle"]).dark(CLEO).hold(CLEO, &["retreat"]);
    (table.cult(BOB).mobs, table.cult(CLEO).mobs) = (1, 1);
    table.uses(1);
    assert_eq!(table.p.step(), Step::Give { from: BOB, to: ADA, any: true });
    let face = table.face("oracle");
    table.does(BOB, Action::Give { face });
    assert_eq!((table.has(ADA, "oracle"), table.p.cult(BOB).mobs, table.p.cult(CLEO).mobs), (1, 0, 1));
    assert_eq!(table.has(CLEO, "retreat"), 1, "Darkness gives nothing");
}

/// [ability.ode-to-greed] [priest.move]
#[test]
fn the_ode_to_greed_raises_a_priest_and_sends_him_on() {
    let mut table = of(CultName::Fafnir);
    table.cult(ADA).coins = 6;
    table.stand(ADA, 8, &[5]);
    assert_eq!(table.refused_use(0), ("ability.ode-to-greed", "why-ability-idle"), "a five is not raised");
    table.stand(ADA, 8, &[4, 1]);
    table.uses(0).does(ADA, choose(4));
    assert_eq!((table.p.priests(ADA, at(9)), table.p.cult(ADA).coins), (Priests::one(influence(5)), 0));
    let mut table = Table::acting(13, &[CultName::Fafnir, CultName::Janus]);
    table.cult(ADA).coins = 6;
    table.stand(ADA, 13, &[1]);
    assert_eq!(table.refused_use(0), ("ability.ode-to-greed", "why-ability-idle"), "nothing lies beyond the Rift");
}

/// [ability.ode-to-trickery]
#[test]
fn the_ode_to_trickery_sells_the_top_intrigue() {
    let mut table = of(CultName::Fafnir);
    assert_eq!(table.refused_use(1), ("ability.ode-to-trickery", "why-ability-unpaid"), "a card is needed");
    table.hold(ADA, &["retreat"]);
    table.on_top("takeover");
    table.uses(1);
    assert_eq!((table.p.cult(ADA).coins, table.has(ADA, "retreat")), (5 - 2 + 8, 0));
    assert_eq!(table.game.figures().of(table.p.pile(Deck::Intrigue)[0]).id, "takeover");
}

/// [ability.raid]
#[test]
fn a_raid_takes_up_to_seven_coins_from_each_rival_in_the_light() {
    let mut table = dark(CultName::Fafnir);
    (table.cult(BOB).coins, table.cult(CLEO).coins) = (4, 30);
    table.uses(0);
    assert_eq!([ADA, BOB, CLEO].map(|seat| table.p.cult(seat).coins), [5 + 4 + 7, 0, 23]);
    let mut table = dark(CultName::Fafnir);
    table.dark(BOB).dark(CLEO);
    assert_eq!(table.refused_use(0), ("ability.raid", "why-ability-idle"));
}

/// [ability.rampage]
#[test]
fn a_rampage_costs_fifteen_coins_and_brings_a_mob_and_two_miracles() {
    let mut table = dark(CultName::Fafnir);
    assert_eq!(table.refused_use(1), ("ability.rampage", "why-ability-unpaid"));
    table.cult(ADA).coins = 15;
    table.uses(1);
    let cult = table.p.cult(ADA);
    assert_eq!((cult.coins, cult.mobs, table.p.hand(ADA).deck(Deck::Miracle).len()), (0, 1, 2));
}

/// [ability.chalice-of-clarity] [resolution.winner]
#[test]
fn the_chalice_of_clarity_lets_the_weakest_win() {
    let mut table = of(CultName::Janus);
    assert_eq!(table.refused_use(0), ("ability.chalice-of-clarity", "why-ability-unpaid"));
    table.hold(ADA, &["retreat", "ambush"]).stand(ADA, 8, &[2]).stand(BOB, 8, &[5]).homes(ADA, &[1]);
    table.cult(ADA).coins = 5;
    table.uses(0).discards(&["retreat"]).settle();
    assert_eq!((table.p.cult(ADA).followers, table.p.winner), (3, Some(ADA)));

    let mut table = of(CultName::Janus);
    table.hold(ADA, &["retreat", "ambush"]).stand(ADA, 8, &[2]).stand(BOB, 8, &[5]);
    table.p.bribes[8] = cenacle_cult::Bribe { coins: 8, seat: BOB, value: token(5) };
    table.uses(0).discards(&["retreat"]);
    table.cult(BOB).coins = 5;
    table.settle();
    assert_eq!(table.p.winner, Some(BOB), "coins are stronger");
}

/// [ability.mystery-of-virtues]
#[test]
fn the_mystery_of_virtues_draws_for_each_priest_here() {
    let mut table = of(CultName::Janus);
    table.cult(ADA).coins = 7;
    assert_eq!(table.refused_use(1), ("ability.mystery-of-virtues", "why-ability-idle"));
    table.stand(BOB, 8, &[1, 1]);
    table.cult(ADA).patriarch = Patriarch::at(at(8));
    table.uses(1);
    assert_eq!((table.p.hand(ADA).deck(Deck::Miracle).len(), table.p.cult(ADA).coins), (3, 0));
}

/// [ability.mystery-of-vices]
#[test]
fn the_mystery_of_vices_draws_for_each_point_of_the_sacrificed() {
    let mut table = dark(CultName::Janus);
    table.uses(0).does(ADA, offer(3));
    assert_eq!((table.p.hand(ADA).deck(Deck::Intrigue).len(), table.p.cult(ADA).home.count(influence(3))), (3, 0));
    let mut table = dark(CultName::Janus);
    table.homes(ADA, &[]);
    assert_eq!(table.refused_use(0), ("ability.mystery-of-vices", "why-ability-unpaid"));
}

/// [ability.chalice-of-madness]
#[test]
fn the_chalice_of_madness_costs_nine_cards() {
    let mut table = dark(CultName::Janus);
    let eight = ["retreat", "ambush", "oracle", "healer", "mentor", "general", "supremacy", "frenzy"];
    table.hold(ADA, &eight).altar(ADA, 8).altar(BOB, 8).altar(BOB, 9);
    assert_eq!(table.refused_use(1), ("ability.chalice-of-madness", "why-ability-unpaid"));
    table.hold(ADA, &["exodus"]);
    table.uses(1).discards(&eight);
    assert_eq!(
        (table.p.cult(ADA).mobs, table.p.cult(ADA).altars, table.p.cult(BOB).altars),
        (2, locations(&[]), locations(&[9]))
    );
    assert!(table.p.cult(ADA).cards.is_empty());
}

/// [ability.chalice-of-madness] [mob.supply]
#[test]
fn of_two_mobs_only_one_comes_if_the_reserve_has_no_more() {
    let mut table = dark(CultName::Janus);
    let nine = ["retreat", "ambush", "oracle", "healer", "mentor", "general", "supremacy", "frenzy", "exodus"];
    table.hold(ADA, &nine);
    (table.cult(BOB).mobs, table.cult(CLEO).mobs) = (8, 7);
    table.uses(1).discards(&nine[..8]);
    assert_eq!((table.p.cult(ADA).mobs, table.p.mobs()), (1, 16));
}

/// [ability.mystery-of-virtues] [card.draw]
#[test]
fn of_a_short_pile_what_there_is_is_drawn() {
    let mut table = of(CultName::Janus);
    table.stand(BOB, 8, &[1, 1, 2]);
    table.cult(ADA).coins = 7;
    let pile = table.p.piles[0];
    pile.iter().skip(2).for_each(|card| table.p.deal_to(CLEO, *card));
    table.uses(1);
    assert_eq!((table.p.hand(ADA).deck(Deck::Miracle).len(), table.p.pile(Deck::Miracle).len()), (2, 0));
}

/// [ability.way-of-loyalty] [card.draw]
#[test]
fn the_way_of_loyalty_takes_three_miracles_from_below() {
    let mut table = of(CultName::Nirriti);
    let below: Vec<_> = table.p.pile(Deck::Miracle)[..3].to_vec();
    table.uses(0);
    assert!(below.iter().all(|card| table.p.cult(ADA).cards.contains(*card)));
    assert_eq!(table.p.cult(ADA).followers, 0);
    let mut table = of(CultName::Nirriti);
    table.cult(ADA).followers = 1;
    assert_eq!(table.refused_use(0), ("ability.way-of-loyalty", "why-ability-unpaid"));
}

/// [ability.path-of-temptation]
#[test]
fn the_path_of_temptation_gives_a_privilege_one_could_afford() {
    let mut table = of(CultName::Nirriti);
    table.hold(ADA, &["retreat", "ambush"]);
    table.cult(ADA).coins = 1;
    assert_eq!(table.refused_use(1), ("ability.path-of-temptation", "why-ability-idle"));
    table.cult(ADA).coins = 9;
    table.uses(1).discards(&["retreat"]);
    let card = table.p.palace[0];
    assert_eq!(table.refused(ADA, Action::Claim { slot: 7 }).0, "ability.path-of-temptation");
    table.does(ADA, Action::Claim { slot: 0 });
    assert!(table.p.cult(ADA).cards.contains(card));
    assert_eq!(table.p.cult(ADA).coins, 9, "for nothing");
}

/// [ability.path-of-iniquity] [privilege.exiles]
#[test]
fn the_path_of_iniquity_plays_three_intrigues_from_the_pile() {
    let mut table = dark(CultName::Nirriti);
    table.hold(ADA, &["exiles"]).stand(BOB, 8, &[1]);
    table.on_top("inquisition");
    table.on_top("ambush");
    table.on_top("massacre");
    table.homes(ADA, &[4]);
    table.uses(0);
    // The Massacre strikes Bob, the Ambush finds nobody, the Inquisition comes; two played, two Followers.
    assert_eq!((table.p.cult(BOB).followers, table.p.cult(ADA).followers, table.p.inquisition), (0, 4, true));
    let under = |index: usize| table.game.figures().of(table.p.pile(Deck::Intrigue)[index]).id.as_str();
    assert_eq!([under(0), under(1), under(2)], ["inquisition", "ambush", "massacre"]);
    let mut table = dark(CultName::Nirriti);
    table.homes(ADA, &[5]);
    assert_eq!(table.refused_use(0), ("ability.path-of-iniquity", "why-ability-unpaid"), "four at the most");
}

/// [ability.path-of-iniquity] [intrigue.inquisition] [intrigue.takeover]
#[test]
fn the_path_of_iniquity_leaves_a_second_inquisition_and_a_second_takeover_unplayed() {
    for id in ["inquisition", "takeover"] {
        let mut table = dark(CultName::Nirriti);
        table.hold(ADA, &["exiles"]).stand(BOB, 8, &[1]);
        for _ in 0..3 {
            table.on_top(id);
        }
        table.homes(ADA, &[4]).uses(0);
        assert_eq!(table.p.cult(ADA).followers, 3, "{id}: one was played, and Exiles pay once");
    }
}

/// [ability.way-of-triumph] [cost.ritual]
#[test]
fn the_way_of_triumph_asks_for_a_patriarch_of_sixteen() {
    let mut table = dark(CultName::Nirriti);
    table.cult(ADA).followers = 8;
    table.hold(ADA, &["supremacy"]);
    assert_eq!(table.refused_use(1), ("ability.way-of-triumph", "why-ability-unpaid"), "fifteen");
    table.cult(ADA).followers = 9;
    table.uses(1);
    assert_eq!(
        (table.p.cult(ADA).patriarch, table.p.cult(ADA).mobs, table.p.priests(ADA, at(8))),
        (Patriarch::SHEET, 1, Priests::one(influence(5)))
    );
}

/// [ability.duplicity] [card.seal] [cost.discard]
#[test]
fn duplicity_breaks_a_seal_in_the_light() {
    let mut table = of(CultName::Tiamat);
    table.hold(ADA, &["takeover"]);
    assert_eq!(table.refused_use(0), ("ability.duplicity", "why-ability-idle"), "the discard must be another card");
    table.hold(ADA, &["retreat"]);
    table.uses(0);
    let face = table.face("takeover");
    assert_eq!(table.refused(ADA, Action::Discard { face }), ("cost.discard", "why-needed-later"));
    table.discards(&["retreat"]);
    table.plays(ADA, "takeover");
    assert_eq!((table.p.control, table.p.cult(ADA).coins, table.p.cult(ADA).dark), (Some(ADA), 2, false));
}

/// [ability.incarnation] [cost.ritual]
#[test]
fn incarnation_destroys_three_and_brings_a_five() {
    let mut table = of(CultName::Tiamat);
    table.homes(ADA, &[1, 1, 2, 3, 4]);
    table.uses(1).does(ADA, offer(3));
    table.does(ADA, offer(1)).does(ADA, offer(1)).does(ADA, offer(2));
    assert_eq!(
        (table.p.cult(ADA).home, table.p.cult(ADA).sheet, table.p.priests(ADA, at(8))),
        (Priests::one(influence(4)), Priests::one(influence(3)), Priests::one(influence(5)))
    );
    // With nobody else at home nobody is destroyed; the Patriarch may pay.
    let mut table = of(CultName::Tiamat);
    table.homes(ADA, &[]);
    table.cult(ADA).followers = 3;
    table.uses(1);
    assert_eq!(
        (table.p.cult(ADA).patriarch, table.p.priests(ADA, at(8))),
        (Patriarch::SHEET, Priests::one(influence(5)))
    );
    for home in [&[1][..], &[1, 2], &[3, 4]] {
        let mut table = of(CultName::Tiamat);
        table.homes(ADA, home);
        table.cult(ADA).followers = 3;
        let lone = ("ability.incarnation", "why-too-few-to-destroy");
        assert_eq!(table.refused_use(1), lone, "one or two that cannot be three: {home:?}");
    }
    let mut table = of(CultName::Tiamat);
    table.homes(ADA, &[3]).stand(ADA, 9, &[5, 5, 5]);
    assert_eq!(table.refused_use(1), ("ability.incarnation", "why-ability-idle"), "no five is left");
}

/// [ability.dragon-attack]
#[test]
fn the_dragons_cost_everybody_present_a_mob() {
    let mut table = dark(CultName::Tiamat);
    table.hold(ADA, &["retreat", "ambush", "oracle"]).stand(ADA, 8, &[1]).altar(CLEO, 8);
    assert_eq!(table.refused_use(0), ("ability.dragon-attack", "why-ability-idle"), "nobody has a Mob");
    (table.cult(ADA).mobs, table.cult(BOB).mobs, table.cult(CLEO).mobs) = (1, 1, 1);
    table.uses(0).discards(&["retreat", "ambush"]);
    assert_eq!([ADA, BOB, CLEO].map(|seat| table.p.cult(seat).mobs), [0, 1, 0]);
}

/// [ability.harvest-of-chaos] [cost.ritual]
#[test]
fn the_harvest_of_chaos_plays_a_miracle_and_draws_two() {
    let mut table = dark(CultName::Tiamat);
    table.homes(ADA, &[5]).hold(ADA, &["retreat"]);
    assert_eq!(table.refused_use(1), ("ability.harvest-of-chaos", "why-ability-idle"), "no Miracle can be played");
    table.hold(ADA, &["great-offering"]);
    table.uses(1);
    table.plays(ADA, "great-offering").does(ADA, Action::GainCoins);
    assert_eq!((table.p.cult(ADA).sheet, table.p.cult(ADA).coins), (Priests::one(influence(5)), 12));
    assert_eq!(table.p.hand(ADA).deck(Deck::Miracle).len(), 3);
    // The five who pays cannot be the one who appears.
    let mut table = dark(CultName::Tiamat);
    table.homes(ADA, &[5]).hold(ADA, &["apparition"]);
    table.cult(ADA).followers = 9;
    table.cult(ADA).patriarch = Patriarch::at(at(3));
    assert_eq!(table.refused_use(1), ("ability.harvest-of-chaos", "why-ability-idle"));
}

/// [ability.ordination]
#[test]
fn ordination_turns_followers_into_a_priest_of_their_number() {
    let mut table = of(CultName::Arachne);
    table.cult(ADA).followers = 6;
    table.stand(ADA, 9, &[4, 4, 4]);
    table.uses(0);
    assert_eq!(table.refused(ADA, Action::Spend { followers: 4 }), ("priest.supply", "why-no-token"));
    assert_eq!(table.refused(ADA, Action::Spend { followers: 6 }), ("priest.supply", "why-no-token"));
    table.does(ADA, Action::Spend { followers: 5 });
    assert_eq!((table.p.priests(ADA, at(8)), table.p.cult(ADA).followers), (Priests::one(influence(5)), 1));
    let mut table = of(CultName::Arachne);
    table.cult(ADA).followers = 0;
    assert_eq!(table.refused_use(0), ("ability.ordination", "why-ability-unpaid"));
}

/// [ability.black-widow]
#[test]
fn the_black_widow_moves_a_priest_on_for_a_ritual_of_exactly_three() {
    let mut table = of(CultName::Arachne);
    assert_eq!(table.refused_use(1), ("ability.black-widow", "why-ability-idle"), "nobody to move");
    table.stand(ADA, 8, &[2]);
    table.uses(1);
    assert_eq!(
        (table.p.priests(ADA, at(9)), table.p.cult(ADA).coins, table.p.cult(ADA).sheet),
        (Priests::one(influence(2)), 6, Priests::one(influence(3)))
    );
    let mut table = of(CultName::Arachne);
    table.stand(ADA, 8, &[2]).homes(ADA, &[2, 4]);
    assert_eq!(table.refused_use(1), ("ability.black-widow", "why-ability-unpaid"));
}

/// [ability.spider-embrace]
#[test]
fn the_spiders_embrace_brings_four_priests_or_more() {
    let mut table = dark(CultName::Arachne);
    table.hold(ADA, &["retreat", "ambush"]).homes(ADA, &[1, 2]);
    assert_eq!(table.refused_use(0), ("ability.spider-embrace", "why-ability-idle"), "three with the Patriarch");
    table.homes(ADA, &[1, 2, 3, 4]);
    table.uses(0).discards(&["retreat"]);
    for priest in [PATRIARCH, 1, 2] {
        assert_eq!(table.refused(ADA, Action::Enough).1, "why-not-now");
        table.does(ADA, Action::Send { priest: token(priest) });
    }
    table.does(ADA, Action::Send { priest: token(4) }).does(ADA, Action::Enough);
    assert_eq!(
        (table.p.priests(ADA, at(8)).len(), table.p.cult(ADA).patriarch, table.p.cult(ADA).coins),
        (3, Patriarch::at(at(8)), 3)
    );
    assert_eq!(table.p.cult(ADA).home, Priests::one(influence(3)));
}

/// [ability.touched-by-the-goddess]
#[test]
fn who_is_touched_by_the_goddess_draws_of_all_three_piles() {
    let mut table = dark(CultName::Arachne);
    let privilege = table.p.pile(Deck::Privilege).top().unwrap();
    table.uses(1);
    let cult = table.p.cult(ADA);
    assert_eq!((cult.coins, cult.home.count(influence(3)), cult.cards.contains(privilege)), (8, 0, true));
    assert_eq!([Deck::Miracle, Deck::Intrigue].map(|deck| cult.cards.deck(deck).len()), [1, 1]);
    let mut table = dark(CultName::Arachne);
    table.homes(ADA, &[1, 2]);
    assert_eq!(table.refused_use(1), ("ability.touched-by-the-goddess", "why-ability-unpaid"));
}

/// [ability.triumph-of-science] [cost.ritual]
#[test]
fn science_triumphs_where_no_rival_priest_stands() {
    let mut table = of(CultName::Atheism);
    table.altar(BOB, 8).homes(ADA, &[4]);
    table.uses(0);
    assert_eq!((table.p.cult(ADA).followers, table.p.cult(ADA).sheet), (3, Priests::one(influence(4))));
    let mut table = of(CultName::Atheism);
    table.homes(ADA, &[4]).stand(BOB, 8, &[1]);
    assert_eq!(table.refused_use(0), ("ability.triumph-of-science", "why-ability-idle"));
    let mut table = of(CultName::Atheism);
    assert_eq!(
        table.refused_use(0),
        ("ability.triumph-of-science", "why-ability-unpaid"),
        "three, and a Patriarch of two"
    );
    table.hold(ADA, &["supremacy"]);
    table.uses(0);
    assert_eq!(table.p.cult(ADA).patriarch, Patriarch::SHEET, "nine will do");
}

/// [ability.politics-of-terror]
#[test]
fn the_politics_of_terror_play_an_intrigue_and_pay() {
    let mut table = of(CultName::Atheism);
    table.hold(ADA, &["ambush"]);
    assert_eq!(table.refused_use(1), ("ability.politics-of-terror", "why-ability-idle"), "it can ambush nobody");
    table.hold(ADA, &["inquisition"]);
    table.uses(1);
    assert_eq!(table.refused_play(ADA, "ambush"), ("intrigue.ambush", "why-card-idle"));
    table.plays(ADA, "inquisition");
    assert!(table.p.inquisition);
    assert_eq!((table.p.cult(ADA).coins, table.p.cult(ADA).followers), (8, 0));
    assert_eq!(table.p.hand(ADA).deck(Deck::Intrigue).len(), 2, "the Ambush and the one drawn");
}

/// [ability.debunking] [card.given]
#[test]
fn debunking_takes_a_card_of_every_rival_in_the_light() {
    let mut table = dark(CultName::Atheism);
    table.cult(ADA).followers = 7;
    table.hold(ADA, &["supremacy"]).hold(CLEO, &["retreat", "healer"]);
    assert_eq!(table.refused_use(0), ("ability.debunking", "why-ability-unpaid"), "fourteen");
    table.cult(ADA).followers = 8;
    table.uses(0);
    assert_eq!((table.has(ADA, "offering"), table.p.step()), (1, Step::Give { from: CLEO, to: ADA, any: true }));
    let healer = table.face("healer");
    table.does(CLEO, Action::Give { face: healer });
    assert_eq!(table.has(ADA, "healer"), 1);
}

/// [ability.nihilism]
#[test]
fn nihilism_builds_where_no_altar_stands() {
    let mut table = dark(CultName::Atheism);
    table.hold(ADA, &["retreat", "ambush", "oracle"]).stand(ADA, 8, &[2]).altar(BOB, 8);
    assert_eq!(table.refused_use(1), ("ability.nihilism", "why-ability-idle"));
    table.cult(BOB).altars = locations(&[]);
    table.uses(1).discards(&["retreat", "ambush"]);
    assert!(table.p.altar(ADA, at(8)));
}
