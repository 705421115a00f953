//! Aligned columns of text.

/// Aligns rows of cells, two spaces between columns; those listed in `right` end flush.
pub fn align(rows: &[Vec<String>], right: &[usize]) -> String {
    let width = |cell: &String| cell.chars().count();
    let n_columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..n_columns)
        .map(|column| rows.iter().filter_map(|row| row.get(column)).map(width).max().unwrap_or(0))
        .collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let gap = " ".repeat(widths[column] - width(cell));
            let (before, after) = if right.contains(&column) { (gap.as_str(), "") } else { ("", gap.as_str()) };
            line.extend([if column == 0 { "" } else { "  " }, before, cell, after]);
        }
        text.extend([line.trim_end(), "\n"]);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::align;

    #[test]
    fn columns_start_flush_or_end_flush() {
        let rows = [&["kills", "n", "…"][..], &["é", "50"]];
        let rows: Vec<Vec<String>> = rows.iter().map(|row| row.iter().map(|&it| it.to_owned()).collect()).collect();
        assert_eq!(align(&rows, &[1]), "kills   n  …\né      50\n");
    }
}
