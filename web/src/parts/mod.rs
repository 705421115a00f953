//! Parts that several pages and all boards share.

mod confirm;
mod desk;

pub(crate) use confirm::Confirm;
pub(crate) use desk::Desk;
