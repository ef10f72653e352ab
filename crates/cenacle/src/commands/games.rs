//! `cenacle games`.

use std::{collections::BTreeMap, fmt::Write, path::Path};

use cenacle_scene::{Lang, Say, Viewer};
use cenacle_table::{AnyGame, OptionKind, Origin};
use clap::Args;
use serde::Serialize;

use crate::{failure::Failure, language::LangArg, output, registry};

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
    values: Vec<&'static str>,
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
    /// Lists them.
    pub(crate) fn run(self, data: Option<&Path>) -> Result<(), Failure> {
        let games = registry::ids().into_iter().map(|id| registry::open(id, data)).collect::<Result<Vec<_>, _>>()?;
        let listed: Vec<Listed> = games.iter().map(|game| list(&**game)).collect();
        if self.json {
            return output::print_json(&listed);
        }
        let lang = self.lang.get();
        let texts: Vec<String> = listed.iter().map(|game| describe(game, lang)).collect();
        output::print(&texts.join("\n"))
    }
}

fn list(game: &dyn AnyGame) -> Listed {
    let about = game.about();
    let said = |key: &str| -> BTreeMap<&'static str, String> {
        Lang::ALL
            .into_iter()
            .map(|lang| (lang.code(), Say::new(game.words(lang), &[], Viewer::Spectator).word(key)))
            .collect()
    };
    let mut origins =
        BTreeMap::from([Origin::Rulebook, Origin::Public, Origin::Reconstructed].map(|origin| (origin, 0)));
    origins.extend(game.origins());
    let options = about.options.iter().map(|spec| {
        let (values, default) = match spec.kind {
            OptionKind::Flag { default } => (vec!["on", "off"], if default { "on" } else { "off" }),
            OptionKind::Choice { values, default } => (values.to_vec(), default),
        };
        ListedOption { id: spec.id, name: said(&format!("option-{}", spec.id)), values, default, rule: spec.rule }
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

fn describe(game: &Listed, lang: Lang) -> String {
    let title = &game.title[lang.code()];
    let mut text = format!("{}  {title}\n", output::styled(output::HEADING, game.game));
    let _ = writeln!(text, "  players   {} to {}, about {} minutes", game.players.min, game.players.max, game.minutes);
    for (index, option) in game.options.iter().enumerate() {
        let head = if index == 0 { "options" } else { "" };
        let values = option.values.join("|");
        let name = output::styled(output::FAINT, &option.name[lang.code()]);
        let _ = writeln!(text, "  {head:<9} {}={values} (default {})  {name}", option.id, option.default);
    }
    let total = game.data.origins.values().sum::<usize>().max(1);
    let origin = |(origin, count): (&Origin, &usize)| {
        let name = match origin {
            Origin::Rulebook => "rulebook",
            Origin::Public => "public",
            Origin::Reconstructed => "reconstructed",
        };
        format!("{count} {name} ({:.0} %)", *count as f64 * 100.0 / total as f64)
    };
    let origins: Vec<String> = game.data.origins.iter().map(origin).collect();
    let _ = writeln!(text, "  figures   {}", origins.join(", "));
    let house = game.house_end.map(|reason| format!("; by the house: {reason}")).unwrap_or_default();
    let _ = writeln!(text, "  ends by   {}{house}", game.end_reasons.join(", "));
    text
}
