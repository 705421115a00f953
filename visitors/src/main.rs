//! The program behind `cargo xtask visits`: how soon pages are there, with the aims beside the figures.

use std::process::ExitCode;

use serde_json::json;
use visitors::{MOST_FIRST_LOAD, Size, Visitor, Yard, player};

/// How many browsers are opened for a figure; the middle one counts.
const N_VISITS: usize = 7;

/// When the client has drawn its first page, in milliseconds after the address was entered.
const USABLE: &str = "return performance.getEntriesByName('platelayer-usable')[0]?.startTime ?? null";

/// Something that was measured.
struct Figure {
    name: String,
    value: f64,
    unit: &'static str,
    /// The most that is good.
    most: f64,
}

impl Figure {
    fn is_good(&self) -> bool {
        self.value <= self.most
    }

    fn line(&self) -> String {
        let Self { name, value, unit, most } = self;
        let verdict = if self.is_good() { "" } else { "  ABOVE" };
        format!("{name:<44} {value:>9.0} {unit:<6} at most {most:>7.0}{verdict}")
    }

    fn json(&self) -> String {
        json!({ "name": self.name, "value": self.value, "unit": self.unit, "most": self.most }).to_string()
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let is_json = match std::env::args().skip(1).collect::<Vec<_>>().as_slice() {
        [] => false,
        [option] if option == "--json" => true,
        _ => {
            eprintln!("usage: cargo xtask visits [--json]");
            return ExitCode::from(2);
        }
    };
    let Some(yard) = Yard::open() else {
        return ExitCode::FAILURE;
    };
    let mut figures = vec![first_load(&yard)];
    figures.extend(start_page(&yard).await);
    for game in library::METAS.iter().filter(|it| !it.is_example) {
        for offer in game.offers {
            figures.push(touches(&yard, offer.key, &format!("{} {}", game.name, offer.rules)).await);
        }
    }
    for game in library::METAS.iter().filter(|it| !it.is_example) {
        figures.push(hints(&yard, game.offers[0].key, game.name).await);
    }
    for figure in &figures {
        println!("{}", if is_json { figure.json() } else { figure.line() });
    }
    if figures.iter().all(Figure::is_good) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// What a browser loads before anything is seen.
fn first_load(yard: &Yard) -> Figure {
    #[expect(clippy::cast_precision_loss, reason = "a few hundred thousand")]
    let (value, most) = (yard.first_load() as f64, MOST_FIRST_LOAD as f64);
    Figure { name: "first load, packed".to_owned(), value, unit: "bytes", most }
}

/// How soon the start page is there: for somebody new, and for somebody who comes again.
async fn start_page(yard: &Yard) -> [Figure; 2] {
    let (mut new, mut again) = (Vec::new(), Vec::new());
    for _ in 0..N_VISITS {
        let visitor = Visitor::new(yard, Size::Desk, "en").await;
        visitor.open("/").await;
        new.push(usable(&visitor).await);
        visitor.wait_until("return !!navigator.serviceWorker.controller").await;
        visitor.reload().await;
        again.push(usable(&visitor).await);
    }
    [
        Figure { name: "start page usable, first visit".to_owned(), value: middle(new), unit: "ms", most: 1000.0 },
        Figure { name: "start page usable, next visit".to_owned(), value: middle(again), unit: "ms", most: 1000.0 },
    ]
}

/// How soon a touch is answered in a whole game: the legal moves, the preview and what it would score.
async fn touches(yard: &Yard, key: &str, game: &str) -> Figure {
    let visitor = Visitor::new(yard, Size::Phone, "en").await;
    visitor.open("/").await;
    visitor.click(&format!(".game-card:has(.cover-{key}) button.primary")).await;
    visitor.wait_for(".board").await;
    let mut took = player::timed(&visitor).await;
    took.sort_by(f64::total_cmp);
    let value = took[took.len() * 99 / 100];
    Figure { name: format!("{game}: 99 of 100 touches answered"), value, unit: "ms", most: 50.0 }
}

/// How soon the strong bot has looked at the next position, in a whole game that follows its hints.
async fn hints(yard: &Yard, key: &str, game: &str) -> Figure {
    let visitor = Visitor::new(yard, Size::Desk, "en").await;
    visitor.open("/").await;
    visitor.click(&format!(".game-card:has(.cover-{key}) button.primary")).await;
    visitor.wait_for(".hints-switch").await;
    visitor.click(".hints-switch").await;
    let mut took = player::follow_hints(&visitor, usize::MAX).await;
    took.sort_by(f64::total_cmp);
    let value = took[took.len() * 9 / 10];
    Figure { name: format!("{game}: 9 of 10 strong hints"), value, unit: "ms", most: 1000.0 }
}

async fn usable(visitor: &Visitor) -> f64 {
    visitor.wait_until("return performance.getEntriesByName('platelayer-usable').length > 0").await;
    visitor.evaluate(USABLE).await.as_f64().unwrap_or(f64::INFINITY)
}

fn middle(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
