//! Tables: who sits there, what happened, and the tasks that keep them.

mod audience;
mod bots;
#[cfg(test)]
mod cost;
mod decors;
mod directory;
#[cfg(test)]
mod evening;
mod far;
mod journal;
mod live;
mod load;
mod lobby;
mod meta;
mod requests;
mod reveal;
mod reviews;
mod running;
mod task;
mod tempo;
mod turns;

pub(crate) use audience::frame;
pub(crate) use audience::{ClientHandle, Frame, Listener, Outlet};
pub(crate) use bots::BotPool;
pub(crate) use decors::Decors;
pub(crate) use directory::{Services, TableDirectory};
pub(crate) use live::{Live, Origins};
pub(crate) use meta::{Place, TableMeta};
pub(crate) use requests::{
    Answered, OneReply, Past, Reply, Request, ScorePoint, State, StateAnswer, StateBody, StateQuery,
};
pub(crate) use reviews::{Looked, ReviewJob, Reviewer, Reviews};
pub(crate) use running::Due;
pub(crate) use task::Advised;
pub(crate) use turns::Client;
