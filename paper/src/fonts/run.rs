//! Words cut into runs, each in one font.

use krilla::text::KrillaGlyph;

use super::{Style, Typeface, UNKNOWN};

/// Letters that stand behind each other in one font.
pub(crate) struct Run {
    pub(crate) typeface: &'static Typeface,
    pub(crate) text: String,
    pub(crate) glyphs: Vec<KrillaGlyph>,
}

impl Run {
    /// How wide it is, as a multiple of the size.
    pub(crate) fn breadth(&self) -> f64 {
        self.glyphs.iter().map(|it| f64::from(it.x_advance)).sum()
    }
}

/// Whether a letter is never drawn: it only tells how others are.
pub(super) const fn is_silent(letter: char) -> bool {
    matches!(letter, '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{e0000}'..='\u{e0fff}')
}

/// A letter that looks alike, for one that sheets draw and no bundled font has.
pub(super) const fn kin(letter: char) -> char {
    match letter {
        '✳' => '＊',
        other => other,
    }
}

/// Words as runs of the first font of the chain that has each letter.
pub(crate) fn runs(words: &str, style: Style) -> Vec<Run> {
    let chain = style.chain();
    let mut res: Vec<Run> = Vec::new();
    for letter in words.chars().filter(|it| !is_silent(*it)).map(kin) {
        let found = |letter: char| chain.iter().find_map(|it| Some((letter, *it, it.glyph(letter)?)));
        let Some((letter, typeface, glyph)) = found(letter).or_else(|| found(UNKNOWN)) else { continue };
        if res.last().is_none_or(|it| !std::ptr::eq(it.typeface, typeface)) {
            res.push(Run { typeface, text: String::new(), glyphs: Vec::new() });
        }
        let Some(run) = res.last_mut() else { continue };
        let start = run.text.len();
        run.text.push(letter);
        run.glyphs.push(KrillaGlyph::new(glyph.id, glyph.advance, 0.0, 0.0, 0.0, start..run.text.len(), None));
    }
    res
}
