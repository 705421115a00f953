//! The games as visitors meet them: one of the rule sets of a game may be a game of its own here.

use kernel::Meta;
use library::METAS;

use crate::{settings, words::say};

/// One game on the start page.
#[derive(Copy, Clone, Debug)]
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

/// Those that this visitor is offered, in the order of the start page.
pub(crate) fn offered() -> impl Iterator<Item = Offer> {
    all().filter(|it| is_offered(it.game))
}

/// All of them.
pub(crate) fn all() -> impl Iterator<Item = Offer> + Clone {
    METAS.iter().flat_map(|meta| {
        meta.offers.iter().map(|it| Offer {
            key: it.key,
            game: meta.name,
            rules: it.rules,
            seats: meta.seats,
            minutes: it.minutes,
        })
    })
}

impl Offer {
    /// How it is called.
    pub(crate) fn title(self) -> String {
        // In `first.*.ftl` of its game, like the next one.
        say(&format!("game-{}", self.key), &[])
    }

    /// What it is, in one sentence.
    pub(crate) fn summary(self) -> String {
        say(&format!("about-{}", self.key), &[])
    }

    /// Where a new game of it is agreed upon.
    pub(crate) fn address(self) -> String {
        format!("/new/{}?rules={}", self.game, self.rules)
    }
}

/// The game of this name with these rules, as it is offered.
pub(crate) fn find(game: &str, rules: &str) -> Option<Offer> {
    let same_game = all().filter(|it| it.game == game);
    same_game.clone().find(|it| it.rules == rules).or_else(|| same_game.clone().next())
}

/// The games, each with the rules that it usually has.
pub(crate) fn usual() -> impl Iterator<Item = Offer> {
    METAS.iter().filter_map(|it| find(it.name, ""))
}

/// How a game with these rules is called.
pub(crate) fn title(game: &str, rules: &str) -> String {
    find(game, rules).map_or_else(|| game.to_owned(), Offer::title)
}

/// The constants of the game of this name.
pub(crate) fn meta(game: &str) -> Option<&'static Meta> {
    METAS.iter().copied().find(|it| it.name == game)
}

/// Whether a game is offered to this visitor: examples are only to those who ask for them.
pub(crate) fn is_offered(game: &str) -> bool {
    meta(game).is_some_and(|it| !it.is_example || settings::has_examples())
}

/// Whether the players of a game hide something from each other, so that they must not look at one screen together.
pub(crate) fn has_secrets(game: &str) -> bool {
    meta(game).is_some_and(|it| it.has_secrets)
}

#[cfg(test)]
mod tests {
    use super::{all, find, meta, usual};

    #[test]
    fn every_game_of_the_list_is_offered_with_rules_that_it_has() {
        for entry in library::GAMES {
            let is_usual = |rules: &str| rules == entry.rule_sets[0].name;
            assert!(usual().any(|it| it.game == entry.name && is_usual(it.rules)), "{}", entry.name);
        }
        for offer in all() {
            let entry = library::find(offer.game).expect("a game of the list");
            assert!(entry.rule_sets.iter().any(|it| it.name == offer.rules), "{}", offer.key);
        }
    }

    #[test]
    fn rules_without_an_offer_of_their_own_are_those_of_the_first() {
        for offer in all() {
            assert_eq!(find(offer.game, offer.rules).map(|it| it.key), Some(offer.key));
            let usual = find(offer.game, "no such rules").expect("the first of its game");
            assert_eq!(usual.rules, meta(offer.game).expect("its game").rule_sets[0].name);
        }
        assert!(find("chess", "").is_none());
    }
}
