//! The map and its border as the 64 bits of one number, so that all trains can be moved at once.
//!
//! The bit of column `x` and row `y` is `8 y + x`, border squares included. A train is a bit on one of four boards,
//! one for each heading: the square it enters and the side by which it does so. Track lies on the inner squares only,
//! so nothing ever runs over the edge.

use crate::{Border, Joins, Network, Square};

/// Trains by heading: north, east, south, west.
pub(crate) type Trains = [u64; 4];

/// The bit of a square.
pub(crate) const fn square_bit(square: Square) -> u64 {
    1 << (square.y() * 8 + square.x())
}

/// The bit of a border square.
pub(crate) const fn border_bit(border: Border) -> u64 {
    1 << (border.y() * 8 + border.x())
}

/// The square of a bit, if it is one.
pub(crate) const fn square_at(bit: usize) -> Option<Square> {
    Square::new(bit as u8 % 8, bit as u8 / 8)
}

/// The train that enters the map at `border`.
pub(crate) const fn start(border: Border) -> Trains {
    let mut res = [0; 4];
    res[border.side().opposite().index()] = square_bit(border.square());
    res
}

/// The track of the whole map: for each pair of sides the squares that join it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Field {
    ns: u64,
    ew: u64,
    ne: u64,
    es: u64,
    sw: u64,
    nw: u64,
}

/// The pairs of sides of a track, one bit in each byte.
const SPREAD: [u64; Joins::COUNT] = {
    let mut res = [0; Joins::COUNT];
    let mut n = 0;
    while n < Joins::COUNT {
        let mut pair = 0;
        while pair < 6 {
            res[n] |= (n as u64 >> pair & 1) << (8 * pair);
            pair += 1;
        }
        n += 1;
    }
    res
};

impl Field {
    /// Reads the track of every square.
    pub(crate) fn new(network: &impl Network) -> Self {
        let mut pairs = [0_u64; 6];
        for y in 0..Square::SPAN as usize {
            let mut row = 0;
            for x in 0..Square::SPAN as usize {
                if let Some(square) = Square::at(y * Square::SPAN as usize + x) {
                    row |= SPREAD[network.joins(square).index()] << x;
                }
            }
            for (n, pair) in pairs.iter_mut().enumerate() {
                *pair |= (row >> (8 * n) & 0xff) << (8 * y + 9);
            }
        }
        // The order of the bits in `Joins`.
        let [ne, ns, nw, es, ew, sw] = pairs;
        Self { ns, ew, ne, es, sw, nw }
    }

    /// Where all trains are after passing one more square.
    pub(crate) const fn forward(&self, [n, e, s, w]: Trains) -> Trains {
        [
            (n & self.ns | e & self.nw | w & self.ne) >> 8,
            (e & self.ew | n & self.es | s & self.ne) << 1,
            (s & self.ns | e & self.sw | w & self.es) << 8,
            (w & self.ew | n & self.sw | s & self.nw) >> 1,
        ]
    }

    /// Where trains can have been one square earlier.
    pub(crate) const fn backward(&self, [n, e, s, w]: Trains) -> Trains {
        let (n, e, s, w) = (n << 8, e >> 1, s >> 8, w << 1);
        [
            n & self.ns | e & self.es | w & self.sw,
            e & self.ew | n & self.nw | s & self.sw,
            s & self.ns | e & self.ne | w & self.nw,
            w & self.ew | n & self.ne | s & self.es,
        ]
    }
}

/// The places of trains, whatever their heading.
pub(crate) const fn places([n, e, s, w]: Trains) -> u64 {
    n | e | s | w
}
