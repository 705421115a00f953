//! How 30 Streetcar Rails looks: the board as a scene and as text, the screen of a terminal, what is printed.

mod central;
mod chart;
mod lines;
mod looks;
mod palette;
mod pile;
mod screen;
mod street;
mod table;
pub mod text;
mod town;
mod words;
mod zone;

use draw::{
    scene::{Point, Scene},
    sheet::{Head, Layout, board, scene, way::SPAN},
    svg,
};
use streetcar::{Board, Draw, Tile, Unseen};
use track::{Square, SquareSet};

/// What is to be drawn, and how.
#[derive(Copy, Clone, Debug)]
pub struct Picture<'a> {
    /// The board.
    pub board: &'a Board,
    /// The tiles that nobody has seen yet, if they are to be counted.
    pub unseen: Option<&'a Unseen>,
    /// The tile and the die that are being played.
    pub draw: Option<Draw>,
    /// The title; an empty one takes no room.
    pub title: &'a str,
    /// What stands beneath the title.
    pub subtitle: &'a str,
    /// Whether the scored drives and those to the central station are drawn over the track.
    pub with_lines: bool,
    /// The empty squares that are open to the player.
    pub legal: SquareSet,
    /// Where the score table stands.
    pub layout: Layout,
    /// What the names in the picture begin with; different for pictures on one page.
    pub prefix: &'a str,
}

impl<'a> Picture<'a> {
    /// A board with its drives and its score table, without a title and without the pile.
    pub const fn new(board: &'a Board) -> Self {
        Self {
            board,
            unseen: None,
            draw: None,
            title: "",
            subtitle: "",
            with_lines: true,
            legal: SquareSet::EMPTY,
            layout: Layout::Beside,
            prefix: "board",
        }
    }

    /// The picture as plain shapes.
    pub fn scene(&self) -> Scene {
        let head = Head { title: self.title, subtitle: self.subtitle, game: "30 Streetcar Rails" };
        scene(
            &head,
            words::description(self.board),
            self.layout,
            |place| chart::group(self, place),
            |place, form| table::group(self, place, form),
        )
    }

    /// The picture as SVG.
    pub fn svg(&self) -> String {
        svg::scene(&self.scene(), self.prefix)
    }

    /// The map alone, for a page to lay things over: eight by eight squares of 100 units, of which the outer ones are
    /// the border squares.
    pub fn board(&self) -> Scene {
        board("30 Streetcar Rails", words::description(self.board), |place| chart::group(self, place))
    }
}

/// One tile, as it lies on the board.
pub fn tile(tile: Tile) -> Scene {
    let square = Square::new(1, 1).expect("the first square");
    let name = format!("{} {tile}", tile.shape().name());
    let shapes = chart::tile_shapes(Point::default(), square, tile);
    Scene { width: SPAN, height: SPAN, title: name.clone(), description: name, shapes }
}

/// A tile that lies face down: a pedestrian zone.
pub fn zone() -> Scene {
    let square = Square::new(1, 1).expect("the first square");
    let title = "pedestrian zone".to_owned();
    Scene {
        width: SPAN,
        height: SPAN,
        description: title.clone(),
        title,
        shapes: zone::shapes(Point::default(), square),
    }
}

/// The central station.
pub fn central() -> Scene {
    let title = "central station".to_owned();
    Scene { width: SPAN, height: SPAN, description: title.clone(), title, shapes: central::shapes(Point::default()) }
}
