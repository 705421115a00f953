//! Who has won, and what decided a tie, in a sentence and for programs.

use kernel::Seat;
use library::{Outcome, TieBreak};
use serde_json::{Value, json};

/// Who has won, as a sentence without its full stop; nothing where one plays alone.
pub(crate) fn sentence(outcome: &Outcome, n_seats: usize) -> Option<String> {
    if n_seats < 2 {
        return None;
    }
    let points = match outcome.points {
        1 => "1 point".to_owned(),
        n => format!("{n} points"),
    };
    let won = match outcome.winners.as_slice() {
        [winner] => format!("seat {winner} has won with {points}"),
        winners => format!("{} share the win with {points} each", seats(winners)),
    };
    let tie = match outcome.compared() {
        Some((what, most, Some(next))) => {
            let (name, unit) = words(what);
            format!("; {name} decided the tie with {}: {unit}{most} against {unit}{next}", seats(&outcome.beaten()))
        }
        Some((what, most, None)) => {
            let (name, unit) = words(what);
            format!("; {name} is equal, too: {unit}{most}")
        }
        None => String::new(),
    };
    Some(won + &tie)
}

const fn words(what: TieBreak) -> (&'static str, &'static str) {
    match what {
        TieBreak::Overlap => ("the overlap of the tracks", ""),
        TieBreak::Money => ("money", "£"),
    }
}

/// `seat 1`, `seats 0 and 2`, `seats 0, 1 and 3`.
fn seats(seats: &[Seat]) -> String {
    let names: Vec<_> = seats.iter().map(ToString::to_string).collect();
    match names.as_slice() {
        [] => String::new(),
        [one] => format!("seat {one}"),
        [most @ .., last] => format!("seats {} and {last}", most.join(", ")),
    }
}

/// The same for programs.
pub(crate) fn to_json(outcome: &Outcome) -> Value {
    let numbers = |seats: &[Seat]| seats.iter().map(|it| it.index()).collect::<Vec<_>>();
    let tie = outcome.tie.as_ref().map(|it| {
        json!({
            "seats": numbers(&it.seats),
            "by": it.compared.as_ref().map(|it| it.what.name()),
            "amounts": it.compared.as_ref().map_or(&[][..], |it| &it.amounts),
        })
    });
    json!({ "points": outcome.points, "winners": numbers(&outcome.winners), "tie": tie })
}

#[cfg(test)]
mod tests {
    use library::{Compared, Tie};

    use super::*;

    fn outcome(winners: &[usize], tied: &[usize], compared: Option<(TieBreak, &[i32])>) -> Outcome {
        let seats = |numbers: &[usize]| numbers.iter().filter_map(|it| Seat::new(*it)).collect::<Vec<_>>();
        let compared = compared.map(|(what, amounts)| Compared { what, amounts: amounts.to_vec() });
        let tie = (tied.len() > 1).then(|| Tie { seats: seats(tied), compared });
        Outcome { points: 52, winners: seats(winners), tie }
    }

    #[track_caller]
    fn check(outcome: &Outcome, sentence: &str, json: &str) {
        assert_eq!(super::sentence(outcome, 4).as_deref(), Some(sentence));
        assert_eq!(to_json(outcome).to_string(), json);
        assert_eq!(super::sentence(outcome, 1), None, "nobody is beaten");
    }

    #[test]
    fn every_end_is_told() {
        check(&outcome(&[2], &[2], None), "seat 2 has won with 52 points", r#"{"points":52,"winners":[2],"tie":null}"#);
        check(
            &outcome(&[0, 1, 3], &[0, 1, 3], None),
            "seats 0, 1 and 3 share the win with 52 points each",
            r#"{"points":52,"winners":[0,1,3],"tie":{"seats":[0,1,3],"by":null,"amounts":[]}}"#,
        );
        check(
            &outcome(&[1], &[0, 1, 2], Some((TieBreak::Money, &[7, 9, 8]))),
            "seat 1 has won with 52 points; money decided the tie with seats 0 and 2: £9 against £8",
            r#"{"points":52,"winners":[1],"tie":{"seats":[0,1,2],"by":"money","amounts":[7,9,8]}}"#,
        );
        check(
            &outcome(&[0, 2], &[0, 2, 3], Some((TieBreak::Overlap, &[3, 3, 1]))),
            "seats 0 and 2 share the win with 52 points each; the overlap of the tracks decided the tie with seat 3: 3 \
             against 1",
            r#"{"points":52,"winners":[0,2],"tie":{"seats":[0,2,3],"by":"overlap","amounts":[3,3,1]}}"#,
        );
        check(
            &outcome(&[0, 2], &[0, 2], Some((TieBreak::Money, &[3, 3]))),
            "seats 0 and 2 share the win with 52 points each; money is equal, too: £3",
            r#"{"points":52,"winners":[0,2],"tie":{"seats":[0,2],"by":"money","amounts":[3,3]}}"#,
        );
    }
}
