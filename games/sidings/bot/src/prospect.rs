//! How good a yard looks, in tenths of a point, without looking ahead.

use fastrand::Rng;
use sidings::{Player, Siding, Yard};

/// By how much a yard looks better with this wagon on a siding.
pub(super) fn gain(player: &Player, siding: Siding, wagon: u8) -> i32 {
    let mut yard = player.yard;
    yard.put(siding, wagon);
    let times = if player.order == Some(siding) { 2 } else { 1 };
    times * (prospect(&yard, siding) - prospect(&player.yard, siding))
}

/// The siding that looks best; of equal ones any.
pub(super) fn best(player: &Player, wagon: u8, luck: &mut Rng) -> Siding {
    let looks = player.yard.open().map(|it| (gain(player, it, wagon), luck.u32(..), it));
    looks.max().expect("a seat that is waited for has room").2
}

/// What a siding will come to, roughly: a wagon that fits comes in time more often than not.
fn prospect(yard: &Yard, siding: Siding) -> i32 {
    match yard.places(siding) {
        // A number in the middle can begin runs both ways.
        [0, ..] => 12,
        [a, 0, 0] => 11 + i32::from((2..=5).contains(&a)) * 3,
        [a, b, 0] if a == b => 45,
        // The run goes on to a number that there is, or the last two become equal.
        [a, b, 0] if a.abs_diff(b) == 1 => {
            if (1..=6).contains(&(2 * b).abs_diff(a)) {
                32
            } else {
                10
            }
        }
        [_, _, 0] => 10,
        _ => 10 * yard.worth(siding),
    }
}
