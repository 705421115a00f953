//! Reports on paper: the maps are drawn as sheets are, with their score beside them.

use draw::Picture as _;
use paper::{
    Stock,
    report::{Block as Printed, Captioned, Report, Table as PrintedTable},
};
use thirty::{RuleSet, Sheet};
use thirty_picture::Picture;
use track::{Kind, SquareSet};

use super::block::{Block, Table};
use crate::Language;

/// The blocks as a report that can be printed.
pub(super) fn render(blocks: &[Block], foot: &str, language: Language, stock: Stock) -> Report {
    let mut title = String::new();
    let mut res: Vec<Printed> = Vec::new();
    let mut rest = blocks;
    while let [block, behind @ ..] = rest {
        rest = behind;
        match block {
            Block::Title(words) => title.clone_from(words),
            // Maps that follow each other, each under its heading, stand beside each other.
            Block::Heading(_) if maps(block, behind).len() > 1 => {
                let pictures = maps(block, behind);
                rest = &behind[2 * pictures.len() - 1..];
                let picture = |(words, sheet, legal): (&String, &Sheet, SquareSet)| map(sheet, legal, words, language);
                res.push(Printed::Pictures { pictures: pictures.into_iter().map(picture).collect(), n_per_row: 2 });
            }
            Block::Heading(words) => res.push(Printed::Heading(words.clone())),
            Block::Text(words) => res.push(Printed::Text(words.clone())),
            Block::ByForm(it) => res.push(Printed::Text(it.paper.clone())),
            Block::List(items) => res.push(Printed::List(items.clone())),
            Block::Code(lines) => res.push(Printed::Code(lines.clone())),
            Block::Answer { head, lines } => res.push(Printed::Code([head.as_slice(), lines].concat())),
            Block::Table(it) => res.push(Printed::Table(table(it))),
            Block::Map { sheet, legal, .. } => {
                let pictures = vec![map(sheet, *legal, "", language)];
                res.push(Printed::Pictures { pictures, n_per_row: 1 });
            }
            Block::Pieces(kind) => res.push(Printed::Signs(pieces(*kind))),
        }
    }
    Report { title, foot: foot.to_owned(), blocks: res, stock, language: on_paper(language) }
}

/// The maps that begin here, as long as there is nothing but a heading between them.
fn maps<'a>(first: &'a Block, behind: &'a [Block]) -> Vec<(&'a String, &'a Sheet, SquareSet)> {
    let mut res = Vec::new();
    let mut blocks = [first].into_iter().chain(behind);
    while let (Some(Block::Heading(words)), Some(Block::Map { sheet, legal, .. })) = (blocks.next(), blocks.next()) {
        res.push((words, &**sheet, *legal));
    }
    res
}

fn map(sheet: &Sheet, legal: SquareSet, caption: &str, language: Language) -> Captioned {
    let scene = Picture { legal, ..Picture::new(sheet, RuleSet::Postal) }.scene();
    Captioned { scene: Picture::GLOSSARY.reword(scene, &on_paper(language)), caption: caption.to_owned() }
}

fn pieces(kind: Kind) -> Vec<Captioned> {
    let one = |it: track::Piece| Captioned { scene: draw::sheet::piece(it), caption: it.to_string() };
    kind.pieces().map(one).collect()
}

fn table(it: &Table) -> PrintedTable {
    let Table { head, rows, is_number, n_sums } = it.clone();
    PrintedTable { head, rows, is_number, n_sums }
}

const fn on_paper(language: Language) -> paper::Language {
    match language {
        Language::German => paper::Language::German,
        Language::English => paper::Language::English,
    }
}
