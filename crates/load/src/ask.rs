//! What a client asks over its socket.

use serde::Serialize;

/// One message to the server. `id` is the client's own number; the answer carries it back.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Ask<'a> {
    /// Look at a table.
    Attend {
        /// The client's number.
        id: u64,
        table: &'a str,
        /// From which seat, if the guest has several.
        #[serde(skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
        /// The last event the client has.
        #[serde(skip_serializing_if = "Option::is_none")]
        last: Option<u64>,
        /// In which language.
        #[serde(skip_serializing_if = "Option::is_none")]
        lang: Option<&'a str>,
    },
    /// No longer look at a table.
    Part {
        /// The client's number.
        id: u64,
        table: &'a str,
    },
    /// Decide for an action by its place in the legal list after event `n`.
    Decide {
        /// The client's number.
        id: u64,
        table: &'a str,
        /// For which seat, if the guest has several.
        #[serde(skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
        /// The last event the client knows.
        n: u64,
        /// The place in the legal list, from 0.
        index: usize,
    },
    /// Is anybody there?
    Ping {
        /// The client's number.
        id: u64,
    },
}
