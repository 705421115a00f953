//! Numbered sentences: how a RULES.md says R7, R7a or R7.1, and how a test is named after it.

/// The number of a sentence, such as `7`, `7a` or `7.1`; ordered 7, 7.1, 7a, 8.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Number(Vec<(u32, Option<char>)>);

impl Number {
    /// Reads `7`, `7a` or `7.1`; nothing else.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        text.split('.').map(part).collect::<Option<Vec<_>>>().map(Self)
    }

    /// How the name of its tests begins.
    pub(crate) fn prefix(&self) -> String {
        format!("r{}_", self.joined("_"))
    }

    /// Its place on a page.
    pub(crate) fn anchor(&self) -> String {
        format!("r{}", self.joined("_"))
    }

    fn joined(&self, separator: &str) -> String {
        let letter = |letter: Option<char>| letter.map(String::from).unwrap_or_default();
        let parts: Vec<String> = self.0.iter().map(|part| format!("{}{}", part.0, letter(part.1))).collect();
        parts.join(separator)
    }
}

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "R{}", self.joined("."))
    }
}

fn part(text: &str) -> Option<(u32, Option<char>)> {
    let digits = text.strip_suffix(|letter: char| letter.is_ascii_lowercase()).unwrap_or(text);
    let is_plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
    let number = if is_plain { digits.parse().ok()? } else { return None };
    Some((number, text[digits.len()..].chars().next()))
}

/// A sentence of a RULES.md.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Sentence {
    pub(crate) number: Number,
    pub(crate) line: usize,
}

/// A test that is named after a sentence.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct SentenceTest {
    pub(crate) name: String,
    pub(crate) line: usize,
}

/// A line at fault, and what is wrong with it.
pub(crate) type Fault = (usize, String);

/// The number that a line starts with, or what stands in its place, and the rest of the line.
pub(crate) fn numbered(line: &str) -> Option<(Result<Number, &str>, &str)> {
    let rest = line.strip_prefix("**R").filter(|rest| rest.starts_with(|letter: char| letter.is_ascii_digit()))?;
    let (text, sentence) = rest.split_once("**").unwrap_or((rest, ""));
    Some((Number::parse(text).ok_or(text), sentence))
}

/// The sentences of a RULES.md, and the lines that look like one but are not.
pub(crate) fn sentences(text: &str) -> (Vec<Sentence>, Vec<Fault>) {
    let (mut sentences, mut faults) = (Vec::<Sentence>::new(), Vec::new());
    for (index, whole) in text.lines().enumerate() {
        let line = index + 1;
        let after_mark = whole.trim_start_matches(|letter: char| letter.is_whitespace() || "->+".contains(letter));
        let after_mark = after_mark.strip_prefix("* ").unwrap_or(after_mark);
        let (number, sentence) = match numbered(after_mark) {
            None => continue,
            Some((Ok(number), sentence)) => (number, sentence),
            Some((Err(text), _)) => {
                faults.push((line, format!("`R{text}` is not a number like R7, R7a or R7.1")));
                continue;
            }
        };
        if !whole.starts_with("**R") {
            faults.push((line, format!("{number} does not start its line")));
        }
        if sentence.trim().is_empty() {
            faults.push((line, format!("{number} says nothing")));
        }
        if let Some(earlier) = sentences.iter().find(|earlier| earlier.number == number) {
            faults.push((line, format!("{number} is already on line {}", earlier.line)));
        } else if let Some(last) = sentences.last().filter(|last| last.number > number) {
            faults.push((line, format!("{number} comes after {}", last.number)));
        }
        sentences.push(Sentence { number, line });
    }
    (sentences, faults)
}

/// How many lines above a function its `#[test]` may be.
const REACH: usize = 6;

/// The tests of a source that are named after sentences, and functions that are named so but are no tests.
pub(crate) fn sentence_tests(text: &str) -> (Vec<SentenceTest>, Vec<Fault>) {
    let (mut tests, mut faults) = (Vec::new(), Vec::new());
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    for (index, line) in lines.iter().enumerate() {
        let Some(name) = function(line).filter(|name| is_named_after_a_sentence(name)) else { continue };
        let above = lines[index.saturating_sub(REACH)..index].iter().rev();
        let mut above = above.take_while(|line| !line.starts_with('}') && function(line).is_none());
        if above.any(|line| line.starts_with("#[test]")) {
            tests.push(SentenceTest { name: name.to_owned(), line: index + 1 });
        } else {
            faults.push((index + 1, format!("`{name}` is named after a sentence but has no #[test]")));
        }
    }
    (tests, faults)
}

/// The name of the function that a line begins.
fn function(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("pub ").unwrap_or(line).strip_prefix("fn ")?;
    rest.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next()
}

/// Whether a name is `r`, a number, perhaps one letter, an underscore and more.
fn is_named_after_a_sentence(name: &str) -> bool {
    let parts = name.strip_prefix('r').and_then(|rest| rest.split_once('_'));
    parts.is_some_and(|(number, rest)| !rest.is_empty() && Number::parse(number).is_some())
}

#[cfg(test)]
mod tests {
    use super::{Number, sentence_tests, sentences};

    #[track_caller]
    fn check_sentences(text: &str, numbers: &str, expected: &[&str]) {
        let (found, faults) = sentences(text);
        let found: Vec<String> = found.iter().map(|it| format!("{}:{}", it.line, it.number)).collect();
        assert_eq!(found.join(" "), numbers);
        let faults: Vec<String> = faults.iter().map(|(line, fault)| format!("{line}: {fault}")).collect();
        assert_eq!(faults, expected);
    }

    #[track_caller]
    fn check_tests(text: &str, names: &str, expected: &[&str]) {
        let (found, faults) = sentence_tests(text);
        let found: Vec<String> = found.iter().map(|it| format!("{}:{}", it.line, it.name)).collect();
        assert_eq!(found.join(" "), names);
        let faults: Vec<String> = faults.iter().map(|(line, fault)| format!("{line}: {fault}")).collect();
        assert_eq!(faults, expected);
    }

    #[test]
    fn numbers_have_letters_and_parts() {
        for (text, prefix) in [("7", "r7_"), ("7a", "r7a_"), ("7.1", "r7_1_"), ("12.3b", "r12_3b_")] {
            let number = Number::parse(text).expect(text);
            assert_eq!((number.prefix().as_str(), number.to_string()), (prefix, format!("R{text}")));
            assert_eq!(format!("{}_", number.anchor()), prefix);
        }
        for text in ["", "a", "7.", ".7", "07", "7ab", "7A", "+7", "-7", "7 ", "99999999999"] {
            assert_eq!(Number::parse(text), None, "{text}");
        }
    }

    #[test]
    fn numbers_are_ordered_as_a_reader_counts() {
        let numbers = ["2", "7", "7.1", "7.10", "7a", "8", "10"].map(Number::parse);
        assert!(numbers.is_sorted_by(|a, b| a < b), "{numbers:?}");
    }

    #[test]
    fn sentences_start_a_line() {
        check_sentences("# Rules\n\n**R1** One.\nSee **R9**.\n**R1.1** Two.\n**Roll** dice.\n", "3:R1 5:R1.1", &[]);
        check_sentences("- **R1** One.\n", "1:R1", &["1: R1 does not start its line"]);
        check_sentences("* **R1** One.\n", "1:R1", &["1: R1 does not start its line"]);
    }

    #[test]
    fn sentences_are_unique_and_ascending() {
        check_sentences("**R2** A.\n**R2** B.\n", "1:R2 2:R2", &["2: R2 is already on line 1"]);
        check_sentences("**R2** A.\n**R1** B.\n", "1:R2 2:R1", &["2: R1 comes after R2"]);
    }

    #[test]
    fn malformed_sentences_are_named() {
        check_sentences("**R7.** A.\n", "", &["1: `R7.` is not a number like R7, R7a or R7.1"]);
        check_sentences("**R7**\n", "1:R7", &["1: R7 says nothing"]);
    }

    #[test]
    fn a_test_has_its_attribute_above() {
        let attributes = "#[test]\n#[should_panic(expected = \"x\")]\n// Why.\nfn r7_a() {}\n";
        check_tests(attributes, "4:r7_a", &[]);
        check_tests("    #[test]\n    fn r7a_b() {}\n", "2:r7a_b", &[]);
        let without = "`r8_b` is named after a sentence but has no #[test]";
        check_tests("fn r8_b() {}\n", "", &[&format!("1: {without}")]);
        check_tests("#[test]\nfn r7_a() {}\nfn r8_b() {}\n", "2:r7_a", &[&format!("3: {without}")]);
        check_tests("// #[test]\nfn r8_b() {}\n", "", &[&format!("2: {without}")]);
    }

    #[test]
    fn other_functions_and_comments_do_not_count() {
        check_tests("#[test]\nfn rails() {}\n#[test]\nfn r7() {}\n#[test]\nfn r2d2_x() {}\n", "", &[]);
        check_tests("#[test]\n// fn r7_a() {}\n", "", &[]);
    }
}
