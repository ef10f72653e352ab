//! The one error of the server: a code, what exactly, and the rule if one stands against it.

use std::{borrow::Cow, time::Duration};

use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use cenacle_scene::{Lang, Say, Viewer, Words, WordsError};
use cenacle_table::{AnyGame, Refusal, SetupError, any::OpenError};

use serde::{Deserialize, Serialize};

use crate::wire::{Code, Problem};

/// Why something that was asked is not done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct AppError {
    /// What kind of reason.
    pub code: Code,
    /// What exactly, for people who write clients.
    pub detail: Option<String>,
    /// The rule of the game and its sentence in each language, if a rule stands against it.
    pub rule: Option<(Cow<'static, str>, [String; 2])>,
    /// After how long it is worth asking again.
    pub wait: Option<Duration>,
}

impl AppError {
    /// A problem with details for who asked.
    pub(crate) fn with(code: Code, detail: impl ToString) -> AppError {
        AppError { detail: Some(detail.to_string()), ..code.into() }
    }

    /// This, and it is worth asking again after so long.
    pub(crate) fn after(code: Code, wait: Duration) -> AppError {
        AppError { wait: Some(wait), ..code.into() }
    }

    /// The same, exactly this.
    pub(crate) fn saying(self, detail: impl ToString) -> AppError {
        AppError { detail: Some(detail.to_string()), ..self }
    }

    /// A rule of this game stands against it.
    pub(crate) fn refused(code: Code, refusal: &Refusal, game: &dyn AnyGame) -> AppError {
        let said = Lang::ALL.map(|lang| game.say(&refusal.why, lang, &[], Viewer::Spectator));
        AppError { rule: Some((refusal.rule.into(), said)), ..code.into() }
    }

    /// As it goes over the wire.
    #[must_use]
    pub(crate) fn problem(&self, sentences: &Sentences, lang: Lang) -> Problem {
        let message = match &self.rule {
            Some((_, said)) => said[lang as usize].clone(),
            None => sentences.of(self.code, lang),
        };
        let rule = self.rule.as_ref().map(|(rule, _)| rule.to_string());
        // Rounded up: who waits exactly so long is not too early.
        let wait = self.wait.map(|wait| wait.as_millis() as u64 + 1);
        Problem { code: self.code, message, detail: self.detail.clone(), rule, wait }
    }
}

impl From<Code> for AppError {
    fn from(code: Code) -> AppError {
        AppError { code, detail: None, rule: None, wait: None }
    }
}

impl From<SetupError> for AppError {
    fn from(error: SetupError) -> AppError {
        AppError::with(Code::BadSetup, error)
    }
}

/// The body is written by [`crate::http::speak`], which knows the asker's language.
impl IntoResponse for AppError {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// What the server says, in both languages.
#[derive(Debug)]
pub(crate) struct Sentences([Words; 2]);

impl Sentences {
    /// Reads the words.
    ///
    /// # Errors
    /// If they are not Fluent, which a test excludes.
    pub(crate) fn new() -> Result<Sentences, WordsError> {
        let fr = Words::new(Lang::Fr, &[include_str!("../words/fr.ftl")])?;
        Ok(Sentences([fr, Words::new(Lang::En, &[include_str!("../words/en.ftl")])?]))
    }

    /// The sentence of a code.
    #[must_use]
    pub(crate) fn of(&self, code: Code, lang: Lang) -> String {
        Say::new(&self.0[lang as usize], &[], Viewer::Spectator).word(code.key()).to_string()
    }
}

/// Why the server does not start, or stopped.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be listened at.
    #[error("cannot listen at {address}: {error}")]
    Listen { address: String, error: std::io::Error },
    /// The database does not answer, or not as it should.
    #[error("database: {0}")]
    Store(#[from] sqlx::Error),
    /// The database's layout.
    #[error("database: {0}")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// A kind of database the server does not know.
    #[error("`{0}` is no database: write sqlite://FILE or postgres://…")]
    NoDatabase(String),
    /// A PostgreSQL URL, and nothing in the program that speaks to one.
    #[error("this program was built without PostgreSQL: build it with the feature `postgres`, or write sqlite://FILE")]
    NoPostgres,
    /// Several processes cannot share this database.
    #[error("several servers cannot share {0}: with --nodes write --database postgres://…")]
    NotShared(String),
    /// A URL of NATS, and nothing in the program that speaks to one.
    #[error("this program was built without nodes: build it with the feature `nodes`, or leave --nodes out")]
    NoNodes,
    /// NATS does not answer, or not as it should.
    #[error("NATS: {0}")]
    NoNats(String),
    /// There is no directory for the database.
    #[error("the database {} cannot be opened, because its directory cannot: {error}", database.display())]
    NoDirectory { database: std::path::PathBuf, error: std::io::Error },
    /// Another server has the database.
    #[error(
        "the database {database} belongs to another server that is running{}: stop that one, or give this one a database of its own",
        if holder.is_empty() { String::new() } else { format!(" ({holder})") }
    )]
    Taken {
        database: String,
        /// Who has it.
        holder: String,
    },
    /// Another server took the database while this one slept or was cut off.
    #[error("another process has taken the database over; nothing was written since")]
    TakenOver,
    /// A game cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The server's words.
    #[error(transparent)]
    Words(#[from] WordsError),
    /// A file or socket does not do what is asked of it.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_code_has_a_sentence_in_both_languages() {
        let sentences = Sentences::new().unwrap();
        for lang in Lang::ALL {
            let said: BTreeSet<String> = Code::ALL.into_iter().map(|code| sentences.of(code, lang)).collect();
            assert_eq!(said.len(), Code::ALL.len(), "two codes say the same in {lang}");
            assert!(said.iter().all(|sentence| !sentence.contains('⟦')), "{said:?}");
        }
    }

    #[test]
    fn a_code_on_the_wire_is_the_key_of_its_sentence() {
        for code in Code::ALL {
            let name = serde_json::to_value(code).unwrap();
            assert_eq!(format!("error-{}", name.as_str().unwrap()), code.key());
        }
    }
}
