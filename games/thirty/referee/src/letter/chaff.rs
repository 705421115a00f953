//! Which lines of a letter are the player's own: not quoted, not a signature.

use super::tokens::fold;

/// What a line belongs to, before its words are read.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// The player's own words.
    Own,
    /// Quoted, and marked so.
    Quoted,
    /// Below a line that announces a quotation, without a mark of its own.
    BelowQuotation,
    /// Below the mark of a signature.
    Signature,
}

/// The part of every line.
pub(super) fn parts(lines: &[&str]) -> Vec<Part> {
    let mut res = Vec::with_capacity(lines.len());
    let mut rest = Part::Own;
    for (n, line) in lines.iter().enumerate() {
        let folded = fold(line.trim());
        if is_quoted(&folded) {
            res.push(Part::Quoted);
            continue;
        }
        if rest != Part::BelowQuotation {
            if is_forward(&folded) || is_block(lines, n) {
                rest = Part::BelowQuotation;
            } else if let Some(n_lines) = attribution(lines, n) {
                let next = lines[n + n_lines..].iter().find(|it| !it.trim().is_empty());
                // Where the quotation is marked, the player may write below it.
                if next.is_some_and(|it| !is_quoted(it.trim())) {
                    rest = Part::BelowQuotation;
                } else {
                    res.push(Part::Quoted);
                    continue;
                }
            } else if *line == "-- " || folded == "--" || folded == "---" {
                rest = Part::Signature;
            }
        }
        // A wrapped line of announcement belongs to what it announces.
        let is_second = n > 0 && res.last() == Some(&Part::Quoted) && attribution(lines, n - 1) == Some(2);
        res.push(if is_second { Part::Quoted } else { rest });
    }
    res
}

fn is_quoted(folded: &str) -> bool {
    // A row of a table has bars between its cells, too.
    let is_barred = folded.starts_with("| ") && !folded.trim_start_matches(['|', ' ']).contains('|');
    folded.starts_with('>') || is_barred || folded.starts_with("&gt;")
}

/// `-----Original Message-----` and its likes.
fn is_forward(folded: &str) -> bool {
    let inner = folded.trim_matches(['-', '_', ' ', '*']);
    let is_ruled = folded.starts_with("--") || folded.starts_with("__");
    let words = ["urspruengliche nachricht", "original message", "originalnachricht", "original-nachricht", "original"];
    is_ruled && (words.contains(&inner) || inner.contains("forwarded message") || inner.contains("weitergeleitete"))
        || inner.starts_with("urspruengliche nachricht")
}

/// The head of a quoted mail: `Von:` and soon after it `Gesendet:` or `An:`.
fn is_block(lines: &[&str], n: usize) -> bool {
    let starts = |line: &str, words: &[&str]| {
        let folded = fold(line.trim().trim_start_matches('*'));
        words.iter().any(|it| folded.starts_with(it))
    };
    starts(lines[n], &["von:", "from:", "von :"])
        && lines[n + 1..].iter().take(4).any(|it| starts(it, &["gesendet:", "sent:", "an:", "to:", "datum:", "date:"]))
}

/// Whether a line alone says who is quoted.
pub(super) fn announces(line: &str) -> bool {
    let folded = fold(line.trim().trim_start_matches(['>', ' ']));
    ["schrieb", "wrote"].iter().any(|it| folded.contains(it)) && folded.ends_with(':')
}

/// How many lines announce a quotation from here: `Am … schrieb …:`, `On … wrote:`.
fn attribution(lines: &[&str], n: usize) -> Option<usize> {
    let first = fold(lines[n].trim());
    let opens = ["am ", "on ", "le "].iter().any(|it| first.starts_with(it));
    let speaks = |text: &str| ["schrieb", "wrote"].iter().any(|it| text.contains(it)) && text.ends_with(':');
    if speaks(&first) && (opens || first.contains('@') || first.contains('<')) {
        return Some(1);
    }
    let second = fold(lines.get(n + 1)?.trim());
    let has_date = first.chars().any(|it| it.is_ascii_digit());
    (opens && has_date && speaks(&second)).then_some(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let lines: Vec<_> = text.split('\n').collect();
        let shown = parts(&lines).into_iter().map(|it| match it {
            Part::Own => 'o',
            Part::Quoted => 'q',
            Part::BelowQuotation => 'b',
            Part::Signature => 's',
        });
        assert_eq!(shown.collect::<String>(), expected, "{text}");
    }

    #[test]
    fn quotations_and_signatures_are_told_apart_from_a_players_own_words() {
        check("a\n> b\n  >c\nd\n-- \nAnna", "oqqoss");
        check("Am 3.11.26 schrieb GM:\n> b\nown", "qqo");
        check("a\nAm 3.11.26 schrieb GM <g@x.de>:\n\nb\nc", "obbbb");
        check("On Mon, 3 Nov 2026 at 20:15, The Referee\n<gm@x.de> wrote:\n> b\nown", "qqqo");
        check("own\n-----Ursprüngliche Nachricht-----\nVon: GM\nb", "obbb");
        check("own\nVon: GM\nGesendet: heute\nAn: Anna\nb", "obbbb");
        check("own\nVon: hier an geht es los", "oo");
        check("Am Montag fahre ich fort", "o");
        check("| quoted\n| | deeper\n| 1 | x5/y2 | 1a |\n| 1 | x5/y2", "qqoo");
    }
}
