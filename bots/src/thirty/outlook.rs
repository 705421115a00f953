//! How much better the strong bot does than the games by which moves of 30 Rails are judged.

use crate::review::Outlook;

/// By the rules (basic, advanced, postal), and by how many decisions are left with the one that is judged.
pub(crate) const OUTLOOKS: [[Outlook; 37]; 3] = [[Outlook::PLAIN; 37]; 3];
