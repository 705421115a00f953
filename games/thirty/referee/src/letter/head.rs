//! The head of a mail that was pasted above its letter.

use super::tokens::fold;

const HEADS: [&str; 14] = [
    "von", "from", "absender", "gesendet", "sent", "datum", "date", "an", "to", "cc", "kopie", "betreff", "subject",
    "bcc",
];
const SENDERS: [&str; 3] = ["von", "from", "absender"];
const SUBJECTS: [&str; 2] = ["betreff", "subject"];

/// A line of a head: its name and its value.
fn field(line: &str) -> Option<(String, &str)> {
    let (name, value) = line.trim().trim_start_matches('*').split_once(':')?;
    let name = fold(name.trim().trim_end_matches('*'));
    HEADS.contains(&name.as_str()).then(|| (name, value.trim().trim_start_matches('*').trim()))
}

/// The head of a mail above a letter.
pub(super) struct Head<'a> {
    /// How many lines it has.
    pub(super) n_lines: usize,
    pub(super) subject: Option<&'a str>,
}

/// The head above a letter, if it is that of a mail by this player.
pub(super) fn head<'a>(lines: &[&'a str], writer: &str) -> Option<Head<'a>> {
    let first = lines.iter().position(|it| !it.trim().is_empty())?;
    let fields: Vec<_> = lines[first..].iter().map_while(|it| field(it)).collect();
    let sender = fields.iter().find(|it| SENDERS.contains(&it.0.as_str()))?.1;
    is_called(sender, writer).then_some(())?;
    let subject = fields.iter().find(|it| SUBJECTS.contains(&it.0.as_str())).map(|it| it.1);
    Some(Head { n_lines: first + fields.len(), subject })
}

/// Whether a sender goes by this name: `Anna`, `Anna Müller <anna@example.org>`, `"Müller, Anna"` does not.
fn is_called(sender: &str, name: &str) -> bool {
    let (sender, name) = (fold(sender.trim_matches(['"', '\'', ' '])), fold(name));
    let rest = sender.strip_prefix(&name);
    !name.is_empty() && rest.is_some_and(|it| !it.starts_with(char::is_alphanumeric))
}

/// Whose letter it is by the head of the mail that was pasted with it: `Von: Anna <anna@example.org>` in its first line.
pub fn sender<'a>(text: &str, players: &[&'a str]) -> Option<&'a str> {
    let lines: Vec<_> = text.lines().take(20).collect();
    let mut found = players.iter().filter(|it| head(&lines, it).is_some());
    // Of two whom the head may mean nobody knows which it is.
    found.next().filter(|_| found.next().is_none()).copied()
}

#[cfg(test)]
mod tests {
    use super::sender;

    #[test]
    fn the_head_of_a_pasted_mail_tells_its_sender() {
        let players = ["Anna", "Bernd", "Jürgen Groß"];
        for (text, expected) in [
            ("Von: Anna\n1. x5/y2 = 1a\n", Some("Anna")),
            (
                "Von: Anna Müller <anna@example.org>\nGesendet: heute\nAn: GM\nBetreff: Zug\n\n1. x5/y2 = 1a\n",
                Some("Anna"),
            ),
            ("From: \"bernd\" <b@example.org>\n", Some("Bernd")),
            ("Datum: 3.11.\nVon: Juergen Gross\n", Some("Jürgen Groß")),
            ("Von: Annabell\n", None),
            ("Hallo\nVon: Anna\n", None),
            ("Von: Michael\n", None),
        ] {
            assert_eq!(sender(text, &players), expected, "{text}");
        }
    }
}
