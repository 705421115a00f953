//! How much better the strong bot does than the games by which moves of Village Rails are judged.

use crate::review::Outlook;

/// By the round, 1 to 12.
pub(super) const OUTLOOKS: [Outlook; 13] = [Outlook::PLAIN; 13];
