//! `cenacle games`.

use std::{collections::BTreeMap, fmt::Write, path::Path};

use cenacle_scene::{Lang, Phrase, Say, Text, Viewer, Words};
use cenacle_table::{AnyGame, Origin};
use clap::Args;
use serde::Serialize;

use crate::{
    failure::Failure,
    language::{LangArg, words},
    output, registry,
};

const EXAMPLES: &str = "\
Examples:
  cenacle games
  cenacle games --json | jq '.[].players'
  cenacle games --data my-box/";

/// List the games, their players and options, and where their figures come from
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct GamesArgs {
    /// Print JSON, see docs/formats.md
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    lang: LangArg,
}

/// A game in the list.
#[derive(Serialize)]
struct Listed {
    game: &'static str,
    title: BTreeMap<&'static str, String>,
    rules_version: u32,
    players: Players,
    minutes: u16,
    longest: u32,
    options: Vec<ListedOption>,
    end_reasons: &'static [&'static str],
    house_end: Option<&'static str>,
    data: ListedData,
}

#[derive(Serialize)]
struct Players {
    min: u8,
    max: u8,
}

#[derive(Serialize)]
struct ListedOption {
    id: &'static str,
    name: BTreeMap<&'static str, String>,
    values: &'static [&'static str],
    default: &'static str,
    rule: &'static str,
}

#[derive(Serialize)]
struct ListedData {
    fingerprint: String,
    files: Vec<&'static str>,
    origins: BTreeMap<Origin, usize>,
}

impl GamesArgs {
    pub(crate) fn run(self, data: Option<&Path>) -> Result<(), Failure> {
        registry::check_owners(data)?;
        let games = registry::ids().into_iter().map(|id| registry::open(id, data)).collect::<Result<Vec<_>, _>>()?;
        let listed: Vec<Listed> = games.iter().map(|game| list(&**game)).collect();
        if self.json {
            return output::print_json(&listed);
        }
        let words = words(self.lang.get())?;
        let texts: Vec<String> =
            listed.iter().zip(&games).map(|(listed, game)| describe(listed, &**game, &words)).collect();
        output::print(&texts.join("\n"))
    }
}

fn list(game: &dyn AnyGame) -> Listed {
    let about = game.about();
    let said = |key: &str| -> BTreeMap<&'static str, String> {
        Lang::ALL
            .into_iter()
            .map(|lang| (lang.code(), Say::new(game.words(lang), &[], Viewer::Spectator).word(key).into()))
            .collect()
    };
    let mut origins =
        BTreeMap::from([Origin::Rulebook, Origin::Public, Origin::Reconstructed].map(|origin| (origin, 0)));
    origins.extend(game.origins());
    let options = about.options.iter().map(|spec| ListedOption {
        id: spec.id,
        name: said(&format!("option-{}", spec.id)),
        values: spec.kind.values(),
        default: spec.kind.default_text(),
        rule: spec.rule,
    });
    Listed {
        game: about.id,
        title: said("game-title"),
        rules_version: about.rules_version,
        players: Players { min: about.players.0, max: about.players.1 },
        minutes: about.minutes,
        longest: about.longest,
        options: options.collect(),
        end_reasons: about.end_reasons,
        house_end: about.house_end,
        data: ListedData {
            fingerprint: game.data().to_owned(),
            files: about.data.iter().map(|(name, _)| *name).collect(),
            origins,
        },
    }
}

/// The game in a few lines, in the program's words and its own.
fn describe(listed: &Listed, game: &dyn AnyGame, words: &Words) -> String {
    let lang = words.lang();
    let say = Say::new(words, &[], Viewer::Spectator);
    let own = Say::new(game.words(lang), &[], Viewer::Spectator);
    let mut text = format!("{}  {}\n", output::styled(output::HEADING, listed.game), listed.title[lang.code()]);
    let mut line = |head: &str, rest: &str| {
        let _ = writeln!(text, "  {head:<9} {rest}");
    };
    let players = Phrase::new("games-of-players").number("min", listed.players.min).number("max", listed.players.max);
    line(&say.word("games-players"), &say.phrase(&players.number("minutes", listed.minutes)));
    for (index, option) in listed.options.iter().enumerate() {
        let head = if index == 0 { say.word("games-options") } else { Text::default() };
        let (values, default) = (option.values.join("|"), option.default);
        let name = output::styled(output::FAINT, &option.name[lang.code()]);
        line(&head, &format!("{}={values} ({} {default})  {name}", option.id, say.word("games-default")));
    }
    let total = listed.data.origins.values().sum::<usize>().max(1);
    let origin = |(origin, count): (&Origin, &usize)| {
        let name = say.word(match origin {
            Origin::Rulebook => "origin-rulebook",
            Origin::Public => "origin-public",
            Origin::Reconstructed => "origin-reconstructed",
        });
        format!("{count} {name} ({:.0} %)", *count as f64 * 100.0 / total as f64)
    };
    let origins: Vec<String> = listed.data.origins.iter().map(origin).collect();
    line(&say.word("games-figures"), &origins.join(", "));
    let mut ends: Vec<String> =
        listed.end_reasons.iter().map(|reason| own.word(&format!("end-{reason}")).into()).collect();
    if let Some(reason) = listed.house_end {
        ends.push(format!("{} ({})", own.word(&format!("end-{reason}")), say.word("games-house")));
    }
    line(&say.word("games-end"), &ends.join(" · "));
    text
}
