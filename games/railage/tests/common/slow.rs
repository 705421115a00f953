//! A second, slow and obvious scorer.
