//! A table: its log folded into who sits there, the game, and the story that listeners hear.

mod aside;
mod company;
mod cursor;
mod deed;
mod desk;
mod state;
mod hearing;
mod letters;
mod live;
mod meta;
mod papers;
mod play;
mod read;
mod registry;
mod snapshot;
mod story;

pub(crate) use company::Question;
pub(crate) use cursor::Cursor;
pub(crate) use deed::{Deed, Imported, Start, Terms};
pub(crate) use desk::{civil, language, told, zone_name};
pub(crate) use state::{TableState, Roots};
pub(crate) use letters::unread;
pub(crate) use live::Live;
pub(crate) use meta::Meta;
pub(crate) use papers::Kept;
pub(crate) use read::read_whole;
pub(crate) use registry::{Registry, write_new};
pub(crate) use story::{Rest, number};
