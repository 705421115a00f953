//! The words in pictures, by the names under which languages say them: `draw` itself writes English.

use crate::scene::Scene;

/// Texts as they are drawn in English, with `{names}` for what changes in them, and by what name they are said.
type Entries = &'static [(&'static str, &'static str)];

/// Whose words a picture has: the same English word can be another one in each game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Glossary {
    /// 30 Rails and 30 Streetcar Rails.
    Grid,
    /// Rail Age.
    Railage,
    /// Village Rails.
    Village,
}

/// A text of a picture: the name of its message, and what stands in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawn<'a> {
    /// The name of the message.
    pub id: &'static str,
    /// What stands in it, by name.
    pub values: Vec<(&'static str, &'a str)>,
}

const GRID: Entries = &[
    ("line", "drawn-line"),
    ("points", "drawn-points"),
    ("pts", "drawn-points-short"),
    ("squares", "drawn-squares"),
    ("bonus", "drawn-bonus"),
    ("trees", "drawn-trees"),
    ("sum", "drawn-sum"),
    ("shares", "drawn-shares"),
    ("total", "drawn-total"),
    ("Total", "grid-total"),
    ("mine", "drawn-mine"),
    ("central", "drawn-central"),
    ("grade", "drawn-grade"),
    ("okay", "drawn-okay"),
    ("good", "drawn-good"),
    ("excellent", "drawn-excellent"),
    ("overrides", "drawn-overrides"),
    ("white", "drawn-white"),
    ("colour", "drawn-colour"),
    ("turns played", "drawn-turns"),
];

const RAILAGE: Entries = &[
    ("score", "drawn-score"),
    ("points, upper track", "railage-score-upper"),
    ("points, lower track", "railage-score-lower"),
    ("trunk", "railage-role-trunk"),
    ("trunk: {n} ○ × {factor}", "drawn-trunk-factor"),
    ("trunk: {n} ○ no factor yet", "drawn-trunk-no-factor"),
    ("branch", "drawn-branch"),
    ("{city}, {n} lines", "drawn-branch-lines"),
    ("a city of three lines or more", "drawn-branch-city"),
    ("not reached", "drawn-branch-none"),
    ("Total", "railage-score-total"),
    ("railway worker", "railage-title-worker"),
    ("railway baron", "railage-title-baron"),
    ("railway viscount", "railage-title-viscount"),
    ("railway count", "railage-title-count"),
    ("railway marquess", "railage-title-marquess"),
    ("railway duke", "railage-title-duke"),
    ("railway king", "railage-title-king"),
    ("dots by the die that is left", "drawn-dots"),
    ("plain", "railage-plain"),
    ("forest", "railage-forest"),
    ("hill", "railage-hill"),
    ("lines", "drawn-lines"),
    ("other lines of its network", "drawn-network"),
    ("lines of other networks", "railage-role-other"),
    ("special lines to mines", "railage-role-special"),
    ("extra dot and line", "drawn-extra"),
    ("points for the first", "drawn-first"),
    ("lines: one space each, from the left →", "railage-track-upper"),
    ("← special lines: one space each, from the right", "railage-track-lower"),
    ("river map, reconstructed: a basic map with a river and a wild city", "drawn-river"),
    ("lake map, reconstructed: a harder map with a lake and a wild mine", "drawn-lake"),
    // A map of one's own speaks the language of its author.
    ("{name} map, {note}", "drawn-map"),
];

const VILLAGE: Entries = &[
    ("line", "village-score-line"),
    ("tracks", "village-tracks"),
    ("features", "village-score-features"),
    ("trips", "village-score-trips"),
    ("terminus", "village-score-terminus"),
    ("points", "village-score-points"),
    ("sidings, on {n} line", "village-score-sidings"),
    ("sidings, on {n} lines", "village-score-sidings"),
    ("money, 1 for each £3 of £{money}", "village-score-money"),
    ("Total", "village-score-total"),
    ("Total, if it ended now", "village-score-now"),
    ("player", "village-players-name"),
    ("money", "village-players-money"),
    ("lines", "village-lines"),
    ("hand", "village-players-hand"),
    ("set", "drawn-set"),
];

impl Glossary {
    /// All words, with the names of their messages.
    pub const fn entries(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Grid => GRID,
            Self::Railage => RAILAGE,
            Self::Village => VILLAGE,
        }
    }

    /// The message of a text of a picture, if it is one.
    pub fn find(self, text: &str) -> Option<Drawn<'_>> {
        self.entries().iter().find_map(|&(pattern, id)| Some(Drawn { id, values: values(pattern, text)? }))
    }

    /// A picture in other words. What is told to those who cannot see it is English only, so it is left out.
    pub fn reword(self, scene: Scene, say: &dyn Fn(Drawn<'_>) -> Option<String>) -> Scene {
        scene.unlabelled().reworded(&|text| say(self.find(text)?))
    }
}

/// What stands for the names in a pattern, if the text fits it: `{n} lines` fits `4 lines`.
fn values<'a>(pattern: &'static str, text: &'a str) -> Option<Vec<(&'static str, &'a str)>> {
    let mut parts = pattern.split('{');
    let mut rest = text.strip_prefix(parts.next()?)?;
    let mut res = Vec::new();
    for part in parts {
        let (name, behind) = part.split_once('}')?;
        let (value, after) = if behind.is_empty() { (rest, "") } else { rest.split_once(behind)? };
        res.push((name, value));
        rest = after;
    }
    rest.is_empty().then_some(res)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_find_what_stands_in_a_text() {
        assert_eq!(values("{city}, {n} lines", "A3, 4 lines"), Some(vec![("city", "A3"), ("n", "4")]));
        assert_eq!(values("money, £{n}", "money, £7"), Some(vec![("n", "7")]));
        assert_eq!(values("money", "money"), Some(vec![]));
        for text in ["A3, 4 line", "A3 4 lines", "A3, 4 lines more", "lines", ""] {
            assert_eq!(values("{city}, {n} lines", text), None, "{text}");
        }
        assert_eq!(values("money", "moneys"), None);
    }
}
