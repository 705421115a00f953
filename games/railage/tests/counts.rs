//! How many ways there are, counted by hand, by a second program, and by the game.

use std::collections::BTreeSet;

use crate::common::{self, actions, comb, listed, play, seat};
use kernel::{Game as _, Seat, Table, Turn, perft};
use railage::{Action, FIRST_MAP_TEXTS, MAP_TEXTS, Map, Phase, Railage, Roll, Setup};

#[track_caller]
fn check(lines: &str, depth: u32, expected: u64) {
    assert_eq!(perft(play(lines).state(), depth), expected, "{lines}, {depth} events on");
}

#[test]
fn the_first_events_of_the_river_map() {
    // M1 F J, M2 G K, M3 L Q, M4 I L, M5 T V, M6 S T: two cities each; the rest is counted as on the first map below,
    // with the ways of F 5, J 5, G 5, K 5, L 5, Q 6, I 2, L 5, T 6, V 4, S 4, T 6, together 58.
    let start = Railage::new(&Setup::river(1).expect("one seat"));
    for (depth, expected) in (1..).zip([6, 12, 12 * 216, 12 * 2394 - 18 * 58]) {
        assert_eq!(perft(&start, depth), expected, "{depth} events on");
    }
}

#[test]
fn an_extra_dot_on_the_first_river_map() {
    // The third line is A A1 C. Open and without a dot are A3p, C1p, D2h, D3p, G2p, and the die that is left shows a 3,
    // for hills: by rules 1 five dots and a pass, since then one dot and a pass.
    let lines = ". seat 0 mine 1, 0 start G, . roll 1 6 2, 0 city 1+2 A, 0 dots 3 A2 G1, 0 line A A2 G, . roll 3 4 2,
        0 city 1+2 D, 0 dots 3 D1, 0 line D G1 G, . roll 5 5 3, 0 city 1+2 C, 0 dots 3 A1 C2, 0 line A A1 C";
    for (rules, expected) in [(1, 6), (2, 2)] {
        let setup = play("river seats 1").setup().clone().by_rules(rules).expect("rules");
        let mut table = Table::<Railage>::new(setup);
        common::go_on(&mut table, lines);
        assert_eq!(perft(table.state(), 1), expected, "by rules {rules}");
    }
}

#[test]
fn the_first_events_of_the_first_river_map() {
    // Six mines; M1 C G, M2 G H, M3 F J, M4 D H, M5 K P, M6 R U: two cities each; then 216 rolls.
    check("river seats 1", 1, 6);
    check("river seats 1", 2, 12);
    check("river seats 1", 3, 12 * 216);
    // Phase 1: two dice make 2 to 12 in 1 2 3 4 5 6 5 4 3 2 1 ways, and 1 2 1 2 4 4 3 1 1 1 1 cities have these values:
    // 1+4+3+8+20+24+15+4+3+2+1 = 85, and 36 for the wild city: 121. Times 6 for the third die, times 3 pairs: 2178.
    // With 216 passes that is 2394 from each start, less 18 times the ways of the value of the city that has its ○:
    // C 3, G 5, G 5, H 2, F 5, J 5, D 6, H 2, K 5, P 1, R 3, U 2, together 44.
    check("river seats 1", 4, 12 * 2394 - 18 * 44);
}

#[test]
fn two_seats_act_in_any_order() {
    // Each seat has six mines with two cities each; then either seat may draw its ○ first.
    check("river seats 2", 2, 36);
    check("river seats 2", 4, 36 * 2 * 4);
    check("lake seats 4", 4, 1296);
}

#[test]
fn a_round_on_the_comb() {
    // C has a ○. Phase 1: three pairs times 14 cities, and a pass.
    let mut table = comb::play(". roll 1 1 1");
    assert_eq!(actions(&table, 0).len(), 3 * 14 + 1);
    // Phase 2 with D: C1, D1, D2, D3, D4, D5 are open: none, six single dots, fifteen pairs.
    common::go_on(&mut table, "0 city 1+2 D");
    assert_eq!(actions(&table, 0).len(), 1 + 6 + 15);
    // After a pass there is C1 alone, with any of three dice, or nothing.
    assert_eq!(actions(&comb::play(". roll 1 1 1, 0 pass"), 0).len(), 3 + 1);
    // Phase 3 over C1 and D2: C C1 D and C C1 D2 D, or a pass.
    common::go_on(&mut table, "0 dots 3 C1 D2");
    assert_eq!(actions(&table, 0).len(), 2 + 1);
}

/// All lines of a map, found from the text alone: cells by cube coordinates, and every simple path.
fn lines_of(text: &str) -> BTreeSet<String> {
    let rows = text.lines().filter_map(|it| it.strip_prefix("row "));
    let mut cells = Vec::new();
    for (row, line) in (0_i32..).zip(rows) {
        for (column, word) in (0_i32..).zip(line.split_whitespace()) {
            let name = word.split('=').next().expect("a name").trim_end_matches(['p', 'f', 'h']).to_owned();
            cells.push((column - row.div_euclid(2), row, word.contains('='), name));
        }
    }
    let near = |one: &(i32, i32, bool, String), other: &(i32, i32, bool, String)| {
        let (q, r) = (one.0 - other.0, one.1 - other.1);
        q.abs().max(r.abs()).max((q + r).abs()) == 1
    };
    let is_land = |name: &str| name.len() == 2 && !name.starts_with('M') && name != "~~" && name != "..";
    let mut res = BTreeSet::new();
    let mut stack: Vec<Vec<usize>> = (0..cells.len()).filter(|&it| cells[it].2).map(|it| vec![it]).collect();
    while let Some(path) = stack.pop() {
        let last = &cells[path[path.len() - 1]];
        for (next, cell) in cells.iter().enumerate().filter(|it| near(last, it.1)) {
            if path.contains(&next) {
                continue;
            }
            let mut longer = path.clone();
            longer.push(next);
            if is_land(&cell.3) {
                stack.push(longer);
            } else if cell.2 && path.len() > 1 && cells[path[0]].3 < cell.3 {
                res.insert(longer.iter().map(|&it| cells[it].3.as_str()).collect::<Vec<_>>().join(" "));
            }
        }
    }
    res
}

#[test]
fn the_lines_of_both_maps_are_those_that_a_second_program_finds() {
    for (text, n) in MAP_TEXTS.into_iter().chain(FIRST_MAP_TEXTS).zip([888, 720, N_FIRST_RIVER, N_FIRST_LAKE]) {
        let map = Map::read(text).unwrap_or_else(|it| panic!("{it}"));
        let found: BTreeSet<_> = map.all_lines().iter().map(ToString::to_string).collect();
        assert_eq!(found, lines_of(text));
        assert_eq!((found.len(), map.all_lines().len()), (n, n));
    }
}

/// How many lines there can be at most.
const N_FIRST_RIVER: usize = 716;
const N_FIRST_LAKE: usize = 887;

/// Lets both seats do the same: draw a ○ in every city, then pass, and dot all land, and draw no line.
fn worst(setup: Setup) -> Table<Railage> {
    let mut table = Table::<Railage>::new(setup);
    let n_cities = table.state().map().cities().len();
    while table.state().turn() == Turn::Chance && table.state().round() == 0 {
        let mut chances = Vec::new();
        table.state().chances(&mut chances);
        table.happen(chances[0].outcome).expect("it is listed");
        while let Some(&index) = common::waiting(&table).first() {
            let first = actions(&table, index)[0].clone();
            common::say(&mut table, &format!("{index} {first}")).expect("it is listed");
        }
        if table.state().round() == 0 && common::sheet(&table).stations().len() == 1 {
            break;
        }
    }
    for _ in 0..36 {
        let (roll, marks) = best_roll(&table, n_cities);
        common::go_on(&mut table, &format!(". roll {roll}"));
        for index in 0..2 {
            if common::sheet(&table).free().len() == table.state().map().lands().len() && index == 0 {
                return table;
            }
            let all = actions(&table, index);
            let mark = all.iter().find(|it| marks && it.starts_with("city")).map_or("pass", |it| it.as_str());
            common::go_on(&mut table, &format!("{index} {mark}"));
            let most = actions(&table, index).into_iter().filter(|it| it.starts_with("dots")).max_by_key(String::len);
            common::go_on(&mut table, &format!("{index} {}, {index} pass", most.unwrap_or_else(|| "pass".to_owned())));
            let done = actions(&table, index)[0].clone();
            common::go_on(&mut table, &format!("{index} {done}"));
        }
    }
    panic!("{} of {} cells are dotted", common::sheet(&table).free().len(), table.state().map().lands().len());
}

/// A roll that takes a city with the most dots for the die that is left; after the last city, the most dots.
fn best_roll(table: &Table<Railage>, n_cities: usize) -> (Roll, bool) {
    let mut chances = Vec::new();
    table.state().chances(&mut chances);
    let marks = common::sheet(table).stations().len() < n_cities;
    let worth = |roll: &Roll| {
        let mut next = table.clone();
        common::go_on(&mut next, &format!(". roll {roll}"));
        let mark = actions(&next, 0).into_iter().find(|it| it.starts_with("city") && marks);
        if mark.is_some() != marks {
            return 0;
        }
        common::go_on(&mut next, &format!("0 {}", mark.unwrap_or_else(|| "pass".to_owned())));
        1 + actions(&next, 0).iter().filter(|it| it.starts_with("dots")).map(String::len).max().unwrap_or(0)
    };
    let rolls = chances.iter().map(|it| match it.outcome {
        railage::Chance::Roll(roll) => roll,
        railage::Chance::Mine(..) => unreachable!("the mines were rolled"),
    });
    (rolls.max_by_key(worth).expect("216 rolls"), marks)
}

#[test]
fn the_worst_position_lists_all_its_actions() {
    // Every line that is legal anywhere is legal where all cities have a ○, all land has a dot, and nothing is drawn:
    // a ○ or a dot only adds lines, and a line only takes some away. Two players reach this position together: neither
    // draws a line, both draw a ○ in each round while they can and then cross out spaces, and the rolls are kind.
    // The upper tracks of the later maps are full before that, so there it cannot be reached.
    for (setup, n_lines) in [("river seats 2", N_FIRST_RIVER), ("lake seats 2", N_FIRST_LAKE)] {
        let mut table = worst(play(setup).setup().clone());
        assert_eq!(common::sheet(&table).stations(), table.state().map().cities());
        assert_eq!(*common::sheet(&table).free(), table.state().map().lands());
        let n_specials = listed(&table, "special").len();
        assert!((100..30_000).contains(&n_specials), "{n_specials} special lines");
        common::go_on(&mut table, "0 pass, 0 pass");
        assert_eq!(table.state().desk(Seat::FIRST).phase(), Phase::Line);
        assert_eq!(listed(&table, "line").len(), n_lines);
        // Each of them is accepted as well.
        let mut all = Vec::new();
        table.state().actions(seat(0), &mut all);
        assert!(all.iter().all(|&it: &Action| table.state().check(seat(0), it).is_ok()));
    }
}
