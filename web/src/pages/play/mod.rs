//! The page of a game being played, on this screen or at the server.

mod bar;
mod local;
mod menu;
mod online;
mod refereed;
mod room;

pub(crate) use local::LocalPlay;
pub(crate) use online::OnlinePlay;
