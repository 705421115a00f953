//! Secrets of people and seats: where they come from, and what is kept of them.
//!
//! A browser has one secret in its cookie, a program has a key.
//! The secret of a seat follows from it and from the address of the table, so that each seat has its own, and the
//! server, which keeps only the hash of a seat's secret, cannot tell which seats belong to the same person.

use std::{
    fmt,
    hash::{Hash, Hasher},
    str::FromStr,
};

use hmac::{Hmac, KeyInit as _, Mac as _};
use kernel::TableId;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;

/// The secret of a person: of a browser, or of a program.
#[derive(Clone)]
pub(crate) struct Secret([u8; 32]);

/// What marks the secrets that servers of a database have issued to browsers.
pub(crate) struct Issuer(Hmac<Sha256>);

/// The secret of one seat.
#[derive(Clone)]
pub(crate) struct SeatToken([u8; 32]);

/// What is kept of a secret.
#[derive(Copy, Clone, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct TokenHash([u8; 32]);

/// What a key begins with.
pub(crate) const KEY: &str = "key-";

/// What the secret of a seat begins with.
pub(crate) const SEAT: &str = "seat-";

impl Secret {
    /// A new secret from the system's source.
    pub(crate) fn fresh() -> Result<Self, getrandom::Error> {
        fresh_bytes().map(Self)
    }

    /// Its secret at a table.
    pub(crate) fn seat(&self, id: &TableId) -> SeatToken {
        SeatToken(self.derive(&format!("seat {id}")))
    }

    /// What stands for it in the challenge of a day.
    pub(crate) fn player(&self, kind: &str, day: &str) -> TokenHash {
        SeatToken(self.derive(&format!("daily {kind} {day}"))).hash()
    }

    /// What is kept of a key.
    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0).into())
    }

    /// The secret as text, for its owner only.
    pub(crate) fn reveal(&self) -> String {
        to_hex(&self.0)
    }

    fn derive(&self, what: &str) -> [u8; 32] {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key of any length is fine");
        mac.update(what.as_bytes());
        mac.finalize().into_bytes().into()
    }
}

impl FromStr for Secret {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        from_hex(text).map(Self).ok_or(())
    }
}

impl Issuer {
    /// Whoever marks secrets with this.
    pub(crate) fn new(secret: &[u8]) -> Self {
        Self(Hmac::new_from_slice(secret).expect("a key of any length is fine"))
    }

    /// A secret with its mark, as its cookie keeps it.
    pub(crate) fn issue(&self, secret: &Secret) -> String {
        let mark = self.marking(secret).finalize().into_bytes();
        format!("{}.{}", secret.reveal(), to_hex(&mark))
    }

    /// The secret in a cookie, if it is one that was issued.
    pub(crate) fn read(&self, text: &str) -> Option<Secret> {
        let (secret, mark) = text.split_once('.')?;
        let secret = secret.parse().ok()?;
        self.marking(&secret).verify_slice(&from_hex(mark)?).is_ok().then_some(secret)
    }

    /// The address of what is brought with these words: always the same one, which nobody else can guess.
    pub(crate) fn address<'a>(&self, words: impl IntoIterator<Item = &'a [u8]>) -> TableId {
        let mut mac = self.0.clone();
        mac.update(b"address ");
        for word in words {
            // Two words are never taken for one.
            mac.update(&(word.len() as u64).to_le_bytes());
            mac.update(word);
        }
        address(&mac.finalize().into_bytes())
    }

    fn marking(&self, secret: &Secret) -> Hmac<Sha256> {
        let mut mac = self.0.clone();
        mac.update(b"cookie ");
        mac.update(&secret.0);
        mac
    }
}

impl SeatToken {
    /// The secret of the same person's seat at another table.
    pub(crate) fn next(&self, id: &TableId) -> Self {
        Secret(self.0).seat(id)
    }

    /// What is kept of it.
    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0).into())
    }

    /// The secret as text, for its owner only.
    pub(crate) fn reveal(&self) -> String {
        format!("{SEAT}{}", to_hex(&self.0))
    }
}

impl FromStr for SeatToken {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        text.strip_prefix(SEAT).and_then(from_hex).map(Self).ok_or(())
    }
}

impl TokenHash {
    pub(crate) const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// Takes as long for a near miss as for a far one.
impl PartialEq for TokenHash {
    fn eq(&self, other: &Self) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl Hash for TokenHash {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl fmt::Debug for Issuer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Issuer(…)")
    }
}

impl fmt::Debug for SeatToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeatToken(…)")
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}

impl From<TokenHash> for String {
    fn from(hash: TokenHash) -> Self {
        to_hex(&hash.0)
    }
}

impl TryFrom<String> for TokenHash {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, &'static str> {
        from_hex(&text).map(Self).ok_or("expected 64 hexadecimal digits")
    }
}

/// Bytes from the system's source.
pub(crate) fn fresh_bytes<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// A new address that nobody can guess.
pub(crate) fn fresh_address() -> Result<TableId, getrandom::Error> {
    fresh_bytes::<32>().map(|it| address(&it))
}

/// An address of 26 letters and digits, 130 bits.
fn address(bytes: &[u8]) -> TableId {
    // Without letters that are easily mistaken for another.
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let text: String = bytes.iter().take(26).map(|it| char::from(LETTERS[usize::from(it % 32)])).collect();
    text.parse().expect("letters and digits are an address")
}

fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().flat_map(|it| [it >> 4, it & 15]).filter_map(|it| char::from_digit(it.into(), 16)).collect()
}

fn from_hex(text: &str) -> Option<[u8; 32]> {
    let mut res = [0; 32];
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    for (byte, pair) in res.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        let digit = |it: u8| char::from(it).to_digit(16).map(|it| it as u8);
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(res)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_has_its_own_secret_at_every_table() {
        let (one, two) = (Secret::fresh().expect("bytes"), Secret::fresh().expect("bytes"));
        let [a, b] = ["a", "b"].map(|it| it.parse::<TableId>().expect("an address"));
        assert_eq!(one.seat(&a).hash(), one.seat(&a).hash());
        assert_ne!(one.seat(&a).hash(), one.seat(&b).hash());
        assert_ne!(one.seat(&a).hash(), two.seat(&a).hash());
    }

    #[test]
    fn secrets_survive_text_and_stay_out_of_logs() {
        let secret = Secret::fresh().expect("bytes");
        let again: Secret = secret.reveal().parse().expect("a secret");
        assert_eq!(secret.hash(), again.hash());
        let token = secret.seat(&"a".parse().expect("an address"));
        assert_eq!(token.reveal().parse::<SeatToken>().expect("a token").hash(), token.hash());
        assert!(!format!("{secret:?}{token:?}{:?}", token.hash()).contains(&token.reveal()[5..9]));
        for wrong in ["", "seat-", &"0".repeat(63), &"é".repeat(32)] {
            assert!(wrong.parse::<Secret>().is_err() && wrong.parse::<SeatToken>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_secret_that_was_not_issued_is_none() {
        let (issuer, other) = (Issuer::new(&[1; 32]), Issuer::new(&[2; 32]));
        let secret = Secret::fresh().expect("bytes");
        let cookie = issuer.issue(&secret);
        assert_eq!(issuer.read(&cookie).expect("our own").hash(), secret.hash());
        let chosen = "0".repeat(64);
        let swapped = format!("{chosen}.{}", &cookie[65..]);
        for wrong in ["", ".", &chosen, &cookie[..64], &cookie[..128], &swapped, &other.issue(&secret)] {
            assert!(issuer.read(wrong).is_none(), "{wrong}");
        }
        assert_eq!(format!("{issuer:?}"), "Issuer(…)");
    }

    #[test]
    fn secrets_of_the_first_version_open_the_same_seats() {
        let secret: Secret = "07".repeat(32).parse().expect("a secret");
        let seat = String::from(secret.seat(&"a".parse().expect("an address")).hash());
        assert_eq!(seat, "14fed15d6603dcd1fb9a647146452181f2115684c1cfaed98f2f39c0cdb1178d");
        let player = String::from(secret.player(library::GAMES[0].name, "2026-11-15"));
        assert_eq!(player, "72577ce0f79b27ced6beacc959a77b3f5c0e88d34bd856e3fa5a7c214c2d595d");
    }

    #[test]
    fn addresses_differ() {
        assert_ne!(fresh_address(), fresh_address());
        let (issuer, other) = (Issuer::new(&[1; 32]), Issuer::new(&[2; 32]));
        let words: [&[u8]; 2] = [b"one", b"two"];
        let known = issuer.address(words);
        assert_eq!((issuer.address(words), known.as_str().len()), (known.clone(), 26));
        assert_ne!(other.address(words), known);
        for others in [[&b"onet"[..], b"wo"], [b"two", b"one"], [b"onetwo", b""]] {
            assert_ne!(issuer.address(others), known);
        }
    }
}
