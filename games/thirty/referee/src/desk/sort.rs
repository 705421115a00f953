//! Whose a letter is, for which game and for which round.

use jiff::Timestamp;
use kernel::Seat;

use super::{Desk, decide::round_in_english};
use crate::{Letter, letter::sender};

/// What every game of the kind may be called; whoever writes that names no game.
const KIND: &str = "30rails";

/// Whether two names of games are the same but for capitals, blanks and hyphens; a name of all games of the kind is that
/// of each.
pub fn same_game(name: &str, ours: &str) -> bool {
    plain(name) == plain(ours) || names_no_game(name)
}

/// Whether it is what every game of the kind may be called.
pub fn names_no_game(name: &str) -> bool {
    plain(name) == KIND
}

fn plain(name: &str) -> String {
    name.chars().filter(|it| it.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

impl Desk {
    /// The player whom words name as their writer: in a line of their own, in the head of a mail that was pasted, or below.
    pub fn writer_of(&self, text: &str, letter: &Letter) -> Option<Seat> {
        let known: Vec<_> = self.players.iter().map(|it| it.name.as_str()).collect();
        let writer = letter.player.as_ref().map(|it| it.value.as_str());
        let writer = writer.or_else(|| sender(text, &known)).or_else(|| Some(letter.signed.as_ref()?.value.as_str()));
        writer.and_then(|it| self.seat_of(it))
    }

    /// The game that a letter names, if that is another one.
    pub fn other_game<'a>(&self, letter: &'a Letter) -> Option<&'a str> {
        letter.game.as_ref().map(|it| it.value.as_str()).filter(|it| !same_game(it, &self.terms.game))
    }

    /// The round that a letter of a player is for, which came at this moment and answers the mail about a round; or why
    /// nobody knows, in English.
    pub fn sort(&self, letter: &Letter, seat: Seat, came: Timestamp, answered: Option<u8>) -> Result<u8, String> {
        let name = self.player(seat).map(|it| it.name.as_str()).unwrap_or_default();
        if let Some(named) = letter.game.as_ref().filter(|_| self.other_game(letter).is_some()) {
            return Err(format!("line {}: it is for the game `{}`", named.line, named.value));
        }
        if let Some(named) = letter.player.as_ref().filter(|it| self.seat_of(&it.value) != Some(seat)) {
            return Err(format!("line {}: it is from {name} and names the player `{}`", named.line, named.value));
        }
        let round = self.round().ok_or("the game is over")?;
        // Orders for dice that were not rolled yet are orders for a round that is over.
        let named = letter.round_for(round).or(answered);
        if named.is_none() && came < self.opened {
            let round = round_in_english(round);
            return Err(format!("{name} wrote it before {round} was opened, and it names no round"));
        }
        Ok(named.unwrap_or(round))
    }
}

#[cfg(test)]
mod tests {
    use super::same_game;

    #[test]
    fn names_are_the_same_however_they_are_written() {
        assert!(same_game("rails 7", "Rails-7") && same_game("30 Rails", "Rails-7"));
        assert!(!same_game("Rails-8", "Rails-7") && !same_game("Rails", "Rails-7"));
    }
}
