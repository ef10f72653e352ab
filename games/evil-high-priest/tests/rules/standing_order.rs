//! The standing order in raids: who wants to be asked even where nothing is at stake.

use cenacle_evil_high_priest::{Action, Event, EvilHighPriest, Monster, Purse, Site, Step};
use cenacle_table::{
    Chance, Evaluator, Game, GameExt, Lang, Log, Options, Say, Seed, Stream, Viewer, Words, full_scene,
    scene::OfferKind,
};

use crate::common::{ACOLYTE, ADA, BOB, CLEO, PRIEST, Table, game, goods};

/// Bob starts a raid of this strength; Ada has nothing that it could take.
fn raid(face: u32, prepare: impl FnOnce(&mut Table)) -> Table {
    let mut table = Table::new(3);
    table.broken(&["s"]).has(ADA, Purse::NONE).has(CLEO, Purse::NONE).has(BOB, goods(0, 0, 0, 1, 0));
    table.p.steps.clear();
    table.p.steps.push(Step::Act(BOB));
    table.p.turn = BOB;
    prepare(&mut table);
    let at = table.at_lock("b");
    table.dice(&[face]).places(BOB, ACOLYTE, at);
    table
}

const ON: Action = Action::Vigil { on: true };
const OFF: Action = Action::Vigil { on: false };

/// [raid.vigil] [raid.riposte]
#[test]
fn where_nothing_is_at_stake_nobody_is_asked_unless_he_wants_to_be() {
    let table = raid(3, |table| _ = table.acolytes(ADA, &[Site::Pool; 6]));
    assert!(!table.p.steps.contains(&Step::Siege), "the raid went by");
    let table = raid(3, |table| table.acolytes(ADA, &[Site::Pool; 6]).sect(ADA).vigil = true);
    assert_eq!(table.game.to_act(&table.p).into_iter().collect::<Vec<_>>(), [ADA], "Ada alone is asked");
}

/// [raid.vigil] [raid.acolytes]
#[test]
fn an_acolyte_may_be_sacrificed_where_nothing_is_at_stake_and_goes_to_asylum_or_escape() {
    let ritual = Site::Ritual(4, 0);
    let mut table = raid(2, |table| {
        table.sect(ADA).vigil = true;
        table.acolytes(ADA, &[ritual, Site::Pool]);
    });
    assert_eq!(table.p.sect(ADA).siege.strength, 0, "the Asylum has stopped it already");
    table.does(ADA, Action::Strike { from: ritual });
    // Four sit in the Asylum: he is free again in the next Upkeep, years before the Dragon would have let him go.
    assert_eq!((table.p.sect(ADA).acolytes_at(ritual), table.p.sect(ADA).acolytes_at(Site::Escape)), (0, 1));
    table.does(ADA, Action::Endure);
    assert!(!table.p.steps.contains(&Step::Siege));
    assert!(table.told.iter().any(|event| matches!(event, Event::Holds { seat: ADA })));
}

/// [raid.vigil] [raid.exposed]
#[test]
fn who_is_asked_in_a_raid_without_strength_is_told_that_nothing_is_lost() {
    let table = raid(2, |table| {
        table.sect(ADA).vigil = true;
        table.has(ADA, goods(3, 2, 0, 0, 0)).acolytes(ADA, &[Site::Pool, Site::Pool]);
    });
    assert_eq!(table.p.sect(ADA).siege.strength, 0, "the Asylum has stopped it already");
    let words = Words::new(Lang::En, &[EvilHighPriest::about().words_text(Lang::En)]).unwrap();
    let names = ["Ada", "Bob", "Cleo"].map(str::to_owned);
    let say = Say::new(&words, &names, Viewer::Seat(ADA));
    let mut chance = Chance::new(&Seed::from_text("vigil"), Stream::Game);
    let scene = full_scene(&table.game, &table.game.view(&table.p, Viewer::Seat(ADA)), &say, &mut chance);
    let endure = scene.offers.iter().find(|offer| offer.kind == OfferKind::Pass).unwrap();
    assert_eq!((endure.label.to_string(), endure.pays.len()), ("Let it pass".to_owned(), 0));
}

/// [raid.vigil] [amoeba.defence]
#[test]
fn an_amoeba_may_be_let_go_in_a_raid_that_has_nothing_to_take() {
    let mut table = Table::on("guardian-of-the-pyramid", 2);
    table.has(ADA, Purse::NONE).has(BOB, goods(0, 4, 0, 0, 0)).acolytes(ADA, &[Site::Away, Site::Away]);
    table.sect(ADA).vigil = true;
    table.sect(ADA).lairs[0] = Monster::AMOEBA;
    table.p.amoebas -= 1;
    table.p.steps.clear();
    table.p.steps.push(Step::Act(BOB));
    let at = table.at_lock("s2");
    table.dice(&[6]).places(BOB, PRIEST, at);
    table.does(ADA, Action::Loose { lair: 0 });
    assert_eq!((table.p.sect(ADA).monsters(), table.p.amoebas), (0, 15), "the Lair is free");
}

/// [raid.vigil]
#[test]
fn a_raid_asks_once_for_the_sake_of_the_order_and_then_only_where_something_is_at_stake() {
    let mut table = raid(6, |table| {
        table.sect(ADA).vigil = true;
        table.acolytes(ADA, &[Site::Pool; 6]);
        table.room(ADA, 1, "well", Purse::NONE).room(ADA, 2, "closet", Purse::NONE).room(
            ADA,
            3,
            "closet",
            goods(0, 0, 1, 0, 0),
        );
    });
    assert_eq!(table.p.sect(ADA).siege.at, 0);
    table.does(ADA, Action::Endure);
    assert_eq!((table.p.sect(ADA).siege.at, table.p.step()), (3, Step::Siege), "rooms that hold nothing are passed");
    assert!(!table.may(ADA, OFF), "here the question comes anyway");
}

/// [raid.vigil]
#[test]
fn the_order_is_changed_once_a_turn_or_when_it_has_asked_for_nothing() {
    let mut table = Table::new(3);
    assert!(table.may(ADA, ON) && !table.may(ADA, OFF));
    table.does(ADA, ON);
    assert!(table.p.sect(ADA).vigil && table.p.step() == Step::Act(ADA), "it is still Ada's turn");
    assert_eq!(table.refused(ADA, OFF), ("raid.vigil", "why-order-set"));
    table.places(ADA, ACOLYTE, Site::Escape);
    assert!(table.may(BOB, ON), "everybody has an own order");
    let mut table = raid(3, |table| table.sect(ADA).vigil = true);
    assert!(table.may(ADA, OFF));
    table.does(ADA, OFF);
    assert!(!table.p.sect(ADA).vigil && !table.p.steps.contains(&Step::Siege), "and the raid goes by");
}

/// [raid.vigil]
#[test]
fn under_the_old_rules_there_is_no_such_order() {
    let mut table = Table::new(2);
    table.game = table.game.under_rules(1).unwrap();
    assert!(!table.may(ADA, ON));
}

/// [raid.vigil]
#[test]
fn nobody_who_judges_by_what_comes_next_changes_his_order_instead_of_placing_a_cultist() {
    let game = game();
    let options = Options::choose(EvilHighPriest::about(), 3, [("board", "black-goat")]).unwrap();
    let seed = Seed::from_text("vigil");
    let (mut chance, mut whim) = (Chance::new(&seed, Stream::Game), Chance::new(&seed, Stream::Bot(0)));
    let mut p = game.setup(&options, &mut chance, &mut Log::silent()).unwrap();
    let mut looked = 0;
    for _ in 0..1500 {
        let Some(seat) = game.to_act(&p).first() else { break };
        let mut legal = Vec::new();
        game.legal(&p, seat, &mut legal);
        if legal.contains(&ON) || legal.contains(&OFF) && p.step() == Step::Act(seat) {
            let value = |action: &Action| {
                let mut after = p;
                game.apply(&mut after, seat, *action, &mut chance.clone(), &mut Log::silent()).unwrap();
                game.outcome(&after)
                    .map_or_else(|| game.evaluate(&after)[seat.index()], |end| end.win_share(seat) as f32)
            };
            let best = legal.iter().max_by(|one, two| value(one).total_cmp(&value(two))).unwrap();
            assert!(!matches!(best, Action::Vigil { .. }), "in round {}", p.round);
            let mut weights = Vec::new();
            game.priors(&p, seat, &legal, &mut weights);
            if legal.contains(&ON) {
                assert!(weights.last().unwrap() * 100.0 < weights.iter().sum::<f32>(), "nor in a playout");
            }
            looked += 1;
        }
        let action = *whim.pick(&legal);
        game.apply(&mut p, seat, action, &mut chance, &mut Log::silent()).unwrap();
    }
    assert!(looked > 50);
}
