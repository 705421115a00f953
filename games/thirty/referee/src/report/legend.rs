//! The legend of maps: it names the signs that the maps above it show, as each form of the report draws them.

use thirty::Mark;
use track::Square;

use super::block::{Block, ByForm};
use crate::{Language, words::Words};

/// What a map may show.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Sign {
    Mountain,
    Mine,
    Bonus,
    Blocked,
    Empty,
    /// Empty, and open to the first roll.
    Open,
    /// Track of a line that scores, where it is told apart.
    Line,
}

impl Sign {
    const ALL: [Self; 7] =
        [Self::Mountain, Self::Mine, Self::Bonus, Self::Blocked, Self::Empty, Self::Open, Self::Line];

    fn is_shown(self, block: &Block) -> bool {
        let Block::Map { sheet, legal, lines, .. } = block else { return false };
        let has = |wanted: &dyn Fn(Square, Mark) -> bool| Square::all().any(|it| wanted(it, sheet.mark(it)));
        match self {
            Self::Mountain => has(&|_, mark| mark == Mark::Mountain),
            Self::Mine => has(&|_, mark| mark == Mark::Mine),
            Self::Bonus => sheet.bonus_square().is_some(),
            Self::Blocked => has(&|_, mark| mark == Mark::Cross),
            Self::Empty => has(&|at, mark| mark == Mark::Empty && !legal.contains(at)),
            Self::Open => has(&|at, mark| mark == Mark::Empty && legal.contains(at)),
            Self::Line => !lines.is_empty(),
        }
    }

    /// How it is told in text, in HTML and on paper; `None` where it cannot be seen or needs no word.
    const fn told(self, words: &Words) -> [Option<&'static str>; 3] {
        match self {
            Self::Mountain => [Some(words.sign_mountain), Some(words.sign_mountain), Some(words.drawn_mountain)],
            Self::Mine => [Some(words.sign_mine), Some(words.sign_mine), Some(words.drawn_mine)],
            Self::Bonus => [Some(words.sign_bonus), Some(words.coloured_bonus), Some(words.drawn_bonus)],
            Self::Blocked => [Some(words.sign_blocked), Some(words.sign_blocked), Some(words.drawn_blocked)],
            Self::Empty => [Some(words.sign_empty), Some(words.sign_empty), None],
            Self::Open => [Some(words.sign_open), Some(words.coloured_open), Some(words.drawn_open)],
            // The drawn map has the colours of its lines in the table beside it.
            Self::Line => [None, Some(words.coloured_line), None],
        }
    }
}

/// The legend of all maps among these blocks; `None` without a map.
pub(super) fn of(blocks: &[Block], language: Language) -> Option<Block> {
    let shown: Vec<_> = Sign::ALL.into_iter().filter(|sign| blocks.iter().any(|it| sign.is_shown(it))).collect();
    let form = |n: usize| {
        let told: Vec<_> = shown.iter().filter_map(|it| it.told(language.words())[n]).collect();
        told.join(", ")
    };
    (!shown.is_empty()).then(|| Block::ByForm(Box::new(ByForm { text: form(0), html: form(1), paper: form(2) })))
}

#[cfg(test)]
mod tests {
    use kernel::{BySeat, Dice, Seat};

    use super::*;
    use crate::{Due, Edition, Season};

    /// The legend for the first player, form by form.
    fn legend(season: &Season, language: Language) -> ByForm {
        let edition = Edition { game: "Rails-7", names: &["Anna"], season, due: Due::Unset, correction: None };
        let blocks = edition.blocks_for_player(Seat::FIRST, language);
        let at = blocks.iter().position(|it| matches!(it, Block::Map { .. })).expect("a map");
        match &blocks[at + 1] {
            Block::ByForm(legend) => (**legend).clone(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn each_form_names_its_own_signs_and_no_others() {
        let dice = Dice::new("5".parse().expect("a seed"), "Rails-7".parse().expect("an id"));
        let mut season = Season::open(1, dice).expect("a seat");
        let told = legend(&season, Language::English);
        assert_eq!(
            [told.text, told.html, told.paper],
            ["▲ mountain, · empty", "▲ mountain, · empty", "peaks: mountain"]
        );
        while let Some(round) = season.round() {
            season.adjudicate(&BySeat::new(1, |_| None));
            for language in Language::ALL {
                let told = legend(&season, language);
                assert!(!told.paper.contains(['▲', '□', '★', '╳', '·']), "{}", told.paper);
                let is_open = season.round().is_some();
                for (form, sign) in [(&told.text, "□"), (&told.html, "□"), (&told.paper, "gr")] {
                    assert_eq!(form.contains(sign), is_open, "after round {round}: {form}");
                }
                assert!(!told.text.contains("yellow") && !told.text.contains("gelb"), "{}", told.text);
            }
        }
    }
}
