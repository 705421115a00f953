//! A table of Village Rails: the tableau of one seat with markets, hand and scores, as text and as a scene.

pub mod text;
pub(crate) mod words;
