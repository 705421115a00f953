//! Parts that several pages and all boards share.

mod afterwards;
mod confirm;
mod desk;
mod end;
mod plan;

pub(crate) use afterwards::{Afterwards, after_local, after_online};
pub(crate) use confirm::Confirm;
pub(crate) use desk::Desk;
pub(crate) use end::End;
pub(crate) use plan::{PlanDesk, Planner};
