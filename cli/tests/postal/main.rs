//! `platelayer postal`: a referee's whole work, by commands on a folder.

#[path = "../common/mod.rs"]
mod common;
mod desk;
mod killed;
mod post_office;
mod season;
mod sending;
mod twin;
