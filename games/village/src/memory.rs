//! What a snapshot keeps of a game. Whatever follows from it and the cards is found anew, so that they cannot disagree.
//!
//! Whoever changes what is written here, or its meaning, raises `SNAPSHOT`. A new kind of something stands last, so that
//! what was written before it means the same.

use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{
    Card, Letter, Line, LineSet, Place, Setup, Tableau, Village,
    card::Termini,
    content::{Face, Trips},
    deck::{Deck, DeckMemory},
    market::Market,
    position::{N_ROUNDS, Phase, Position, Rest},
    tableau::TableauMemory,
};

/// A game without its setup.
#[derive(Serialize, Deserialize, Debug)]
pub struct Memory {
    phase: PhaseMemory,
    step: u16,
    is_dealing: bool,
    seat: Seat,
    first: Seat,
    n_turns: u8,
    has_planned: bool,
    has_built: bool,
    pending: u8,
    rest: RestMemory,
    deck: DeckMemory,
    /// Cards of the track market by their numbers, and the coins on them.
    tracks: Vec<(u8, u8)>,
    /// Cards of the trip market by the places of their trips, and the coins on them.
    trips: Vec<(u8, u8)>,
    termini: u64,
    hands: Vec<u64>,
    tableaus: Vec<TableauMemory>,
    waiting: Option<Seat>,
}

#[derive(Serialize, Deserialize, Debug)]
enum PhaseMemory {
    Corner { seat: Seat },
    Top,
    Track,
    Terminus { seat: Seat },
    Build,
    Resolve,
    Under { line: u8 },
    Plan,
    Over,
    Lay,
    Assign,
}

#[derive(Serialize, Deserialize, Debug)]
enum RestMemory {
    Nothing,
    Order {
        line: u8,
    },
    Draw,
    /// A card by its number.
    Lay {
        card: u8,
    },
    /// A trip by its place.
    Assign {
        face: u8,
    },
}

impl PhaseMemory {
    const fn of(phase: Phase) -> Self {
        match phase {
            Phase::Corner { seat } => Self::Corner { seat },
            Phase::Top => Self::Top,
            Phase::Track => Self::Track,
            Phase::Terminus { seat } => Self::Terminus { seat },
            Phase::Build => Self::Build,
            Phase::Resolve => Self::Resolve,
            Phase::Under { line } => Self::Under { line: line.index() as u8 },
            Phase::Plan => Self::Plan,
            Phase::Over => Self::Over,
            Phase::Lay => Self::Lay,
            Phase::Assign => Self::Assign,
        }
    }

    fn recall(&self, n_seats: usize) -> Option<Phase> {
        Some(match *self {
            Self::Corner { seat } => Phase::Corner { seat: Some(seat).filter(|it| it.index() < n_seats)? },
            Self::Top => Phase::Top,
            Self::Track => Phase::Track,
            Self::Terminus { seat } => Phase::Terminus { seat: Some(seat).filter(|it| it.index() < n_seats)? },
            Self::Build => Phase::Build,
            Self::Resolve => Phase::Resolve,
            Self::Under { line } => Phase::Under { line: Line::nth(line)? },
            Self::Plan => Phase::Plan,
            Self::Over => Phase::Over,
            Self::Lay => Phase::Lay,
            Self::Assign => Phase::Assign,
        })
    }
}

impl RestMemory {
    const fn of(rest: Rest) -> Self {
        match rest {
            Rest::Nothing => Self::Nothing,
            Rest::Order(line) => Self::Order { line: line.index() as u8 },
            Rest::Draw => Self::Draw,
            Rest::Lay(card) => Self::Lay { card: card.number() },
            Rest::Assign(face) => Self::Assign { face },
        }
    }

    fn recall(&self, trips: &Trips) -> Option<Rest> {
        Some(match *self {
            Self::Nothing => Rest::Nothing,
            Self::Order { line } => Rest::Order(Line::nth(line)?),
            Self::Draw => Rest::Draw,
            Self::Lay { card } => Rest::Lay(Card::new(card)?),
            Self::Assign { face } => Rest::Assign(trips.faces().find(|&it| it == face)?),
        })
    }
}

impl Memory {
    pub(crate) fn of(game: &Village) -> Self {
        let (now, n_seats) = (&game.now, game.setup.n_seats());
        let faces = game.setup.content().faces();
        Self {
            phase: PhaseMemory::of(now.phase),
            step: now.step,
            is_dealing: now.is_dealing,
            seat: now.seat,
            first: now.first,
            n_turns: now.n_turns,
            has_planned: now.has_planned,
            has_built: now.has_built,
            pending: now.pending.into_iter().fold(0, |bits, it| bits | 1 << it.index()),
            rest: RestMemory::of(now.rest),
            deck: now.deck.memory(),
            tracks: now.tracks.offers().map(|it| (it.card.number(), it.coins)).collect(),
            trips: now.trips.offers().map(|it| (it.card, it.coins)).collect(),
            termini: now.termini.bits(),
            hands: now.hands[..n_seats].iter().map(|it| it.bits()).collect(),
            tableaus: now.tableaus[..n_seats].iter().map(|it| it.memory(faces)).collect(),
            waiting: game.waiting.lowest(),
        }
    }

    pub(crate) fn recall(self, setup: &Setup) -> Option<Village> {
        let (content, n_seats) = (setup.content(), setup.n_seats());
        if self.hands.len() != n_seats || self.tableaus.len() != n_seats {
            return None;
        }
        let mut hands = [Termini::EMPTY; Setup::MOST_SEATS];
        let mut tableaus = [Tableau::new(content, Letter::A); Setup::MOST_SEATS];
        for (n, (&hand, tableau)) in self.hands.iter().zip(&self.tableaus).enumerate() {
            hands[n] = Termini::new(hand)?;
            tableaus[n] = tableau.recall(content)?;
        }
        let faces = content.faces();
        let now = Position {
            phase: self.phase.recall(n_seats)?,
            step: self.step,
            is_dealing: self.is_dealing,
            seat: self.seat,
            first: self.first,
            n_turns: self.n_turns,
            has_planned: self.has_planned,
            has_built: self.has_built,
            pending: Line::all().filter(|it| self.pending >> it.index() & 1 == 1).collect::<LineSet>(),
            rest: self.rest.recall(faces)?,
            deck: Deck::recall(faces, &self.deck)?,
            tracks: market::<Card, { Place::TRACKS }>(&self.tracks, Card::new)?,
            trips: market::<Face, { Place::TRIPS }>(&self.trips, |it| faces.faces().find(|&face| face == it))?,
            termini: Termini::new(self.termini)?,
            hands,
            tableaus,
        };
        let mut waiting = SeatSet::EMPTY;
        if let Some(seat) = self.waiting {
            waiting.insert(seat);
        }
        let game = Village { setup: setup.clone(), now, waiting };
        game.is_sound().then_some(game)
    }
}

/// A market with these cards and coins.
fn market<T: Copy, const N: usize>(offers: &[(u8, u8)], card: impl Fn(u8) -> Option<T>) -> Option<Market<T, N>> {
    let mut res = Market::EMPTY;
    for &(number, coins) in offers {
        if res.is_full() {
            return None;
        }
        res.push_with(card(number)?, coins);
    }
    Some(res)
}

impl Village {
    /// Whether the phase fits the rest, so that whoever or whatever comes next has something to choose from.
    fn is_sound(&self) -> bool {
        let (now, n_seats) = (&self.now, self.setup.n_seats());
        let is_at_the_table = |seat: Seat| seat.index() < n_seats;
        if !is_at_the_table(now.seat) || !is_at_the_table(now.first) || !self.waiting.is_within(n_seats) {
            return false;
        }
        let is_possible = match now.phase {
            Phase::Corner { .. } | Phase::Plan | Phase::Over => true,
            Phase::Top => now.deck.top().is_none() && now.deck.n_unseen() > 0,
            Phase::Track => now.deck.n_tracks(self.faces()) > 0 && !now.tracks.is_full(),
            Phase::Terminus { .. } => !now.termini.is_empty(),
            Phase::Build => now.affordable_tracks() > 0 && !now.tableau().reach().is_empty(),
            Phase::Lay => matches!(now.rest, Rest::Lay(_)),
            Phase::Assign => matches!(now.rest, Rest::Assign(_)),
            Phase::Resolve => !now.pending.is_empty() && !now.hand().is_empty(),
            Phase::Under { line } => now.rest == Rest::Order(line),
        };
        let is_deciding = matches!(
            now.phase,
            Phase::Build | Phase::Lay | Phase::Assign | Phase::Resolve | Phase::Under { .. } | Phase::Plan
        );
        let is_in_turn = !is_deciding || self.waiting.contains(now.seat);
        let is_placeable = match now.rest {
            Rest::Lay(_) => !now.tableau().reach().is_empty(),
            Rest::Assign(_) => !now.tableau().open().is_empty(),
            Rest::Nothing | Rest::Order(_) | Rest::Draw => true,
        };
        is_possible && is_placeable && is_in_turn && usize::from(now.n_turns) <= usize::from(N_ROUNDS) * n_seats
    }

    fn faces(&self) -> &Trips {
        self.setup.content().faces()
    }
}
