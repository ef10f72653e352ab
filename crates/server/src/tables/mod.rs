//! Tables: who sits there, what happened, and the tasks that keep them.

mod audience;
mod bots;
#[cfg(test)]
mod cost;
mod decors;
mod desk;
#[cfg(test)]
mod evening;
mod hall;
mod journal;
mod live;
mod load;
mod lobby;
mod play;
mod requests;
mod reveal;
mod reviews;
mod sheet;
mod tempo;
mod turns;

pub(crate) use audience::frame;
pub(crate) use audience::{Ear, Frame};
pub(crate) use bots::BotPool;
pub(crate) use decors::Decors;
pub(crate) use hall::{Hall, House};
pub(crate) use journal::Happening;
pub(crate) use live::{Live, Origins};
pub(crate) use play::Due;
pub(crate) use requests::{LobbyAsk, Past, PlayAsk, Reply, Request, ScorePoint, State, StateQuery};
pub(crate) use reviews::{ReviewJob, Reviewer, Reviews};
pub(crate) use sheet::{Place, Sheet};
pub(crate) use turns::Client;
