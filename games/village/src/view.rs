//! What one viewer may know.

use kernel::{BySeat, Game as _, Seat, SeatSet, Viewer};

use crate::{Card, Line, LineSet, Offer, Setup, Tableau, Tally, TerminusCard, Trip, Village, position::Phase};

/// Where the game is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Corner pieces, markets and hands are dealt.
    Deal,
    /// The seat in turn must build a track, and may plan a trip before it unless it has.
    Build {
        /// Whether the turn has its trip.
        has_planned: bool,
    },
    /// The seat in turn must lay the track that it has taken.
    Lay {
        /// Whether the turn has its trip.
        has_planned: bool,
    },
    /// The seat in turn must assign the trip that it has taken to a line.
    Assign,
    /// The seat in turn must resolve one of these lines.
    Resolve {
        /// The completed lines.
        lines: LineSet,
    },
    /// The seat in turn must say in which order the two trips of this line go under the deck.
    Under {
        /// The line.
        line: Line,
    },
    /// The seat in turn may plan a trip, or end the turn.
    Plan,
    /// A card is drawn in the middle of a turn.
    Draw,
    /// The game has ended.
    Over,
}

/// A card that was taken from a market and is not placed yet. It lies open in front of the seat in turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Taken {
    /// A track.
    Track(Card),
    /// A trip.
    Trip(Trip),
}

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// What was agreed; the cards are in [`Setup::content`].
    pub setup: Setup,
    /// Where the game is.
    pub stage: Stage,
    /// The round that is played, 1 to 12; 12 at the end.
    pub round: u8,
    /// Who began: the earliest letter. Nobody has before all corner pieces are dealt.
    pub first: Option<Seat>,
    /// Whose turn it is.
    pub in_turn: Option<Seat>,
    /// Who is waited for.
    pub waiting: SeatSet,
    /// The card that the seat in turn has taken and not placed yet.
    pub taken: Option<Taken>,
    /// The track market, the card furthest from the deck first.
    pub tracks: Vec<Offer<Card>>,
    /// The trip market, the card furthest from the deck first.
    pub trips: Vec<Offer<Trip>>,
    /// The trip on top of the railway deck.
    pub top: Option<Trip>,
    /// How many cards the railway deck has, with its top and those that were put under it.
    pub n_deck: usize,
    /// The trips that were put under the deck, the next to come first.
    pub under: Vec<Trip>,
    /// How many terminus cards nobody has drawn.
    pub n_termini: usize,
    /// The players.
    pub players: BySeat<Player>,
    /// Who has won, once the game is over.
    pub winners: SeatSet,
}

/// What a viewer may know of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// What lies in front of the player, from the corner piece on.
    pub tableau: Option<Tableau>,
    /// How many terminus cards are in the hand.
    pub n_hand: usize,
    /// The hand, for its owner, the referee, and everybody once the game is over.
    pub hand: Option<Vec<TerminusCard>>,
    /// The score so far, part by part; final once the game is over.
    pub tally: Option<Tally>,
    /// The points: those on the scoring dial, and at the end all.
    pub score: i32,
}

pub(crate) fn of(game: &Village, viewer: Viewer) -> View {
    let (now, content) = (&game.now, game.setup().content());
    let trips = content.faces();
    let is_over = now.phase == Phase::Over;
    let has_begun = !now.is_dealing;
    let n_seats = game.n_seats();
    let player = |seat: Seat| Player {
        tableau: game.tableau(seat).copied(),
        n_hand: now.hands[seat.index()].len(),
        hand: (is_over || viewer.is(seat)).then(|| now.hands[seat.index()].iter().collect()),
        tally: game.tableau(seat).map(|it| Tally::of(content, it)),
        score: game.score(seat),
    };
    View {
        setup: game.setup().clone(),
        stage: stage(game),
        round: (now.n_turns / n_seats as u8 + 1).min(crate::position::N_ROUNDS),
        first: (now.n_dealt(n_seats) == n_seats).then_some(now.first),
        in_turn: (has_begun && !is_over).then_some(now.seat),
        waiting: if let kernel::Turn::Seats(waiting) = game.turn() { waiting.clone() } else { SeatSet::EMPTY },
        taken: game.taken(),
        tracks: now.tracks.offers().collect(),
        trips: now.trips.offers().map(|it| Offer { card: trips.trip(it.card), coins: it.coins }).collect(),
        top: now.deck.top().map(|it| trips.trip(it)),
        n_deck: now.deck.len(),
        under: now.deck.under().iter().map(|&it| trips.trip(it)).collect(),
        n_termini: now.termini.len(),
        players: BySeat::new(n_seats, player),
        winners: game.winners(),
    }
}

pub(crate) const fn stage(game: &Village) -> Stage {
    let now = &game.now;
    match now.phase {
        Phase::Build => Stage::Build { has_planned: now.has_planned },
        Phase::Lay => Stage::Lay { has_planned: now.has_planned },
        Phase::Assign => Stage::Assign,
        Phase::Resolve => Stage::Resolve { lines: now.pending },
        Phase::Under { line } => Stage::Under { line },
        Phase::Plan => Stage::Plan,
        Phase::Over => Stage::Over,
        Phase::Corner { .. } | Phase::Top | Phase::Track | Phase::Terminus { .. } => {
            if now.is_dealing {
                Stage::Deal
            } else {
                Stage::Draw
            }
        }
    }
}
