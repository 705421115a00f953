//! Boards of squares.
