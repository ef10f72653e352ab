//! Games in which everybody decides by chance.

use cenacle_table::{Chance, DataFiles, Game, GameExt, Log, Next, Options, Seat, Seed, Stream, VirtualClock};

/// A game with the data it ships with.
///
/// # Panics
/// If they make no game, which conformance would have found.
#[must_use]
pub fn open<G: Game>() -> G {
    G::open(&DataFiles::shipped(G::about().data)).expect("the shipped data make a game")
}

/// The options of a mode: players, then what they have agreed on.
///
/// # Panics
/// If the game cannot be played so.
#[must_use]
pub fn mode<G: Game>(mode: &str) -> Options {
    let mut words = mode.split(' ');
    let players =
        words.next().and_then(|players| players.parse().ok()).expect("a mode begins with a number of players");
    let chosen = words.map(|word| word.split_once('=').expect("an option is written option=value"));
    Options::choose(G::about(), players, chosen).unwrap_or_else(|error| panic!("{mode}: {error}"))
}

/// Plays random games of one mode, one after the other, with one list of actions for all of them.
pub struct RandomGame<'a, G: Game> {
    game: &'a G,
    options: Options,
    /// That of the series: each game has its own, made of it.
    seed: Seed,
    legal: Vec<G::Action>,
}

impl<G: Game> std::fmt::Debug for RandomGame<'_, G> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("RandomGame").field("options", &self.options).finish_non_exhaustive()
    }
}

impl<'a, G: Game> RandomGame<'a, G> {
    /// Random games of this mode.
    #[must_use]
    pub fn new(game: &'a G, mode: &str) -> RandomGame<'a, G> {
        let seed = Seed::from_text("bench");
        RandomGame { game, options: self::mode::<G>(mode), seed, legal: Vec::with_capacity(2048) }
    }

    /// Plays the game of this number to its end, or for some decisions. Says how many it took, and where it is.
    pub fn play(&mut self, number: u64, most: u64) -> (u64, G::Position) {
        self.play_and(number, most, |_, _, _| {})
    }

    /// The same, with something to be done after each decision.
    ///
    /// # Panics
    /// If the game cannot be set up.
    pub fn play_and(
        &mut self,
        number: u64,
        most: u64,
        mut after: impl FnMut(&G, &G::Position, Seat),
    ) -> (u64, G::Position) {
        let seed = self.seed.derive(number);
        let mut chance = Chance::new(&seed, Stream::Game);
        let mut whim = Chance::new(&seed, Stream::Bot(0));
        let mut jitter = Chance::new(&seed, Stream::Pace);
        let mut log = Log::silent();
        let mut position = self.game.setup(&self.options, &mut chance, &mut log).expect("a game can be set up");
        let mut clock = VirtualClock::default();
        let mut decisions = 0;
        while decisions < most {
            match clock.next(self.game, &position) {
                Next::Over => break,
                Next::Expiry(timer) => self.game.expire(&mut position, timer, &mut chance, &mut log),
                Next::Decision(seat) => {
                    let counted = |count: usize| whim.below(count as u32) as usize;
                    let action = match self.game.pick_answer(&position, seat, counted) {
                        Some((_, action)) => action,
                        None => {
                            // Who is asked was just found, so nobody asks again.
                            self.legal.clear();
                            self.game.answers(&position, seat, &mut |action| self.legal.push(action));
                            *whim.pick(&self.legal)
                        }
                    };
                    clock.act(self.game, &position, seat, action, &mut jitter);
                    self.game.carry_out(&mut position, seat, action, &mut chance, &mut log);
                    after(self.game, &position, seat);
                    decisions += 1;
                }
            }
        }
        (decisions, position)
    }
}
