//! Boards of six by six squares with a border around them: the picture, what can be touched above it, the score table.

mod hand;
mod overlay;
mod place;
mod score;
mod steps;
pub mod words;

pub use hand::{Hand, Open};
pub use overlay::Grid;
pub use place::Place;
pub use score::{Links, Row, ScoreTable};
pub use steps::{Step, Steps};

use leptos::prelude::*;

/// A picture that says nothing to screen readers, because something beside it does.
pub fn picture(class: &'static str, scene: &draw::scene::Scene) -> AnyView {
    let svg = draw::svg::silent(scene);
    view! { <span class=class aria-hidden="true" inner_html=svg></span> }.into_any()
}
