//! What a game owes to whoever trains its network.

use fastrand::Rng;

use super::{Input, Net, Shape};
use crate::Mind;

/// Bots of a game, and the networks that they have learnt.
pub trait Taught: Mind {
    /// The games from which a network learns; [`NoCourse`] where there is none.
    type Course: Course;

    /// The games of the network whose weights are in `src/<part>.net` of the crate; `None` if it has no such network.
    fn course(_part: &str) -> Option<Self::Course> {
        None
    }
}

/// Games from which a network learns; all of it follows from luck.
pub trait Course: Sync {
    /// A game with what its positions have come to; small, because many are kept.
    type Game: Send + Sync;

    /// How large the network is.
    fn shape(&self) -> Shape;

    /// Plays a game with a network, or without one by what was known before.
    fn play(&self, net: Option<&Net>, luck: &mut Rng) -> Self::Game;

    /// How many positions a game teaches.
    fn n_lessons(&self, game: &Self::Game) -> usize;

    /// Describes a position of a game; the points that it came to.
    fn lesson(&self, game: &Self::Game, n: usize, input: &mut Input) -> f32;

    /// A game as plain numbers, to be kept in a file.
    fn write(&self, game: &Self::Game) -> Vec<u8>;

    /// The game of these numbers; `None` if it is none.
    fn read(&self, bytes: &[u8]) -> Option<Self::Game>;

    /// The score of a game with fixed luck in which the network shows what it knows.
    fn trial(&self, net: &Net, number: u64) -> i32;
}

/// The course of a game without a network: there is none.
#[derive(Copy, Clone, Debug)]
pub enum NoCourse {}

impl Course for NoCourse {
    type Game = Self;

    fn shape(&self) -> Shape {
        match *self {}
    }

    fn play(&self, _: Option<&Net>, _: &mut Rng) -> Self {
        match *self {}
    }

    fn n_lessons(&self, _: &Self) -> usize {
        match *self {}
    }

    fn lesson(&self, _: &Self, _: usize, _: &mut Input) -> f32 {
        match *self {}
    }

    fn write(&self, _: &Self) -> Vec<u8> {
        match *self {}
    }

    fn read(&self, _: &[u8]) -> Option<Self> {
        match *self {}
    }

    fn trial(&self, _: &Net, _: u64) -> i32 {
        match *self {}
    }
}
