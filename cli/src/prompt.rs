//! What a player can type at the prompt.

use std::path::PathBuf;

/// One line at the prompt.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Input<'a> {
    /// Nothing: show the sheet again.
    Nothing,
    /// What can I do?
    Help,
    /// All legal moves, one per line.
    List,
    /// Take the last move back.
    Undo,
    /// What is my sheet worth?
    Score,
    /// Show the dice's pledge.
    Dice,
    /// Draw the sheet into a file.
    Svg(PathBuf),
    /// Stop for now.
    Quit,
    /// Leave for good, which is not done by a slip.
    Leave,
    /// The referee decides for the seat.
    Ruling(&'a str),
    /// A move in the notation of the game.
    Move(&'a str),
}

impl<'a> Input<'a> {
    /// Reads a line; whatever is no command is a move.
    pub(crate) fn new(line: &'a str) -> Self {
        let line = line.split('#').next().unwrap_or_default().trim();
        let lower = line.to_ascii_lowercase();
        match lower.as_str() {
            "" | "map" => Self::Nothing,
            "?" | "help" | "h" => Self::Help,
            "??" | "? all" | "list" => Self::List,
            "undo" | "u" => Self::Undo,
            "score" => Self::Score,
            "dice" => Self::Dice,
            "quit" | "exit" | "q" => Self::Quit,
            "leave" => Self::Leave,
            _ => match (line.strip_prefix('!'), line.split_once(char::is_whitespace)) {
                (Some(ruling), _) => Self::Ruling(ruling.trim()),
                (None, Some((word, file))) if word.eq_ignore_ascii_case("svg") => Self::Svg(file.trim().into()),
                _ => Self::Move(line),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_told_from_moves() {
        for (line, expected) in [
            ("", Input::Nothing),
            ("   # a comment", Input::Nothing),
            ("?", Input::Help),
            ("? all", Input::List),
            ("UNDO", Input::Undo),
            ("q", Input::Quit),
            ("svg my sheet.svg", Input::Svg("my sheet.svg".into())),
            ("! missing later x1/y6", Input::Ruling("missing later x1/y6")),
            ("leave", Input::Leave),
            ("!leave", Input::Ruling("leave")),
            ("x5/y2 = 1a # there", Input::Move("x5/y2 = 1a")),
            ("svg", Input::Move("svg")),
        ] {
            assert_eq!(Input::new(line), expected, "{line}");
        }
    }
}
