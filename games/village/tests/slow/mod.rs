//! A second, slow and obvious way to keep the books of a game: from its log, with words and lists.
//!
//! It knows the cards as text only, traces every line from its start whenever it needs it, and shares nothing with the
//! game but the types of its events.

use std::collections::BTreeMap;

use kernel::{Event, EventOf};
use village::{Action, Chance, Content, Letter, Line, Order, Village};

/// A railway card, a border piece or a place in a tableau, in words.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Piece {
    /// `bridge`, `bend`, or `border`.
    pub(crate) shape: String,
    pub(crate) terrain: String,
    /// Of the line that is followed, such as `barn-lake`, or nothing.
    pub(crate) feature: String,
}

/// One player's books.
#[derive(Clone, Debug, Default)]
pub(crate) struct Books {
    pub(crate) letter: Option<Letter>,
    pub(crate) money: i32,
    pub(crate) points: i32,
    /// Cards by row and column: number, and whether it is turned.
    pub(crate) grid: BTreeMap<(u8, u8), (u8, bool)>,
    pub(crate) trips: BTreeMap<String, Vec<String>>,
    pub(crate) resolved: Vec<String>,
    /// The number of a track or the words of a trip that waits to be placed.
    pub(crate) taken: Option<String>,
}

/// The whole table.
#[derive(Clone, Debug)]
pub(crate) struct Ledger<'a> {
    content: &'a Content,
    pub(crate) seats: Vec<Books>,
    /// The markets, furthest first: what is offered, and the coins on it.
    pub(crate) tracks: Vec<(u8, i32)>,
    pub(crate) trips: Vec<(String, i32)>,
    pub(crate) under: Vec<String>,
    top: Option<String>,
    n_unseen: usize,
    last: String,
}

pub(crate) const LINES: [&str; 7] = ["t1", "t2", "t3", "l1", "l2", "l3", "l4"];

impl<'a> Ledger<'a> {
    pub(crate) fn new(content: &'a Content, n_seats: usize) -> Self {
        let seats = vec![Books { money: 5, ..Books::default() }; n_seats];
        let (tracks, trips, under) = (Vec::new(), Vec::new(), Vec::new());
        Self { content, seats, tracks, trips, under, top: None, n_unseen: 80, last: String::new() }
    }

    /// Writes an event down.
    pub(crate) fn enter(&mut self, event: EventOf<Village>) {
        match event {
            Event::Ruling { .. } => panic!("there are no rulings"),
            Event::Chance(Chance::Corner { letter, seat }) => self.seats[seat.index()].letter = Some(letter),
            Event::Chance(Chance::Terminus { .. }) => {}
            Event::Chance(Chance::Top(trip)) => {
                self.top = Some(trip.to_string());
                self.n_unseen -= 1;
            }
            Event::Chance(Chance::Track(card)) => {
                let top = self.top.take();
                assert_eq!(top, Some(self.content.card(card).trip.to_string()), "the trip was on top");
                self.tracks.push((card.number(), 0));
            }
            Event::Act { seat, action } => self.act(seat.index(), action),
        }
        self.refill();
    }

    /// Moves the top card to the trip market where that is due.
    fn refill(&mut self) {
        loop {
            if self.top.is_none() && self.n_unseen == 0 && !self.under.is_empty() {
                self.top = Some(self.under.remove(0));
            }
            if self.top.is_none() || self.tracks.len() < 7 || self.trips.len() == 4 {
                return;
            }
            let trip = self.top.take().expect("there is a card on top");
            self.trips.push((trip, 0));
        }
    }

    fn act(&mut self, index: usize, action: Action) {
        match action {
            Action::Take(place) => {
                let (card, coins) = take(&mut self.tracks, place.number());
                let books = &mut self.seats[index];
                books.money += coins - (i32::from(place.number()) - 1);
                assert!(books.money >= coins, "it was paid before");
                assert_eq!(books.taken.replace(card.to_string()), None, "no other card waits");
            }
            Action::Lay { space, turned } => {
                let books = &mut self.seats[index];
                let card = books.taken.take().and_then(|it| it.parse().ok()).expect("a track was taken");
                let old = books.grid.insert((space.row(), space.column()), (card, turned));
                assert_eq!(old, None, "the space was empty");
            }
            Action::Trip(place) => {
                let (trip, coins) = take(&mut self.trips, place.number());
                let books = &mut self.seats[index];
                books.money += coins - 3 - (i32::from(place.number()) - 1);
                assert!(books.money >= coins, "it was paid before");
                assert_eq!(books.taken.replace(trip), None, "no other card waits");
            }
            Action::Assign(line) => {
                let books = &mut self.seats[index];
                let line = line.to_string();
                assert!(!books.resolved.contains(&line));
                let trips = books.trips.entry(line).or_default();
                trips.push(books.taken.take().expect("a trip was taken"));
                assert!(trips.len() <= 2);
            }
            Action::TakeAndLay { place, space, turned } => {
                self.act(index, Action::Take(place));
                self.act(index, Action::Lay { space, turned });
            }
            Action::TripAndAssign { place, line } => {
                self.act(index, Action::Trip(place));
                self.act(index, Action::Assign(line));
            }
            Action::Resolve { line, terminus } => {
                let name = line.to_string();
                let (pieces, is_complete) = self.trace(index, &name);
                assert!(is_complete, "{name} is completed");
                let trips = self.seats[index].trips.get(&name).cloned().unwrap_or_default();
                let points: i32 = trips.iter().map(|it| trip_points(it, &pieces)).sum();
                let pay = pay(&self.content.terminus(terminus).to_string(), &pieces, trips.len());
                let books = &mut self.seats[index];
                books.points += points + feature_points(&pieces);
                books.money += pay;
                books.resolved.push(name.clone());
                if trips.len() < 2 || trips[0] == trips[1] {
                    self.under.extend(trips);
                }
                self.last = name;
            }
            Action::Under(order) => {
                let mut trips = self.seats[index].trips[&self.last].clone();
                if order == Order::Swapped {
                    trips.reverse();
                }
                self.under.extend(trips);
            }
            Action::Done => {}
        }
    }

    /// The pieces of a line from its border piece on, and whether it leaves the tableau.
    pub(crate) fn trace(&self, index: usize, name: &str) -> (Vec<Piece>, bool) {
        let books = &self.seats[index];
        let line = Line::all().find(|it| it.to_string() == name).expect("a line");
        let start = self.content.start(books.letter.expect("a corner piece"), line);
        let word = |feature: Option<village::Feature>| feature.map(|it| it.to_string()).unwrap_or_default();
        let mut pieces =
            vec![Piece { shape: "border".into(), terrain: start.terrain.to_string(), feature: word(start.feature) }];
        let number: u8 = name[1..].parse().expect("a number");
        let (mut row, mut column, mut from) =
            if name.starts_with('t') { (1, number, "above") } else { (number, 1, "left") };
        loop {
            if row > 4 || column > 3 {
                return (pieces, true);
            }
            let Some(&(number, turned)) = books.grid.get(&(row, column)) else { return (pieces, false) };
            let card = self.content.card(village::Card::new(number).expect("a card"));
            let shape = card.shape.to_string();
            // A bend that lies upside down has the feature of its other line.
            let feature = match (shape.as_str(), turned, from) {
                ("bend", true, "above") | ("bridge", _, "left") | ("bend", false, "left") => card.from_left,
                _ => card.from_above,
            };
            pieces.push(Piece { shape: shape.clone(), terrain: card.terrain.to_string(), feature: word(feature) });
            let goes_down = (shape == "bridge") == (from == "above");
            if goes_down {
                (row, from) = (row + 1, "above");
            } else {
                (column, from) = (column + 1, "left");
            }
        }
    }

    /// The points at the end, and the money.
    pub(crate) fn total(&self, index: usize) -> (i32, i32) {
        let has_siding = |name: &&&str| self.trace(index, name).0.iter().any(|it| it.feature == "siding");
        let n_sidings = LINES.iter().filter(has_siding).count();
        let sidings: i32 = (1..=i32::try_from(n_sidings).expect("seven at most")).sum();
        let books = &self.seats[index];
        (books.points + sidings + books.money / 3, books.money)
    }
}

fn take<T>(market: &mut Vec<(T, i32)>, place: u8) -> (T, i32) {
    let index = usize::from(place) - 1;
    for further in &mut market[..index] {
        further.1 += 1;
    }
    market.remove(index)
}

fn number(n: usize) -> i32 {
    i32::try_from(n).expect("a small number")
}

/// How many of something a line has, by its name, one or many.
fn count(what: &str, pieces: &[Piece], n_trips: usize) -> i32 {
    let what = what.trim_end_matches('s');
    let n = match what {
        "track" => pieces.len(),
        "trip" => n_trips,
        "terrain" => terrains(pieces).len(),
        "straight" => pieces.iter().filter(|it| it.shape == "bridge").count(),
        "bend" => pieces.iter().filter(|it| it.shape == "bend").count(),
        "feature" => pieces.iter().filter(|it| !it.feature.is_empty()).count(),
        "barn" | "farm" | "halt" | "signal" | "siding" => {
            pieces.iter().filter(|it| it.feature.starts_with(what)).count()
        }
        terrain => pieces.iter().filter(|it| it.terrain == terrain).count(),
    };
    number(n)
}

/// How often each terrain is there.
fn terrains(pieces: &[Piece]) -> BTreeMap<String, i32> {
    let mut res = BTreeMap::new();
    for piece in pieces {
        *res.entry(piece.terrain.clone()).or_default() += 1;
    }
    res
}

/// What a trip such as `4 for exactly 5 tracks` scores.
pub(crate) fn trip_points(trip: &str, pieces: &[Piece]) -> i32 {
    let (points, demand) = trip.split_once(" for ").expect("points and a demand");
    let points: i32 = points.parse().expect("points");
    let words: Vec<&str> = demand.split(' ').collect();
    let n = |word: &str| word.parse::<i32>().expect("a number");
    let of = |terrain: &str| terrains(pieces).get(terrain.trim_end_matches('s')).copied().unwrap_or(0);
    let others = |terrain: &str| {
        let terrain = terrain.trim_end_matches('s').to_owned();
        terrains(pieces).into_iter().filter(move |it| it.0 != terrain).map(|it| it.1).collect::<Vec<_>>()
    };
    let (start, end) = (&pieces[0].terrain, &pieces[pieces.len() - 1].terrain);
    let is_met = match words[..] {
        ["exactly", number, what] => count(what, pieces, 0) == n(number),
        ["at", "least", number, what] => count(what, pieces, 0) >= n(number),
        ["at", "most", number, what] => count(what, pieces, 0) <= n(number),
        ["no", what] => count(what, pieces, 0) == 0,
        ["each", what] => return points * count(what, pieces, 0),
        ["only", "straights"] => pieces.len() > 1 && pieces[1..].iter().all(|it| it.shape == "bridge"),
        ["only", "bends", "at", "least", number] => {
            pieces[1..].iter().all(|it| it.shape == "bend") && pieces.len() > usize::try_from(n(number)).expect("small")
        }
        ["same", "ends"] => start == end,
        ["both", "ends", terrain] => start == terrain && end == terrain,
        ["most", terrain] => others(terrain).iter().all(|&it| it < of(terrain)),
        ["fewest", terrain] => of(terrain) > 0 && others(terrain).iter().all(|&it| it > of(terrain)),
        [number, "features", "alike"] => {
            ["barn", "farm", "halt", "signal", "siding"].iter().any(|it| count(it, pieces, 0) >= n(number))
        }
        _ => panic!("what is `{demand}`?"),
    };
    if is_met { points } else { 0 }
}

/// What barns, farms, halts and signals score.
pub(crate) fn feature_points(pieces: &[Piece]) -> i32 {
    let mut res = 0;
    for piece in pieces {
        match piece.feature.split_once('-').unwrap_or((&piece.feature, "")) {
            ("barn", terrain) => res += count(terrain, pieces, 0),
            ("farm", _) => res += number(terrains(pieces).len()),
            ("halt", points) => res += points.parse::<i32>().expect("points"),
            _ => {}
        }
    }
    res + match count("signal", pieces, 0) {
        0 => 0,
        1 => 3,
        2 => 8,
        3 => 15,
        _ => 24,
    }
}

/// What a terminus card such as `3 + 1 for each lake` pays.
pub(crate) fn pay(terminus: &str, pieces: &[Piece], n_trips: usize) -> i32 {
    let words: Vec<&str> = terminus.split(' ').collect();
    let [base, "+", rate, "for", "each", what] = words[..] else { panic!("what is `{terminus}`?") };
    base.parse::<i32>().expect("pounds") + rate.parse::<i32>().expect("pounds") * count(what, pieces, n_trips)
}
