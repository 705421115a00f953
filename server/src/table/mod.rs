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
mod play;
mod read;
mod registry;
mod snapshot;
mod state;
mod table_desk;

pub(crate) use bots::Question;
pub(crate) use desk::{language, told};
pub(crate) use feed::{Rest, number};
pub(crate) use letters::unread;
pub(crate) use live::LiveTable;
pub(crate) use log_entry::{Imported, LogEntry, Start, Terms};
pub(crate) use meta::Meta;
pub(crate) use read::read_whole;
pub(crate) use registry::{Registry, write_new};
pub(crate) use state::{Source, TableState};
