//! Text whose character set was declared wrongly.

use std::borrow::Cow;

use mail_parser::{
    Encoding, Message, MessagePart,
    decoders::{base64::base64_decode, charsets::map::charset_decoder, quoted_printable::quoted_printable_decode},
};

/// The text of a part, read as Windows-1252 where it is no UTF-8 as declared, and as UTF-8 where it was taken for Latin-1.
pub(super) fn mended<'a>(message: &Message<'_>, part: &MessagePart<'_>, text: &'a str) -> Cow<'a, str> {
    let (is_torn, is_doubled) = (text.contains('\u{fffd}'), text.contains(['Ã', 'â']));
    let Some(bytes) = (is_torn || is_doubled).then(|| bytes(message, part)).flatten() else {
        return Cow::Borrowed(text);
    };
    match (String::from_utf8(bytes), charset_decoder(b"windows-1252")) {
        // Where the bytes are UTF-8 after all, a replacement character stood in them from the start.
        (Ok(whole), _) if is_doubled => Cow::Owned(whole),
        (Err(error), Some(decode)) if is_torn => Cow::Owned(decode(error.as_bytes())),
        _ => Cow::Borrowed(text),
    }
}

/// The bytes of a part as they were before a character set was applied.
fn bytes(message: &Message<'_>, part: &MessagePart<'_>) -> Option<Vec<u8>> {
    let raw = message.raw_message.get(part.offset_body as usize..part.offset_end as usize)?;
    match part.encoding {
        Encoding::None => Some(raw.to_vec()),
        Encoding::QuotedPrintable => quoted_printable_decode(raw),
        Encoding::Base64 => base64_decode(raw),
    }
}
