//! A picture of a position to keep: as SVG, or as PNG that the browser paints.

use draw::{Caption, scene::Scene};
use kernel::Seat;
use leptos::prelude::*;
use library::View;
use wasm_bindgen::{JsCast as _, closure::Closure};
use web_sys::{CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement, HtmlImageElement};

use crate::{settings::language, shelf};

/// How many pixels a unit of the drawing gets, so that it is sharp on paper too.
const SHARPNESS: f64 = 1.6;

/// The picture of a seat's sheet with its score, in the language of the page; `None` where it is hidden.
pub(crate) fn of(view: &View, seat: Seat, title: &str, players: &[String]) -> Option<String> {
    Some(draw::svg::scene(&scene(view, seat, title, players)?, "sheet"))
}

fn scene(view: &View, seat: Seat, title: &str, players: &[String]) -> Option<Scene> {
    let players: Vec<_> = players.iter().map(String::as_str).collect();
    let caption = Caption { title, players: &players, ..Caption::default() };
    gallery::keepsake(view, seat, caption, &language())
}

/// Lets the visitor save it as SVG.
pub(crate) fn save_svg(name: &str, svg: &str) {
    shelf::save(&format!("{name}.svg"), "image/svg+xml", svg);
}

/// Lets the visitor save it as PNG.
pub(crate) fn save_png(name: &str, svg: &str) {
    let Some((width, height)) = size(svg) else { return };
    let Ok(image) = HtmlImageElement::new() else { return };
    let name = format!("{name}.png");
    let source = image.clone();
    let painted = Closure::once_into_js(move || {
        let _ = paint(&source, (width, height), &name);
    });
    image.set_onload(Some(painted.unchecked_ref()));
    // A picture in words of the address itself: nothing is fetched.
    let sized = svg.replacen("<svg ", &format!("<svg width=\"{width}\" height=\"{height}\" "), 1);
    image.set_src(&format!("data:image/svg+xml,{}", js_sys::encode_uri_component(&sized)));
}

/// Paints the image on a canvas and saves what is there.
fn paint(image: &HtmlImageElement, (width, height): (f64, f64), name: &str) -> Option<()> {
    let canvas = document().create_element("canvas").ok()?.dyn_into::<HtmlCanvasElement>().ok()?;
    #[expect(clippy::cast_sign_loss, reason = "sizes are positive")]
    let pixels = |it: f64| (it * SHARPNESS).round() as u32;
    canvas.set_width(pixels(width));
    canvas.set_height(pixels(height));
    let brush = canvas.get_context("2d").ok()??.dyn_into::<CanvasRenderingContext2d>().ok()?;
    let (x, y) = (width * SHARPNESS, height * SHARPNESS);
    brush.draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, x, y).ok()?;
    let anchor = document().create_element("a").ok()?.dyn_into::<HtmlAnchorElement>().ok()?;
    anchor.set_href(&canvas.to_data_url_with_type("image/png").ok()?);
    anchor.set_download(name);
    anchor.click();
    Some(())
}

/// Width and height of the drawing, from its view box.
fn size(svg: &str) -> Option<(f64, f64)> {
    let numbers = svg.split("viewBox=\"").nth(1)?.split('"').next()?;
    let mut numbers = numbers.split(' ').skip(2).map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, path::Path};

    use draw::scene::Scene;
    use fastrand::Rng;
    use kernel::{Dice, Seat, Seed, Turn, Viewer};
    use library::View;

    use super::{of, scene, size};
    use crate::{settings::speak, words::Language};

    /// English words that are German ones as well.
    const SHARED: [&str; 1] = ["die"];

    /// The view of a game that was played at random to its end, doing something rather than nothing in every second one.
    fn finished(entry: &library::Entry, rules: &str, n_seats: usize, seed: u8) -> View {
        let mut host = entry.open(Some(rules), n_seats).expect("a game");
        let dice = Dice::new(Seed::new([seed; 32]), "0123456789abcdef".parse().expect("a name"));
        let mut luck = Rng::with_seed(seed.into());
        loop {
            host.settle(&dice);
            let Turn::Seats(seats) = host.turn() else { return host.view(Viewer::Public) };
            let seat = seats.lowest().expect("somebody");
            let mut actions = host.actions(seat);
            if seed.is_multiple_of(2) && actions.len() > 1 {
                actions.retain(|it| it != "pass");
            }
            host.act(seat, luck.choice(&actions).expect("a move")).expect("a legal move");
        }
    }

    /// Random games of every rule set and of several numbers of seats.
    fn played() -> Vec<(View, usize)> {
        let mut res = Vec::new();
        for entry in library::GAMES {
            for rules in entry.rule_sets {
                for n_seats in entry.seats.0..=entry.seats.1.min(4) {
                    res.extend((1..=3).map(|seed| (finished(entry, rules.name, n_seats, seed), n_seats)));
                }
            }
        }
        res
    }

    /// The games of the records with which the rules are tested: they have been steered to every kind of end.
    fn recorded() -> Vec<(View, usize)> {
        let mut res = Vec::new();
        for game in include_str!("../../games/list.txt").lines() {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(game).join("tests/records");
            for file in fs::read_dir(folder).expect("records") {
                let text = fs::read_to_string(file.expect("a file").path()).expect("text");
                let host = library::read(&text, &[]).expect("a record").host;
                res.push((host.view(Viewer::Public), host.n_seats()));
            }
        }
        res
    }

    /// Every word of at least two letters in a text.
    fn words(text: &str) -> impl Iterator<Item = &str> {
        text.split(|it: char| !it.is_alphabetic()).filter(|it| it.chars().count() > 1)
    }

    fn said(scene: &Scene) -> BTreeSet<String> {
        scene.texts().into_iter().flat_map(words).map(str::to_owned).collect()
    }

    /// Checks the pictures of all seats.
    fn check(view: &View, n_seats: usize) {
        let names: Vec<_> = ('A'..='Z').take(n_seats).map(String::from).collect();
        let told = |language: Language, seat: Seat| {
            speak(language);
            let svg = of(view, seat, "1", &names).expect("a picture");
            (scene(view, seat, "1", &names).expect("a picture"), svg)
        };
        for seat in Seat::first(n_seats) {
            let (english, _) = told(Language::English, seat);
            let known = said(&english);
            let is_english = |language: Language, word: &str| match language {
                Language::Japanese => word.is_ascii(),
                _ => known.contains(word) && !SHARED.contains(&word),
            };
            for language in [Language::German, Language::Japanese] {
                let (scene, svg) = told(language, seat);
                let left: Vec<_> = said(&scene).into_iter().filter(|it| is_english(language, it)).collect();
                assert!(left.is_empty(), "{left:?} in {}", language.name());
                // Labels and descriptions are English only.
                assert!(svg.contains("<desc id=\"sheet-desc\"></desc>") && !svg.contains("<title>"), "{svg}");
                assert_eq!((scene.width, scene.height), (english.width, english.height), "only the words are others");
            }
        }
    }

    #[test]
    fn no_english_word_is_left_in_pictures_of_random_games() {
        for (view, n_seats) in played() {
            check(&view, n_seats);
        }
    }

    #[test]
    fn no_english_word_is_left_in_pictures_of_recorded_games() {
        let games = recorded();
        assert!(games.len() > 30, "{}", games.len());
        for (view, n_seats) in games {
            check(&view, n_seats);
        }
    }

    #[test]
    fn the_size_is_that_of_the_view_box() {
        assert_eq!(size(r#"<svg viewBox="0 0 120 80.5" role="img">"#), Some((120.0, 80.5)));
        assert_eq!(size("<svg>"), None);
    }
}
