//! How a game ends.

use cenacle_cult::{Action, Cult, CultName, End, Limit, Patriarch, Phase};
use cenacle_table::{Chance, Game, Log, Options, Outcome, Seat, Seed, Stream};

use crate::common::{ADA, BOB, CLEO, Table, at, game, locations};

const THREE: [CultName; 3] = [CultName::Anubis, CultName::Janus, CultName::Fafnir];

/// The last Location of the round is resolved.
fn ended(prepare: impl FnOnce(&mut Table)) -> (Table, Option<Outcome>) {
    let mut table = Table::last_act(13, &THREE);
    table.stand(ADA, 13, &[1]);
    prepare(&mut table);
    table.does(ADA, Action::Pass);
    let outcome = table.game.outcome(&table.p);
    (table, outcome)
}

fn won(outcome: Option<Outcome>) -> (&'static str, Option<Seat>) {
    let outcome = outcome.expect("the game is over");
    (outcome.reason, outcome.winners.first())
}

/// [goal]
#[test]
fn five_altars_win_and_four_do_not() {
    let five = locations(&[1, 3, 5, 7, 9]);
    assert_eq!(won(ended(|table| table.cult(BOB).altars = five).1), ("altars", Some(BOB)));
    assert_eq!(ended(|table| table.cult(BOB).altars = locations(&[1, 3, 5, 7])).1, None);
}

/// [goal]
#[test]
fn four_mobs_win_and_three_do_not() {
    assert_eq!(won(ended(|table| table.cult(CLEO).mobs = 4).1), ("mobs", Some(CLEO)));
    assert_eq!(ended(|table| table.cult(CLEO).mobs = 3).1, None);
}

/// [goal] [summon.second]
#[test]
fn two_summonings_win_and_one_does_not() {
    let both = |table: &mut Table| {
        table.dark(BOB).cult(BOB).triumphant = true;
    };
    assert_eq!(won(ended(both).1), ("summonings", Some(BOB)));
    let one = |table: &mut Table| {
        table.dark(BOB);
    };
    assert_eq!(ended(one).1, None);
}

/// [end.tie]
#[test]
fn of_several_the_highest_divine_power_of_the_moment_wins() {
    let both = |table: &mut Table| {
        table.cult(ADA).mobs = 4;
        table.cult(BOB).mobs = 4;
        table.cult(BOB).cult_name = CultName::Arachne;
    };
    assert_eq!(won(ended(both).1), ("mobs", Some(ADA)), "18 against 16");
    let turned = |table: &mut Table| {
        both(table);
        table.dark(BOB);
    };
    let (table, outcome) = ended(turned);
    let outcome = outcome.unwrap();
    assert_eq!(outcome.winners.first(), Some(BOB), "18 against 23");
    assert_eq!((outcome.ranks[BOB.index()], outcome.ranks[ADA.index()]), (1, 2));
    assert_eq!(table.game.sheet(&table.p).len(), 12);
}

/// [end.tie] [goal]
#[test]
fn between_the_three_roads_divine_power_alone_decides() {
    // Anubis 18, Janus 19, Fafnir 15; in the Dark 27, 29, 22.
    let all = |table: &mut Table| {
        table.cult(ADA).altars = locations(&[1, 2, 3, 4, 5]);
        table.cult(BOB).mobs = 5;
        table.dark(CLEO).cult(CLEO).triumphant = true;
    };
    assert_eq!(won(ended(all).1), ("summonings", Some(CLEO)), "22 against 19 and 18");
    let turned = |table: &mut Table| {
        all(table);
        table.dark(ADA);
    };
    assert_eq!(won(ended(turned).1), ("altars", Some(ADA)), "27 against 22");
    let both = |table: &mut Table| {
        turned(table);
        table.dark(BOB);
    };
    assert_eq!(won(ended(both).1), ("mobs", Some(BOB)), "29 against 27");
}

/// [goal] [supremacy.absent]
#[test]
fn who_celebrates_can_win_at_the_end_of_the_round() {
    let celebrating = |table: &mut Table| {
        table.cult(BOB).mobs = 4;
        table.cult(BOB).celebrates = true;
    };
    assert_eq!(won(ended(celebrating).1), ("mobs", Some(BOB)));
}

/// [end.outlived]
#[test]
fn after_the_thirtieth_round_the_city_has_outlived_its_cults() {
    let (table, outcome) = ended(|table| table.p.round = 30);
    let outcome = outcome.unwrap();
    assert_eq!((table.p.phase, outcome.reason), (Phase::Over(End::Outlived), "outlived"));
    assert!(outcome.winners.is_empty() && outcome.ranks.iter().all(|rank| *rank > 1));
    assert_eq!(ended(|table| table.p.round = 29).1, None);
}

/// [end.outlived]
#[test]
fn the_round_limit_is_thirty_or_sixty_or_none() {
    let at = |limit: Limit, round: u16| {
        let prepared = |table: &mut Table| (table.p.limit, table.p.round, table.p.progress) = (limit, round, 1);
        ended(prepared).1.map(|outcome| outcome.reason)
    };
    assert_eq!([29, 30].map(|round| at(Limit::House, round)), [None, Some("outlived")]);
    assert_eq!([30, 59, 60].map(|round| at(Limit::Double, round)), [None, None, Some("outlived")]);
    assert_eq!(at(Limit::Never, 60), None);
    let chosen = |value: &str| {
        let options = Options::choose(Cult::about(), 3, [("rounds", value)]).unwrap();
        let mut chance = Chance::new(&Seed::from_text("limit"), Stream::Game);
        game().setup(&options, &mut chance, &mut Log::silent()).unwrap().limit
    };
    assert_eq!(["house", "double", "none"].map(chosen), [Limit::House, Limit::Double, Limit::Never]);
}

/// [end.outlived]
#[test]
fn without_a_limit_a_game_is_given_up_after_sixty_rounds_in_which_nobody_came_nearer_to_victory() {
    let after = |progress: u16| {
        let prepared =
            |table: &mut Table| (table.p.limit, table.p.round, table.p.progress) = (Limit::Never, 500, progress);
        ended(prepared).1.map(|outcome| outcome.reason)
    };
    assert_eq!([441, 440].map(after), [None, Some("outlived")]);
    // An Altar, a Mob and a Summoning each count.
    let mut table = Table::acting(8, &[CultName::Cthulhu, CultName::Janus]);
    (table.p.limit, table.p.round) = (Limit::Never, 70);
    table.stand(ADA, 8, &[2]).cult(ADA).followers = 5;
    table.uses(1);
    assert_eq!(table.p.progress, 70, "an Altar");
    let mut table = Table::acting(8, &[CultName::Cthulhu, CultName::Janus]);
    (table.p.limit, table.p.round) = (Limit::Never, 70);
    table.hold(ADA, &["frenzy"]).cult(ADA).followers = 4;
    table.plays(ADA, "frenzy");
    assert_eq!(table.p.progress, 70, "a Mob");
    let summoned = |table: &mut Table| {
        (table.p.limit, table.p.round) = (Limit::Never, 70);
        table.cult(ADA).patriarch = Patriarch::at(at(13));
        table.cult(ADA).followers = 9;
        table.hold(ADA, &["supremacy"]).stand(ADA, 13, &[5]);
    };
    let (mut table, _) = ended(summoned);
    table.does(ADA, Action::Take);
    assert_eq!(table.p.progress, 70, "a Summoning");
}

/// [goal] [end.tie]
#[test]
fn the_end_sheet_counts_what_wins_and_no_invented_score() {
    let (table, outcome) = ended(|table| table.cult(CLEO).mobs = 4);
    assert!(outcome.unwrap().scores.is_empty());
    let columns: Vec<&str> = table.game.sheet(&table.p).iter().take(4).map(|line| line.column).collect();
    assert_eq!(columns, ["column-altars", "column-mobs", "column-summonings", "column-power"]);
}

/// [goal]
#[test]
fn after_the_end_nothing_is_decided_any_more() {
    let (mut table, _) = ended(|table| table.cult(CLEO).mobs = 4);
    assert_eq!(table.asked(), None);
    assert_eq!(table.refused(ADA, Action::Pass).1, "why-over");
}
