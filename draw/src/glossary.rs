//! The words in pictures, by the names under which languages say them: pictures are drawn in English.

use crate::{Value, Words, scene::Scene};

/// Texts as they are drawn in English, with `{names}` for what changes in them, and by what name they are said.
pub type Entries = &'static [(&'static str, &'static str)];

/// Whose words a picture has: the same English word can be another one in each game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Glossary(&'static [Entries]);

/// A text of a picture: the name of its message, and what stands in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawn<'a> {
    /// The name of the message.
    pub id: &'static str,
    /// What stands in it, by name.
    pub values: Vec<(&'static str, Value<'a>)>,
}

impl Glossary {
    /// The words of these lists; the first one that fits a text counts.
    pub const fn new(lists: &'static [Entries]) -> Self {
        Self(lists)
    }

    /// All words, with the names of their messages.
    pub fn entries(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.0.iter().copied().flatten().copied()
    }

    /// The message of a text of a picture, if it is one.
    pub fn find(self, text: &str) -> Option<Drawn<'_>> {
        self.entries().find_map(|(pattern, id)| Some(Drawn { id, values: values(pattern, text)? }))
    }

    /// A picture in the language of these words. What is told to those who cannot see it is English only, so other
    /// languages leave it out.
    pub fn reword(self, scene: Scene, words: &dyn Words) -> Scene {
        if words.is_english() {
            return scene;
        }
        scene.unlabelled().reworded(&|text| {
            let drawn = self.find(text)?;
            words.find(drawn.id, &drawn.values)
        })
    }
}

/// A number where it is one.
fn value(text: &str) -> Value<'_> {
    text.parse::<u32>().map_or_else(|_| text.into(), Value::from)
}

/// What stands for the names in a pattern, if the text fits it: `{n} lines` fits `4 lines`.
fn values<'a>(pattern: &'static str, text: &'a str) -> Option<Vec<(&'static str, Value<'a>)>> {
    let mut parts = pattern.split('{');
    let mut rest = text.strip_prefix(parts.next()?)?;
    let mut res = Vec::new();
    for part in parts {
        let (name, behind) = part.split_once('}')?;
        let (value, after) = if behind.is_empty() { (rest, "") } else { rest.split_once(behind)? };
        res.push((name, self::value(value)));
        rest = after;
    }
    rest.is_empty().then_some(res)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_find_what_stands_in_a_text() {
        assert_eq!(values("{city}, {n} lines", "A3, 4 lines"), Some(vec![("city", "A3".into()), ("n", 4_u32.into())]));
        assert_eq!(values("money, £{n}", "money, £7"), Some(vec![("n", 7_u32.into())]));
        assert_eq!(values("money", "money"), Some(vec![]));
        for text in ["A3, 4 line", "A3 4 lines", "A3, 4 lines more", "lines", ""] {
            assert_eq!(values("{city}, {n} lines", text), None, "{text}");
        }
        assert_eq!(values("money", "moneys"), None);
    }
}
