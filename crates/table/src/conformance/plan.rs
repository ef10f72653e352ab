//! How much is tried.

use crate::{About, Game, OptionKind, OptionSpec, Options, Seed, Table, any::Opened};

/// How many games are played and how often each property is looked at. An `every` of 7 looks at each seventh input,
/// and more seldom late in a long game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Random games for each number of players, with the options nobody changed.
    pub games: u32,
    /// Whether each value of each option is played with every number of players, or only once.
    pub options_at_every_count: bool,
    /// Options that are changed all at once, in a game of each number of players: what meets only together.
    pub together: &'static [(&'static str, &'static str)],
    /// How often every legal action, and many others, are tried on a copy.
    pub legal_every: usize,
    /// How many actions made of random bytes are tried then, for each seat.
    pub strange: usize,
    /// How many actions that were legal elsewhere are tried then, for each seat.
    pub elsewhere: usize,
    /// How often hidden things are exchanged for others.
    pub secrecy_every: usize,
    /// How many positions are imagined then, for each viewer.
    pub imagined: usize,
    /// How often every viewer's scene is built in both languages.
    pub scene_every: usize,
    /// How often each viewer is sent what changed.
    pub diff_every: usize,
    /// How often a decision is taken back and played again.
    pub undo_every: usize,
    /// How often the position is written down and read again.
    pub written_every: usize,
}

impl Plan {
    /// For every day: the whole suite takes less than a minute a game.
    #[must_use]
    pub const fn quick() -> Plan {
        Plan {
            games: 2,
            options_at_every_count: false,
            together: &[],
            legal_every: 3,
            strange: 24,
            elsewhere: 40,
            secrecy_every: 11,
            imagined: 2,
            scene_every: 23,
            diff_every: 25,
            undo_every: 9,
            written_every: 5,
        }
    }

    /// For the long run before a release.
    #[must_use]
    pub const fn long() -> Plan {
        Plan {
            games: 6,
            options_at_every_count: true,
            together: &[],
            legal_every: 1,
            strange: 64,
            elsewhere: 160,
            secrecy_every: 2,
            imagined: 4,
            scene_every: 5,
            diff_every: 7,
            undo_every: 3,
            written_every: 1,
        }
    }

    /// The games of this plan: every number of players, and every value of every option.
    pub(crate) fn cases<G: Game>(&self, opened: &Opened<G>) -> Result<Vec<Case>, String> {
        let about = G::about();
        let rules = opened.game().rules_version();
        let mut cases = Vec::new();
        let counts: Vec<u8> = (about.players.0..=about.players.1).collect();
        for &players in &counts {
            for game in 0..self.games {
                let case = Case::under(about, rules, players, &[], game);
                case.try_out(opened)?;
                cases.push(case);
            }
        }
        for &players in counts.iter().filter(|_| !self.together.is_empty()) {
            let case = Case::under(about, rules, players, self.together, 0);
            case.try_out(opened)?;
            cases.push(case);
        }
        let values = specs::<G>(opened).flat_map(|spec| others_of(spec.kind).map(|value| (spec.id, value)));
        for (number, (option, value)) in values.enumerate() {
            // Begin elsewhere for each value, so that options meet several numbers of players even in a quick run.
            let order = counts.iter().cycle().skip(number % counts.len()).take(counts.len());
            let mut played = false;
            let mut why = String::new();
            for &players in order {
                let case = match alone_or_with_another(opened, players, (option, value)) {
                    Ok(case) => case,
                    Err(error) => {
                        why = error;
                        continue;
                    }
                };
                if played && !self.options_at_every_count {
                    break;
                }
                played = true;
                cases.push(case);
            }
            if !played {
                return Err(format!("{}: option {option} = {value} can never be played: {why}", about.id));
            }
        }
        Ok(cases)
    }
}

/// Inputs after which a game is looked at half as often, and again as many after which a third as often.
const LONG: usize = 200;

/// How often to look after so many inputs: the longer a game, the more of its moments are alike.
pub(crate) fn rarer(every: usize, number: usize) -> usize {
    every * (1 + number / LONG)
}

/// Whether this is a moment to look at: each so many, rarer as the game goes on, and the last.
pub(crate) fn is_due<G: Game>(table: &Table<G>, every: usize) -> bool {
    let number = table.steps().len();
    number.is_multiple_of(rarer(every, number)) || table.outcome().is_some()
}

/// A game with this value, alone or, where it needs one, with one other option changed.
fn alone_or_with_another<G: Game>(
    opened: &Opened<G>,
    players: u8,
    wanted: (&'static str, &'static str),
) -> Result<Case, String> {
    let (about, rules) = (G::about(), opened.game().rules_version());
    let alone = Case::under(about, rules, players, &[wanted], 0);
    let Err(why) = alone.try_out(opened) else { return Ok(alone) };
    let others = specs::<G>(opened).filter(|spec| spec.id != wanted.0);
    for other in others.flat_map(|spec| others_of(spec.kind).map(|value| (spec.id, value))) {
        let both = Case::under(about, rules, players, &[wanted, other], 0);
        if both.try_out(opened).is_ok() {
            return Ok(both);
        }
    }
    Err(why)
}

/// The options of the rules that are played.
fn specs<G: Game>(opened: &Opened<G>) -> impl Iterator<Item = &'static OptionSpec> {
    let rules = opened.game().rules_version();
    G::about().options.iter().filter(move |spec| spec.since <= rules)
}

/// The values of an option that are not what it is if nobody says.
fn others_of(kind: OptionKind) -> Box<dyn Iterator<Item = &'static str>> {
    match kind {
        OptionKind::Flag { default: true } => Box::new(std::iter::once("off")),
        OptionKind::Flag { default: false } => Box::new(std::iter::once("on")),
        OptionKind::Choice { values, default } => {
            Box::new(values.iter().copied().filter(move |value| *value != default))
        }
    }
}

/// One game of a plan.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    pub(crate) options: Options,
    pub(crate) seed_text: String,
    name: String,
}

impl Case {
    pub(crate) fn new(about: &About, players: u8, changed: &[(&str, &str)], game: u32) -> Case {
        Case::under(about, about.rules_version, players, changed, game)
    }

    /// The same under rules of this version.
    fn under(about: &About, rules: u32, players: u8, changed: &[(&str, &str)], game: u32) -> Case {
        let options =
            Options::choose_under(about, rules, players, changed.iter().copied()).expect("the game's own figures");
        let seed_text = format!("conformance {game}");
        let with: String = changed.iter().map(|(option, value)| format!(", {option} = {value}")).collect();
        let name = format!("{}, {players} players{with}, seed \"{seed_text}\"", about.id);
        Case { options, seed_text, name }
    }

    pub(crate) fn players(&self) -> usize {
        usize::from(self.options.players)
    }

    pub(crate) fn seed(&self) -> Seed {
        Seed::from_text(&self.seed_text)
    }

    /// A failure with everything needed to play it again.
    pub(crate) fn failed(&self, input: usize, what: impl AsRef<str>) -> String {
        format!("{}, after input {input}: {}", self.name, what.as_ref())
    }

    fn try_out<G: Game>(&self, opened: &Opened<G>) -> Result<(), String> {
        super::walk::seat_down(opened, self).map(|_| ())
    }
}
