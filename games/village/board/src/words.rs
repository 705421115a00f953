//! Cards, lines and what is counted on them, in the player's language.

use village::{
    Action, Counted, Demand, Feature, Line, Order, RailwayCard, Shape, Space, Taken, Terminus, Terrain, Trip, View,
};
use village_picture::say;

use client::{
    settings::language,
    words::{commas, list},
};

/// What planning a trip costs, besides the price of the card.
pub(super) const PLANNING: u16 = 3;

pub(crate) fn terrain(it: Terrain) -> String {
    say::terrain(it, &language())
}

/// One of something, or many.
pub(super) fn thing(what: Counted, n: u16) -> String {
    say::thing(what, n, &language())
}

/// `4 tracks`.
pub(super) fn many(what: Counted, n: u16) -> String {
    say::many(what, n, &language())
}

pub(super) fn pounds(n: u16) -> String {
    format!("£{n}")
}

pub(super) fn points(n: u16) -> String {
    t!("village-points", n = n)
}

pub(super) fn feature(it: Feature) -> String {
    match it {
        Feature::Barn(of) => t!("village-barn", terrain = terrain(of)),
        Feature::Halt(points) => t!("village-halt", n = points),
        Feature::Farm => thing(Counted::Farm, 1),
        Feature::Signal => thing(Counted::Signal, 1),
        Feature::Siding => thing(Counted::Siding, 1),
    }
}

/// `forest bend`.
pub(super) fn kind(card: &RailwayCard) -> String {
    let terrain = terrain(card.terrain);
    match card.shape {
        Shape::Bridge => t!("village-bridge", terrain = terrain),
        Shape::Bend => t!("village-bend", terrain = terrain),
    }
}

/// A track with its features, as it lies.
pub(super) fn track(card: &RailwayCard, turned: bool) -> String {
    let mut res = vec![kind(card)];
    let [above, left] = card.features(turned);
    res.extend(above.map(|it| t!("village-from-above", feature = feature(it))));
    res.extend(left.map(|it| t!("village-from-left", feature = feature(it))));
    commas(&res)
}

/// What a trip asks for.
pub(crate) fn demand(it: Demand) -> String {
    say::demand(it, &language())
}

/// `for each bend`.
pub(super) fn each(what: Counted) -> String {
    say::each(what, &language())
}

/// `6 points: most lakes`.
pub(super) fn trip(it: Trip) -> String {
    match it.demand() {
        Demand::Each(what) => t!("village-trip-each", n = it.points(), each = each(what)),
        other => t!("village-trip", n = it.points(), demand = demand(other)),
    }
}

/// `£3 + £1 for each lake`.
pub(crate) fn terminus(it: Terminus) -> String {
    t!("village-terminus", base = it.base(), rate = it.rate(), each = each(it.what()))
}

/// The price of a card of the track market.
pub(super) fn price(index: usize) -> String {
    if index == 0 { t!("village-free") } else { format!("£{index}") }
}

/// The coins on a card, where there are some.
pub(super) fn coins(n: u8) -> Option<String> {
    (n > 0).then(|| t!("village-coins", n = n))
}

pub(super) fn space(it: Space) -> String {
    t!("village-space", row = it.row(), column = it.column())
}

pub(crate) fn line(it: Line) -> String {
    t!("village-line", name = it.to_string())
}

pub(super) fn lines(all: impl IntoIterator<Item = Line>) -> String {
    list(all.into_iter().map(|it| it.to_string()).collect())
}

/// A legal action in words.
pub(super) fn action(view: &View, action: Action) -> Option<String> {
    let content = view.setup.content();
    Some(match action {
        Action::Take(place) => {
            let card = content.card(view.tracks.get(usize::from(place.number()) - 1)?.card);
            t!("village-does-take-card", track = kind(card), price = price(usize::from(place.price())))
        }
        Action::Lay { space, turned } => {
            let Some(Taken::Track(card)) = view.taken else { return None };
            let track = kind(content.card(card));
            if turned {
                t!("village-does-lay-turned", track = track, space = space.to_string())
            } else {
                t!("village-does-lay", track = track, space = space.to_string())
            }
        }
        Action::TakeAndLay { place, space, turned } => {
            let card = content.card(view.tracks.get(usize::from(place.number()) - 1)?.card);
            let price = price(usize::from(place.price()));
            if turned && card.is_turnable() {
                t!("village-does-take-turned", track = kind(card), space = space.to_string(), price = price)
            } else {
                t!("village-does-take", track = kind(card), space = space.to_string(), price = price)
            }
        }
        Action::Trip(place) => {
            let offer = view.trips.get(usize::from(place.number()) - 1)?;
            t!("village-does-trip-card", trip = trip(offer.card), price = pounds(PLANNING + place.price()))
        }
        Action::Assign(line) => {
            let Some(Taken::Trip(taken)) = view.taken else { return None };
            t!("village-does-assign", trip = trip(taken), line = line.to_string())
        }
        Action::TripAndAssign { place, line } => {
            let offer = view.trips.get(usize::from(place.number()) - 1)?;
            let price = pounds(PLANNING + place.price());
            t!("village-does-trip", trip = trip(offer.card), line = line.to_string(), price = price)
        }
        Action::Resolve { line, terminus: card } => {
            let course = super::tableau_of(view, view.in_turn?)?.course(line);
            let it = content.terminus(card);
            let pay = pounds(it.pay(&course.facts()));
            t!("village-does-resolve", line = line.to_string(), terminus = terminus(it), pay = pay)
        }
        Action::Under(order) => {
            let [first, _] = ordered(view, order)?;
            t!("village-does-under", trip = trip(first))
        }
        Action::Done => t!("village-does-done"),
    })
}

/// The two trips that go under the deck, the one that comes back first first.
pub(super) fn ordered(view: &View, order: Order) -> Option<[Trip; 2]> {
    let village::Stage::Under { line } = view.stage else { return None };
    let mut trips = super::tableau_of(view, view.in_turn?)?.course(line).trips();
    let both = [trips.next()?, trips.next()?];
    Some(match order {
        Order::AsPlanned => both,
        Order::Swapped => [both[1], both[0]],
    })
}
