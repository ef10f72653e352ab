//! Thimble: a toy with a hidden hand, a deck, a die, a sand-glass and a secret choice, small enough to be right at a
//! glance. `FAULT` breaks one promise of it at a time.

use std::{
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    time::SystemTime,
};

use arbitrary::Arbitrary;
use arrayvec::ArrayVec;
use cenacle_table::{
    About, Audience, Chance, DataError, DataFiles, Evaluator, Game, LessonFiles, Log, OptionSpec, Options, Outcome,
    Phrase, Pile, Playout, Refusal, RulebookFiles, Seat, Seats, SetupError, SheetLine, Timer, TimerId, Viewer, Worth,
    scene::{
        Text,
        scene::{Part, PartGroup},
    },
};
use serde::{Deserialize, Serialize};

use crate::texts;

/// What is broken.
pub(crate) mod fault {
    /// No fault at all.
    pub(crate) const NONE: u8 = 0;
    /// A view holds the next seat's hand, and positions are imagined accordingly.
    pub(crate) const HAND_IN_VIEW: u8 = 1;
    /// A view holds another hand, but positions are imagined without it.
    pub(crate) const HAND_GLIMPSED: u8 = 2;
    /// The log tells everybody which card was drawn.
    pub(crate) const HAND_IN_LOG: u8 = 3;
    /// Every view is the whole position.
    pub(crate) const NO_SECRETS: u8 = 4;
    /// A card that lost leaves the game.
    pub(crate) const LOSES_A_CARD: u8 = 5;
    /// A second peek is in the list, and denied when it is asked for.
    pub(crate) const OFFERS_TOO_MUCH: u8 = 6;
    /// Passing is not in the list, and accepted when it is asked for.
    pub(crate) const OFFERS_TOO_LITTLE: u8 = 7;
    /// A refusal cites a rule that is not written anywhere.
    pub(crate) const UNWRITTEN_RULE: u8 = 8;
    /// After a peek nobody goes on.
    pub(crate) const DEADLOCKS: u8 = 9;
    /// The die is a clock.
    pub(crate) const CLOCK: u8 = 10;
    /// A French log line is missing.
    pub(crate) const NO_FRENCH: u8 = 11;
    /// It runs longer than it says.
    pub(crate) const RUNS_ON: u8 = 12;
    /// A pick points at nothing.
    pub(crate) const POINTS_NOWHERE: u8 = 13;
    /// All cards of a hand, and their parts, have one id.
    pub(crate) const SAME_ID: u8 = 14;
    /// A name from the last scene that was shown is shown in the next.
    pub(crate) const REMEMBERS: u8 = 15;
    /// What is said to be common shows the viewer's own hand.
    pub(crate) const OWN_IN_COMMON: u8 = 16;
    /// It says that it plays older rules, and does not know them.
    pub(crate) const FORGETS_OLD_RULES: u8 = 17;
    /// It plays older rules, by which no game is recorded.
    pub(crate) const NO_OLD_RECORD: u8 = 18;
    /// It panics as often as [`DEATHS`](super::DEATHS) says.
    pub(crate) const DIES: u8 = 19;
    /// As many of its steps as [`ENDLESS`](super::ENDLESS) says do not come to an end.
    pub(crate) const NEVER_ENDS: u8 = 20;
    /// Who passes draws where nobody listens.
    pub(crate) const DRAWS_UNHEARD: u8 = 21;
}

/// What a game that remembers remembers.
static LAST: Mutex<Option<Text>> = Mutex::new(None);

/// How often a game that dies still dies when something is decided.
pub(crate) static DEATHS: AtomicU32 = AtomicU32::new(0);

/// How many more steps of a game that never ends do not come to an end, and whether they do after all.
pub(crate) static ENDLESS: AtomicU32 = AtomicU32::new(0);
pub(crate) static RELEASED: AtomicBool = AtomicBool::new(false);

/// Cards of each value, and values.
const COPIES: u8 = 4;
const VALUES: u8 = 6;
const DECK: usize = COPIES as usize * VALUES as usize;
const DEALT: usize = 3;
/// Points at which somebody is rich.
pub(crate) const RICH: u8 = 22;

/// A game with this fault.
#[derive(Debug)]
pub(crate) struct Thimble<const FAULT: u8>;

/// The toy as it should be.
pub(crate) type Honest = Thimble<{ fault::NONE }>;

/// What can be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Action {
    /// Hides a card of the hand.
    Hide { value: u8 },
    /// Draws the top card.
    Draw,
    /// Looks at the top card and puts it out of the game.
    Peek,
    /// Takes no prize.
    Pass,
}

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Phase {
    /// Everybody with cards hides one.
    Hiding,
    /// The winner of the round takes a prize.
    Prize {
        seat: Seat,
        /// Whether the winner has peeked already.
        peeked: bool,
    },
    /// It is over.
    Over,
}

/// Something put out of the game, and who has seen it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Gone<T> {
    pub(crate) seat: Seat,
    /// What was seen.
    pub(crate) value: T,
}

/// The whole state of play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Position {
    pub(crate) players: usize,
    pub(crate) faces: u8,
    pub(crate) peeking: bool,
    pub(crate) round: u16,
    pub(crate) phase: Phase,
    pub(crate) deck: Pile<u8, DECK>,
    pub(crate) hands: Vec<Vec<u8>>,
    pub(crate) hidden: Vec<Option<u8>>,
    pub(crate) discard: Vec<u8>,
    pub(crate) gone: Vec<Gone<u8>>,
    pub(crate) points: Vec<u8>,
}

/// What a viewer knows; `None` is what it does not.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct View {
    players: usize,
    faces: u8,
    peeking: bool,
    round: u16,
    phase: Phase,
    deck: Vec<Option<u8>>,
    hands: Vec<Vec<Option<u8>>>,
    hidden: Vec<Option<Option<u8>>>,
    discard: Vec<u8>,
    gone: Vec<Gone<Option<u8>>>,
    points: Vec<u8>,
}

impl View {
    pub(crate) fn hand(&self, seat: Seat) -> &[Option<u8>] {
        &self.hands[seat.index()]
    }

    pub(crate) fn cards_in_deck(&self) -> usize {
        self.deck.len()
    }

    pub(crate) fn points(&self, seat: Seat) -> u8 {
        self.points[seat.index()]
    }

    pub(crate) fn phase(&self) -> Phase {
        self.phase
    }

    pub(crate) fn players(&self) -> usize {
        self.players
    }

    pub(crate) fn has_hidden(&self, seat: Seat) -> bool {
        self.hidden[seat.index()].is_some()
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Event {
    Dealt { value: u8 },
    Hid { seat: Seat, value: Option<u8> },
    Won { seat: Seat, value: u8, die: u8 },
    Drew { seat: Seat, value: Option<u8> },
    Peeked { seat: Seat, value: Option<u8> },
    Passed { seat: Seat },
    GlassRan,
}

macro_rules! about {
    ($rules:expr, $longest:expr, $fr:expr) => {
        About {
            id: "thimble",
            rules_version: $rules,
            oldest_rules: 1,
            players: (2, 4),
            minutes: 5,
            theme: crate::look::THEME,
            emblems: &[],
            options: &[
                OptionSpec::choice("faces", &["four", "six"], "six", "round.reveal"),
                OptionSpec::flag("peeking", true, "prize.peek"),
            ],
            end_reasons: &["rich", "dry"],
            house_end: None,
            longest: $longest,
            data: &[],
            older_figures: &[],
            rules: [texts::RULES_FR, texts::RULES_EN],
            words: [$fr, texts::WORDS_EN],
            lessons: LessonFiles::NONE,
            rulebook: RulebookFiles::NONE,
        }
    };
}

static ABOUT: About = about!(1, 100, texts::WORDS_FR);
static SHORT: About = about!(1, 4, texts::WORDS_FR);
static SECOND_RULES: About = about!(2, 100, texts::WORDS_FR);
static NO_FRENCH: About = about!(1, 100, texts::WORDS_FR_WITHOUT_PEEK);

impl<const FAULT: u8> Thimble<FAULT> {
    const fn broken(fault: u8) -> bool {
        FAULT == fault
    }

    fn begin_round(&self, position: &mut Position) {
        position.round += 1;
        let rich = position.points.iter().any(|points| *points >= RICH);
        let dry = position.hands.iter().all(Vec::is_empty);
        position.phase = if rich || dry { Phase::Over } else { Phase::Hiding };
    }

    fn reveal(&self, position: &mut Position, chance: &mut Chance, log: &mut Log<Event>) {
        let (seat, value) = (0..position.players)
            .filter_map(|seat| Some((Seat::new(seat), position.hidden[seat]?)))
            .max_by_key(|(seat, value)| (*value, MAX - seat.index()))
            .expect("somebody has hidden a card");
        let die = match Self::broken(fault::CLOCK) {
            true => {
                let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).expect("after 1970");
                (now.subsec_nanos() / 7 % u32::from(position.faces)) as u8 + 1
            }
            false => chance.die(position.faces.into()) as u8,
        };
        for hidden in &mut position.hidden {
            let card = hidden.take();
            if !(Self::broken(fault::LOSES_A_CARD) && card.is_some_and(|card| card < value)) {
                position.discard.extend(card);
            }
        }
        position.points[seat.index()] += value + die;
        position.phase = Phase::Prize { seat, peeked: false };
        log.all(|| Event::Won { seat, value, die });
    }

    fn check(&self, position: &Position, seat: Seat, action: Action) -> Result<(), Refusal> {
        if !self.to_act(position).contains(seat) {
            return Err(Refusal::new("round.hide", "no-turn"));
        }
        match (position.phase, action) {
            (Phase::Hiding, Action::Hide { value }) if position.hands[seat.index()].contains(&value) => Ok(()),
            (Phase::Hiding, Action::Hide { value }) => {
                Err(Refusal::because("round.hide", Phrase::new("no-card").number("value", value)))
            }
            (Phase::Hiding, _) => Err(Refusal::new("round.hide", "no-prize-yet")),
            (_, Action::Hide { .. }) => Err(Refusal::new("prize.pass", "no-hiding-now")),
            (_, Action::Draw | Action::Peek) if position.deck.is_empty() => Err(Refusal::new("prize.draw", "no-deck")),
            (Phase::Prize { peeked: true, .. }, Action::Peek) => Err(Refusal::new("prize.peek", "no-second-peek")),
            (_, Action::Peek) if !position.peeking => Err(Refusal::new("prize.peek", "no-peeking")),
            (_, Action::Draw | Action::Peek | Action::Pass) => Ok(()),
        }
    }

    fn hide(&self, position: &mut Position, seat: Seat, value: u8, log: &mut Log<Event>) {
        let hand = &mut position.hands[seat.index()];
        let place = hand.iter().position(|card| *card == value).expect("it was looked for");
        hand.remove(place);
        position.hidden[seat.index()] = Some(value);
        log.split(seat, || Event::Hid { seat, value: Some(value) }, || Event::Hid { seat, value: None });
    }
}

const MAX: usize = 8;

impl<const FAULT: u8> Game for Thimble<FAULT> {
    type Position = Position;
    type Action = Action;
    type View = View;
    type Event = Event;

    fn about() -> &'static About {
        match FAULT {
            fault::RUNS_ON => &SHORT,
            fault::NO_FRENCH => &NO_FRENCH,
            fault::FORGETS_OLD_RULES | fault::NO_OLD_RECORD => &SECOND_RULES,
            _ => &ABOUT,
        }
    }

    fn open(_data: &DataFiles) -> Result<Self, DataError> {
        Ok(Thimble)
    }

    fn under_rules(self, version: u32) -> Option<Self> {
        let known = version == Self::about().rules_version || Self::broken(fault::NO_OLD_RECORD);
        known.then_some(self)
    }

    fn setup(&self, options: &Options, chance: &mut Chance, log: &mut Log<Event>) -> Result<Position, SetupError> {
        let players = usize::from(options.players);
        let mut deck: Pile<u8, DECK> = (1..=VALUES).flat_map(|value| [value; COPIES as usize]).collect();
        deck.shuffle(chance);
        let mut hands = Vec::new();
        for seat in 0..players {
            let mut hand: Vec<u8> = (0..DEALT).filter_map(|_| deck.pop()).collect();
            hand.sort_unstable();
            for value in hand.clone() {
                log.push(Audience::Only(Seats::only(Seat::new(seat))), || Event::Dealt { value });
            }
            hands.push(hand);
        }
        Ok(Position {
            players,
            faces: if options.choice("faces") == "four" { 4 } else { 6 },
            peeking: options.flag("peeking"),
            round: 1,
            phase: Phase::Hiding,
            deck,
            hands,
            hidden: vec![None; players],
            discard: Vec::new(),
            gone: Vec::new(),
            points: vec![0; players],
        })
    }

    fn players(&self, position: &Position) -> usize {
        position.players
    }

    fn to_act(&self, position: &Position) -> Seats {
        let can_hide =
            |seat: &Seat| !position.hands[seat.index()].is_empty() && position.hidden[seat.index()].is_none();
        match position.phase {
            Phase::Hiding => Seats::all(position.players).filter(can_hide).collect(),
            Phase::Prize { peeked: true, .. } if Self::broken(fault::DEADLOCKS) => Seats::NONE,
            Phase::Prize { seat, .. } => Seats::only(seat),
            Phase::Over => Seats::NONE,
        }
    }

    fn answers(&self, position: &Position, seat: Seat, each: &mut impl FnMut(Action)) {
        let hides = (1..=VALUES).map(|value| Action::Hide { value });
        for action in hides.chain([Action::Draw, Action::Peek, Action::Pass]) {
            let again = matches!(position.phase, Phase::Prize { .. }) && !position.deck.is_empty();
            let invented = Self::broken(fault::OFFERS_TOO_MUCH) && again && action == Action::Peek;
            let kept_back =
                Self::broken(fault::OFFERS_TOO_LITTLE) && action == Action::Pass && !position.deck.is_empty();
            if (self.check(position, seat, action).is_ok() || invented) && !kept_back {
                each(action);
            }
        }
    }

    fn is_answer(&self, position: &Position, seat: Seat, action: Action) -> bool {
        self.check(position, seat, action).is_ok()
    }

    fn why_not(&self, position: &Position, seat: Seat, action: Action) -> Refusal {
        let refusal = self.check(position, seat, action).err();
        let refusal = refusal.unwrap_or_else(|| Refusal::new("round.hide", "no-turn"));
        if Self::broken(fault::UNWRITTEN_RULE) { Refusal { rule: "prize.unwritten", ..refusal } } else { refusal }
    }

    fn effect(&self, position: &mut Position, seat: Seat, action: Action, chance: &mut Chance, log: &mut Log<Event>) {
        let dies = |left: u32| left.checked_sub(1);
        if Self::broken(fault::DIES) && DEATHS.fetch_update(Ordering::SeqCst, Ordering::SeqCst, dies).is_ok() {
            // Without the hook, which would take its time to print where that was.
            std::panic::resume_unwind(Box::new("a game made to die"));
        }
        let turns = |left: u32| left.checked_sub(1);
        if Self::broken(fault::NEVER_ENDS) && ENDLESS.fetch_update(Ordering::SeqCst, Ordering::SeqCst, turns).is_ok() {
            while !RELEASED.load(Ordering::SeqCst) {
                // Only the step is endless, not the machine's patience.
                std::thread::sleep(std::time::Duration::from_millis(5));
            }
        }
        match action {
            Action::Hide { value } => {
                self.hide(position, seat, value, log);
                if self.to_act(position).is_empty() {
                    self.reveal(position, chance, log);
                }
            }
            Action::Draw => {
                let value = position.deck.pop().expect("it was looked for");
                position.hands[seat.index()].push(value);
                position.hands[seat.index()].sort_unstable();
                let public = Self::broken(fault::HAND_IN_LOG).then_some(value);
                log.split(seat, || Event::Drew { seat, value: Some(value) }, || Event::Drew { seat, value: public });
                self.begin_round(position);
            }
            Action::Peek => {
                let value = position.deck.pop().expect("it was looked for");
                position.gone.push(Gone { seat, value });
                position.phase = Phase::Prize { seat, peeked: true };
                log.split(seat, || Event::Peeked { seat, value: Some(value) }, || Event::Peeked { seat, value: None });
            }
            Action::Pass => {
                let mut heard = false;
                log.all(|| {
                    heard = true;
                    Event::Passed { seat }
                });
                if Self::broken(fault::DRAWS_UNHEARD) && !heard {
                    chance.die(6);
                }
                self.begin_round(position);
            }
        }
    }

    fn timer(&self, position: &Position) -> Option<Timer> {
        (position.phase == Phase::Hiding).then(|| Timer {
            id: TimerId(position.round),
            millis: 30_000,
            seats: self.to_act(position),
        })
    }

    fn expire(&self, position: &mut Position, _timer: TimerId, chance: &mut Chance, log: &mut Log<Event>) {
        log.all(|| Event::GlassRan);
        for seat in self.to_act(position) {
            let lowest = position.hands[seat.index()][0];
            self.hide(position, seat, lowest, log);
        }
        self.reveal(position, chance, log);
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        if position.phase != Phase::Over {
            return None;
        }
        let best = *position.points.iter().max()?;
        let rank = |points: u8| position.points.iter().filter(|other| **other > points).count() as u8 + 1;
        Some(Outcome {
            reason: if best >= RICH { "rich" } else { "dry" },
            winners: Seats::all(position.players).filter(|seat| position.points[seat.index()] == best).collect(),
            ranks: position.points.iter().map(|points| rank(*points)).collect(),
            scores: position.points.iter().map(|points| i32::from(*points)).collect::<ArrayVec<_, MAX>>(),
        })
    }

    fn sheet(&self, position: &Position) -> Vec<SheetLine> {
        if position.phase != Phase::Over {
            return Vec::new();
        }
        let line = |(seat, points): (Seat, &u8)| SheetLine {
            seat,
            label: Phrase::new("sheet-rounds"),
            column: "points",
            value: (*points).into(),
            rule: "round.reveal",
        };
        Seats::all(position.players).zip(&position.points).map(line).collect()
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        let all = viewer == Viewer::Omniscient || Self::broken(fault::NO_SECRETS);
        let knows = |seat: Seat| {
            let next = matches!(viewer, Viewer::Seat(eye) if eye.next(position.players) == seat);
            let leaks = Self::broken(fault::HAND_IN_VIEW) || Self::broken(fault::HAND_GLIMPSED);
            all || viewer == Viewer::Seat(seat) || next && leaks
        };
        let seats = || Seats::all(position.players);
        let card = |seat: Seat, card: &u8| knows(seat).then_some(*card);
        View {
            players: position.players,
            faces: position.faces,
            peeking: position.peeking,
            round: position.round,
            phase: position.phase,
            deck: position.deck.iter().map(|card| all.then_some(*card)).collect(),
            hands: seats()
                .zip(&position.hands)
                .map(|(seat, hand)| hand.iter().map(|one| card(seat, one)).collect())
                .collect(),
            hidden: seats().zip(&position.hidden).map(|(seat, one)| one.as_ref().map(|one| card(seat, one))).collect(),
            discard: position.discard.clone(),
            gone: position
                .gone
                .iter()
                .map(|gone| Gone { seat: gone.seat, value: card(gone.seat, &gone.value) })
                .collect(),
            points: position.points.clone(),
        }
    }

    fn resample(&self, view: &View, chance: &mut Chance) -> Position {
        let mut view = view.clone();
        if Self::broken(fault::HAND_GLIMPSED)
            && let Some(hand) = view.hands.iter_mut().rev().find(|hand| hand.iter().any(Option::is_some))
        {
            hand.fill(None);
        }
        let mut left = [COPIES; VALUES as usize];
        let hands = view.hands.iter().flatten().chain(&view.deck);
        let shown = hands.chain(view.hidden.iter().flatten()).chain(view.gone.iter().map(|gone| &gone.value));
        for value in shown.flatten().chain(&view.discard) {
            left[usize::from(*value) - 1] = left[usize::from(*value) - 1].saturating_sub(1);
        }
        let mut unseen: Vec<u8> =
            (1..=VALUES).zip(left).flat_map(|(value, left)| std::iter::repeat_n(value, left.into())).collect();
        chance.shuffle(&mut unseen);
        let mut fill = |card: Option<u8>| card.or_else(|| unseen.pop()).unwrap_or(1);
        let mut hands: Vec<Vec<u8>> =
            view.hands.iter().map(|hand| hand.iter().map(|card| fill(*card)).collect()).collect();
        hands.iter_mut().for_each(|hand| hand.sort_unstable());
        Position {
            players: view.players,
            faces: view.faces,
            peeking: view.peeking,
            round: view.round,
            phase: view.phase,
            hands,
            hidden: view.hidden.iter().map(|hidden| hidden.map(&mut fill)).collect(),
            gone: view.gone.iter().map(|gone| Gone { seat: gone.seat, value: fill(gone.value) }).collect(),
            deck: view.deck.iter().map(|card| fill(*card)).collect(),
            discard: view.discard,
            points: view.points,
        }
    }

    fn audit(&self, position: &Position) -> Result<(), String> {
        let hands = position.hands.iter().flatten().chain(position.deck.iter());
        let all = hands.chain(position.hidden.iter().flatten()).chain(&position.discard);
        let mut count = [0; VALUES as usize];
        all.chain(position.gone.iter().map(|gone| &gone.value)).for_each(|value| count[usize::from(*value) - 1] += 1);
        match (1..=VALUES).zip(count).find(|(_, count)| *count != COPIES) {
            Some((value, count)) => Err(format!("there are {count} cards of value {value}, not {COPIES}")),
            None => Ok(()),
        }
    }

    fn common(&self, view: &View, say: &cenacle_table::Say<'_>) -> Vec<PartGroup> {
        let mut common = crate::look::common(view, say);
        if Self::broken(fault::OWN_IN_COMMON) {
            common.extend(crate::look::hand(view, say));
        }
        common
    }

    fn scene(&self, view: &View, say: &cenacle_table::Say<'_>) -> cenacle_table::Scene {
        let mut scene = crate::look::scene(view, say);
        if Self::broken(fault::SAME_ID) {
            let renamed = scene.groups.iter().flat_map(PartGroup::parts).map(|part| {
                let mut part = Part::clone(part);
                let alike = part.pieces.iter_mut().filter(|piece| piece.place == "hand");
                alike.for_each(|piece| piece.id = "hand.card".into());
                if part.id.starts_with("hand.") {
                    part.id = "hand.card".into();
                }
                part.into()
            });
            scene.groups = renamed.collect();
        }
        if Self::broken(fault::REMEMBERS) {
            let name = say.name(Seat::new(0));
            let title = LAST.lock().unwrap().replace(name.clone()).unwrap_or(name);
            scene.decor = crate::look::decor(title, say).into();
        }
        scene
    }

    fn offer(
        &self,
        view: &View,
        seat: Seat,
        action: Action,
        say: &cenacle_table::Say<'_>,
    ) -> cenacle_table::SharedOffer {
        let mut offer = crate::look::offer(view, seat, action, say);
        if Self::broken(fault::POINTS_NOWHERE) && action == Action::Draw {
            offer.picks = vec!["attic".into()];
        }
        offer.shared()
    }

    fn pointed_at(&self, _view: &View, _seat: Seat, element: &str) -> Vec<Action> {
        match element {
            "deck" => vec![Action::Draw, Action::Peek],
            _ => Vec::new(),
        }
    }

    fn line(&self, event: &Event) -> cenacle_table::Line {
        crate::look::line(event)
    }
}

/// Points are everything in the toy, and a high card likely wins them.
impl<const FAULT: u8> Evaluator for Thimble<FAULT> {
    const PLAYOUT: Playout = Playout { depth: None, guided: 0.5 };

    fn evaluate(&self, position: &Position) -> Worth {
        let mut worth = [0.0; MAX];
        let all: f32 = position.points.iter().map(|points| f32::from(*points) + 1.0).sum();
        worth.iter_mut().zip(&position.points).for_each(|(worth, points)| *worth = (f32::from(*points) + 1.0) / all);
        worth
    }

    fn priors(&self, _position: &Position, _seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        out.extend(legal.iter().map(|action| match *action {
            Action::Hide { value } => f32::from(value),
            Action::Draw => 3.0,
            Action::Peek | Action::Pass => 1.0,
        }));
    }
}
