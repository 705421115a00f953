//! People with browsers: they open the pages of a running server in a real Chromium, and look, click and type.
//!
//! A test opens a [`Yard`], which is a server of its own, and lets a [`Visitor`] or several into it.
//! What the browser needs may be missing on a machine; then a test says so and is left out.

mod chromedriver;
mod equipment;
mod keys;
mod looks;
mod plain;
pub mod player;
mod visitor;
mod yard;

pub use equipment::screenshots;
pub use plain::Answer;
pub use visitor::{Size, Visitor};
pub use yard::Yard;

/// The most that a browser loads before anything is seen, in bytes.
pub const MOST_FIRST_LOAD: usize = 500_000;
