//! The games behind the arrays.

use std::thread;

use cenacle_table::{
    Chance, Evaluator, GameExt, Log, Next, Options, Seat, Seed, Stream, Viewer, VirtualClock,
    any::Opened,
    encoding::{Encoded, FactoredChoice, Perspective, Reward, clear_mask, observe_bytes, observe_floats},
};

use super::rows::{Observations, Rows};
use crate::single::play::{AnyPlay, Play, PlayState};

/// How games are played.
#[derive(Clone, Debug)]
pub(crate) struct Setup {
    pub(crate) seed: Seed,
    pub(crate) reward: Reward,
    pub(crate) threads: usize,
    pub(crate) skip_forced: bool,
    pub(crate) factored: bool,
    /// A game that is over begins anew by itself.
    pub(crate) auto_reset: bool,
}

/// Fewer games are not worth a thread.
const GAMES_A_THREAD: usize = 64;

/// The games of a vector, whatever they are.
pub(crate) trait AnyEngine: Send + Sync {
    /// Another seed from now on; every game begins anew after that.
    fn reseed(&mut self, seed: Option<Seed>);
    /// Some games begin.
    fn begin(&mut self, from: usize, rows: Rows<'_>) -> Result<(), String>;
    /// Some games take their actions, all of which are legal.
    fn advance(&mut self, from: usize, actions: &[i64], rows: Rows<'_>) -> Result<(), String>;
    /// The first game whose action is not legal.
    fn first_illegal(&self, actions: &[i64]) -> Option<usize>;
    /// Why it is not.
    fn why_not(&self, game: usize, action: i64) -> String;
    /// A legal action for each game.
    fn sample(&mut self, out: &mut [i64]);
    /// The legal actions of a game.
    fn legal(&self, game: usize) -> &[u32];
    /// Writes what a viewer of a game may know.
    fn observe(&self, game: usize, viewer: Viewer, row: &mut Observations<'_>);
    /// A game as it is, to be played by itself.
    fn fork(&self, game: usize) -> Box<dyn AnyPlay>;
    fn decisions(&self) -> u64;
    fn games(&self) -> u64;
    /// Memory of all games, without the arrays.
    fn bytes(&self) -> usize;
}

pub(crate) struct Engine<G: Evaluator + Encoded> {
    rules: Rules<G>,
    games: Vec<Playing<G>>,
}

/// What all games have in common.
struct Rules<G: Evaluator + Encoded> {
    opened: &'static Opened<G>,
    game: &'static G,
    options: Options,
    setup: Setup,
}

/// A game of a vector.
struct Playing<G: Evaluator + Encoded> {
    position: G::Position,
    chance: Chance,
    clock: VirtualClock,
    jitter: Chance,
    whim: Chance,
    /// Who is asked, and what may be answered.
    seat: Seat,
    legal: Vec<u32>,
    choice: FactoredChoice,
    /// Which place of the vector it is.
    place: usize,
    /// Games that were begun at this place, decisions of this one, and of all.
    begun: u64,
    decided: u32,
    decisions: u64,
    /// It is over, and does not begin anew by itself.
    over: bool,
}

impl<G: Evaluator + Encoded> Engine<G> {
    /// So many games; `None` if there is no memory for them.
    pub(crate) fn new(opened: &'static Opened<G>, options: Options, n: usize, setup: Setup) -> Option<Engine<G>> {
        let rules = Rules { opened, game: opened.game(), options, setup };
        // Every game is set up when it begins: until then they are all the same.
        let first = Playing::new(&rules);
        let mut games = Vec::new();
        games.try_reserve_exact(n).ok()?;
        games.extend((0..n).map(|place| Playing { place, ..first.clone() }));
        Some(Engine { rules, games })
    }

    /// Does something with each of some games, on several threads if there are enough.
    fn each(
        &mut self,
        from: usize,
        actions: &[i64],
        rows: Rows<'_>,
        work: impl Fn(&Rules<G>, &mut Playing<G>, Option<i64>, Rows<'_>) -> Result<(), String> + Sync,
    ) -> Result<(), String> {
        let games = &mut self.games[from..from + rows.len()];
        let threads = self.rules.setup.threads.min(games.len() / GAMES_A_THREAD).max(1);
        let rules = &self.rules;
        let some = |games: &mut [Playing<G>], actions: &[i64], mut rows: Rows<'_>| {
            for (place, playing) in games.iter_mut().enumerate() {
                let (row, rest) = rows.split(1);
                rows = rest;
                work(rules, playing, actions.get(place).copied(), row)?;
            }
            Ok(())
        };
        if threads == 1 {
            return some(games, actions, rows);
        }
        let share = games.len().div_ceil(threads);
        thread::scope(|scope| {
            let mut rows = rows;
            let mut running = Vec::with_capacity(threads);
            for (number, games) in games.chunks_mut(share).enumerate() {
                let (own, rest) = rows.split(games.len());
                rows = rest;
                let first = (number * share).min(actions.len());
                let actions = &actions[first..(first + games.len()).min(actions.len())];
                let some = &some;
                running.push(scope.spawn(move || some(games, actions, own)));
            }
            let mut ended = running.into_iter().map(|thread| thread.join());
            ended.try_for_each(|ended| ended.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
        })
    }
}

impl<G: Evaluator + Encoded> AnyEngine for Engine<G> {
    fn reseed(&mut self, seed: Option<Seed>) {
        if let Some(seed) = seed {
            self.rules.setup.seed = seed;
        }
        for (place, playing) in self.games.iter_mut().enumerate() {
            playing.begun = 0;
            playing.whim = Chance::new(&own_seed(&self.rules.setup.seed, place, 0), Stream::Bot(0));
        }
    }

    fn begin(&mut self, from: usize, rows: Rows<'_>) -> Result<(), String> {
        self.each(from, &[], rows, |rules, playing, _, mut row| {
            row.mask.fill(0);
            playing.set_up(rules);
            playing.go_on(rules, &mut row);
            // What a game that was over in its setup would have brought is not told: nobody has decided anything.
            playing.show(rules, &mut row);
            row.reward.fill(0.0);
            (row.done[0], row.truncated[0]) = (0, 0);
            Ok(())
        })
    }

    fn advance(&mut self, from: usize, actions: &[i64], rows: Rows<'_>) -> Result<(), String> {
        self.each(from, actions, rows, |rules, playing, action, mut row| {
            let action = action.ok_or("a game without an action")?;
            playing.advance(rules, action as u32, &mut row)
        })
    }

    fn first_illegal(&self, actions: &[i64]) -> Option<usize> {
        let factored = self.rules.setup.factored;
        // If all are over somebody asks for what cannot be; if some are, nothing is asked of them.
        let all_over = self.games.iter().all(|playing| playing.over);
        self.games.iter().zip(actions).position(|(playing, action)| {
            if playing.over {
                return all_over;
            }
            let Ok(action) = u32::try_from(*action) else { return true };
            if factored { !playing.choice.has(G::ACTIONS, action) } else { !playing.legal.contains(&action) }
        })
    }

    fn why_not(&self, game: usize, action: i64) -> String {
        let playing = &self.games[game];
        if playing.over {
            return "it is over: nobody is asked".to_owned();
        }
        let Ok(number) = u32::try_from(action) else { return format!("{action} is no action: numbers begin at 0") };
        if self.rules.setup.factored {
            let asked = playing.choice.asked();
            return format!("no legal action has the value {number} of factor {asked}");
        }
        let (game, position, seat) = (self.rules.game, &playing.position, playing.seat);
        match game.action(position, seat, number) {
            None => format!("{number} is no action of {}, which has {} of them", G::about().id, G::ACTIONS.len()),
            Some(action) => {
                let text = serde_json::to_string(&action).unwrap_or_default();
                let rule = game.why_not(position, seat, action).rule;
                format!("seat {} may not do {number}, {text}: refused by rule {rule}", seat.index())
            }
        }
    }

    fn sample(&mut self, out: &mut [i64]) {
        for (playing, action) in self.games.iter_mut().zip(out) {
            let left = if self.rules.setup.factored { playing.choice.left() } else { &playing.legal };
            if left.is_empty() {
                // It is over.
                *action = 0;
                continue;
            }
            let number = *playing.whim.pick(left);
            *action = if self.rules.setup.factored {
                G::ACTIONS.value_of(number, playing.choice.asked()).unwrap_or_default().into()
            } else {
                number.into()
            };
        }
    }

    fn legal(&self, game: usize) -> &[u32] {
        &self.games[game].legal
    }

    fn observe(&self, game: usize, viewer: Viewer, row: &mut Observations<'_>) {
        self.games[game].observe(self.rules.game, viewer, self.rules.options.players.into(), row);
    }

    fn fork(&self, game: usize) -> Box<dyn AnyPlay> {
        let (rules, playing) = (&self.rules, &self.games[game]);
        let seed = own_seed(&rules.setup.seed, playing.place, playing.begun);
        let state = PlayState {
            position: playing.position.clone(),
            chance: playing.chance.clone(),
            clock: playing.clock,
            jitter: playing.jitter.clone(),
        };
        Box::new(Play::from_state(rules.opened, rules.options.clone(), seed, state, playing.decided as usize))
    }

    fn decisions(&self) -> u64 {
        self.games.iter().map(|playing| playing.decisions).sum()
    }

    fn games(&self) -> u64 {
        self.games.iter().map(|playing| playing.begun.saturating_sub(1)).sum()
    }

    fn bytes(&self) -> usize {
        let lists = |playing: &Playing<G>| 4 * (playing.legal.capacity() + playing.choice.capacity());
        self.games.len() * size_of::<Playing<G>>() + self.games.iter().map(lists).sum::<usize>()
    }
}

/// The seed of the game of this number at this place: the same however many threads there are.
fn own_seed(seed: &Seed, place: usize, number: u64) -> Seed {
    seed.derive(place as u64).derive(number)
}

// Derived, it would ask the game itself to be cloned.
impl<G: Evaluator + Encoded> Clone for Playing<G> {
    fn clone(&self) -> Playing<G> {
        Playing {
            position: self.position.clone(),
            chance: self.chance.clone(),
            clock: self.clock,
            jitter: self.jitter.clone(),
            whim: self.whim.clone(),
            legal: self.legal.clone(),
            choice: self.choice.clone(),
            ..*self
        }
    }
}

impl<G: Evaluator + Encoded> Playing<G> {
    fn new(rules: &Rules<G>) -> Playing<G> {
        let seed = own_seed(&rules.setup.seed, 0, 0);
        let mut chance = Chance::new(&seed, Stream::Game);
        let position = rules.game.setup(&rules.options, &mut chance, &mut Log::silent());
        Playing {
            position: position.expect("it was set up with these options before"),
            chance,
            clock: VirtualClock::default(),
            jitter: Chance::new(&seed, Stream::Pace),
            whim: Chance::new(&seed, Stream::Bot(0)),
            seat: Seat::new(0),
            legal: Vec::new(),
            choice: FactoredChoice::default(),
            place: 0,
            begun: 0,
            decided: 0,
            decisions: 0,
            over: false,
        }
    }

    /// The next game at this place.
    fn set_up(&mut self, rules: &Rules<G>) {
        let seed = own_seed(&rules.setup.seed, self.place, self.begun);
        self.chance = Chance::new(&seed, Stream::Game);
        self.jitter = Chance::new(&seed, Stream::Pace);
        self.clock = VirtualClock::default();
        let set_up = rules.game.setup(&rules.options, &mut self.chance, &mut Log::silent());
        self.position = set_up.expect("it was set up with these options before");
        self.begun += 1;
        self.decided = 0;
        self.over = false;
    }

    fn advance(&mut self, rules: &Rules<G>, action: u32, row: &mut Rows<'_>) -> Result<(), String> {
        if self.over {
            return Ok(());
        }
        row.reward.fill(0.0);
        (row.done[0], row.truncated[0]) = (0, 0);
        let number = if rules.setup.factored {
            match self.choice.choose(G::ACTIONS, action) {
                Ok(Some(number)) => number,
                Ok(None) => {
                    self.show_choice(row);
                    return Ok(());
                }
                Err(_) => return Err(format!("no legal action has the value {action}")),
            }
        } else {
            action
        };
        let game = rules.game;
        let action = game.action(&self.position, self.seat, number).ok_or("a number without an action")?;
        if !rules.setup.factored {
            clear_mask(row.mask, &mut self.legal);
        }
        self.carry_out(rules, action);
        self.go_on(rules, row);
        self.show(rules, row);
        Ok(())
    }

    fn carry_out(&mut self, rules: &Rules<G>, action: G::Action) {
        self.clock.act(rules.game, &self.position, self.seat, action, &mut self.jitter);
        rules.game.carry_out(&mut self.position, self.seat, action, &mut self.chance, &mut Log::silent());
        self.decided += 1;
        self.decisions += 1;
    }

    /// To the next question, through glasses that run out, answers that are forced, and the end of the game.
    fn go_on(&mut self, rules: &Rules<G>, row: &mut Rows<'_>) {
        let game = rules.game;
        loop {
            let next =
                if self.decided > G::about().longest { Next::Over } else { self.clock.next(game, &self.position) };
            match next {
                Next::Over => {
                    self.end(rules, row);
                    if !rules.setup.auto_reset {
                        self.legal.clear();
                        self.over = true;
                        return;
                    }
                    self.set_up(rules);
                }
                Next::Expiry(timer) => {
                    game.expire(&mut self.position, timer, &mut self.chance, &mut Log::silent());
                }
                Next::Decision(seat) => {
                    self.seat = seat;
                    let (position, legal, mut last) = (&self.position, &mut self.legal, None);
                    legal.clear();
                    game.answers(position, seat, &mut |action| {
                        // Every legal action has a number: the conformance suite proves it.
                        legal.extend(game.number(position, seat, action));
                        last = Some(action);
                    });
                    if let (true, 1, Some(only)) = (rules.setup.skip_forced, self.legal.len(), last) {
                        self.carry_out(rules, only);
                        continue;
                    }
                    return;
                }
            }
        }
    }

    fn end(&self, rules: &Rules<G>, row: &mut Rows<'_>) {
        row.done[0] = 1;
        match rules.game.outcome(&self.position) {
            None => row.truncated[0] = 1,
            Some(outcome) => {
                for (seat, reward) in row.reward.iter_mut().enumerate() {
                    *reward = rules.setup.reward.of(&outcome, Seat::new(seat)).unwrap_or(0.0);
                }
            }
        }
    }

    /// Who is asked, what he may know and what he may do.
    fn show(&mut self, rules: &Rules<G>, row: &mut Rows<'_>) {
        let (game, seat) = (rules.game, self.seat);
        row.seat[0] = if self.over { -1 } else { seat.index() as i32 };
        if rules.setup.factored {
            self.choice.begin(G::ACTIONS, &self.legal);
            self.show_choice(row);
        } else {
            self.legal.iter().for_each(|number| row.mask[*number as usize] = 1);
        }
        self.observe(game, Viewer::Seat(seat), row.widths.players, &mut row.observation);
    }

    fn observe(&self, game: &G, viewer: Viewer, players: usize, row: &mut Observations<'_>) {
        let from = Perspective::of(viewer, players);
        match row {
            Observations::Nothing => {}
            Observations::Bytes(out) => {
                observe_bytes(game, &game.view(&self.position, viewer), from, out);
            }
            Observations::Floats(out) => {
                observe_floats(game, &game.view(&self.position, viewer), from, out);
            }
        }
    }

    fn show_choice(&self, row: &mut Rows<'_>) {
        row.mask.fill(0);
        self.choice.mark(G::ACTIONS, row.mask);
        self.choice.write_chosen(G::ACTIONS, row.chosen);
    }
}
