//! The socket: one a client, whatever tables it looks at.

mod converse;
pub(crate) mod open;
mod socket;
