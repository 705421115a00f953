//! Map files: what is refused, with the line and the field at fault, and what the reconstruction demands.

use std::collections::BTreeSet;

use crate::common::{self, comb};
use kernel::{ContentId, Game as _};
use railage::{
    Action, Constraint, Drawing, FIRST_MAP_TEXTS, MAP_TEXTS, Map, Railage, SECOND_MAP_TEXTS, Setup, Sheet, Tally,
    check_map,
};

#[track_caller]
fn refused(text: &str, expected: &str) {
    let error = Map::read(text).expect_err(expected);
    assert_eq!(error.to_string(), expected);
    assert_eq!(check_map(text).expect_err("it cannot be read")[0].constraint, Constraint::Readable);
}

#[test]
fn what_cannot_be_read_is_named_with_its_line_and_field() {
    let river = FIRST_MAP_TEXTS[0];
    let with = |from: &str, to: &str| river.replacen(from, to, 1);
    let n_lines = river.lines().count();
    refused("", "line 1, map: a line `map NAME` is missing");
    refused("hello", "line 1, hello: expected map, note, longest, row, die, columns, upper-spaces, upper or lower");
    let name = "line 5, map: expected one word of at most 24 small letters, digits and hyphens";
    refused(&with("map river", "map River"), name);
    refused(&with("map river", "map a b"), name);
    refused(&with("map river", "map"), name);
    refused(&with("note", "map other\nnote"), "line 6, map: this is said twice");
    refused(
        &with("A=7", "A=13"),
        "line 9, cell 3: expected a city `C=7` or `C=*`, a mine `M3`, land `C4p`, water `~~` or nothing `..`, found `A=13`",
    );
    refused(&with("A1h", "A=7"), "line 9, cell 3: A stands in line 9 already");
    refused(
        &with("A1h", "A01h"),
        "line 9, cell 2: expected a city `C=7` or `C=*`, a mine `M3`, land `C4p`, water `~~` or nothing `..`, found `A01h`",
    );
    refused(
        &with("A1h", "A11h"),
        "line 9, cell 2: expected a city `C=7` or `C=*`, a mine `M3`, land `C4p`, water `~~` or nothing `..`, found `A11h`",
    );
    refused(&with("M1 ", "~~ "), &format!("line {n_lines}, row: the mine M1 is missing"));
    refused(&with("M1 ", "M7 "), "line 11, cell 2: expected a mine, M1 to M6 or M*, and no city is called M");
    refused(&with("die 3 hill hill", ""), &format!("line {n_lines}, die: a line `die 3 …` is missing"));
    refused(&with("die 3 hill hill", "die 2 hill hill"), "line 23, die 2: this is said twice");
    refused(&with("die 3 hill hill", "die 7 hill hill"), "line 23, die: expected a number of a die, 1 to 6");
    refused(&with("die 3 hill hill", "die 3 hill sea"), "line 23, die: expected plain, forest or hill, found `sea`");
    refused(
        &with("die 3 hill hill", "die 3"),
        "line 23, die: expected a number and two terrains, as in `die 4 plain forest`",
    );
    refused(&with("columns 16", "columns 3"), "line 29, columns: expected a number, 4 to 31");
    refused(&with("columns 16", "columns 16\nupper-spaces 17"), "line 30, upper-spaces: expected a number, 4 to 16");
    refused(&with("columns 16", "upper-spaces 9"), "line 29, upper-spaces: a line `columns` comes before this");
    let late = "line 31, upper-spaces: this is said once, before the spaces of the upper track";
    refused(&with("upper 3 extra", "upper 3 extra\nupper-spaces 15"), late);
    refused(&with("columns 16", "columns 16\nupper-spaces 15\nupper-spaces 14"), late);
    refused(
        &with("columns 16", "columns 16\nupper-spaces 14"),
        "line 41, upper: expected the number of a space, 1 to 14",
    );
    refused(&with("columns 16", ""), "line 30, upper: a line `columns` comes before the spaces of the tracks");
    refused(&with("upper 3 extra", "upper 17 extra"), "line 30, upper: expected the number of a space, 1 to 16");
    refused(&with("upper 3 extra", "upper 3 luck"), "line 30, upper: expected extra, `factor N` or `points N`");
    refused(&with("upper 6 extra", "upper 3 extra"), "line 33, upper: this is printed on space 3 already");
    refused(&with("upper 4 factor 3", "upper 4 factor 0"), "line 31, factor: expected a number, 1 to 20");
    refused(&with("lower 1 branch", "lower 1 extra"), "line 41, lower: expected branch or `points N`");
    refused(&with("note", "longest 13\nnote"), "line 6, longest: expected a number, 1 to 12");
}

#[test]
fn a_mine_needs_a_city_and_land_must_be_parted() {
    let lonely = comb::text("").replace("M6 H3p", ".. H3p").replacen("die 1", "row .. .. .. M6\ndie 1", 1);
    refused(&lonely, "line 5, M6: a mine touches at least one city, where games start");
    // The river without its water is one large plain with far too many lines.
    let open: String = {
        let mut n = 0;
        let fill = |word: &str, n: &mut u32| {
            if word != "~~" {
                return word.to_owned();
            }
            *n += 1;
            format!("{}{}p", ["L", "X", "Y", "Z"][*n as usize % 4], *n / 4 + 1)
        };
        let line =
            |it: &str, n: &mut u32| it.split_whitespace().map(|word| fill(word, n)).collect::<Vec<_>>().join(" ");
        FIRST_MAP_TEXTS[0].lines().map(|it| line(it, &mut n) + "\n").collect()
    };
    let open = open.replacen("die 1", "row X=2 Y=2 Z=2\ndie 1", 1);
    let error = Map::read(&open).expect_err("too open");
    assert!(error.reason.starts_with("the land is too open: it allows more than 8192 lines"), "{error}");
    let bounded = open.replacen("note", "longest 3\nnote", 1);
    assert!(Map::read(&bounded).is_ok(), "a bound on the length of lines helps");
}

#[test]
fn the_example_of_the_description_is_a_map() {
    let description = include_str!("../content/README.md");
    let example = description.split("```text\n").nth(1).and_then(|it| it.split("```").next()).expect("an example");
    let map = Map::read(example).unwrap_or_else(|it| panic!("{it}"));
    assert_eq!((map.name(), map.cities().len(), map.lands().len()), ("valley", 3, 9));
    let setup = Setup::new(map, 2).expect("two seats");
    let game = common::player::play(&setup, &mut fastrand::Rng::with_seed(1));
    assert!(game.winners().lowest().is_some());
}

#[test]
fn both_maps_obey_every_constraint() {
    for text in MAP_TEXTS {
        if let Err(flaws) = check_map(text) {
            panic!("{flaws:?}");
        }
    }
}

#[test]
fn six_lines_can_leave_a_city_of_both_maps() {
    let wanted = [
        (
            'N',
            [
                "line N N1 S2 S",
                "line L I2 N",
                "line I I3 N",
                "line N N3 N2 Q",
                "special N L4 M3 die 1",
                "special N S1 M6 die 1",
            ],
        ),
        (
            'R',
            [
                "line L R1 R",
                "line P P2 R",
                "line Q Q3 R3 R",
                "line R T2 T",
                "special R R2 M4 die 1",
                "special R T1 M5 die 1",
            ],
        ),
    ];
    for (text, (hub, lines)) in MAP_TEXTS.into_iter().zip(wanted) {
        let map = Map::read(text).unwrap_or_else(|it| panic!("{it}"));
        let mut drawing = Drawing { stations: map.cities(), dots: map.lands(), lower: 2, ..Drawing::default() };
        for line in lines {
            match common::read(line) {
                Action::Line(line) => {
                    assert!(map.all_lines().contains(&line), "{line}");
                    drawing.lines.push(line);
                }
                Action::Special { line, .. } => drawing.specials.push(line),
                other => panic!("{other}"),
            }
        }
        let sheet = Sheet::drawn(&map, &drawing).expect("a sheet");
        assert_eq!((sheet.degree(common::city(hub)), Tally::of(&sheet, &map).branch_points()), (6, 25), "{hub}");
    }
}

#[test]
fn the_first_maps_obey_all_but_the_tracks() {
    for text in FIRST_MAP_TEXTS {
        let flaws = check_map(text).expect_err("their tracks are others");
        assert!(flaws.iter().all(|it| it.constraint == Constraint::Tracks), "{flaws:?}");
    }
}

/// Whoever names an older map by its hash plays on with it; its name alone is that of the newest, or of rules 1.
#[test]
fn every_map_of_before_is_found_by_its_hash() {
    let all = MAP_TEXTS.iter().chain(&FIRST_MAP_TEXTS).chain(&SECOND_MAP_TEXTS);
    let ids: BTreeSet<_> = all.clone().map(|it| ContentId::of(it).to_string()).collect();
    assert_eq!(ids.len(), 6);
    for (text, name) in all.zip(["river", "lake"].into_iter().cycle()) {
        let id = ContentId::of(text);
        for rules in [1, 2] {
            let setup = Railage::read_setup(&format!("{name} {id} seats 2"), rules, &[]).expect("it is compiled in");
            assert_eq!((setup.map().id(), setup.rules()), (id, rules));
        }
    }
    for (rules, texts) in [(1, FIRST_MAP_TEXTS), (2, MAP_TEXTS)] {
        for (name, text) in ["river", "lake"].into_iter().zip(texts) {
            let setup = Railage::read_setup(&format!("{name} seats 1"), rules, &[]).expect("a map");
            assert_eq!(setup.map().id(), ContentId::of(text));
        }
    }
}

#[track_caller]
fn flawed(text: &str, constraint: Constraint, line: usize, reason: &str) {
    let flaws = check_map(text).expect_err(reason);
    let found = flaws.iter().find(|it| it.constraint == constraint && it.reason == reason);
    assert_eq!(found.map(|it| it.line), Some(line), "{flaws:?}");
    assert!(found.is_some_and(|it| it.to_string().starts_with(&format!("line {line}, {constraint}: "))));
}

#[test]
fn each_constraint_is_checked() {
    let river = |from: &str, to: &str| {
        assert!(FIRST_MAP_TEXTS[0].contains(from), "{from}");
        FIRST_MAP_TEXTS[0].replacen(from, to, 1)
    };
    let lake = |from: &str, to: &str| {
        assert!(FIRST_MAP_TEXTS[1].contains(from), "{from}");
        FIRST_MAP_TEXTS[1].replacen(from, to, 1)
    };
    let first = 9;
    flawed(&river("L=*", "L=7"), Constraint::Wild, first, "expected one wild city or one wild mine, found 0 of them");
    flawed(&river("A=7", "A=*"), Constraint::Wild, first, "the wild cell is not in the middle");
    flawed(&river("A=7", "A=*"), Constraint::Wild, first, "A is wild, so its area has no land");
    // A twelve for a seven: the river has a fixed order, the lake about as many of each.
    let flaws = check_map(&river("T=7", "T=12")).expect_err("a wrong value");
    let others: Vec<_> = flaws.iter().filter(|it| it.constraint != Constraint::Tracks).collect();
    assert_eq!((others.len(), others[0].constraint, others[0].line), (1, Constraint::Values, first));
    let few = lake("B=2", "B=3");
    flawed(&few, Constraint::Values, first, "about 1 cities of the value 2, at least one, found 0");
    flawed(&river("U3p", "C3p"), Constraint::Areas, 18, "C3 does not hang together with C");
    let far = river("M6   U1f", "U1f  M6");
    flawed(&far, Constraint::Mines, 16, "M6 touches fewer than two cities");
    flawed(&river("B1f", "~~ "), Constraint::Cities, first, "B touches 2 land cells, fewer than three");
    flawed(&river("B3p", "~~ "), Constraint::Reach, 10, "E cannot be reached from A over land");
    let plain = FIRST_MAP_TEXTS[0].replace("h ", "p ").replace("f ", "p ");
    flawed(&plain, Constraint::Terrains, 10, "the area of C has one terrain only");
    let dry = FIRST_MAP_TEXTS[0].replace("~~", "..");
    flawed(&dry, Constraint::Water, first, "no river runs from edge to edge");
    let dry = FIRST_MAP_TEXTS[1].replace("~~", "..");
    flawed(&dry, Constraint::Water, first, "no lake lies in the middle");
    flawed(&river("die 3 hill hill", "die 3 hill plain"), Constraint::Chart, first, "a 3 draws dots on hill and hill");
    let row = 1 + MAP_TEXTS[0].lines().take_while(|it| !it.starts_with("row ")).count();
    let wide = MAP_TEXTS[0].replacen("columns 16", "columns 17", 1);
    flawed(&wide, Constraint::Tracks, row, "16 columns and 12 upper spaces, found 17 and 12");
    let moved = MAP_TEXTS[0].replacen("upper 7 extra", "upper 9 extra", 1);
    flawed(&moved, Constraint::Tracks, row, "space 7 differs from the reconstruction");
    let cut = river("note", "longest 3\nnote");
    flawed(&cut, Constraint::Lines, 10, "the bound on the length of lines cuts some of them off");
}
