//! The way back: from plain data to the view of a game that can be drawn.
