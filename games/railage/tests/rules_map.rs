//! The sentences about the sheet and the maps, R1 to R14.

use crate::common::{self, check, city, land, listed, not_your_turn, play, rule, seat};
use kernel::{ContentId, Game as _, Record, Table};
use railage::{
    Cell, City, FIRST_MAP_TEXTS, Face, Kind, MAP_TEXTS, Map, Mine, Railage, Refusal, Setup, Stage, Terrain, check_map,
};

fn maps() -> Vec<std::sync::Arc<Map>> {
    MAP_TEXTS.iter().map(|it| Map::read(it).unwrap_or_else(|error| panic!("{error}"))).collect()
}

fn values(map: &Map) -> Vec<u8> {
    let value = |it: &Cell| match it.kind {
        Kind::City(_, value) => value,
        _ => None,
    };
    map.cells().iter().filter_map(value).collect()
}

#[test]
fn r1_one_to_four_players_share_three_dice() {
    for n_seats in 1..=4 {
        let table = Table::<Railage>::new(Setup::river(n_seats).expect("some seats"));
        assert_eq!(table.state().n_seats(), n_seats);
        assert_eq!(table.state().view(kernel::Viewer::Public).sheets.n_seats(), n_seats);
    }
    assert_eq!((Setup::river(0), Setup::river(5)), (None, None));
    assert!("river seats 5".parse::<Setup>().is_err());
    let table = play("river seats 1, . seat 0 mine 1, 0 start G, . roll 2 5 6");
    assert_eq!(table.state().view(kernel::Viewer::Public).roll.map(|it| it.to_string()), Some("2 5 6".to_owned()));
}

#[test]
fn r2_cells_are_cities_mines_land_or_water() {
    for map in maps() {
        let count = |is: fn(&Kind) -> bool| map.cells().iter().filter(|it| is(&it.kind)).count();
        assert_eq!(count(|it| matches!(it, Kind::City(..))), map.cities().len());
        assert_eq!(count(|it| matches!(it, Kind::Land(..))), map.lands().len());
        assert_eq!(count(|it| matches!(it, Kind::Mine(_))), map.mines().iter().count());
        assert!(count(|it| *it == Kind::Water) > 10);
        // A hexagon in the middle touches six others.
        let middle = map.cells().iter().find(|it| (it.row, it.column) == (5, 5)).expect("a cell");
        assert_eq!(map.cells().iter().filter(|&&it| middle.touches(it)).count(), 6);
    }
}

#[test]
fn r3_an_area_is_a_city_and_the_land_around_it() {
    for map in maps() {
        let in_areas: usize = map.cities().iter().map(|it| map.area(it).len()).sum();
        assert_eq!(in_areas, map.lands().len(), "every land cell belongs to one area");
        let outside = map.cells().iter().filter(|it| it.kind.area().is_none());
        assert!(outside.clone().all(|it| matches!(it.kind, Kind::Mine(_) | Kind::Water)));
        assert_eq!(map.cells().len() - outside.count(), map.lands().len() + map.cities().len());
        for city in map.cities().minus(map.wild_cities()) {
            assert!(map.area(city).iter().any(|it| map.land_of(city).contains(&it)), "{city}");
        }
    }
    // The file of a map is refused where land has no city, or does not hang together with it.
    let lost = FIRST_MAP_TEXTS[0].replacen("C1p", "Z1p", 1);
    assert_eq!(Map::read(&lost).map_err(|it| it.to_string()), Err("line 9, Z1: its area has no city Z".to_owned()));
    let far = FIRST_MAP_TEXTS[0].replacen("U3p", "C3p", 1);
    let flaws = check_map(&far).expect_err("C3 is far from C");
    let expected = "line 18, areas: C3 does not hang together with C";
    assert!(flaws.iter().any(|it| it.to_string() == expected), "{flaws:?}");
}

#[test]
fn r4_there_are_two_maps_and_all_use_the_same() {
    assert_eq!(Setup::maps(), maps());
    let names: Vec<_> = maps().iter().map(|it| it.name().to_owned()).collect();
    assert_eq!(names, ["river", "lake"]);
    let table = play("lake seats 3");
    assert_eq!(table.state().map().name(), "lake");
    assert_eq!(table.state().view(kernel::Viewer::Seat(seat(2))).map.name(), "lake");
}

#[test]
fn r5_the_river_map_has_the_values_of_the_sheet() {
    let map = check_map(MAP_TEXTS[0]).unwrap_or_else(|it| panic!("{it:?}"));
    assert_eq!(values(&map), [7, 5, 10, 7, 2, 8, 6, 3, 6, 8, 8, 11, 6, 12, 7, 4, 9, 7, 3, 5, 6]);
    assert_eq!((map.cities().len(), map.wild_cities().to_string()), (22, "H".to_owned()));
    assert_eq!(map.mines().iter().map(|it| it.to_string()).collect::<String>(), "M1M2M3M4M5M6");
    assert!(map.area(city('H')).is_empty());
    assert!(map.note().contains("reconstructed"));
}

#[test]
fn r6_the_lake_map_has_a_wild_mine() {
    let map = check_map(MAP_TEXTS[1]).unwrap_or_else(|it| panic!("{it:?}"));
    assert_eq!(values(&map).len(), 20);
    assert!(map.wild_cities().is_empty());
    assert!(map.mines().contains(Mine::WILD));
    assert!((2..=12).all(|it| values(&map).contains(&it)));
    assert!(map.note().contains("reconstructed"));
}

#[test]
fn r7_mines_touch_two_cities_and_two_land_cells() {
    for map in maps() {
        for mine in map.mines() {
            assert!(map.beside(mine).len() >= 2, "{mine}");
            assert!(map.lands().iter().filter(|&it| map.mines_near(it).contains(mine)).count() >= 2, "{mine}");
            assert!(map.beside(mine).and(map.wild_cities()).is_empty(), "{mine}");
        }
    }
    // By hand from the file: M1 lies between F and J, M6 between S and T.
    let river = &maps()[0];
    assert_eq!(river.beside(Mine::new(1).expect("a mine")).to_string(), "F or J");
    assert_eq!(river.beside(Mine::new(6).expect("a mine")).to_string(), "S or T");
}

#[test]
fn r8_cities_touch_three_to_six_land_cells_and_reach_each_other() {
    for map in maps() {
        for city in map.cities().minus(map.wild_cities()) {
            assert!((3..=6).contains(&map.land_of(city).len()), "{city}");
        }
        // Joined by the lines of the map, one after the other, all cities are one network.
        let mut reached = vec![City::new('A').expect("a city")];
        let lines = map.all_lines();
        let mut n = 0;
        while n < reached.len() {
            for line in &lines {
                let far = if line.from() == reached[n] { line.to() } else { line.from() };
                if (line.from() == reached[n] || line.to() == reached[n]) && !reached.contains(&far) {
                    reached.push(far);
                }
            }
            n += 1;
        }
        assert_eq!(reached.len(), map.cities().len());
    }
}

#[test]
fn r9_land_is_plain_forest_or_hill() {
    for map in maps() {
        let counts = Terrain::ALL.map(|it| map.terrain(it).len());
        assert_eq!(counts.iter().sum::<usize>(), map.lands().len());
        assert!(map.lands().iter().all(|it| map.terrain_of(it).is_some_and(|kind| map.terrain(kind).contains(it))));
        assert!(counts.iter().max() <= counts.iter().min().map(|it| it + 1).as_ref(), "{counts:?}");
        for city in map.cities().minus(map.wild_cities()) {
            let kinds = Terrain::ALL.into_iter().filter(|&it| !map.area(city).and(map.terrain(it)).is_empty());
            assert!(kinds.count() >= 2, "{city}");
        }
    }
}

#[test]
fn r10_cells_are_called_by_letters_and_numbers() {
    assert_eq!(City::new('M'), None);
    assert_eq!(
        (city('C').to_string(), land("C4").to_string(), Mine::WILD.to_string()),
        ("C".into(), "C4".into(), "M*".into())
    );
    let start = "river seats 1, . seat 0 mine 1";
    let cities = maps()[0].cities();
    check(start, "0 start Z", &rule(Refusal::NoCity { city: city('Z'), cities }));
    let lines = format!("{start}, 0 start G, . roll 1 6 2, 0 pass");
    check(&lines, "0 dots 1 G3", &rule(Refusal::NoLand { land: land("G3"), n_lands: 2 }));
    check(&lines, "0 dots 1 L1", &rule(Refusal::NoLand { land: land("L1"), n_lands: 0 }));
    check(&lines, "0 special G G1 M* die 1 as 2", &rule(Refusal::NoMine { mine: Mine::WILD }));
    let renamed = FIRST_MAP_TEXTS[0].replacen("C=10", "M=10", 1);
    let reason = "line 10, cell 1: expected a mine, M1 to M6 or M*, and no city is called M";
    assert_eq!(Map::read(&renamed).map_err(|it| it.to_string()), Err(reason.to_owned()));
}

#[test]
fn r11_a_file_of_ones_own_takes_the_place_of_a_map() {
    let own = common::comb::text(common::comb::TRACKS);
    let id = ContentId::of(&own);
    let table = common::comb::play(". roll 1 1 1, 0 city 1+2 B, 0 dots 3 B1, 0 line B B1 C");
    let record = Record::of(&table, None, None).expect("all is kept").to_string();
    assert!(record.starts_with(&format!("rail-age 2 comb {id} seats 1\n")), "{record}");
    let read = Record::<Railage>::parse_with(&record, &["map other", &own]).unwrap_or_else(|it| panic!("{it}"));
    assert_eq!(Table::replay(&read), Ok(table));
    // Without the file, or with another one, the record is refused.
    for contents in [&[][..], &[MAP_TEXTS[0]]] {
        let error = Record::<Railage>::parse_with(&record, contents).expect_err("the map is not known");
        assert!(error.to_string().contains("expected a map (river, lake), or one whose file is given"), "{error}");
    }
}

#[test]
fn r12_the_upper_track_is_as_reconstructed() {
    for map in maps() {
        let tracks = map.tracks();
        assert_eq!(tracks.upper_spaces(), 12);
        let with = |is: &dyn Fn(u8) -> bool| (1..=tracks.columns()).filter(|&it| is(it)).collect::<Vec<_>>();
        assert_eq!(with(&|it| tracks.is_extra(it)), [3, 6, 7, 11]);
        assert_eq!([4, 8, 10, 12].map(|it| tracks.factor_on(it)), [Some(3), Some(4), Some(5), Some(6)]);
        assert_eq!(with(&|it| tracks.factor_on(it).is_some()), [4, 8, 10, 12]);
        assert_eq!((with(&|it| tracks.upper_points(it).is_some()), tracks.upper_points(5)), (vec![5], Some(3)));
        assert_eq!([0, 3, 4, 7, 8, 9, 10, 11, 12].map(|it| tracks.factor(it)), [0, 0, 3, 3, 4, 4, 5, 5, 6]);
    }
    // A track that ends early is full there, and is crossed out from there.
    let early = format!("upper-spaces 4\n{}", common::comb::PLAIN.replace("upper 8", "lower 9 branch #"));
    let early: Vec<_> = early.lines().filter(|it| !it.starts_with("upper 1")).collect();
    let lines = ". seat 0 mine 1, . seat 1 mine 1, 0 start C, 1 start C, . roll 1 1 1, 0 pass, 0 pass, 0 pass";
    let table = common::comb::play_on(&early.join("\n"), 2, lines);
    assert_eq!((common::sheet(&table).crossed(), table.state().map().tracks().upper_spaces()), (1, 4));
    let (mut sheet, tracks) = (railage::Drawing::default(), table.state().map().tracks());
    let drawn = |it: &railage::Drawing| railage::Sheet::drawn(table.state().map(), it).expect("a sheet");
    (sheet.upper, sheet.crossed, sheet.lower) = (3, 0, 12);
    assert_eq!((drawn(&sheet).is_full(tracks), drawn(&sheet).overlap(tracks)), (false, 0));
    (sheet.upper, sheet.crossed) = (3, 1);
    assert!(drawn(&sheet).is_full(tracks));
    (sheet.upper, sheet.crossed, sheet.lower) = (3, 0, 14);
    assert_eq!((drawn(&sheet).is_full(tracks), drawn(&sheet).overlap(tracks)), (false, 1), "16 columns");
    sheet.crossed = 2;
    assert_eq!(railage::Sheet::drawn(table.state().map(), &sheet), None, "there are four spaces");
}

#[test]
fn r13_the_lower_track_is_as_reconstructed() {
    let expected = [(16, vec![1, 2, 4], 3, [0, 1, 2, 2, 3, 3, 3]), (15, vec![2, 4, 6], 5, [0, 0, 1, 1, 2, 2, 3])];
    for (map, (columns, branches, points, reached)) in maps().into_iter().zip(expected) {
        let tracks = map.tracks();
        assert_eq!(tracks.columns(), columns);
        assert!(tracks.columns() > tracks.upper_spaces(), "it begins beyond the upper track");
        assert_eq!((1..=columns).filter(|&it| tracks.is_branch(it)).collect::<Vec<_>>(), branches);
        assert_eq!((1..=columns).filter(|&it| tracks.lower_points(it).is_some()).collect::<Vec<_>>(), [points]);
        assert_eq!(tracks.lower_points(points), Some(5));
        assert_eq!([0, 1, 2, 3, 4, 5, 6].map(|it| tracks.branches(it)), reached);
    }
}

#[test]
fn r14_the_chart_says_where_dots_go() {
    use Terrain::{Forest, Hill, Plain};
    let pairs = [[Plain, Plain], [Forest, Forest], [Hill, Hill], [Plain, Forest], [Forest, Hill], [Hill, Plain]];
    for map in maps() {
        assert_eq!(Face::ALL.map(|it| map.chart().terrains(it)), pairs);
    }
    // In play: A has A1h A2f A3p and G has G1f G2p.
    for (die, dots) in [
        (1, &["A3", "G2", "A3 G2"][..]),
        (2, &["A2", "G1", "A2 G1"]),
        (3, &["A1"]),
        (4, &["A3", "G2", "A2", "G1", "A2 A3", "A3 G1", "A2 G2", "G1 G2"]),
        (5, &["A2", "G1", "A1", "A1 A2", "A1 G1"]),
        (6, &["A1", "A3", "G2", "A1 A3", "A1 G2"]),
    ] {
        let table = play(&format!("river seats 1, . seat 0 mine 1, 0 start G, . roll 1 6 {die}, 0 city 1+2 A"));
        let expected: Vec<_> = dots.iter().map(|it| format!("dots 3 {it}")).collect();
        assert_eq!(listed(&table, "dots"), expected, "{die}");
    }
    assert_eq!(play("river seats 1").state().view(kernel::Viewer::Public).stage, Stage::Mines);
    check("river seats 1", "0 start G", &not_your_turn(0));
}
