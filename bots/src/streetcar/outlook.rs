//! How much better the strong bot does than the games by which moves of 30 Streetcar Rails are judged.

use crate::review::Outlook;

/// By how many decisions are left with the one that is judged.
pub(super) const OUTLOOKS: [Outlook; 36] = [Outlook::PLAIN; 36];
