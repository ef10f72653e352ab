//! The race: a toy whose truth is known. In turn, four rounds long, everybody steps 2, 1 or 0 ahead and adds a die of three.
//! Who is farthest wins; a charm that chance gives one seat is worth three steps. With the option `rigged` the first seat
//! cannot lose.

use arbitrary::Arbitrary;
use cenacle_arena::Entrant;
use cenacle_bots::{Bot, Question};
use cenacle_table::{
    About, BalanceCount, Chance, DataError, DataFiles, Evaluator, Game, LessonFiles, Line, Log, Offer, OptionSpec,
    Options, Outcome, Playout, Refusal, RulebookFiles, Say, Scene, Seat, Seats, Seed, SetupError, SharedOffer,
    SheetLine, Stream, Viewer, Worth,
    scene::{Text, scene::Theme},
};
use serde::{Deserialize, Serialize};

const ROUNDS: u8 = 4;
pub(crate) const CHARM: i32 = 3;

#[derive(Debug)]
pub(crate) struct Race;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Arbitrary)]
pub(crate) struct Step(pub(crate) u8);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Position {
    pub(crate) players: usize,
    pub(crate) turn: usize,
    pub(crate) steps: Vec<i32>,
    pub(crate) charmed: usize,
    pub(crate) rigged: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Stepped {
    seat: Seat,
    step: u8,
}

impl Position {
    fn left(&self) -> usize {
        usize::from(ROUNDS) * self.players - self.turn
    }

    fn standing(&self, seat: usize) -> i32 {
        let rigged = if self.rigged && seat == 0 { 100 } else { 0 };
        let charm = if self.charmed == seat { CHARM } else { 0 };
        self.steps[seat] + rigged + charm
    }
}

const WORDS: &str = "game-title = Race
option-rigged = Rigged
option-rigged-note = x
end-run = run
note-step = Steps
step-2 = two
step-1 = one
step-0 = none
note-charm = Charm
charm = the charm <&>
no-charm = no charm
";

const NOTHING: Text = Text::written("");

static ABOUT: About = About {
    id: "race",
    rules_version: 1,
    oldest_rules: 1,
    players: (2, 4),
    minutes: 1,
    theme: Theme { ground: NOTHING, panel: NOTHING, ink: NOTHING, accent: NOTHING, paper: NOTHING },
    emblems: &[],
    options: &[OptionSpec::flag("rigged", false, "race")],
    end_reasons: &["run"],
    house_end: None,
    longest: 100,
    data: &[],
    older_figures: &[],
    rules: ["", ""],
    words: [WORDS, WORDS],
    lessons: LessonFiles::NONE,
    rulebook: RulebookFiles::NONE,
};

impl Game for Race {
    type Position = Position;
    type Action = Step;
    type View = Position;
    type Event = Stepped;

    fn about() -> &'static About {
        &ABOUT
    }

    fn open(_data: &DataFiles) -> Result<Race, DataError> {
        Ok(Race)
    }

    fn setup(&self, options: &Options, chance: &mut Chance, _log: &mut Log<Stepped>) -> Result<Position, SetupError> {
        let players = usize::from(options.players);
        let charmed = chance.below(options.players.into()) as usize;
        Ok(Position { players, turn: 0, steps: vec![0; players], charmed, rigged: options.flag("rigged") })
    }

    fn players(&self, position: &Position) -> usize {
        position.players
    }

    fn to_act(&self, position: &Position) -> Seats {
        match position.left() {
            0 => Seats::NONE,
            _ => Seats::only(Seat::new(position.turn % position.players)),
        }
    }

    fn answers(&self, _position: &Position, _seat: Seat, each: &mut impl FnMut(Step)) {
        [Step(2), Step(1), Step(0)].into_iter().for_each(each);
    }

    fn why_not(&self, _position: &Position, _seat: Seat, _action: Step) -> Refusal {
        Refusal::new("race", "no")
    }

    fn effect(&self, position: &mut Position, seat: Seat, action: Step, chance: &mut Chance, log: &mut Log<Stepped>) {
        position.steps[seat.index()] += i32::from(action.0) + chance.below(3) as i32;
        position.turn += 1;
        let event = Stepped { seat, step: action.0 };
        log.split(seat, || event.clone(), || event.clone());
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        if position.left() > 0 {
            return None;
        }
        let scores: Vec<i32> = (0..position.players).map(|seat| position.standing(seat)).collect();
        let best = scores.iter().max()?;
        let rank = |score: &i32| scores.iter().filter(|other| *other > score).count() as u8 + 1;
        Some(Outcome {
            reason: "run",
            winners: Seats::all(position.players).filter(|seat| scores[seat.index()] == *best).collect(),
            ranks: scores.iter().map(rank).collect(),
            scores: scores.iter().copied().collect(),
        })
    }

    fn sheet(&self, _position: &Position) -> Vec<SheetLine> {
        Vec::new()
    }

    fn view(&self, position: &Position, _viewer: Viewer) -> Position {
        position.clone()
    }

    fn resample(&self, view: &Position, _chance: &mut Chance) -> Position {
        view.clone()
    }

    fn audit(&self, _position: &Position) -> Result<(), String> {
        Ok(())
    }

    fn scene(&self, _view: &Position, _say: &Say<'_>) -> Scene {
        panic!("nobody looks at the race")
    }

    fn offer(&self, _view: &Position, _seat: Seat, action: Step, _say: &Say<'_>) -> SharedOffer {
        Offer { label: format!("step {}", action.0).into(), ..Offer::default() }.shared()
    }

    fn pointed_at(&self, _view: &Position, _seat: Seat, _element: &str) -> Vec<Step> {
        Vec::new()
    }

    fn line(&self, _event: &Stepped) -> Line {
        panic!("nobody reads of the race")
    }
}

impl Evaluator for Race {
    const PLAYOUT: Playout = Playout { depth: None, guided: 0.0 };

    fn evaluate(&self, position: &Position) -> Worth {
        let mut worth = Worth::default();
        for (seat, worth) in worth.iter_mut().enumerate().take(position.players) {
            *worth = (position.standing(seat).min(60) as f32 / 3.0).exp();
        }
        let sum: f32 = worth.iter().sum();
        worth.map(|one| one / sum)
    }

    fn priors(&self, _position: &Position, _seat: Seat, legal: &[Step], out: &mut Vec<f32>) {
        out.extend(legal.iter().map(|step| f32::from(step.0) + 1.0));
    }

    fn count_event(&self, event: &Stepped, out: &mut Vec<BalanceCount>) {
        let what = ["step-0", "step-1", "step-2"][usize::from(event.step)];
        out.push(BalanceCount { seat: event.seat, group: "note-step", what });
    }

    fn count_position(&self, position: &Position, out: &mut Vec<BalanceCount>) {
        for seat in Seats::all(position.players) {
            let what = if seat.index() == position.charmed { "charm" } else { "no-charm" };
            out.push(BalanceCount { seat, group: "note-charm", what });
        }
    }
}

/// Who plays the race.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Runner {
    /// Always the first action, which is the best one.
    First,
    /// Always the last.
    Last,
    /// Any of them.
    Any,
    /// Any of them, under another name.
    Other,
}

impl Entrant<Race> for Runner {
    fn name(&self) -> String {
        format!("{self:?}").to_lowercase()
    }

    fn sit(&self, _options: &Options, seed: &Seed, seat: Seat) -> Box<dyn Bot<Race>> {
        Box::new(Running(*self, Chance::new(seed, Stream::Bot(seat.index() as u8))))
    }
}

struct Running(Runner, Chance);

impl Bot<Race> for Running {
    fn choose(&mut self, question: &Question<'_, Race>) -> usize {
        match self.0 {
            Runner::First => 0,
            Runner::Last => question.legal().len() - 1,
            Runner::Any | Runner::Other => self.1.below(question.legal().len() as u32) as usize,
        }
    }
}
