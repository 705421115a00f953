//! Company for somebody alone: takes the move that scores most at once.

use kernel::Seat;
use library::{Host, HostError};

/// How many moves are looked at; of more, a random choice.
const LOOKED_AT: usize = 150;

/// Lets `seat` make one move.
///
/// It knows its own legal moves and what each scores at once; dice and hidden cards are not looked at.
pub(crate) fn play(host: &mut dyn Host, seat: Seat, luck: u64) -> Result<(), HostError> {
    let actions = host.actions(seat);
    let mut luck = Luck(luck | 1);
    let n = actions.len();
    let tried: Vec<_> = (0..n.min(LOOKED_AT)).map(|it| if n <= LOOKED_AT { it } else { luck.below(n) }).collect();
    let best = tried
        .into_iter()
        .filter_map(|index| {
            let mut trial = host.fork();
            trial.act(seat, &actions[index]).ok()?;
            Some((trial.score(seat), luck.below(1 << 20), index))
        })
        .max();
    match best {
        Some((_, _, index)) => host.act(seat, &actions[index]),
        None => host.decide_absent(seat),
    }
}

/// A few random numbers for ties.
struct Luck(u64);

impl Luck {
    fn below(&mut self, n: usize) -> usize {
        // Xorshift; ties need no better.
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }
}
