//! Scores and lines against a slow and obvious second scorer, over random games and over dense boards that connect.

use std::collections::BTreeMap;

use crate::common::{RULES, board, lines_of, play, seat};
use crate::slow::{Map, Score, place, score};
use kernel::{Game as _, Scratch, Seat, Table, Turn, playout};
use thirty::{Action, Chance, Override, Pair, Roll, RuleSet, Ruling, Setup, Sheet, Station, Tally, Thirty};
use track::{Kind, Piece, Square, SquareSet};

/// The program's score in the form of the slow one.
fn quick_score(sheet: &Sheet, rules: RuleSet) -> Score {
    let tally = Tally::of(sheet, rules);
    let rows = tally.lines().map(|it| {
        let (from, to) = it.pair.ends();
        ((from.number(), to.number()), (it.squares, it.bonus, it.shares, it.total()))
    });
    Score {
        rows: rows.collect::<BTreeMap<_, _>>(),
        linked: tally.linked().map(Station::number).collect(),
        total: tally.total(),
    }
}

/// What was seen, to make sure that the boards are worth the trouble.
#[derive(Default, Debug)]
struct Seen {
    lines: u32,
    links: u32,
    bonus: u32,
    /// Lines that pass a square twice.
    twice: u32,
    /// Lines that pass the bonus square twice.
    bonus_twice: u32,
    /// Lines that are longer than the shortest way that uses track again.
    longer: u32,
    /// Lines that pass the bonus square less often than an equally short way that uses track again.
    less_bonus: u32,
    /// Pairs and links that exist only if track may be used again.
    only_again: u32,
}

/// Compares everything that can be known of a sheet.
fn compare(sheet: &Sheet, rules: RuleSet, seen: &mut Seen) {
    let expected = score(sheet, rules);
    assert_eq!(quick_score(sheet, rules), expected, "{rules}: {sheet:?}");
    let map = Map::of(sheet);
    let lines = map.stations.map(|it| it.map(|it| map.lines(it)).unwrap_or_default());
    for pair in Pair::ALL {
        let (from, to) = pair.ends();
        let (Some(start), Some(end)) = (map.stations[from.index()], map.stations[to.index()]) else { continue };
        let best = lines[from.index()].ends.get(&end).copied();
        let route = sheet.route(pair);
        assert_eq!(route.as_ref().map(|it| (it.length().squares, it.length().bonus)), best, "{pair} in {sheet:?}");
        let again = map.shortest_walk(start, end);
        if let Some(route) = route {
            let squares = route.squares();
            map.assert_line(start, squares, end);
            let n_passages = squares.iter().filter(|it| map.bonus == Some(place(**it))).count();
            assert_eq!((squares.len(), n_passages), best.map(|it| (it.0.into(), it.1.into())).expect("a line"));
            seen.lines += 1;
            seen.bonus += u32::from(n_passages > 0);
            seen.bonus_twice += u32::from(n_passages > 1);
            seen.twice += u32::from(squares.iter().copied().collect::<SquareSet>().len() < squares.len());
            seen.longer += u32::from(again.map(|it| it.0) != best.map(|it| it.0));
            seen.less_bonus += u32::from(again.map(|it| it.0) == best.map(|it| it.0) && again != best);
        } else {
            seen.only_again += u32::from(again.is_some());
        }
    }
    for station in Station::ALL {
        let (Some(start), Some(mine)) = (map.stations[station.index()], map.mine) else { continue };
        let best = lines[station.index()].ends.get(&mine).copied();
        let route = sheet.mine_route(station);
        assert_eq!(route.as_ref().map(|it| it.length().squares), best.map(|it| it.0), "{station} in {sheet:?}");
        match route {
            Some(route) if !route.squares().is_empty() => map.assert_line(start, route.squares(), mine),
            Some(_) => assert_eq!(best, Some((0, 0))),
            None => seen.only_again += u32::from(map.shortest_walk(start, mine).is_some()),
        }
        seen.links += u32::from(best.is_some());
    }
}

#[test]
fn random_games_score_the_same() {
    let mut rng = fastrand::Rng::with_seed(1);
    let mut scratch = Scratch::default();
    let mut seen = Seen::default();
    for rules in RULES {
        let start = Thirty::new(&Setup::new(rules, 4).expect("four seats"));
        let mut game = start.clone();
        for _ in 0..1_000 {
            game.clone_from(&start);
            playout(&mut game, &mut rng, &mut scratch);
            for seat in Seat::first(4) {
                compare(game.sheet(seat), rules, &mut seen);
                assert_eq!(game.score(seat), score(game.sheet(seat), rules).total);
            }
        }
    }
    assert!(seen.lines > 300 && seen.links > 1_500, "{seen:?}");
}

#[test]
fn unfinished_sheets_score_the_same() {
    let mut rng = fastrand::Rng::with_seed(2);
    let mut seen = Seen::default();
    for rules in RULES {
        for _ in 0..40 {
            let mut table = Table::<Thirty>::new(Setup::new(rules, 1).expect("a seat"));
            loop {
                table.settle_with(&mut rng);
                compare(table.state().sheet(Seat::FIRST), rules, &mut seen);
                if table.state().turn() == Turn::Over {
                    break;
                }
                let action = table.state().pick(Seat::FIRST, &mut rng, &mut Vec::new());
                table.act(Seat::FIRST, action).expect("it is listed");
            }
        }
    }
    assert!(seen.links > 100, "{seen:?}");
}

/// What is done with an empty square: track, or a cross with shares of this pair.
#[derive(Copy, Clone)]
enum Fill {
    Track(Piece),
    Cross(Pair, u8),
}

/// Any piece, each die equally likely.
fn any_piece(rng: &mut fastrand::Rng) -> Piece {
    let kind = Kind::ALL[rng.usize(..6)];
    kind.piece(rng.usize(..kind.n_pieces()))
}

/// A table after a random setup.
fn any_setup(rules: RuleSet, rng: &mut fastrand::Rng) -> Table<Thirty> {
    let mut table = Table::<Thirty>::new(Setup::new(rules, 1).expect("a seat"));
    table.settle_with(rng);
    while table.state().turn() != Turn::Chance {
        let action = table.state().pick(Seat::FIRST, rng, &mut Vec::new());
        table.act(Seat::FIRST, action).expect("it is listed");
    }
    table
}

/// Fills the empty squares through the table, with the rolls that each needs.
fn build(mut table: Table<Thirty>, rules: RuleSet, fills: &[(Square, Fill)]) -> Sheet {
    let roll = |&(square, fill): &(Square, Fill)| match fill {
        Fill::Track(piece) => Roll::new(square.y(), piece.kind().die()).expect("a roll"),
        Fill::Cross(_, die) => Roll::new(1, die).expect("a roll"),
    };
    for step in fills.chunks(rules.rolls_per_step().into()) {
        let any = Roll::new(1, 1).expect("a roll");
        for n in 0..rules.rolls_per_step().into() {
            let chance = Chance::Roll(step.get(n).map_or(any, roll));
            table.happen(chance).expect("any roll may come up");
        }
        for &(square, fill) in step {
            let action = match fill {
                Fill::Track(piece) => Action::Place { square, piece, with: Override::Neither },
                Fill::Cross(..) if rules == RuleSet::Postal => {
                    table.rule(seat(0), Ruling::Missing { later: SquareSet::EMPTY }).expect("a move is due");
                    table.happen(Chance::Blocked(square)).expect("the square is empty");
                    continue;
                }
                Fill::Cross(pair, _) => Action::Shares { pair, cross: square },
            };
            table.act(Seat::FIRST, action).unwrap_or_else(|it| panic!("{action}: {it}"));
        }
    }
    *table.state().sheet(Seat::FIRST)
}

/// How much is connected: the more track the stations reach, the better. With `again`, lines count more that a search would
/// miss if it took the shortest way without looking whether track is used again.
fn worth(map: &Map, again: bool) -> usize {
    let of_station = |start| {
        let lines = map.lines(start);
        let mut res = lines.seen.len();
        for &end in map.stations.iter().chain([&map.mine]).flatten().filter(|&&it| it != start) {
            let line = lines.ends.get(&end).copied();
            res += line.map_or(0, |it| 30 + usize::from(it.0));
            if again && line != map.shortest_walk(start, end) {
                res += if line.is_some() { 100 } else { 10 };
            }
        }
        res
    };
    map.stations.into_iter().flatten().map(of_station).sum()
}

/// A board whose shortest way from 1 to 2 uses a side twice: round the loop it is ten squares, the legal line has twelve.
const LOOP: &str = "       .   .   1   .   .   .
     .    ^^  ..  6g  2b  2b  6b  2
     .    ^^  ..  6a  1c  ..  2a  .
     .    ^^  ..  6a  1d* ..  2a  .
     .    ^^  ..  2a  ..  ..  2a  .
     .    ^^  MM  1a  2b  2b  1d  .
     3    ..  ..  ..  ..  ..  ..  .
           .   .   .   4   .   .      ";

#[test]
fn the_slow_scorer_tells_lines_from_ways_that_use_track_again() {
    let sheet = board(RuleSet::Basic, LOOP, "");
    let map = Map::of(&sheet);
    assert_eq!(map.shortest_walk((3, 0), (7, 1)), Some((10, 1)));
    assert_eq!(map.lines((3, 0)).ends.get(&(7, 1)), Some(&(12, 0)));
    let mut seen = Seen::default();
    compare(&sheet, RuleSet::Basic, &mut seen);
    assert_eq!((seen.lines, seen.longer), (1, 1));
}

/// Changes one square after the other, keeps what connects more, and compares what grows; says how many boards.
fn grow(start: &Start, again: bool, rng: &mut fastrand::Rng, seen: &mut Seen) -> u32 {
    let Start { rules, table, fills } = start;
    let mut fills = fills.clone();
    let mut map = Map::of(&build(table.clone(), *rules, &fills));
    let mut now = worth(&map, again);
    let mut n_boards = 0;
    for step in 1..=800 {
        let n = rng.usize(..fills.len());
        let (square, before) = fills[n];
        if matches!(before, Fill::Track(_)) {
            let piece = any_piece(rng);
            fills[n].1 = Fill::Track(piece);
            let mut changed = map.clone();
            changed.draw(square, &piece.to_string());
            let then = worth(&changed, again);
            if then >= now {
                (map, now) = (changed, then);
            } else {
                fills[n].1 = before;
            }
        }
        if step > 200 && step % 16 == 0 {
            compare(&build(table.clone(), *rules, &fills), *rules, seen);
            n_boards += 1;
        }
    }
    n_boards
}

/// Where boards grow from: a table after the setup, and what is on every square that was empty then.
struct Start {
    rules: RuleSet,
    table: Table<Thirty>,
    fills: Vec<(Square, Fill)>,
}

impl Start {
    /// After a random setup, with so many crosses and random track.
    fn random(rules: RuleSet, n_crosses: usize, rng: &mut fastrand::Rng) -> Self {
        let table = any_setup(rules, rng);
        let mut fills = Vec::new();
        let mut empty: Vec<_> = table.state().sheet(Seat::FIRST).free().into_iter().collect();
        rng.shuffle(&mut empty);
        for (n, square) in empty.into_iter().enumerate() {
            let cross = Fill::Cross(Pair::ALL[rng.usize(..6)], rng.u8(4..=6));
            fills.push((square, if n < n_crosses { cross } else { Fill::Track(any_piece(rng)) }));
        }
        Self { rules, table, fills }
    }

    /// After the setup of [`LOOP`], with its track and random track around it.
    fn with_loop(rules: RuleSet, rng: &mut fastrand::Rng) -> Self {
        let lines = lines_of(rules, LOOP, "");
        let setup = &lines[..lines.find("\n. roll").expect("a roll follows the setup")];
        let (table, track) = (play(setup), play(&lines));
        let track: BTreeMap<_, _> = track.state().sheet(Seat::FIRST).track().collect();
        let fill = |square| Fill::Track(track.get(&square).copied().unwrap_or_else(|| any_piece(rng)));
        let empty = table.state().sheet(Seat::FIRST).free();
        let fills = empty.into_iter().zip(empty.into_iter().map(fill)).collect();
        Self { rules, table, fills }
    }
}

#[test]
fn dense_boards_that_connect_score_the_same() {
    let mut rng = fastrand::Rng::with_seed(3);
    let (mut seen, mut n_boards) = (Seen::default(), 0);
    for rules in RULES {
        for n in 0..40 {
            let n_crosses = match rules {
                RuleSet::Basic => 0,
                RuleSet::Advanced => 3 + n % 6,
                RuleSet::Postal => n % 4,
            };
            let start = Start::random(rules, n_crosses, &mut rng);
            n_boards += grow(&start, n % 4 == 0, &mut rng, &mut seen);
        }
        for _ in 0..8 {
            let start = Start::with_loop(rules, &mut rng);
            n_boards += grow(&start, true, &mut rng, &mut seen);
        }
    }
    println!("{n_boards} boards: {seen:?}");
    assert!(n_boards >= 4_000, "{n_boards} boards");
    assert!(seen.lines > 6_000 && seen.links > 4_000, "{seen:?}");
    assert!(seen.bonus > 1_000 && seen.twice > 800 && seen.bonus_twice > 30, "{seen:?}");
    assert!(seen.longer > 300 && seen.less_bonus > 10 && seen.only_again > 300, "{seen:?}");
}
