//! The server itself.

pub(crate) mod health;
pub(crate) mod metrics;
pub(crate) mod page;
