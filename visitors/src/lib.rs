//! People with browsers: they open the pages of a running server in a real Chromium, and look, click and type.
//!
//! A test opens a [`Yard`], which is a server of its own, and lets a [`Visitor`] or several into it.
//! What the browser needs may be missing on a machine; then a test says so and is left out.

mod chromedriver;
mod equipment;
mod keys;
mod looks;
mod plain;
mod visitor;
mod yard;

pub use equipment::screenshots;
pub use plain::Answer;
pub use visitor::{Size, Visitor};
pub use yard::Yard;

/// The most that a browser should load before anything is seen, in bytes: the aim, which is not reached yet.
pub const MOST_FIRST_LOAD: usize = 500_000;

/// The most that it loads now; it must not grow.
pub const FIRST_LOAD_SO_FAR: usize = 960_000;
