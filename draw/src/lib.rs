//! Sheets as text maps and as pictures.
//!
//! A picture is a [`scene`] of plain shapes first, so that SVG is only one of the ways to put it on paper.
//! What a sheet looks like is said once per game, as a scene ([`thirty`], [`streetcar`], [`railage`], [`village`])
//! and as text ([`text`], and beside the scenes of the others).

mod chart;
mod fortune;
mod glossary;
mod paper;
pub mod railage;
pub mod scene;
mod screen;
pub mod streetcar;
pub mod svg;
pub mod text;
pub mod thirty;
pub mod village;

pub use chart::histogram;
pub use fortune::{Fortune, FortuneWords, fortunes};
pub use glossary::{Drawn, Glossary};
pub use paper::sample;
pub use screen::{help, picture, score, screen};
