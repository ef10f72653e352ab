//! A game looked at again.

use cenacle_arena::{Evaluated, Review, Searched, TurningPoint, review, turning_points};
use cenacle_bots::{BotSpec, Budget, SearchSpec, SeatedBot};
use cenacle_cleopatra::Cleopatra;
use cenacle_table::{
    AnyGame, AnyTable, Chance, Evaluator, Game, Input, Lang, Options, Seat, Seed, Sitter, Stream, Table, Words,
    any::Opened,
};

use crate::{race::Race, threads};

/// A game of two in which everybody takes the first action, but for what `blunder_rate` says: (input from 0, place).
fn game(seed: &str, blunder_rate: &[(usize, usize)]) -> Table<Race> {
    let sitters = vec![Sitter::person("Ada"), Sitter::person("Bea")];
    let options = Options::defaults(Race::about(), 2).unwrap();
    let mut table = Table::new(Race.into(), options, Seed::from_text(seed), sitters).unwrap();
    while let Some(seat) = Race.to_act(table.position()).first() {
        let slip = blunder_rate.iter().find(|(input, _)| *input == table.inputs());
        table.decide_index(seat, slip.map_or(0, |(_, place)| *place)).unwrap();
    }
    table
}

fn words() -> Words {
    Words::new(Lang::En, &[Race::about().words_text(Lang::En)]).unwrap()
}

fn judged(table: &Table<Race>) -> Review {
    let estimator =
        |n: usize| Evaluated::new(16, Chance::new(&Seed::from_text("judge").derive(n as u64), Stream::Thought));
    review(table, &words(), threads(2), estimator, &())
}

#[test]
fn the_curve_goes_from_the_first_decision_to_the_result() {
    let table = game("curve", &[]);
    let found = judged(&table);
    assert_eq!((found.curve.len(), found.decisions.len()), (9, 8));
    for moment in &found.curve {
        assert!((moment.chances.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{moment:?}");
    }
    let outcome = table.outcome().unwrap();
    let result: Vec<f32> = [0, 1].map(|seat| outcome.win_share(Seat::new(seat)) as f32).to_vec();
    assert_eq!(found.curve[8].chances, result);
    assert_eq!((found.curve[0].seat, found.curve[1].seat), (Some(Seat::new(0)), Some(Seat::new(1))));
    // Nothing is hidden in the race: everybody thinks the same.
    let own = found.curve.iter().flat_map(|moment| moment.own.iter().zip(&moment.chances));
    assert!(own.into_iter().all(|(own, chance)| (own - chance).abs() < 1e-4));
}

#[test]
fn the_decision_that_cost_most_is_found_with_what_was_better() {
    let found = judged(&game("slip", &[(3, 2), (4, 1)]));
    let dearest = found.dearest(5);
    assert_eq!(dearest.iter().map(|one| (one.n, one.seat.number())).collect::<Vec<_>>(), [(4, 2), (5, 1)]);
    let slip = dearest[0];
    assert_eq!((slip.played, slip.best, slip.of), (2, 0, 3));
    assert_eq!((slip.played_label.as_str(), slip.best_label.as_str()), ("step 0", "step 2"));
    assert!(slip.choice < -0.05 && (slip.played_chance - slip.best_chance - slip.choice).abs() < 1e-6, "{slip:?}");
}

#[test]
fn the_moments_that_decided_a_game_are_its_greatest_in_order() {
    let table = game("slip", &[(3, 2), (4, 1)]);
    let found = judged(&table);
    let turns = turning_points(&table, &found, 3);
    let weight = |turn: &TurningPoint| turn.decision.choice.abs().max(turn.decision.luck.abs());
    assert!(turns.len() <= 3 && turns.is_sorted_by_key(|turn| turn.decision.n), "{turns:?}");
    assert!(turns.iter().any(|turn| turn.decision.n == 4 && !turn.luck), "the slip is one of them: {turns:?}");
    let least = turns.iter().map(weight).fold(f32::INFINITY, f32::min);
    let told = |n: usize| turns.iter().any(|turn| turn.decision.n == n);
    for decision in found.decisions.iter().filter(|decision| !told(decision.n)) {
        assert!(decision.choice.abs().max(decision.luck.abs()) <= least, "{decision:?}");
    }
    for turn in &turns {
        assert_eq!(turn.swing, if turn.luck { turn.decision.luck } else { turn.decision.choice });
    }
    assert!(turning_points(&table, &found, 0).is_empty());
}

#[test]
fn a_moment_of_a_real_game_says_why_and_says_it_the_same_each_time() {
    let (opened, seed) = (Opened::<Cleopatra>::shipped().unwrap(), Seed::from_text("turning"));
    let sitters = vec![Sitter::bot("greedy", "greedy"); 3];
    let mut table = opened.table(Options::defaults(Cleopatra::about(), 3).unwrap(), seed, sitters).unwrap();
    let spec: BotSpec = "greedy:2".parse().unwrap();
    let bots = [0, 1, 2].map(|seat| SeatedBot::new::<Cleopatra>(spec, &seed, Seat::new(seat)));
    while let Some(seat) = table.to_act().first() {
        let index = bots[seat.index()].choose(&*table).unwrap();
        table.decide(seat, index).unwrap();
    }
    let table: &Table<Cleopatra> = AnyTable::as_any(&*table).downcast_ref().unwrap();
    let estimator = |n: usize| Evaluated::new(16, Chance::new(&seed.derive(n as u64), Stream::Thought));
    let found = review(table, opened.words(Lang::En), threads(2), estimator, &());
    let turns = turning_points(table, &found, 3);
    assert_eq!(turns.len(), 3, "{turns:?}");
    assert!(turns.iter().any(|turn| !turn.why.is_empty()), "{turns:?}");
    for reason in turns.iter().flat_map(|turn| &turn.why) {
        assert_eq!(reason.good, Cleopatra::FACETS[reason.facet].worth * reason.by > 0.0, "{reason:?}");
    }
    let by = |n: usize| match table.steps()[n - 1].input {
        Input::Decision { seat, .. } => Some(seat),
        Input::Expiry(_) => None,
    };
    let turn_of = |n: usize| (1..n).rev().find(|before| by(*before) != by(before + 1));
    for (one, other) in turns.iter().zip(&turns[1..]) {
        let same = one.decision.seat == other.decision.seat && turn_of(one.decision.n) == turn_of(other.decision.n);
        assert!(!same, "two moments of one turn: {one:?} {other:?}");
    }
    assert_eq!(turns, turning_points(table, &found, 3));
}

#[test]
fn who_always_takes_the_best_pays_for_nothing() {
    let found = judged(&game("faultless", &[]));
    assert!(found.dearest(5).is_empty());
    assert!(found.accounts.iter().all(|account| account.choices == 0.0), "{:?}", found.accounts);
}

#[test]
fn a_high_die_is_good_luck_and_a_low_one_bad() {
    let table = game("dice", &[]);
    let found = judged(&table);
    for (decision, step) in found.decisions.iter().zip(table.steps()) {
        match step.drew[..] {
            [2] => assert!(decision.luck > 0.0, "{decision:?}"),
            [0] => assert!(decision.luck < 0.0, "{decision:?}"),
            _ => {}
        }
        let luck = decision.then_chance - decision.played_chance;
        assert!((decision.luck - luck).abs() < 1e-6, "{decision:?}");
    }
}

#[test]
fn an_account_adds_up_to_the_result() {
    let found = judged(&game("account", &[(2, 1), (5, 2)]));
    for one in &found.accounts {
        let sum = one.start + one.choices + one.luck + one.others;
        assert!((sum - one.result).abs() < 1e-5, "{one:?}");
    }
    assert!(found.accounts[0].choices < 0.0 && found.accounts[1].choices < 0.0);
}

#[test]
fn a_search_finds_the_same_slip_whatever_the_number_of_threads() {
    let table = game("search", &[(6, 2)]);
    let spec = SearchSpec { budget: Budget::Iterations(400), ..SearchSpec::default() };
    let [one, three] = [1, 3].map(|count| {
        let estimator = |n: usize| Searched::<Race>::new(spec, Seed::from_text("search").derive(n as u64));
        review(&table, &words(), threads(count), estimator, &())
    });
    assert_eq!(one, three);
    let dearest = one.dearest(1)[0];
    assert_eq!((dearest.n, dearest.best), (7, 0), "{:?}", one.dearest(3));
}

#[test]
fn a_review_is_kept_as_json() {
    let found = judged(&game("json", &[(1, 2)]));
    let text = serde_json::to_string(&found).unwrap();
    let back: Review = serde_json::from_str(&text).unwrap();
    assert_eq!(back.decisions.len(), found.decisions.len());
    assert_eq!(back.dearest(1)[0].n, found.dearest(1)[0].n);
}
