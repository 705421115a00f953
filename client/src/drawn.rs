//! The words in pictures, which `draw` writes in English, in the language of the page.

use draw::{Drawn, Glossary, scene::Scene};

use crate::{
    settings::language,
    words::{Language, Value, find},
};

/// A text of a picture in a language, if there are words for it.
pub fn say(language: Language, drawn: Drawn<'_>) -> Option<String> {
    let values: Vec<_> = drawn.values.into_iter().map(|(name, it)| (name, value(it))).collect();
    find(language, drawn.id, &values)
}

/// A number where it is one, so that languages can tell one from many.
fn value(text: &str) -> Value {
    text.parse::<u32>().map_or_else(|_| Value::from(text.to_owned()), Value::from)
}

/// The same picture in the language of the page. What `draw` tells those who cannot see it is English only, so that
/// pictures in other languages are left with their title and their texts.
pub fn reworded(scene: Scene, glossary: Glossary) -> Scene {
    match language() {
        Language::English => scene,
        language => glossary.reword(scene, &|drawn| say(language, drawn)),
    }
}
