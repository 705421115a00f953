//! The game itself: whose turn it is, what may happen, and who sees it.

use kernel::{Event, EventOf, Game, Luck, NoRuling, Seat, SeatSet, Turn, Veil, Viewer, Weighted};

use crate::{
    Action, Card, Chance, Memory, Offer, Refusal, Setup, Stage, Tableau, Taken, TerminusCard, Trip, View,
    card::Termini,
    check, choices,
    position::{Phase, Position, Rest},
    score, view,
};

/// A game of Village Rails.
#[derive(PartialEq, Eq, Debug)]
pub struct Village {
    pub(crate) setup: Setup,
    pub(crate) now: Position,
    /// The seat in turn.
    pub(crate) waiting: SeatSet,
}

kernel::clone_in_place!(Village { setup, now, waiting });

impl Game for Village {
    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Ruling = NoRuling;
    type Refusal = Refusal;
    type View = View;
    type Memory = Memory;

    const NAME: &'static str = crate::META.name;
    const RULES: u32 = 2;
    const OLDEST_RULES: u32 = 1;
    const SNAPSHOT: u32 = 1;

    fn read_setup(text: &str, rules: u32, contents: &[&str]) -> Result<Setup, String> {
        Setup::read(text, rules, contents).map_err(|reason| reason.to_string())
    }

    fn rules(setup: &Setup) -> u32 {
        setup.rules()
    }

    fn new(setup: &Setup) -> Self {
        Self { now: Position::new(setup.content()), setup: setup.clone(), waiting: SeatSet::EMPTY }
    }

    fn memory(&self) -> Memory {
        Memory::of(self)
    }

    fn recall(setup: &Setup, memory: Memory) -> Option<Self> {
        memory.recall(setup)
    }

    fn n_seats(&self) -> usize {
        self.setup.n_seats()
    }

    fn turn(&self) -> Turn<'_> {
        match self.now.phase {
            Phase::Corner { .. } | Phase::Top | Phase::Track | Phase::Terminus { .. } => Turn::Chance,
            Phase::Build | Phase::Lay | Phase::Assign | Phase::Resolve | Phase::Under { .. } | Phase::Plan => {
                Turn::Seats(&self.waiting)
            }
            Phase::Over => Turn::Over,
        }
    }

    fn step(&self) -> u32 {
        self.now.step.into()
    }

    fn actions(&self, _seat: Seat, out: &mut Vec<Action>) {
        choices::list(self, out);
    }

    fn pick(&self, _seat: Seat, luck: &mut impl Luck, _room: &mut Vec<Action>) -> Action {
        choices::pick(self, luck)
    }

    fn check(&self, _seat: Seat, action: Action) -> Result<(), Refusal> {
        check::action(self, action)
    }

    fn check_ruling(&self, _seat: Seat, _ruling: NoRuling) -> Result<(), Refusal> {
        Err(Refusal::NoRulings)
    }

    fn chances(&self, out: &mut Vec<Weighted<Chance>>) {
        let (now, trips) = (&self.now, self.setup.content().faces());
        match now.phase {
            Phase::Corner { seat } => {
                out.extend(now.letters().map(|letter| Weighted::fair(Chance::Corner { letter, seat })));
            }
            Phase::Top => {
                let tops = now.deck.tops(trips);
                out.extend(tops.map(|(face, weight)| Weighted { outcome: Chance::Top(trips.trip(face)), weight }));
            }
            Phase::Track => {
                let tracks = (0..now.deck.n_tracks(trips)).map(|n| now.deck.nth_track(trips, n));
                out.extend(tracks.map(|card| Weighted::fair(Chance::Track(card))));
            }
            Phase::Terminus { seat } => {
                out.extend(now.termini.iter().map(|card| Weighted::fair(Chance::Terminus { card, seat })));
            }
            _ => {}
        }
    }

    fn draw(&self, luck: &mut impl Luck, room: &mut Vec<Weighted<Chance>>) -> Chance {
        let (now, trips) = (&self.now, self.setup.content().faces());
        match now.phase {
            Phase::Top => Chance::Top(trips.trip(now.deck.nth_top(trips, luck.below(now.deck.n_unseen())))),
            Phase::Track => Chance::Track(now.deck.nth_track(trips, luck.below(now.deck.n_tracks(trips)))),
            Phase::Terminus { seat } => {
                Chance::Terminus { card: now.termini.nth(luck.below(now.termini.len() as u32) as usize), seat }
            }
            _ => {
                room.clear();
                self.chances(room);
                kernel::draw(room, luck)
            }
        }
    }

    fn apply(&mut self, event: EventOf<Self>) {
        match event {
            Event::Act { action, .. } => self.act(action),
            Event::Chance(chance) => self.happen(chance),
            Event::Ruling { .. } => unreachable!("there is no value of such a ruling"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }

    fn veil(&self, event: &EventOf<Self>) -> Veil {
        match *event {
            Event::Chance(Chance::Terminus { seat, .. }) => Veil::Game(seat),
            _ => Veil::None,
        }
    }

    fn score(&self, seat: Seat) -> i32 {
        let tableau = &self.now.tableaus[seat.index()];
        let at_the_end =
            if self.now.phase == Phase::Over { score::sidings(tableau) + score::coins(tableau) } else { 0 };
        i32::from(tableau.points() + at_the_end)
    }

    /// The money.
    fn tie_break(&self, seat: Seat) -> i32 {
        self.now.tableaus[seat.index()].money().into()
    }
}

impl Village {
    /// What was agreed.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What lies in front of a seat; all of it is open. Before its corner piece is dealt there is nothing.
    pub fn tableau(&self, seat: Seat) -> Option<&Tableau> {
        self.now.tableaus[..self.now.n_dealt(self.n_seats())].get(seat.index())
    }

    /// Where the game is.
    pub const fn stage(&self) -> Stage {
        view::stage(self)
    }

    /// How many turns were played, of all seats together.
    pub const fn n_turns(&self) -> usize {
        self.now.n_turns as usize
    }

    /// The track market, the card furthest from the deck first.
    pub fn tracks(&self) -> impl Iterator<Item = Offer<Card>> {
        self.now.tracks.offers()
    }

    /// The trip market, the card furthest from the deck first.
    pub fn trips(&self) -> impl Iterator<Item = Offer<Trip>> {
        let trips = self.setup.content().faces();
        self.now.trips.offers().map(|it| Offer { card: trips.trip(it.card), coins: it.coins })
    }

    /// The card that the seat in turn has taken and not placed yet.
    pub fn taken(&self) -> Option<Taken> {
        match self.now.rest {
            Rest::Lay(card) => Some(Taken::Track(card)),
            Rest::Assign(face) => Some(Taken::Trip(self.setup.content().faces().trip(face))),
            Rest::Nothing | Rest::Order(_) | Rest::Draw => None,
        }
    }

    /// The terminus cards in the hand of a seat, for whoever may see them.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = TerminusCard> {
        self.now.hands.get(seat.index()).copied().unwrap_or(Termini::EMPTY).iter()
    }
}
