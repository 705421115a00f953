//! What is known of a game at this moment, wherever it is played.

use kernel::{Seat, SeatSet, Turn, Viewer};
use library::{Host, Outcome, View};

use crate::words::list;

/// How far a game is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// Seats are being taken.
    Waiting,
    /// It goes on.
    Playing,
    /// It has ended.
    Over,
    /// It was closed before its end.
    Closed,
}

/// What is known of a game at this moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    /// The name of the game in the list of games.
    pub game: &'static str,
    /// Its rule set.
    pub rules: String,
    /// How far it is.
    pub status: Status,
    /// What the viewer may know.
    pub view: View,
    /// For whom is played here; nobody for onlookers.
    pub seat: Option<Seat>,
    /// Whose sheet is looked at.
    pub shown: Seat,
    /// Every legal move of `seat` in the notation of the game; empty if it is not waited for.
    pub actions: Vec<String>,
    /// Who is waited for.
    pub waiting: SeatSet,
    /// The names of all seats.
    pub names: Vec<String>,
    /// Counts what has happened, so that a change can be told from a repetition.
    pub number: usize,
    /// Whether the last move may be taken back.
    pub can_undo: bool,
    /// When time is up, in milliseconds since 1970.
    pub deadline: Option<f64>,
    /// The points of all seats, once the game is over.
    pub scores: Option<Vec<i32>>,
    /// The places of all seats, counted from one, once the game is over.
    pub places: Option<Vec<usize>>,
    /// Who has won, once the game is over.
    pub outcome: Option<Outcome>,
}

impl Position {
    /// What `seat` may know of a game whose rules run here, without any move.
    pub fn of(host: &dyn Host, seat: Seat, rules: &str, names: Vec<String>) -> Self {
        let seats = || Seat::first(host.n_seats());
        let is_over = matches!(host.turn(), Turn::Over);
        Self {
            game: host.entry().name,
            rules: rules.to_owned(),
            status: if is_over { Status::Over } else { Status::Playing },
            view: host.view(Viewer::Seat(seat)),
            seat: None,
            shown: seat,
            actions: Vec::new(),
            waiting: waiting(host),
            names,
            number: host.n_events(),
            can_undo: false,
            deadline: None,
            scores: is_over.then(|| seats().map(|it| host.score(it)).collect()),
            places: is_over.then(|| host.places().as_slice().to_vec()),
            outcome: host.outcome(),
        }
    }

    /// The same, for `seat` to play.
    pub fn to_play(host: &dyn Host, seat: Seat, rules: &str, names: Vec<String>) -> Self {
        let position = Self::of(host, seat, rules, names);
        let can_undo = host.fork().undo(seat).is_ok();
        Self { seat: Some(seat), actions: host.actions(seat), can_undo, ..position }
    }

    /// How a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// That the game is over, and who has won where several play.
    pub fn ended(&self) -> String {
        match self.outcome.as_ref().filter(|_| self.n_seats() > 1) {
            Some(outcome) => {
                let names = outcome.winners.iter().map(|it| self.name(*it)).collect();
                t!("end-won", n = outcome.winners.len(), names = list(names))
            }
            None => t!("end-over"),
        }
    }

    /// The same with the points of the seat that is looked at: who plays alone is told nothing else.
    pub fn ended_with(&self, points: i32) -> String {
        if self.n_seats() == 1 {
            return t!("grid-over", points = points);
        }
        let name = self.name(self.seat.unwrap_or(self.shown));
        t!("grid-over-several", ended = self.ended(), name = name, points = points)
    }

    /// Whether the seat that is played for here must act.
    pub fn is_mine(&self) -> bool {
        self.seat.is_some_and(|seat| self.waiting.contains(seat))
    }

    /// How many seats there are.
    pub fn n_seats(&self) -> usize {
        self.names.len()
    }
}

/// Who is waited for.
pub fn waiting(host: &dyn Host) -> SeatSet {
    match host.turn() {
        Turn::Seats(waiting) => waiting.clone(),
        Turn::Chance | Turn::Over => SeatSet::EMPTY,
    }
}
