//! Pages: pictures in frames, and what is drawn directly on the paper.

use draw::scene::{Anchor, Colour, Paint, Path, Point, Scene, Shape, Stroke, Text, at};

use crate::{fonts::Style, stock::MARGIN};

/// The ink of words on the paper.
pub(crate) const INK: Colour = Colour::new(0x002e_2a25);
/// The ink of what is only said in passing.
pub(crate) const FAINT: Colour = Colour::new(0x0086_7c6d);

/// A rectangle on a page.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Frame {
    /// Its top left corner.
    pub corner: Point,
    /// Its width and height.
    pub size: Point,
}

impl Frame {
    /// What is inside the margins of a page of this size.
    pub fn inside(page: Point) -> Self {
        Self { corner: at(MARGIN, MARGIN), size: page - at(MARGIN, MARGIN) * 2.0 }
    }

    /// The same frame on the other side of the paper, which is turned like a page of a book.
    #[must_use]
    pub fn mirrored(self, page: Point) -> Self {
        Self { corner: at(page.x - self.corner.x - self.size.x, self.corner.y), ..self }
    }

    /// The largest frame in this one with the proportions of `of`, in its middle.
    #[must_use]
    pub fn fitted(self, of: Point) -> Self {
        let times = (self.size.x / of.x).min(self.size.y / of.y);
        let size = of * times;
        Self { corner: self.corner + (self.size - size) * 0.5, size }
    }

    /// This frame cut into columns and rows with gaps between them, row by row.
    pub fn cells(self, (n_columns, n_rows): (u8, u8), gap: f64) -> Vec<Self> {
        let (columns, rows) = (f64::from(n_columns), f64::from(n_rows));
        let size = at((self.size.x - gap * (columns - 1.0)) / columns, (self.size.y - gap * (rows - 1.0)) / rows);
        let cell = |row: u8, column: u8| {
            let corner = self.corner + at((size.x + gap) * f64::from(column), (size.y + gap) * f64::from(row));
            Self { corner, size }
        };
        (0..n_rows).flat_map(|row| (0..n_columns).map(move |column| cell(row, column))).collect()
    }

    /// The corner at the bottom right.
    pub fn end(self) -> Point {
        self.corner + self.size
    }
}

/// A picture in its place.
#[derive(Clone, PartialEq, Debug)]
pub struct Placed {
    /// What is drawn.
    pub scene: Scene,
    /// Where; a picture of other proportions stands in the middle.
    pub frame: Frame,
}

/// A page.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    /// Its width and height in points.
    pub size: Point,
    /// The pictures, the later ones above the earlier ones.
    pub pictures: Vec<Placed>,
    /// What is drawn above them, in points.
    pub shapes: Vec<Shape>,
}

impl Page {
    /// An empty page of this size.
    pub const fn new(size: Point) -> Self {
        Self { size, pictures: Vec::new(), shapes: Vec::new() }
    }

    /// Puts a picture into a frame.
    pub fn put(&mut self, scene: Scene, frame: Frame) {
        let frame = frame.fitted(at(scene.width, scene.height));
        self.pictures.push(Placed { scene, frame });
    }

    /// Puts a sheet into a frame. It has no paper of its own here: the page is its paper.
    pub fn put_sheet(&mut self, scene: Scene, frame: Frame) {
        self.put(without_paper(scene), frame);
    }

    /// Writes words in a style, made smaller where they would be wider than `room`.
    pub(crate) fn write(&mut self, place: Point, words: &str, size: f64, style: Style, anchor: Anchor, room: f64) {
        let size = size.min(room / style.breadth(words).max(0.01));
        let text = Text::new(place, words, size, INK);
        let Style { face, is_bold, is_italic } = style;
        self.shapes.push(Text { face, is_bold, is_italic, anchor, ..text }.into());
    }

    /// A small line at the foot of the page: what it is, and which page of how many.
    pub(crate) fn foot(&mut self, words: &str, number: Option<(usize, usize)>) {
        let y = self.size.y - MARGIN * 0.55;
        let text = |x: f64, words: &str| Text::new(at(x, y), words, 7.5, FAINT);
        let room = self.size.x - 2.0 * MARGIN - 60.0;
        let mut left = text(MARGIN, words);
        left.size = left.size.min(room / Style::PLAIN.breadth(words).max(0.01));
        self.shapes.push(left.into());
        if let Some((n, of)) = number.filter(|it| it.1 > 1) {
            let right = text(self.size.x - MARGIN, &format!("{n} / {of}")).anchored(Anchor::End);
            self.shapes.push(right.into());
        }
    }

    /// A thin line.
    pub(crate) fn rule(&mut self, from: Point, to: Point, width: f64) {
        self.shapes.push(Shape::path(Path::through(&[from, to]), Paint::stroke(Stroke::new(INK, width))));
    }
}

/// How wide words are.
pub(crate) fn breadth(words: &str, style: Style, size: f64) -> f64 {
    style.breadth(words) * size
}

/// A picture whose first shape covers all of it is drawn on paper of its own.
fn without_paper(mut scene: Scene) -> Scene {
    let is_paper = |it: &Shape| match it {
        Shape::Rect { corner, size, paint, .. } => {
            let is_whole = (size.x - scene.width).abs() < 0.1 && (size.y - scene.height).abs() < 0.1;
            *corner == Point::default() && is_whole && paint.stroke.is_none()
        }
        _ => false,
    };
    if scene.shapes.first().is_some_and(is_paper) {
        scene.shapes.remove(0);
    }
    scene
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_keep_their_proportions() {
        let frame = Frame { corner: at(10.0, 20.0), size: at(100.0, 100.0) };
        assert_eq!(frame.fitted(at(2.0, 1.0)), Frame { corner: at(10.0, 45.0), size: at(100.0, 50.0) });
        assert_eq!(frame.fitted(at(1.0, 2.0)), Frame { corner: at(35.0, 20.0), size: at(50.0, 100.0) });
    }

    #[test]
    fn the_other_side_of_the_paper_is_mirrored() {
        let frame = Frame { corner: at(10.0, 20.0), size: at(30.0, 40.0) };
        let other = frame.mirrored(at(200.0, 300.0));
        assert_eq!(other, Frame { corner: at(160.0, 20.0), size: at(30.0, 40.0) });
        assert_eq!(other.mirrored(at(200.0, 300.0)), frame);
    }

    #[test]
    fn cells_fill_their_frame() {
        let frame = Frame { corner: at(0.0, 0.0), size: at(110.0, 50.0) };
        let cells = frame.cells((2, 2), 10.0);
        assert_eq!(cells.len(), 4);
        assert_eq!(cells[3], Frame { corner: at(60.0, 30.0), size: at(50.0, 20.0) });
        assert_eq!(cells[3].end(), frame.end());
    }
}
