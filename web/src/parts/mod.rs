//! Parts that several pages and all boards share.

mod confirm;
mod desk;
mod png;

pub(crate) use confirm::Confirm;
pub(crate) use desk::Desk;
pub(crate) use png::save_png;
