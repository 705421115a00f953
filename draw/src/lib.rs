//! Sheets as text maps and as pictures.
//!
//! A picture is a [`scene`] of plain shapes first, so that SVG is only one of the ways to put it on paper.
//! What a sheet looks like is said once per game: [`thirty`] draws the sheet of 30 Rails, and [`text`] writes it.
//! [`village`] does both for Village Rails.

pub mod scene;
mod screen;
pub mod svg;
pub mod text;
pub mod thirty;
pub mod village;

pub use screen::{help, picture, score, screen};
