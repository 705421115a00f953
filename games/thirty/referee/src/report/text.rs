//! Reports as plain text of at most 78 columns.

use draw::text;
use thirty::{RuleSet, map};
use track::map::{MAP_WIDTH, choices};

use super::block::{Block, Table};

/// The widest line of a report.
pub(crate) const WIDTH: usize = 78;

/// The blocks as text.
pub(crate) fn render(blocks: &[Block]) -> String {
    let mut res = String::new();
    for block in blocks {
        if !res.is_empty() && !matches!(block, Block::Code(_) | Block::Answer { .. }) {
            res.push('\n');
        }
        match block {
            Block::Title(title) => heading(&mut res, title, "═"),
            Block::Heading(title) => heading(&mut res, title, "─"),
            Block::Text(text) => push(&mut res, &wrap(text, "", "")),
            Block::ByForm(it) => push(&mut res, &wrap(&it.text, "", "")),
            Block::List(items) => items.iter().for_each(|it| push(&mut res, &wrap(it, "- ", "  "))),
            Block::Code(lines) | Block::Answer { lines, .. } => {
                for it in lines {
                    push(&mut res, &format!("    {it}"));
                }
            }
            Block::Table(table) => res.push_str(&columns(table, WIDTH)),
            Block::Map { sheet, legal, beside, .. } => {
                let map = map::draw(sheet, RuleSet::Postal, *legal);
                let room = WIDTH - MAP_WIDTH - 2;
                let table = beside.as_ref().map_or(String::new(), |it| columns(it, room));
                res.push_str(&text::beside(&map, &table));
            }
            Block::Pieces(kind) => res.push_str(&choices(*kind)),
        }
    }
    res
}

fn push(res: &mut String, line: &str) {
    res.push_str(line.trim_end());
    res.push('\n');
}

fn heading(res: &mut String, title: &str, rule: &str) {
    let title = wrap(title, "", "");
    let width = title.lines().map(|it| it.chars().count()).max().unwrap_or(0);
    push(res, &title);
    push(res, &rule.repeat(width));
}

fn wrap(text: &str, first: &str, rest: &str) -> String {
    let options = textwrap::Options::new(WIDTH)
        .wrap_algorithm(textwrap::WrapAlgorithm::FirstFit)
        .word_separator(textwrap::WordSeparator::AsciiSpace)
        .word_splitter(textwrap::WordSplitter::NoHyphenation);
    textwrap::fill(text, options.initial_indent(first).subsequent_indent(rest))
}

/// A table in columns; what does not fit is cut from the widest column.
fn columns(table: &Table, room: usize) -> String {
    let n = table.head.len();
    let all = || std::iter::once(&table.head).chain(&table.rows);
    let longest = |column: usize| all().filter_map(|it| it.get(column)).map(|it| it.chars().count()).max().unwrap_or(0);
    let mut widths: Vec<_> = (0..n).map(longest).collect();
    let gaps = 2 * n.saturating_sub(1);
    while widths.iter().sum::<usize>() + gaps > room {
        let Some(widest) = widths.iter_mut().max().filter(|it| **it > 1) else { break };
        *widest -= 1;
    }
    let mut res = String::new();
    let line = |cells: &[String]| {
        let padded = cells.iter().zip(&widths).zip(&table.is_number).map(|((cell, &width), &is_number)| {
            let cell = if cell.chars().count() > width {
                cell.chars().take(width.saturating_sub(1)).chain(['…']).collect()
            } else {
                cell.clone()
            };
            if is_number { format!("{cell:>width$}") } else { format!("{cell:<width$}") }
        });
        padded.collect::<Vec<_>>().join("  ")
    };
    let rule = "─".repeat(widths.iter().sum::<usize>() + gaps);
    push(&mut res, &line(&table.head));
    push(&mut res, &rule);
    let first_sum = table.rows.len() - table.n_sums.min(table.rows.len());
    for (row, cells) in table.rows.iter().enumerate() {
        if row == first_sum && table.n_sums > 0 {
            push(&mut res, &rule);
        }
        push(&mut res, &line(cells));
    }
    res
}
