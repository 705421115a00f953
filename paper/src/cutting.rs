//! Cards and tiles to cut out, with their backs in register on the other side of the paper.

use draw::{
    Scale, Supplies,
    scene::{Anchor, Point, Scene, at},
};

use crate::{
    Frame, Language, Page, Stock,
    fonts::Style,
    stock::{MARGIN, MM},
    words::t,
};

/// How long the marks are between which one cuts, and how far they stand off.
const MARK: f64 = 4.0 * MM;
const OFF: f64 = 1.0 * MM;
/// The room for a line of words above the cards.
const HEAD: f64 = 6.0 * MM;

/// The frames of a page of pieces that touch each other, so that one cut serves two.
pub(crate) fn frames(page: Point, size: Point) -> (Vec<Frame>, (u8, u8)) {
    let room = page - at(MARGIN + MARK + OFF, MARGIN + MARK + OFF) * 2.0 - at(0.0, HEAD);
    let fits = |room: f64, each: f64| {
        // A page holds few of anything that is to be held in a hand.
        #[expect(clippy::cast_sign_loss, reason = "it is at least one")]
        let n = (room / each + 1e-6).floor().clamp(1.0, 40.0) as u8;
        n
    };
    let grid = (fits(room.x, size.x), fits(room.y, size.y));
    let all = at(size.x * f64::from(grid.0), size.y * f64::from(grid.1));
    let corner = (page - all) * 0.5 + at(0.0, HEAD / 2.0);
    (Frame { corner, size: all }.cells(grid, 0.0), grid)
}

/// The pages: each with fronts is followed by that with their backs, and what pieces are laid on comes last.
///
/// `sheet_unit` is how large a unit of an empty sheet is.
pub(crate) fn pages(supplies: &Supplies, sheet_unit: Option<f64>, stock: Stock, language: Language) -> Vec<Page> {
    let Some(size) = supplies.pieces.first().map(draw::Piece::size) else { return Vec::new() };
    let unit = match supplies.scale {
        Scale::Millimetres(width) => width * MM / size.x,
        Scale::Sheet => sheet_unit.unwrap_or(1.0),
    };
    let page = stock.upright();
    let (frames, _) = frames(page, size * unit);
    let n_sheets = supplies.pieces.len().div_ceil(frames.len());
    let mut res = Vec::new();
    for (chunk, n) in supplies.pieces.chunks(frames.len()).zip(1..) {
        let used = &frames[..chunk.len()];
        let backs: Vec<_> = used.iter().map(|it| it.mirrored(page)).collect();
        res.push(side(page, chunk.iter().map(|it| &it.front), used, &supplies.front, (n, n_sheets), language));
        res.push(side(page, chunk.iter().map(|it| &it.back), &backs, &supplies.back, (n, n_sheets), language));
    }
    res.extend(supplies.mats.iter().map(|(title, scene)| mat(title, scene, unit, page)));
    res
}

/// What pieces are laid on, in their size.
fn mat(title: &str, scene: &Scene, unit: f64, page: Point) -> Page {
    let mut res = Page::new(page);
    let size = at(scene.width, scene.height) * unit;
    let corner = at((page.x - size.x) / 2.0, MARGIN + 12.0 * MM);
    res.put(scene.clone(), Frame { corner, size });
    let room = page.x - 2.0 * MARGIN;
    res.write(at(corner.x, corner.y - 4.0 * MM), title, 13.0, Style::BOLD, Anchor::Start, room);
    res
}

/// One side of a sheet of paper.
fn side<'a>(
    page: Point,
    scenes: impl Iterator<Item = &'a Scene>,
    frames: &[Frame],
    title: &str,
    number: (usize, usize),
    language: Language,
) -> Page {
    let mut res = Page::new(page);
    for (scene, &frame) in scenes.zip(frames) {
        res.put(scene.clone(), frame);
    }
    let top = frames.iter().map(|it| it.corner.y).fold(f64::INFINITY, f64::min);
    let room = page.x - 2.0 * MARGIN;
    res.write(at(page.x / 2.0, top - MARK - OFF - 2.0 * MM), title, 10.0, Style::BOLD, Anchor::Middle, room);
    marks(&mut res, frames);
    res.foot(&t!(language, "paper-duplex"), Some(number));
    res
}

/// Marks outside the pieces, at every edge along which one cuts.
fn marks(page: &mut Page, frames: &[Frame]) {
    let edges = |edge: fn(&Frame) -> [f64; 2]| {
        let mut res: Vec<f64> = frames.iter().flat_map(edge).collect();
        res.sort_by(f64::total_cmp);
        res.dedup_by(|a, b| (*a - *b).abs() < 0.01);
        res
    };
    let xs = edges(|it| [it.corner.x, it.end().x]);
    let ys = edges(|it| [it.corner.y, it.end().y]);
    let (Some(&left), Some(&right)) = (xs.first(), xs.last()) else { return };
    let (Some(&top), Some(&bottom)) = (ys.first(), ys.last()) else { return };
    for x in xs {
        page.rule(at(x, top - OFF - MARK), at(x, top - OFF), 0.5);
        page.rule(at(x, bottom + OFF), at(x, bottom + OFF + MARK), 0.5);
    }
    for y in ys {
        page.rule(at(left - OFF - MARK, y), at(left - OFF, y), 0.5);
        page.rule(at(right + OFF, y), at(right + OFF + MARK, y), 0.5);
    }
}

#[cfg(test)]
mod tests {
    use draw::Piece;

    use super::*;

    fn scene(name: &str) -> Scene {
        Scene { width: 3.0, height: 2.0, title: name.to_owned(), description: String::new(), shapes: Vec::new() }
    }

    #[test]
    fn every_back_lies_behind_its_front() {
        let piece = |n: usize| Piece { front: scene(&format!("front {n}")), back: scene(&format!("back {n}")) };
        let supplies = Supplies {
            pieces: (0..40).map(piece).collect(),
            scale: Scale::Sheet,
            front: "F".to_owned(),
            back: "B".to_owned(),
            mats: Vec::new(),
        };
        for stock in Stock::ALL {
            let pages = pages(&supplies, Some(50.0), stock, Language::English);
            let per_page = frames(stock.upright(), at(150.0, 100.0)).0.len();
            assert_eq!(pages.len(), 2 * 40_usize.div_ceil(per_page));
            let mut seen = 0;
            for both in pages.chunks(2) {
                for (front, back) in both[0].pictures.iter().zip(&both[1].pictures) {
                    assert_eq!(front.scene.title.replace("front", "back"), back.scene.title);
                    let behind = front.frame.mirrored(stock.upright());
                    let off = (behind.corner - back.frame.corner).length() + (behind.end() - back.frame.end()).length();
                    assert!(off < 0.01, "{} and {} are {off} points apart", front.scene.title, back.scene.title);
                    let middle = stock.upright().x / 2.0;
                    let is_right = front.frame.corner.x > middle;
                    assert!(!is_right || back.frame.corner.x < middle, "the right column is the left one behind");
                    seen += 1;
                }
            }
            assert_eq!(seen, 40);
        }
    }

    #[test]
    fn pieces_stay_within_what_a_printer_prints() {
        for size in [at(60.0, 60.0), at(153.0, 106.0), at(400.0, 30.0)] {
            for stock in Stock::ALL {
                let (frames, (columns, rows)) = frames(stock.upright(), size);
                assert_eq!(frames.len(), usize::from(columns) * usize::from(rows));
                let inside = Frame::inside(stock.upright());
                for it in frames {
                    assert!((it.size - size).length() < 0.01, "{it:?}");
                    assert!(it.corner.x >= inside.corner.x && it.corner.y >= inside.corner.y, "{it:?}");
                    assert!(it.end().x <= inside.end().x && it.end().y <= inside.end().y, "{it:?}");
                }
            }
        }
    }
}
