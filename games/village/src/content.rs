//! The cards and border pieces of a game, as data.

use std::{
    fmt,
    sync::{Arc, LazyLock},
};

use kernel::ContentId;

use crate::{
    Card, Demand, Letter, Line, RailwayCard, Shape, Start, Tableau, Terminus, TerminusCard, Terrain, Trip, facts::Sum,
};

/// The file that is compiled in and usual today.
const BUILT_IN: &str = include_str!("../content/cards-2.txt");

/// The file that was usual by rules 1; its games go on with it.
const OF_RULES_1: &str = include_str!("../content/cards.txt");

/// The files that were usual by rules 2 before today's; games that name one go on with it.
const OF_RULES_2_BEFORE: [&str; 2] =
    [include_str!("../content/cards-2-first.txt"), include_str!("../content/cards-2-second.txt")];

/// All railway cards, terminus cards and border pieces of one content file.
///
/// Two contents are the same if their files are, which their ids tell.
#[derive(Clone)]
pub struct Content {
    id: ContentId,
    label: String,
    cards: [RailwayCard; Card::COUNT],
    termini: [Terminus; TerminusCard::COUNT],
    starts: [[Start; Line::COUNT]; 4],
    trips: Trips,
    lays: [[Lay; 2]; Card::COUNT],
    /// The tableau of each letter before there is any track.
    first_tableaus: [Tableau; Letter::ALL.len()],
}

/// What a track adds to the lines from above and from the left, as it lies.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Lay {
    pub(crate) sums: [Sum; 2],
    pub(crate) shape: Shape,
    pub(crate) terrain: Terrain,
}

/// The place of a trip among the different trips of a content.
pub(crate) type Face = u8;

/// The different trips, and which cards carry each.
///
/// The cards are thought of as sorted by their trips, so that those with the same trip are neighbours: a card's place in
/// that order is its slot.
#[derive(Clone, Debug)]
pub(crate) struct Trips {
    different: Vec<Trip>,
    /// The trip of each demand.
    by_demand: [Face; Demand::CODES],
    by_slot: Vec<Face>,
    cards: Vec<Card>,
    slots: Vec<u8>,
    groups: Vec<u128>,
}

impl Trips {
    /// The trips of cards, which are numbered from one; at most one trip for each demand.
    pub(crate) fn of(cards: &[Trip]) -> Self {
        let mut different: Vec<Trip> = Vec::new();
        let mut by_demand = [0; Demand::CODES];
        for trip in cards {
            if !different.contains(trip) {
                by_demand[trip.code()] = different.len() as Face;
                different.push(*trip);
            }
        }
        let mut sorted: Vec<(Face, Card)> =
            cards.iter().zip(Card::all()).map(|(trip, card)| (by_demand[trip.code()], card)).collect();
        sorted.sort_unstable();
        let mut res = Self {
            different,
            by_demand,
            by_slot: Vec::new(),
            cards: Vec::new(),
            slots: vec![0; cards.len()],
            groups: Vec::new(),
        };
        res.groups = vec![0; res.different.len()];
        for (slot, (face, card)) in (0..).zip(sorted) {
            res.by_slot.push(face);
            res.cards.push(card);
            res.slots[card.index()] = slot;
            res.groups[usize::from(face)] |= 1 << slot;
        }
        res
    }

    pub(crate) const fn n_cards(&self) -> usize {
        self.cards.len()
    }

    pub(crate) fn faces(&self) -> impl Iterator<Item = Face> {
        0..self.different.len() as Face
    }

    pub(crate) fn trip(&self, face: Face) -> Trip {
        self.different[usize::from(face)]
    }

    /// The place of a trip that some card carries; any place for any other.
    pub(crate) const fn face(&self, trip: Trip) -> Face {
        self.by_demand[trip.code()]
    }

    pub(crate) fn face_of_slot(&self, slot: u32) -> Face {
        self.by_slot[slot as usize]
    }

    pub(crate) fn card_of_slot(&self, slot: u32) -> Card {
        self.cards[slot as usize]
    }

    pub(crate) fn slot(&self, card: Card) -> u8 {
        self.slots[card.index()]
    }

    /// The slots of the cards with this trip.
    pub(crate) fn group(&self, face: Face) -> u128 {
        self.groups[usize::from(face)]
    }
}

impl Content {
    pub(crate) fn new(
        id: ContentId,
        label: String,
        cards: &[RailwayCard; Card::COUNT],
        termini: [Terminus; TerminusCard::COUNT],
        starts: [[Start; Line::COUNT]; 4],
    ) -> Self {
        let lay = |card: &RailwayCard, turned| Lay {
            sums: card.features(turned).map(|it| Sum::of(card.terrain, it, Some(card.shape))),
            shape: card.shape,
            terrain: card.terrain,
        };
        Self {
            trips: Trips::of(&cards.map(|it| it.trip)),
            lays: cards.map(|it| [lay(&it, false), lay(&it, true)]),
            first_tableaus: Letter::ALL.map(|it| Tableau::without_tracks(it, &starts[it.index()])),
            id,
            label,
            cards: *cards,
            termini,
            starts,
        }
    }

    /// The reconstructed cards, which are compiled in.
    pub fn built_in() -> Arc<Self> {
        static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| compiled_in(BUILT_IN));
        CONTENT.clone()
    }

    /// The reconstructed cards that were the usual ones by rules 1, compiled in as well.
    pub fn of_rules_1() -> Arc<Self> {
        static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| compiled_in(OF_RULES_1));
        CONTENT.clone()
    }

    /// The cards of this hash, among all that are compiled in; each is read when it is asked for first.
    pub(crate) fn compiled_in(id: ContentId) -> Option<Arc<Self>> {
        static BEFORE: LazyLock<[Arc<Content>; 2]> = LazyLock::new(|| OF_RULES_2_BEFORE.map(compiled_in));
        let usual = [Self::built_in, Self::of_rules_1].into_iter().map(|it| it()).find(|it| it.id() == id);
        usual.or_else(|| BEFORE.iter().find(|it| it.id() == id).cloned())
    }

    /// The file of the reconstructed cards, to start one's own from.
    pub const fn built_in_text() -> &'static str {
        BUILT_IN
    }

    /// The hash of its file.
    pub const fn id(&self) -> ContentId {
        self.id
    }

    /// What the file calls itself: `reconstructed` for those that are compiled in.
    pub fn label(&self) -> &str {
        &self.label
    }

    /// Both sides of a railway card.
    pub const fn card(&self, card: Card) -> &RailwayCard {
        &self.cards[card.index()]
    }

    /// What a terminus card pays.
    pub const fn terminus(&self, card: TerminusCard) -> Terminus {
        self.termini[card.index()]
    }

    /// Where a line starts with this set of border pieces.
    pub const fn start(&self, letter: Letter, line: Line) -> Start {
        self.starts[letter.index()][line.index()]
    }

    /// The different trips, in the order of the cards.
    pub fn trips(&self) -> &[Trip] {
        &self.trips.different
    }

    pub(crate) const fn faces(&self) -> &Trips {
        &self.trips
    }

    pub(crate) const fn lay(&self, card: Card, turned: bool) -> &Lay {
        &self.lays[card.index()][turned as usize]
    }

    pub(crate) const fn first_tableau(&self, letter: Letter) -> &Tableau {
        &self.first_tableaus[letter.index()]
    }
}

fn compiled_in(text: &str) -> Arc<Content> {
    Arc::new(text.parse().expect("the built-in cards are read in every test"))
}

impl PartialEq for Content {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Content {}

impl fmt::Debug for Content {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Content({} {})", self.label, self.id)
    }
}
