//! The languages that the rules are written in, and how each of them counts and marks.

/// A language of the rules.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Language {
    /// Its code, as in the `lang` of a page.
    pub(crate) code: &'static str,
    /// The heading over the numbered sentences of a page.
    pub(crate) all_rules: &'static str,
    /// The name of the list of sections.
    pub(crate) contents: &'static str,
    /// Ruling, reconstruction and variant, in lower case.
    pub(crate) marks: [&'static str; 3],
    /// What stands between two sentences on lines of their own.
    pub(crate) between_lines: &'static str,
    /// Number words from two up, without their endings.
    stems: &'static [(&'static str, &'static str)],
    endings: &'static [&'static str],
}

pub(crate) static ENGLISH: Language = Language {
    code: "en",
    all_rules: "All rules",
    contents: "Contents",
    marks: ["ruling", "reconstruction", "variant"],
    between_lines: "\n",
    stems: &[
        ("two", "2"),
        ("twice", "2"),
        ("second", "2"),
        ("three", "3"),
        ("third", "3"),
        ("four", "4"),
        ("five", "5"),
        ("six", "6"),
        ("seven", "7"),
        ("eight", "8"),
        ("nine", "9"),
        ("ten", "10"),
        ("eleven", "11"),
        ("twelve", "12"),
        ("twelf", "12"),
    ],
    endings: &["", "th"],
};

static GERMAN: Language = Language {
    code: "de",
    all_rules: "Alle Regeln",
    contents: "Inhalt",
    marks: ["festlegung", "rekonstruktion", "variante"],
    between_lines: "\n",
    stems: &[
        ("zwei", "2"),
        ("drei", "3"),
        ("drit", "3"),
        ("vier", "4"),
        ("fünf", "5"),
        ("sechs", "6"),
        ("sieben", "7"),
        ("acht", "8"),
        ("neun", "9"),
        ("zehn", "10"),
        ("elf", "11"),
        ("zwölf", "12"),
    ],
    endings: &["", "mal", "te", "ten", "ter", "tes", "tem"],
};

/// Japanese writes its numbers in digits.
static JAPANESE: Language = Language {
    code: "ja",
    all_rules: "ルール全文",
    contents: "目次",
    marks: ["裁定", "復元", "バリアント"],
    between_lines: "",
    stems: &[],
    endings: &[],
};

/// All of them; the others are translations of the first.
pub(crate) static LANGUAGES: [&Language; 3] = [&ENGLISH, &GERMAN, &JAPANESE];

impl Language {
    /// The file of a text in this language, such as `RULES.md` or `RULES.de.md`.
    pub(crate) fn file(&self, text: &str) -> String {
        if *self == ENGLISH { format!("{text}.md") } else { format!("{text}.{}.md", self.code) }
    }

    /// All numbers of a text in digits: those that are written so, and number words from two up.
    pub(crate) fn numbers(&self, text: &str) -> Vec<String> {
        let words = text.split(|letter: char| !letter.is_alphabetic()).filter_map(|word| self.word(word));
        let digits = text.split(|letter: char| !letter.is_ascii_digit()).filter(|digits| !digits.is_empty());
        words.chain(digits).map(str::to_owned).collect()
    }

    fn word(&self, word: &str) -> Option<&'static str> {
        let word = word.to_lowercase();
        let fits = |stem: &str| word.strip_prefix(stem).is_some_and(|ending| self.endings.contains(&ending));
        self.stems.iter().find(|(stem, _)| fits(stem)).map(|(_, digits)| *digits)
    }
}

#[cfg(test)]
mod tests {
    use super::{ENGLISH, GERMAN, JAPANESE, LANGUAGES, Language};

    #[track_caller]
    fn check(language: &Language, text: &str, expected: &str) {
        let mut numbers = language.numbers(text);
        numbers.sort();
        assert_eq!(numbers.join(" "), expected);
    }

    #[test]
    fn numbers_are_digits_or_words() {
        check(&ENGLISH, "Two of the six, twice; the tenth of 30, and 1-2.", "1 10 2 2 2 30 6");
        check(&GERMAN, "Zwei der sechs, zweimal; der zehnte von 30, und 1-2.", "1 10 2 2 2 30 6");
        check(&JAPANESE, "6つのうち2つを2回、30の10番目、1-2。", "1 10 2 2 2 30 6");
    }

    #[test]
    fn numbers_in_notation_count() {
        check(&ENGLISH, "x1 to r4c3", "1 3 4");
    }

    #[test]
    fn longer_words_are_no_numbers() {
        check(&ENGLISH, "often a tent, one network, sixes", "");
        check(&GERMAN, "Sechsecke, ein Viertel, Zweigstrecken, achten, eine", "");
        check(&GERMAN, "Die dritte Weiche, den vierten Zug, die zwölf", "12 3 4");
    }

    #[test]
    fn files_are_named_after_their_language() {
        let names = LANGUAGES.map(|language| language.file("RULES"));
        assert_eq!(names, ["RULES.md", "RULES.de.md", "RULES.ja.md"]);
    }
}
