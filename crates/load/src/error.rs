//! Why a client did not get what it asked for.

use thiserror::Error;

use crate::Problem;

/// Why a client did not get what it asked for.
#[derive(Debug, Error)]
pub enum ClientError {
    /// The server could not be reached, or hung up.
    #[error("{what}: {reason}")]
    Line {
        /// What was being done.
        what: String,
        /// What went wrong.
        reason: String,
    },
    /// The server said no.
    #[error("{what}: status {status}, {} ({})", .problem.code, .problem.message)]
    Refused {
        /// What was asked.
        what: String,
        /// The HTTP status.
        status: u16,
        problem: Box<Problem>,
    },
    /// The server said something else than its documentation promises.
    #[error("{what}: {reason}")]
    Strange {
        /// What was asked.
        what: String,
        /// What is strange about the answer.
        reason: String,
    },
}

impl ClientError {
    pub(crate) fn line(what: impl Into<String>, reason: impl ToString) -> ClientError {
        ClientError::Line { what: what.into(), reason: reason.to_string() }
    }

    pub(crate) fn strange(what: impl Into<String>, reason: impl ToString) -> ClientError {
        ClientError::Strange { what: what.into(), reason: reason.to_string() }
    }

    /// The server's code, or a word for what went wrong on the way.
    #[must_use]
    pub fn code(&self) -> &str {
        match self {
            ClientError::Line { .. } => "line",
            ClientError::Refused { problem, .. } => &problem.code,
            ClientError::Strange { .. } => "strange",
        }
    }
}
