//! One file a command.

pub(crate) mod arena;
pub(crate) mod backup;
pub(crate) mod balance;
pub(crate) mod completions;
pub(crate) mod games;
pub(crate) mod lab;
pub(crate) mod lesson;
#[cfg(feature = "load")]
pub(crate) mod load;
pub(crate) mod play;
pub(crate) mod position;
pub(crate) mod render;
pub(crate) mod replay;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod sim;
pub(crate) mod try_;
pub(crate) mod verify;
