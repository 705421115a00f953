//! The words in pictures, which are drawn in English, in the language of the page.

use draw::{Glossary, Value, Words, scene::Scene};

use crate::{
    settings::language,
    words::{self, Language, find},
};

impl Words for Language {
    fn is_english(&self) -> bool {
        *self == Self::English
    }

    fn find(&self, id: &str, values: &[(&'static str, Value<'_>)]) -> Option<String> {
        let values: Vec<_> = values.iter().map(|(name, it)| (*name, fluent(it))).collect();
        find(*self, id, &values)
    }
}

fn fluent(value: &Value<'_>) -> words::Value {
    match value {
        Value::Text(text) => words::Value::from(text.clone().into_owned()),
        Value::Number(number) => words::Value::from(*number),
    }
}

/// The same picture in the language of the page.
pub fn reworded(scene: Scene, glossary: Glossary) -> Scene {
    glossary.reword(scene, &language())
}
