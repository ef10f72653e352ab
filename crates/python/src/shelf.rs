//! The games by name.

use std::{collections::BTreeMap, sync::OnceLock};

use cenacle_table::{
    About, Evaluator, Game, OptionKind, Options, Seat, Seed, Viewer,
    any::Opened,
    encoding::{ActionSpace, Description, Encoded, Perspective, describe as describe_view},
};
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::errors::{guarded, wrong};

/// Something to be done with a game whose type is known.
pub(crate) trait WithGame {
    /// What comes of it.
    type Output;

    /// Does it with one game.
    fn with<G: Evaluator + Encoded>(self, opened: &'static Opened<G>) -> PyResult<Self::Output>;
}

macro_rules! shelf {
    ($($game:ty),+ $(,)?) => {
        fn abouts() -> Vec<&'static About> {
            vec![$(<$game>::about()),+]
        }

        /// Opens a game under the newest rules and does something with it.
        pub(crate) fn with_game<W: WithGame>(id: &str, work: W) -> PyResult<W::Output> {
            $(if id == <$game>::about().id {
                // Opened once for as long as the program runs: a game is only read.
                static OPENED: OnceLock<Opened<$game>> = OnceLock::new();
                if OPENED.get().is_none() {
                    let opened = Opened::<$game>::shipped().map_err(wrong)?;
                    let _ = OPENED.set(opened);
                }
                return work.with(OPENED.get().expect("it was opened just now"));
            })+
            let ids: Vec<&str> = abouts().into_iter().map(|about| about.id).collect();
            Err(wrong(format!("there is no game {id:?}; there is {}", ids.join(", "))))
        }
    };
}

shelf![
    cenacle_cleopatra::Cleopatra,
    cenacle_creatures_and_cultists::CreaturesAndCultists,
    cenacle_cult::Cult,
    cenacle_evil_high_priest::EvilHighPriest,
    cenacle_four_gods::FourGods,
];

/// What a game is set up with: the simulated options unless something else is said.
pub(crate) fn options<G: Game>(players: Option<u8>, chosen: &BTreeMap<String, String>) -> PyResult<Options> {
    let about = G::about();
    let players = players.unwrap_or_else(|| about.usual_players());
    let usual = G::simulated().iter().filter(|(option, _)| !chosen.contains_key(*option)).copied();
    let said = chosen.iter().map(|(option, value)| (option.as_str(), value.as_str()));
    Options::choose(about, players, usual.chain(said)).map_err(wrong)
}

/// A seed as Python gives it: any text.
pub(crate) fn seed(text: &str) -> Seed {
    Seed::from_text(text)
}

/// The names of the games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    abouts().into_iter().map(|about| about.id).collect()
}

/// What a game is, with its numbers and the fields of its views, as JSON.
#[pyfunction]
#[pyo3(signature = (game, players=None))]
pub(crate) fn describe(game: &str, players: Option<u8>) -> PyResult<String> {
    struct Describe(Option<u8>);
    impl WithGame for Describe {
        type Output = String;

        fn with<G: Evaluator + Encoded>(self, opened: &'static Opened<G>) -> PyResult<String> {
            let about = G::about();
            let options = options::<G>(self.0, &BTreeMap::new())?;
            let fields = fields(&**opened.game(), &options)?;
            let option = |spec: &cenacle_table::OptionSpec| {
                let default = match spec.kind {
                    OptionKind::Flag { .. } | OptionKind::Choice { .. } => spec.kind.default_text(),
                };
                json!({ "id": spec.id, "values": spec.kind.values(), "default": default })
            };
            Ok(json!({
                "id": about.id,
                "rules_version": about.rules_version,
                "players": options.players,
                "fewest": about.players.0,
                "most": about.players.1,
                "longest": about.longest,
                "options": about.options.iter().map(option).collect::<Vec<_>>(),
                "ends": about.end_reasons.iter().copied().chain(about.house_end).collect::<Vec<_>>(),
                "actions": space(G::ACTIONS),
                "observation": { "version": G::OBSERVATION, "length": fields.len(), "fields": shown(&fields) },
            })
            .to_string())
        }
    }
    guarded(|| with_game(game, Describe(players)))
}

/// The fields of a game's views with these options.
pub(crate) fn fields<G: Encoded>(game: &G, options: &Options) -> PyResult<Description> {
    let mut chance = cenacle_table::Chance::new(&seed("fields"), cenacle_table::Stream::Game);
    game.check_options(options).map_err(|refusal| wrong(format!("refused by rule {}", refusal.rule)))?;
    let position = game.setup(options, &mut chance, &mut cenacle_table::Log::silent()).map_err(wrong)?;
    let first = Seat::new(0);
    let from = Perspective::new(first, game.players(&position));
    Ok(describe_view(game, &game.view(&position, Viewer::Seat(first)), from))
}

fn space(space: &ActionSpace) -> Value {
    let kind = |(kind, first): (&cenacle_table::encoding::Kind, &u32)| {
        let factors: Vec<Value> =
            kind.factors().into_iter().map(|factor| json!({ "name": factor.name, "size": factor.size })).collect();
        json!({ "name": kind.id(), "first": first, "size": kind.size(), "factors": factors })
    };
    let kinds: Vec<Value> = space.kinds.iter().zip(space.firsts).map(kind).collect();
    json!({ "version": space.version, "size": space.len(), "widest": space.widest(), "depth": space.depth(), "kinds": kinds })
}

fn shown(description: &Description) -> Vec<Value> {
    let field = |field: &cenacle_table::encoding::Field| {
        json!({
            "name": field.name,
            "first": field.first,
            "values": field.values,
            "most": field.most,
            "coding": field.coding.word(),
        })
    };
    description.fields.iter().map(field).collect()
}
