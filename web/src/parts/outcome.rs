//! Who has won, and what decided a tie, in words.

use kernel::Seat;
use library::TieBreak;

use crate::{table::Position, words::list};

/// Who has won, or how many points there are where one plays alone; nothing while the game goes on.
pub(crate) fn headline(position: &Position) -> Option<String> {
    let outcome = position.outcome.as_ref()?;
    if position.scores.as_ref()?.len() == 1 {
        return Some(t!("end-score", points = outcome.points));
    }
    Some(t!("end-winner", names = names(position, &outcome.winners), n = outcome.winners.len()))
}

/// What decided between seats of equal points, or that nothing did; nothing where one has the most.
pub(crate) fn tie(position: &Position) -> Option<String> {
    let outcome = position.outcome.as_ref().filter(|it| it.tie.is_some())?;
    let (points, beaten) = (outcome.points, names(position, &outcome.beaten()));
    Some(match outcome.compared() {
        Some((TieBreak::Money, most, Some(next))) => {
            t!("end-tie-money", names = beaten, points = points, most = most, next = next)
        }
        Some((TieBreak::Overlap, most, Some(next))) => {
            t!("end-tie-overlap", names = beaten, points = points, most = most, next = next)
        }
        Some((TieBreak::Money, most, None)) => t!("end-even-money", points = points, most = most),
        Some((TieBreak::Overlap, most, None)) => t!("end-even-overlap", points = points, most = most),
        None => t!("end-even", points = points),
    })
}

fn names(position: &Position, seats: &[Seat]) -> String {
    list(seats.iter().map(|it| position.name(*it)).collect())
}

#[cfg(test)]
mod tests {
    use library::{Compared, GAMES, Outcome, Tie};

    use super::*;
    use crate::{settings, words::Language};

    /// What is said of an end, in every language.
    fn told(winners: &[usize], tied: &[usize], compared: Option<(TieBreak, &[i32])>) -> Vec<String> {
        let seats = |numbers: &[usize]| numbers.iter().filter_map(|it| Seat::new(*it)).collect::<Vec<_>>();
        let host = GAMES.iter().find_map(|it| it.open(None, 3).ok()).expect("a game for three");
        let names = ["Ann", "Bob", "Cat"].map(ToOwned::to_owned).to_vec();
        let mut position = Position::of(host.as_ref(), Seat::FIRST, "basic", names);
        assert_eq!((headline(&position), tie(&position)), (None, None), "the game goes on");
        let compared = compared.map(|(what, amounts)| Compared { what, amounts: amounts.to_vec() });
        let even = (tied.len() > 1).then(|| Tie { seats: seats(tied), compared });
        position.outcome = Some(Outcome { points: 52, winners: seats(winners), tie: even });
        position.scores = Some(vec![52; 3]);
        let say = |language| {
            settings::speak(language);
            let headline = headline(&position).expect("an end");
            tie(&position).map_or_else(|| headline.clone(), |it| format!("{headline}: {it}"))
        };
        Language::ALL.map(say).to_vec()
    }

    #[test]
    fn every_end_is_told_in_every_language() {
        assert_eq!(told(&[1], &[1], None), ["Bob wins", "Bob gewinnt", "Bobの勝ちです"]);
        let money = told(&[1], &[0, 1], Some((TieBreak::Money, &[7, 9])));
        assert_eq!(money[0], "Bob wins: As many points as Ann (52); the money decided: £9 against £7.");
        assert_eq!(money[1], "Bob gewinnt: Punktgleich mit Ann (52); das Geld entschied: £9 gegen £7.");
        assert!(money[2].contains("Ann") && money[2].contains("£9対£7"), "{money:?}");
        let overlap = told(&[0, 1], &[0, 1, 2], Some((TieBreak::Overlap, &[3, 3, 1])));
        assert!(overlap[0].starts_with("Ann and Bob share the victory: As many points as Cat"), "{overlap:?}");
        assert!(overlap.iter().all(|it| it.contains('3') && it.contains('1') && it.contains("Cat")), "{overlap:?}");
        let even = [
            told(&[0, 2], &[0, 2], None),
            told(&[0, 2], &[0, 2], Some((TieBreak::Money, &[4, 4]))),
            told(&[0, 2], &[0, 2], Some((TieBreak::Overlap, &[4, 4]))),
        ];
        assert_eq!(even[0][1], "Ann und Cat teilen sich den Sieg: Gleich viele Punkte: 52.");
        assert!(even[0][2].starts_with("AnnとCatが"), "{even:?}");
        assert!(even[1..].iter().flatten().all(|it| it.contains("52") && it.contains('4')), "{even:?}");
    }
}
