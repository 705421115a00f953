//! Pictures to keep have no English word in them in another language.

use std::{collections::BTreeSet, fs, path::Path};

use draw::scene::Scene;
use fastrand::Rng;
use kernel::{Dice, Seat, Seed, Turn, Viewer};
use library::View;

use client::{settings::speak, words::Language};

use crate::picture::{of, scene};

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
    let games = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../games")).expect("the games");
    for game in games.map(|it| it.expect("a game").path()).filter(|it| it.is_dir()) {
        let folder = game.join("tests/records");
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
