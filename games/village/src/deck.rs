//! The railway deck: what everybody knows of it, and what is likely.
//!
//! The deck lies trip side up, so the trip of its top card is known before anybody learns the card's track side; and the
//! cards of the trip market, at the lines and under the deck show their trips alone. Nothing is shuffled in here. Instead
//! a card is known in two steps:
//!
//! - its trip, when it comes to the top: each unseen card is as likely as the other, so a trip has the weight of its cards
//!   that have not come to the top yet;
//! - its track side, when it is flipped: each card with that trip whose track side nobody has seen is as likely as the
//!   other, wherever it is.
//!
//! That is what a shuffled deck gives: nothing that anybody has seen or done depends on which of the cards with the same
//! trip lies where, so all ways to exchange them are equally likely. The test below compares it with all shuffles.

use serde::{Deserialize, Serialize};

use crate::{
    Card,
    content::{Face, Trips},
};

/// The most trips that can go under the deck in one game: twelve turns of four seats.
const MOST_UNDER: usize = 48;

/// What everybody knows of the railway deck.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Deck {
    /// For every trip as many slots as cards with it have never come to the top.
    unseen: u128,
    /// The cards whose track side was never seen.
    unflipped: u128,
    n_unseen: u8,
    /// The trip of the top card.
    top: Option<Face>,
    under: [Face; MOST_UNDER],
    /// How many of those under the deck have come to the top.
    n_back: u8,
    n_under: u8,
}

impl Deck {
    /// A shuffled deck, of which not even the top was looked at.
    pub(crate) const fn new(trips: &Trips) -> Self {
        let all = (1 << trips.n_cards()) - 1;
        Self {
            unseen: all,
            unflipped: all,
            n_unseen: trips.n_cards() as u8,
            top: None,
            under: [0; MOST_UNDER],
            n_back: 0,
            n_under: 0,
        }
    }

    /// The number of cards.
    pub(crate) fn len(&self) -> usize {
        usize::from(self.n_unseen) + usize::from(self.top.is_some()) + self.under().len()
    }

    pub(crate) const fn top(&self) -> Option<Face> {
        self.top
    }

    /// The trips that were put under the deck, the next to come first.
    pub(crate) fn under(&self) -> &[Face] {
        &self.under[usize::from(self.n_back)..usize::from(self.n_under)]
    }

    pub(crate) const fn n_unseen(&self) -> u32 {
        self.n_unseen as u32
    }

    /// The trips that may be on top, and the number of unseen cards with each.
    pub(crate) fn tops(&self, trips: &Trips) -> impl Iterator<Item = (Face, u32)> {
        trips.faces().map(|face| (face, (self.unseen & trips.group(face)).count_ones())).filter(|it| it.1 > 0)
    }

    /// The trip of the unseen card number `n`.
    pub(crate) fn nth_top(&self, trips: &Trips, n: u32) -> Face {
        trips.face_of_slot(kernel::bits::nth_of_u128(self.unseen, n))
    }

    /// The next card comes to the top, and this is its trip.
    pub(crate) fn show(&mut self, trips: &Trips, face: Face) {
        let slots = self.unseen & trips.group(face);
        self.unseen &= !(slots & slots.wrapping_neg());
        self.n_unseen -= 1;
        self.top = Some(face);
    }

    /// A card with this trip was seen before; `None` if all of them were already.
    pub(crate) fn show_seen(&mut self, trips: &Trips, face: Face) -> Option<()> {
        let is_left = self.unseen & trips.group(face) != 0;
        is_left.then(|| self.show(trips, face))
    }

    /// This trip, or none, is on top.
    pub(crate) const fn put_on_top(&mut self, face: Option<Face>) {
        self.top = face;
    }

    /// The next card comes to the top if its trip is known because it was put under the deck, and all above are gone.
    pub(crate) fn show_known(&mut self) -> bool {
        if self.n_unseen > 0 || self.n_back == self.n_under {
            return false;
        }
        self.top = Some(self.under[usize::from(self.n_back)]);
        self.n_back += 1;
        true
    }

    /// How many cards the top card may be.
    pub(crate) fn n_tracks(&self, trips: &Trips) -> u32 {
        let group = self.tracks(trips);
        match u8::try_from(group >> group.trailing_zeros().min(127)) {
            Ok(few) => few.count_ones(),
            Err(_) => group.count_ones(),
        }
    }

    /// The card number `n` of those that the top card may be.
    pub(crate) fn nth_track(&self, trips: &Trips, n: u32) -> Card {
        let group = self.tracks(trips);
        let start = group.trailing_zeros();
        // Two or three cards, unless somebody's own cards have few different trips.
        let place = match u8::try_from(group >> start) {
            Ok(few) => kernel::bits::nth_of_u8(few, n),
            Err(_) => kernel::bits::nth_of_u128(group >> start, n),
        };
        trips.card_of_slot(start + place)
    }

    fn tracks(&self, trips: &Trips) -> u128 {
        self.top.map_or(0, |face| self.unflipped & trips.group(face))
    }

    /// The top card is flipped and leaves, and this is what it is.
    pub(crate) fn flip(&mut self, trips: &Trips, card: Card) {
        self.unflipped &= !(1 << trips.slot(card));
        self.top = None;
    }

    /// The top card leaves as a trip.
    pub(crate) const fn take(&mut self) -> Option<Face> {
        self.top.take()
    }

    /// A trip goes under the deck.
    pub(crate) fn put_under(&mut self, face: Face) {
        self.under[usize::from(self.n_under)] = face;
        self.n_under += 1;
    }
}

/// What a snapshot keeps of the deck.
#[derive(Serialize, Deserialize, Debug)]
pub(crate) struct DeckMemory {
    unseen: u128,
    unflipped: u128,
    top: Option<u8>,
    under: Vec<u8>,
    n_back: u8,
}

impl Deck {
    pub(crate) fn memory(&self) -> DeckMemory {
        DeckMemory {
            unseen: self.unseen,
            unflipped: self.unflipped,
            top: self.top,
            under: self.under[..usize::from(self.n_under)].to_vec(),
            n_back: self.n_back,
        }
    }

    /// The deck that was remembered; `None` where it cannot be one with these trips.
    pub(crate) fn recall(trips: &Trips, memory: &DeckMemory) -> Option<Self> {
        let mut res = Self::new(trips);
        let all = res.unseen;
        let is_face = |face: &Face| trips.faces().any(|it| it == *face);
        let are_slots = memory.unseen & !all == 0 && memory.unflipped & !all == 0;
        let are_faces = memory.top.iter().chain(&memory.under).all(is_face);
        let fits = memory.under.len() <= MOST_UNDER && usize::from(memory.n_back) <= memory.under.len();
        if !(are_slots && are_faces && fits) {
            return None;
        }
        memory.under.iter().for_each(|&face| res.put_under(face));
        (res.unseen, res.unflipped, res.top, res.n_back) = (memory.unseen, memory.unflipped, memory.top, memory.n_back);
        res.n_unseen = memory.unseen.count_ones() as u8;
        Some(res)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// What is done with the top card.
    #[derive(Copy, Clone)]
    enum Step {
        Flip,
        Take,
        /// Take it, and put it under the deck after one more card.
        Return,
    }

    /// Five cards: three with one trip, two with another.
    fn trips() -> Trips {
        let trip = |text: &str| text.parse().expect("a trip");
        let (a, b) = (trip("4 for same ends"), trip("1 for each bend"));
        Trips::of(&[a, b, a, b, a])
    }

    /// What is seen, with its probability, by going through all shuffles of the deck.
    fn by_shuffles(trips: &Trips, script: &[Step]) -> BTreeMap<String, f64> {
        let cards: Vec<Card> = Card::all().take(trips.n_cards()).collect();
        let mut orders = vec![Vec::new()];
        for _ in 0..cards.len() {
            orders = orders
                .iter()
                .flat_map(|order: &Vec<Card>| {
                    cards.iter().filter(|it| !order.contains(it)).map(|&it| [&order[..], &[it]].concat())
                })
                .collect();
        }
        let n_orders = u32::try_from(orders.len()).expect("120 orders of five cards");
        let mut res = BTreeMap::new();
        for mut order in orders {
            let (mut seen, mut held) = (String::new(), Vec::new());
            for step in script {
                if order.is_empty() {
                    break;
                }
                let card = order.remove(0);
                seen = format!("{seen}top {} ", trips.face_of_slot(trips.slot(card).into()));
                order.append(&mut held);
                match step {
                    Step::Flip => seen = format!("{seen}is {card} "),
                    Step::Take => {}
                    Step::Return => held.push(card),
                }
            }
            *res.entry(seen).or_default() += 1.0 / f64::from(n_orders);
        }
        res
    }

    /// The same, by drawing when it is needed.
    fn by_lots(
        trips: &Trips,
        deck: Deck,
        held: Option<Face>,
        script: &[Step],
        seen: &str,
        p: f64,
        res: &mut BTreeMap<String, f64>,
    ) {
        let mut known = deck;
        let tops: Vec<(Face, f64)> = if known.show_known() {
            vec![(known.top().expect("it was put under"), 1.0)]
        } else {
            deck.tops(trips).map(|(face, n)| (face, f64::from(n) / f64::from(deck.n_unseen()))).collect()
        };
        let Some((step, rest)) = script.split_first().filter(|_| !tops.is_empty()) else {
            *res.entry(seen.to_owned()).or_default() += p;
            return;
        };
        for (face, q) in tops {
            let mut next = deck;
            if !next.show_known() {
                next.show(trips, face);
            }
            if let Some(face) = held {
                next.put_under(face);
            }
            let seen = format!("{seen}top {face} ");
            match step {
                Step::Flip => {
                    let n_tracks = next.n_tracks(trips);
                    for n in 0..n_tracks {
                        let card = next.nth_track(trips, n);
                        let mut flipped = next;
                        flipped.flip(trips, card);
                        by_lots(
                            trips,
                            flipped,
                            None,
                            rest,
                            &format!("{seen}is {card} "),
                            p * q / f64::from(n_tracks),
                            res,
                        );
                    }
                }
                Step::Take | Step::Return => {
                    let taken = next.take();
                    let held = taken.filter(|_| matches!(step, Step::Return));
                    by_lots(trips, next, held, rest, &seen, p * q, res);
                }
            }
        }
    }

    #[test]
    fn drawing_when_needed_is_what_a_shuffled_deck_gives() {
        use Step::{Flip, Return, Take};
        let trips = trips();
        let scripts: [&[Step]; 6] = [
            &[Flip; 5],
            &[Take, Flip, Take, Flip, Flip],
            &[Take, Take, Take, Flip, Flip],
            &[Return, Flip, Flip, Take, Flip, Flip],
            &[Return, Return, Return, Flip, Flip, Flip, Flip, Flip],
            &[Return, Take, Flip, Return, Flip, Flip, Flip],
        ];
        for script in scripts {
            let (expected, mut found) = (by_shuffles(&trips, script), BTreeMap::new());
            by_lots(&trips, Deck::new(&trips), None, script, "", 1.0, &mut found);
            assert_eq!(found.keys().collect::<Vec<_>>(), expected.keys().collect::<Vec<_>>());
            for (seen, p) in &expected {
                assert!((found[seen] - p).abs() < 1e-9, "{seen}: {} and {p}", found[seen]);
            }
            assert!(expected.len() > 1);
        }
    }
}
