//! Positions that somebody wrote: whatever the audit lets through can be looked at and played on.

use cenacle_cult::{Action, Active, Card, Cost, Cult, CultName, Effect, Limit, Phase, Position, Step};
use cenacle_table::{Chance, Game, GameExt, Log, Options, Seat, Seats, Seed, Stream, conformance::hostile};

use crate::common::{ADA, BOB, CLEO, Table, at, game, influence, token};

#[test]
fn whatever_position_a_stranger_writes_nothing_panics() {
    let tries = if std::env::var_os("CENACLE_LONG").is_some() { 40_000 } else { 1_500 };
    let tried = hostile::whatever_passes_the_audit_can_be_played_on::<Cult>("stranger", tries);
    eprintln!("{:?}", tried.unwrap_or_else(|what| panic!("{what}")));
}

/// A position that is changed so is refused.
fn refused(what: &str, change: impl FnOnce(&mut Table)) {
    let mut table = Table::acting(8, &[CultName::Anubis, CultName::Janus, CultName::Fafnir]);
    table.stand(ADA, 8, &[2]);
    table.homes(ADA, &[1, 3]);
    table.game.audit(&table.p).expect("nothing is wrong yet");
    change(&mut table);
    assert!(table.game.audit(&table.p).is_err(), "{what}");
}

/// [resolution.act] [priest.supply] [mob.supply] [follower.cap]
#[test]
fn what_no_play_can_reach_is_refused_by_the_audit() {
    let stranger = Seat::new(3);
    refused("a First Player who is not there", |table| table.p.first = stranger);
    refused("a turn of nobody", |table| table.p.turn = stranger);
    refused("a winner who is not there", |table| table.p.winner = Some(stranger));
    refused("nobody took over", |table| table.p.control = Some(stranger));
    refused("nobody acted", |table| table.p.acted = Seats::only(stranger));
    refused("nobody was served", |table| table.p.served = Seats::only(Seat::new(7)));
    refused("a cult of nobody", |table| table.p.cults[4].coins = 1);
    refused("a Priest of nobody", |table| table.p.board[3][4].add(influence(2)));
    refused("too many Mobs", |table| table.cult(BOB).mobs = 200);
    refused("too many placements", |table| table.cult(BOB).placed = 250);
    refused("ten Followers", |table| table.cult(BOB).followers = 10);
    refused("a bribe of nobody", |table| table.p.bribes[9].coins = 9);
    refused("a bribe without coins", |table| table.p.bribes[9].seat = CLEO);
    refused("coins of another Location", |table| {
        table.stand(ADA, 9, &[2]);
        (table.p.bribes[9].coins, table.p.bribes[9].value) = (8, token(2));
    });
    refused("a Miracle of 200", |table| table.p.boosts[0].by = 200);
    refused("nearer to victory in a round to come", |table| {
        (table.p.limit, table.p.progress) = (Limit::Never, table.p.round + 1);
    });
    refused("a victory without a victor", |table| {
        table.p.active = Active::NONE;
        table.p.steps.clear();
        table.p.phase = Phase::Over(cenacle_cult::End::Mobs);
    });
    refused("nothing is asked", |table| table.p.steps.clear());
    refused("a price of no ability", |table| table.p.steps.push(Step::Pay(ADA, Cost::Discard { cards: 200 })));
    refused("an effect of no card", |table| table.p.steps.push(Step::Do(ADA, Effect::Boost { by: 200 })));
    refused("a gift to oneself", |table| {
        table.p.steps.clear();
        table.p.steps.push(Step::Give { from: ADA, to: ADA, any: true });
    });
    refused("a card in play that is none", |table| table.p.steps.push(Step::Finish(ADA, Card::SUPREMACY)));
    refused("a card put back that was not drawn", |table| {
        table.p.phase = Phase::Reaping;
        table.p.steps.clear();
        table.p.steps.push(Step::PutBack(ADA));
    });
    refused("a celebration without Supremacy", |table| {
        (table.p.phase, table.p.active) = (Phase::Intention, Active::NONE);
        table.p.steps.clear();
        table.p.steps.push(Step::Celebrate(ADA));
    });
    refused("too much is pending", |table| {
        table.p.steps.clear();
        for _ in 0..17 {
            table.p.steps.push(Step::Raze(ADA));
        }
    });
}

/// [preach.place] [priest.supply]
#[test]
fn a_number_that_names_no_location_or_token_cannot_be_written() {
    let table = Table::acting(8, &[CultName::Anubis, CultName::Janus]);
    let written = serde_json::to_value(table.p).unwrap();
    let reads = |pointer: &str, number: u16| {
        let mut changed = written.clone();
        *changed.pointer_mut(pointer).unwrap_or_else(|| panic!("there is no {pointer}")) = number.into();
        serde_json::from_value::<Position>(changed).is_ok()
    };
    for (pointer, most) in [("/active", 13), ("/cults/0/patriarch", 14), ("/bribes/9/value", 5), ("/boosts/0/value", 5)]
    {
        assert!(reads(pointer, 0) && reads(pointer, most) && !reads(pointer, most + 1), "{pointer}");
    }
    assert!(reads("/cults/0/altars", 1 << 13) && !reads("/cults/0/altars", 1) && !reads("/cults/0/altars", 1 << 14));
    let answers = |text: &str| serde_json::from_str::<Action>(text).is_ok();
    assert!(answers(r#"{"place":{"priest":5,"location":13}}"#) && answers(r#"{"feast":{"feast":2,"priest":0}}"#));
    assert!(!answers(r#"{"place":{"priest":6,"location":13}}"#) && !answers(r#"{"place":{"priest":5,"location":14}}"#));
    assert!(!answers(r#"{"place":{"priest":5,"location":0}}"#) && !answers(r#"{"feast":{"feast":2,"priest":6}}"#));
}

/// [setup.cults]
#[test]
fn a_choice_of_cults_that_could_never_end_is_refused_by_the_audit() {
    let game = game();
    let options = Options::choose(Cult::about(), 3, [("cults", "choice")]).unwrap();
    let mut chance = Chance::new(&Seed::from_text("choice"), Stream::Game);
    let mut p = game.setup(&options, &mut chance, &mut Log::silent()).unwrap();
    game.audit(&p).unwrap();
    game.apply(&mut p, ADA, Action::Join { cult_name: CultName::Janus }, &mut chance, &mut Log::silent()).unwrap();
    game.audit(&p).unwrap();
    let with = |change: fn(&mut Position)| {
        let mut changed = p;
        change(&mut changed);
        game.audit(&changed)
    };
    assert!(with(|p| p.cults_left = 1).is_err(), "one cult for two");
    assert!(with(|p| p.acted = Seats::only(CLEO)).is_err(), "who chose does not go round the table");
    assert!(with(|p| p.turn = CLEO).is_err(), "another is asked than whose turn it is");
}

/// [intrigue.exorcism]
#[test]
fn an_exorcism_for_which_tokens_lack_does_nothing_even_if_somebody_wrote_it() {
    let mut table = Table::acting(8, &[CultName::Anubis, CultName::Janus]);
    table.stand(ADA, 8, &[1, 1, 3, 3]).homes(ADA, &[1]);
    table.p.steps.clear();
    table.p.steps.push(Step::Do(ADA, Effect::Exorcise { by: 2 }));
    table.p.steps.push(Step::Act(ADA));
    let before = table.p.priests(ADA, at(8));
    table.does(ADA, Action::Pass);
    assert_eq!(table.p.priests(ADA, at(8)), before);
}
