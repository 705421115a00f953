//! Boards that were filled in on paper and typed in, one fact per line.

use crate::{Citation, Clause, Game};

/// How the board of a finished game is read, in games whose score follows from it.
#[derive(Debug)]
pub struct BoardFile<G: Game> {
    /// Reads a board while it is being typed in; content files that it may name can be offered.
    ///
    /// A line that cannot be read, or that contradicts another, is an error; what a later line may still put right is a
    /// doubt.
    pub sketch: ReadDraft<G::View>,
    /// Every reason that it can give, for those who translate.
    pub faults: &'static [Clause],
    /// A small board that scores, to begin from.
    pub example: &'static str,
}

/// Reads a text with the content files that it may name.
pub type ReadDraft<V> = fn(&str, &[&str]) -> Result<Draft<V>, LineFault>;

/// A board that was typed in, as far as it goes.
#[derive(Clone, PartialEq, Debug)]
pub struct Draft<V> {
    /// Which of the game's sheets it is: the key of a [`Sheet`](crate::Sheet).
    pub sheet: &'static str,
    /// The board as a file that reads back.
    pub text: String,
    /// What is known of a game for one seat that ended with this board.
    pub view: V,
    /// What would be refused if nothing were added, in the order of the lines.
    pub doubts: Vec<LineFault>,
}

impl<V> Draft<V> {
    /// The board, if nothing is wrong with it.
    pub fn sure(mut self) -> Result<Self, LineFault> {
        if self.doubts.is_empty() { Ok(self) } else { Err(self.doubts.swap_remove(0)) }
    }
}

/// Why a line of a board is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct LineFault {
    /// The line at fault, counted from one.
    pub line: usize,
    /// What is wrong with it.
    pub reason: Citation,
}

/// The facts of a text with the numbers of their lines: without comments, empty lines and spaces around.
pub fn facts(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.trim_start_matches('\u{feff}').lines().zip(1..);
    lines.filter_map(|(text, line)| {
        let fact = text.split('#').next().unwrap_or_default().trim();
        (!fact.is_empty()).then_some((line, fact))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_are_what_stands_before_a_comment() {
        let found: Vec<_> = facts("\u{feff}toy basic # mine\r\n\n  # nothing\n mine x1/y1 \n").collect();
        assert_eq!(found, [(1, "toy basic"), (4, "mine x1/y1")]);
    }

    #[test]
    fn a_board_with_doubts_is_not_sure() {
        let reason = Citation { id: "toy-late", arguments: Vec::new(), text: "it is too late".to_owned() };
        let doubt = |line| LineFault { line, reason: reason.clone() };
        let draft = |doubts| Draft { sheet: "toy", text: String::new(), view: (), doubts };
        assert!(draft(Vec::new()).sure().is_ok());
        assert_eq!(draft(vec![doubt(3), doubt(5)]).sure().expect_err("doubts").to_string(), "line 3: it is too late");
    }
}
