//! Networks as files: every weight in a few bits, row by row, each with a scale of its own.

use super::{Net, Shape};

/// Bits of a weight.
const BITS: u32 = 7;
/// The largest weight of a row, in steps.
const MOST: i16 = (1 << (BITS - 1)) - 1;

/// A file is not the network that it should be.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the file of a network has {found} bytes, not {expected}")]
pub struct Damaged {
    /// Its bytes.
    pub found: usize,
    /// Those of a network of this shape.
    pub expected: usize,
}

impl Net {
    /// The file of a network.
    ///
    /// A row is its scale, the upper half of an `f32`, and then its weights in the lowest bits first.
    pub fn pack(&self) -> Vec<u8> {
        let mut res = Vec::new();
        for row in self.rows() {
            let largest = row.iter().fold(0.0, |most: f32, it| most.max(it.abs()));
            // Rounded up, so that no weight is above the most.
            let scale = (((largest / f32::from(MOST)).to_bits() + 0xffff) >> 16) as u16;
            res.extend(scale.to_le_bytes());
            let unit = unit(scale);
            let (mut waiting, mut n_waiting) = (0_u64, 0);
            for weight in row {
                let steps = if unit > 0.0 { (weight / unit).round() as i16 } else { 0 };
                waiting |= u64::from((steps.clamp(-MOST, MOST) + MOST).cast_unsigned()) << n_waiting;
                n_waiting += BITS;
                while n_waiting >= 8 {
                    res.push(waiting as u8);
                    waiting >>= 8;
                    n_waiting -= 8;
                }
            }
            if n_waiting > 0 {
                res.push(waiting as u8);
            }
        }
        res
    }

    /// The network of a file.
    pub fn unpack(shape: Shape, file: &[u8]) -> Result<Self, Damaged> {
        let mut res = Self::empty(shape);
        let bytes = |n: usize| 2 + (n * BITS as usize).div_ceil(8);
        let expected = res.rows().iter().map(|it| bytes(it.len())).sum();
        if file.len() != expected {
            return Err(Damaged { found: file.len(), expected });
        }
        let mut rest = file;
        for row in res.rows_mut() {
            let (now, later) = rest.split_at(bytes(row.len()));
            let unit = unit(u16::from_le_bytes([now[0], now[1]]));
            let mut packed = now[2..].iter();
            let (mut waiting, mut n_waiting) = (0_u64, 0);
            for weight in row {
                while n_waiting < BITS {
                    waiting |= u64::from(packed.next().copied().unwrap_or_default()) << n_waiting;
                    n_waiting += 8;
                }
                let steps = (waiting & ((1 << BITS) - 1)) as i16 - MOST;
                *weight = f32::from(steps) * unit;
                waiting >>= BITS;
                n_waiting -= BITS;
            }
            rest = later;
        }
        Ok(res)
    }
}

/// The scale of a row.
fn unit(scale: u16) -> f32 {
    f32::from_bits(u32::from(scale) << 16)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: Shape = Shape { globals: 3, kinds: &[4, 2], stages: 2 };

    #[test]
    fn a_file_is_the_network_but_for_half_a_step() {
        let net = Net::random(SHAPE, 1);
        let file = net.pack();
        let read = Net::unpack(SHAPE, &file).expect("a network");
        for (row, same) in net.rows().into_iter().zip(read.rows()) {
            let most = row.iter().fold(0.0, |most: f32, it| most.max(it.abs()));
            let step = most * 1.01 / f32::from(MOST);
            assert!(row.iter().zip(same).all(|(a, b)| (a - b).abs() <= 0.5 * step), "{row:?} {same:?}");
        }
        // What was rounded once stays as it is.
        assert_eq!(Net::unpack(SHAPE, &read.pack()), Ok(read));
        let expected = file.len();
        assert_eq!(Net::unpack(SHAPE, &file[1..]), Err(Damaged { found: expected - 1, expected }));
    }
}
