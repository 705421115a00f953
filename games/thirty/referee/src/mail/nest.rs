//! Mails within mails: they are not opened, because a hundred thousand of them, one in the other, overflow the stack.

use std::borrow::Cow;

/// The subtypes that the parser of mails takes for another mail, and words of the same length that it does not know.
/// It compares words as they stand, so one that does not stand there cannot be found. The words keep to the letters of
/// Base64, in which they may stand by chance.
const SUBTYPES: [(&[u8], &[u8]); 3] = [(b"rfc822", b"rfc823"), (b"global", b"globaz"), (b"digest", b"digesz")];

/// A mail in which no part is a mail.
pub(super) fn flat(bytes: &[u8]) -> Cow<'_, [u8]> {
    let mut res = Cow::Borrowed(bytes);
    for at in 0..bytes.len().saturating_sub(5) {
        // All of them are told apart by their first letter.
        if !matches!(bytes[at] | 0x20, b'r' | b'g' | b'd') {
            continue;
        }
        let here = &bytes[at..at + 6];
        if let Some((_, other)) = SUBTYPES.iter().find(|it| here.eq_ignore_ascii_case(it.0)) {
            res.to_mut()[at..at + 6].copy_from_slice(other);
        }
    }
    res
}

#[cfg(test)]
mod tests {
    use super::flat;

    #[test]
    fn only_the_names_of_mails_within_mails_are_changed() {
        let check = |text: &str, expected: &str| assert_eq!(flat(text.as_bytes()), expected.as_bytes(), "{text}");
        check("message/rfc822", "message/rfc823");
        check("MESSAGE / RFC822;multipart/Digest", "MESSAGE / rfc823;multipart/digesz");
        check("message/global", "message/globaz");
        check("rfc82", "rfc82");
        check("", "");
        check("1. Wurf: x5/y2 = 1a\n", "1. Wurf: x5/y2 = 1a\n");
    }
}
