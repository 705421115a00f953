//! 30 Streetcar Rails on the wire: plain data for JSON, in the words and the notation of the game.

mod back;
pub mod content;
mod scored;
pub mod view;

pub use content::Content;
pub use view::View;

impl wireform::WireForm for View {
    type Game = streetcar::Streetcar;
    type Content = Content;

    fn new(view: &streetcar::View, shown: &dyn Fn(kernel::Seat) -> bool) -> Self {
        Self::of(view, shown)
    }

    fn content(view: &streetcar::View) -> Content {
        Content::of(view.setup.tiles())
    }

    fn scored(view: &streetcar::View) -> impl serde::Serialize {
        scored::Scored::of(view)
    }

    fn back(&self, contents: &[&str]) -> Result<streetcar::View, wireform::ViewError> {
        self.view(contents)
    }
}
