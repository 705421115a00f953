//! How wide words are, by a rule of thumb, and where they may be broken: a scene knows no typeface.

/// How much wider bold letters are.
pub const BOLD: f64 = 1.1;

/// About how wide words are, as a multiple of the size of their letters.
pub fn breadth(words: &str) -> f64 {
    let letter = |c: char| match c {
        c if c.is_ascii() => 0.52,
        c if is_wide(c) => 1.0,
        c if c.is_alphabetic() => 0.6,
        _ => 0.8,
    };
    words.chars().map(letter).sum()
}

/// The size that lets a text fit the width.
pub fn fitting(words: &str, size: f64, width: f64) -> f64 {
    size.min(width / breadth(words).max(1.0))
}

/// Words and the size that lets them fit the width; what would become smaller than `least` is cut.
pub fn cut(words: &str, size: f64, least: f64, width: f64) -> (String, f64) {
    let mut kept = words;
    let mut res = words.to_owned();
    while fitting(&res, size, width) < least && !kept.is_empty() {
        kept = kept[..kept.len() - kept.chars().last().map_or(0, char::len_utf8)].trim_end();
        res = format!("{kept}…");
    }
    let size = fitting(&res, size, width);
    (res, size)
}

/// Words in two lines of about the same length; `None` where they cannot be broken.
pub fn halves(words: &str) -> Option<(&str, &str)> {
    let middle = words.len() / 2;
    let pairs = words.char_indices().zip(words.chars().skip(1));
    let spaces = words.match_indices(' ').map(|(at, _)| (at, at + 1));
    let joints =
        pairs.filter(|((_, it), next)| is_joint(*it, *next)).map(|((at, it), _)| [at + it.len_utf8(); 2].into());
    let (end, start) = spaces.chain(joints).min_by_key(|(end, _)| end.abs_diff(middle))?;
    Some((&words[..end], &words[start..]))
}

/// Whether a letter is as wide as high, as those of Japanese are.
const fn is_wide(c: char) -> bool {
    matches!(c, '\u{2e80}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{ff00}'..='\u{ff60}')
}

const fn is_hiragana(c: char) -> bool {
    matches!(c, '\u{3041}'..='\u{309f}')
}

/// Japanese has no spaces, but a word rarely begins with hiragana and often ends with it.
fn is_joint(it: char, next: char) -> bool {
    let ends = is_hiragana(it) || it == '、';
    let begins = next.is_ascii_digit() || is_wide(next) && next.is_alphabetic() && !is_hiragana(next) && next != 'ー';
    ends && begins
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_broken_near_their_middle() {
        assert_eq!(halves("exactly 4 tracks"), Some(("exactly", "4 tracks")));
        assert_eq!(halves("gleiche Landschaft an beiden Enden"), Some(("gleiche Landschaft", "an beiden Enden")));
        assert_eq!(halves("始点と終点の地形が同じ"), Some(("始点と終点の", "地形が同じ")));
        assert_eq!(halves("カーブだけで3つ以上"), Some(("カーブだけで", "3つ以上")));
        assert_eq!(halves("湖があり、最も少ない"), Some(("湖があり、", "最も少ない")));
        assert_eq!(halves("地形4種類以上"), None);
        assert_eq!(halves(""), None);
    }

    #[test]
    fn names_that_are_far_too_long_are_cut() {
        assert_eq!(cut("Ann", 20.0, 10.0, 100.0), ("Ann".to_owned(), 20.0));
        let (name, size) = cut("Bartholomäus", 20.0, 10.0, 100.0);
        assert!(name == "Bartholomäus" && size < 20.0 && size > 10.0, "{name} {size}");
        let (name, size) = cut("Maximiliane von Hohenstein", 20.0, 10.0, 80.0);
        assert!(name == "Maximiliane v…" && size >= 10.0, "{name} {size}");
        assert_eq!(cut("Ann", 20.0, 10.0, 0.0).0, "…", "nothing goes on for ever");
    }

    #[test]
    fn long_words_get_small_letters() {
        assert!((fitting("four", 20.0, 100.0) - 20.0).abs() < 0.01);
        assert!((fitting("four", 20.0, 20.8) - 10.0).abs() < 0.01);
        assert!(breadth("終着駅") > breadth("end"));
        assert!(breadth("Züge") < breadth("線路線路"));
    }
}
