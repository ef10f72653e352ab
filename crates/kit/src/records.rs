//! Recorded games, in `tests/records` of each game: how they are found and written, and how tests read them.

use std::{fs, path::Path, sync::Arc};

use cenacle_table::{
    AnyGame, Chance, DataFiles, Evaluator, Game, GameExt, Log, Next, Options, Outcome, Seat, Seed, Sitter, Stream,
    Table, VirtualClock, any::Opened, verify,
};

const NAMES: [&str; 8] = ["Ada", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal"];

/// How a seat decides. It may look at everything, for a record only has to exist.
pub type Habit<'a, G> =
    dyn Fn(&G, &<G as Game>::Position, Seat, &[<G as Game>::Action], &mut Chance) -> <G as Game>::Action + 'a;

/// Whether a finished game is the wanted one.
pub type Shows<'a, G> = dyn Fn(&G, &<G as Game>::Position, &Outcome) -> bool + 'a;

/// A record that is wanted.
pub struct Wanted<'a, G: Game> {
    /// The name of its file, without the ending.
    pub name: String,
    /// What the players have agreed on.
    pub options: Options,
    /// How they play.
    pub habit: &'a Habit<'a, G>,
    /// What it is to show.
    pub shows: &'a Shows<'a, G>,
    /// Of so many games that show it the shortest is taken.
    pub compared: usize,
}

impl<G: Game> std::fmt::Debug for Wanted<'_, G> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Wanted").field("name", &self.name).field("options", &self.options).finish_non_exhaustive()
    }
}

/// So many people.
#[must_use]
pub fn people(players: u8) -> Vec<Sitter> {
    NAMES.into_iter().take(players.into()).map(Sitter::person).collect()
}

/// Plays up to `tries` games for each record that is wanted, and writes what it finds to `tests/records` of the crate at
/// `home`. Says what it found.
///
/// # Panics
/// If a game cannot be set up or a file cannot be written.
pub fn write<G: Game>(home: &str, wanted: &[Wanted<'_, G>], tries: u64) {
    let data = DataFiles::shipped(G::about().data);
    let game = Arc::new(G::open(&data).expect("the shipped data make a game"));
    for wanted in wanted {
        let seeds = (0..tries).map(|number| Seed::from_text(&format!("{} {number}", wanted.name)));
        let ended = seeds.filter_map(|seed| Some((decisions(&*game, wanted, seed)?, seed)));
        match ended.take(wanted.compared).min_by_key(|(decisions, _)| *decisions) {
            Some((_, seed)) => save(home, &wanted.name, &play(&game, wanted, seed), &data),
            None => println!("{}: not found in {tries} games", wanted.name),
        }
    }
}

/// Writes a finished game to `tests/records` of the crate at `home`.
///
/// # Panics
/// If the file cannot be written.
pub fn save<G: Game>(home: &str, name: &str, table: &Table<G>, data: &DataFiles) {
    let folder = Path::new(home).join("tests/records");
    fs::create_dir_all(&folder).expect("a folder for the records");
    let text = table.record(&data.fingerprint()).to_text();
    fs::write(folder.join(format!("{name}.json")), text).expect("a record that can be written");
    println!("{name}: {} inputs, {:?}", table.steps().len(), table.outcome());
}

/// Plays without a log. Says how many decisions it took, if the end is the wanted one.
fn decisions<G: Game>(game: &G, wanted: &Wanted<'_, G>, seed: Seed) -> Option<u32> {
    let mut chance = Chance::new(&seed, Stream::Game);
    let mut will = Chance::new(&seed, Stream::Bot(0));
    let mut jitter = Chance::new(&seed, Stream::Pace);
    let mut log = Log::silent();
    let mut position = game.setup(&wanted.options, &mut chance, &mut log).expect("the shipped figures");
    let mut clock = VirtualClock::default();
    let mut legal = Vec::new();
    let mut decisions = 0;
    loop {
        match clock.next(game, &position) {
            Next::Over => break,
            Next::Expiry(timer) => game.expire(&mut position, timer, &mut chance, &mut log),
            Next::Decision(seat) => {
                legal.clear();
                game.legal(&position, seat, &mut legal);
                let action = (wanted.habit)(game, &position, seat, &legal, &mut will);
                clock.act(game, &position, seat, action, &mut jitter);
                game.carry_out(&mut position, seat, action, &mut chance, &mut log);
                decisions += 1;
            }
        }
    }
    let outcome = game.outcome(&position).expect("nobody is to act any more");
    (wanted.shows)(game, &position, &outcome).then_some(decisions)
}

/// The same game once more, at a table that records it.
fn play<G: Game>(game: &Arc<G>, wanted: &Wanted<'_, G>, seed: Seed) -> Table<G> {
    let sitters = people(wanted.options.players);
    let mut table = Table::new(game.clone(), wanted.options.clone(), seed, sitters).expect("the shipped figures");
    let mut will = Chance::new(&seed, Stream::Bot(0));
    let mut jitter = Chance::new(&seed, Stream::Pace);
    let mut clock = VirtualClock::default();
    loop {
        match clock.next(&**game, table.position()) {
            Next::Over => return table,
            Next::Expiry(timer) => table.expire(timer).expect("it runs"),
            Next::Decision(seat) => {
                let action = (wanted.habit)(game, table.position(), seat, &table.legal(seat), &mut will);
                clock.act(&**game, table.position(), seat, action, &mut jitter);
                table.decide(seat, action).expect("a legal action");
            }
        }
    }
}

/// One of the actions, as likely as the game's own move weights make it after `change` had a look at them.
pub fn by_weight<G: Evaluator>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    legal: &[G::Action],
    will: &mut Chance,
    change: impl Fn(&G::Action, &mut f32),
) -> G::Action {
    let mut weights = Vec::with_capacity(legal.len());
    game.priors(position, seat, legal, &mut weights);
    legal.iter().zip(&mut weights).for_each(|(action, weight)| change(action, weight));
    let mut at = will.below(1 << 20) as f32 / (1 << 20) as f32 * weights.iter().sum::<f32>();
    let index = weights.iter().position(|weight| {
        at -= weight;
        at <= 0.0
    });
    legal[index.unwrap_or(legal.len() - 1)]
}

/// A recorded game of the crate at `home`, verified by the rules of its version: those of older ones have a folder of
/// their own.
///
/// # Panics
/// If it does not replay to the last byte.
#[must_use]
pub fn replayed<G: Game>(home: &str, rules: u32, name: &str) -> Table<G> {
    let about = G::about();
    let folder = if rules == about.rules_version { String::new() } else { format!("rules-{rules}/") };
    let path = format!("tests/records/{folder}{name}.json");
    let text = fs::read_to_string(Path::new(home).join(&path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    let opened: Opened<G> = Opened::under_rules(&DataFiles::shipped(about.data), rules).expect("rules it knows");
    let table =
        verify(Arc::clone(opened.game()), &text, opened.data()).unwrap_or_else(|error| panic!("{path}: {error}"));
    assert_eq!(table.game().rules_version(), rules, "{path}");
    table
}

/// The record of this name under every version of the rules that has it, the newest first, each with its outcome.
///
/// # Panics
/// If no version has it, or one of them does not replay to the last byte and to its end.
#[must_use]
pub fn ended<G: Game>(home: &str, name: &str) -> Vec<(Table<G>, Outcome)> {
    let about = G::about();
    let recorded = |rules: &u32| {
        let folder = if *rules == about.rules_version { String::new() } else { format!("rules-{rules}/") };
        Path::new(home).join(format!("tests/records/{folder}{name}.json")).exists()
    };
    let games: Vec<_> = (about.oldest_rules..=about.rules_version)
        .rev()
        .filter(recorded)
        .map(|rules| {
            let table = replayed(home, rules, name);
            let outcome = table.outcome().expect("the game is over");
            (table, outcome)
        })
        .collect();
    assert!(!games.is_empty(), "no game is recorded as {name}");
    games
}
