//! Village Rails on the wire: plain data for JSON, in the words and the notation of the game.

mod back;
pub mod content;
pub mod view;

pub use content::Content;
pub use view::View;

impl wireform::WireForm for View {
    type Game = village::Village;
    type Content = Content;

    fn new(view: &village::View, shown: &dyn Fn(kernel::Seat) -> bool) -> Self {
        Self::of(view, shown)
    }

    fn content(view: &village::View) -> Content {
        Content::of(view.setup.content())
    }

    fn scored(view: &village::View) -> impl serde::Serialize {
        scored(view)
    }

    fn back(&self, contents: &[&str]) -> Result<village::View, wireform::ViewError> {
        self.view(contents)
    }
}

/// What the sheet of the first seat is worth.
fn scored(view: &village::View) -> Option<view::Score> {
    let tally = view.players.get(kernel::Seat::FIRST)?.tally?;
    Some(view::Score::new(&tally))
}
