//! Parts that several pages and all boards share.

mod afterwards;
mod ask;
mod chat;
mod clock;
mod confirm;
mod copy;
mod curtain;
mod desk;
mod end;
mod hints;
mod log;
mod pace;
mod personal;
mod pick;
mod plan;
mod seats;
mod skills;
mod when;

pub(crate) use afterwards::{Afterwards, after_local, after_online, sheet_pdf, upload};
pub(crate) use ask::{Ask, Question};
pub(crate) use chat::Chat;
pub(crate) use clock::Clock;
pub(crate) use confirm::Confirm;
pub(crate) use copy::{CopyLink, CopyText};
pub(crate) use curtain::Curtain;
pub(crate) use desk::Desk;
pub(crate) use end::End;
pub(crate) use hints::{Advice, Advisor};
pub(crate) use log::{Log, once, tell};
pub(crate) use pace::{duration, pace};
pub(crate) use personal::Personal;
pub(crate) use pick::PickFile;
pub(crate) use plan::{PlanDesk, Planner};
pub(crate) use seats::SeatBar;
pub(crate) use skills::Skills;
pub(crate) use when::{date_time, day, when};
