//! Parts that several pages and all boards share.

mod ask;
mod chat;
mod clock;
mod confirm;
mod copy;
mod curtain;
mod desk;
mod log;
mod pick;
mod seats;
mod when;

pub(crate) use ask::{Ask, Question};
pub(crate) use chat::Chat;
pub(crate) use clock::Clock;
pub(crate) use confirm::Confirm;
pub(crate) use copy::CopyLink;
pub(crate) use curtain::Curtain;
pub(crate) use desk::Desk;
pub(crate) use log::{Log, Saying, tell, tell_line};
pub(crate) use pick::PickFile;
pub(crate) use seats::SeatBar;
pub(crate) use when::when;
