//! Which game a mail is for, where several games share a mailbox.

use kernel::TableId;
use referee::{Letter, Mail, Post, names_no_game, same_game};

use super::{envelope, game::Game};

/// The game that a mail is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Whose {
    /// This one.
    Ours,
    /// The one of this name.
    Other(String),
    /// It does not say.
    Unsaid,
}

impl Whose {
    /// The first that says it: the tag of the subject, the letter, the mail that it answers or that came back in it.
    pub(crate) fn of(game: &Game, mail: &Mail, letter: &Letter, bytes: &[u8]) -> Self {
        let ours = &game.agreement().game;
        let named = |name: &str| if same_game(name, ours) { Self::Ours } else { Self::Other(name.to_owned()) };
        if let Some(name) = tag(&mail.subject) {
            return named(name);
        }
        if let Some(name) = letter.game.as_ref().filter(|it| !names_no_game(&it.value)) {
            return named(&name.value);
        }
        if mail.answers.iter().any(|it| envelope::name_of(game, it).is_some()) {
            return Self::Ours;
        }
        if let Some(name) = mail.answers.iter().find_map(|it| envelope::game_of(it)) {
            return Self::Other(name.to_owned());
        }
        if mail.post == Post::Bounce && envelope::returned(game, bytes).is_none() {
            return envelope::returned_game(bytes).map_or(Self::Unsaid, Self::Other);
        }
        if mail.post == Post::Bounce { Self::Ours } else { Self::Unsaid }
    }
}

/// The game in a tag such as `[Rails-7 R4]`.
fn tag(subject: &str) -> Option<&str> {
    let inside = subject.split('[').skip(1).filter_map(|it| it.split_once(']')).map(|it| it.0);
    inside.filter_map(|it| it.trim().rsplit_once(' ')).find_map(|(name, round)| {
        let number = round.strip_prefix(['R', 'r'])?.parse::<u8>().ok()?;
        (number <= referee::LAST_ROUND && name.trim().parse::<TableId>().is_ok()).then_some(name.trim())
    })
}

#[cfg(test)]
mod tests {
    use super::tag;

    #[test]
    fn tags_are_found_in_subjects() {
        for (subject, expected) in [
            ("[Rails-7 R4] Runde 4", Some("Rails-7")),
            ("AW: Re: [liste] [Rails-7 R10] Endstand", Some("Rails-7")),
            ("[Rails-7 R11]", None),
            ("[Rails-7]", None),
            ("Rails-7 R4", None),
            ("[die liste R4]", None),
            ("]R4[ R4]", None),
        ] {
            assert_eq!(tag(subject), expected, "{subject}");
        }
    }
}
