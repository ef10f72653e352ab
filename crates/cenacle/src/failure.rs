//! Why a command did not do what was asked, and the exit status that says so.

use cenacle_arena::SimError;
use cenacle_bots::BotError;
use cenacle_table::{DataError, SetupError, any::OpenError};
use thiserror::Error;

/// Why a command failed: one sentence for the person, one status for the script.
#[derive(Debug, Error)]
pub(crate) enum Failure {
    /// What was given cannot be used.
    #[error("{0}")]
    Input(String),
    /// A rule of the game stands against it.
    #[error("{0}")]
    Refused(String),
    /// Anything else: a full disk, a game that does not end.
    #[error("{0}")]
    Other(String),
}

impl Failure {
    /// What was given cannot be used.
    pub(crate) fn input(reason: impl ToString) -> Failure {
        Failure::Input(reason.to_string())
    }

    /// A failure with a reason of its own.
    pub(crate) fn other(reason: impl ToString) -> Failure {
        Failure::Other(reason.to_string())
    }

    /// The word the message begins with.
    pub(crate) const fn head(&self) -> &'static str {
        match self {
            Failure::Other(_) | Failure::Input(_) => "error:",
            Failure::Refused(_) => "refused:",
        }
    }

    /// The exit status.
    pub(crate) const fn status(&self) -> u8 {
        match self {
            Failure::Other(_) => 1,
            Failure::Input(_) => 2,
            Failure::Refused(_) => 3,
        }
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        Failure::input(error)
    }
}

impl From<BotError> for Failure {
    fn from(error: BotError) -> Failure {
        Failure::input(error)
    }
}

impl From<DataError> for Failure {
    fn from(error: DataError) -> Failure {
        Failure::input(error)
    }
}

impl From<OpenError> for Failure {
    fn from(error: OpenError) -> Failure {
        match error {
            OpenError::Data(error) => error.into(),
            OpenError::Version { .. } => Failure::input(error),
        }
    }
}

impl From<SimError> for Failure {
    fn from(error: SimError) -> Failure {
        match error {
            SimError::Setup(error) => error.into(),
            SimError::Broken { .. } | SimError::Record(_) => Failure::other(error),
        }
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        Failure::other(error)
    }
}
