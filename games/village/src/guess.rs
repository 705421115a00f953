//! Games that look to a player like the one that is played: what the player cannot see is guessed.

use kernel::{Luck, Seat, SeatSet};

use crate::{
    Letter, Line, LineSet, Place, Setup, Stage, Tableau, Taken, Trip, View, Village,
    card::Termini,
    content::Trips,
    deck::Deck,
    market::Market,
    position::{Phase, Position, Rest},
};

impl Village {
    /// A game in which `seat` sees what `view` shows, at a decision of that seat.
    ///
    /// The terminus cards of the others are guessed, every deal of those that the view does not show being as likely as
    /// the other. What comes from the railway deck is drawn when it is needed, so nothing of it has to be guessed.
    /// While a line is resolved, a view does not tell whether the turn has had its trip: a coin decides.
    ///
    /// `None` if `view` is not one of `seat` that has to decide.
    pub fn guessed(view: &View, seat: Seat, luck: &mut impl Luck) -> Option<Self> {
        Self::watched(view, seat, luck).filter(|_| view.in_turn == Some(seat))
    }

    /// The same at a decision of anybody.
    pub fn watched(view: &View, seat: Seat, luck: &mut impl Luck) -> Option<Self> {
        let mut res = Self::known(view, seat)?;
        res.guess_again(seat, luck);
        Some(res)
    }

    /// Guesses anew what `seat` cannot see, in a game that waits for somebody; all that it sees stays.
    pub fn guess_again(&mut self, seat: Seat, luck: &mut impl Luck) {
        let now = &mut self.now;
        let mut rest = now.termini.bits();
        for other in Seat::first(self.setup.n_seats()).filter(|&it| it != seat) {
            rest |= now.hands[other.index()].bits();
        }
        let mut rest = Termini::new(rest).unwrap_or(Termini::EMPTY);
        for other in Seat::first(self.setup.n_seats()).filter(|&it| it != seat) {
            let n_cards = now.hands[other.index()].len();
            now.hands[other.index()] = Termini::EMPTY;
            for _ in 0..n_cards {
                let card = rest.nth(luck.below(rest.len() as u32) as usize);
                rest.remove(card);
                now.hands[other.index()].insert(card);
            }
        }
        now.termini = rest;
        if matches!(now.phase, Phase::Resolve | Phase::Under { .. }) {
            now.has_planned = luck.below(2) == 1;
        }
    }

    /// A game of all that is known, in which the hands of the others have any cards that are left.
    fn known(view: &View, seat: Seat) -> Option<Self> {
        let (setup, content) = (&view.setup, view.setup.content());
        let (n_seats, first) = (setup.n_seats(), view.first?);
        let (phase, rest, has_planned) = match view.stage {
            Stage::Build { has_planned } => (Phase::Build, Rest::Nothing, has_planned),
            Stage::Lay { has_planned } => {
                let Some(Taken::Track(card)) = view.taken else { return None };
                (Phase::Lay, Rest::Lay(card), has_planned)
            }
            Stage::Assign => {
                let Some(Taken::Trip(trip)) = view.taken else { return None };
                (Phase::Assign, Rest::Assign(content.faces().face(trip)), true)
            }
            Stage::Resolve { .. } => (Phase::Resolve, Rest::Nothing, false),
            Stage::Under { line } => (Phase::Under { line }, Rest::Order(line), false),
            Stage::Plan => (Phase::Plan, Rest::Nothing, false),
            Stage::Deal | Stage::Draw | Stage::Over => return None,
        };
        let in_turn = view.in_turn.filter(|&it| view.waiting.contains(it))?;
        let mut tableaus = [Tableau::new(content, Letter::A); Setup::MOST_SEATS];
        let mut left = Termini::ALL;
        for (at, player) in view.players.iter() {
            tableaus[at.index()] = player.tableau?;
            for terminus in Line::all().filter_map(|it| tableaus[at.index()].course(it).terminus()) {
                left.remove(terminus);
            }
        }
        let mut hands = [Termini::EMPTY; Setup::MOST_SEATS];
        for &card in view.players.get(seat)?.hand.as_ref()? {
            left.remove(card);
            hands[seat.index()].insert(card);
        }
        for (at, player) in view.players.iter().filter(|it| it.0 != seat) {
            for _ in 0..player.n_hand {
                let card = left.iter().next()?;
                left.remove(card);
                hands[at.index()].insert(card);
            }
        }
        let tableau = &tableaus[in_turn.index()];
        let mut pending = LineSet::EMPTY;
        for line in tableau.completed().into_iter().filter(|&it| tableau.course(it).terminus().is_none()) {
            pending = pending.with(line);
        }
        let (mut tracks, mut trips) = (Market::EMPTY, Market::EMPTY);
        if view.tracks.len() > Place::TRACKS || view.trips.len() > Place::TRIPS {
            return None;
        }
        view.tracks.iter().for_each(|it| tracks.push_with(it.card, it.coins));
        view.trips.iter().for_each(|it| trips.push_with(content.faces().face(it.card), it.coins));
        let turn = (in_turn.index() + n_seats - first.index()) % n_seats;
        let now = Position {
            phase,
            step: 0,
            is_dealing: false,
            seat: in_turn,
            first,
            n_turns: (usize::from(view.round.checked_sub(1)?) * n_seats + turn) as u8,
            has_planned,
            has_built: tableau.placed().len() == usize::from(view.round),
            pending,
            rest,
            deck: deck(view, &tableaus[..n_seats], content.faces())?,
            tracks,
            trips,
            termini: left,
            hands,
            tableaus,
        };
        let mut waiting = SeatSet::EMPTY;
        waiting.insert(in_turn);
        Some(Self { setup: setup.clone(), now, waiting })
    }
}

/// What everybody knows of the deck: a card that lies nowhere else is in it.
fn deck(view: &View, tableaus: &[Tableau], trips: &Trips) -> Option<Deck> {
    let content = view.setup.content();
    let laid = || tableaus.iter().flat_map(|it| it.placed().into_iter().filter_map(|space| it.laid(space)));
    let (track, trip) = match view.taken {
        Some(Taken::Track(card)) => (Some(card), None),
        Some(Taken::Trip(trip)) => (None, Some(trip)),
        None => (None, None),
    };
    let tracks = || view.tracks.iter().map(|it| it.card).chain(laid().map(|it| it.card)).chain(track);
    // The trips of a resolved line have gone under the deck, unless their order is being chosen.
    let is_at_line = |seat: Seat, tableau: &Tableau, line: Line| {
        let is_ordered = view.in_turn == Some(seat) && view.stage == (Stage::Under { line });
        is_ordered || tableau.course(line).terminus().is_none()
    };
    let at_lines = Seat::first(tableaus.len()).zip(tableaus).flat_map(|(seat, tableau)| {
        let lines = Line::all().filter(move |&it| is_at_line(seat, tableau, it));
        lines.flat_map(|it| tableau.course(it).trips())
    });
    let seen = tracks().map(|it| content.card(it).trip);
    let seen = seen.chain(view.trips.iter().map(|it| it.card)).chain(at_lines);
    let seen = seen.chain(trip).chain(view.top).chain(view.under.iter().copied());
    let mut res = Deck::new(trips);
    for trip in seen {
        res.show_seen(trips, trips.face(trip))?;
    }
    for card in tracks() {
        res.flip(trips, card);
    }
    view.under.iter().for_each(|&trip: &Trip| res.put_under(trips.face(trip)));
    res.put_on_top(view.top.map(|it| trips.face(it)));
    Some(res)
}
