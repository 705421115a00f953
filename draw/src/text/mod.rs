//! Blocks of text: score tables, and one thing beside another.
//!
//! Every character is one column wide.

mod ledger;

pub use ledger::{Column, Ledger};

/// Two blocks of text side by side, two columns apart.
pub fn beside(left: &str, right: &str) -> String {
    let width = left.lines().map(|it| it.chars().count()).max().unwrap_or(0);
    let n_lines = left.lines().count().max(right.lines().count());
    let (mut lefts, mut rights) = (left.lines(), right.lines());
    let rows = (0..n_lines).map(|_| (lefts.next().unwrap_or(""), rights.next().unwrap_or("")));
    let lines = rows.map(|(left, right)| format!("{left:width$}  {right}").trim_end().to_owned() + "\n");
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_stand_beside_each_other_whatever_their_heights() {
        assert_eq!(beside("─╮\n │\n", "one\n\ntwo\nthree\n"), "─╮  one\n │\n    two\n    three\n");
        assert_eq!(beside("a\nb\n", ""), "a\nb\n");
        assert_eq!(beside("", ""), "");
    }
}
