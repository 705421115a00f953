//! Both markets and the hand, in rows of cards.

use village::{Player, Taken, View};

use super::{
    PLANNING, Picture,
    card::{self, LOW, SIZE},
    words,
};
use draw::{
    scene::{Anchor, Colour, Group, Paint, Path, Point, Shape, Stroke, Text, at},
    sheet::palette::{FAINT_INK, GOLD, INK, LEGAL, TIMBER},
};

/// How many cards the markets have.
const N_TRACKS: u8 = village::Place::TRACKS as u8;
const N_TRIPS: u8 = village::Place::TRIPS as u8;
const HEAD: f64 = 34.0;
const TAG: f64 = 25.0;
const GAP: f64 = 16.0;

/// Cards in so many columns, over this width.
#[derive(Copy, Clone, Debug)]
pub(super) struct Rows {
    pub(super) n_columns: u8,
    pub(super) width: f64,
}

impl Rows {
    fn corner(self, n: u8, height: f64) -> Point {
        let pitch = (self.width - SIZE.x) / f64::from(self.n_columns.max(2) - 1);
        at(f64::from(n % self.n_columns) * pitch, f64::from(n / self.n_columns) * (height + TAG + GAP))
    }

    fn height(self, n_cards: u8, height: f64) -> f64 {
        HEAD + f64::from(n_cards.div_ceil(self.n_columns)) * (height + TAG + GAP)
    }

    fn hand_beside(self) -> bool {
        self.n_columns >= 7
    }

    /// The height of everything.
    pub(super) fn total(self, view: &View) -> f64 {
        self.markets() + if view.taken.is_some() { self.height(1, SIZE.y) - TAG } else { 0.0 }
    }

    fn markets(self) -> f64 {
        let hand = if self.hand_beside() { 0.0 } else { self.height(3, LOW.y) };
        self.height(N_TRACKS, SIZE.y) + self.height(N_TRIPS, LOW.y) + hand
    }
}

/// Markets and hand, with their corner at `place`.
pub(super) fn group(picture: &Picture<'_>, player: &Player, rows: Rows, place: Point) -> Group {
    let view = picture.view;
    let top = view.top.map_or(String::new(), |it| format!("; its top card: {it}"));
    let note = format!("deck of {} at the right{top}", words::many(view.n_deck, "card"));
    let mut shapes = head(Point::default(), rows.width, "Track market", &note);
    for n in 0..N_TRACKS {
        let corner = at(0.0, HEAD + TAG) + rows.corner(n, SIZE.y);
        let Some(offer) = view.tracks.get(usize::from(n)) else {
            shapes.push(card::gap(corner, SIZE));
            continue;
        };
        let it = view.setup.content().card(offer.card);
        let mut card = tag(corner, n, &price(n));
        card.extend(card::track(it, false, &picture.names, corner));
        card.extend(coins(corner + at(SIZE.x, 0.0), offer.coins));
        let label = format!("track {}: {}, {}", n + 1, words::card(it, false), price(n));
        shapes.push(Group::at(Point::default(), card).named(format!("track-{}", n + 1)).labelled(label).into());
    }
    let below = at(0.0, rows.height(N_TRACKS, SIZE.y));
    let width = if rows.hand_beside() { rows.corner(3, 0.0).x + SIZE.x } else { rows.width };
    shapes.extend(head(below, width, "Trip market", "price with £3 for planning"));
    for n in 0..N_TRIPS {
        let corner = below + at(0.0, HEAD + TAG) + rows.corner(n, LOW.y);
        let Some(offer) = view.trips.get(usize::from(n)) else {
            shapes.push(card::gap(corner, LOW));
            continue;
        };
        let cost = format!("£{}", n + PLANNING);
        let mut card = tag(corner, n, &cost);
        card.extend(card::trip(offer.card, corner));
        card.extend(coins(corner + at(SIZE.x, 0.0), offer.coins));
        let label = format!("trip {}: {}, {cost}", n + 1, offer.card);
        shapes.push(Group::at(Point::default(), card).named(format!("trip-{}", n + 1)).labelled(label).into());
    }
    let hand =
        if rows.hand_beside() { below + rows.corner(4, 0.0) } else { below + at(0.0, rows.height(N_TRIPS, LOW.y)) };
    shapes.push(self::hand(picture, player, rows, hand).into());
    shapes.extend(view.taken.map(|it| taken(picture, it, rows.width, at(0.0, rows.markets())).into()));
    Group::at(place, shapes).named("markets")
}

/// The card that was taken and is not placed yet.
fn taken(picture: &Picture<'_>, taken: Taken, width: f64, place: Point) -> Group {
    let view = picture.view;
    let whose = view.in_turn.map_or(String::new(), |it| format!("by seat {it}"));
    let mut shapes = head(Point::default(), width, "Taken, and not placed yet", &whose);
    let corner = at(0.0, HEAD);
    let label = match taken {
        Taken::Track(card) => {
            let it = view.setup.content().card(card);
            shapes.extend(card::track(it, false, &picture.names, corner));
            format!("taken track: {}", words::card(it, false))
        }
        Taken::Trip(trip) => {
            shapes.extend(card::trip(trip, corner));
            format!("taken trip: {trip}")
        }
    };
    Group::at(place, shapes).named("taken").labelled(label)
}

fn hand(picture: &Picture<'_>, player: &Player, rows: Rows, place: Point) -> Group {
    let note = if player.hand.is_some() { "the hand, by number" } else { "hidden" };
    let width = if rows.hand_beside() { rows.width - rows.corner(4, 0.0).x } else { rows.width };
    let mut shapes = head(Point::default(), width, "Terminus cards", note);
    for (n, place) in (0..player.n_hand).zip(0_u8..) {
        let corner = at(0.0, HEAD + TAG) + rows.corner(place, LOW.y);
        shapes.extend(match player.hand.as_ref().and_then(|it| it.get(n)) {
            Some(&it) => card::terminus(&it.to_string(), picture.view.setup.content().terminus(it), corner),
            None => card::back(corner),
        });
    }
    Group::at(place, shapes).named("hand").labelled(words::many(player.n_hand, "terminus card"))
}

fn price(n: u8) -> String {
    if n == 0 { "free".to_owned() } else { format!("£{n}") }
}

fn head(place: Point, width: f64, words: &str, note: &str) -> Vec<Shape> {
    let rule = Path::through(&[place + at(0.0, HEAD - 6.0), place + at(width, HEAD - 6.0)]);
    vec![
        Text::new(place + at(0.0, 20.0), words, 24.0, INK).serif().bold().into(),
        Text::new(place + at(width, 20.0), note, 16.0, FAINT_INK).anchored(Anchor::End).into(),
        Shape::path(rule, Paint::stroke(Stroke::new(INK, 1.4))),
    ]
}

/// The number of a card and its price.
fn tag(corner: Point, n: u8, price: &str) -> Vec<Shape> {
    let colour = if price == "free" { LEGAL } else { INK };
    vec![
        Text::new(corner + at(2.0, -7.0), (n + 1).to_string(), 18.0, INK).bold().into(),
        Text::new(corner + at(SIZE.x / 2.0, -7.0), price, 18.0, colour).anchored(Anchor::Middle).into(),
    ]
}

/// The coins on a card, over its corner.
fn coins(corner: Point, coins: u8) -> Vec<Shape> {
    if coins == 0 {
        return Vec::new();
    }
    let centre = corner + at(-10.0, -2.0);
    let words = Text::new(centre + at(0.0, 6.0), format!("£{coins}"), 16.0, Colour::WHITE);
    vec![
        Shape::circle(centre, 17.0, Paint::fill(TIMBER).edged(Stroke::new(GOLD, 3.0))),
        words.anchored(Anchor::Middle).bold().into(),
    ]
}
