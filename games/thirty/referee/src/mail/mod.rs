//! Mail: who wrote it, whether a person did, and the letter in it. Mail is hostile input: anything may stand in it.

mod charset;
mod html;
mod nest;

use mail_parser::{HeaderName, HeaderValue, Message, MessageParser, MessagePart, MimeHeaders as _, PartType};

/// Bigger mails are not read.
pub const MOST_BYTES: usize = 25 << 20;
/// No letter is longer, so no more is taken out of a mail.
const MOST_TEXT: usize = 128 * 1024;

/// What kind of mail it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Post {
    /// A person wrote it, as far as can be seen.
    Letter,
    /// A mail of ours did not arrive.
    Bounce,
    /// A machine answered.
    AutoReply,
}

/// Why a mail cannot be read.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MailError {
    /// Too big.
    #[error("the mail is bigger than {} MB", MOST_BYTES >> 20)]
    TooBig,
    /// No headers.
    #[error("this is no mail: it has no headers")]
    NoMail,
    /// Nobody, or more than one.
    #[error("the mail does not say who sent it, or names several")]
    NoSender,
    /// Nothing to read.
    #[error("the mail has no text")]
    NoText,
}

/// A mail that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mail {
    /// The address of the sender, in lower case.
    pub from: String,
    /// The subject, as one line.
    pub subject: String,
    /// The id that the sender's program gave it, if it did.
    pub id: String,
    /// The ids of the mails that it answers, the latest first.
    pub answers: Vec<String>,
    /// When it was received, by the last server on its way, or else when it was sent; in seconds since 1970.
    pub received: Option<i64>,
    /// What kind of mail it is.
    pub post: Post,
    /// The letter in it.
    pub text: String,
    /// The files that hang on it; they are not read.
    pub attachments: Vec<String>,
}

impl Mail {
    /// Reads a mail.
    pub fn read(bytes: &[u8]) -> Result<Self, MailError> {
        if bytes.len() > MOST_BYTES {
            return Err(MailError::TooBig);
        }
        let bytes = nest::flat(bytes);
        let message = MessageParser::default().parse(&bytes[..]).ok_or(MailError::NoMail)?;
        // Two headers of the kind would let one reader see another sender than the next.
        if message.header_values(HeaderName::From).count() > 1 {
            return Err(MailError::NoSender);
        }
        let mut senders = message.from().into_iter().flat_map(mail_parser::Address::iter).filter_map(|it| it.address());
        let from = match (senders.next(), senders.next()) {
            (Some(from), None) => one_line(from).to_lowercase(),
            _ => return Err(MailError::NoSender),
        };
        // The topmost is that of our own server; whatever is below may be invented.
        let received = message.received_all().next().and_then(mail_parser::Received::date);
        let received = received.or_else(|| message.date().copied());
        let res = Self {
            post: post(&message, &from),
            from,
            subject: one_line(message.subject().unwrap_or_default()),
            id: one_line(message.message_id().unwrap_or_default()),
            answers: answers(&message),
            received: received.map(|it| it.to_timestamp()),
            text: text(&message),
            attachments: attachments(&message),
        };
        if res.text.trim().is_empty() && res.post == Post::Letter { Err(MailError::NoText) } else { Ok(res) }
    }
}

/// The ids of the mails that this one answers, as far back as matters.
fn answers(message: &Message<'_>) -> Vec<String> {
    let ids = |it: &HeaderValue<'_>| -> Vec<String> {
        it.as_text_list().unwrap_or_default().iter().rev().take(20).map(|it| one_line(it)).collect()
    };
    let mut res = ids(message.in_reply_to());
    res.extend(ids(message.references()));
    res
}

/// The files that hang on a mail, by their names; not the pictures and keys that programs add.
fn attachments(message: &Message<'_>) -> Vec<String> {
    let is_kind = |it: &mail_parser::MessagePart<'_>, kind: &str, subtypes: &[&str]| {
        let found = it.content_type().map(|it| (it.ctype(), it.subtype().unwrap_or_default()));
        found.is_some_and(|it| it.0 == kind && (subtypes.is_empty() || subtypes.contains(&it.1)))
    };
    let is_added = |it: &mail_parser::MessagePart<'_>| {
        is_kind(it, "image", &[]) && it.content_id().is_some()
            || is_kind(it, "text", &["vcard", "x-vcard"])
            || is_kind(it, "application", &["pgp-signature", "pkcs7-signature", "x-pkcs7-signature", "pgp-keys"])
    };
    let files = message.attachments().filter(|it| (it.attachment_name().is_some() || it.is_binary()) && !is_added(it));
    files.take(20).map(|it| one_line(it.attachment_name().unwrap_or("?"))).collect()
}

/// A header as one line of bounded length.
fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(400).collect::<String>().trim().to_owned()
}

/// The text of a header that mail programs do not agree upon.
fn header<'a>(message: &'a Message<'_>, name: &'static str) -> Option<&'a str> {
    message.header(name).and_then(HeaderValue::as_text)
}

/// Whether a machine wrote it.
fn post(message: &Message<'_>, from: &str) -> Post {
    let is = |text: Option<&str>, words: &[&str]| {
        text.is_some_and(|it| words.iter().any(|word| it.trim().to_lowercase().starts_with(word)))
    };
    let local = from.split('@').next().unwrap_or_default();
    let is_report = message.content_type().is_some_and(|it| it.subtype() == Some("report"));
    let empty_path = message.header_raw(HeaderName::ReturnPath).is_some_and(|it| it.trim() == "<>");
    if is_report || empty_path || ["mailer-daemon", "postmaster", "mail-daemon"].contains(&local) {
        return Post::Bounce;
    }
    let subject = message.subject().map(str::to_lowercase);
    let absent = [
        "abwesenheit",
        "abwesend",
        "automatische antwort",
        "automatic reply",
        "out of office",
        "auto:",
        "autoreply",
        "auto-reply",
        "ich bin im urlaub",
    ];
    let is_auto = header(message, "Auto-Submitted").is_some_and(|it| !it.trim().eq_ignore_ascii_case("no"))
        || is(header(message, "Precedence"), &["auto_reply", "bulk", "junk", "list"])
        || header(message, "X-Autoreply").is_some()
        || header(message, "X-Autorespond").is_some()
        || is(subject.as_deref(), &absent);
    if is_auto { Post::AutoReply } else { Post::Letter }
}

/// The words of a mail: its plain text, or what its HTML says.
fn text(message: &Message<'_>) -> String {
    let res = said(message, message.text_bodies());
    let strikes_out = |part: &MessagePart<'_>| matches!(&part.body, PartType::Html(text) if html::strikes_out(text));
    // Some programs send an empty text beside the HTML, and none of them strikes words out in it.
    if res.trim().is_empty() || message.html_bodies().any(strikes_out) {
        return said(message, message.html_bodies());
    }
    res
}

/// What these parts of a mail say, one after the other.
fn said<'a>(message: &Message<'_>, parts: impl Iterator<Item = &'a MessagePart<'a>>) -> String {
    let mut res = String::new();
    for part in parts {
        let piece = match &part.body {
            PartType::Text(text) => charset::mended(message, part, text),
            PartType::Html(text) => html::to_text(&charset::mended(message, part, text)).into(),
            _ => continue,
        };
        push(&mut res, &piece);
    }
    res
}

/// Adds a piece of text, as far as there is room.
fn push(res: &mut String, piece: &str) {
    let room = MOST_TEXT.saturating_sub(res.len());
    let end = (0..=room.min(piece.len())).rev().find(|&it| piece.is_char_boundary(it)).unwrap_or(0);
    res.push_str(&piece[..end]);
    if !res.ends_with('\n') {
        res.push('\n');
    }
}
