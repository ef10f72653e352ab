//! A game of a simulation: played, hashed, and recorded if somebody wants it.

use std::sync::Arc;

use cenacle_bots::Bot;
use cenacle_table::{Chain, ChainPrefix, Evaluator, Game, Header, Log, Record, Seat, Seed, Sitter, Table};

use crate::{
    Played, SimError, SimPlan,
    play::{Fault, Match, Observer, Taken},
};

/// Plays the games of a plan one after another on one thread. What it needs for a decision is kept from one to the
/// next, so that none of them allocates.
pub(crate) struct Worker<'a, G: Game> {
    game: &'a Arc<G>,
    plan: &'a SimPlan,
    sitters: Vec<Sitter>,
    prefix: ChainPrefix,
    legal: Vec<G::Action>,
    /// What was taken in the last game, if its record is wanted.
    taken: Option<Vec<Taken>>,
}

/// Hashes a game as its record does, and keeps what was taken.
struct Recorder<'a> {
    prefix: &'a mut ChainPrefix,
    seed: Seed,
    chain: Option<Chain>,
    taken: Option<&'a mut Vec<Taken>>,
}

impl<G: Game> Observer<G> for Recorder<'_> {
    const TRACES: bool = true;

    fn dealt(&mut self, _game: &G, _position: &G::Position, _log: Log<G::Event>, drew: &[u32]) {
        self.chain = Some(self.prefix.chain(&self.seed, drew));
    }

    #[inline]
    fn happened(&mut self, _game: &G, taken: Taken, _position: &G::Position, _log: &mut Log<G::Event>, drew: &[u32]) {
        let Some(chain) = &mut self.chain else { return };
        match taken {
            Taken::Decision(seat, choice) => chain.decision(seat, choice, drew),
            Taken::Expiry(timer) => chain.expiry(timer, drew),
        }
        if let Some(all) = &mut self.taken {
            all.push(taken);
        }
    }
}

impl<'a, G: Evaluator> Worker<'a, G> {
    /// Games of a plan, recorded or not.
    pub(crate) fn new(game: &'a Arc<G>, plan: &'a SimPlan, recorded: bool) -> Worker<'a, G> {
        let sitters = plan.sitters();
        let header = Header::unchecked(&**game, &plan.data, &plan.options, &sitters, plan.seed, &[]);
        let prefix = ChainPrefix::new(&header);
        Worker { game, plan, sitters, prefix, legal: Vec::new(), taken: recorded.then(Vec::new) }
    }

    /// Plays game number `index`.
    ///
    /// # Panics
    /// Never: a game that was played was set up.
    pub(crate) fn play(&mut self, index: u64) -> Result<Played, SimError> {
        let plan = self.plan;
        let seed = plan.seed.derive(index);
        let mut bots: Vec<Box<dyn Bot<G>>> =
            plan.bots.iter().enumerate().map(|(seat, bot)| bot.sit(&seed, Seat::new(seat))).collect();
        if let Some(taken) = &mut self.taken {
            taken.clear();
        }
        let mut recorder = Recorder { prefix: &mut self.prefix, seed, chain: None, taken: self.taken.as_mut() };
        let game = Match { game: &**self.game, options: &plan.options, seed, audit: plan.audit };
        let result = game.play(&mut bots, &mut self.legal, &mut recorder).map_err(|fault| match fault {
            Fault::Setup(error) => SimError::Setup(error),
            Fault::Broken(decisions, reason) => SimError::Broken { index, seed, decisions, reason },
        })?;
        let mut chain = recorder.chain.expect("it was set up");
        chain.outcome(result.outcome.as_ref());
        Ok(Played { index, decisions: result.decisions, outcome: result.outcome, digest: chain.digest() })
    }

    /// The record of the game just played: the same decisions, taken at a table.
    ///
    /// # Panics
    /// If games are not recorded, or the table plays otherwise than the fast loop did, which would be a bug.
    pub(crate) fn record(&self, played: &Played) -> Result<Record, SimError> {
        let seed = self.plan.seed.derive(played.index);
        let mut table = Table::new(self.game.clone(), self.plan.options.clone(), seed, self.sitters.clone())?;
        for taken in self.taken.as_ref().expect("recorded") {
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
