//! The five games as visitors meet them: 30 Rails by post is a game of its own here, and a rule set everywhere else.

use kernel::Seat;

use crate::words::say;

/// One game on the start page.
#[derive(Debug)]
pub(crate) struct Offer {
    /// Its name in classes and messages.
    pub(crate) key: &'static str,
    /// The game, by its name in the list.
    pub(crate) game: &'static str,
    /// The rule set it begins with.
    pub(crate) rules: &'static str,
    /// The fewest and the most seats.
    pub(crate) seats: (usize, usize),
    /// How long it takes somebody alone, in minutes.
    pub(crate) minutes: u32,
}

/// All of them, in the order of the start page.
pub(crate) const OFFERS: [Offer; 5] = [
    Offer { key: "thirty", game: "30-rails", rules: "basic", seats: (1, Seat::MAX), minutes: 15 },
    Offer { key: "post", game: "30-rails", rules: "postal", seats: (1, Seat::MAX), minutes: 15 },
    Offer { key: "streetcar", game: "30-streetcar-rails", rules: "tiles-35", seats: (1, Seat::MAX), minutes: 20 },
    Offer { key: "railage", game: "rail-age", rules: "river", seats: (1, railage::Setup::MOST_SEATS), minutes: 25 },
    Offer {
        key: "village",
        game: "village-rails",
        rules: "cards",
        seats: (village::Setup::LEAST_SEATS, village::Setup::MOST_SEATS),
        minutes: 25,
    },
];

impl Offer {
    /// How it is called.
    pub(crate) fn title(&self) -> String {
        // game-thirty, game-post, game-streetcar, game-railage, game-village
        say(&format!("game-{}", self.key), &[])
    }

    /// What it is, in one sentence.
    pub(crate) fn summary(&self) -> String {
        // about-thirty, about-post, about-streetcar, about-railage, about-village
        say(&format!("about-{}", self.key), &[])
    }

    /// Where a new game of it is agreed upon.
    pub(crate) fn address(&self) -> String {
        format!("/new/{}?rules={}", self.game, self.rules)
    }
}

/// The game of this name with these rules, as it is offered.
pub(crate) fn find(game: &str, rules: &str) -> Option<&'static Offer> {
    let same_game = || OFFERS.iter().filter(|it| it.game == game);
    same_game().find(|it| it.rules == rules).or_else(|| same_game().next())
}

/// The games, each with the rules that it usually has.
pub(crate) fn usual() -> impl Iterator<Item = &'static Offer> {
    OFFERS.iter().filter(|it| find(it.game, "").is_some_and(|usual| usual.key == it.key))
}

/// How a game with these rules is called.
pub(crate) fn title(game: &str, rules: &str) -> String {
    find(game, rules).map_or_else(|| game.to_owned(), Offer::title)
}

/// Whether the players of a game hide something from each other, so that they must not look at one screen together.
pub(crate) fn has_secrets(game: &str) -> bool {
    matches!(game, "rail-age" | "village-rails")
}

#[cfg(test)]
mod tests {
    use super::{OFFERS, find, usual};

    #[test]
    fn every_game_of_the_list_is_offered_with_rules_that_it_has() {
        for entry in library::GAMES {
            assert!(usual().any(|it| it.game == entry.name && it.rules == entry.rule_sets[0].name), "{}", entry.name);
        }
        for offer in &OFFERS {
            let entry = library::find(offer.game).expect("a game of the list");
            assert!(entry.rule_sets.iter().any(|it| it.name == offer.rules), "{}", offer.key);
            assert_eq!(offer.seats, entry.seats);
        }
    }

    #[test]
    fn rules_without_an_offer_of_their_own_are_those_of_the_first() {
        assert_eq!(find("30-rails", "advanced").map(|it| it.key), Some("thirty"));
        assert_eq!(find("30-rails", "postal").map(|it| it.key), Some("post"));
        assert!(find("chess", "").is_none());
    }
}
