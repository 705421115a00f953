//! What the rules and the server refuse can be told in every language, whatever stands in it.

use super::{host_samples, samples, table_samples};
use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};
use kernel::Cited;
use wire::api::Code;

/// A language, what it says to refusals (of all games, and among the other words of each) and what it says to errors.
type Language = (&'static str, &'static [&'static str], &'static str);

macro_rules! language {
    ($language:literal $([$game:ident $($crates:tt)*])+) => {
        (
            $language,
            &[
                include_str!(concat!("../../../client/locales/", $language, "/refusals.ftl")),
                $(include_str!(concat!("../../../games/", stringify!($game), "/locales/", $language, ".ftl"))),+
            ],
            include_str!(concat!("../../../client/locales/", $language, "/errors.ftl")),
        )
    };
}

const LANGUAGES: [Language; 3] =
    [library::games!(language, "en"), library::games!(language, "de"), library::games!(language, "ja")];

/// The key of a choice for all that has no phrase of its own.
const OTHER: &str = "other";

/// What stands in a message.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Contents {
    variables: BTreeSet<String>,
    /// The words between which it chooses, by the variable that it looks at.
    choices: BTreeMap<String, BTreeSet<String>>,
}

impl Contents {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.express(expression);
            }
        }
    }

    fn express(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => _ = self.variables.insert(id.name.into()),
            Expression::Inline(InlineExpression::StringLiteral { .. }) => {}
            Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                self.variables.insert(id.name.into());
                for variant in variants {
                    let VariantKey::Identifier { name } = variant.key else { panic!("{}: a number", id.name) };
                    self.choices.entry(id.name.into()).or_default().insert(name.into());
                    self.read(&variant.value);
                }
            }
            other => panic!("a refusal is told with variables and words, not with {other:?}"),
        }
    }
}

fn names(all: &[&str]) -> BTreeSet<String> {
    all.iter().map(|it| (*it).to_owned()).collect()
}

/// What is said to refusals, by their names.
fn refusals(files: &[&str]) -> BTreeMap<String, Contents> {
    files.iter().flat_map(|it| messages(it, "refusal-")).collect()
}

/// The messages of a file whose names begin so, by their names.
fn messages(text: &str, beginning: &str) -> BTreeMap<String, Contents> {
    let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("it cannot be read: {errors:?}"));
    let mut res = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        if !message.id.name.starts_with(beginning) {
            continue;
        }
        let mut contents = Contents::default();
        contents.read(message.value.as_ref().expect("a message says something"));
        assert!(res.insert(message.id.name.to_owned(), contents).is_none(), "{} is there twice", message.id.name);
    }
    res
}

/// A reason: its name and its arguments.
type Reason = (&'static str, Vec<(&'static str, String)>);

/// Every reason, with every word that it can choose.
fn reasons() -> Vec<Reason> {
    fn all<R: Cited>(samples: Vec<(R, &str)>) -> impl Iterator<Item = Reason> {
        samples.into_iter().map(|(reason, _)| (reason.id(), reason.arguments()))
    }
    macro_rules! of_games {
        ($([$game:ident $($crates:tt)*])+) => {
            [$(all(samples::$game::refusals()).collect::<Vec<_>>()),+].into_iter().flatten()
        };
    }
    // Those of tables are the same whatever the rules object to.
    all(table_samples::refusals::<sidings::Refusal>())
        .chain(all(table_samples::unfair()))
        .chain(all(host_samples::objections()))
        .chain(library::games!(of_games))
        .collect()
}

fn bundle(language: &str, texts: &[&str]) -> FluentBundle<FluentResource> {
    let mut res = FluentBundle::new(vec![language.parse().expect("a language")]);
    res.set_use_isolating(false);
    for text in texts {
        let resource = FluentResource::try_new((*text).to_owned()).expect("it can be read");
        res.add_resource(resource).expect("no name is there twice");
    }
    res
}

/// Says a message, and makes sure that it is a sentence.
fn say(bundle: &FluentBundle<FluentResource>, id: &str, arguments: &FluentArgs<'_>) -> String {
    let message = bundle.get_message(id).unwrap_or_else(|| panic!("there is no {id}"));
    let mut errors = Vec::new();
    let text = bundle.format_pattern(message.value().expect("words"), Some(arguments), &mut errors).into_owned();
    assert!(errors.is_empty(), "{id}: {errors:?}");
    assert!(text.ends_with(['.', '。']) && text.trim() == text, "{id} is no sentence: `{text}`");
    let tears = ["  ", " .", " ,", " :", "..", "。。", "{", "}", "\n"];
    assert!(!tears.iter().any(|it| text.contains(it)), "{id} is torn: `{text}`");
    text
}

#[test]
fn every_refusal_is_told_with_exactly_its_arguments() {
    let clauses = || library::clauses().map(|it| (format!("refusal-{}", it.id), names(it.arguments)));
    let cited: BTreeMap<_, _> = clauses().collect();
    assert_eq!(cited.len(), clauses().count(), "two reasons have one name");
    for (language, files, _) in LANGUAGES {
        let told = refusals(files);
        for (id, arguments) in &cited {
            let contents = told.get(id).unwrap_or_else(|| panic!("{language} lacks {id}"));
            assert_eq!(&contents.variables, arguments, "{language}: {id}");
        }
        let extra: Vec<_> = told.keys().filter(|it| !cited.contains_key(*it)).collect();
        assert!(extra.is_empty(), "{language} has more than the rules refuse: {extra:?}");
    }
}

#[test]
fn no_reason_is_without_a_sample() {
    let sampled: BTreeSet<_> = reasons().into_iter().map(|it| it.0).collect();
    assert_eq!(sampled, library::clauses().map(|it| it.id).collect());
}

#[test]
fn every_word_has_its_phrase_and_every_phrase_its_word() {
    for (language, files, _) in LANGUAGES {
        let told = refusals(files);
        let mut words: BTreeMap<_, BTreeSet<String>> = BTreeMap::new();
        for (id, arguments) in reasons() {
            let id = format!("refusal-{id}");
            for (name, value) in arguments {
                if let Some(phrases) = told[&id].choices.get(name) {
                    let has_phrase = phrases.contains(&value) || phrases.contains(OTHER);
                    assert!(has_phrase, "{language}: {id} has no phrase for {value}");
                    words.entry((id.clone(), name.to_owned())).or_default().insert(value);
                }
            }
        }
        for (id, contents) in &told {
            for (name, phrases) in &contents.choices {
                let known = &words[&(id.clone(), name.clone())];
                let extra: Vec<_> = phrases.iter().filter(|it| *it != OTHER && !known.contains(*it)).collect();
                assert!(extra.is_empty(), "{language}: {id} has phrases for {extra:?}, which the rules never say");
            }
        }
    }
}

#[test]
fn every_refusal_is_a_sentence_with_its_values() {
    for (language, files, _) in LANGUAGES {
        let (told, bundle) = (refusals(files), bundle(language, files));
        for (id, arguments) in reasons() {
            let id = format!("refusal-{id}");
            let args = |value: &dyn Fn(&str) -> FluentValue<'static>| -> FluentArgs<'static> {
                arguments.iter().map(|(name, it)| (*name, value(it))).collect()
            };
            let text = say(&bundle, &id, &args(&|it| it.to_owned().into()));
            println!("{language} {id}: {text}");
            // It does not matter whether a client tells digits as text or as numbers.
            assert_eq!(say(&bundle, &id, &args(&|it| FluentValue::try_number(it).into_owned())), text);
            for (name, value) in arguments.iter().filter(|it| it.1 != "none") {
                let is_shown = told[&id].choices.contains_key(*name) || text.contains(value);
                assert!(is_shown, "{language}: {id} hides {name}: `{text}`");
            }
        }
    }
}

#[test]
fn every_error_of_the_server_is_told() {
    let codes: BTreeSet<_> = Code::ALL.iter().map(|it| format!("error-{it}")).collect();
    for (language, _, errors) in LANGUAGES {
        let (told, bundle) = (messages(errors, ""), bundle(language, &[errors]));
        assert_eq!(told.keys().cloned().collect::<BTreeSet<_>>(), codes, "{language}");
        for (id, contents) in told {
            assert_eq!(contents, Contents::default(), "{language}: nothing stands in {id}");
            say(&bundle, &id, &FluentArgs::new());
        }
    }
}

#[test]
fn what_stands_in_a_message_is_found() {
    let told = messages("a = { $x } and { $y ->\n    [one] { $z }\n   *[other] { \"\" }\n}\nb = nothing\n", "");
    assert_eq!(told["a"].variables, names(&["x", "y", "z"]));
    assert_eq!(told["a"].choices, BTreeMap::from([("y".to_owned(), names(&["one", "other"]))]));
    assert_eq!(told["b"], Contents::default());
}
