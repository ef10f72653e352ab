//! Plays the recorded games of `tests/records` anew: one for each way a game can end at each number of players, and one
//! for each special result. Run it after a change of the rules or the data:
//!
//! ```text
//! cargo run --release --example cleopatra_records -p cenacle-cleopatra
//! ```

use cenacle_cleopatra::{Action, Card, Cleopatra, Means, Position, Step};
use cenacle_kit::{
    mode,
    records::{Habit, Shows, Wanted, write},
};
use cenacle_table::{Chance, Game, Outcome, Seat};

/// Games tried for one record.
const TRIES: u64 = 200_000;

fn main() {
    let wanted: [(&str, &str, &Habit<'_, Cleopatra>, &Shows<'_, Cleopatra>); 10] = [
        ("palace-3", "3", &any, &won_at_the_palace),
        ("palace-4", "4", &any, &won_at_the_palace),
        ("palace-5", "5", &any, &won_at_the_palace),
        ("abandoned-3", "3", &never_build, &abandoned),
        ("abandoned-4", "4", &never_build, &abandoned),
        ("abandoned-5", "5", &never_build, &abandoned),
        ("shared-win", "4", &any, &shared),
        ("tie-broken", "4", &any, &tie_broken),
        ("nobody-survives", "3", &any, &nobody_survives),
        ("nobody-corrupted", "3", &stay_clean, &nobody_corrupted),
    ];
    let wanted = wanted.map(|(name, players, habit, shows)| Wanted {
        name: name.to_owned(),
        options: mode::<Cleopatra>(players),
        habit,
        shows,
        compared: 1,
    });
    write(env!("CARGO_MANIFEST_DIR"), &wanted, TRIES);
}

/// Anything that is legal.
fn any(_: &Cleopatra, _: &Position, _: Seat, legal: &[Action], will: &mut Chance) -> Action {
    *will.pick(legal)
}

/// To the market and never to the quarry, with ten cards in hand.
fn never_build(_: &Cleopatra, _: &Position, _: Seat, legal: &[Action], will: &mut Chance) -> Action {
    let market = |action: &&Action| {
        matches!(
            action,
            Action::TakeStall { .. }
                | Action::Refill
                | Action::Stock { .. }
                | Action::DiscardToLimit
                | Action::Discard { .. }
                | Action::EndTurn
        )
    };
    let choices: Vec<Action> = legal.iter().filter(market).copied().collect();
    *will.pick(&choices)
}

/// One element a visit, few corrupted cards, used early, and offerings at which nobody offers anything: all are first.
fn stay_clean(_: &Cleopatra, p: &Position, seat: Seat, legal: &[Action], will: &mut Chance) -> Action {
    let corrupted = |stall: u8| p.stall(stall).filter(|faced| is_corrupted(faced.card)).count();
    let worth = |action: &Action| -> i32 {
        match action {
            Action::TurnDie { ankh: true } => 100,
            Action::PlayVizier | Action::PlayAmbassador => 95,
            Action::PlayCourtesan | Action::PlayBeggar if p.cleopatra < 3 => 80,
            Action::Build { .. } if p.step == Step::Start => 60,
            Action::TakeStall { stall } => 40 + p.stall(*stall).count() as i32 - 10 * corrupted(*stall) as i32,
            Action::FinishVisit | Action::EndTurn | Action::Refill => 20,
            Action::Stock { stall } if is_corrupted(p.drawn[0].card) => corrupted(*stall) as i32,
            Action::Stock { stall } => -(corrupted(*stall) as i32),
            Action::DiscardToLimit => 10,
            Action::Discard { card } | Action::Fetch { card }
                if is_corrupted(*card) == (p.step == Step::Discarding) =>
            {
                10
            }
            Action::Pay { with: Means::Double | Means::TrompeLoeil } => 10,
            Action::PayPlain => 5,
            Action::Claim { .. } => 10,
            Action::Bid { talents: 0 } => 10,
            Action::OfferNoMore | Action::AcceptNoMore | Action::KeepNoMore => 10,
            Action::AskNoMore | Action::WishNoMore | Action::AddNoMore => 10,
            Action::GiveTalents if p.seats[seat.index()].talents > 4 => 10,
            _ => 0,
        }
    };
    let best = legal.iter().map(worth).max().expect("whoever is to act has something to do");
    let choices: Vec<Action> = legal.iter().copied().filter(|action| worth(action) == best).collect();
    *will.pick(&choices)
}

fn is_corrupted(card: Card) -> bool {
    card.standard().is_none()
}

fn won_at_the_palace(_: &Cleopatra, _: &Position, outcome: &Outcome) -> bool {
    outcome.reason == "palace" && outcome.winners.len() == 1 && !best_scores_are_equal(outcome)
}

fn abandoned(_: &Cleopatra, _: &Position, outcome: &Outcome) -> bool {
    outcome.reason == "abandoned"
}

fn shared(_: &Cleopatra, _: &Position, outcome: &Outcome) -> bool {
    outcome.reason == "palace" && outcome.winners.len() == 2
}

fn best_scores_are_equal(outcome: &Outcome) -> bool {
    let best = outcome.scores.iter().max();
    outcome.scores.iter().filter(|score| Some(*score) == best).count() > 1
}

fn tie_broken(_: &Cleopatra, _: &Position, outcome: &Outcome) -> bool {
    outcome.reason == "palace" && outcome.winners.len() == 1 && best_scores_are_equal(outcome)
}

fn nobody_survives(_: &Cleopatra, _: &Position, outcome: &Outcome) -> bool {
    outcome.reason == "palace" && outcome.winners.is_empty()
}

fn nobody_corrupted(game: &Cleopatra, p: &Position, outcome: &Outcome) -> bool {
    let eaten = game.sheet(p).into_iter().any(|line| line.label.key == "sheet-eaten");
    outcome.reason == "palace" && !eaten
}
