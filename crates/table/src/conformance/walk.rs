//! Playing a game without thinking.

use crate::{AnyGame, Chance, Game, Lang, Rules, Say, Seats, Sitter, Stream, Table, Viewer, any::Opened};

use super::plan::Case;

/// The players of every conformance game.
const NAMES: [&str; 8] = ["Ada", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"];

/// How actions are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Habit {
    /// Any legal action; a running glass runs out now and then.
    Any,
    /// Always the first of the list; no glass ever runs out.
    First,
    /// Always the last of the list; no glass ever runs out.
    Last,
}

/// A glass that runs is turned over before one input of this many.
const GLASS: u32 = 6;

/// The names of this many players.
pub(crate) fn names(players: usize) -> Vec<String> {
    NAMES[..players].iter().map(|name| (*name).to_owned()).collect()
}

pub(crate) fn open<G: Game>() -> Result<Opened<G>, String> {
    Opened::shipped().map_err(|error| format!("{} cannot be opened: {error}", G::about().id))
}

pub(crate) fn seat_down<G: Game>(opened: &Opened<G>, case: &Case) -> Result<Table<G>, String> {
    let sitters = names(case.players()).into_iter().map(Sitter::person).collect();
    Table::new(opened.game().clone(), case.options.clone(), case.seed(), sitters)
        .map_err(|error| case.failed(0, format!("it cannot be set up: {error}")))
}

/// Plays a game to its end, and shows the table after the setup and after each input. A game that gets stuck, lies or
/// runs on for ever is left there: finding fault is the business of the check that looks on.
pub(crate) fn walk<G: Game>(
    opened: &Opened<G>,
    case: &Case,
    habit: Habit,
    mut look: impl FnMut(&Table<G>, &mut Chance) -> Result<(), String>,
) -> Result<Table<G>, String> {
    let mut table = seat_down(opened, case)?;
    let mut whim = Chance::new(&case.seed(), Stream::Bot(0));
    let mut trial = Chance::new(&case.seed(), Stream::Bot(1));
    let longest = G::about().longest as usize;
    look(&table, &mut trial).map_err(|what| case.failed(0, what))?;
    let mut decisions = 0;
    while decisions <= longest && table.steps().len() <= 2 * longest + 1 {
        match advance(&mut table, habit, &mut whim) {
            Advance::Decided => decisions += 1,
            Advance::Expired => {}
            Advance::Stuck => break,
        }
        look(&table, &mut trial).map_err(|what| case.failed(table.steps().len(), what))?;
    }
    Ok(table)
}

/// Walks every game of a list.
pub(crate) fn walk_all<G: Game>(
    opened: &Opened<G>,
    cases: &[Case],
    mut look: impl FnMut(&Case, &Table<G>, &mut Chance) -> Result<(), String>,
) -> Result<(), String> {
    cases
        .iter()
        .try_for_each(|case| walk(opened, case, Habit::Any, |table, trial| look(case, table, trial)).map(|_| ()))
}

enum Advance {
    Decided,
    Expired,
    Stuck,
}

fn advance<G: Game>(table: &mut Table<G>, habit: Habit, whim: &mut Chance) -> Advance {
    let game = table.game().clone();
    if habit == Habit::Any
        && let Some(timer) = game.timer(table.position())
        && whim.below(GLASS) == 0
        && table.expire(timer.id).is_ok()
    {
        return Advance::Expired;
    }
    let seats: Vec<_> = game.to_act(table.position()).collect();
    if seats.is_empty() {
        return Advance::Stuck;
    }
    let seat = match habit {
        Habit::Any => *whim.pick(&seats),
        Habit::First => seats[0],
        Habit::Last => seats[seats.len() - 1],
    };
    let mut legal = table.legal(seat);
    // A list that lies is met by trying the next best.
    while !legal.is_empty() {
        let index = match habit {
            Habit::Any => whim.below(legal.len() as u32) as usize,
            Habit::First => 0,
            Habit::Last => legal.len() - 1,
        };
        if table.decide(seat, legal.remove(index)).is_ok() {
            return Advance::Decided;
        }
    }
    Advance::Stuck
}

/// Everybody who looks at a table without knowing all: each seat, and somebody who only watches.
pub(crate) fn viewers(players: usize) -> impl Iterator<Item = Viewer> {
    Seats::all(players).map(Viewer::Seat).chain(std::iter::once(Viewer::Spectator))
}

/// A viewer in a sentence.
pub(crate) fn who(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat {seat}"),
        Viewer::Spectator => "the spectator".to_owned(),
        Viewer::Omniscient => "the omniscient viewer".to_owned(),
    }
}

/// Says something in a language, and is told what words were missing.
pub(crate) fn saying<G: Game, T>(
    opened: &Opened<G>,
    names: &[String],
    viewer: Viewer,
    lang: Lang,
    say: impl FnOnce(&Say<'_>) -> T,
) -> Result<T, String> {
    let voice = Say::new(opened.words(lang), names, viewer);
    let said = say(&voice);
    match voice.missing().as_slice() {
        [] => Ok(said),
        missing => Err(format!("no words in {lang} for {}", missing.join(", "))),
    }
}

/// The rule must be there, in both languages.
pub(crate) fn known_rule<G: Game>(opened: &Opened<G>, rule: &str) -> Result<(), String> {
    let unknown = |rules: &Rules| rules.get(rule).is_none().then(|| format!("no rule `{rule}` in {}", rules.lang));
    Lang::ALL.into_iter().find_map(|lang| unknown(opened.rules(lang))).map_or(Ok(()), Err)
}
