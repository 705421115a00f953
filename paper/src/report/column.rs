//! One column of blocks that runs from page to page.

use draw::scene::{Anchor, Colour, Paint, Point, Shape, at};

use super::{Block, Captioned};
use crate::{
    Frame, Page, Stock, flow,
    fonts::Style,
    stock::{MARGIN, MM},
};

/// The letters of ordinary words, and how far their lines are apart.
pub(super) const SIZE: f64 = 10.0;
pub(super) const PITCH: f64 = 13.5;
const SIDE: f64 = 18.0 * MM;
const GAP: f64 = 6.0;
/// Behind lines as they are to be written.
const GROUND: Colour = Colour::new(0x00f4_f1e8);

/// Pages, and where the pen is on the last one.
pub(super) struct Column {
    pages: Vec<Page>,
    size: Point,
    /// How far down the last page is used.
    y: f64,
}

impl Column {
    pub(super) fn new(stock: Stock) -> Self {
        let size = stock.upright();
        Self { pages: vec![Page::new(size)], size, y: MARGIN + 4.0 * MM }
    }

    /// How wide the column is, and where it begins.
    pub(super) fn width(&self) -> f64 {
        self.size.x - 2.0 * SIDE
    }

    pub(super) const fn left() -> f64 {
        SIDE
    }

    const fn bottom(&self) -> f64 {
        self.size.y - MARGIN - 4.0 * MM
    }

    /// Makes sure that so much room is left, if need be on a new page. What is higher than a page begins one.
    pub(super) fn need(&mut self, height: f64) -> bool {
        let is_new = self.y + height > self.bottom() && !self.is_at_top();
        if is_new {
            self.pages.push(Page::new(self.size));
            self.y = MARGIN + 4.0 * MM;
        }
        is_new
    }

    fn is_at_top(&self) -> bool {
        self.y <= MARGIN + 4.0 * MM + 0.1
    }

    /// Moves the pen down, and gives the place where it was.
    pub(super) fn take(&mut self, height: f64) -> f64 {
        let y = self.y;
        self.y += height;
        y
    }

    /// The page that is being written.
    pub(super) fn page(&mut self) -> &mut Page {
        let last = self.pages.len() - 1;
        &mut self.pages[last]
    }

    /// Lines of words, whose letters are so large; the first one `indent` to the left of the others.
    fn lines(&mut self, words: &str, style: Style, size: f64, left: f64) {
        let room = self.width() - left;
        for line in flow::lines(words, style, size, room) {
            let pitch = size * PITCH / SIZE;
            self.need(pitch);
            let place = at(SIDE + left, self.take(pitch) + size);
            self.page().write(place, &line, size, style, Anchor::Start, room);
        }
    }

    pub(super) fn title(&mut self, words: &str) {
        let style = Style { face: draw::scene::Face::Serif, ..Style::BOLD };
        self.lines(words, style, 21.0, 0.0);
        let (y, width) = (self.take(GAP * 1.5), self.width());
        self.page().rule(at(SIDE, y + 2.0), at(SIDE + width, y + 2.0), 1.4);
        self.page().rule(at(SIDE, y + 4.5), at(SIDE + width, y + 4.5), 0.5);
    }

    /// A heading stays with what it is the heading of.
    pub(super) fn heading(&mut self, words: &str, next: Option<&Block>) {
        let behind = match next {
            Some(Block::Pictures { pictures, n_per_row }) => {
                pictures.first().map_or(0.0, |it| self.picture_size(it, (*n_per_row).clamp(1, 4)).y)
            }
            _ => PITCH * 3.0,
        };
        self.take(if self.is_at_top() { 0.0 } else { GAP });
        self.need(PITCH * 1.6 + behind);
        self.lines(words, Style::BOLD, 12.5, 0.0);
        let (y, width) = (self.take(GAP * 0.7), self.width());
        self.page().rule(at(SIDE, y + 1.5), at(SIDE + width, y + 1.5), 0.6);
    }

    pub(super) fn text(&mut self, words: &str) {
        for paragraph in words.lines() {
            self.lines(paragraph, Style::PLAIN, SIZE, 0.0);
        }
        self.take(GAP * 0.7);
    }

    pub(super) fn list(&mut self, items: &[String]) {
        for item in items {
            self.need(PITCH);
            let place = at(SIDE + 2.0, self.y + SIZE);
            self.page().write(place, "•", SIZE, Style::PLAIN, Anchor::Start, 20.0);
            self.lines(item, Style::PLAIN, SIZE, 12.0);
        }
        self.take(GAP * 0.7);
    }

    pub(super) fn code(&mut self, lines: &[String]) {
        let (size, pitch) = (8.5, 11.0);
        let room = self.width() - 14.0;
        let lines: Vec<_> = lines.iter().flat_map(|it| flow::lines(it, Style::MONO, size, room)).collect();
        for line in lines {
            self.need(pitch);
            let (y, width) = (self.take(pitch), self.width());
            let ground = Shape::rect(at(SIDE, y), at(width, pitch + 0.3), 0.0, Paint::fill(GROUND));
            let page = self.page();
            page.shapes.push(ground);
            page.write(at(SIDE + 7.0, y + size), &line, size, Style::MONO, Anchor::Start, room);
        }
        self.take(GAP);
    }

    /// How large a picture becomes with its caption.
    fn picture_size(&self, it: &Captioned, n_per_row: u8) -> Point {
        let n = f64::from(n_per_row);
        let mut width = (self.width() - GAP * 2.0 * (n - 1.0)) / n;
        // One alone does not fill the page.
        let most = (self.bottom() - MARGIN) * if n_per_row == 1 { 0.5 } else { 0.9 };
        width = width.min(most / it.scene.height * it.scene.width);
        let caption = if it.caption.is_empty() { 0.0 } else { PITCH };
        at(width, width / it.scene.width * it.scene.height + caption)
    }

    pub(super) fn pictures(&mut self, pictures: &[Captioned], n_per_row: u8) {
        let pitch = (self.width() + GAP * 2.0) / f64::from(n_per_row);
        for row in pictures.chunks(n_per_row.into()) {
            let sizes: Vec<_> = row.iter().map(|it| self.picture_size(it, n_per_row)).collect();
            let height = sizes.iter().map(|it| it.y).fold(0.0, f64::max);
            self.need(height);
            let y = self.take(height + GAP);
            for ((it, size), n) in row.iter().zip(sizes).zip(0_u8..) {
                let corner = at(SIDE + pitch * f64::from(n), y);
                let height = size.x / it.scene.width * it.scene.height;
                let page = self.page();
                page.put_sheet(it.scene.clone(), Frame { corner, size: at(size.x, height) });
                let place = corner + at(size.x / 2.0, height + PITCH - 3.0);
                page.write(place, &it.caption, 8.5, Style::PLAIN, Anchor::Middle, size.x);
            }
        }
    }

    /// The pages, numbered.
    pub(super) fn finish(mut self, foot: &str) -> Vec<Page> {
        let n_pages = self.pages.len();
        for (page, n) in self.pages.iter_mut().zip(1..) {
            page.foot(foot, Some((n, n_pages)));
        }
        self.pages
    }
}
