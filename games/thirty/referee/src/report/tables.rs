//! The tables of reports: standings, orders and scores.

use kernel::{BySeat, Seat};
use thirty::{Pair, RuleSet, Sheet, Tally};
use track::SquareSet;

use super::{Edition, block::Table};
use crate::{Fate, Language, SeatVerdict, Verdict, words};

/// The seats from the highest score on, with their places; equal scores share one.
fn ranked(scores: &BySeat<i32>) -> Vec<(usize, Seat)> {
    let place = |of: Seat| 1 + scores.iter().filter(|(_, it)| **it > scores[of]).count();
    let mut res: Vec<_> = scores.iter().map(|(seat, _)| (place(seat), seat)).collect();
    res.sort();
    res
}

/// Who has how many points: what was brought forward, what the round added, the sum.
pub(super) fn standings(edition: &Edition<'_>, verdict: &Verdict, language: Language) -> Table {
    let words = language.words();
    let mut res = Table::new(&[
        (words.place, true),
        (words.player, false),
        (words.brought_forward, true),
        (words.this_round, true),
        (words.total, true),
    ]);
    let before = edition.season.verdicts().iter().rev().find(|it| it.round < verdict.round).map(|it| &it.scores);
    for (place, seat) in ranked(&verdict.scores) {
        let (now, before) = (verdict.scores[seat], before.map_or(0, |it| it[seat]));
        let gain = format!("{:+}", now - before);
        res.row([place.to_string(), edition.name(seat), before.to_string(), gain, now.to_string()]);
    }
    res
}

/// What everybody did in a round.
pub(super) fn orders(edition: &Edition<'_>, verdict: &Verdict, language: Language) -> Table {
    let words = language.words();
    let is_setup = verdict.rolls.is_empty();
    let mut head = vec![(words.player.to_owned(), false)];
    if is_setup {
        let names = ["A", "B", "C", "D", words.part_skip, words.part_mine, words.part_bonus];
        head.extend(names.map(|it| (it.to_owned(), false)));
    } else {
        head.extend(
            verdict
                .rolls
                .iter()
                .zip(1..)
                .map(|(roll, number)| (format!("{number}: {}/{}", roll.white(), roll.colour().die()), false)),
        );
    }
    let head: Vec<_> = head.iter().map(|it| (it.0.as_str(), it.1)).collect();
    let mut res = Table::new(&head);
    for (seat, verdict) in verdict.seats.iter() {
        let mut cells = vec![edition.name(seat)];
        match verdict {
            SeatVerdict::Round(fates) => cells.extend(fates.iter().map(|it| match it {
                Fate::Placed(order) => order.to_string(),
                Fate::Illegal { blocked, .. } => format!("NLMR {blocked}"),
                Fate::Missing { blocked } => format!("NMR {blocked}"),
                Fate::Void => "-".to_owned(),
            })),
            SeatVerdict::Setup(parts) => {
                let cell = |n: usize| match parts[n].1.action() {
                    thirty::Action::Skip(row) => row.map_or("-".to_owned(), |y| format!("y{y}")),
                    action => words::action(action, language),
                };
                cells.extend([2, 3, 4, 5, 0, 1, 6].map(cell));
            }
        }
        res.row(cells);
    }
    res
}

/// How lines are called by post: `A-B`.
fn pair_name(pair: Pair) -> String {
    let (from, to) = pair.ends();
    format!("{}-{}", from.letter(), to.letter())
}

/// The score of one sheet, line by line.
pub(super) fn score(sheet: &Sheet, language: Language) -> Table {
    let words = language.words();
    let mut res = Table::new(&[
        (words.line, false),
        (words.worth, true),
        (words.squares, true),
        (words.bonus, true),
        (words.total, true),
    ]);
    let tally = Tally::of(sheet, RuleSet::Postal);
    for pair in Pair::ALL {
        let numbers = tally
            .line(pair)
            .map(|it| [thirty::points(pair), it.squares, it.bonus, it.total()].map(|it| it.to_string()));
        let numbers = numbers.unwrap_or_else(|| [(); 4].map(|()| "-".to_owned()));
        res.row(std::iter::once(pair_name(pair)).chain(numbers));
    }
    let linked: String = tally.linked().map(thirty::Station::letter).collect();
    let blank = String::new;
    res.row([words.mine.to_owned(), linked, blank(), blank(), tally.mine().to_string()]);
    res.row([words.total.to_owned(), blank(), blank(), blank(), tally.total().to_string()]);
    res.n_sums = 1;
    res
}

/// The final scores of all, line by line.
pub(super) fn finals(edition: &Edition<'_>, scores: &BySeat<i32>, language: Language) -> Table {
    let words = language.words();
    let names: Vec<_> = Pair::ALL.into_iter().map(pair_name).collect();
    let mut head = vec![(words.place, true), (words.player, false)];
    head.extend(names.iter().map(|it| (it.as_str(), true)));
    head.extend([(words.mine, true), (words.total, true)]);
    let mut res = Table::new(&head);
    for (place, seat) in ranked(scores) {
        let tally = Tally::of(edition.season.sheet(seat), RuleSet::Postal);
        let mut cells = vec![place.to_string(), edition.name(seat)];
        cells.extend(Pair::ALL.map(|it| tally.line(it).map_or("-".to_owned(), |it| it.total().to_string())));
        cells.extend([tally.mine().to_string(), tally.total().to_string()]);
        res.row(cells);
    }
    res
}

/// The squares of every line that scores, and of those to the mine.
pub(super) fn routes(sheet: &Sheet, language: Language) -> Vec<String> {
    let tally = Tally::of(sheet, RuleSet::Postal);
    let squares = |route: Option<track::Route>| {
        route.iter().flat_map(track::Route::squares).map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    let lines = tally.lines().map(|it| format!("{}: {}", pair_name(it.pair), squares(sheet.route(it.pair))));
    let mine = language.words().mine;
    let mines = tally.linked().map(|it| format!("{}-{mine}: {}", it.letter(), squares(sheet.mine_route(it))));
    let res: Vec<_> = lines.chain(mines).map(|it| it.trim_end_matches([' ', ':']).to_owned()).collect();
    if res.is_empty() { vec![language.words().none.to_owned()] } else { res }
}

/// All squares of the lines that score.
pub(super) fn line_squares(sheet: &Sheet) -> SquareSet {
    let tally = Tally::of(sheet, RuleSet::Postal);
    let lines = tally.lines().filter_map(|it| sheet.route(it.pair));
    let mines = tally.linked().filter_map(|it| sheet.mine_route(it));
    lines.chain(mines).flat_map(|it| it.squares().to_vec()).collect()
}
