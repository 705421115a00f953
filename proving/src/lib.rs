//! The proving ground: it starts a server and its database, plays on it, hurts it, and checks what it promised.
//!
//! Without the feature `drive` only the processes remain, for the tests of other crates.

pub mod postgres;
pub mod process;
pub mod server;

#[cfg(feature = "drive")]
pub mod api;
#[cfg(feature = "drive")]
pub mod audit;
#[cfg(feature = "drive")]
pub mod board;
#[cfg(feature = "drive")]
pub mod columns;
#[cfg(feature = "drive")]
pub mod glance;
#[cfg(feature = "drive")]
pub mod http;
#[cfg(feature = "drive")]
pub mod journal;
#[cfg(feature = "drive")]
pub mod listener;
#[cfg(feature = "drive")]
pub mod party;
#[cfg(feature = "drive")]
pub mod player;
#[cfg(feature = "drive")]
pub mod statistics;
#[cfg(feature = "drive")]
pub mod yard;
