//! Rail Age at the terminal and as SVG, at many positions of many games.

use std::collections::HashSet;

use crate::common::{played, setup, step};
use draw::{Picture as _, sheet::Layout, svg};
use kernel::{Game as _, Seat, Table, Turn, Viewer};
use railage::{Action, Kind, Phase, Railage, Stage, Tally, View};
use railage_picture::{Board, Picture};
use roxmltree::{Document, Node};
use testing::svg::{check_cover, node};

const WIDTH: usize = 78;

/// How the legend of the text map begins.
const LEGEND: &str = "A=7 city";

fn view(table: &Table<Railage>, viewer: Viewer) -> View {
    table.state().view(viewer)
}

fn first_sheet(table: &Table<Railage>) -> &railage::Sheet {
    table.state().sheet(Seat::FIRST)
}

/// Well-formed, of known elements only, without anything from elsewhere.
#[track_caller]
fn check_document(svg: &str) {
    let document = Document::parse(svg).unwrap_or_else(|error| panic!("{error}\n{svg}"));
    let root = document.root_element();
    assert_eq!(root.attribute("aria-labelledby"), Some("sheet-title sheet-desc"));
    let mut names = HashSet::new();
    for it in document.descendants().filter(Node::is_element) {
        let tag = it.tag_name().name();
        assert!(["svg", "title", "desc", "g", "path", "circle", "rect", "text"].contains(&tag), "{tag}");
        assert!(it.attribute("id").is_none_or(|id| id.starts_with("sheet-") && names.insert(id)), "{it:?}");
        for attribute in it.attributes() {
            assert!(!attribute.value().contains("NaN") && !attribute.value().contains("inf"), "{attribute:?}");
            assert!(!["href", "style", "class"].contains(&attribute.name()) && !attribute.name().starts_with("on"));
        }
    }
    assert!(names.contains("sheet-title") && names.contains("sheet-desc") && names.contains("sheet-map"));
    assert_eq!(svg.matches("http").count(), 1, "only the name space of SVG");
    assert!(!svg.contains("url("));
}

#[track_caller]
fn check_width(text: &str) {
    for line in text.lines() {
        assert!(line.chars().count() <= WIDTH, "{} columns: {line}", line.chars().count());
        assert_eq!(line.trim_end(), line, "no blanks at the end");
    }
}

#[test]
fn every_position_is_shown_to_every_viewer() {
    for n in (0..8).step_by(testing::cases(2, 1)) {
        let n_seats = n / 2 + 1;
        let mut luck = fastrand::Rng::with_seed(n as u64);
        let mut table = Table::<Railage>::new(setup(n, n_seats));
        let mut n_steps = 0;
        loop {
            // Of a game of many seats every few positions will do.
            let is_shown = n_seats == 1 || n_steps % (2 * n_seats) == 0;
            let viewers = Seat::first(n_seats).map(Viewer::Seat).chain([Viewer::Public, Viewer::Referee]);
            for viewer in viewers.filter(|_| is_shown) {
                let view = view(&table, viewer);
                for seat in Seat::first(n_seats) {
                    let screen = Picture::screen(&view, seat);
                    check_width(&screen);
                    assert!(screen.contains("reconstructed"), "{screen}");
                    for text in [Picture::help(&view, seat), Picture::score(&view, seat)] {
                        check_width(&text);
                        assert!(!text.trim().is_empty());
                    }
                    if n_steps % 48 == 0 && (viewer.is(seat) || seat == Seat::FIRST) {
                        let text = Picture::moment(&view, seat, "Rail Age");
                        check_document(&text);
                        assert_eq!(text, Picture::moment(&view, seat, "Rail Age"), "the same every time");
                    }
                }
            }
            if !step(&mut table, &mut luck) {
                break;
            }
            n_steps += 1;
        }
    }
}

#[test]
fn whatever_is_offered_may_be_typed() {
    let mut phases = HashSet::new();
    let mut kinds = HashSet::new();
    for n in 0..testing::cases(12, 24) {
        let n_seats = n % 3 + 1;
        let mut luck = fastrand::Rng::with_seed(100 + n as u64);
        let mut table = Table::<Railage>::new(setup(n, n_seats));
        loop {
            if let Turn::Seats(waiting) = table.state().turn() {
                let seat = waiting.lowest().expect("somebody is waited for");
                let view = view(&table, Viewer::Seat(seat));
                phases.insert(format!("{:?}", table.state().desk(seat).phase()));
                for text in [Picture::screen(&view, seat), Picture::help(&view, seat)] {
                    let offers: Vec<_> = text.split('`').skip(1).step_by(2).collect();
                    assert!(!offers.is_empty(), "{text}");
                    for offer in offers {
                        let action: Action = offer.parse().unwrap_or_else(|error| panic!("`{offer}`: {error}"));
                        let verdict = table.state().check(seat, action);
                        assert_eq!(verdict, Ok(()), "`{offer}` in\n{text}");
                        kinds.insert(offer.split(' ').next().map(str::to_owned));
                    }
                }
            }
            if !step(&mut table, &mut luck) {
                break;
            }
        }
    }
    assert_eq!(phases.len(), 7, "all phases were met: {phases:?}");
    assert_eq!(kinds.len(), 8, "all kinds of actions were offered: {kinds:?}");
}

#[test]
fn the_text_map_shows_every_cell_and_its_mark() {
    for n in 0..2 {
        let table = played(n, 1);
        let (map, sheet) = (table.state().map(), first_sheet(&table));
        let screen = Picture::screen(&view(&table, Viewer::Public), Seat::FIRST);
        let (bricks, _) = screen.split_once(LEGEND).expect("the legend follows the map");
        for cell in map.cells() {
            let brick = match cell.kind {
                Kind::Water => continue,
                Kind::Mine(mine) if sheet.mines().contains(mine) => format!("[{mine}]×"),
                Kind::Mine(mine) => format!("[{mine}]"),
                Kind::City(city, value) => {
                    let mark = if sheet.stations().contains(city) { "○" } else { "" };
                    format!("{mark}{city}={}", value.map_or("*".to_owned(), |it| it.to_string()))
                }
                Kind::Land(land, terrain) => {
                    let sign = ['"', '♣', '▲'][terrain.index()];
                    let dot = if sheet.free().contains(land) { "•" } else { "" };
                    format!("{land}{sign}{dot}")
                }
            };
            assert_eq!(bricks.matches(&brick).count(), 1, "{brick}\n{screen}");
        }
        let n_water = map.cells().iter().filter(|it| it.kind == Kind::Water).count();
        assert_eq!(bricks.matches("≈≈≈≈≈").count(), n_water);
        let n_reached = usize::from(sheet.upper() + sheet.lower());
        let tracks: Vec<_> =
            screen.lines().filter(|it| it.starts_with("lines →") || it.starts_with("special ←")).collect();
        assert_eq!(tracks.concat().matches(']').count(), n_reached, "{tracks:?}");
        assert_eq!(tracks.concat().matches("╳╳").count(), usize::from(sheet.crossed()), "{tracks:?}");
        assert!(n_reached > 5, "{tracks:?}");
        let tally = Tally::of(sheet, map);
        assert!(screen.contains(&format!("Score {tally}, {}.", tally.title())), "{screen}");
    }
}

#[test]
fn every_line_is_one_path_of_its_own_colour_and_dashes() {
    let mut strokes = HashSet::new();
    for n in 0..testing::cases(12, 24) {
        let table = played(n, 1);
        let (map, sheet) = (table.state().map(), first_sheet(&table));
        let tally = Tally::of(sheet, map);
        let text = svg::scene(&Picture::new(map, sheet).scene(), "sheet");
        let document = Document::parse(&text).expect("well-formed");
        let mut n_trunk = 0;
        let lines = sheet.lines().iter().map(|it| (format!("line-{}-{}", it.from(), it.to()), it.path(), Some(it)));
        let specials: Vec<_> = sheet.specials().collect();
        let specials = specials.iter().map(|it| {
            let mine = it.to().number().map_or("M-wild".to_owned(), |it| format!("M{it}"));
            (format!("special-{mine}"), it.path(), None)
        });
        for (name, path, line) in lines.chain(specials) {
            let group = node(&document, &format!("sheet-{name}")).unwrap_or_else(|| panic!("{name} is not drawn"));
            let paths: Vec<_> = group.children().filter(|it| it.has_tag_name("path")).collect();
            assert_eq!(paths.len(), 2, "an edge and the line itself");
            let d = paths[1].attribute("d").expect("a path");
            assert_eq!((d.matches('M').count(), d.matches('C').count()), (1, path.as_slice().len()), "{name}");
            let stroke = paths[1].attribute("stroke").expect("a colour").to_owned();
            let dash = paths[1].attribute("stroke-dasharray").unwrap_or("none").to_owned();
            n_trunk += usize::from(dash == "none");
            assert_eq!(line.is_none(), dash == "0.1 11", "special lines are dotted");
            strokes.insert((stroke, dash));
        }
        assert_eq!(n_trunk, tally.trunk().as_slice().len().saturating_sub(1), "the trunk is unbroken");
        let legend = node(&document, "sheet-legend").expect("a legend");
        let samples: HashSet<_> = legend.children().filter_map(|it| it.attribute("stroke")).collect();
        assert!(strokes.iter().all(|it| samples.contains(it.0.as_str())), "{strokes:?} {samples:?}");
    }
    let colours: HashSet<_> = strokes.iter().map(|it| &it.0).collect();
    let dashes: HashSet<_> = strokes.iter().map(|it| &it.1).collect();
    assert_eq!((strokes.len(), colours.len(), dashes.len()), (4, 4, 4), "{strokes:?}");
}

#[test]
fn every_terrain_has_a_ground_and_a_sign_of_its_own() {
    let table = played(0, 1);
    let text = svg::scene(&Picture::new(table.state().map(), first_sheet(&table)).scene(), "sheet");
    let document = Document::parse(&text).expect("well-formed");
    let mut looks: Vec<HashSet<_>> = vec![HashSet::new(); 3];
    for cell in table.state().map().cells() {
        let Kind::Land(land, terrain) = cell.kind else { continue };
        let group = node(&document, &format!("sheet-cell-{land}")).expect("every cell is drawn");
        let paths: Vec<_> = group.children().filter(|it| it.has_tag_name("path")).collect();
        let look = (paths[0].attribute("fill"), paths[1].attribute("d"));
        looks[terrain.index()].insert(look);
        assert!(node(&document, &format!("sheet-land-{land}")).is_some());
    }
    assert!(looks.iter().all(|it| it.len() == 1), "{looks:?}");
    let looks: Vec<_> = looks.into_iter().flatten().collect();
    let (grounds, signs): (HashSet<_>, HashSet<_>) = looks.into_iter().unzip();
    assert_eq!((grounds.len(), signs.len()), (3, 3));
}

#[test]
fn every_layout_fits_its_paper_and_words_stay_words() {
    let table = played(1, 1);
    let title = "A<B & \"C\" </svg><script>'";
    let mut sizes = HashSet::new();
    for layout in [Layout::Beside, Layout::Below, Layout::MapOnly] {
        let picture =
            Picture { title, layout, is_solo: true, ..Picture::new(table.state().map(), first_sheet(&table)) };
        let scene = picture.scene();
        let text = svg::scene(&scene, "sheet");
        check_document(&text);
        let document = Document::parse(&text).expect("well-formed");
        assert_eq!(node(&document, "sheet-title").and_then(|it| it.text()), Some(title));
        assert_eq!(node(&document, "sheet-score").is_some(), layout != Layout::MapOnly);
        sizes.insert(format!("{} {}", scene.width, scene.height));
    }
    assert_eq!(sizes.len(), 3);
}

#[test]
fn the_score_panel_says_what_the_tally_says() {
    for n in 0..6 {
        let table = played(n, 1);
        let tally = Tally::of(first_sheet(&table), table.state().map());
        let text = Picture::moment(&view(&table, Viewer::Public), Seat::FIRST, "Rail Age");
        let document = Document::parse(&text).expect("well-formed");
        let score = node(&document, "sheet-score").expect("a score");
        let words: Vec<_> =
            score.descendants().filter(|it| it.has_tag_name("text")).filter_map(|it| it.text()).collect();
        let words = words.join(" ");
        let trunk = format!("{} ○ ", tally.trunk().as_slice().len());
        assert!(words.contains(&trunk) && words.contains(&format!("Total {}", tally.total())), "{words}");
        for it in tally.branches() {
            assert!(words.contains(&format!("{}, {} lines {}", it.city, it.n_lines, it.points)), "{words}");
        }
        let description = node(&document, "sheet-desc").and_then(|it| it.text()).expect("a description");
        assert!(description.ends_with(&format!("Score: {tally}.")), "{description}");
    }
}

#[test]
fn a_hidden_sheet_shows_nothing_of_its_owner() {
    let mut luck = fastrand::Rng::with_seed(5);
    let mut table = Table::<Railage>::new(setup(0, 2));
    while table.state().round() < 6 {
        assert!(step(&mut table, &mut luck));
    }
    let other = Seat::first(2).nth(1).expect("two seats");
    let hidden = view(&table, Viewer::Seat(Seat::FIRST));
    assert!(!first_sheet(&table).stations().is_empty());
    for viewer in [hidden, view(&table, Viewer::Public)] {
        let screen = Picture::screen(&viewer, other);
        let (map, _) = screen.split_once(LEGEND).expect("the legend follows the map");
        assert!(!map.contains(['○', '•', '━', '+']), "{screen}");
        assert!(screen.contains("stays hidden until the game is over"), "{screen}");
        let picture = Picture::moment(&viewer, other, "");
        assert!(!picture.contains(", dot") && !picture.contains("Stations"), "no dot is drawn or told of");
    }
    let own = Picture::screen(&view(&table, Viewer::Seat(other)), other);
    assert!(own.contains('○') && !own.contains("hidden"), "{own}");
    assert_eq!(table.state().view(Viewer::Public).stage, Stage::Round);
    assert_eq!(table.state().desk(other).phase(), Phase::Land);
}

#[test]
fn the_board_is_where_its_places_say() {
    for n in 0..2 {
        let table = played(n, 1);
        let map = table.state().map();
        for is_turned in [false, true] {
            let picture = Picture { is_turned, ..Picture::new(map, first_sheet(&table)) };
            let (scene, board) = (picture.board(), Board::new(map, is_turned));
            assert_eq!((scene.width, scene.height), (board.size().x, board.size().y));
            assert_eq!(scene.width < scene.height, is_turned, "a map is wider than high, as it is printed");
            let text = svg::scene(&scene, "sheet");
            check_document(&text);
            let document = Document::parse(&text).expect("well-formed");
            let place = |id: &str| {
                let group = node(&document, id).unwrap_or_else(|| panic!("{id} is drawn"));
                let text = group.attribute("transform").expect("a place").to_owned();
                let numbers = text.trim_start_matches("translate(").trim_end_matches(')').split(' ');
                numbers.map(|it| it.parse::<f64>().expect("a number")).collect::<Vec<_>>()
            };
            let corner = place("sheet-map");
            for cell in map.cells() {
                let Kind::Land(land, _) = cell.kind else { continue };
                let (middle, drawn) = (board.middle(*cell), place(&format!("sheet-land-{land}")));
                let off = (middle.x - corner[0] - drawn[0]).hypot(middle.y - corner[1] - drawn[1]);
                assert!(off < 0.02, "{land} stands {off} off");
                assert!(middle.x > 0.0 && middle.x < scene.width && middle.y > 0.0 && middle.y < scene.height);
            }
            for line in first_sheet(&table).lines() {
                let cells = [map.city_cell(line.from()), map.city_cell(line.to())].map(|it| it.expect("a city"));
                let group = node(&document, &format!("sheet-line-{}-{}", line.from(), line.to())).expect("a line");
                let d = group.children().find_map(|it| it.attribute("d")).expect("a path").to_owned();
                let start = board.middle(cells[0]) - draw::scene::at(corner[0], corner[1]);
                let start = svg::path(&draw::scene::Path::from(start));
                assert!(d.starts_with(&start), "{d} begins at {start}");
            }
        }
    }
}

#[test]
fn the_cover_is_up_to_date() {
    let library::View::Railage(view) =
        library::read(include_str!("cover.rec"), &[]).expect("a record").host.view(Viewer::Referee)
    else {
        panic!("a record of Rail Age")
    };
    let sheet = view.sheets[Seat::FIRST].as_ref().expect("nothing is hidden at the end");
    let picture = Picture { layout: Layout::MapOnly, ..Picture::new(&view.map, &sheet.sheet) };
    check_cover("rail-age", &svg::scene(&picture.scene(), "cover"));
}
