//! Writing the elements of SVG.

use std::fmt::{self, Write as _};

use crate::scene::{Anchor, Cap, Face, Group, Paint, Path, Point, Scene, Shape, Step, Stroke, Text};

const SERIF: &str = "Georgia, 'Times New Roman', 'Liberation Serif', serif";
const SANS: &str = "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif";

const MONO: &str = "Consolas, Menlo, 'Liberation Mono', 'Courier New', monospace";

/// A number with at most two digits behind the point.
struct Number(f64);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = format!("{:.2}", self.0);
        let short = digits.trim_end_matches('0').trim_end_matches('.');
        f.write_str(if short == "-0" { "0" } else { short })
    }
}

/// Two numbers with a space between.
struct Place(Point);

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Number(self.0.x), Number(self.0.y))
    }
}

/// Words that mean nothing to XML. Characters that XML cannot hold are left out.
struct Plain<'a>(&'a str);

impl fmt::Display for Plain<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|c| match c {
            '&' => f.write_str("&amp;"),
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '"' => f.write_str("&quot;"),
            '\'' => f.write_str("&#39;"),
            '\t' | '\n' | '\r' => f.write_char(' '),
            '\u{fffe}' | '\u{ffff}' => Ok(()),
            c if c.is_control() => Ok(()),
            c => f.write_char(c),
        })
    }
}

struct Outline<'a>(&'a Path);

impl fmt::Display for Outline<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.steps().iter().try_for_each(|step| match *step {
            Step::Start(to) => write!(f, "M{}", Place(to)),
            Step::Line(to) => write!(f, "L{}", Place(to)),
            Step::Curve(first, second, to) => write!(f, "C{} {} {}", Place(first), Place(second), Place(to)),
            Step::Close => f.write_str("Z"),
        })
    }
}

impl fmt::Display for Brush {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Paint { fill, stroke, opacity } = self.0;
        match fill {
            Some(colour) => write!(f, " fill=\"{colour}\"")?,
            None => f.write_str(" fill=\"none\"")?,
        }
        if let Some(Stroke { colour, width, dash, phase, cap }) = stroke {
            write!(f, " stroke=\"{colour}\" stroke-width=\"{}\" stroke-linejoin=\"round\"", Number(width))?;
            if cap == Cap::Round {
                f.write_str(" stroke-linecap=\"round\"")?;
            }
            if !dash.is_empty() {
                let dash: Vec<_> = dash.iter().map(|&it| Number(it).to_string()).collect();
                write!(f, " stroke-dasharray=\"{}\"", dash.join(" "))?;
                if phase != 0.0 {
                    write!(f, " stroke-dashoffset=\"{}\"", Number(phase))?;
                }
            }
        }
        if opacity < 1.0 {
            write!(f, " opacity=\"{}\"", Number(opacity))?;
        }
        Ok(())
    }
}

struct Brush(Paint);

/// Writes to a string, which cannot fail.
struct Writer<'a> {
    text: String,
    /// What names begin with; without it there are neither names nor labels.
    prefix: Option<&'a str>,
}

pub(super) fn scene(scene: &Scene, prefix: Option<&str>) -> String {
    let mut writer = Writer { text: String::new(), prefix };
    writer.scene(scene).expect("a string takes all that is written to it");
    writer.text
}

impl Writer<'_> {
    fn scene(&mut self, scene: &Scene) -> fmt::Result {
        let (width, height) = (Number(scene.width), Number(scene.height));
        write!(self.text, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\"")?;
        if let Some(prefix) = self.prefix.map(Plain) {
            writeln!(self.text, " role=\"img\" aria-labelledby=\"{prefix}-title {prefix}-desc\">")?;
            writeln!(self.text, "<title id=\"{prefix}-title\">{}</title>", Plain(&scene.title))?;
            writeln!(self.text, "<desc id=\"{prefix}-desc\">{}</desc>", Plain(&scene.description))?;
        } else {
            writeln!(self.text, " aria-hidden=\"true\" focusable=\"false\">")?;
        }
        self.shapes(&scene.shapes)?;
        writeln!(self.text, "</svg>")
    }

    fn shapes(&mut self, shapes: &[Shape]) -> fmt::Result {
        shapes.iter().try_for_each(|shape| self.shape(shape))
    }

    fn shape(&mut self, shape: &Shape) -> fmt::Result {
        match shape {
            Shape::Path { path, paint } => {
                writeln!(self.text, "<path d=\"{}\"{}/>", Outline(path), Brush(*paint))
            }
            Shape::Circle { centre, radius, paint } => {
                let (x, y, radius) = (Number(centre.x), Number(centre.y), Number(*radius));
                writeln!(self.text, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"{}/>", Brush(*paint))
            }
            Shape::Rect { corner, size, rounding, paint } => {
                let (x, y, width, height) = (Number(corner.x), Number(corner.y), Number(size.x), Number(size.y));
                write!(self.text, "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"")?;
                if *rounding > 0.0 {
                    write!(self.text, " rx=\"{}\"", Number(*rounding))?;
                }
                writeln!(self.text, "{}/>", Brush(*paint))
            }
            Shape::Text(text) => self.words(text),
            Shape::Group(group) => self.group(group),
        }
    }

    fn words(&mut self, text: &Text) -> fmt::Result {
        let (x, y, size) = (Number(text.place.x), Number(text.place.y), Number(text.size));
        let face = match text.face {
            Face::Serif => SERIF,
            Face::Sans => SANS,
            Face::Mono => MONO,
        };
        write!(self.text, "<text x=\"{x}\" y=\"{y}\" font-family=\"{face}\" font-size=\"{size}\"")?;
        if text.is_bold {
            write!(self.text, " font-weight=\"bold\"")?;
        }
        if text.is_italic {
            write!(self.text, " font-style=\"italic\"")?;
        }
        match text.anchor {
            Anchor::Start => {}
            Anchor::Middle => write!(self.text, " text-anchor=\"middle\"")?,
            Anchor::End => write!(self.text, " text-anchor=\"end\"")?,
        }
        writeln!(self.text, " fill=\"{}\">{}</text>", text.colour, Plain(&text.words))
    }

    fn group(&mut self, group: &Group) -> fmt::Result {
        write!(self.text, "<g")?;
        if let Some((prefix, name)) = self.prefix.zip(group.name.as_deref()) {
            write!(self.text, " id=\"{}-{}\"", Plain(prefix), Plain(name))?;
        }
        if group.place != Point::default() {
            write!(self.text, " transform=\"translate({})\"", Place(group.place))?;
        }
        writeln!(self.text, ">")?;
        if let Some(label) = group.label.as_deref().filter(|_| self.prefix.is_some()) {
            writeln!(self.text, "<title>{}</title>", Plain(label))?;
        }
        self.shapes(&group.shapes)?;
        writeln!(self.text, "</g>")
    }
}

pub(super) fn outline(path: &Path) -> String {
    Outline(path).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short_and_never_minus_zero() {
        for (number, text) in
            [(0.0, "0"), (-0.001, "0"), (1.5, "1.5"), (100.0, "100"), (-2.345_678, "-2.35"), (0.1, "0.1")]
        {
            assert_eq!(Number(number).to_string(), text);
        }
    }

    #[test]
    fn words_mean_nothing_to_xml() {
        let plain = Plain("a<b> & \"c\" 'd'\n\u{0}\u{ffff}e").to_string();
        assert_eq!(plain, "a&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39; e");
    }
}
