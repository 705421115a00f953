//! Where a game is: everything that changes, in one flat value.

use kernel::Seat;

use crate::{
    Card, Content, Letter, Line, LineSet, Place, Setup, Tableau, card::Termini, content::Face, deck::Deck,
    market::Market,
};

/// The number of turns of every seat.
pub(crate) const N_ROUNDS: u8 = 12;

/// What a trip costs besides the price of its card.
pub(crate) const TRIP_PRICE: u16 = 3;

/// What comes next.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// A corner piece is dealt.
    Corner { seat: Seat },
    /// The trip of the top card of the deck becomes known.
    Top,
    /// The top card is flipped for the track market.
    Track,
    /// A terminus card is drawn.
    Terminus { seat: Seat },
    /// A track must be built; a trip may be planned before it.
    Build,
    /// The track that was taken must be laid.
    Lay,
    /// The trip that was taken must be assigned to a line.
    Assign,
    /// A completed line must be resolved.
    Resolve,
    /// The two trips of this line must be put in order.
    Under { line: Line },
    /// A trip may be planned after the track.
    Plan,
    /// Done.
    Over,
}

/// What is begun and must be brought to its end before anything else is decided.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Rest {
    /// Nothing.
    Nothing,
    /// The two trips of a resolved line are put in order; a terminus card may have to be drawn after that.
    Order(Line),
    /// A terminus card is drawn for a resolved line.
    Draw,
    /// A track was taken, and is laid when the market is filled.
    Lay(Card),
    /// A trip was taken, and is assigned when the market is filled.
    Assign(Face),
}

/// Everything that changes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Position {
    pub(crate) phase: Phase,
    /// Rises when something was shown that cannot be taken back.
    pub(crate) step: u16,
    /// Whether the cards of the beginning are still dealt.
    pub(crate) is_dealing: bool,
    /// Whose turn it is, and who began.
    pub(crate) seat: Seat,
    pub(crate) first: Seat,
    /// How many turns were played, of all seats together.
    pub(crate) n_turns: u8,
    pub(crate) has_planned: bool,
    pub(crate) has_built: bool,
    /// The lines that were completed in this turn and are not resolved.
    pub(crate) pending: LineSet,
    /// What is begun and not at its end.
    pub(crate) rest: Rest,
    pub(crate) deck: Deck,
    pub(crate) tracks: Market<Card, { Place::TRACKS }>,
    pub(crate) trips: Market<Face, { Place::TRIPS }>,
    /// The terminus cards that nobody has drawn.
    pub(crate) termini: Termini,
    pub(crate) hands: [Termini; Setup::MOST_SEATS],
    pub(crate) tableaus: [Tableau; Setup::MOST_SEATS],
}

impl Position {
    pub(crate) fn new(content: &Content) -> Self {
        Self {
            phase: Phase::Corner { seat: Seat::FIRST },
            step: 0,
            is_dealing: true,
            seat: Seat::FIRST,
            first: Seat::FIRST,
            n_turns: 0,
            has_planned: false,
            has_built: false,
            pending: LineSet::EMPTY,
            rest: Rest::Nothing,
            deck: Deck::new(content.faces()),
            tracks: Market::EMPTY,
            trips: Market::EMPTY,
            termini: Termini::ALL,
            hands: [Termini::EMPTY; Setup::MOST_SEATS],
            tableaus: [Tableau::new(content, Letter::A); Setup::MOST_SEATS],
        }
    }

    /// The seats that have their corner piece.
    pub(crate) fn n_dealt(&self, n_seats: usize) -> usize {
        if let Phase::Corner { seat } = self.phase { seat.index() } else { n_seats }
    }

    /// The letters that nobody has, while corner pieces are dealt.
    pub(crate) fn letters(&self) -> impl Iterator<Item = Letter> {
        let dealt = &self.tableaus[..self.n_dealt(Setup::MOST_SEATS)];
        Letter::ALL.into_iter().filter(|&letter| dealt.iter().all(|it| it.letter() != letter))
    }

    /// The tableau of the seat whose turn it is.
    pub(crate) const fn tableau(&self) -> &Tableau {
        &self.tableaus[self.seat.index()]
    }

    /// The hand of the seat whose turn it is.
    pub(crate) const fn hand(&self) -> Termini {
        self.hands[self.seat.index()]
    }

    /// How many cards of the track market the seat can pay.
    pub(crate) fn affordable_tracks(&self) -> usize {
        self.tracks.affordable(self.tableau().money())
    }

    /// How many cards of the trip market the seat can pay and assign to a line.
    pub(crate) fn affordable_trips(&self) -> usize {
        let tableau = self.tableau();
        match tableau.money().checked_sub(TRIP_PRICE) {
            Some(money) if !self.has_planned && !tableau.open().is_empty() => self.trips.affordable(money),
            _ => 0,
        }
    }
}
