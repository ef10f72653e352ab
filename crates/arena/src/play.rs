//! One game played by bots, as fast as it goes.

use cenacle_bots::{Bot, Question};
use cenacle_table::{
    Chance, Game, GameExt, Log, Next, Options, Outcome, Seat, Seed, SetupError, Stream, TimerId, VirtualClock,
};

/// An input of the game being played.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Taken {
    /// The place in the legal list of a seat.
    Decision(Seat, u16),
    /// A sand-glass ran out.
    Expiry(TimerId),
}

/// Somebody who looks at a game from its first card to its last. What is not looked at costs nothing.
pub(crate) trait Observer<G: Game> {
    /// Whether what chance gives is wanted.
    const TRACES: bool = false;

    /// Where the events of the next input are told; a silent log by default.
    fn log(&self) -> Log<G::Event> {
        Log::silent()
    }

    /// The game was set up.
    fn dealt(&mut self, _game: &G, _position: &G::Position, _log: Log<G::Event>, _drew: &[u32]) {}

    /// A seat is about to choose among so many actions.
    fn asked(&mut self, _seat: Seat, _actions: usize) {}

    /// It has chosen.
    fn answered(&mut self, _seat: Seat) {}

    /// An input was carried out. Who listens takes what the log tells out of it.
    fn happened(&mut self, _game: &G, _taken: Taken, _position: &G::Position, _log: &mut Log<G::Event>, _drew: &[u32]) {
    }

    /// Nothing more comes: the game has ended, or it was stopped at its longest.
    fn ended(&mut self, _game: &G, _position: &G::Position) {}
}

/// A game to be played.
pub(crate) struct Match<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) options: &'a Options,
    pub(crate) seed: Seed,
    /// Whether every component is counted after every decision.
    pub(crate) audit: bool,
}

/// How it went.
pub(crate) struct Ending {
    /// `None` if it was stopped at the longest length the game allows.
    pub(crate) outcome: Option<Outcome>,
    pub(crate) decisions: u32,
}

/// Why it could not be played.
pub(crate) enum Fault {
    /// It could not be set up.
    Setup(SetupError),
    /// After so many inputs the game did not keep its contract.
    Broken(usize, String),
}

impl<G: Game> Match<'_, G> {
    /// Plays it. `legal` is kept from one game to the next, so that no decision allocates.
    pub(crate) fn play<E: Observer<G>>(
        &self,
        bots: &mut [Box<dyn Bot<G>>],
        legal: &mut Vec<G::Action>,
        observer: &mut E,
    ) -> Result<Ending, Fault> {
        let game = self.game;
        let audit = self.audit || cfg!(debug_assertions);
        let longest = G::about().longest as usize;
        let mut chance = Chance::new(&self.seed, Stream::Game);
        if E::TRACES {
            chance = chance.traced();
        }
        let mut log = observer.log();
        game.check_options(self.options).map_err(SetupError::Together).map_err(Fault::Setup)?;
        let mut position = game.setup(self.options, &mut chance, &mut log).map_err(Fault::Setup)?;
        observer.dealt(game, &position, log, chance.trace());
        chance.clear_trace();
        let mut clock = VirtualClock::default();
        let mut jitter = Chance::new(&self.seed, Stream::Pace);
        let (mut inputs, mut decisions) = (0, 0);
        let mut log = observer.log();
        while inputs < longest {
            // Seats that decide at the same time answer one after another: none sees what another chose.
            let taken = match clock.next(game, &position) {
                Next::Over => break,
                Next::Expiry(timer) => {
                    game.expire(&mut position, timer, &mut chance, &mut log);
                    Taken::Expiry(timer)
                }
                Next::Decision(seat) => {
                    // Who is next is to act: the list need not ask again.
                    debug_assert!(game.to_act(&position).contains(seat), "seat {seat} is awaited and not to act");
                    let bot = &mut bots[seat.index()];
                    let mut blind = bot.blind();
                    let picked = blind.as_mut().and_then(|chance| {
                        game.pick_answer(&position, seat, |count| {
                            observer.asked(seat, count);
                            chance.below(count as u32) as usize
                        })
                    });
                    let (choice, action) = match picked {
                        Some(picked) => picked,
                        None => {
                            legal.clear();
                            game.answers(&position, seat, &mut |action| legal.push(action));
                            if legal.is_empty() {
                                let reason = format!("seat {seat} is to act and has no legal action");
                                return Err(Fault::Broken(inputs, reason));
                            }
                            observer.asked(seat, legal.len());
                            let choice = match blind {
                                Some(chance) => chance.below(legal.len() as u32) as usize,
                                None => bot.choose(&Question::new(game, &position, seat, legal)),
                            };
                            let Some(action) = legal.get(choice).copied() else {
                                let given =
                                    format!("the bot of seat {seat} answered {choice} of {} actions", legal.len());
                                return Err(Fault::Broken(inputs, given));
                            };
                            (choice, action)
                        }
                    };
                    observer.answered(seat);
                    clock.act(game, &position, seat, action, &mut jitter);
                    game.carry_out(&mut position, seat, action, &mut chance, &mut log);
                    decisions += 1;
                    Taken::Decision(seat, choice as u16)
                }
            };
            observer.happened(game, taken, &position, &mut log, chance.trace());
            inputs += 1;
            chance.clear_trace();
            if audit {
                let fails = |reason: String| Fault::Broken(inputs, format!("the audit fails: {reason}"));
                game.audit(&position).map_err(fails)?;
            }
        }
        observer.ended(game, &position);
        Ok(Ending { outcome: game.outcome(&position), decisions })
    }
}
