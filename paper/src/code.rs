//! QR codes as pictures.

use draw::scene::{Colour, Paint, Path, Point, Scene, Shape, at};
use fast_qr::{ECL, QRBuilder};

use crate::page::INK;

/// How many modules stay white around a code, so that cameras find it.
const QUIET: usize = 4;

/// The most bytes of a code that a telephone still reads from paper.
pub const MOST_BYTES: usize = 1500;

/// A code with its size in modules, the quiet zone included.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Code {
    pub(crate) scene: Scene,
    pub(crate) n_modules: usize,
}

impl Code {
    /// The code of a text; `None` where it is too long.
    pub(crate) fn of(text: &str) -> Option<Self> {
        if text.len() > MOST_BYTES {
            return None;
        }
        // A short one can bear to be folded and stained.
        let care = if text.len() > 300 { ECL::L } else { ECL::M };
        let code = QRBuilder::new(text).ecl(care).build().ok()?;
        let is_dark = |row: usize, column: usize| column < code.size && code[row][column].value();
        let mut path = Path::default();
        for row in 0..code.size {
            let mut column = 0;
            while column < code.size {
                let start = column;
                while is_dark(row, column) {
                    column += 1;
                }
                if column > start {
                    path = path.and(bar(start + QUIET, column + QUIET, row + QUIET));
                } else {
                    column += 1;
                }
            }
        }
        let n_modules = code.size + 2 * QUIET;
        let side = module(n_modules);
        let ground = Shape::rect(Point::default(), at(side, side), 0.0, Paint::fill(Colour::WHITE));
        // In one path nothing shines through between the modules.
        let shapes = vec![ground, Shape::path(path, Paint::fill(INK))];
        let scene = Scene { width: side, height: side, title: "QR".to_owned(), description: String::new(), shapes };
        Some(Self { scene, n_modules })
    }
}

/// Dark modules of a row, from one column to another.
fn bar(from: usize, to: usize, row: usize) -> Path {
    let (from, to, top) = (module(from), module(to), module(row));
    Path::outline(&[at(from, top), at(to, top), at(to, top + 1.0), at(from, top + 1.0)])
}

/// So many modules. Codes have fewer than two hundred modules in a row.
pub(crate) fn module(n: usize) -> f64 {
    f64::from(n as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_long_has_no_code() {
        assert!(Code::of(&"x".repeat(MOST_BYTES)).is_some());
        assert!(Code::of(&"x".repeat(MOST_BYTES + 1)).is_none());
    }

    #[test]
    fn a_short_text_has_a_small_code() {
        let small = Code::of("https://example.org/t/7fp7v46vbbedqqpvf7t6ei8dis").expect("a code");
        assert!(small.n_modules < 50, "{}", small.n_modules);
        assert!((small.scene.width - module(small.n_modules)).abs() < 0.01);
    }
}
