//! Hints have reasons: they are counted, said in both languages, and there for most questions.

use cenacle_bots::{Bot, BotSpec, Choice, ErrorModel, Greedy, Question, reasons};
use cenacle_table::{
    AnyGame, Chance, Evaluator, Facet, Game, Lang, Next, Options, Seat, Seed, Sitter, Stream, Table, Viewer,
    VirtualClock, any::Opened,
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
                    let found = reasons(&question, &advice.choices, &mut chance);
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
fn hold<G: Evaluator>(
    opened: &Opened<G>,
    table: &Table<G>,
    seat: Seat,
    choices: &[Choice],
    found: &[Vec<cenacle_bots::Reason>],
) {
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
    assert!(reasons(&question, &only, &mut chance).is_empty());
}
