//! What a game master should look at before a round is adjudicated.

use std::fmt;

use crate::{Doubt, Heard, Opens, Puzzle};

/// A sentence of a letter that was not understood. It is shown until the game master has ticked the letter off, and no
/// round is adjudicated before, unless the game master wants it anyway.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Matter {
    /// The number of the letter.
    pub letter: u32,
    /// The lines, counted from one; 0 is the subject; none for what hangs on the letter.
    pub lines: Vec<usize>,
    /// What stands in the first of them.
    pub text: String,
    /// Why it may bear on orders; `None` for a remark, which does not seem to.
    pub doubt: Option<Doubt>,
    /// What it leaves open.
    pub opens: Opens,
}

impl Matter {
    /// What is to be seen in a letter, unless it was seen.
    pub(crate) fn of(heard: &Heard<'_>) -> Vec<Self> {
        if heard.is_entered || heard.is_ticked {
            return Vec::new();
        }
        let letter = heard.number;
        // Whoever has written orders into the letter itself may send a picture of them, too.
        let has_orders = !heard.letter.instructions.is_empty();
        let is_asked = |it: &&Puzzle| it.doubt != Doubt::Attachment || !has_orders;
        let questions = heard.letter.puzzles.iter().filter(is_asked).map(|it| Self {
            letter,
            lines: it.lines.clone(),
            text: it.text.clone(),
            doubt: Some(it.doubt),
            opens: it.opens.clone(),
        });
        let remarks = heard.letter.remarks.iter().map(|it| Self {
            letter,
            lines: vec![it.line],
            text: it.value.clone(),
            doubt: None,
            opens: Opens::Nothing,
        });
        let mut res: Vec<_> = questions.chain(remarks).collect();
        res.sort_by(|a, b| a.lines.cmp(&b.lines));
        res
    }

    /// Whether it is an order that could not be read and nothing more, so that it is answered by whoever writes it again.
    pub(crate) fn is_slip(&self) -> bool {
        self.doubt.is_some() && self.opens == Opens::Nothing
    }
}

/// For game masters: `letter 3, line 4: not understood (perhaps taken back): Bitte vergessen`.
impl fmt::Display for Matter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "letter {}", self.letter)?;
        match self.lines[..] {
            [] => {}
            [0] => f.write_str(", subject")?,
            _ => {
                let lines: Vec<_> = self.lines.iter().map(ToString::to_string).collect();
                write!(f, ", line {}", lines.join(" and "))?;
            }
        }
        match self.doubt {
            Some(doubt) => write!(f, ": not understood ({doubt})")?,
            None => f.write_str(": remark")?,
        }
        if self.text.is_empty() { Ok(()) } else { write!(f, ": {}", self.text) }
    }
}
