//! A table: its log folded into who sits there, the game, and the feed that listeners hear.

mod aside;
mod bots;
mod desk;
mod feed;
mod hearing;
mod letters;
mod live;
mod log_entry;
mod meta;
mod papers;
mod play;
mod read;
mod registry;
mod snapshot;
mod state;

pub(crate) use bots::Question;
pub(crate) use desk::{civil, language, told, zone_name};
pub(crate) use feed::{Rest, number};
pub(crate) use letters::unread;
pub(crate) use live::LiveTable;
pub(crate) use log_entry::{Imported, LogEntry, Start, Terms};
pub(crate) use meta::Meta;
pub(crate) use papers::Kept;
pub(crate) use read::read_whole;
pub(crate) use registry::{Registry, write_new};
pub(crate) use state::{Roots, TableState};
