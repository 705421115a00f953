//! Pages bound together as one PDF: the same bytes for the same pages.

use std::collections::BTreeSet;

use draw::scene::{Anchor, Cap, Colour, Group, Paint, Path, Point, Shape, Step, Stroke, Text, at};
use krilla::{
    Document,
    color::rgb,
    geom::{self, PathBuilder, Transform},
    metadata::Metadata,
    num::NormalizedF32,
    page::PageSettings,
    paint::{Fill, LineCap, LineJoin, StrokeDash},
    surface::Surface,
};

use crate::{
    Language, PaperError,
    fonts::{Run, Style, runs, unknown},
    page::{Frame, Page},
};

/// How far the control points of a quarter of a circle stand off, for a radius of one.
const QUARTER: f64 = 0.552_284_749_831;
/// How thick the outline is that makes letters bold, as a multiple of their size.
const THICKENING: f64 = 0.028;

/// A document that can be printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pdf {
    /// The file.
    pub bytes: Vec<u8>,
    /// How many pages it has.
    pub n_pages: usize,
    /// Letters that no bundled font has; a hollow square stands for each.
    pub unknown: BTreeSet<char>,
}

/// Binds pages together.
pub fn bind(title: &str, language: Language, pages: &[Page]) -> Result<Pdf, PaperError> {
    let mut document = Document::new();
    let metadata = Metadata::new().title(title.to_owned()).creator("Platelayer".to_owned());
    document.set_metadata(metadata.language(language.code().to_owned()));
    let mut unknown = BTreeSet::new();
    for page in pages {
        let settings = PageSettings::from_wh(number(page.size.x), number(page.size.y)).ok_or(PaperError::Size)?;
        let mut sheet = document.start_page_with(settings);
        let mut surface = sheet.surface();
        let mut pen = Pen { surface: &mut surface, unknown: &mut unknown };
        for placed in &page.pictures {
            let times = placed.frame.size.x / placed.scene.width;
            if times.is_finite() && times > 0.0 {
                pen.picture(&placed.scene.shapes, placed.frame, times);
            }
        }
        pen.shapes(&page.shapes, Point::default());
        surface.finish();
        sheet.finish();
    }
    let bytes = document.finish().map_err(|it| PaperError::Unwritable(format!("{it:?}")))?;
    Ok(Pdf { bytes, n_pages: pages.len(), unknown })
}

/// What draws on a page.
struct Pen<'a, 'b> {
    surface: &'a mut Surface<'b>,
    unknown: &'a mut BTreeSet<char>,
}

impl Pen<'_, '_> {
    /// Shapes in units of their own, of which nothing is seen outside the frame.
    fn picture(&mut self, shapes: &[Shape], frame: Frame, times: f64) {
        let Some(edge) = outline(&rect(frame.corner, frame.size, 0.0)) else { return };
        self.surface.push_clip_path(&edge, &krilla::paint::FillRule::NonZero);
        let (x, y, times) = (number(frame.corner.x), number(frame.corner.y), number(times));
        self.surface.push_transform(&Transform::from_row(times, 0.0, 0.0, times, x, y));
        self.shapes(shapes, Point::default());
        self.surface.pop();
        self.surface.pop();
    }

    fn shapes(&mut self, shapes: &[Shape], by: Point) {
        for shape in shapes {
            match shape {
                Shape::Path { path, paint } => self.fill(&path.clone().moved(by), *paint),
                Shape::Circle { centre, radius, paint } => {
                    let half = at(*radius, *radius);
                    self.fill(&rect(*centre + by - half, half * 2.0, *radius), *paint);
                }
                Shape::Rect { corner, size, rounding, paint } => {
                    self.fill(&rect(*corner + by, *size, *rounding), *paint);
                }
                Shape::Text(text) => self.words(text, by),
                Shape::Group(Group { place, shapes, .. }) => self.shapes(shapes, by + *place),
            }
        }
    }

    fn fill(&mut self, path: &Path, paint: Paint) {
        let Some(path) = outline(path) else { return };
        let opacity = NormalizedF32::new(number(paint.opacity.clamp(0.0, 1.0))).unwrap_or(NormalizedF32::ONE);
        let ink = |colour: Colour| ink(colour, opacity);
        self.surface.set_fill(paint.fill.map(ink));
        self.surface.set_stroke(paint.stroke.map(|it| stroke(&it, opacity)));
        if paint.fill.is_some() || paint.stroke.is_some() {
            self.surface.draw_path(&path);
        }
    }

    fn words(&mut self, text: &Text, by: Point) {
        self.unknown.extend(unknown(&text.words));
        let style = Style::of(text);
        let runs = runs(&text.words, style);
        let breadth: f64 = runs.iter().map(Run::breadth).sum::<f64>() * text.size;
        let start = match text.anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => breadth / 2.0,
            Anchor::End => breadth,
        };
        let mut place = text.place + by - at(start, 0.0);
        for run in runs {
            let thick = style.is_thickened(run.typeface);
            let edge = Stroke::new(text.colour, text.size * THICKENING);
            self.surface.set_fill(Some(ink(text.colour, NormalizedF32::ONE)));
            self.surface.set_stroke(thick.then(|| stroke(&edge, NormalizedF32::ONE)));
            let start = geom::Point::from_xy(number(place.x), number(place.y));
            let font = run.typeface.font.clone();
            self.surface.draw_glyphs(start, &run.glyphs, font, &run.text, number(text.size), false);
            place = place + at(run.breadth() * text.size, 0.0);
        }
    }
}

/// Places on a page are small, so this loses nothing that anybody sees.
const fn number(it: f64) -> f32 {
    it as f32
}

fn ink(colour: Colour, opacity: NormalizedF32) -> Fill {
    let [r, g, b] = colour.rgb();
    Fill { paint: rgb::Color::new(r, g, b).into(), opacity, ..Fill::default() }
}

fn stroke(it: &Stroke, opacity: NormalizedF32) -> krilla::paint::Stroke {
    let dash = StrokeDash { array: it.dash.iter().map(|&it| number(it)).collect(), offset: number(it.phase) };
    krilla::paint::Stroke {
        paint: ink(it.colour, opacity).paint,
        width: number(it.width),
        line_cap: if it.cap == Cap::Round { LineCap::Round } else { LineCap::Butt },
        line_join: LineJoin::Round,
        opacity,
        dash: (!it.dash.is_empty()).then_some(dash),
        ..krilla::paint::Stroke::default()
    }
}

/// The path as the document takes it; `None` where there is nothing to draw.
fn outline(path: &Path) -> Option<geom::Path> {
    let mut res = PathBuilder::new();
    for step in path.steps() {
        match *step {
            Step::Start(to) => res.move_to(number(to.x), number(to.y)),
            Step::Line(to) => res.line_to(number(to.x), number(to.y)),
            Step::Curve(one, two, to) => {
                let [one, two, to] = [one, two, to].map(|it| (number(it.x), number(it.y)));
                res.cubic_to(one.0, one.1, two.0, two.1, to.0, to.1);
            }
            Step::Close => res.close(),
        }
    }
    res.finish()
}

/// A rectangle with round corners.
fn rect(corner: Point, size: Point, rounding: f64) -> Path {
    let end = corner + size;
    let radius = rounding.min(size.x / 2.0).min(size.y / 2.0);
    if radius <= 0.0 {
        return Path::outline(&[corner, at(end.x, corner.y), end, at(corner.x, end.y)]);
    }
    let off = radius * (1.0 - QUARTER);
    let (x, y) = (at(radius, 0.0), at(0.0, radius));
    let (dx, dy) = (at(off, 0.0), at(0.0, off));
    let (right, left) = (at(end.x, corner.y), at(corner.x, end.y));
    Path::from(corner + x)
        .line(right - x)
        .curve(right - dx, right + dy, right + y)
        .line(end - y)
        .curve(end - dy, end - dx, end - x)
        .line(left + x)
        .curve(left + dx, left - dy, left - y)
        .line(corner + y)
        .curve(corner + dy, corner + dx, corner + x)
        .close()
}
