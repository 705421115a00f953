//! What an event does to the game.

use kernel::Seat;

use crate::{
    Action, Card, Chance, Content, Laid, Line, LineSet, Order, Place, Space, Tableau, TerminusCard, Village,
    content::Face,
    position::{N_ROUNDS, Phase, Position, Rest, TRIP_PRICE},
};

/// How many terminus cards everybody begins with.
const N_FIRST_TERMINI: usize = 3;

impl Village {
    /// The seat in turn decides.
    pub(crate) fn act(&mut self, action: Action) {
        let content = self.setup.content();
        match action {
            Action::Take(place) => self.now.rest = Rest::Lay(self.now.take(place)),
            Action::Trip(place) => self.now.rest = Rest::Assign(self.now.take_trip(place)),
            Action::Lay { space, turned } => {
                let Rest::Lay(card) = self.now.rest else { unreachable!("no track was taken") };
                self.now.lay(content, space, Laid { card, turned });
                return self.go_on_with_these_markets();
            }
            Action::Assign(line) => {
                let Rest::Assign(face) = self.now.rest else { unreachable!("no trip was taken") };
                self.now.assign(content, line, face);
                return self.go_on_with_these_markets();
            }
            Action::TakeAndLay { place, space, turned } => {
                let card = self.now.take(place);
                self.now.lay(content, space, Laid { card, turned });
            }
            Action::TripAndAssign { place, line } => {
                let face = self.now.take_trip(place);
                self.now.assign(content, line, face);
            }
            Action::Resolve { line, terminus } => self.now.resolve(content, line, terminus),
            Action::Under(order) => self.now.put_in_order(content, order),
            Action::Done => {
                // As if the trip of this turn had been planned, so the turn ends.
                self.now.has_planned = true;
                return self.go_on_with_these_markets();
            }
        }
        self.go_on();
    }

    /// Fate decides.
    pub(crate) fn happen(&mut self, chance: Chance) {
        let content = self.setup.content();
        match chance {
            Chance::Corner { letter, seat } => {
                self.now.tableaus[seat.index()] = Tableau::new(content, letter);
                self.now.deal_next_corner(seat, self.setup.n_seats());
                if self.now.phase != Phase::Top {
                    return;
                }
            }
            Chance::Top(trip) => self.now.deck.show(content.faces(), content.faces().face(trip)),
            Chance::Track(card) => {
                self.now.deck.flip(content.faces(), card);
                self.now.tracks.push(card);
                if self.now.deck.n_unseen() > 0 {
                    self.now.phase = Phase::Top;
                    return;
                }
            }
            Chance::Terminus { card, seat } => {
                self.now.termini.remove(card);
                self.now.hands[seat.index()].insert(card);
                self.now.rest = Rest::Nothing;
            }
        }
        self.go_on();
    }

    /// Fills the markets, and finds out what comes next.
    fn go_on(&mut self) {
        match self.now.refill() {
            Some(phase) => self.now.phase = phase,
            None => self.go_on_with_these_markets(),
        }
    }

    /// Finds out what comes next, and who is waited for, when nothing is missing in the markets that could be there.
    fn go_on_with_these_markets(&mut self) {
        let last = self.now.seat;
        self.now.phase = self.now.next(self.setup.n_seats());
        if self.now.seat != last || self.waiting.is_empty() && !self.now.is_dealing {
            self.waiting.remove(last);
            self.waiting.insert(self.now.seat);
        }
    }
}

impl Position {
    /// Goes on to the next corner piece, or lets the earliest letter begin (R22).
    fn deal_next_corner(&mut self, seat: Seat, n_seats: usize) {
        if let Some(seat) = Seat::first(n_seats).nth(seat.index() + 1) {
            self.phase = Phase::Corner { seat };
            return;
        }
        self.phase = Phase::Top;
        let first = Seat::first(n_seats).min_by_key(|it| self.tableaus[it.index()].letter());
        self.first = first.unwrap_or(Seat::FIRST);
        self.seat = self.first;
    }

    /// Takes a track from its market.
    fn take(&mut self, place: Place) -> Card {
        let offer = self.tracks.take(place.index());
        let tableau = &mut self.tableaus[self.seat.index()];
        tableau.pay(place.price());
        tableau.gain(offer.coins.into());
        offer.card
    }

    fn lay(&mut self, content: &Content, space: Space, laid: Laid) {
        self.pending = self.tableaus[self.seat.index()].lay(content, space, laid);
        self.rest = Rest::Nothing;
        self.has_built = true;
    }

    /// Takes a trip from its market.
    fn take_trip(&mut self, place: Place) -> Face {
        let offer = self.trips.take(place.index());
        let tableau = &mut self.tableaus[self.seat.index()];
        tableau.pay(TRIP_PRICE + place.price());
        tableau.gain(offer.coins.into());
        self.has_planned = true;
        offer.card
    }

    fn assign(&mut self, content: &Content, line: Line, face: Face) {
        self.tableaus[self.seat.index()].assign(line, content.faces().trip(face));
        self.rest = Rest::Nothing;
    }

    fn resolve(&mut self, content: &Content, line: Line, terminus: TerminusCard) {
        let tableau = &mut self.tableaus[self.seat.index()];
        tableau.resolve(content, line, terminus);
        self.hands[self.seat.index()].remove(terminus);
        self.pending = self.pending.without(line);
        // The card was shown to all.
        self.step += 1;
        let trips = content.faces();
        match tableau.course(line).both_trips() {
            // Two of the same leave nothing to choose.
            [Some(first), Some(second)] if first != second => self.rest = Rest::Order(line),
            both => {
                both.into_iter().flatten().for_each(|it| self.deck.put_under(trips.face(it)));
                self.draw_unless_all_are_completed();
            }
        }
    }

    fn draw_unless_all_are_completed(&mut self) {
        self.rest = if self.tableau().completed() == LineSet::ALL { Rest::Nothing } else { Rest::Draw };
    }

    fn put_in_order(&mut self, content: &Content, order: Order) {
        let Rest::Order(line) = self.rest else { unreachable!("no trips wait to be put in order") };
        let mut trips = self.tableau().course(line).both_trips();
        if order == Order::Swapped {
            trips.swap(0, 1);
        }
        trips.into_iter().flatten().for_each(|it| self.deck.put_under(content.faces().face(it)));
        self.draw_unless_all_are_completed();
    }

    fn end_turn(&mut self, n_seats: usize) {
        self.step += 1;
        self.n_turns += 1;
        self.has_built = false;
        self.has_planned = false;
        let next = self.seat.index() + 1;
        self.seat = Seat::new(if next == n_seats { 0 } else { next }).expect("a seat of four");
    }

    /// What comes next; ends the turn if nothing is left to do in it.
    fn next(&mut self, n_seats: usize) -> Phase {
        if self.is_dealing {
            let needs_card = |it: &Seat| self.hands[it.index()].len() < N_FIRST_TERMINI;
            if let Some(seat) = Seat::first(n_seats).find(needs_card) {
                return Phase::Terminus { seat };
            }
            self.is_dealing = false;
        }
        match self.rest {
            Rest::Order(line) => return Phase::Under { line },
            Rest::Draw => return Phase::Terminus { seat: self.seat },
            Rest::Lay(_) => return Phase::Lay,
            Rest::Assign(_) => return Phase::Assign,
            Rest::Nothing => {}
        }
        if !self.pending.is_empty() {
            return Phase::Resolve;
        }
        if self.has_built {
            if self.affordable_trips() > 0 {
                return Phase::Plan;
            }
            self.end_turn(n_seats);
        }
        if usize::from(self.n_turns) == usize::from(N_ROUNDS) * n_seats { Phase::Over } else { Phase::Build }
    }

    /// Fills the markets as far as that needs no luck, the track market first, and says which luck it needs.
    fn refill(&mut self) -> Option<Phase> {
        loop {
            if self.deck.top().is_none() {
                if self.deck.n_unseen() > 0 {
                    return Some(Phase::Top);
                }
                if !self.deck.show_known() {
                    return None;
                }
            }
            if !self.tracks.is_full() {
                return Some(Phase::Track);
            }
            if self.trips.is_full() {
                return None;
            }
            if let Some(face) = self.deck.take() {
                self.trips.push(face);
            }
        }
    }
}
