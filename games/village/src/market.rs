//! A market: a row of cards with coins on them, the card furthest from the deck first.

/// Up to `N` cards in a row.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Market<T, const N: usize> {
    offers: [Option<Offer<T>>; N],
    len: u8,
}

/// A card of a market.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Offer<T> {
    /// What is offered.
    pub card: T,
    /// The pounds that lie on it and go to whoever takes it.
    pub coins: u8,
}

impl<T: Copy, const N: usize> Market<T, N> {
    pub(crate) const EMPTY: Self = Self { offers: [None; N], len: 0 };

    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    pub(crate) const fn is_full(&self) -> bool {
        self.len() == N
    }

    pub(crate) fn offers(&self) -> impl Iterator<Item = Offer<T>> {
        self.offers.iter().filter_map(|it| *it)
    }

    /// How many cards a seat can choose from that has this much money: the furthest is free, each other £1 more.
    pub(crate) fn affordable(&self, money: u16) -> usize {
        self.len().min(usize::from(money) + 1)
    }

    /// Takes the card at `place`, counted from zero, with what lies on it; £1 goes on every card further away, and those
    /// nearer to the deck slide.
    pub(crate) fn take(&mut self, place: usize) -> Offer<T> {
        let taken = self.offers[place].expect("there is a card at that place");
        for further in self.offers[..place].iter_mut().flatten() {
            further.coins += 1;
        }
        for gap in place..N - 1 {
            self.offers[gap] = self.offers[gap + 1];
        }
        self.offers[N - 1] = None;
        self.len -= 1;
        taken
    }

    /// Puts a card in the space nearest to the deck.
    pub(crate) fn push(&mut self, card: T) {
        self.push_with(card, 0);
    }

    /// Puts a card and the coins on it in the space nearest to the deck.
    pub(crate) fn push_with(&mut self, card: T, coins: u8) {
        self.offers[self.len()] = Some(Offer { card, coins });
        self.len += 1;
    }
}
