//! 30 Streetcar Rails for whoever shows it.

use draw::{
    Caption, Entries, Glossary, Piece, Scale, Supplies, Words,
    scene::Scene,
    sheet::{self, Layout},
};
use kernel::Seat;
use streetcar::{Board, Shape, Tile, View};

use super::{Picture, screen, tile, zone};

/// The words of a board besides those of all score tables.
const WORDS: Entries = &[("trees", "drawn-trees"), ("central", "drawn-central")];

impl draw::Picture for Picture<'_> {
    type View = View;

    const GLOSSARY: Glossary = Glossary::new(&[sheet::WORDS, WORDS]);

    fn screen(view: &View, seat: Seat) -> String {
        screen::screen(view, seat)
    }

    fn help(view: &View, seat: Seat) -> String {
        screen::help(view, seat)
    }

    fn score(view: &View, seat: Seat) -> String {
        screen::score(view, seat)
    }

    fn finished(view: &View, seat: Seat) -> String {
        screen::finished(view, seat)
    }

    fn moment(view: &View, seat: Seat, title: &str) -> String {
        screen::moment(view, seat, title)
    }

    fn keepsake(view: &View, seat: Seat, caption: Caption<'_>, words: &dyn Words) -> Option<Scene> {
        let Caption { title, subtitle, .. } = caption;
        let picture = Picture::new(view.boards.get(seat)?);
        Some(Self::GLOSSARY.reword(Picture { title, subtitle, ..picture }.scene(), words))
    }

    fn name(_view: &View, words: &dyn Words) -> String {
        words.say("print-sheet-streetcar", &[])
    }

    fn blank(_view: &View, title: &str, layout: Layout, words: &dyn Words) -> Option<Scene> {
        let picture = Picture::new(&Board::BLANK);
        Some(Self::GLOSSARY.reword(Picture { title, layout, ..picture }.scene(), words))
    }

    /// All tiles of the mix, with a pedestrian zone on the back of each.
    fn supplies(view: &View, words: &dyn Words) -> Option<Supplies> {
        let tiles = view.setup.tiles();
        let of = |shape: Shape| {
            let piece = Piece { front: tile(Tile::new(shape, 0)), back: zone() };
            std::iter::repeat_n(piece, usize::from(tiles.count(shape)))
        };
        Some(Supplies {
            pieces: Shape::ALL.into_iter().flat_map(of).collect(),
            scale: Scale::Sheet,
            front: words.say("paper-tiles", &[("n", tiles.total().into())]),
            back: words.say("paper-tiles-back", &[]),
            mats: Vec::new(),
        })
    }
}
