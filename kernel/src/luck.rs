//! Luck, which always comes from outside.

use crate::Weighted;

/// The one source of randomness, passed in by whoever runs the table.
pub trait Luck {
    /// A number below `n`, all equally likely. `n` is not zero.
    fn below(&mut self, n: u32) -> u32;
}

impl<F: FnMut(u32) -> u32> Luck for F {
    fn below(&mut self, n: u32) -> u32 {
        self(n)
    }
}

/// Fast, repeatable luck for playouts, searches and tests; never for games between people.
impl Luck for fastrand::Rng {
    fn below(&mut self, n: u32) -> u32 {
        self.u32(..n)
    }
}

/// Picks one outcome by weight. `outcomes` is not empty.
pub fn draw<T: Copy>(outcomes: &[Weighted<T>], luck: &mut impl Luck) -> T {
    let total = outcomes.iter().map(|it| it.weight).sum();
    let mut rest = luck.below(total);
    for it in outcomes {
        if rest < it.weight {
            return it.outcome;
        }
        rest -= it.weight;
    }
    unreachable!("`below` kept its promise, so some outcome was reached")
}
