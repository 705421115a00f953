//! How much better the strong bot does than the sheets by which moves of Rail Age are judged.

use crate::review::Outlook;

/// By the round, the first being the setup.
pub(super) const OUTLOOKS: [Outlook; 22] = [Outlook::PLAIN; 22];
