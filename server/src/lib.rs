//! Tables for friends and strangers over HTTP: nothing lost, nothing leaked.
//!
//! A table is its log in the database; what is in memory follows from it.
//! A move is checked by the rules, written, synced, and then told.

mod api;
mod app;
mod bot_runner;
mod caller;
mod client;
mod clock;
mod export;
mod fault;
mod guard;
mod keys;
mod limits;
mod metrics;
mod places;
mod scheduler;
mod serve;
mod settings;
mod table;
mod token;

pub use client::Client;
pub use clock::moment;
pub use export::{ExportError, export, players};
pub use serve::{ServeError, Server};
pub use settings::{Patience, Settings};
