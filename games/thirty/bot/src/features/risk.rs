//! What the network that knows the risk of a position is told: what the other one makes of it, and the points as they stand.

use super::N_STAGES;
use mind::net::{HIDDEN, Input, Shape};

/// The points as they stand are told in steps of so many.
const STEP: f32 = 5.0;
/// How many steps are told apart, the last for all that is more.
const N_STEPS: usize = 12;

/// How large the network is.
pub(crate) const RISK_SHAPE: Shape = Shape { globals: HIDDEN + N_STEPS, kinds: &[], stages: N_STAGES };

/// Describes a position of which the hidden layer of the other network is known, by what that was told.
pub(crate) fn describe_risk(told: &Input, hidden: &[f32; HIDDEN], input: &mut Input) {
    input.begin(told.stage, 0.0);
    for (n, &unit) in hidden.iter().enumerate() {
        if unit > 0.0 {
            input.global(n, unit);
        }
    }
    let step = (1..N_STEPS).take_while(|&it| told.base >= STEP * f32::from(it as u8)).count();
    input.global(HIDDEN + step, 1.0);
}
