//! Playing a game without thinking.

use crate::{
    AnyGame, Chance, Game, Lang, Next, Rules, Say, Seat, Seats, Sitter, Stream, Table, Viewer, VirtualClock,
    any::Opened,
};

use super::plan::Case;

/// The players of every conformance game.
const NAMES: [&str; 8] = ["Ada", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"];

/// How actions are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Habit {
    /// Any legal action, now and then of a seat that nobody waits for; where acts take no time a running glass runs out
    /// before one input of a few.
    Any,
    /// Always the first of the list, of the first seat that is waited for.
    First,
    /// Always the last of the list, of the last seat that is waited for.
    Last,
}

/// Where acts take no time, a glass would never run out: it does before one input of this many.
const GLASS: u32 = 6;
/// Where some seats may act without being waited for, anybody may act at one input of this many.
const UNASKED: u32 = 4;

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
    let mut clock = VirtualClock::default();
    while decisions <= longest && table.steps().len() <= 2 * longest + 1 {
        match advance(&mut table, habit, &mut clock, &mut whim) {
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

/// One input more. Glasses run out by the game's own pace, whatever the habit.
fn advance<G: Game>(table: &mut Table<G>, habit: Habit, clock: &mut VirtualClock, whim: &mut Chance) -> Advance {
    let game = table.game().clone();
    if let Next::Expiry(timer) = clock.next(&*game, table.position())
        && table.expire(timer).is_ok()
    {
        return Advance::Expired;
    }
    if habit == Habit::Any
        && let Some(timer) = game.timer(table.position())
        && !takes_time(table)
        && whim.below(GLASS) == 0
        && table.expire(timer.id).is_ok()
    {
        return Advance::Expired;
    }
    let Some(seat) = seat_of(table, habit, clock, whim) else { return Advance::Stuck };
    let mut legal = table.legal(seat);
    // A list that lies is met by trying the next best.
    while !legal.is_empty() {
        let index = match habit {
            Habit::Any => whim.below(legal.len() as u32) as usize,
            Habit::First => 0,
            Habit::Last => legal.len() - 1,
        };
        let (action, before) = (legal.remove(index), table.position().clone());
        if table.decide(seat, action).is_ok() {
            clock.act(&*game, &before, seat, action, whim);
            return Advance::Decided;
        }
    }
    Advance::Stuck
}

/// Whether anything that can be done now takes time, so that a glass runs out by itself.
fn takes_time<G: Game>(table: &Table<G>) -> bool {
    let (game, position) = (table.game(), table.position());
    let takes = |seat: Seat| table.legal(seat).into_iter().any(|action| game.pace(position, action) > 0);
    game.to_act(position).into_iter().any(takes)
}

fn seat_of<G: Game>(table: &Table<G>, habit: Habit, clock: &mut VirtualClock, whim: &mut Chance) -> Option<Seat> {
    let (game, position) = (table.game(), table.position());
    let (may, awaited) = (game.to_act(position), game.awaited(position));
    match habit {
        Habit::First => awaited.first(),
        Habit::Last => awaited.last(),
        // Nobody but those who are waited for, and nobody busy: any of them is as good.
        Habit::Any if may == awaited && clock.now() == 0 => {
            (!may.is_empty()).then(|| *whim.pick(&may.collect::<Vec<_>>()))
        }
        Habit::Any if !may.is_empty() && whim.below(UNASKED) == 0 => Some(*whim.pick(&may.collect::<Vec<_>>())),
        Habit::Any => match clock.next(&**game, position) {
            Next::Decision(seat) => Some(seat),
            Next::Expiry(_) | Next::Over => may.first(),
        },
    }
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
