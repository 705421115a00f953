//! Boards of any game that were filled in on paper and typed in.

use kernel::{Draft, LineFault, Listed, Meta, Sheet};

use crate::{Entry, GAMES, METAS, View};

/// A board that was typed in, as far as it goes.
#[derive(Clone, PartialEq, Debug)]
pub struct Paper {
    /// Its game.
    pub game: &'static Meta,
    /// Which of the game's sheets it is: the key of one of [`Meta::sheets`].
    pub sheet: &'static str,
    /// The board as a file that reads back.
    pub text: String,
    /// What is known of a game for one seat that ended with this board.
    pub view: View,
    /// What would be refused if nothing were added, in the order of the lines.
    pub doubts: Vec<LineFault>,
}

impl Paper {
    /// Reads a board of any game, whose content is compiled in or among the content files that are offered.
    pub fn read(text: &str, contents: &[&str]) -> Result<Self, LineFault> {
        let mut paper = Self::sketch(text, contents)?;
        if paper.doubts.is_empty() { Ok(paper) } else { Err(paper.doubts.swap_remove(0)) }
    }

    /// Reads a board while it is being typed in: what a later line may still put right is a doubt and no error.
    pub fn sketch(text: &str, contents: &[&str]) -> Result<Self, LineFault> {
        let named = game_of(text).map(|it| it.name);
        // Who names no game is told so by the first that is scored from paper.
        let mut readers = GAMES.iter().filter_map(|it| Some((it.name, it.paper.as_ref()?.sketch)));
        let reader = readers.find(|(name, _)| named.is_none_or(|it| it == *name));
        reader.expect("some game is scored from paper").1(text, contents)
    }

    /// The same of a board of one game; `None` if none is scored from paper.
    pub fn sketch_of<G>(text: &str, contents: &[&str]) -> Option<Result<Self, LineFault>>
    where
        G: Listed<View: Into<View>>,
    {
        let file = G::BOARD_FILE?;
        let paper = |Draft { sheet, text, view, doubts }: Draft<G::View>| Self {
            game: G::META,
            sheet,
            text,
            view: view.into(),
            doubts,
        };
        Some((file.sketch)(text, contents).map(paper))
    }
}

/// The board as a file that reads back.
impl std::fmt::Display for Paper {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text)
    }
}

/// The game that a board names first. It knows no more of the games than their constants.
pub fn game_of(text: &str) -> Option<&'static Meta> {
    let named = |fact: &str| {
        let word = fact.split_whitespace().next()?;
        METAS.iter().copied().find(|it| !it.sheets.is_empty() && word.eq_ignore_ascii_case(it.name))
    };
    kernel::facts(text).find_map(|(_, fact)| named(fact))
}

/// The game that has a sheet of this key, and the sheet.
pub fn sheet(key: &str) -> Option<(&'static Meta, &'static Sheet)> {
    METAS.iter().find_map(|meta| Some((*meta, meta.sheets.iter().find(|it| it.key == key)?)))
}

/// How the boards of a game are read.
#[derive(Debug)]
pub struct PaperReader {
    sketch: fn(&str, &[&str]) -> Result<Paper, LineFault>,
    /// A small board that scores, to begin from.
    pub example: &'static str,
    /// Every reason for which a line can be refused, for those who translate.
    pub faults: &'static [kernel::Clause],
}

impl PaperReader {
    pub(crate) const fn of<G: Listed<View: Into<View>>>() -> Option<Self> {
        match G::BOARD_FILE {
            Some(file) => Some(Self {
                sketch: |text, contents| Paper::sketch_of::<G>(text, contents).expect("the game has board files"),
                example: file.example,
                faults: file.faults,
            }),
            None => None,
        }
    }
}

impl Entry {
    /// Reads a board of this game while it is being typed in; `None` if none is scored from paper.
    pub fn sketch(&self, text: &str, contents: &[&str]) -> Option<Result<Paper, LineFault>> {
        self.paper.as_ref().map(|it| (it.sketch)(text, contents))
    }
}
