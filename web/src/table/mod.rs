//! Tables: games being played in this browser or at a server, and plans beside them.

mod local;
mod news;
mod online;
mod plan;
mod stream;

pub(crate) use client::table::{Chosen, Hint, Hints, LEAST, Notice, Position, Status, Table};
pub(crate) use local::{LocalGame, LocalTable, begin};
pub(crate) use online::{Link, OnlineTable};
pub(crate) use plan::{DiceOf, Fork, Plan};
pub(crate) use stream::{Signal, Stream};
