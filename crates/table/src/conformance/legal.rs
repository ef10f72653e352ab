//! The answers that a game lists, those it says yes to when asked directly, and those it carries out are the same.

use std::collections::HashSet;

use arbitrary::{Arbitrary, Unstructured};
use cenacle_scene::{MAX_SEATS, Seats, Text};

use crate::{Chance, Game, GameExt, Lang, Log, Refusal, Seat, Table, Viewer, any::Opened};

use super::{
    Plan,
    plan::is_due,
    walk::{known_rule, names, open, saying, walk_all},
};

/// No list is longer: a question with more answers should be asked in two.
const LONGEST_LIST: usize = 999;
/// How many actions from other positions are remembered.
const POOL: usize = 4096;

/// Every action in the legal list is accepted; every other one, and everything from a seat that is not to act, is
/// refused without a change and without a draw, by a rule that exists, in words of both languages. Lists are walked, and
/// acceptance is [`Game::is_answer`]: so the two are compared where a game answers directly. So are the list and
/// [`Game::pick_answer`], and what becomes of an action that is [applied](GameExt::apply) and of one that is [carried
/// out](GameExt::carry_out).
///
/// # Errors
/// Says where the list and the direct answer disagree, or what a refusal lacks.
pub fn legal_and_apply_agree<G: Game>(plan: &Plan) -> Result<(), String> {
    let opened = open::<G>()?;
    let mut trial = Trial { opened: &opened, plan, pool: Pool::new(), said: HashSet::new() };
    walk_all(&opened, &plan.cases(&opened)?, |_, table, chance| {
        if is_due(table, plan.legal_every) { trial.look(table, chance) } else { Ok(()) }
    })
}

struct Trial<'a, G: Game> {
    opened: &'a Opened<G>,
    plan: &'a Plan,
    pool: Pool<G::Action>,
    said: HashSet<(&'static str, &'static str)>,
}

impl<G: Game> Trial<'_, G> {
    fn look(&mut self, table: &Table<G>, chance: &mut Chance) -> Result<(), String> {
        let (game, position) = (table.game(), table.position());
        let to_act = game.to_act(position);
        for seat in Seats::all(MAX_SEATS) {
            let legal = list(&**game, position, seat)?;
            if !to_act.contains(seat) && !legal.is_empty() {
                return Err(format!("seat {seat} is not to act and has {} legal actions", legal.len()));
            }
            counted(&**game, position, seat, &legal)?;
            for &action in &legal {
                accepted(&**game, position, seat, action, chance)?;
                self.pool.add(action, chance);
            }
            let legal: HashSet<G::Action> = legal.into_iter().collect();
            for action in self.candidates(chance) {
                if !legal.contains(&action) {
                    self.refused(table, seat, action, chance)?;
                }
            }
        }
        Ok(())
    }

    fn candidates(&self, chance: &mut Chance) -> Vec<G::Action> {
        let strange = (0..self.plan.strange).filter_map(|_| strange(chance)).collect::<Vec<_>>();
        strange.into_iter().chain(self.pool.some(self.plan.elsewhere, chance)).collect()
    }

    fn refused(&mut self, table: &Table<G>, seat: Seat, action: G::Action, chance: &Chance) -> Result<(), String> {
        let mut copy = table.position().clone();
        let mut draws = chance.clone();
        let Err(refusal) = table.game().apply(&mut copy, seat, action, &mut draws, &mut Log::silent()) else {
            return Err(format!("seat {seat}: {action:?} is not in the legal list and accepted"));
        };
        if copy != *table.position() {
            return Err(format!(
                "seat {seat}: {action:?} is refused by rule {} and changes the position",
                refusal.rule
            ));
        }
        if draws.drawn() != chance.drawn() {
            return Err(format!("seat {seat}: {action:?} is refused by rule {} after a draw", refusal.rule));
        }
        if self.said.insert((refusal.rule, refusal.why.key)) {
            let players = table.sitters().len();
            explained(self.opened, players, seat, &refusal)
                .map_err(|what| format!("seat {seat}: the refusal of {action:?}: {what}"))?;
        }
        Ok(())
    }
}

/// A legal action is accepted, and carrying it out without asking comes to the same: where nobody listens and, in a build without
/// debug assertions, nobody checks.
fn accepted<G: Game>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    action: G::Action,
    chance: &Chance,
) -> Result<(), String> {
    let (mut applied, mut draws) = (position.clone(), chance.clone());
    if let Err(refusal) = game.apply(&mut applied, seat, action, &mut draws, &mut Log::new()) {
        return Err(format!("seat {seat}: {action:?} is in the legal list and refused by rule {}", refusal.rule));
    }
    let (mut carried_out, mut its_draws) = (position.clone(), chance.clone());
    game.carry_out(&mut carried_out, seat, action, &mut its_draws, &mut Log::silent());
    if carried_out != applied || its_draws.words() != draws.words() {
        return Err(format!("seat {seat}: {action:?} carried out in silence comes to something else than applied"));
    }
    Ok(())
}

/// What [`Game::pick_answer`] finds at each place is what the list has there.
fn counted<G: Game>(game: &G, position: &G::Position, seat: Seat, legal: &[G::Action]) -> Result<(), String> {
    for (place, action) in legal.iter().enumerate() {
        let mut told = None;
        let choose = |count: usize| {
            told = Some(count);
            place
        };
        let picked = game.pick_answer(position, seat, choose);
        let lists = legal.len();
        match (picked, told) {
            (None, None) => return Ok(()),
            (Some(found), Some(count)) if count == lists && found == (place, *action) => {}
            (found, told) => {
                let wrong = format!("picks {found:?} of {told:?} answers: the list has {action:?} of {lists}");
                return Err(format!("seat {seat}, place {place}: the game {wrong}"));
            }
        }
    }
    Ok(())
}

/// A refusal cites a rule that exists and can be said in both languages: this is how.
pub(crate) fn explained<G: Game>(
    opened: &Opened<G>,
    players: usize,
    seat: Seat,
    refusal: &Refusal,
) -> Result<[(Lang, Text); 2], String> {
    known_rule(opened, refusal.rule)?;
    let said = Lang::ALL.map(|lang| {
        let text = saying(opened, &names(players), Viewer::Seat(seat), lang, |say| say.phrase(&refusal.why))?;
        if text.trim().is_empty() {
            return Err(format!("`{}` says nothing in {lang}", refusal.why.key));
        }
        Ok((lang, text))
    });
    let [fr, en] = said;
    Ok([fr?, en?])
}

/// The legal list of a seat: the same whenever it is asked for, added to what the list held before, each action once.
fn list<G: Game>(game: &G, position: &G::Position, seat: Seat) -> Result<Vec<G::Action>, String> {
    let mut legal = Vec::new();
    game.legal(position, seat, &mut legal);
    let length = legal.len();
    game.legal(position, seat, &mut legal);
    if legal.len() != 2 * length || legal[..length] != legal[length..] {
        return Err(format!("seat {seat}: asked twice, the legal list is another or forgets what stood in it"));
    }
    legal.truncate(length);
    if length > LONGEST_LIST {
        return Err(format!("seat {seat}: {length} legal actions, at most {LONGEST_LIST} are allowed"));
    }
    let mut seen = HashSet::new();
    match legal.iter().find(|action| !seen.insert(**action)) {
        Some(twice) => Err(format!("seat {seat}: {twice:?} stands twice in the legal list")),
        None => Ok(legal),
    }
}

/// An action made of random bytes.
fn strange<A: for<'a> Arbitrary<'a>>(chance: &mut Chance) -> Option<A> {
    let bytes: [u8; 32] = std::array::from_fn(|_| chance.below(256) as u8);
    A::arbitrary(&mut Unstructured::new(&bytes)).ok()
}

/// Actions that were legal somewhere.
pub(crate) struct Pool<A> {
    known: HashSet<A>,
    actions: Vec<A>,
}

impl<A: Copy + Eq + std::hash::Hash> Pool<A> {
    pub(crate) fn new() -> Pool<A> {
        Pool { known: HashSet::new(), actions: Vec::new() }
    }

    pub(crate) fn add(&mut self, action: A, chance: &mut Chance) {
        if !self.known.insert(action) {
            return;
        }
        if self.actions.len() < POOL {
            self.actions.push(action);
        } else {
            let place = chance.below(POOL as u32) as usize;
            self.known.remove(&self.actions[place]);
            self.actions[place] = action;
        }
    }

    /// Some of them, drawn with replacement; all of them if they are few.
    pub(crate) fn some(&self, number: usize, chance: &mut Chance) -> Vec<A> {
        if self.actions.len() <= number {
            return self.actions.clone();
        }
        (0..number).map(|_| *chance.pick(&self.actions)).collect()
    }
}
