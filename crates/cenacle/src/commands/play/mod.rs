//! `cenacle play`.

pub(super) mod answer;
mod paint;
mod plain;
mod screen;
mod session;
mod why;

use std::{
    io::{self, IsTerminal},
    num::NonZeroU8,
    path::{Path, PathBuf},
};

use cenacle_bots::{BotSpec, Budget, ErrorModel, SearchSpec, SeatedBot};
use cenacle_scene::{Lang, Phrase, Say, Viewer};
use cenacle_table::{AnyGame, AnyTable, Evaluator, Seat, Seed, Sitter, any::Opened};
use clap::{Args, ValueHint};

use self::session::Session;
use super::sim::{bots, pairs};
use crate::{
    agreed::agreed,
    failure::Failure,
    files,
    language::{LangArg, words},
    output,
    registry::{GameName, WithGame, with_game},
};

/// Who is asked for ideas.
const IDEAS: SearchSpec =
    SearchSpec { budget: Budget::Millis(1000), threads: NonZeroU8::MIN, error_model: ErrorModel::NONE };

const EXAMPLES: &str = "\
Examples:
  cenacle play cleopatra --players 3 --bots random,random
  cenacle play cleopatra --names Béatrice,Ilyes,Nadia         three people at this terminal
  cenacle play cleopatra --resume cenacle-cleopatra-1f0c2a9e.json
  printf '1\\n2\\nq\\n' | cenacle play cleopatra --plain --seed 7

Type to narrow the actions, Enter to choose; `?` asks why not, `:ideas` what would be sensible, F1 shows the rule, `u` takes a decision back.
The game is saved after every decision. NO_COLOR is respected.";

/// Play at this terminal, alone against bots or several in turn
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct PlayArgs {
    /// The game, as `cenacle games` names it
    #[arg(value_parser = GameName)]
    game: String,
    /// How many play [default: as few as the game allows]
    #[arg(long, value_name = "N", conflicts_with = "resume")]
    players: Option<u8>,
    /// Bots for the last seats; the others are people at this terminal
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', conflicts_with = "resume")]
    bots: Vec<String>,
    /// Names, seat by seat
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', conflicts_with = "resume")]
    names: Vec<String>,
    /// Options of the game, see `cenacle games`
    #[arg(long, value_name = "K=V,…", value_delimiter = ',', conflicts_with = "resume")]
    options: Vec<String>,
    /// Seed: any text, or 64 hexadecimal digits [default: a new one]
    #[arg(long, value_name = "S", conflicts_with = "resume")]
    seed: Option<String>,
    /// Where the game is saved [default: ./cenacle-GAME-SEED.json, or the record that is resumed]
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    save: Option<PathBuf>,
    /// Go on with a saved game
    #[arg(long, value_name = "RECORD", value_hint = ValueHint::FilePath)]
    resume: Option<PathBuf>,
    /// The guide: a sentence the first time a kind of thing can be done [default: on at a terminal]
    #[arg(long, value_name = "on|off", value_parser = clap::builder::BoolishValueParser::new())]
    guide: Option<bool>,
    /// Line by line instead of a full screen, as when the input is not a terminal
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    lang: LangArg,
}

impl PlayArgs {
    pub(crate) fn run(self, data: Option<&Path>) -> Result<(), Failure> {
        let plain = self.plain || !io::stdin().is_terminal() || !io::stdout().is_terminal();
        let guide = self.guide.unwrap_or_else(|| io::stdin().is_terminal());
        let (game, resumed) = (self.game.clone(), self.resume.is_some());
        let mut session = with_game(&game, data, self)??;
        session.guide(guide);
        session.begin()?;
        if plain {
            plain::play(&mut session, resumed, &mut io::stdin().lock(), &mut anstream::stdout())?;
        } else {
            screen::play(&mut session)?;
        }
        session.save()?;
        let path = session.path().display();
        let mut farewell = if plain { String::new() } else { session.score_sheet() };
        farewell.push_str(&format!("\n{} {path}\n", session.word("saved")));
        if session.table().outcome().is_none() {
            farewell.push_str(&format!("{} cenacle play {game} --resume {path}\n", session.word("resume-with")));
        }
        output::print(&farewell)
    }

    fn sitters(&self, players: usize, lang: Lang) -> Result<Vec<Sitter>, Failure> {
        let bots = bots(&self.bots)?;
        if bots.len() > players {
            return Err(Failure::Input(format!("{} bots for {players} players", bots.len())));
        }
        if self.names.len() > players {
            return Err(Failure::Input(format!("{} names for {players} players", self.names.len())));
        }
        let words = words(lang)?;
        let say = Say::new(&words, &[], Viewer::Spectator);
        let people = players - bots.len();
        let sitter = |index: usize| {
            let bot = index.checked_sub(people).and_then(|at| bots.get(at));
            let given = self.names.get(index).map(|name| name.trim()).filter(|name| !name.is_empty());
            let name = match (given, bot) {
                (Some(name), _) => name.to_owned(),
                (None, Some(_)) => say.phrase(&Phrase::new("bot-name").number("number", index as i64 + 1)).into(),
                // Each language has its own name for somebody without one.
                (None, None) => String::new(),
            };
            Sitter { name, bot: bot.map(ToString::to_string) }
        };
        Ok((0..players).map(sitter).collect())
    }

    fn new_table(&self, game: &dyn AnyGame, lang: Lang) -> Result<(Box<dyn AnyTable>, Seed, PathBuf), Failure> {
        let about = game.about();
        let players = self.players.unwrap_or(about.usual_players());
        // Alone against bots one plays as the game proposes it for that.
        let alone = usize::from(players) == self.bots.len() + 1;
        let proposed = if alone { game.against_bots() } else { &[] };
        let options = agreed(game, Some(players), proposed, &pairs(&self.options)?, lang)?;
        let sitters = self.sitters(options.players.into(), lang)?;
        let seed = match &self.seed {
            Some(text) => Seed::from_text(text),
            None => fresh_seed()?,
        };
        let path = match &self.save {
            Some(path) if path.exists() => {
                let path = path.display();
                return Err(Failure::Input(format!("{path} is there already; go on with it by --resume {path}")));
            }
            Some(path) => path.clone(),
            None => free_path(about.id, &seed),
        };
        Ok((game.table(options, seed, sitters)?, seed, path))
    }

    fn resumed_table(&self, game: &dyn AnyGame, record: &Path) -> Result<(Box<dyn AnyTable>, Seed, PathBuf), Failure> {
        let parsed = files::parse(record, &files::read(record)?)?;
        let table = game.replay(&parsed).map_err(|error| files::named(record, Failure::input(error)))?;
        Ok((table, parsed.header.seed, self.save.clone().unwrap_or_else(|| record.to_owned())))
    }
}

impl WithGame for PlayArgs {
    type Output = Result<Session, Failure>;

    fn with<G: Evaluator>(self, opened: Opened<G>) -> Result<Session, Failure> {
        let lang = self.lang.get();
        let (table, seed, path) = match &self.resume {
            Some(record) => self.resumed_table(&opened, record)?,
            None => self.new_table(&opened, lang)?,
        };
        let mut bots = Vec::new();
        for (index, sitter) in table.sitters().iter().enumerate() {
            if let Some(name) = &sitter.bot {
                bots.push(SeatedBot::new::<G>(name.parse::<BotSpec>()?, &seed, Seat::new(index)));
            }
        }
        let adviser = move |seat| SeatedBot::new::<G>(BotSpec::Search(IDEAS), &seed, seat);
        Ok(Session::new(Box::new(opened), table, bots, words(lang)?, path, Box::new(adviser)))
    }
}

fn fresh_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Failure::Other(format!("no seed from the system: {error}")))?;
    Ok(Seed(bytes))
}

/// A name in this directory that no file has.
fn free_path(game: &str, seed: &Seed) -> PathBuf {
    let stem = format!("cenacle-{game}-{}", &seed.to_string()[..8]);
    let numbered = (2..).map(|number| PathBuf::from(format!("{stem}-{number}.json")));
    let mut candidates = std::iter::once(PathBuf::from(format!("{stem}.json"))).chain(numbered);
    candidates.find(|path| !path.exists()).unwrap_or_default()
}
