//! 30 Rails on the wire: plain data for JSON, in the words and the notation of the game.

mod back;
pub mod content;
mod scored;
pub mod view;

pub use content::Content;
pub use view::View;

impl wireform::WireForm for View {
    type Game = thirty::Thirty;
    type Content = Content;

    fn new(view: &thirty::View, shown: &dyn Fn(kernel::Seat) -> bool) -> Self {
        Self::of(view, shown)
    }

    fn content(view: &thirty::View) -> Content {
        Content::of(view.setup.rules())
    }

    fn scored(view: &thirty::View) -> impl serde::Serialize {
        scored::Scored::of(view)
    }

    fn back(&self, _contents: &[&str]) -> Result<thirty::View, wireform::ViewError> {
        self.view()
    }
}
