//! Rail Age on the wire: plain data for JSON, in the words and the notation of the game.

mod back;
pub mod content;
pub mod view;

pub use content::Content;
pub use view::View;

impl wireform::WireForm for View {
    type Game = railage::Railage;
    type Content = Content;

    fn new(view: &railage::View, shown: &dyn Fn(kernel::Seat) -> bool) -> Self {
        Self::of(view, shown)
    }

    fn content(view: &railage::View) -> Content {
        Content::of(&view.map)
    }

    fn scored(view: &railage::View) -> impl serde::Serialize {
        scored(view)
    }

    fn back(&self, contents: &[&str]) -> Result<railage::View, wireform::ViewError> {
        self.view(contents)
    }
}

/// What the sheet of the first seat is worth.
fn scored(view: &railage::View) -> Option<view::Score> {
    let sheet = view.sheets.get(kernel::Seat::FIRST)?.as_ref()?;
    Some(view::Score::of_sheet(&sheet.sheet, &view.map))
}
