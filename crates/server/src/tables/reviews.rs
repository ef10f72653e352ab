//! Games that are over, looked at again: a bot thinks about every decision, one game at a time.

use std::{
    collections::VecDeque,
    sync::{
        Arc, Mutex, OnceLock, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use cenacle_arena::{CurvePoint, Decision, Review, TurningPoint, Watch};
use cenacle_bots::{Budget, ErrorModel, SearchSpec};
use cenacle_scene::{Lang, Scene, Viewer};
use cenacle_table::AnyTable;

use crate::{
    error::AppError,
    wire::{Code, HintReason, ReviewDecision, ReviewDecisionKind, ReviewPoint, ReviewTurn, Reviewed, TableId},
};

use super::{
    bots::BotPool,
    turns::{Client, Turns},
};

/// How many reviews are remembered.
const KEPT: usize = 64;
/// How many decisions and how many strokes of luck are told of.
const TOLD: usize = 6;
/// How hard the bot thinks about each question.
const EFFORT: SearchSpec =
    SearchSpec { budget: Budget::Iterations(100), threads: std::num::NonZeroU8::MIN, error_model: ErrorModel::NONE };

/// The reviews that were asked for.
#[derive(Debug)]
pub(crate) struct Reviews {
    jobs: Mutex<VecDeque<(TableId, Arc<ReviewJob>)>>,
    /// One at a time, so that bots at live tables are not kept from thinking.
    turns: Turns,
}

/// A review in the making.
#[derive(Debug)]
pub(crate) struct ReviewJob {
    inputs: usize,
    done: AtomicUsize,
    /// What came of it, in each language.
    told: OnceLock<Result<[Reviewed; 2], AppError>>,
    /// Who goes first.
    bots: BotPool,
}

/// How long a review stands back for bots and hints before it thinks about its next decision after all.
const STAND_BACK: Duration = Duration::from_secs(1);
/// How often it looks whether it may go on.
const LOOK: Duration = Duration::from_millis(10);

impl Watch for ReviewJob {
    fn progress(&self, inputs: u64) {
        self.done.fetch_add(inputs as usize, Ordering::Relaxed);
        let since = Instant::now();
        while self.bots.is_pressed() && since.elapsed() < STAND_BACK {
            thread::sleep(LOOK);
        }
    }
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews { jobs: Mutex::default(), turns: Turns::new(1) }
    }
}

impl Reviews {
    /// How far the review of a game is; nothing if nobody has asked for it.
    pub(crate) fn look(&self, id: TableId, lang: Lang) -> Option<Result<Reviewed, AppError>> {
        let jobs = self.lock();
        let (_, job) = jobs.iter().find(|(known, _)| *known == id)?;
        Some(match job.told.get() {
            Some(told) => told.clone().map(|told| told[lang as usize].clone()),
            None => {
                let progress = job.done.load(Ordering::Relaxed) as f32 / job.inputs.max(1) as f32;
                Ok(Reviewed { ready: false, progress, ..Reviewed::default() })
            }
        })
    }

    /// Sets the review of a game going, unless somebody else was quicker. `table` is the game from its beginning to its end.
    pub(crate) fn begin(&self, client: Client, table: Box<dyn AnyTable>, reviewer: Reviewer, bots: &BotPool) {
        let (id, mut jobs) = (client.table, self.lock());
        if jobs.iter().any(|(known, _)| *known == id) {
            return;
        }
        let (inputs, bots) = (table.inputs(), bots.clone());
        let job = Arc::new(ReviewJob { inputs, done: AtomicUsize::new(0), told: OnceLock::new(), bots });
        jobs.push_front((id, job.clone()));
        jobs.truncate(KEPT);
        drop(jobs);
        let turns = self.turns.clone();
        tokio::spawn(async move {
            let _turn = turns.take(client).await;
            let thinking = job.clone();
            let review = tokio::task::spawn_blocking(move || {
                let looked = reviewer(&*table, EFFORT, &thinking).ok_or(Code::Internal)?;
                Ok(Lang::ALL.map(|lang| told(&looked, &*table, lang)))
            });
            let failed = |error| Err(AppError::with(Code::Internal, error));
            // Nobody else writes there.
            let _ = job.told.set(review.await.unwrap_or_else(failed));
        });
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, VecDeque<(TableId, Arc<ReviewJob>)>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Looks at a game of the kind it was made for.
pub(crate) type Reviewer = fn(&dyn AnyTable, SearchSpec, &ReviewJob) -> Option<Looked>;

/// What was found.
pub(crate) struct Looked {
    pub review: Review,
    /// The moments that decided the game.
    pub turns: Vec<TurningPoint>,
}

/// A review in words: how the chances went, and what moved them most, in the order of the game.
fn told(Looked { review, turns }: &Looked, table: &dyn AnyTable, lang: Lang) -> Reviewed {
    let choices = review.dearest(TOLD).into_iter().map(|decision| (ReviewDecisionKind::Choice, decision));
    let luck = review.luckiest(TOLD).into_iter().map(|decision| (ReviewDecisionKind::Luck, decision));
    let moment = |(kind, decision): (ReviewDecisionKind, &Decision)| {
        told_decision(decision, kind, scene_before(decision, table, lang).as_ref())
    };
    let mut moments: Vec<ReviewDecision> = choices.chain(luck).map(moment).collect();
    moments.sort_by_key(|moment| moment.n);
    let point = |moment: &CurvePoint| ReviewPoint { n: moment.n, worth: moment.chances.clone() };
    Reviewed {
        ready: true,
        progress: 1.0,
        points: review.curve.iter().map(point).collect(),
        moments,
        turns: turns.iter().filter_map(|turn| told_turn(turn, table, lang)).collect(),
        luck: review.accounts.iter().map(|account| account.luck).collect(),
        choices: review.accounts.iter().map(|account| account.choices).collect(),
    }
}

/// What the seat saw when it decided.
fn scene_before(decision: &Decision, table: &dyn AnyTable, lang: Lang) -> Option<Scene> {
    Some(table.at(decision.n - 1)?.scene(Viewer::Seat(decision.seat), lang))
}

fn told_decision(decision: &Decision, kind: ReviewDecisionKind, saw: Option<&Scene>) -> ReviewDecision {
    let label = |index: usize| {
        let offer = saw.and_then(|scene| scene.offers.get(index));
        offer.map_or_else(String::new, |offer| offer.label.to_string())
    };
    ReviewDecision {
        n: decision.n,
        seat: decision.seat,
        label: label(decision.played),
        best: label(decision.best),
        chance_played: decision.played_chance,
        chance_best: decision.best_chance,
        swing: if kind == ReviewDecisionKind::Choice { decision.choice } else { decision.luck },
        kind,
    }
}

/// A moment that decided the game, with what its seat saw then. Of all it could do only what it did and what would have been
/// better is kept.
fn told_turn(turn: &TurningPoint, table: &dyn AnyTable, lang: Lang) -> Option<ReviewTurn> {
    let (decision, kind) =
        (&turn.decision, if turn.luck { ReviewDecisionKind::Luck } else { ReviewDecisionKind::Choice });
    let scene = scene_before(decision, table, lang)?;
    let viewer = Viewer::Seat(decision.seat);
    let why =
        turn.why.iter().map(|reason| HintReason { text: table.say(&reason.what, lang, viewer), good: reason.good });
    let shown = [decision.played, decision.best];
    let shown = if turn.luck { &shown[..1] } else { &shown[..] };
    let offers = shown.iter().filter_map(|index| scene.offers.get(*index).cloned()).collect();
    Some(ReviewTurn {
        moment: told_decision(decision, kind, Some(&scene)),
        why: why.collect(),
        scene: Scene { offers, ..scene },
    })
}
