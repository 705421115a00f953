//! `platelayer postal`: a referee's whole work, by commands on a folder.

mod both;
mod desk;
mod hostile;
mod killed;
mod opening;
mod post_office;
mod questions;
mod reminders;
mod replies;
mod season;
mod sending;
mod shared;
mod speed;
mod twin;
