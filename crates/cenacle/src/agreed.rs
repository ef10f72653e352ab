//! What a game is set up with.

use cenacle_scene::{Lang, Phrase, Say, Viewer};
use cenacle_table::{AnyGame, Options, Refusal, SetupError};

use crate::{failure::Failure, language::words};

/// Options that a game can be set up with: what was chosen, and what is proposed as far as that goes with it.
pub(crate) fn agreed(
    game: &dyn AnyGame,
    players: Option<u8>,
    proposed: &[(&str, &str)],
    chosen: &[(&str, &str)],
    lang: Lang,
) -> Result<Options, Failure> {
    let players = players.unwrap_or(game.about().usual_players());
    match Options::agreed(game, players, proposed, chosen) {
        Err(SetupError::Together(refusal)) => {
            let options = Options::choose(game.about(), players, chosen.iter().copied())?;
            Err(not_together(game, &options, chosen, &refusal, lang))
        }
        agreed => Ok(agreed?),
    }
}

/// Why options do not go together, by the rule, and what else would have to be said so that they do.
fn not_together(
    game: &dyn AnyGame,
    options: &Options,
    chosen: &[(&str, &str)],
    refusal: &Refusal,
    lang: Lang,
) -> Failure {
    let why = game.say(&refusal.why, lang, &[], Viewer::Spectator);
    let words = match words(lang) {
        Ok(words) => words,
        Err(failure) => return failure,
    };
    let last = chosen.last().map(|(option, _)| *option);
    let advice = options.clone().settled(game, last).ok().and_then(|settled| {
        let spec = game.about().options.iter().find(|spec| settled.choice(spec.id) != options.choice(spec.id))?;
        let value = spec.kind.values().iter().find(|value| settled.choice(spec.id) == **value)?;
        let advice = Phrase::new("options-together").text("option", spec.id).text("value", value);
        Some(format!(" {}", Say::new(&words, &[], Viewer::Spectator).phrase(&advice)))
    });
    Failure::Refused(format!("{why}{} [{}]", advice.unwrap_or_default(), refusal.rule))
}
