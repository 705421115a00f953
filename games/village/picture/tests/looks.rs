//! Village Rails: text and pictures at every kind of position, for everybody who looks.

use std::collections::HashSet;

use draw::{Picture as _, svg};
use kernel::{Game as _, Seat, Table, Turn, Viewer};
use roxmltree::{Document, Node};
use testing::svg::{check_cover, check_document, node, words};
use village::{Action, Card, Content, Line, Setup, Stage, Taken, TerminusCard, View, Village};
use village_picture::{Layout, Picture, cards, map, text};

/// Plays a random game, and shows every position to `look`.
fn random_game(n_seats: usize, luck: &mut fastrand::Rng, look: impl FnMut(&Table<Village>)) {
    random_game_by(Village::RULES, n_seats, luck, look);
}

/// The same by the rules of this number.
fn random_game_by(rules: u32, n_seats: usize, luck: &mut fastrand::Rng, mut look: impl FnMut(&Table<Village>)) {
    let mut table = Table::<Village>::new(Setup::by_rules(rules, n_seats).expect("2 to 4 seats"));
    loop {
        look(&table);
        let seat = match table.state().turn() {
            Turn::Over => return,
            Turn::Chance => None,
            Turn::Seats(waiting) => waiting.lowest(),
        };
        if let Some(seat) = seat {
            let action = table.state().pick(seat, luck, &mut Vec::new());
            table.act(seat, action).expect("what is picked is legal");
        } else {
            let chance = table.state().draw(luck, &mut Vec::new());
            table.happen(chance).expect("what is drawn is possible");
        }
    }
}

fn viewers(n_seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::first(n_seats).map(Viewer::Seat).chain([Viewer::Public, Viewer::Referee])
}

fn finished(n_seats: usize, seed: u64) -> View {
    let mut last = None;
    let mut luck = fastrand::Rng::with_seed(seed);
    random_game(n_seats, &mut luck, |it| last = Some(it.state().view(Viewer::Public)));
    last.expect("a game has an end")
}

fn seat(n: usize) -> Seat {
    Seat::new(n).expect("a seat")
}

fn picture(view: &View, seat: Seat, layout: Layout) -> String {
    svg::scene(&Picture { layout, ..Picture::new(view, seat) }.scene(), "village")
}

#[test]
fn every_position_can_be_shown_to_everybody_in_78_columns() {
    let mut luck = fastrand::Rng::with_seed(5);
    for n_seats in 2..=4 {
        let mut n = 0;
        random_game(n_seats, &mut luck, |table| {
            n += 1;
            for viewer in viewers(n_seats) {
                let view = table.state().view(viewer);
                let seat = seat(n % n_seats);
                for shown in [Picture::screen(&view, seat), Picture::help(&view, seat), Picture::score(&view, seat)] {
                    let wide = shown.lines().find(|it| it.chars().count() > text::WIDTH);
                    assert_eq!(wide, None, "{shown}");
                    assert!(!shown.lines().any(|it| it.ends_with(' ')), "{shown}");
                }
                assert!(!Picture::screen(&view, seat).is_empty() && !Picture::help(&view, seat).is_empty());
            }
        });
    }
}

#[test]
fn every_example_on_the_screen_is_a_legal_move() {
    let mut luck = fastrand::Rng::with_seed(8);
    let mut seen = HashSet::new();
    for (rules, n_seats) in [(2, 2), (2, 3), (2, 4), (2, 4), (1, 2), (1, 4)] {
        random_game_by(rules, n_seats, &mut luck, |table| {
            let Turn::Seats(waiting) = table.state().turn() else { return };
            let seat = waiting.lowest().expect("somebody is waited for");
            let view = table.state().view(Viewer::Seat(seat));
            let screen = Picture::screen(&view, seat);
            let mut actions = Vec::new();
            table.state().actions(seat, &mut actions);
            let actions: Vec<_> = actions.iter().map(ToString::to_string).collect();
            let quoted = screen.split('`').skip(1).step_by(2);
            let listed = screen.lines().filter(|it| it.starts_with("  resolve ")).map(|it| it[..26].trim());
            // What is quoted and is no move is a trip that goes under the deck, such as `4 for no lakes`.
            let examples: Vec<_> = quoted.chain(listed).filter(|it| it.parse::<Action>().is_ok()).collect();
            assert!(!examples.is_empty(), "{screen}");
            for example in examples {
                assert!(actions.iter().any(|it| it == example), "`{example}` is not legal:\n{screen}");
                seen.insert(std::mem::discriminant(&example.parse::<Action>().expect("a move")));
            }
        });
    }
    // Take, lay, trip, assign, resolve, under and done; by rules 1 two of them are one act.
    assert_eq!(seen.len(), 7 + 2, "all kinds of decisions were met: {seen:?}");
}

#[test]
fn pictures_are_proper_and_the_same_every_time() {
    let mut luck = fastrand::Rng::with_seed(30);
    for n_seats in 2..=4 {
        let mut n = 0;
        random_game(n_seats, &mut luck, |table| {
            n += 1;
            if n % 43 != 0 && table.state().turn() != Turn::Over {
                return;
            }
            for viewer in viewers(n_seats) {
                let view = table.state().view(viewer);
                for layout in [Layout::Beside, Layout::Below] {
                    let text = picture(&view, seat(n % n_seats), layout);
                    check_document(&text, "village");
                    assert_eq!(picture(&view, seat(n % n_seats), layout), text);
                }
            }
        });
    }
}

#[test]
fn every_completed_line_has_one_path_of_its_own_colour_and_dashes() {
    let view = finished(3, 1);
    let content = view.setup.content();
    for seat in Seat::first(3) {
        let text = picture(&view, seat, Layout::Beside);
        let document = Document::parse(&text).expect("well-formed");
        let tableau = view.players.get(seat).and_then(|it| it.tableau).expect("a tableau");
        let mut strokes = HashSet::new();
        for line in Line::all() {
            let group = node(&document, &format!("village-line-{line}")).expect("all lines are completed");
            let paths: Vec<_> = group.children().filter(|it| it.has_tag_name("path")).collect();
            assert_eq!(paths.len(), 2, "a light edge and the line itself");
            let stroke = paths[1].attribute("stroke").expect("a colour").to_owned();
            let dash = paths[1].attribute("stroke-dasharray").unwrap_or("none").to_owned();
            let score = node(&document, "village-score").expect("a table");
            let samples = score.children().filter(|it| it.attribute("stroke") == Some(&stroke));
            let samples: Vec<_> = samples.map(|it| it.attribute("stroke-dasharray").unwrap_or("none")).collect();
            assert_eq!(samples, [dash.as_str()], "{line}");
            strokes.extend([stroke, dash]);
            let d = paths[1].attribute("d").expect("a path");
            let n_curves = tableau.course(line).facts().count(village::Counted::Bend);
            assert_eq!((d.matches('M').count(), d.matches('C').count()), (1, n_curves.into()), "{line}");
            let points = tableau.course(line).score(content).points();
            let end = node(&document, &format!("village-end-{line}")).expect("a sign at its end");
            assert_eq!(words(end), [format!("{line}: {points}")]);
        }
        assert_eq!(strokes.len(), 2 * Line::COUNT);
    }
}

#[test]
fn a_line_on_its_way_is_drawn_as_open() {
    let mut luck = fastrand::Rng::with_seed(2);
    random_game(2, &mut luck, |table| {
        if table.log().len() % 7 != 0 && table.state().turn() != Turn::Over {
            return;
        }
        let view = table.state().view(Viewer::Public);
        let Some(tableau) = view.players.get(seat(0)).and_then(|it| it.tableau) else { return };
        let text = picture(&view, seat(0), Layout::Beside);
        for line in Line::all() {
            let is_completed = tableau.completed().contains(line);
            assert_eq!(text.contains(&format!("\"village-line-{line}\"")), is_completed, "{line}");
            assert_eq!(text.contains(&format!("\"village-open-{line}\"")), !is_completed, "{line}");
        }
    });
}

/// What is drawn for each card of the track market, without the place where it stands.
fn looks(view: &View) -> Vec<(Card, String)> {
    let text = picture(view, seat(0), Layout::Beside);
    let document = Document::parse(&text).expect("well-formed");
    let look = |n: usize| {
        let group = node(&document, &format!("village-track-{}", n + 1)).expect("a card");
        let shape = |it: Node<'_, '_>| {
            let keys = ["fill", "stroke", "r", "width", "font-size"];
            let values: Vec<_> = keys.iter().filter_map(|&key| it.attribute(key)).collect();
            format!("{} {} {}", it.tag_name().name(), values.join(" "), it.text().unwrap_or_default().trim())
        };
        let label = group.children().find(|it| it.has_tag_name("title")).expect("a label").id();
        let shapes = group.descendants().filter(|it| it.is_element() && it.id() != label);
        let shapes: Vec<_> = shapes.skip(3).map(shape).collect();
        shapes.join("\n")
    };
    view.tracks.iter().enumerate().map(|(n, it)| (it.card, look(n))).collect()
}

#[test]
fn cards_that_differ_look_different_and_others_alike() {
    let mut seen: Vec<(Card, String)> = Vec::new();
    for seed in 0..5 {
        random_game(4, &mut fastrand::Rng::with_seed(seed), |table| {
            let view = table.state().view(Viewer::Public);
            let is_new = view.tracks.iter().any(|it| it.coins == 0 && !seen.iter().any(|old| old.0 == it.card));
            if is_new && matches!(view.stage, Stage::Build { .. }) {
                let coinless: Vec<_> = view.tracks.iter().filter(|it| it.coins == 0).map(|it| it.card).collect();
                seen.extend(looks(&view).into_iter().filter(|it| coinless.contains(&it.0)));
            }
        });
    }
    let content = Content::built_in();
    let face = |card: Card| {
        let it = content.card(card);
        (it.shape, it.terrain, it.features(false))
    };
    assert!(seen.iter().map(|it| it.0).collect::<HashSet<_>>().len() > 60);
    for (n, (card, look)) in seen.iter().enumerate() {
        for (other, its_look) in &seen[..n] {
            assert_eq!(face(*card) == face(*other), look == its_look, "{card} and {other}");
        }
    }
}

#[test]
fn a_hand_is_seen_by_its_owner_only() {
    let mut luck = fastrand::Rng::with_seed(11);
    let mut is_checked = false;
    random_game(2, &mut luck, |table| {
        let own = table.state().view(Viewer::Seat(seat(0)));
        if own.stage != (Stage::Build { has_planned: false }) || is_checked {
            return;
        }
        is_checked = true;
        let cards = own.players.get(seat(0)).and_then(|it| it.hand.clone()).expect("the own hand");
        let hand = |view: &View| {
            let text = picture(view, seat(0), Layout::Beside);
            let document = Document::parse(&text).expect("well-formed");
            words(node(&document, "village-hand").expect("a hand"))
        };
        let seen = hand(&own);
        assert!(cards.iter().all(|it: &TerminusCard| seen.contains(&it.to_string())), "{seen:?}");
        for viewer in [Viewer::Public, Viewer::Seat(seat(1))] {
            let view = table.state().view(viewer);
            assert_eq!(hand(&view), ["Terminus cards", "hidden"]);
            let screen = Picture::screen(&view, seat(0));
            assert!(screen.contains("▒ ▒ ▒ (3 hidden)"), "{screen}");
        }
        let content = own.setup.content();
        let screen = Picture::screen(&own, seat(0));
        for &card in &cards {
            let it = content.terminus(card);
            let more = format!(" + £{} for each {}", it.rate(), it.what());
            // A card that adds nothing shows its pounds alone.
            let line = format!("{card:>2}: £{}{}", it.base(), if it.rate() == 0 { "" } else { &more });
            assert!(screen.contains(line.trim()), "{line}: {screen}");
        }
    });
    assert!(is_checked);
}

#[test]
fn a_card_that_was_taken_is_shown_to_everybody_until_it_is_placed() {
    let mut luck = fastrand::Rng::with_seed(12);
    let (mut n_tracks, mut n_trips) = (0, 0);
    random_game(2, &mut luck, |table| {
        for viewer in viewers(2) {
            let view = table.state().view(viewer);
            let text = picture(&view, seat(0), Layout::Beside);
            let document = Document::parse(&text).expect("well-formed");
            let shown = node(&document, "village-taken").map(|it| words(it).join(" "));
            let screen = Picture::screen(&view, seat(0));
            let Some(taken) = view.taken else {
                assert!(shown.is_none() && !screen.contains("not placed yet"), "{screen}");
                continue;
            };
            let whose = view.in_turn.expect("somebody took it");
            assert!(shown.is_some_and(|it| it.contains(&format!("by seat {whose}"))));
            assert!(screen.contains(&format!("Taken by seat {whose}, and not placed yet\n  ")), "{screen}");
            match taken {
                Taken::Track(card) => {
                    let card = view.setup.content().card(card);
                    assert!(screen.contains(&format!("  track: {} {}, ↓ ", card.terrain, card.shape)), "{screen}");
                    n_tracks += 1;
                }
                Taken::Trip(trip) => {
                    assert!(screen.contains(&format!("  trip: {trip}\n")), "{screen}");
                    n_trips += 1;
                }
            }
        }
    });
    assert!(n_tracks > 24 && n_trips > 4, "{n_tracks} tracks, {n_trips} trips");
}

#[test]
fn the_table_says_what_the_tally_says() {
    for seed in 0..6 {
        let view = finished(2, seed);
        for (seat, player) in view.players.iter() {
            let tally = player.tally.expect("a tally");
            assert_eq!(tally.total(), player.score);
            let text = picture(&view, seat, Layout::Below);
            let document = Document::parse(&text).expect("well-formed");
            let words = words(node(&document, "village-score").expect("a table")).join(" ");
            let sums = format!(
                "{} money, 1 for each £3 of £{} {} Total {}",
                tally.sidings, tally.money, tally.coins, player.score
            );
            assert!(words.contains(&sums), "{sums}: {words}");
            let shown = Picture::score(&view, seat);
            assert!(shown.contains(&format!("= {}\n", player.score)), "{shown}");
            let lines = shown.lines().filter(|it| it.contains(" completed: "));
            let points = lines.filter_map(|it| it.rsplit_once(" = ")).filter_map(|it| it.1.parse::<u16>().ok());
            assert_eq!(points.sum::<u16>(), tally.trips + tally.features, "{shown}");
        }
    }
}

#[test]
fn words_in_titles_stay_words() {
    let view = finished(2, 3);
    let title = "A<B & \"C\" </svg><script>'";
    let text = Picture::moment(&view, seat(1), title);
    check_document(&text, "village");
    let document = Document::parse(&text).expect("well-formed");
    assert_eq!(node(&document, "village-title").and_then(|it| it.text()), Some(title));
    let description = node(&document, "village-desc").and_then(|it| it.text()).expect("a description");
    assert!(description.contains("The tableau of seat 1") && description.contains("t1: completed"), "{description}");
    let words = words(document.root_element());
    assert!(words.iter().any(|it| it == "the end; cards: reconstructed"), "{words:?}");
}

#[test]
fn a_keepsake_has_tableau_and_score_in_the_words_of_the_caller_and_nothing_else() {
    let view = finished(3, 4);
    let demand: &dyn Fn(village::Demand) -> String = &|it| format!("<{}>", it.to_string().len());
    let players = ["Anna", "Bela"];
    let plain = Picture { title: "Keepsake", ..Picture::new(&view, seat(0)) };
    let picture = Picture { layout: Layout::Keepsake, demand, players: &players, ..plain };
    let scene = picture.scene();
    let text = svg::scene(&scene, "village");
    check_document(&text, "village");
    let document = Document::parse(&text).expect("well-formed");
    for (name, is_there) in [("tableau", true), ("score", true), ("legend", false), ("markets", false)] {
        assert_eq!(node(&document, &format!("village-{name}")).is_some(), is_there, "{name}");
    }
    assert!(scene.height < Picture { layout: Layout::Beside, ..picture }.scene().height);
    let words = words(document.root_element());
    assert!(["Anna", "Bela", "seat 2"].iter().all(|name| words.iter().any(|it| it == name)), "{words:?}");
    let tableau = view.players.get(seat(0)).and_then(|it| it.tableau).expect("a tableau");
    let n_trips: usize = Line::all().map(|it| tableau.course(it).trips().count()).sum();
    assert!(n_trips > 0, "somebody planned a trip");
    assert_eq!(words.iter().filter(|it| it.starts_with('<')).count(), n_trips);
}

#[test]
fn the_map_alone_has_every_space_where_it_says_and_no_words_of_its_own() {
    let view = finished(2, 4);
    let names = ["Feld", "Wald", "Weide", "See", "Dorf"];
    let picture = Picture { layout: Layout::MapOnly, names, ..Picture::new(&view, seat(0)) };
    let text = svg::scene(&picture.scene(), "map");
    let document = Document::parse(&text).expect("well-formed");
    let size = map::size();
    assert_eq!(document.root_element().attribute("viewBox"), Some(format!("0 0 {:.2} {}", size.x, size.y).as_str()));
    let place = node(&document, "map-tableau").and_then(|it| it.attribute("transform")).expect("a place");
    let corner = map::space(village::Space::new(1, 1).expect("a space"));
    assert_eq!(place, format!("translate({} {})", corner.x, corner.y));
    for space in village::Space::all() {
        let land =
            node(&document, &format!("map-{space}")).and_then(|it| it.children().find(|it| it.has_tag_name("rect")));
        let number =
            |key| land.and_then(|it| it.attribute(key)).and_then(|it| it.parse::<f64>().ok()).expect("a number");
        let expected = map::space(space) - corner;
        assert!((number("x") - expected.x).abs() < 0.01 && (number("y") - expected.y).abs() < 0.01, "{space}");
    }
    for line in Line::all() {
        let (corner, piece) = map::start(line);
        let sign = map::sign(line) - corner;
        assert!(
            corner.x > 0.0 && corner.y > 0.0 && (0.0..piece.x).contains(&sign.x) && (0.0..piece.y).contains(&sign.y)
        );
    }
    let is_known = |it: &String| {
        let is_line = Line::all().any(|line| it.starts_with(&line.to_string()));
        names.contains(&it.as_str()) || is_line || it.parse::<u16>().is_ok() || "ABCD".contains(it.as_str())
    };
    let words = words(document.root_element());
    assert!(words.iter().all(is_known), "{words:?}");
    assert!(names.iter().any(|it| words.iter().any(|word| word == it)), "{words:?}");
}

#[test]
fn every_card_feature_terrain_and_line_has_a_look_of_its_own() {
    use village::{Feature, Terrain};
    let mut looks = HashSet::new();
    let mut n = 0;
    let mut add = |scene: draw::scene::Scene| {
        assert!(scene.width > 0.0 && scene.height > 0.0 && !scene.description.is_empty());
        n += usize::from(looks.insert(format!("{:?}", scene.shapes)));
    };
    for it in Terrain::ALL {
        add(cards::land(it));
    }
    for it in Line::all() {
        add(cards::sample(it));
    }
    let barns = Terrain::ALL.map(Feature::Barn).into_iter();
    let others = [Feature::Farm, Feature::Signal, Feature::Siding].into_iter().chain((1..=9).map(Feature::Halt));
    for it in barns.chain(others) {
        add(cards::sign(it));
    }
    assert_eq!(n, 5 + 7 + 5 + 3 + 9);
    let content = Content::built_in();
    let bend = Card::all().map(|it| content.card(it)).find(|it| it.features(true) != it.features(false)).expect("one");
    assert_ne!(cards::track(bend, false, &[""; 5]), cards::track(bend, true, &[""; 5]));
}

#[test]
fn the_cover_is_up_to_date() {
    let host = library::read(include_str!("cover.rec"), &[]).expect("a record").host;
    let library::View::Village(view) = host.view(Viewer::Referee) else { panic!("a record of Village Rails") };
    let mut scene = Picture { layout: Layout::Below, ..Picture::new(&view, Seat::FIRST) }.scene();
    // The tableau is at the top; what stands below it is cut off.
    scene.height = scene.width;
    check_cover("village-rails", &svg::scene(&scene, "cover"));
}
