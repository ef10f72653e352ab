//! Which games a balance report is made of.

use std::num::NonZeroUsize;

use cenacle_table::{AnyGame, Options, Seed, SetupError};

/// Which games to play.
#[derive(Clone, Debug)]
pub struct BalancePlan {
    /// Numbers of players and options to be compared, which take turns game by game.
    pub tables: Vec<Options>,
    /// The seed of the series; game number `i` is played with its derived seed `i`.
    pub seed: Seed,
    /// How many games at each of the tables.
    pub games: u64,
    /// How many threads play them.
    pub threads: NonZeroUsize,
    /// Whether every component is counted after every decision. Debug builds always do.
    pub audit: bool,
    /// The fingerprint of the component data.
    pub data: String,
}

impl BalancePlan {
    /// The tables for these numbers of players: each with the options chosen, and, if `all_options`, once more for every
    /// other value of every option, one departure at a time. (All combinations would be thousands, and could not say which
    /// option made the difference.)
    ///
    /// # Errors
    /// If the game is not for so many, has no such option or value, or the options chosen do not go together. A departure
    /// that does not go with them is left out.
    pub fn tables(
        game: &dyn AnyGame,
        players: &[u8],
        chosen: &[(&str, &str)],
        all_options: bool,
    ) -> Result<Vec<Options>, SetupError> {
        let about = game.about();
        let mut tables = Vec::new();
        for players in players {
            let agreed = Options::choose(about, *players, chosen.iter().copied())?;
            game.check_options(&agreed).map_err(SetupError::Together)?;
            tables.push(agreed.clone());
            for spec in about.options.iter().filter(|_| all_options) {
                for value in spec.kind.values().iter().filter(|value| agreed.choice(spec.id) != **value) {
                    let mut departed = agreed.clone();
                    departed.chosen.insert(spec.id.to_owned(), (*value).to_owned());
                    if game.check_options(&departed).is_ok() {
                        tables.push(departed);
                    }
                }
            }
        }
        Ok(tables)
    }

    /// How many games are played in all.
    #[must_use]
    pub fn all_games(&self) -> u64 {
        self.games * self.tables.len() as u64
    }
}
