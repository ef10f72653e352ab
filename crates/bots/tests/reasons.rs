//! Hints have reasons: they are counted, said in both languages, and there for most questions.

use cenacle_bots::{Bot, BotSpec, Choice, Effort, ErrorModel, Greedy, Question, Reason, between, changes, reasons};
use cenacle_table::{
    AnyGame, Chance, Evaluator, Facet, Game, GameExt, Lang, Log, Next, Options, Seat, Seed, Sitter, Stream, Table,
    Viewer, VirtualClock, any::Opened,
};

/// The message keys of a facet.
fn keys(facet: &Facet) -> [&'static str; 2] {
    [facet.more, facet.less]
}

/// Plays a game of easy bots and asks for the reasons of every few questions; how many were asked, and how many had one.
fn asked_for<G: Evaluator>(players: u8, seed: &str) -> (u32, u32) {
    let opened: Opened<G> = Opened::shipped().unwrap();
    for key in G::FACETS.iter().flat_map(keys) {
        for lang in Lang::ALL {
            assert!(opened.words(lang).has(key), "no words in {lang} for {key}");
        }
    }
    let options = Options::choose(G::about(), players, opened.against_bots().iter().copied()).unwrap();
    let sitters = vec![Sitter::bot("greedy", "greedy"); players.into()];
    let mut table = Table::new(opened.game().clone(), options, Seed::from_text(seed), sitters).unwrap();
    let seed = *table.seed();
    let spec: BotSpec = "greedy:2".parse().unwrap();
    let mut bots: Vec<_> = (0..players).map(|index| spec.sit::<G>(&seed, Seat::new(index.into()))).collect();
    let mut chance = Chance::new(&seed, Stream::Pace);
    let (mut clock, mut jitter) = (VirtualClock::default(), chance.clone());
    let (mut questions, mut asked, mut told) = (0_u32, 0, 0);
    while asked < 12 {
        let game = table.game().clone();
        match clock.next(&*game, table.position()) {
            Next::Over => break,
            Next::Expiry(timer) => table.expire(timer).unwrap(),
            Next::Decision(seat) => {
                let legal = table.legal(seat);
                let question = Question::new(&*game, table.position(), seat, &legal);
                questions += u32::from(legal.len() > 2);
                if legal.len() > 2 && questions.is_multiple_of(9) {
                    asked += 1;
                    let advice = Greedy::<G>::new(4, ErrorModel::NONE, chance.clone()).advise(&question);
                    let found = reasons(&question, &advice.choices, Effort::PROMPT, &mut chance);
                    recount::<G>(&question, &advice.choices, &mut chance);
                    told += u32::from(found.first().is_some_and(|of| !of.is_empty()));
                    hold::<G>(&opened, &table, seat, &advice.choices, &found);
                }
                let index = bots[seat.index()].choose(&question);
                clock.act(&*game, table.position(), seat, legal[index], &mut jitter);
                table.decide_index(seat, index).unwrap();
            }
        }
    }
    (asked, told)
}

/// What is told of a choice begins with what speaks for it, costs one thing at most, and can be said in both languages.
fn hold<G: Evaluator>(opened: &Opened<G>, table: &Table<G>, seat: Seat, choices: &[Choice], found: &[Vec<Reason>]) {
    assert_eq!(found.len(), choices.len().min(3));
    let mut measured = Vec::new();
    table.game().facets(table.position(), seat, &mut measured);
    assert_eq!(measured.len(), G::FACETS.len(), "a number for each facet");
    assert!(measured.iter().all(|number| number.is_finite()), "{measured:?}");
    for told in found.iter().filter(|told| !told.is_empty()) {
        assert!(told[0].good && told.len() <= 2 && told[1..].iter().all(|reason| !reason.good), "{told:?}");
        for (lang, reason) in Lang::ALL.into_iter().flat_map(|lang| told.iter().map(move |reason| (lang, reason))) {
            let said = opened.say(&reason.what, lang, &[], Viewer::Seat(seat));
            assert!(!said.is_empty() && !said.contains("reason-") && !said.contains('{'), "{said}");
        }
    }
}

/// How many positions are imagined to compare what is told with the terms.
const IMAGINED: usize = 12;

/// What is told is the difference of the terms: counted once more here, plainly, in the same positions.
fn recount<G: Evaluator>(question: &Question<'_, G>, choices: &[Choice], chance: &mut Chance) {
    let effort = Effort::exactly(IMAGINED);
    let terms = |position: &G::Position| {
        let mut terms = Vec::new();
        question.game().facets(position, question.seat(), &mut terms);
        terms
    };
    let (one, other) = (choices[0].index, choices[choices.len() - 1].index);
    // The luck of the two counts is one.
    let told = between(question, one, other, effort, &mut chance.clone());
    let mut luck = chance.clone();
    let mut sums = vec![0.0; G::FACETS.len()];
    for _ in 0..IMAGINED {
        let position = question.game().resample(question.view(), &mut luck);
        for (index, sign) in [(one, 1.0), (other, -1.0)] {
            let (mut then, mut luck) = (position.clone(), luck.clone());
            let action = question.legal()[index];
            // Where sand runs, an act takes its time, and how much of it is luck, too.
            let mut clock = VirtualClock::going_on(question.game(), &then, 0);
            clock.act(question.game(), &then, question.seat(), action, &mut luck);
            question.game().carry_out(&mut then, question.seat(), action, &mut luck, &mut Log::silent());
            sums.iter_mut().zip(terms(&then)).for_each(|(sum, term)| *sum += sign * term);
        }
        luck.below(2);
    }
    for reason in told.iter().filter(|reason| !reason.later) {
        let by = sums[reason.facet] / IMAGINED as f32;
        assert!((reason.by - by).abs() < 1e-3, "told {reason:?}, counted {by}");
        is_said::<G>(reason);
    }
    told.iter().for_each(is_said::<G>);
    let changed = changes(question, one, effort, &mut chance.clone());
    let (mut luck, mut sums) = (chance.clone(), vec![0.0; G::FACETS.len()]);
    for _ in 0..IMAGINED {
        let mut position = question.game().resample(question.view(), &mut luck);
        let before = terms(&position);
        let action = question.legal()[one];
        question.game().carry_out(&mut position, question.seat(), action, &mut luck, &mut Log::silent());
        let after = terms(&position);
        sums.iter_mut().zip(after.iter().zip(before)).for_each(|(sum, (after, before))| *sum += after - before);
    }
    assert!(changed.len() <= 3 && changed.is_sorted_by_key(|change| G::FACETS[change.facet].worth * change.by));
    for change in &changed {
        let by = sums[change.facet] / IMAGINED as f32;
        assert!((change.by - by).abs() < 1e-3, "told {change:?}, counted {by}");
        is_said::<G>(change);
    }
}

/// A reason says what its term says: more or less, the rounded difference, and whether that is good.
fn is_said<G: Evaluator>(reason: &Reason) {
    let facet = &G::FACETS[reason.facet];
    let key = if reason.by > 0.0 { facet.more } else { facet.less };
    assert_eq!(reason.what, cenacle_table::Phrase::new(key).number("n", reason.by.abs().round() as i64));
    assert_eq!(reason.good, facet.worth * reason.by > 0.0, "{reason:?}");
}

fn has_reasons<G: Evaluator>(players: u8) {
    let (asked, told) = asked_for::<G>(players, "reasons");
    assert!(asked >= 6, "only {asked} questions");
    assert!(told * 4 >= asked, "{told} of {asked} best choices have a reason");
}

#[test]
fn cleopatra_has_reasons() {
    has_reasons::<cenacle_cleopatra::Cleopatra>(3);
}

#[test]
fn cult_has_reasons() {
    has_reasons::<cenacle_cult::Cult>(3);
}

#[test]
fn creatures_and_cultists_have_reasons() {
    has_reasons::<cenacle_creatures_and_cultists::CreaturesAndCultists>(3);
}

#[test]
fn evil_high_priest_has_reasons() {
    has_reasons::<cenacle_evil_high_priest::EvilHighPriest>(3);
}

#[test]
fn four_gods_has_reasons() {
    has_reasons::<cenacle_four_gods::FourGods>(2);
}

/// Two decisions that differ in nothing a person counts have no reason: none is made up.
#[test]
fn nothing_is_said_of_a_lone_choice() {
    let opened: Opened<cenacle_cleopatra::Cleopatra> = Opened::shipped().unwrap();
    let options = Options::defaults(opened.about(), 3).unwrap();
    let table =
        Table::new(opened.game().clone(), options, Seed::from_text("lone"), vec![Sitter::bot("a", "random"); 3])
            .unwrap();
    let seat = table.game().to_act(table.position()).first().unwrap();
    let legal = table.legal(seat);
    let question = Question::new(&**table.game(), table.position(), seat, &legal);
    let only = [Choice { index: 0, visits: 1, worth: [0.0; cenacle_table::MAX_SEATS] }];
    let mut chance = Chance::new(table.seed(), Stream::Pace);
    assert!(reasons(&question, &only, Effort::PROMPT, &mut chance).is_empty());
}
