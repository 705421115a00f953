//! What HTML says, as lines of text; quotations keep their mark.

use mail_parser::decoders::html::add_html_token;

/// Tags that begin a new line.
const BLOCKS: &[&str] = &[
    "p",
    "div",
    "br",
    "tr",
    "li",
    "ul",
    "ol",
    "table",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "hr",
    "pre",
    "section",
    "article",
    "body",
    "dl",
    "dt",
    "dd",
    "caption",
    "center",
    "header",
    "footer",
    "main",
    "aside",
    "nav",
    "address",
    "figure",
    "figcaption",
    "form",
    "fieldset",
    "legend",
    "details",
    "summary",
    "dir",
    "menu",
    "option",
];
/// Tags whose inside is no text.
const SILENT: &[&str] = &["style", "script", "head", "title", "template", "noscript", "svg", "object"];

/// Tags that strike words out.
const STRIKES: &[&str] = &["s", "del", "strike"];
/// How a style strikes words out.
const STRUCK: &str = "line-through";

/// How a style hides words, so that whoever wrote the mail did not see them.
const HIDDEN: &[&str] =
    &["display:none", "visibility:hidden", "visibility:collapse", "mso-hide:all", "font-size:0", "opacity:0"];
/// Tags that hold no words, and have no end.
const VOID: &[&str] = &["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"];

/// The text of a piece of HTML, in one pass.
pub(super) fn to_text(html: &str) -> String {
    let mut page =
        Page { res: String::new(), line: String::new(), depth: 0, number: None, is_striking: false, unmeant: None };
    let mut rest = html;
    while !rest.is_empty() {
        if let Some(inner) = rest.strip_prefix("<!--") {
            rest = inner.find("-->").map_or("", |it| &inner[it + 3..]);
        } else if rest.starts_with('<') && rest[1..].starts_with(|c: char| c.is_ascii_alphabetic() || "/!?".contains(c))
        {
            let end = rest.find('>').map_or(rest.len(), |it| it + 1);
            let (name, is_end) = name(&rest[..end]);
            let tag = &rest[..end];
            rest = &rest[end..];
            if SILENT.contains(&name.as_str()) && !is_end && !tag.ends_with("/>") {
                let inside = rest;
                rest = behind(rest, &name);
                page.is_striking |= name == "style" && inside[..inside.len() - rest.len()].contains(STRUCK);
            }
            page.tag(&name, is_end, tag);
            page.style(&name, is_end, tag);
        } else {
            let skip = usize::from(rest.starts_with('<'));
            let end = rest[skip..].find('<').map_or(rest.len(), |it| it + skip);
            page.words(&rest[..end]);
            rest = &rest[end..];
        }
    }
    page.end_line();
    if page.is_striking {
        // Nobody knows which words a style strikes out that has a name.
        page.res.push_str("~\n");
    }
    page.res
}

/// Whether something is struck out or hidden, which the plain text beside it does not show.
pub(super) fn strikes_out(html: &str) -> bool {
    let mut tags = html.split('<').skip(1);
    let is_struck = |it: &str| STRIKES.contains(&name(it).0.as_str());
    html.to_ascii_lowercase().contains(STRUCK)
        || tags.any(|it| is_struck(it) || hides(it.split_once('>').map_or(it, |it| it.0)))
}

/// Whether a tag hides what stands in it.
fn hides(tag: &str) -> bool {
    let tag = tag.to_ascii_lowercase();
    let style: String = tag.split_ascii_whitespace().collect();
    let is_none = |rest: &str| !rest.starts_with('.') && !rest.starts_with(|it: char| it.is_ascii_digit());
    let by_style = HIDDEN.iter().any(|it| style.match_indices(it).any(|(at, it)| is_none(&style[at + it.len()..])));
    let is_attribute = |it: &str| it.trim_end_matches(['/', '>']).split('=').next() == Some("hidden");
    by_style || tag.split_ascii_whitespace().skip(1).any(is_attribute)
}

/// The name of a tag in lower case, and whether it ends something.
fn name(tag: &str) -> (String, bool) {
    let inner = tag.trim_start_matches('<');
    let is_end = inner.starts_with('/');
    let inner = inner.trim_start_matches('/');
    let end = inner.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(inner.len());
    (inner[..end].to_ascii_lowercase(), is_end)
}

/// The text behind the end of a silent tag.
fn behind<'a>(text: &'a str, name: &str) -> &'a str {
    let mut from = 0;
    while let Some(at) = text[from..].find("</") {
        let start = from + at + 2;
        let here = text.as_bytes().get(start..start + name.len());
        if here.is_some_and(|it| it.eq_ignore_ascii_case(name.as_bytes())) {
            return text[start..].find('>').map_or("", |it| &text[start + it + 1..]);
        }
        from = start;
    }
    ""
}

struct Page {
    res: String,
    line: String,
    /// How many quotations are around the text.
    depth: usize,
    /// The number of the next item of a list that says its numbers.
    number: Option<u32>,
    /// Whether a style with a name strikes words out.
    is_striking: bool,
    /// The tag that strikes out or hides what stands in it, and how many of its name are around the text since.
    unmeant: Option<(String, usize)>,
}

/// The number that an attribute of a tag says.
fn attribute(tag: &str, name: &str) -> Option<u32> {
    let value = tag.to_ascii_lowercase().split_ascii_whitespace().find_map(|it| {
        let value = it.strip_prefix(name)?.strip_prefix('=')?;
        Some(value.trim_matches(['"', '\'', '>', '/']).to_owned())
    });
    value?.parse().ok()
}

/// What a picture says to whoever does not see it; an end in quotation marks may hold anything but a `>`.
fn picture(tag: &str) -> Option<&str> {
    // ASCII letters keep their places in lower case.
    let lower = tag.to_ascii_lowercase();
    let is_apart =
        |&(at, _): &(usize, &str)| lower[..at].ends_with(|it: char| it.is_ascii_whitespace() || "\"'".contains(it));
    let (at, found) = lower.match_indices("alt=").find(is_apart)?;
    let value = &tag[at + found.len()..];
    match value.chars().next()? {
        quote @ ('"' | '\'') => value[1..].split(quote).next(),
        _ => value.split(|it: char| it.is_ascii_whitespace() || it == '>').next(),
    }
}

impl Page {
    fn tag(&mut self, name: &str, is_end: bool, tag: &str) {
        match name {
            "blockquote" => {
                self.end_line();
                self.depth = if is_end { self.depth.saturating_sub(1) } else { (self.depth + 1).min(20) };
            }
            // Outlook sets a line above what it quotes.
            "div" if tag.contains("divRplyFwdMsg") || tag.contains("border-top:solid") => {
                self.end_line();
                self.line.push_str("-----Original Message-----");
                self.end_line();
            }
            // What is struck out is not meant, and so is marked.
            _ if STRIKES.contains(&name) => self.line.push('~'),
            "td" | "th" => self.line.push(' '),
            // Some see the words instead of the picture, so they say something.
            "img" | "area" | "input" => {
                if let Some(words) = picture(tag) {
                    if hides(tag) {
                        self.line.push('~');
                    }
                    self.words(words);
                }
            }
            "ol" => {
                self.end_line();
                self.number = if is_end { None } else { attribute(tag, "start") };
                // Numbers that run backwards are not those of the rolls.
                if !is_end && tag.to_ascii_lowercase().contains("reversed") {
                    self.line.push('~');
                    self.end_line();
                }
            }
            "li" if !is_end => {
                self.end_line();
                self.number = attribute(tag, "value").or(self.number);
                if let Some(number) = self.number {
                    self.line.push_str(&number.to_string());
                    self.line.push_str(". ");
                    self.number = number.checked_add(1);
                }
            }
            _ if BLOCKS.contains(&name) => self.end_line(),
            _ => {}
        }
    }

    /// Marks text that a style strikes out, and finds out how far what is struck out or hidden goes.
    fn style(&mut self, name: &str, is_end: bool, tag: &str) {
        let is_struck = tag.to_ascii_lowercase().contains(STRUCK);
        if is_struck {
            self.line.push('~');
        }
        match &mut self.unmeant {
            Some((around, depth)) if around == name => {
                *depth = if is_end { *depth - 1 } else { *depth + 1 };
                self.unmeant.take_if(|it| it.1 == 0);
            }
            None if !is_end && !VOID.contains(&name) && (is_struck || STRIKES.contains(&name) || hides(tag)) => {
                self.unmeant = Some((name.to_owned(), 1));
            }
            _ => {}
        }
    }

    fn words(&mut self, text: &str) {
        // What is struck out or hidden is not meant, on every line.
        let has_words = text.contains(|it: char| it.is_alphanumeric());
        if self.unmeant.is_some() && has_words && !self.line.contains('~') {
            self.line.push('~');
        }
        for (n, word) in text.split(|c: char| c.is_ascii_whitespace()).enumerate() {
            if n > 0 && !self.line.ends_with(' ') && !self.line.is_empty() {
                self.line.push(' ');
            }
            self.entities(word);
        }
    }

    /// A word with its entities, such as `&uuml;`, as characters.
    fn entities(&mut self, word: &str) {
        let mut rest = word;
        while let Some(at) = rest.find('&') {
            self.line.push_str(&rest[..at]);
            rest = &rest[at..];
            let end = rest.bytes().take(12).position(|it| it == b';');
            if let Some((end, entity)) = end.and_then(|it| rest.get(..=it).map(|entity| (it, entity))) {
                add_html_token(&mut self.line, entity.as_bytes(), false);
                rest = &rest[end + 1..];
            } else {
                self.line.push('&');
                rest = &rest[1..];
            }
        }
        self.line.push_str(rest);
    }

    fn end_line(&mut self) {
        let line = std::mem::take(&mut self.line);
        let line = line.trim();
        if line.is_empty() {
            return;
        }
        for part in line.lines() {
            for _ in 0..self.depth {
                self.res.push_str("> ");
            }
            self.res.push_str(part);
            self.res.push('\n');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::to_text;

    #[track_caller]
    fn check(html: &str, expected: &str) {
        assert_eq!(to_text(html), expected, "{html}");
    }

    #[test]
    fn lines_words_and_quotations_are_kept() {
        check(
            "<p>1. Wurf:&nbsp;x5/y2 = 1a</p><p>2.<b> Wurf</b>: x6/y3</p>",
            "1. Wurf:\u{a0}x5/y2 = 1a\n2. Wurf: x6/y3\n",
        );
        check("a<br>b<BR/>c", "a\nb\nc\n");
        check(
            "own<blockquote type=cite><div>x1/y1 = 1a</div><blockquote>deeper</blockquote></blockquote>own",
            "own\n> x1/y1 = 1a\n> > deeper\nown\n",
        );
        check(
            "<style>1. x1/y1 = 1a</style><!-- 2. x1/y1 = 1a --><script>x</SCRIPT>&Auml;nderung &#228; &amp; &bogus",
            "Änderung ä & &bogus\n",
        );
        check("<table><tr><td>1. Wurf</td><td>x5/y2</td><td>1a</td></tr></table>", "1. Wurf  x5/y2  1a\n");
        check("5 < 6 und x5/y2", "5 < 6 und x5/y2\n");
        check("<s>x5/y2</s> x5/y3", "~x5/y2~ x5/y3\n");
        check("<p style=\"text-decoration: line-through\">x5/y2</p>", "~x5/y2\n");
        check("<style>.a{text-decoration:line-through}</style><p class=a>x5/y2</p>", "x5/y2\n~\n");
        check("<p STYLE='TEXT-DECORATION:LINE-THROUGH'>x5/y2</p>", "~x5/y2\n");
        check(
            "<div style=\"Display: none; color:red\"><div>x1/y1</div><b>x2/y2</b></div>x5/y2",
            "~x1/y1\n~x2/y2\nx5/y2\n",
        );
        check("<span hidden>x1/y1</span><span hidden=''>x2/y2</span> x5/y2", "~x1/y1x2/y2 x5/y2\n");
        check("<s>x1/y1<br>x2/y2<br>x3/y3</s><br>x5/y2", "~x1/y1\n~x2/y2\n~x3/y3~\nx5/y2\n");
        check("<span style='font-size:0px'>a</span><i style='font-size:0.9em'>b</i>", "~ab\n");
        check("a<i style='opacity: 0'>c</i>", "a~c\n");
        check("<img style='display:none' src=x>x5/y2<div style='display:none'>\u{200b}</div>", "x5/y2\n\u{200b}\n");
        check("<p style='overflow:hidden'>x5/y2</p>", "x5/y2\n");
        check("<ol><li>x5/y2</li><li>x6/y3</li></ol>", "x5/y2\nx6/y3\n");
        check("<ol start=\"2\"><li>x5/y2</li><li>x6/y3</li></ol><ul><li>a</li></ul>", "2. x5/y2\n3. x6/y3\na\n");
        check("<ol><li value=3>x5/y2</li><li value='1'>x6/y3</li></ol>", "3. x5/y2\n1. x6/y3\n");
        check("<dl><dt>1. Wurf</dt><dd>x5/y2</dd></dl>", "1. Wurf\nx5/y2\n");
        check("<header>Entwurf</header>1. Wurf", "Entwurf\n1. Wurf\n");
        check("<p>x5/y2 = <IMG src=a.png ALT=\"1a &amp; so\"></p>", "x5/y2 = 1a & so\n");
        check("<img alt=Entwurf src='x'>a<img alt=''><img src=x data-alt=b>", "Entwurfa\n");
        check("<img alt='Entwurf'/>", "Entwurf\n");
        check("<ol reversed><li>x5/y2</li></ol>", "~\nx5/y2\n");
    }

    #[test]
    fn broken_pages_end() {
        for html in [
            "<",
            "<!--",
            "<img alt=",
            "<img alt='é",
            "<img é alt=\"",
            "<style>",
            "<a",
            "&",
            "&&&;",
            "<div",
            "</",
            "<b",
            "a<",
            "<é>",
            "&#xFFFFFFFF;",
            "&#0;",
        ] {
            let _ = to_text(html);
        }
        assert!(to_text(&"<blockquote>".repeat(100_000)).is_empty());
        assert!(to_text(&"<style></".repeat(50_000)).is_empty());
        assert_eq!(to_text(&"<".repeat(100_000)).len(), 100_001);
    }
}
