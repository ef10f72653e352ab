//! The server itself.

pub(crate) mod health;
pub(crate) mod metrics;
mod page;
pub(crate) mod site;
