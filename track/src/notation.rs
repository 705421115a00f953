//! Squares, border squares and pieces as people write them.

use kernel::{NotationError, Reader};

use crate::{Border, Piece, Square};

impl Square {
    /// A square such as `x5/y2`, `X5 y2` or `5/2`.
    pub fn read(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        let before = reader.clone();
        point(reader).and_then(|(x, y)| Self::new(x, y)).ok_or_else(|| before.error("a square, x1/y1 to x6/y6"))
    }
}

impl Border {
    /// A border square such as `x0/y4`.
    pub fn read(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        let before = reader.clone();
        let expected = "a border square, x0/y1 to x0/y6, x7/y1 to x7/y6, x1/y0 to x6/y0 or x1/y7 to x6/y7";
        point(reader).and_then(|(x, y)| Self::new(x, y)).ok_or_else(|| before.error(expected))
    }
}

fn point(reader: &mut Reader<'_>) -> Option<(u8, u8)> {
    let _ = reader.eat('x') || reader.eat('X');
    let x = reader.number()?;
    let is_split = reader.eat('/');
    if !(reader.eat('y') || reader.eat('Y') || is_split) {
        return None;
    }
    let y = reader.number()?;
    Some((u8::try_from(x).ok()?, u8::try_from(y).ok()?))
}

impl Piece {
    /// A piece of track such as `6d` or `6 D`.
    pub fn read(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        let before = reader.clone();
        let die = reader.number().and_then(|it| u8::try_from(it).ok());
        let piece = die.zip(reader.last_letter()).and_then(|(die, letter)| Self::new(die, letter));
        piece.ok_or_else(|| before.error("a piece, 1a to 1d, 2a, 2b, 3a, 3b, 4a, 4b, 5a to 5d or 6a to 6h"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_read_as_people_write_them() {
        for text in ["x5/y2", "X5/Y2", " x5 / y2 ", "x5y2", "x5 y2", "5/2", "x5/2", "5/y2"] {
            assert_eq!(Square::read(&mut Reader::new(text)).map(|it| it.to_string()), Ok("x5/y2".to_owned()), "{text}");
        }
        for text in ["", "x5", "52", "5 2", "x7/y1", "x0/y1", "x5/z2", "x1/y0", "y5/x2", "x99999999999/y1", "x-1/y2"] {
            assert!(Square::read(&mut Reader::new(text)).is_err(), "{text}");
        }
        assert_eq!(Border::read(&mut Reader::new("x0 / Y4")).map(|it| it.to_string()), Ok("x0/y4".to_owned()));
    }

    #[test]
    fn pieces_are_read_as_people_write_them() {
        for text in ["6d", "6D", "6 d", " 6d "] {
            assert_eq!(Piece::read(&mut Reader::new(text)).map(|it| it.to_string()), Ok("6d".to_owned()), "{text}");
        }
        for text in ["", "6", "6i", "1e", "7a", "6dd", "6d2", "d6", "6ä", "ä", "6äa"] {
            assert!(Piece::read(&mut Reader::new(text)).is_err(), "{text}");
        }
    }

    #[test]
    fn errors_say_what_would_have_been_understood() {
        let error = Square::read(&mut Reader::new("x9/y9 = 1a")).expect_err("off the map");
        assert_eq!(error.to_string(), "expected a square, x1/y1 to x6/y6, found `x9/y9`");
        let error = Piece::read(&mut Reader::new("")).expect_err("nothing");
        assert!(error.to_string().ends_with("found nothing more"), "{error}");
    }
}
