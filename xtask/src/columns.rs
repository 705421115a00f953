//! Text tables with aligned columns.

/// Lays out rows in columns two spaces apart, one line each; the columns in `right` end flush, the others start flush.
pub(crate) fn align(rows: &[Vec<String>], right: &[usize]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width_of = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max();
    let widths: Vec<usize> = (0..count).map(|column| width_of(column).unwrap_or(0)).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let gap = " ".repeat(widths[column] - width(cell));
            let (before, after) = if right.contains(&column) { (gap.as_str(), "") } else { ("", gap.as_str()) };
            let margin = if column == 0 { "" } else { "  " };
            line.extend([margin, before, cell, after]);
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

fn width(cell: &str) -> usize {
    cell.chars().count()
}

#[cfg(test)]
mod tests {
    use super::align;

    #[track_caller]
    fn check(rows: &[&[&str]], right: &[usize], expected: &str) {
        let rows: Vec<Vec<String>> = rows.iter().map(|row| row.iter().map(|&cell| cell.to_owned()).collect()).collect();
        assert_eq!(align(&rows, right), expected);
    }

    #[test]
    fn columns_start_flush_or_end_flush() {
        check(&[&["check", "", "s"], &["docs", "ok", "12.5"]], &[2], "check         s\ndocs   ok  12.5\n");
    }

    #[test]
    fn width_counts_characters_not_bytes() {
        check(&[&["…", "a"], &["ab", "b"]], &[], "…   a\nab  b\n");
    }

    #[test]
    fn rows_may_be_short_and_lines_have_no_trailing_space() {
        check(&[&["a"], &["long", "x"], &["b", ""]], &[], "a\nlong  x\nb\n");
    }
}
