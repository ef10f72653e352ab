//! Nobody sees more than their seat.
//!
//! For each viewer, everything it does not know is exchanged for something else it could be (`resample`). Whatever the
//! viewer is then shown, told or asked must be the same to the byte: otherwise it was told more than its view says.

use std::collections::HashSet;

use serde::Serialize;
use serde_json::Value;

use crate::{
    AnyGame, Audience, Chance, Entry, Game, GameExt, Lang, Log, Say, Seat, Seats, Seed, Stream, Table, Viewer,
    any::Opened, full_scene,
};

use super::{
    Plan,
    diff::{difference, json},
    legal::Pool,
    plan::is_due,
    walk::{open, viewers, walk_all, who},
};

/// A position that differs from the true one only in what a viewer cannot know gives this viewer the same view, scene,
/// offers, legal list, refusals and log, and everybody the same outcome.
///
/// # Errors
/// Says what tells the viewer more than it may know.
pub fn nobody_sees_more_than_their_seat<G: Game>(plan: &Plan) -> Result<(), String> {
    let opened = open::<G>()?;
    let mut watch = Watch { opened: &opened, plan, pool: Pool::new(), secret: HashSet::new(), unsure: HashSet::new() };
    let cases = plan.cases(&opened)?;
    walk_all(&opened, &cases, |case, table, chance| watch.look(table, case.players(), chance))?;
    watch.somebody_is_unsure()
}

struct Watch<'a, G: Game> {
    opened: &'a Opened<G>,
    plan: &'a Plan,
    pool: Pool<G::Action>,
    /// Viewers and seats: the seat was told something in private, and the viewer was there and was not.
    secret: HashSet<(Viewer, Seat)>,
    /// Viewers and seats: in a position imagined for the viewer, the seat saw something else than it does.
    unsure: HashSet<(Viewer, Seat)>,
}

impl<G: Game> Watch<'_, G> {
    fn look(&mut self, table: &Table<G>, players: usize, chance: &mut Chance) -> Result<(), String> {
        for seat in table.game().to_act(table.position()) {
            let legal = table.legal(seat);
            if !legal.is_empty() {
                self.pool.add(*chance.pick(&legal), chance);
            }
        }
        // What was just told in private is the likeliest to leak: look there first of all.
        let private = table.steps().last().is_some_and(|step| step.log.iter().any(|entry| entry.to != Audience::All));
        if !is_due(table, if private { 1 } else { self.plan.secrecy_every }) {
            return Ok(());
        }
        for viewer in viewers(players) {
            self.through(table, viewer, chance).map_err(|what| format!("{}: {what}", who(viewer)))?;
        }
        Ok(())
    }

    fn through(&mut self, table: &Table<G>, viewer: Viewer, chance: &mut Chance) -> Result<(), String> {
        let (game, truth) = (table.game(), table.position());
        let view = game.view(truth, viewer);
        if difference(&view, &game.view(truth, viewer)).is_some() {
            return Err("asked twice, its view is another".to_owned());
        }
        self.note_secrets(table, viewer);
        for trial in 0..self.plan.imagined {
            let imagined = game.resample(&view, chance);
            self.note_doubts(table, &imagined, viewer);
            game.audit(&imagined).map_err(|what| format!("a position imagined for it fails the audit: {what}"))?;
            let again = game.view(&imagined, viewer);
            if let Some(where_) = difference(&view, &again) {
                return Err(format!("its view of a position imagined from its view is another: {where_}"));
            }
            if view != again {
                return Err(
                    "its view of a position imagined from its view is another, though written the same".to_owned()
                );
            }
            same_for_all(&**game, truth, &imagined)?;
            if let Viewer::Seat(seat) = viewer {
                self.same_answers(table, &imagined, seat, chance)?;
            }
            same_log(table, &imagined, viewer, chance)?;
            if trial == 0 && is_due(table, self.plan.scene_every) {
                self.same_scene(table, (&view, &again), viewer, chance)?;
            }
        }
        Ok(())
    }

    fn note_secrets(&mut self, table: &Table<G>, viewer: Viewer) {
        for entry in table.steps().last().map_or(table.opening(), |step| &step.log) {
            if let Audience::Only(seats) = entry.to
                && !entry.to.includes(viewer)
            {
                self.secret.extend(seats.map(|seat| (viewer, seat)));
            }
        }
    }

    fn note_doubts(&mut self, table: &Table<G>, imagined: &G::Position, viewer: Viewer) {
        let game = table.game();
        for seat in Seats::all(table.sitters().len()).filter(|seat| viewer != Viewer::Seat(*seat)) {
            if !self.unsure.contains(&(viewer, seat)) {
                let sees = |position| game.view(position, Viewer::Seat(seat));
                if sees(table.position()) != sees(imagined) {
                    self.unsure.insert((viewer, seat));
                }
            }
        }
    }

    /// A view that holds another seat's secrets, and a `resample` that keeps to it, agree with each other: found out by
    /// a viewer who is never once in doubt about a seat that has secrets.
    fn somebody_is_unsure(&self) -> Result<(), String> {
        let most = usize::from(G::about().players.1);
        let with_secrets: HashSet<Seat> = self.unsure.iter().map(|(_, seat)| *seat).collect();
        for viewer in viewers(most) {
            for seat in Seats::all(most).filter(|seat| viewer != Viewer::Seat(*seat)) {
                let has_secrets = with_secrets.contains(&seat) || self.secret.contains(&(viewer, seat));
                if has_secrets && !self.unsure.contains(&(viewer, seat)) {
                    return Err(format!(
                        "{}: in no position is {} in doubt about what seat {seat} knows in secret: its view holds it all",
                        G::about().id,
                        who(viewer)
                    ));
                }
            }
        }
        Ok(())
    }

    /// The legal list of the viewer, and why other things are refused.
    fn same_answers(
        &self,
        table: &Table<G>,
        imagined: &G::Position,
        seat: Seat,
        chance: &mut Chance,
    ) -> Result<(), String> {
        let game = table.game();
        let legal = table.legal(seat);
        let mut guessed = Vec::new();
        game.legal(imagined, seat, &mut guessed);
        if let Some(where_) = difference(&legal, &guessed) {
            return Err(format!("its legal list depends on what it cannot know: {where_}"));
        }
        for action in self.pool.some(16, chance) {
            let refusal = |position: &G::Position| {
                let mut copy = position.clone();
                game.apply(&mut copy, seat, action, &mut chance.clone(), &mut Log::silent()).err()
            };
            let (one, other) = (refusal(table.position()), refusal(imagined));
            if one != other {
                return Err(format!("the answer to {action:?} depends on what it cannot know: {one:?} and {other:?}"));
            }
        }
        Ok(())
    }

    fn same_scene(
        &self,
        table: &Table<G>,
        (view, again): (&G::View, &G::View),
        viewer: Viewer,
        chance: &mut Chance,
    ) -> Result<(), String> {
        let (game, names) = (table.game(), table.names());
        for lang in Lang::ALL {
            // Words are another check's business: a missing one is the same for both.
            let voice = Say::new(self.opened.words(lang), &names, viewer);
            let (one, other) = (full_scene(&**game, view, &voice, chance), full_scene(&**game, again, &voice, chance));
            if let Some(where_) = difference(&one, &other) {
                return Err(format!("its scene in {lang} depends on what it cannot know: {where_}"));
            }
        }
        Ok(())
    }
}

/// Who is to act, which glass runs, how it ended and the count are told to everybody.
fn same_for_all<G: Game>(game: &G, truth: &G::Position, imagined: &G::Position) -> Result<(), String> {
    let differs = |what: &str, one: &dyn std::fmt::Debug, other: &dyn std::fmt::Debug| {
        Err(format!("{what} depends on what it cannot know: {one:?} and {other:?}"))
    };
    let (one, other) = (game.to_act(truth), game.to_act(imagined));
    if one != other {
        return differs("who is to act", &one, &other);
    }
    let (one, other) = (game.awaited(truth), game.awaited(imagined));
    if one != other {
        return differs("who is waited for", &one, &other);
    }
    let (one, other) = (game.timer(truth), game.timer(imagined));
    if one != other {
        return differs("the sand-glass", &one, &other);
    }
    let (one, other) = (game.outcome(truth), game.outcome(imagined));
    if one != other {
        return differs("the outcome", &one, &other);
    }
    let (one, other) = (game.sheet(truth), game.sheet(imagined));
    if one != other {
        return differs("the score sheet", &one, &other);
    }
    Ok(())
}

/// What one input brings in one position: the viewer's and the public's view after it, and what the viewer is told.
struct Brought<G: Game> {
    view: G::View,
    public: G::View,
    told: Vec<G::Event>,
}

impl<G: Game> Brought<G> {
    /// Where what the viewer is told differs. The same happening with the same cards in another order is the same: which of
    /// the cards that it now sees was drawn first is past, and shows nothing that is still hidden.
    fn told_otherwise(&self, other: &Brought<G>) -> Option<String> {
        difference(&self.told, &other.told).filter(|_| kinds_and_values(&self.told) != kinds_and_values(&other.told))
    }
}

/// The kind of each event in order, and all that they hold in one order of its own.
fn kinds_and_values<E: Serialize>(events: &[E]) -> (Vec<String>, Vec<String>) {
    fn collect(value: &Value, into: &mut Vec<String>) {
        match value {
            Value::Array(all) => all.iter().for_each(|value| collect(value, into)),
            Value::Object(all) => all.values().for_each(|value| collect(value, into)),
            value => into.push(value.to_string()),
        }
    }
    let (mut kinds, mut values) = (Vec::new(), Vec::new());
    for event in events.iter().map(json) {
        match &event {
            Value::Object(fields) => kinds.extend(fields.keys().cloned()),
            kind => kinds.push(kind.to_string()),
        }
        collect(&event, &mut values);
    }
    values.sort_unstable();
    (kinds, values)
}

/// What another decides must be told to a viewer in the same words if it leads to the same view in both positions, and
/// must lead to the same view if it is told in the same words and nothing public differs. What the viewer itself decides
/// may show it things that neither log nor view keep for ever, such as the order of cards it takes.
fn same_log<G: Game>(
    table: &Table<G>,
    imagined: &G::Position,
    viewer: Viewer,
    chance: &mut Chance,
) -> Result<(), String> {
    let (game, truth) = (table.game(), table.position());
    let seed: Seed = table.seed().derive(table.steps().len() as u64);
    let fresh = || Chance::new(&seed, Stream::Thought);
    let brought = |position: &G::Position, log: Log<G::Event>| Brought::<G> {
        view: game.view(position, viewer),
        public: game.view(position, Viewer::Spectator),
        told: told(log, viewer),
    };
    for seat in game.to_act(truth).filter(|seat| viewer != Viewer::Seat(*seat)) {
        let legal = table.legal(seat);
        if legal.is_empty() {
            continue;
        }
        let action = *chance.pick(&legal);
        let take = |position: &G::Position| {
            let (mut copy, mut log) = (position.clone(), Log::new());
            game.apply(&mut copy, seat, action, &mut fresh(), &mut log).ok()?;
            Some(brought(&copy, log))
        };
        if let (Some(one), Some(other)) = (take(truth), take(imagined)) {
            same_news(&one, &other).map_err(|what| format!("{action:?} by seat {seat}: {what}"))?;
        }
    }
    if let Some(timer) = game.timer(truth) {
        let expire = |position: &G::Position| {
            let (mut copy, mut log) = (position.clone(), Log::new());
            game.expire(&mut copy, timer.id, &mut fresh(), &mut log);
            brought(&copy, log)
        };
        same_news(&expire(truth), &expire(imagined)).map_err(|what| format!("the sand-glass runs out: {what}"))?;
    }
    Ok(())
}

fn same_news<G: Game>(one: &Brought<G>, other: &Brought<G>) -> Result<(), String> {
    let told = one.told_otherwise(other);
    if one.view == other.view {
        return match told {
            None => Ok(()),
            Some(where_) => Err(format!("what it is told depends on what it cannot know: {where_}")),
        };
    }
    if told.is_none()
        && one.public == other.public
        && let Some(where_) = difference(&one.view, &other.view)
    {
        return Err(format!("its view then holds what nobody told it (it leaks, or the log must say it): {where_}"));
    }
    Ok(())
}

fn told<E: Serialize>(log: Log<E>, viewer: Viewer) -> Vec<E> {
    let heard = |entry: Entry<E>| entry.to.includes(viewer).then_some(entry.event);
    log.into_entries().into_iter().filter_map(heard).collect()
}
