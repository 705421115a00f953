//! Words set in lines: broken where a language allows it, measured with the bundled fonts.

use crate::{fonts::Style, page::breadth};

/// Words in lines that are no wider than `room`.
pub(crate) fn lines(words: &str, style: Style, size: f64, room: f64) -> Vec<String> {
    let mut res = vec![String::new()];
    for piece in pieces(words) {
        let Some(last) = res.last_mut() else { break };
        let is_wide = |line: &str| breadth(line.trim_end(), style, size) > room;
        if !is_wide(&format!("{last}{piece}")) {
            last.push_str(piece);
            continue;
        }
        if !last.is_empty() {
            res.push(String::new());
        }
        let mut line = String::new();
        // What is longer than a line is broken anywhere.
        for letter in piece.chars() {
            if !line.is_empty() && is_wide(&format!("{line}{letter}")) {
                let at = res.len() - 1;
                res[at] = std::mem::take(&mut line);
                res.push(String::new());
            }
            line.push(letter);
        }
        let at = res.len() - 1;
        res[at] = line;
    }
    for line in &mut res {
        line.truncate(line.trim_end().len());
    }
    res
}

/// Words cut where a line may end: behind spaces and between Japanese letters.
fn pieces(words: &str) -> Vec<&str> {
    let mut res = Vec::new();
    let mut start = 0;
    let mut letters = words.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let end = at + letter.len_utf8();
        let next = letters.peek().map(|it| it.1);
        let is_joint = letter == ' ' && next != Some(' ')
            || is_wide(letter) && next.is_some_and(|it| is_wide(it) && !is_closing(it))
            || is_wide(letter) && next.is_some_and(char::is_alphanumeric);
        if is_joint || next.is_none() {
            res.push(&words[start..end]);
            start = end;
        }
    }
    res
}

const fn is_wide(letter: char) -> bool {
    matches!(letter, '\u{2e80}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{ff00}'..='\u{ff60}')
}

/// What may not begin a line.
const fn is_closing(letter: char) -> bool {
    matches!(letter, '、' | '。' | '）' | '」' | '』' | '：' | '！' | '？' | 'ー' | '，' | '．' | '／')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(words: &str, room: f64, expected: &[&str]) {
        assert_eq!(lines(words, Style::MONO, 10.0, room), expected);
    }

    #[test]
    fn lines_are_broken_where_the_language_allows_it() {
        check("lay a straight", 60.0, &["lay a", "straight"]);
        check("", 60.0, &[""]);
        check("線路を引く。次", 45.0, &["線路を引", "く。次"]);
        check("線路を引。次", 42.0, &["線路を", "引。次"]);
    }

    #[test]
    fn what_is_longer_than_a_line_is_broken_anywhere() {
        check("abcdefghijkl mn", 36.5, &["abcdef", "ghijkl", "mn"]);
        check("a", 0.1, &["a"]);
    }
}
