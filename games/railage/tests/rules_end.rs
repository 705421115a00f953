//! The sentences about the end and the score, R65 to R79.

use crate::common::{self, actions, city, comb, go_on, play, say, seat, sheet, tally, waiting};
use kernel::{Game as _, Seat, Turn, Viewer};
use railage::{Branch, City, Title};

fn short(tracks: &str) -> String {
    comb::text(tracks).replace("columns 16", "columns 4")
}

/// Four rounds with three lines and two special lines.
fn overlapping() -> String {
    comb::round('B', "dots 3 B1 C1", "line B B1 C")
        + &comb::round('A', "dots 3 A1", "line A A1 B")
        + ", . roll 1 1 1, 0 special C C1 M1 die 1, 0 city 1+2 D, 0 dots 3 D3 D4, 0 pass"
        + ", . roll 1 1 1, 0 special D D4 M3 die 1, 0 city 1+2 E, 0 dots 3 D1, 0 line D D1 E"
}

const START: &str = ". seat 0 mine 1, 0 start C";

/// The lines of one player with those of a second one who does nothing.
fn with_idler(lines: &str, idle: &str) -> String {
    let mut res = ". seat 0 mine 1, . seat 1 mine 1, 0 start C, 1 start C".to_owned();
    for round in lines.split(", . roll 1 1 1").skip(1) {
        res.extend([format!(", . roll 1 1 1{round}, 0 done, {idle}")]);
    }
    res
}

#[test]
fn r65_overlapping_tracks_announce_the_end() {
    let table = comb::play_text(&short(""), 1, &format!("{START}{}", overlapping()));
    assert_eq!((sheet(&table).upper(), sheet(&table).lower()), (3, 2));
    assert!(!sheet(&table).is_full(table.state().map().tracks()));
    assert!(table.state().is_last());
    // One special line fewer, and nothing overlaps: three and one of four columns.
    let fewer = overlapping().replace("0 special D D4 M3 die 1, ", "");
    let table = comb::play_text(&short(""), 1, &format!("{START}{fewer}"));
    assert_eq!((sheet(&table).upper(), sheet(&table).lower(), table.state().is_last()), (3, 1, false));
    // With several players it is announced.
    let lines = with_idler(&overlapping(), "1 city 1+2 B, 1 pass, 1 pass, 1 done");
    let lines = lines.replacen("0 line D D1 E, 0 done, 1 city 1+2 B, 1 pass, 1 pass, 1 done", "0 line D D1 E", 1);
    let lines = lines.replace("1 city 1+2 B", "1 pass");
    let table = comb::play_text(&short(""), 2, &lines);
    assert_eq!(actions(&table, 0), ["done end"]);
}

#[test]
fn r66_a_full_upper_track_announces_the_end() {
    let table = comb::play_text(&short(""), 1, &format!("{START}{}", comb::chain(3)));
    assert!(!table.state().is_last());
    let table = comb::play_text(&short(""), 1, &format!("{START}{}", comb::chain(4)));
    assert!(table.state().is_last());
    assert_eq!((sheet(&table).upper(), sheet(&table).lower()), (4, 0));
    // Two lines and two crosses fill four spaces as well.
    let pass = ", . roll 1 1 1, 0 pass, 0 pass, 0 pass";
    let lines = with_idler(&format!("{}{pass}{pass}", comb::chain(2)), "1 city 1+2 ?, 1 pass, 1 pass, 1 done");
    let lines = ["B", "A", "D", "E"].iter().fold(lines, |lines, it| lines.replacen('?', it, 1));
    let lines = lines.replacen("0 pass, 0 done, 1 city 1+2 E, 1 pass, 1 pass, 1 done", "0 pass", 1);
    let mut table = comb::play_text(&short(""), 2, &lines);
    assert_eq!((sheet(&table).upper(), sheet(&table).crossed()), (2, 2));
    go_on(&mut table, "0 done end, 1 city 1+2 E, 1 pass, 1 pass, 1 done");
    assert!(table.state().is_last());
}

#[test]
fn r67_the_next_round_is_the_last_for_everybody() {
    let lines = with_idler(&comb::chain(4), "1 city 1+2 ?, 1 pass, 1 pass, 1 done");
    let lines = ["B", "A", "D", "E"].iter().fold(lines, |lines, it| lines.replacen('?', it, 1));
    let lines = lines.replacen("0 line D D1 E, 0 done", "0 line D D1 E, 0 done end", 1);
    let mut table = comb::play_text(&short(""), 2, &lines);
    assert!(table.state().view(Viewer::Public).is_last);
    assert!(table.state().view(Viewer::Public).announced[seat(0)].end);
    go_on(&mut table, ". roll 1 1 1, 1 city 1+2 F, 1 pass, 1 pass, 1 done, 0 pass, 0 pass, 0 pass");
    assert_eq!(waiting(&table), [0]);
    go_on(&mut table, "0 done");
    assert_eq!(table.state().turn(), Turn::Over);
}

#[test]
fn r68_nothing_prolongs_the_last_round() {
    // Alone: the end is met again, and no ○ is drawn, in the last round.
    let mut table = comb::play_text(&short(""), 1, &format!("{START}{}", overlapping()));
    go_on(&mut table, ". roll 1 1 1, 0 special D D3 M2 die 1, 0 pass, 0 pass, 0 pass");
    assert_eq!(table.state().turn(), Turn::Over);
    assert!(matches!(say(&mut table, ". roll 1 1 1"), Err(kernel::Refused::GameOver)));
}

#[test]
fn r69_alone_a_round_without_a_station_makes_the_next_the_last() {
    let mut table = comb::play(". roll 1 1 1, 0 pass, 0 pass, 0 pass");
    assert!(table.state().is_last());
    go_on(&mut table, ". roll 1 1 1, 0 city 1+2 B, 0 pass, 0 pass");
    assert_eq!(table.state().turn(), Turn::Over);
    let lines = with_idler(", . roll 1 1 1, 0 pass, 0 pass, 0 pass", "1 pass, 1 pass, 1 pass, 1 done");
    assert!(!comb::play_on("", 2, &lines).state().is_last(), "with others it does not");
}

/// Three cities in one network, two in another.
fn two_networks() -> String {
    comb::round('B', "dots 3 B1 C1", "line B B1 C")
        + &comb::round('A', "dots 3 A1", "line A A1 B")
        + &comb::round('E', "dots 3 E1", "pass")
        + &comb::round('F', "pass", "line E E1 F")
}

#[test]
fn r70_one_network_scores() {
    let table = comb::play_on("upper 1 factor 2", 1, &format!("{START}{}", two_networks()));
    let tally = tally(&table);
    assert_eq!(tally.network().iter().map(City::letter).collect::<String>(), "ABC");
    assert_eq!((tally.trunk_points(), tally.total()), (6, 6));
    // A city alone: one ○ and its three special lines beat three ○.
    let table = comb::play_on("upper 1 factor 1\nlower 1 branch", 1, &format!("{START}{}", apart()));
    let tally = common::tally(&table);
    assert_eq!((tally.network().len(), tally.trunk().as_slice(), tally.total()), (1, &[city('D')][..], 1 + 4));
}

/// In the river map: A, D and K around G, and C beyond A.
const STAR: &str = "river seats 1, . seat 0 mine 1, 0 start G,
    . roll 1 6 2, 0 city 1+2 A, 0 dots 3 A2 G1, 0 line A A2 G,
    . roll 3 4 1, 0 city 1+2 D, 0 dots 3 G2, 0 line D G1 G,
    . roll 4 4 3, 0 city 1+2 K, 0 dots 3 A1, 0 line G G2 K, 0 pass, 0 pass";

#[test]
fn r71_the_trunk_is_the_stroke_with_the_most_stations() {
    let table = play(&format!("{STAR}, . roll 5 5 3, 0 city 1+2 C, 0 pass, 0 line A A1 C"));
    let tally = tally(&table);
    assert_eq!((tally.network().len(), tally.factor()), (5, 3));
    // C, A and G, and then D or K, but not both.
    assert_eq!(tally.trunk().as_slice().len(), 4);
    assert_eq!((tally.trunk_points(), tally.total()), (12, 12));
    assert_eq!(tally.to_string(), "0 + 4×3 + 0 = 12");
}

#[test]
fn r72_without_a_factor_the_trunk_scores_nothing() {
    let table = play(STAR);
    assert_eq!((sheet(&table).upper(), tally(&table).factor(), tally(&table).total()), (3, 0, 0));
    assert_eq!(tally(&table).trunk().as_slice().len(), 3, "it is shown all the same");
}

#[test]
fn r73_as_many_cities_score_for_branches_as_the_lower_track_says() {
    assert_eq!([0, 1, 2, 3, 4, 5, 6].map(Branch::worth), [0, 0, 0, 4, 9, 16, 25]);
    // G has three lines, but no ○ of the lower track is reached.
    assert_eq!((sheet(&play(STAR)).degree(city('G')), tally(&play(STAR)).branch_points()), (3, 0));
    // With two ○ the two best cities count, with one the best.
    let game = |tracks: &str| comb::play_on(tracks, 1, &format!("{START}{}", sample()));
    let points = |tracks| game(tracks).state().score(Seat::FIRST);
    assert_eq!(points("lower 1 branch\nlower 4 branch"), 20);
    assert_eq!(points("lower 1 branch\nlower 5 branch"), 16);
    assert_eq!(points("lower 5 branch"), 0);
}

/// The rulebook's example: a trunk of 14 cities, D with five lines, H with three.
fn sample() -> String {
    let mut rounds: Vec<_> = comb::chain(13).split(", . roll").skip(1).map(|it| format!(", . roll{it}")).collect();
    // D opens in round 3 and H in round 7; four rounds have room for a second dot, four for a special line.
    rounds[4] = rounds[4].replace("dots 3 E1", "dots 3 D2 E1");
    rounds[5] = rounds[5].replace("dots 3 F1", "dots 3 D3 F1");
    rounds[6] = rounds[6].replace("dots 3 G1", "dots 3 D4 G1");
    rounds[7] = rounds[7].replace("dots 3 H1", "dots 3 H1 H2");
    for (round, special) in [(9, "D D2 M1"), (10, "D D3 M2"), (11, "D D4 M3"), (12, "H H2 M5")] {
        rounds[round] = rounds[round].replacen("0 city", &format!("0 special {special} die 3, 0 city"), 1);
    }
    rounds.concat()
}

#[test]
fn r74_lines_and_special_lines_count_together() {
    let tracks = format!("{}\nupper 5 points 3\nupper 10 points 5", comb::PLAIN);
    let mut table = comb::play_on(&tracks, 1, &format!("{START}{}", sample()));
    assert_eq!((sheet(&table).degree(city('D')), sheet(&table).degree(city('H'))), (5, 3));
    assert_eq!((sheet(&table).upper(), sheet(&table).lower(), table.state().is_last()), (13, 4, true));
    go_on(&mut table, ". roll 1 1 1, 0 pass, 0 pass, 0 pass");
    let tally = tally(&table);
    assert_eq!(table.state().turn(), Turn::Over);
    assert_eq!(tally.to_string(), "8 + 14×5 + (16+4) = 98");
    assert_eq!(tally.branches().map(|it| (it.city, it.n_lines)).collect::<Vec<_>>(), [(city('D'), 5), (city('H'), 3)]);
    assert!(tally.trunk().as_slice().contains(&city('D')), "the lines of the trunk count too");
    assert_eq!(tally.title(), Title::Marquess);
}

/// A network of three cities, and D alone with three special lines.
fn apart() -> String {
    comb::round('B', "dots 3 B1", "line B B1 C")
        + &comb::round('A', "dots 3 A1", "line A A1 B")
        + &comb::round('D', "dots 3 D2 D3", "pass")
        + &comb::round('E', "dots 3 D4", "pass")
        + ", . roll 1 1 1, 0 special D D2 M1 die 1, 0 city 1+2 F, 0 pass, 0 pass"
        + ", . roll 1 1 1, 0 special D D3 M2 die 1, 0 city 1+2 G, 0 pass, 0 pass"
        + ", . roll 1 1 1, 0 special D D4 M3 die 1, 0 city 1+2 H, 0 pass, 0 pass"
}

#[test]
fn r75_all_chosen_cities_belong_to_the_chosen_network() {
    let table = comb::play_on("upper 1 factor 3\nlower 1 branch", 1, &format!("{START}{}", apart()));
    // Three cities times three beat one city times three and its three lines: 9, 7, and never 13.
    let tally = tally(&table);
    assert_eq!((tally.total(), tally.branch_points()), (9, 0));
    assert!(!tally.network().contains(city('D')));
}

#[test]
fn r76_the_highest_sum_wins() {
    let mut lines = comb::chain(4);
    lines = lines.replace("0 line D D1 E", "0 line D D1 E, 0 end");
    let lines = with_idler(&lines, "1 pass, 1 pass, 1 pass, 1 done").replace("0 end, 0 done", "0 done upper 4 end");
    let last = "1 pass, 1 pass, 1 pass, 1 done";
    // The second player has four crosses and meets the end in the same round.
    let lines = format!("{}{last} end", lines.strip_suffix(last).expect("it ends so"));
    let mut table = comb::play_text(&short("upper 2 factor 3\nupper 4 points 2"), 2, &lines);
    assert!(table.state().winners().is_empty(), "not before the end");
    go_on(&mut table, ". roll 1 1 1, 0 pass, 0 pass, 0 pass, 0 done, 1 pass, 1 pass, 1 pass, 1 done");
    assert_eq!(table.state().scores().as_slice(), [2 + 5 * 3, 0]);
    assert_eq!(table.state().winners().iter().collect::<Vec<_>>(), [seat(0)]);
}

#[test]
fn r77_overlap_breaks_ties_and_otherwise_players_share() {
    // Nothing scores; one has an overlap of 1, the other none.
    let lines = overlapping().replace("0 line D D1 E", "0 line D D1 E, 0 end");
    let lines = with_idler(&lines, "1 city 1+2 ?, 1 pass, 1 pass, 1 done").replace("0 end, 0 done", "0 done end");
    let lines = ["B", "A", "D", "E"].iter().fold(lines, |lines, it| lines.replacen('?', it, 1));
    let mut table = comb::play_text(&short(""), 2, &lines);
    go_on(&mut table, ". roll 1 1 1, 0 pass, 0 pass, 0 pass, 0 done, 1 pass, 1 pass, 1 pass, 1 done");
    assert_eq!((table.state().scores().as_slice(), table.state().turn()), (&[0, 0][..], Turn::Over));
    assert_eq!(table.state().winners().iter().collect::<Vec<_>>(), [seat(0)]);
    // Two who only pass share.
    let pass = ", . roll 1 1 1, 0 pass, 0 pass, 0 pass";
    let lines = format!("{}{pass}, 0 end", pass.repeat(3));
    let lines = with_idler(&lines, "1 pass, 1 pass, 1 pass, 1 done").replace("0 end, 0 done", "0 done end");
    let mut table = comb::play_text(&short(""), 2, &format!("{lines} end"));
    go_on(&mut table, ". roll 1 1 1, 0 pass, 0 pass, 0 pass, 0 done, 1 pass, 1 pass, 1 pass, 1 done");
    assert_eq!(table.state().winners().len(), 2);
}

#[test]
fn r78_the_best_choice_is_found() {
    for (tracks, lines) in [
        ("upper 1 factor 3\nlower 1 branch", apart()),
        ("upper 1 factor 1\nlower 1 branch", apart()),
        (comb::PLAIN, sample()),
        ("upper 1 factor 2", two_networks()),
    ] {
        let table = comb::play_on(tracks, 1, &format!("{START}{lines}"));
        let slow = common::slow::scores(table.state().map(), 1, table.log());
        assert_eq!(slow[0].0, table.state().score(Seat::FIRST));
    }
    // With a factor of 1, D alone is best: one city and its three lines.
    let table = comb::play_on("upper 1 factor 1\nlower 1 branch", 1, &format!("{START}{}", apart()));
    assert_eq!((tally(&table).total(), tally(&table).network().to_string()), (5, "D".to_owned()));
}

#[test]
fn r79_titles() {
    for (score, title) in [
        (0, "railway worker"),
        (59, "railway worker"),
        (60, "railway baron"),
        (69, "railway baron"),
        (70, "railway viscount"),
        (80, "railway count"),
        (89, "railway count"),
        (90, "railway marquess"),
        (99, "railway marquess"),
        (100, "railway duke"),
        (109, "railway duke"),
        (110, "railway king"),
        (200, "railway king"),
    ] {
        assert_eq!(Title::of(score).to_string(), title, "{score}");
    }
}
