//! Drives that may use the same track again: the shortest walk, by sending trains out on all ways at once.
//!
//! Where the trains were after each square is kept (the *layers*). Going back from an end through the layers gives all
//! shortest walks to it. Where these differ in their bonus, [`route`] decides.

use crate::{
    Border, Ends, Length, Neighbour, Network, Policy, Reached, Route,
    field::{Field, Trains, border_bit, places, square_at, square_bit, start},
    route,
};

/// The most squares of a shortest walk: it enters no square twice on the same heading.
const N_LAYERS: usize = 4 * crate::Square::COUNT;

/// Searches one map, from each of its stations in turn.
pub(crate) struct Search<'a, N> {
    network: &'a N,
    ends: Ends,
    field: Field,
    layers: [Trains; N_LAYERS],
}

impl<'a, N: Network> Search<'a, N> {
    pub(crate) fn new(network: &'a N, ends: &Ends) -> Self {
        Self { network, ends: *ends, field: Field::new(network), layers: [[0; 4]; N_LAYERS] }
    }

    /// The best drives from the station number `from`.
    pub(crate) fn search(&mut self, from: usize) -> Reached {
        let mut res = Reached::default();
        let Some(border) = self.ends.stations[from] else { return res };
        if self.ends.inner == Some(border.square()) {
            res.inner = true;
            return res;
        }
        let inner = self.ends.inner.map_or(0, square_bit);
        let stations = self.ends.stations.map(|it| it.map_or(0, border_bit));
        let mut missing = stations[from + 1..].iter().fold(inner, |all, it| all | it);
        let mut trains = start(border);
        let mut seen = trains;
        for squares in 1..=N_LAYERS {
            self.layers[squares - 1] = trains;
            trains = self.field.forward(trains);
            for (train, seen) in trains.iter_mut().zip(&mut seen) {
                *train &= !*seen;
                *seen |= *train;
            }
            let here = places(trains);
            let arrived = here & missing;
            if arrived != 0 {
                missing &= !arrived;
                res.inner |= arrived & inner != 0;
                for (number, &station) in stations.iter().enumerate().skip(from + 1) {
                    if arrived & station != 0 {
                        res.stations[number] = self.length(border, number, squares, trains.map(|it| it & station));
                    }
                }
            }
            if here == 0 || missing == 0 {
                break;
            }
        }
        res
    }

    /// The best drive, when the shortest walks to a station have `squares` and end as `trains`.
    fn length(&self, border: Border, number: usize, squares: usize, trains: Trains) -> Option<Length> {
        let mut now = trains;
        let mut walks = [0; 4];
        for layer in self.layers[..squares].iter().rev() {
            now = self.field.backward(now);
            for ((now, walks), layer) in now.iter_mut().zip(&mut walks).zip(layer) {
                *now &= layer;
                *walks |= *now;
            }
        }
        let n_states: u32 = walks.iter().map(|it| it.count_ones()).sum();
        let bonus: u32 = walks.iter().map(|&it| self.bonus(it)).sum();
        if n_states as usize == squares || bonus == 0 {
            return Some(Length { squares: squares as u8, bonus: bonus as u8 });
        }
        let to = Neighbour::Border(self.ends.stations[number]?);
        route(self.network, Policy::Reuse, border, to).as_ref().map(Route::length)
    }

    /// The bonus of all squares of a set.
    fn bonus(&self, mut places: u64) -> u32 {
        let mut res = 0;
        while places != 0 {
            res += square_at(places.trailing_zeros() as usize).map_or(0, |it| self.network.bonus(it).into());
            places &= places - 1;
        }
        res
    }
}
