//! Records that come into this browser from a file.

use kernel::Turn;
use library::Host;

use crate::{
    shelf::{self, Kept, Player},
    words::record_fault,
};

/// Puts the game of a record on the shelf; `texts` are the record and, if it is played with one, its content file.
///
/// Gives back the address where it is played on or looked at.
pub(crate) fn take_in(texts: &[String]) -> Result<String, String> {
    let (host, record, content) = read(texts)?;
    let is_over = matches!(host.turn(), Turn::Over);
    let reading = library::read(&record, &content.as_deref().into_iter().collect::<Vec<_>>());
    let has_seed = reading.is_ok_and(|it| it.pledge.is_some() && it.seed.is_some());
    if !is_over && !has_seed {
        return Err(t!("record-without-seed"));
    }
    let seats = || kernel::Seat::first(host.n_seats());
    let id = shelf::new_id();
    let kept = Kept {
        id: id.clone(),
        game: host.entry().name.to_owned(),
        rules: rule_set(host.as_ref()).unwrap_or("own").to_owned(),
        players: seats().map(|it| Player::Person(t!("player-number", number = it.index() + 1))).collect(),
        record,
        content,
        changed: shelf::now(),
        scores: is_over.then(|| seats().map(|it| host.score(it)).collect()),
        n_events: host.n_events(),
        uploaded: None,
        share: None,
    };
    if !shelf::keep(&kept) {
        return Err(t!("shelf-full"));
    }
    Ok(if is_over { format!("/g/{id}/replay") } else { format!("/g/{id}") })
}

/// A game, the text of its record, and that of the content file that it needs.
pub(crate) type Found = (Box<dyn Host>, String, Option<String>);

/// Finds the record among the texts, with the content file that it needs.
pub(crate) fn read(texts: &[String]) -> Result<Found, String> {
    let is_record = |it: &&String| library::GAMES.iter().any(|game| it.trim_start().starts_with(game.name));
    let record = texts.iter().find(is_record).or(texts.first()).ok_or_else(|| t!("no-such-game"))?;
    let others: Vec<_> = texts.iter().filter(|it| *it != record).map(String::as_str).collect();
    let reading = library::read(record, &others).map_err(|it| record_fault(&it))?;
    // Only the content that the game needs is kept with it.
    let content = if library::read(record, &[]).is_ok() {
        None
    } else {
        others.iter().find(|it| library::read(record, &[it]).is_ok()).map(|it| (*it).to_owned())
    };
    Ok((reading.host, record.clone(), content))
}

/// The rule set that was agreed, unless it was a content file that is not compiled in.
fn rule_set(host: &dyn Host) -> Option<&'static str> {
    let (entry, n_seats, setup) = (host.entry(), host.n_seats(), host.setup());
    let is_it = |rules: &str| entry.open(Some(rules), n_seats).is_ok_and(|it| it.setup() == setup);
    entry.rule_sets.iter().map(|it| it.name).find(|it| is_it(it))
}

#[cfg(test)]
mod tests {
    use super::rule_set;

    #[test]
    fn the_rule_set_of_a_record_is_found_again() {
        for entry in library::GAMES {
            for rules in entry.rule_sets {
                let host = entry.open(Some(rules.name), entry.seats.0).expect("a game");
                assert_eq!(rule_set(host.as_ref()), Some(rules.name), "{}", entry.name);
            }
        }
    }
}
