//! The proving ground: it starts a server and its database, plays on it, hurts it, and checks what it promised.
//!
//! Without the feature `drive` only the processes remain, for the tests of other crates.

pub mod postgres;
pub mod process;
pub mod server;

#[cfg(feature = "drive")]
pub mod http;
