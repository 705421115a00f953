//! Reports: all blocks, on several pages, for many players.

use std::time::Instant;

use draw::{scene::Scene, sheet::Layout};
use paper::{
    Language, Stock,
    report::{Block, Captioned, Report, Table},
};

use thirty_picture::Picture;

use crate::poppler;

/// The sheet of a recorded game by post.
fn sheet(title: &str, layout: Layout) -> Scene {
    let record = include_str!("../../../games/thirty/tests/records/postal-30-squares.rec");
    let host = library::read(record, &[]).expect("a record").host;
    let library::View::Thirty(view) = host.view(kernel::Viewer::Referee) else { panic!("30 Rails") };
    let picture = Picture::new(&view.sheets[kernel::Seat::FIRST], view.setup.rules());
    Picture { title, layout, ..picture }.scene()
}

/// A report as a player by post gets it, with so many players.
fn report(n_players: usize, name: &str) -> Report {
    let words = |text: &str| text.to_owned();
    let player = |n: usize| {
        vec![format!("{n}"), format!("Spieler {n} aus {name}"), words("17"), words("4"), format!("{}", 90 - n)]
    };
    let placement = |n: usize| {
        vec![
            format!("Spieler {n}"),
            words("x3/y4 = 2b"),
            words("x1/y6 = 5c"),
            words("verboten: x2/y2 ist belegt → x5/y5 blockiert"),
        ]
    };
    let head = |names: &[&str]| names.iter().map(|it| words(it)).collect::<Vec<_>>();
    let standings = Table {
        head: head(&["Platz", "Name", "Übertrag", "Runde 4", "Summe"]),
        rows: (1..=n_players).map(player).collect(),
        is_number: vec![true, false, true, true, true],
        n_sums: 0,
    };
    let placements = Table {
        head: head(&["Name", "Wurf 1", "Wurf 2", "Wurf 3"]),
        rows: (1..=n_players).map(placement).collect(),
        is_number: vec![false; 4],
        n_sums: 1,
    };
    let picture = |caption: &str, layout| Captioned { scene: sheet("", layout), caption: words(caption) };
    let signs = track::Kind::ALL.into_iter().flat_map(track::Kind::pieces);
    let signs = signs.map(|it| Captioned { scene: draw::sheet::piece(it), caption: it.to_string() }).collect();
    Report {
        title: format!("Rails-7: Runde 4 für {name}"),
        foot: words("Rails-7 · Runde 4"),
        blocks: vec![
            Block::Text(format!(
                "Liebe {name}, hier ist dein Bericht über die vierte Runde. {}",
                "Es ging hoch her. ".repeat(12)
            )),
            Block::Heading(words("Deine Züge")),
            Block::List(vec![words("Wurf 1 (3/2): x3/y4 = 2b liegt."), words("Wurf 2 (6/5): x1/y6 = 5c liegt.")]),
            Block::Heading(words("Deine Karte")),
            Block::Pictures { pictures: vec![picture("nach Runde 4", Layout::Beside)], n_per_row: 1 },
            Block::Heading(words("Nächste Würfe")),
            Block::Code(vec![words("Runde 5"), words("1: x2/y3 = 1a"), words("2: x4/y4 = 6c")]),
            Block::Signs(signs),
            Block::Text(words("Einsendeschluss: Freitag, 27. November 2026, 20 Uhr.")),
            Block::Heading(words("Stand")),
            Block::Table(standings),
            Block::Heading(words("Alle Züge der Runde")),
            Block::Table(placements),
            Block::Heading(words("Karten")),
            Block::Pictures {
                pictures: (0..6).map(|n| picture(&format!("Spieler {n}"), Layout::MapOnly)).collect(),
                n_per_row: 3,
            },
        ],
        stock: Stock::A4,
        language: Language::German,
    }
}

#[test]
fn a_report_has_all_that_it_was_given() {
    let pdf = report(40, "Zoë").print().expect("pages");
    poppler::keep(&pdf, "report");
    assert!(pdf.n_pages >= 3 && pdf.unknown.is_empty(), "{} pages", pdf.n_pages);
    assert_eq!(pdf, report(40, "Zoë").print().expect("pages"), "the same report is the same file");
    if poppler::is_there("reports as pictures and text") {
        poppler::check_pages(&pdf, "report");
        let texts = poppler::texts(&pdf.bytes);
        let all = texts.concat();
        for words in [
            "Rails-7: Runde 4 für Zoë",
            "• Wurf 1",
            "2: x4/y4 = 6c",
            "Einsendeschluss: Freitag, 27. November",
            "Übertrag",
            "6h",
            "nach Runde 4",
            "Spieler 40 aus Zoë",
        ] {
            assert!(all.contains(words), "{words} is missing in {all}");
        }
        assert_eq!(
            all.matches("Übertrag").count(),
            texts.iter().filter(|it| it.contains("aus Zoë")).count(),
            "a head on every page"
        );
        assert!(texts[1].replace(" / ", "/").contains(&format!("2/{}", pdf.n_pages)), "{}", texts[1]);
    }
}

#[test]
fn odd_reports_are_printed_as_well() {
    let none = Report { blocks: Vec::new(), title: String::new(), ..report(1, "x") };
    assert_eq!(none.print().expect("a page").n_pages, 1);
    let long = "x".repeat(3000);
    let wide = Table {
        head: vec![long.clone(); 30],
        rows: vec![vec![long.clone(); 3], Vec::new()],
        is_number: vec![true],
        n_sums: 9,
    };
    let blocks = vec![
        Block::Table(wide),
        Block::Table(Table::default()),
        Block::Code(vec![long.clone(), String::new()]),
        Block::List(vec![long, "🚂\u{0}".to_owned()]),
        Block::Pictures { pictures: Vec::new(), n_per_row: 0 },
        Block::Heading(String::new()),
    ];
    let pdf = Report { blocks, ..report(1, "x") }.print().expect("pages");
    assert_eq!(pdf.unknown.into_iter().collect::<String>(), "🚂");
}

/// The aim is 10 s with the adjudication, in an optimised build; this one is not.
#[test]
fn forty_reports_take_seconds() {
    let begun = Instant::now();
    for n in 0..40 {
        let pdf = report(40, &format!("Ann {n}")).print().expect("pages");
        assert!(pdf.n_pages >= 3);
    }
    println!("40 reports in {:.2} s", begun.elapsed().as_secs_f64());
    assert!(begun.elapsed().as_secs() < 120, "{:?}", begun.elapsed());
}
