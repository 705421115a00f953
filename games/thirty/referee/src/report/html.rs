//! Reports as HTML that mail programs show: tables, inline styles, nothing from elsewhere.

use std::fmt::Write as _;

use thirty::{Mark, Sheet, Station};
use track::map;
use track::{Border, Square, SquareSet};

use super::block::{Block, Table};

const BODY: &str = "font-family:Georgia,'Times New Roman',serif;font-size:16px;line-height:1.45;color:#222;\
                    background:#fff;max-width:640px;margin:0 auto;padding:12px";
const MONO: &str = "font-family:Consolas,Menlo,'DejaVu Sans Mono','Courier New',monospace";
const CELL: &str = "padding:2px 8px;border-bottom:1px solid #ddd";

/// The blocks as one HTML page.
pub(crate) fn render(blocks: &[Block], language: &str, title: &str) -> String {
    let mut res = format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\"><head><meta charset=\"utf-8\"><title>{}</title></head>\n\
         <body style=\"{BODY}\">\n",
        escape(title)
    );
    for block in blocks {
        match block {
            Block::Title(title) => tag(&mut res, "h1", "font-size:22px;margin:8px 0", title),
            Block::Heading(title) => {
                tag(&mut res, "h2", "font-size:18px;margin:20px 0 6px;border-bottom:2px solid #888", title);
            }
            Block::Text(text) => tag(&mut res, "p", "margin:8px 0", text),
            Block::ByForm(it) => tag(&mut res, "p", "margin:8px 0", &it.html),
            Block::List(items) => {
                res.push_str("<ul style=\"margin:8px 0;padding-left:22px\">\n");
                for it in items {
                    tag(&mut res, "li", "margin:3px 0", it);
                }
                res.push_str("</ul>\n");
            }
            Block::Code(lines) | Block::Answer { lines, .. } => {
                let style = format!("{MONO};font-size:15px;background:#f4f1e8;padding:8px 12px;margin:8px 0");
                tag(&mut res, "pre", &style, &lines.join("\n"));
            }
            Block::Table(table) => push_table(&mut res, table),
            Block::Map { sheet, legal, lines, beside } => {
                push_map(&mut res, sheet, *legal, *lines);
                if let Some(table) = beside {
                    push_table(&mut res, table);
                }
            }
            Block::Pieces(kind) => {
                let style = format!("{MONO};font-size:13px;line-height:15px;margin:4px 0");
                tag(&mut res, "pre", &style, &map::choices(*kind));
            }
        }
    }
    res + "</body></html>\n"
}

/// Text in which nothing is markup.
pub(crate) fn escape(text: &str) -> String {
    let mut res = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => res.push_str("&amp;"),
            '<' => res.push_str("&lt;"),
            '>' => res.push_str("&gt;"),
            '"' => res.push_str("&quot;"),
            '\'' => res.push_str("&#39;"),
            _ => res.push(c),
        }
    }
    res
}

fn tag(res: &mut String, name: &str, style: &str, text: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(res, "<{name} style=\"{style}\">{}</{name}>", escape(text));
}

fn push_table(res: &mut String, table: &Table) {
    let align = |column: usize| if table.is_number.get(column) == Some(&true) { "right" } else { "left" };
    res.push_str("<table style=\"border-collapse:collapse;margin:8px 0;font-size:15px\">\n<tr>");
    for (column, cell) in table.head.iter().enumerate() {
        let _ = write!(res, "<th style=\"{CELL};text-align:{};background:#eee\">{}</th>", align(column), escape(cell));
    }
    res.push_str("</tr>\n");
    let first_sum = table.rows.len() - table.n_sums.min(table.rows.len());
    for (number, row) in table.rows.iter().enumerate() {
        let weight = if number >= first_sum { "bold" } else { "normal" };
        res.push_str("<tr>");
        for (column, cell) in row.iter().enumerate() {
            let _ = write!(
                res,
                "<td style=\"{CELL};text-align:{};font-weight:{weight}\">{}</td>",
                align(column),
                escape(cell)
            );
        }
        res.push_str("</tr>\n");
    }
    res.push_str("</table>\n");
}

/// The map as a table: the border with towns and numbers around six by six squares.
fn push_map(res: &mut String, sheet: &Sheet, legal: SquareSet, lines: SquareSet) {
    res.push_str("<table style=\"border-collapse:collapse;margin:8px 0\" cellspacing=\"0\" cellpadding=\"0\">\n");
    for y in 0..=7 {
        res.push_str("<tr>");
        for x in 0..=7 {
            match (Square::new(x, y), Border::new(x, y)) {
                (Some(square), _) => push_square(res, sheet, square, legal.contains(square), lines.contains(square)),
                (None, Some(border)) => push_border(res, sheet, border),
                (None, None) => res.push_str("<td></td>"),
            }
        }
        res.push_str("</tr>\n");
    }
    res.push_str("</table>\n");
}

fn push_border(res: &mut String, sheet: &Sheet, border: Border) {
    let town = Station::ALL.into_iter().find(|&it| sheet.station(it) == Some(border));
    let (style, text) = match town {
        Some(town) => ("background:#264653;color:#fff;font-weight:bold;font-size:17px", town.letter().to_string()),
        None => ("color:#999;font-size:12px", border.place().to_string()),
    };
    let _ = write!(res, "<td style=\"width:26px;height:26px;text-align:center;{style}\">{text}</td>");
}

fn push_square(res: &mut String, sheet: &Sheet, square: Square, is_legal: bool, is_on_line: bool) {
    let is_bonus = sheet.bonus_square() == Some(square);
    let star = if is_bonus { "★" } else { "" };
    let (ground, colour, size, text) = match sheet.mark(square) {
        Mark::Mountain => ("#d9cbb8", "#6b4f2f", 24, "▲".to_owned()),
        Mark::Mine => ("#ccc", "#222", 20, "M".to_owned()),
        Mark::Cross => ("#f3d6d6", "#a33", 22, "╳".to_owned()),
        Mark::Track(piece) => (
            if is_on_line { "#d8e8f8" } else { "#fff" },
            if is_on_line { "#036" } else { "#111" },
            13,
            map::piece(piece).join("\n"),
        ),
        Mark::Empty if is_legal => ("#e3f1e3", "#587", 16, format!("{star}□")),
        Mark::Empty => ("#fff", if is_bonus { "#a67c00" } else { "#bbb" }, 16, format!("{star}·")),
    };
    let ground = if is_bonus { "#fff0b3" } else { ground };
    let what =
        if let Mark::Track(piece) = sheet.mark(square) { format!("{square} = {piece}") } else { square.to_string() };
    let text = if is_bonus && size == 13 { text.replacen(' ', "★", 1) } else { text };
    let _ = write!(
        res,
        "<td title=\"{what}\" style=\"width:41px;height:46px;border:1px solid #aaa;background:{ground};text-align:center;\
         vertical-align:middle\"><pre style=\"margin:0;{MONO};font-size:{size}px;line-height:15px;color:{colour}\">{text}</pre></td>"
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_a_player_writes_becomes_markup() {
        let blocks = [Block::Text("<script>\"&'".to_owned()), Block::List(vec!["<b>".to_owned()])];
        let html = render(&blocks, "en", "</title><script>");
        assert!(!html.contains("<script>") && !html.contains("<b>"), "{html}");
        assert!(html.contains("&lt;script&gt;&quot;&amp;&#39;"), "{html}");
    }
}
