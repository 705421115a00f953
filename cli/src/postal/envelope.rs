//! A mail of the outbox, put into an envelope: its head, its texts and pages, and names by which it is known again.

use std::{fs, path::Path};

use lettre::{
    Address, Message,
    message::{
        Attachment, Mailbox, MultiPart,
        header::{ContentType, HeaderName, HeaderValue},
    },
};
use referee::Mail;

use super::{
    game::Game,
    outbox::{Head, Kind, PAGES},
    smtp::{self, Smtp},
};
use crate::{fault, files};

/// What a confirmation is called in the outbox, before its number.
const CONFIRMATION: &str = "letter-";
/// How far a mail that came back is searched for the one that did not arrive.
const MOST_BYTES: usize = 256 * 1024;

/// A mail that is ready to be sent.
#[derive(Debug)]
pub(crate) struct Envelope {
    pub(crate) to: String,
    pub(crate) id: String,
    pub(crate) message: Message,
}

/// The head of a mail in the outbox.
pub(crate) fn head(folder: &Path) -> Result<Head, String> {
    let path = folder.join("mail.toml");
    let text = files::read(&path).map_err(said)?;
    toml::from_str(&text).map_err(|error| format!("mail.toml: {}", error.message()))
}

/// The address of a mail: whoever has moved since it was written gets it at the new place.
pub(crate) fn address(game: &Game, head: &Head) -> String {
    let owner = game.desk().players().iter().find(|it| it.addresses.iter().any(|it| it.eq_ignore_ascii_case(&head.to)));
    owner.and_then(|it| it.addresses.last()).unwrap_or(&head.to).clone()
}

/// What the mails of a game are called within their ids: nobody else's are called so.
fn family(game: &Game) -> String {
    let digits: String = game.agreement().commitment.chars().filter(char::is_ascii_hexdigit).take(12).collect();
    format!(".{}.{digits}@", plain(&game.agreement().game))
}

/// A word that may stand in an id.
fn plain(text: &str) -> String {
    text.chars().filter(|it| it.is_ascii_alphanumeric() || ".-".contains(*it)).collect()
}

/// The id of a mail. It follows from the mail, so that one that is sent twice can be told to be the same.
fn id(game: &Game, name: &str, copy: u32, domain: &str) -> String {
    let copy = if copy > 1 { format!(".copy-{copy}") } else { String::new() };
    format!("<{}{copy}{}{}>", plain(name), family(game), plain(domain))
}

/// The name of the mail of ours that has this id, as far as there is one.
pub(crate) fn name_of<'a>(game: &Game, id: &'a str) -> Option<&'a str> {
    let name = &id[..id.find(&family(game))?];
    let name = name.split_once(".copy-").map_or(name, |it| it.0);
    let is_there = !name.is_empty() && plain(name) == name && game.folder().path(&format!("outbox/{name}")).is_dir();
    is_there.then_some(name)
}

/// The game of an id such as we give to the mails of all games.
pub(crate) fn game_of(id: &str) -> Option<&str> {
    let (name, digits) = id.split_once('@')?.0.rsplit_once('.')?;
    let is_number = |it: &str| it.len() == 2 && it.bytes().all(|it| it.is_ascii_digit());
    // The name of a mail ends with the label of a player: a number and what is left of a name.
    let is_labelled = |at: usize| {
        let mut words = name[..at].rsplit('-');
        let is_name = words.next().is_some_and(|it| it.bytes().all(|it| it.is_ascii_alphanumeric()));
        is_name && words.next().is_some_and(is_number) && words.next().is_some()
    };
    let end = name.match_indices('.').map(|it| it.0).find(|&it| is_labelled(it))?;
    let game = &name[end + 1..];
    let game = game.strip_prefix("copy-").and_then(|it| it.split_once('.')).map_or(game, |it| it.1);
    (digits.len() == 12 && digits.bytes().all(|it| it.is_ascii_hexdigit()) && !game.is_empty()).then_some(game)
}

/// The game of the mail that came back in this one, if it is one of ours.
pub(crate) fn returned_game(bytes: &[u8]) -> Option<String> {
    let text = String::from_utf8_lossy(&bytes[..bytes.len().min(MOST_BYTES)]);
    text.split('<').skip(1).filter_map(|it| it.split('>').next()).find_map(game_of).map(str::to_owned)
}

/// The name of the mail of ours that came back in this one.
pub(crate) fn returned(game: &Game, bytes: &[u8]) -> Option<String> {
    let family = family(game);
    let text = String::from_utf8_lossy(&bytes[..bytes.len().min(MOST_BYTES)]);
    // Servers quote it in a text for people, too, and then not always as an id.
    text.match_indices(&family).find_map(|(at, _)| {
        let start = text[..at].rfind('<')? + 1;
        name_of(game, &text[start..at + family.len()]).map(str::to_owned)
    })
}

impl Envelope {
    /// Puts a mail into an envelope; `copy` counts from one how often it was wanted.
    pub(crate) fn of(game: &Game, smtp: &Smtp, name: &str, copy: u32) -> Result<Self, String> {
        let folder = game.folder().path(&format!("outbox/{name}"));
        let head = head(&folder)?;
        let to = address(game, &head);
        let address: Address = to.parse().map_err(|_| format!("`{to}` is no mail address"))?;
        let from = match &smtp.from {
            Some(from) => from.clone(),
            None => smtp::mailbox(&head.from).ok_or_else(|| {
                format!(
                    "`{}` is no sender: write one into smtp.toml, such as from = \"Michael <gm@example.org>\"",
                    head.from
                )
            })?,
        };
        let id = id(game, name, copy, from.email.domain());
        let player = game.desk().players().iter().find(|it| it.addresses.last() == Some(&to));
        let reply_to = smtp.reply_to.clone().unwrap_or_else(|| from.clone());
        let mut builder = Message::builder()
            .from(from)
            .to(Mailbox::new(player.map(|it| one_line(&it.name)), address))
            .reply_to(reply_to)
            .date(game.now().timestamp().into())
            .message_id(Some(id.clone()))
            .subject(one_line(&head.subject))
            // Machines that answer for people on holiday leave such mails alone.
            .raw_header(HeaderValue::new(
                HeaderName::new_from_ascii_str("Auto-Submitted"),
                if head.kind == Kind::Confirmation { "auto-replied" } else { "auto-generated" }.to_owned(),
            ));
        if let Some(letter) = letter_of(game, name) {
            builder = builder.in_reply_to(letter.clone()).references(letter);
        }
        let text = |name: &str| files::read(&folder.join(name)).map_err(said);
        let body = MultiPart::alternative_plain_html(text("text.txt")?, text("text.html")?);
        let body = match fs::read(folder.join(PAGES)) {
            Ok(pages) => {
                let pdf = ContentType::parse("application/pdf").map_err(|error| error.to_string())?;
                MultiPart::mixed().multipart(body).singlepart(Attachment::new(PAGES.to_owned()).body(pages, pdf))
            }
            // Confirmations, and reports of before, have no pages.
            Err(_) => body,
        };
        let message = builder.multipart(body).map_err(|error| error.to_string())?;
        Ok(Self { to, id, message })
    }
}

/// The id of the letter that a mail confirms, if it has one that can be repeated in a header.
fn letter_of(game: &Game, name: &str) -> Option<String> {
    let number: u32 = name.strip_prefix(CONFIRMATION)?.split('-').next()?.parse().ok()?;
    let file = game.file(number);
    let is_mail = file.extension().is_some_and(|it| it == "eml");
    let bytes = is_mail.then(|| fs::read(file).ok()).flatten()?;
    let id = Mail::read(&bytes).ok()?.id;
    let is_fine =
        id.contains('@') && id.len() < 200 && id.bytes().all(|it| it.is_ascii_graphic() && it != b'<' && it != b'>');
    is_fine.then(|| format!("<{id}>"))
}

/// What may stand in a header: one line, however it was written.
fn one_line(text: &str) -> String {
    text.chars().map(|it| if it.is_control() { ' ' } else { it }).collect::<String>().trim().to_owned()
}

fn said(fault: fault::Fault) -> String {
    match fault {
        fault::Fault::Input(why) | fault::Fault::Usage(why) => why,
        fault::Fault::Unread | fault::Fault::Told => "it cannot be read".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::game_of;

    #[test]
    fn ids_tell_their_game() {
        for (id, expected) in [
            ("00-open.1-01-anna.Rails-7.0123456789ab@example.org", Some("Rails-7")),
            ("02-round-1.3-12-anna.copy-2.Rails.v-7.0123456789ab@example.org", Some("Rails.v-7")),
            ("letter-0017-01-anna.Rails-7.0123456789ab@example.org", Some("Rails-7")),
            ("letter-0017-counts-01-.Rails-7.0123456789ab@example.org", Some("Rails-7")),
            ("04-reminder-20261201-2000-01-anna.Rails-7.0123456789ab@example.org", Some("Rails-7")),
            ("20261101.abc.0123456789ab@example.org", None),
            ("00-open.1-01-anna.Rails-7.0123456789@example.org", None),
            ("00-open.1-01-anna.0123456789ab@example.org", None),
            ("ä.ö-01-@", None),
        ] {
            assert_eq!(game_of(id), expected, "{id}");
        }
    }
}
