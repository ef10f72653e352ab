//! One game played by bots, as fast as it goes.

use std::sync::Arc;

use cenacle_bots::{Bot, Question};
use cenacle_table::{
    Chain, Chance, Game, Header, Log, Next, Record, Seat, Sense, Sitter, Stream, Table, TimerId, VirtualClock,
};

use crate::{Played, SimError, SimPlan};

/// Plays the games of a plan one after another on one thread. What it needs for a decision is kept from one to the
/// next, so that none of them allocates.
pub(crate) struct Bout<'a, G: Game> {
    game: &'a Arc<G>,
    plan: &'a SimPlan,
    sitters: Vec<Sitter>,
    legal: Vec<G::Action>,
    taken: Vec<Taken>,
}

/// An input of the game being played.
enum Taken {
    /// The place in the legal list of a seat.
    Decision(Seat, u16),
    Expiry(TimerId),
}

impl<'a, G: Sense> Bout<'a, G> {
    pub(crate) fn new(game: &'a Arc<G>, plan: &'a SimPlan) -> Bout<'a, G> {
        Bout { game, plan, sitters: plan.sitters(), legal: Vec::new(), taken: Vec::new() }
    }

    /// Plays game number `index`.
    pub(crate) fn play(&mut self, index: u64) -> Result<Played, SimError> {
        let about = G::about();
        let game = &**self.game;
        let seed = self.plan.seed.derive(index);
        let audit = self.plan.audit || cfg!(debug_assertions);
        let mut log = Log::silent();
        let mut chance = Chance::new(&seed, Stream::Game).traced();
        let mut position = game.setup(&self.plan.options, &mut chance, &mut log)?;
        let plan = self.plan;
        let header = Header::new(about, &plan.data, &plan.options, &self.sitters, seed, chance.trace());
        let mut chain = Chain::new(&header);
        chance.clear_trace();
        let mut bots: Vec<Box<dyn Bot<G>>> =
            self.plan.bots.iter().enumerate().map(|(seat, bot)| bot.sit(&seed, Seat::new(seat))).collect();
        self.taken.clear();
        let broken = |inputs: usize, reason: String| SimError::Broken { index, seed, decisions: inputs, reason };
        let mut clock = VirtualClock::default();
        let mut jitter = Chance::new(&seed, Stream::Pace);
        let mut decisions = 0;
        while self.taken.len() < about.longest as usize {
            // Seats that decide at the same time answer one after another: none sees what another chose.
            match clock.next(game, &position) {
                Next::Over => break,
                Next::Expiry(timer) => {
                    game.expire(&mut position, timer, &mut chance, &mut log);
                    chain.expiry(timer, chance.trace());
                    self.taken.push(Taken::Expiry(timer));
                }
                Next::Decision(seat) => {
                    self.legal.clear();
                    game.legal(&position, seat, &mut self.legal);
                    if self.legal.is_empty() {
                        return Err(broken(self.taken.len(), format!("seat {seat} is to act and has no legal action")));
                    }
                    let choice = bots[seat.index()].choose(&Question::new(game, &position, seat, &self.legal));
                    let action = self.legal[choice];
                    clock.act(game, &position, seat, action, &mut jitter);
                    if let Err(refusal) = game.apply(&mut position, seat, action, &mut chance, &mut log) {
                        let refused = format!("the legal action {action:?} of seat {seat} was refused");
                        return Err(broken(self.taken.len(), format!("{refused} by rule {}", refusal.rule)));
                    }
                    chain.decision(seat, choice as u16, chance.trace());
                    self.taken.push(Taken::Decision(seat, choice as u16));
                    decisions += 1;
                }
            }
            chance.clear_trace();
            if audit {
                game.audit(&position)
                    .map_err(|reason| broken(self.taken.len(), format!("the audit fails: {reason}")))?;
            }
        }
        let outcome = game.outcome(&position);
        chain.outcome(outcome.as_ref());
        Ok(Played { index, decisions, outcome, digest: chain.digest() })
    }

    /// The record of the game just played: the same decisions, taken at a table.
    ///
    /// # Panics
    /// If the table plays otherwise than the fast loop did, which would be a fault of the house.
    pub(crate) fn record(&self, played: &Played) -> Result<Record, SimError> {
        let seed = self.plan.seed.derive(played.index);
        let mut table = Table::new(self.game.clone(), self.plan.options.clone(), seed, self.sitters.clone())?;
        for taken in &self.taken {
            match *taken {
                Taken::Decision(seat, index) => table.decide_index(seat, usize::from(index)),
                Taken::Expiry(timer) => table.expire(timer),
            }
            .expect("it was taken once");
        }
        let record = table.record(&self.plan.data);
        let digest: String = played.digest.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(record.digest, digest, "game {} was recorded otherwise than played", played.index);
        Ok(record)
    }
}
