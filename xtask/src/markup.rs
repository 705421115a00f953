//! Markdown of the rules as HTML: sentences that can be linked to, tables with scopes, marks, words of another language.

use std::{iter, mem};

use anyhow::{Result, bail};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeStream, html};

use crate::{language::Language, sentence::Number};

/// A text as a part of a page; everything in it is HTML.
pub(crate) struct Part {
    /// The first heading, which is not in `html`.
    pub(crate) title: String,
    pub(crate) html: String,
    /// The ids and the titles of the sections.
    pub(crate) sections: Vec<(String, String)>,
}

/// Makes a part of a page; the ids of its sections begin with `name`.
pub(crate) fn part(markdown: &str, language: &Language, name: &str) -> Result<Part> {
    let part = Part { title: String::new(), html: String::new(), sections: Vec::new() };
    let mut scribe = Scribe { language, name, part, words: Vec::new(), is_in_head: false, is_first_cell: false };
    for event in TextMergeStream::new(Parser::new_ext(markdown, Options::ENABLE_TABLES)) {
        scribe.hear(event)?;
    }
    Ok(scribe.part)
}

/// Writes down what the reader of Markdown tells.
struct Scribe<'a> {
    language: &'a Language,
    name: &'a str,
    part: Part,
    /// What was heard of a block that has not ended yet.
    words: Vec<Event<'a>>,
    is_in_head: bool,
    is_first_cell: bool,
}

impl<'a> Scribe<'a> {
    fn hear(&mut self, event: Event<'a>) -> Result<()> {
        match event {
            Event::Text(_)
            | Event::Code(_)
            | Event::SoftBreak
            | Event::Start(Tag::Strong)
            | Event::End(TagEnd::Strong) => self.words.push(event),
            Event::Start(Tag::Heading { .. } | Tag::Paragraph) => {}
            Event::End(TagEnd::Heading(level)) => self.heading(level),
            Event::End(TagEnd::Paragraph) => self.paragraph()?,
            Event::Start(Tag::List(None)) if self.words.is_empty() => self.write("<ul>\n"),
            Event::End(TagEnd::List(false)) => self.write("</ul>\n"),
            Event::Start(Tag::Item) => self.write("<li>"),
            Event::End(TagEnd::Item) => self.end_words("</li>\n"),
            Event::Start(Tag::Table(_)) => self.write("<table>\n"),
            Event::End(TagEnd::Table) => self.write("</tbody>\n</table>\n"),
            Event::Start(Tag::TableHead) => {
                self.is_in_head = true;
                self.write("<thead>\n<tr>");
            }
            Event::End(TagEnd::TableHead) => {
                self.is_in_head = false;
                self.write("</tr>\n</thead>\n<tbody>\n");
            }
            Event::Start(Tag::TableRow) => {
                self.is_first_cell = true;
                self.write("<tr>");
            }
            Event::End(TagEnd::TableRow) => self.write("</tr>\n"),
            Event::Start(Tag::TableCell) => self.write(match (self.is_in_head, self.is_first_cell) {
                (true, _) => "<th scope=\"col\">",
                (false, true) => "<th scope=\"row\">",
                (false, false) => "<td>",
            }),
            Event::End(TagEnd::TableCell) => {
                let is_header = self.is_in_head || mem::take(&mut self.is_first_cell);
                self.end_words(if is_header { "</th>" } else { "</td>" });
            }
            other => bail!("has no place for {other:?}"),
        }
        Ok(())
    }

    fn write(&mut self, html: &str) {
        self.part.html.push_str(html);
    }

    /// Writes the words of a block, and its end.
    fn end_words(&mut self, end: &str) {
        let words = mem::take(&mut self.words);
        let text = self.inline(&words);
        self.part.html.extend([&text, end]);
    }

    fn heading(&mut self, level: HeadingLevel) {
        let words = mem::take(&mut self.words);
        let title = self.inline(&words);
        // The page itself has the heading above ours.
        let tag = match level {
            HeadingLevel::H1 => return self.part.title = title,
            HeadingLevel::H2 => "h3",
            _ => "h4",
        };
        let id = format!("{}-{}", self.name, self.part.sections.len() + 1);
        self.write(&format!("<{tag} id=\"{id}\">{title}</{tag}>\n"));
        self.part.sections.push((id, title));
    }

    /// Ends a paragraph, or a list of numbered sentences.
    fn paragraph(&mut self) -> Result<()> {
        let words = mem::take(&mut self.words);
        let lines: Vec<&[Event<'_>]> = words.split(|event| *event == Event::SoftBreak).collect();
        if lines.iter().all(|line| number(line).is_none()) {
            let lines: Vec<String> = lines.iter().map(|line| self.inline(line)).collect();
            self.write(&format!("<p>{}</p>\n", lines.join(self.language.between_lines)));
            return Ok(());
        }
        self.write("<ul class=\"sentences\">\n");
        for line in lines {
            let sentence = self.inline(line);
            let Some(number) = number(line) else { bail!("has a line without a number: {sentence}") };
            self.write(&format!("<li id=\"{}\">{sentence}</li>\n", number.anchor()));
        }
        self.write("</ul>\n");
        Ok(())
    }

    /// Words as HTML.
    fn inline(&self, words: &[Event<'a>]) -> String {
        let mut out = String::new();
        for event in words {
            match event {
                Event::Text(text) => self.text(text, &mut out),
                other => html::push_html(&mut out, iter::once(other.clone())),
            }
        }
        out
    }

    /// Plain text, with marks and words of another language in elements of their own.
    fn text(&self, text: &str, out: &mut String) {
        let mut rest = text;
        while let Some((before, class, word, after)) = self.special(rest) {
            escape(before, out);
            out.extend(["<span ", class, ">"]);
            escape(word, out);
            out.push_str("</span>");
            rest = after;
        }
        escape(rest, out);
    }

    /// The first mark or foreign word: what is before it, its attribute, itself, and what is after it.
    fn special<'t>(&self, text: &'t str) -> Option<(&'t str, &'static str, &'t str, &'t str)> {
        let marks = self.language.marks.into_iter().flat_map(|mark| [mark.to_owned(), capitalised(mark)]);
        let mark = marks.filter_map(|mark| Some((text.find(&mark)?, "class=\"mark\"", mark.len())));
        let foreign = text.find(is_japanese).filter(|_| self.language.code != "ja").map(|at| {
            let length = text[at..].find(|letter| !is_japanese(letter)).unwrap_or(text.len() - at);
            (at, "lang=\"ja\"", length)
        });
        let (at, attribute, length) = mark.chain(foreign).min_by_key(|(at, ..)| *at)?;
        Some((&text[..at], attribute, &text[at..at + length], &text[at + length..]))
    }
}

fn escape(text: &str, out: &mut String) {
    html::push_html(out, iter::once(Event::Text(text.into())));
}

/// The number of the sentence that a line is.
fn number(line: &[Event<'_>]) -> Option<Number> {
    match line {
        [Event::Start(Tag::Strong), Event::Text(text), Event::End(TagEnd::Strong), _, ..] => {
            text.strip_prefix('R').and_then(Number::parse)
        }
        _ => None,
    }
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// Kana and kanji, without signs that other languages use too.
fn is_japanese(letter: char) -> bool {
    matches!(letter, '\u{3041}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}' | '々')
}

#[cfg(test)]
mod tests {
    use super::{Part, part};
    use crate::language::{ENGLISH, LANGUAGES};

    fn make(markdown: &str) -> Part {
        part(markdown, &ENGLISH, "toy").expect("a part")
    }

    #[track_caller]
    fn check(markdown: &str, expected: &str) {
        assert_eq!(make(markdown).html, expected);
    }

    #[test]
    fn sentences_have_ids() {
        check(
            "**R1** Roll `a<b`.\n**R7.1** Pass.\n",
            "<ul class=\"sentences\">\n<li id=\"r1\"><strong>R1</strong> Roll <code>a&lt;b</code>.</li>\n\
             <li id=\"r7_1\"><strong>R7.1</strong> Pass.</li>\n</ul>\n",
        );
        check("**Roll** dice.\n", "<p><strong>Roll</strong> dice.</p>\n");
    }

    #[test]
    fn sections_have_ids_and_the_title_stands_apart() {
        let part = make("# T & U\n\n## A\n\n### B\n");
        assert_eq!(part.title, "T &amp; U");
        assert_eq!(part.html, "<h3 id=\"toy-1\">A</h3>\n<h4 id=\"toy-2\">B</h4>\n");
        assert_eq!(part.sections, [("toy-1".to_owned(), "A".to_owned()), ("toy-2".to_owned(), "B".to_owned())]);
    }

    #[test]
    fn cells_of_a_table_know_their_headers() {
        check(
            "| a | b |\n|---|---|\n| c | `d` |\n",
            "<table>\n<thead>\n<tr><th scope=\"col\">a</th><th scope=\"col\">b</th></tr>\n</thead>\n<tbody>\n\
             <tr><th scope=\"row\">c</th><td><code>d</code></td></tr>\n</tbody>\n</table>\n",
        );
    }

    #[test]
    fn marks_and_foreign_words_are_elements() {
        check(
            "Ruling: not by 沢口游祐, who has no ruling.\n",
            "<p><span class=\"mark\">Ruling</span>: not by <span lang=\"ja\">沢口游祐</span>, \
             who has no <span class=\"mark\">ruling</span>.</p>\n",
        );
    }

    #[test]
    fn lists_stay_lists() {
        check("- One.\n- Two & three.\n", "<ul>\n<li>One.</li>\n<li>Two &amp; three.</li>\n</ul>\n");
    }

    #[test]
    fn lines_are_joined_as_the_language_does() {
        check("A.\nB.\n", "<p>A.\nB.</p>\n");
        let japanese = LANGUAGES[2];
        assert_eq!(part("一。\n二。\n", japanese, "toy").expect("a part").html, "<p>一。二。</p>\n");
    }

    #[test]
    fn what_has_no_place_is_refused() {
        for markdown in
            ["<b>x</b>\n", "<div>\n", "[a](b)\n", "![a](b)\n", "1. a\n", "- a\n  - b\n", "> a\n", "**R1** A.\nB.\n"]
        {
            assert!(part(markdown, &ENGLISH, "toy").is_err(), "{markdown}");
        }
    }
}
