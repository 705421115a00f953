//! What an action is worth at once: points and money, and what they promise. In hundredths of a point.

use kernel::Seat;
use village::{
    Action, Card, Content, Counted, Facts, Feature, Laid, Line, Side, Space, Tableau, Taken, Terminus, TerminusCard,
    Terrain, Trip, Village, leads,
};

use super::{
    TRIP_PRICE,
    promise::{Ahead, times},
};
use mind::count;

/// What lines with a siding come to, counting on some more of them.
const SIDINGS: [i32; 8] = [0, 200, 450, 750, 1120, 1560, 2100, 2800];

/// What one more signal adds to so many.
const NEXT_SIGNAL: [i32; 5] = [0, 500, 700, 900, 0];

/// What room for a trip at an unfinished line is worth.
const ROOM: i32 = 40;

/// The turns of every seat.
const N_TURNS: i32 = 12;

/// A tableau as its owner values it.
pub(super) struct Worth<'a> {
    content: &'a Content,
    tableau: &'a Tableau,
    ahead: [Option<Ahead>; Line::COUNT],
    lines: [i32; Line::COUNT],
    n_sidings: usize,
    /// What a pound is worth.
    rate: i32,
    hand: [Option<TerminusCard>; 8],
    /// The pounds that the hand pays for a usual line, in hundredths.
    usual_pay: i32,
}

impl<'a> Worth<'a> {
    /// The tableau of a seat of a game.
    pub(super) fn of(game: &'a Village, seat: Seat) -> Option<Self> {
        let (content, tableau) = (game.setup().content(), game.tableau(seat)?);
        let mut ahead = [None; Line::COUNT];
        for space in Space::all().filter(|&it| tableau.laid(it).is_none()) {
            for from in [Side::Above, Side::Left] {
                if let Some(line) = tableau.arriving(space, from) {
                    ahead[line.index()] = Some(Ahead::new((space, from)));
                }
            }
        }
        let mut hand = [None; 8];
        hand.iter_mut().zip(game.hand(seat)).for_each(|(slot, card)| *slot = Some(card));
        let turns_left = N_TURNS - count(tableau.placed().len());
        let mut res = Self {
            content,
            tableau,
            ahead,
            lines: [0; Line::COUNT],
            n_sidings: tableau.n_siding_lines(),
            rate: 34 + 5 * turns_left.min(6),
            hand,
            usual_pay: hand.iter().flatten().map(|&it| usual_pay(content.terminus(it))).max().unwrap_or(0),
        };
        for line in Line::all() {
            let course = tableau.course(line);
            if course.terminus().is_none() {
                let mut trips = course.trips();
                let trips = [trips.next(), trips.next()];
                res.lines[line.index()] = worth(&course.facts(), trips, ahead[line.index()]);
            }
        }
        Some(res)
    }

    /// What the whole tableau will come to as it stands, money and all.
    pub(super) fn total(&self) -> i32 {
        let points = 100 * i32::from(self.tableau.points());
        let money = 33 * i32::from(self.tableau.money());
        points + money + self.lines.iter().sum::<i32>() + SIDINGS[self.n_sidings]
    }

    /// What an action adds; the best of those that are no help is nothing.
    pub(super) fn gain(&self, game: &Village, action: Action) -> i32 {
        match action {
            Action::Take(place) => game.tracks().nth(usize::from(place.number()) - 1).map_or(0, |it| {
                let best = self.lays(it.card).map(|it| it.0).max();
                best.unwrap_or(0) + self.money(it.coins, place.price())
            }),
            Action::TakeAndLay { place, space, turned } => {
                let offer = game.tracks().nth(usize::from(place.number()) - 1);
                offer.map_or(0, |it| self.lay(space, turned, it.card) + self.money(it.coins, place.price()))
            }
            Action::Lay { space, turned } => match game.taken() {
                Some(Taken::Track(card)) => self.lay(space, turned, card),
                Some(Taken::Trip(_)) | None => 0,
            },
            Action::Trip(place) => game.trips().nth(usize::from(place.number()) - 1).map_or(0, |it| {
                let best = self.assigns(it.card).map(|it| it.0).max();
                best.unwrap_or(0) + self.money(it.coins, TRIP_PRICE + place.price())
            }),
            Action::TripAndAssign { place, line } => {
                let offer = game.trips().nth(usize::from(place.number()) - 1);
                offer.map_or(0, |it| self.assign(line, it.card) + self.money(it.coins, TRIP_PRICE + place.price()))
            }
            Action::Assign(line) => match game.taken() {
                Some(Taken::Trip(trip)) => self.assign(line, trip),
                Some(Taken::Track(_)) | None => 0,
            },
            Action::Resolve { line, terminus } => self.resolve(line, terminus),
            Action::Under(_) | Action::Done => 0,
        }
    }

    /// What the coins on a card are worth, less its price.
    pub(super) fn money(&self, coins: u8, price: u16) -> i32 {
        (i32::from(coins) - i32::from(price)) * self.rate
    }

    /// Every way to lay a track, and what it adds.
    pub(super) fn lays(&self, card: Card) -> impl Iterator<Item = (i32, Space, bool)> {
        let n_ways = 1 + usize::from(self.content.card(card).is_turnable());
        let ways = move |space| [false, true].into_iter().take(n_ways).map(move |turned| (space, turned));
        let all = self.tableau.reach().into_iter().flat_map(ways);
        all.map(move |(space, turned)| (self.lay(space, turned, card), space, turned))
    }

    /// Every line that can take a trip, and what it adds there.
    pub(super) fn assigns(&self, trip: Trip) -> impl Iterator<Item = (i32, Line)> {
        self.tableau.open().into_iter().map(move |line| (self.assign(line, trip), line))
    }

    /// What a track in a space adds.
    fn lay(&self, space: Space, turned: bool, card: Card) -> i32 {
        let laid = Laid { card, turned };
        let card = self.content.card(card);
        let features = card.features(turned);
        let mut gain = 0;
        let mut n_sidings = self.n_sidings;
        for (from, feature) in [Side::Above, Side::Left].into_iter().zip(features) {
            let Some(line) = self.tableau.arriving(space, from) else {
                gain += flat(feature);
                continue;
            };
            let course = self.tableau.course(line);
            let before = course.facts();
            let mut facts = before.through(self.content, laid, from);
            let mut next = leads(space, from, card.shape);
            while let Some((at, side)) = next
                && let Some(there) = self.tableau.laid(at)
            {
                let card = self.content.card(there.card);
                facts = facts.through(self.content, there, side);
                gain -= flat(card.features(there.turned)[usize::from(side != Side::Above)]);
                next = leads(at, side, card.shape);
            }
            let mut trips = course.trips();
            gain += worth(&facts, [trips.next(), trips.next()], next.map(Ahead::new)) - self.lines[line.index()];
            if next.is_none() {
                gain += (100 * i32::from(self.best_pay(&facts)) - self.usual_pay) * self.rate / 100;
            }
            n_sidings += usize::from(facts.has_siding() && !before.has_siding());
        }
        gain + SIDINGS[n_sidings] - SIDINGS[self.n_sidings]
    }

    /// What a trip at a line adds.
    fn assign(&self, line: Line, trip: Trip) -> i32 {
        let Some(ahead) = self.ahead[line.index()] else { return 0 };
        self::trip(trip, &self.tableau.course(line).facts(), ahead) - ROOM
    }

    /// What a terminus card pays for a line.
    pub(super) fn resolve(&self, line: Line, terminus: TerminusCard) -> i32 {
        i32::from(self.content.terminus(terminus).pay(&self.tableau.course(line).facts())) * self.rate
    }

    fn best_pay(&self, facts: &Facts) -> u16 {
        self.hand.iter().flatten().map(|&it| self.content.terminus(it).pay(facts)).max().unwrap_or(0)
    }
}

/// The pounds that a terminus card pays for a line of the kind that is chosen for it, in hundredths.
fn usual_pay(terminus: Terminus) -> i32 {
    let n = match terminus.what() {
        Counted::Track => 440,
        Counted::Kind => 330,
        Counted::Feature => 250,
        Counted::Straight | Counted::Bend => 220,
        Counted::Terrain(_) => 140,
        Counted::Trip => 120,
        Counted::Barn | Counted::Farm | Counted::Halt | Counted::Signal | Counted::Siding => 80,
    };
    100 * i32::from(terminus.base()) + n * i32::from(terminus.rate())
}

/// What a line scores, or will score.
fn worth(facts: &Facts, trips: [Option<Trip>; 2], ahead: Option<Ahead>) -> i32 {
    let features = 100 * i32::from(facts.feature_points());
    let Some(ahead) = ahead else {
        return features + trips.into_iter().flatten().map(|it| 100 * i32::from(it.score(facts))).sum::<i32>();
    };
    let mean = ahead.mean();
    let barns: i32 = Terrain::ALL.into_iter().map(|it| i32::from(facts.barns(it))).sum();
    let farms = i32::from(facts.farms());
    let new_terrains = (mean * 55 / 100).min(100 * (5 - i32::from(facts.kinds())));
    let signals = NEXT_SIGNAL[usize::from(facts.signals()).min(4)] * mean / 100 * 18 / 100;
    let rooms = count(trips.iter().filter(|it| it.is_none()).count()) * ROOM;
    let trips: i32 = trips.into_iter().flatten().map(|it| trip(it, facts, ahead)).sum();
    features + barns * mean * 30 / 100 + farms * new_terrains + signals + rooms + trips
}

/// What a trip will score at an unfinished line.
fn trip(trip: Trip, facts: &Facts, ahead: Ahead) -> i32 {
    i32::from(trip.points()) * times(trip.demand(), facts, ahead)
}

/// What a feature is worth that no line has reached yet.
const fn flat(feature: Option<Feature>) -> i32 {
    match feature {
        None => 0,
        Some(Feature::Barn(_)) => 150,
        Some(Feature::Farm) => 330,
        Some(Feature::Halt(points)) => 100 * points as i32,
        Some(Feature::Signal) => 380,
        Some(Feature::Siding) => 250,
    }
}
