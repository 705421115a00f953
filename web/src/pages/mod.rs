//! One module for every page.

mod daily;
mod home;
mod learn;
mod missing;
mod new_game;
mod play;
mod print;
mod referee;
mod replay;
mod rules;
mod settings;
mod sheet;

pub(crate) use daily::Daily;
pub(crate) use home::Home;
pub(crate) use learn::Learn;
pub(crate) use missing::Missing;
pub(crate) use new_game::NewGame;
pub(crate) use play::{LocalPlay, OnlinePlay};
pub(crate) use print::Print;
#[cfg(test)]
pub(crate) use print::blank;
pub(crate) use referee::RefereeDesk;
pub(crate) use replay::{LocalReplay, OnlineReplay};
pub(crate) use rules::{RuleList, Rules};
pub(crate) use settings::Settings;
pub(crate) use sheet::ScoreSheet;
