//! Sidings on the wire: plain data for JSON, in the words and the notation of the game.

mod back;
pub mod view;

pub use view::{Content, View};

use sidings::{Siding, Sidings, Yard};
use wireform::out::texts;

impl wireform::WireForm for View {
    type Game = sidings::Sidings;
    type Content = Content;

    fn new(view: &sidings::View, shown: &dyn Fn(kernel::Seat) -> bool) -> Self {
        Self::of(view, shown)
    }

    fn content(_: &sidings::View) -> Content {
        Content { sidings: texts(Siding::ALL), places: Yard::PLACES as u8, rounds: Sidings::ROUNDS }
    }

    fn back(&self, _contents: &[&str]) -> Result<sidings::View, wireform::ViewError> {
        self.view()
    }
}
