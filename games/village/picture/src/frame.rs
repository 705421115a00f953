//! Where tableau, table, legend and markets stand on the paper.

use village::Stage;

use super::{
    Layout, Picture, legend, map, market, table,
    tableau::{self, BEFORE, BEHIND, INSIDE},
    words,
};
use draw::{
    scene::{Scene, at},
    sheet::frame::{MARGIN, head_height, head_shapes, paper},
};

const GAP: f64 = 24.0;

/// The whole picture.
pub(super) fn scene(picture: &Picture<'_>) -> Scene {
    if picture.layout == Layout::MapOnly {
        return map::scene(picture);
    }
    let view = picture.view;
    let top = MARGIN + head_height(picture.title, picture.subtitle);
    let board = BEFORE + INSIDE + BEHIND;
    let table_height = table::height(view);
    let (width, n_columns, n_legends) = match picture.layout {
        Layout::Beside | Layout::Keepsake => (board.x + GAP + table::WIDTH, 7, 5),
        Layout::Below | Layout::MapOnly => (board.x, 4, 3),
    };
    let (table, legend_top) = match picture.layout {
        Layout::Beside | Layout::Keepsake => (at(MARGIN + board.x + GAP, top), top + board.y.max(table_height) + GAP),
        Layout::Below | Layout::MapOnly => {
            let place = at(MARGIN + (board.x - table::WIDTH) / 2.0, top + board.y + GAP);
            (place, place.y + table_height + GAP)
        }
    };
    let market_top = legend_top + legend::height(n_legends) + GAP;
    let rows = market::Rows { n_columns, width };
    let has_legend = picture.layout != Layout::Keepsake;
    let has_markets = has_legend && view.stage != Stage::Over;
    let end = match (has_legend, has_markets) {
        (false, _) => legend_top - GAP,
        (true, false) => market_top - GAP,
        (true, true) => market_top + rows.total(view),
    };
    let size = at(width + 2.0 * MARGIN, end + MARGIN);
    let mut shapes = paper(size);
    shapes.extend(head_shapes(picture.title, picture.subtitle, width));
    if let Some(player) = view.players.get(picture.seat) {
        if let Some(tableau) = &player.tableau {
            shapes.push(tableau::group(picture, tableau, at(MARGIN, top) + BEFORE).into());
            shapes.push(table::group(picture, tableau, table).into());
        }
        if has_markets {
            shapes.push(market::group(picture, player, rows, at(MARGIN, market_top)).into());
        }
    }
    if has_legend {
        shapes.push(legend::group(n_legends, width, at(MARGIN, legend_top)).into());
    }
    let title = if picture.title.is_empty() { "Village Rails" } else { picture.title };
    Scene {
        width: size.x,
        height: size.y,
        title: title.to_owned(),
        description: words::description(view, picture.seat),
        shapes,
    }
}
