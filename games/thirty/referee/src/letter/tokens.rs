//! A line as words, numbers and marks, whatever its case and however its umlauts are written.

/// A piece of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Token {
    pub(super) kind: Kind,
    /// Where it begins and ends in the line.
    pub(super) start: usize,
    pub(super) end: usize,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Letters, in lower case, with umlauts written out.
    Word(String),
    /// Digits.
    Number(u32),
    /// Anything else but blanks.
    Mark(char),
}

/// Marks that only set words off.
const EMPHASIS: &str = "*_`\"'„“”‚‘’«»•·";

/// A text in lower case, with umlauts written out.
pub(super) fn fold(text: &str) -> String {
    let mut res = String::with_capacity(text.len());
    // A diaeresis that is written as a sign of its own follows its letter.
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            'ä' => res.push_str("ae"),
            'ö' => res.push_str("oe"),
            'ü' => res.push_str("ue"),
            'ß' => res.push_str("ss"),
            '\u{308}' if res.ends_with(['a', 'o', 'u']) => res.push('e'),
            'é' | 'è' => res.push('e'),
            _ => res.push(c),
        }
    }
    res
}

/// What people smile with; whoever smiles says nothing else.
const SMILES: [&str; 7] = [":-)", ":)", ";-)", ";)", ":-D", ":D", "^^"];

/// The tokens of a line.
pub(super) fn tokens(line: &str) -> Vec<Token> {
    let mut res = Vec::new();
    let mut chars = line.char_indices().peekable();
    while let Some((start, c)) = chars.next() {
        let is_apart = line[..start].chars().next_back().is_none_or(|it| it.is_whitespace() || ".!?".contains(it));
        if let Some(smile) = SMILES.iter().find(|it| is_apart && line[start..].starts_with(**it)) {
            smile.chars().skip(1).for_each(|_| _ = chars.next());
            continue;
        }
        let mut end = start + c.len_utf8();
        let is_letter = |c: char| c.is_alphabetic() || c == '\u{308}';
        let is_same = |it: char| if c.is_ascii_digit() { it.is_ascii_digit() } else { is_letter(it) };
        if c.is_ascii_digit() || c.is_alphabetic() {
            while let Some((at, it)) = chars.next_if(|it| is_same(it.1)) {
                end = at + it.len_utf8();
            }
        } else if is_blank(c) || EMPHASIS.contains(c) {
            continue;
        }
        let text = &line[start..end];
        let kind = if c.is_ascii_digit() {
            // A number that is too long for its type is no number of the game either.
            text.parse().map_or_else(|_| Kind::Word(text.to_owned()), Kind::Number)
        } else if c.is_alphabetic() {
            Kind::Word(fold(text))
        } else {
            Kind::Mark(match c {
                '–' | '—' | '−' | '‐' | '‑' => '-',
                '→' | '➔' | '⇒' => '>',
                '∶' | '：' => ':',
                '／' | '⁄' | '\\' => '/',
                '＝' => '=',
                '…' => '.',
                _ => c,
            })
        };
        res.push(Token { kind, start, end });
    }
    res
}

/// Whether a character takes room without meaning anything.
fn is_blank(c: char) -> bool {
    // Among them faces, hearts, hands that wave and engines; a cross or a thumb may mean something.
    let is_picture = matches!(c,
        '\u{1f600}'..='\u{1f644}' | '\u{1f44b}' | '\u{1f44d}' | '\u{1f682}'..='\u{1f68a}' | '\u{1f384}' | '\u{1f389}'
        | '\u{1f37a}' | '\u{1f37b}' | '\u{2600}'..='\u{2604}' | '\u{263a}' | '\u{2665}' | '\u{2764}' | '\u{fe0f}');
    c.is_whitespace()
        || c.is_control()
        || is_picture
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' | '\u{ad}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &str, expected: &str) {
        let shown = tokens(line).into_iter().map(|it| match it.kind {
            Kind::Word(word) => word,
            Kind::Number(number) => format!("#{number}"),
            Kind::Mark(mark) => mark.to_string(),
        });
        assert_eq!(shown.collect::<Vec<_>>().join(" "), expected, "{line}");
    }

    #[test]
    fn lines_fall_into_words_numbers_and_marks() {
        check("1. Wurf: X5/Y2 = 1a", "#1 . wurf : x #5 / y #2 = #1 a");
        check("  *Änderung* — x5y2→1A", "aenderung - x #5 y #2 > #1 a");
        check("A\u{308}nderung\u{a0}für\tdich", "aenderung fuer dich");
        check("99999999999", "99999999999");
        check("", "");
    }
}
