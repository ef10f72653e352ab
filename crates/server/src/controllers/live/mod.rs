//! The socket: one a client, whatever tables it looks at.

mod converse;
mod fragments;
pub(crate) mod open;
mod socket;
