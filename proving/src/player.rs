//! One who plays a seat of any game over HTTP, by luck, and writes down what it was promised.

use std::{
    mem,
    sync::Arc,
    time::{Duration, Instant},
};

use fastrand::Rng;
use tokio::{task::JoinHandle, time};

use crate::{
    api::{Actions, Api, Reply, Ticket},
    board::Board,
    http::HttpError,
    journal::{Decision, Fate, Journal},
    listener::{Bell, Heard, Listener},
    yard::Yard,
};

/// How long a player waits before it asks again what was not answered.
const PAUSE: Duration = Duration::from_millis(20);

/// How long a player trusts the stream to call it; then it looks by itself.
const TRUST: Duration = Duration::from_secs(10);

/// How long a call may be on its way.
const GRACE: Duration = Duration::from_secs(3);

/// How a player behaves.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Manner {
    /// The most time that it thinks about a move.
    pub think: Duration,
    /// One in this many acknowledged moves is sent again on purpose; none if zero.
    pub repeats: u32,
    /// Whether it keeps all that the stream tells.
    pub keeps: bool,
    /// What it asks before every decision.
    pub looks: Looks,
    /// How long it goes on without any success.
    pub patience: Duration,
}

/// What a player asks before every decision.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Looks {
    /// What it may do, as a program does.
    Actions,
    /// All that a screen shows, in one request.
    Position,
    /// The same in the three requests of version 1, again where something has happened between them.
    Three,
}

/// A player of one seat.
#[derive(Debug)]
pub struct Player {
    /// The seat.
    pub ticket: Ticket,
    /// Where the servers are.
    pub yard: Arc<Yard>,
    /// Which of them it turns to first.
    pub home: usize,
    /// What it chooses by.
    pub luck: Rng,
    /// How it behaves.
    pub manner: Manner,
    /// Where the times of moves are kept, if anybody asks.
    pub board: Option<Arc<Board>>,
    /// Whether its stream is one of those that are timed.
    pub is_witness: bool,
}

/// A player in the middle of a game.
struct Seated {
    player: Player,
    api: Option<Api>,
    n_tries: usize,
    journal: Journal,
    bell: Arc<Bell>,
    /// When something went well last.
    progress: Instant,
}

/// The player cannot go on; the reason is in its journal.
struct Stuck;

impl Player {
    /// Plays until the game is over, or until nothing has gone well for too long, which is a complaint.
    pub async fn play(self) -> Journal {
        let bell = Arc::new(Bell::default());
        let listener = self.listener(&bell);
        let journal = Journal::new(self.ticket.clone());
        let mut seated = Seated { player: self, api: None, n_tries: 0, journal, bell, progress: Instant::now() };
        let _ = seated.play().await;
        seated.hear(listener).await;
        seated.journal
    }

    fn listener(&self, bell: &Arc<Bell>) -> JoinHandle<Heard> {
        let listener = Listener {
            ticket: self.ticket.clone(),
            yard: Arc::clone(&self.yard),
            home: self.home,
            bell: Arc::clone(bell),
            keeps: self.manner.keeps,
            board: self.board.clone().filter(|_| self.is_witness),
        };
        tokio::spawn(listener.listen())
    }
}

impl Seated {
    async fn play(&mut self) -> Result<(), Stuck> {
        let mut was_called = true;
        while !self.bell.is_over() {
            let Actions { cursor, actions } = self.look().await?;
            if actions.is_empty() {
                was_called = self.wait().await?;
                continue;
            }
            if !mem::replace(&mut was_called, true) {
                // A call that comes now was on its way while the player looked.
                let is_late = time::timeout(GRACE, self.bell.called()).await.is_err();
                self.journal.tally.n_uncalled += usize::from(is_late);
            }
            let choice = self.player.luck.usize(..actions.len());
            let think = self.player.manner.think.mul_f64(self.player.luck.f64());
            if !think.is_zero() {
                time::sleep(think).await;
            }
            let must_go_on = self.decide(&actions[choice], &cursor).await?;
            if !must_go_on {
                was_called = self.wait().await?;
            }
        }
        Ok(())
    }

    /// Waits for a call; `false` if none came and the player looks by itself.
    async fn wait(&mut self) -> Result<bool, Stuck> {
        let is_called = time::timeout(TRUST, self.bell.called()).await.is_ok();
        if is_called {
            self.progress = Instant::now();
        } else {
            self.check_patience("waits for its turn")?;
        }
        Ok(is_called)
    }

    /// What the seat may do, asked until there is an answer.
    async fn look(&mut self) -> Result<Actions, Stuck> {
        loop {
            let (ticket, looks) = (self.player.ticket.clone(), self.player.manner.looks);
            let error = match self.api() {
                None => HttpError::Late(Duration::ZERO),
                Some(api) => match api.look(&ticket, looks).await {
                    Ok(actions) => {
                        self.progress = Instant::now();
                        return Ok(actions);
                    }
                    Err(error) => error,
                },
            };
            self.pause("asks what it may do", &error).await?;
        }
    }

    /// Makes a move, asked until its fate is known or given up; says whether the seat must act again.
    async fn decide(&mut self, action: &str, at: &str) -> Result<bool, Stuck> {
        let index = self.journal.decisions.len();
        self.journal.decisions.push(Decision { action: action.to_owned(), fate: Fate::Unknown });
        let mut is_certain = true;
        loop {
            let ticket = self.player.ticket.clone();
            let (start, board) = (Instant::now(), self.player.board.clone());
            let reply = match self.api() {
                None => Err(HttpError::Late(Duration::ZERO)),
                Some(api) => {
                    if let Some(board) = board {
                        board.send(ticket.seat);
                    }
                    api.act(&ticket, action, at).await
                }
            };
            match reply {
                Ok(Reply::Done(turn)) => {
                    self.journal.acknowledged.add(start.elapsed());
                    self.journal.tally.n_acknowledged += 1;
                    self.journal.decisions[index].fate = Fate::Acknowledged;
                    self.progress = Instant::now();
                    self.repeat(action, at).await;
                    return Ok(turn.kind == "seats" && turn.waiting.contains(&ticket.seat));
                }
                Ok(Reply::Stale) => {
                    self.journal.tally.n_stale += 1;
                    if is_certain {
                        self.journal.decisions[index].fate = Fate::Rejected;
                    }
                    return Ok(true);
                }
                Ok(Reply::Refused(reason)) => {
                    self.journal.decisions[index].fate = Fate::Rejected;
                    let seat = ticket.seat;
                    self.journal.complaints.push(format!("seat {seat}: `{action}` was offered and refused: {reason}"));
                    return Ok(true);
                }
                Ok(Reply::Unavailable(reason)) => {
                    is_certain = false;
                    self.journal.tally.n_unavailable += 1;
                    self.pause("makes a move", &HttpError::Status { status: 503, body: reason }).await?;
                }
                Err(error) => {
                    // Nobody has heard of a move that could not even be sent.
                    is_certain &= error.is_nobody();
                    self.journal.tally.n_unanswered += 1;
                    self.pause("makes a move", &error).await?;
                }
            }
            // Some ask again what became of it, and some look at the table first.
            if !is_certain && self.player.luck.bool() {
                return Ok(true);
            }
        }
    }

    /// Sends a move that was acknowledged once more, as a client does that has lost the answer.
    async fn repeat(&mut self, action: &str, at: &str) {
        let repeats = self.player.manner.repeats;
        if repeats == 0 || self.player.luck.u32(..repeats) > 0 {
            return;
        }
        let ticket = self.player.ticket.clone();
        if let Some(api) = self.api()
            && let Ok(reply) = api.act(&ticket, action, at).await
        {
            self.journal.tally.n_repeated += 1;
            if let Reply::Done(_) | Reply::Refused(_) = reply {
                let seat = ticket.seat;
                let complaint = format!("seat {seat}: the repeated move `{action}` at `{at}` was answered {reply:?}");
                self.journal.complaints.push(complaint);
            }
        }
    }

    fn api(&mut self) -> Option<&mut Api> {
        if self.api.is_none() {
            self.api = self.player.yard.address(self.player.home, self.n_tries).map(Api::new);
        }
        self.api.as_mut()
    }

    /// Waits a moment after something went wrong, and turns to the next server.
    async fn pause(&mut self, what: &str, error: &HttpError) -> Result<(), Stuck> {
        let seat = self.player.ticket.seat;
        if let HttpError::Status { status: status @ 400..=500, body } = error {
            self.journal.complaints.push(format!("seat {seat} {what} and is told {status}: {body}"));
            return Err(Stuck);
        }
        if let HttpError::Malformed(_) | HttpError::Json(_) = error {
            self.journal.complaints.push(format!("seat {seat} {what}: {error}"));
            return Err(Stuck);
        }
        self.check_patience(&format!("{what}: {error}"))?;
        if error.is_unanswered() {
            self.api = None;
            self.n_tries += 1;
        }
        time::sleep(PAUSE).await;
        Ok(())
    }

    fn check_patience(&mut self, what: &str) -> Result<(), Stuck> {
        if self.progress.elapsed() < self.player.manner.patience {
            return Ok(());
        }
        let Ticket { table, seat, .. } = &self.player.ticket;
        self.journal.complaints.push(format!("seat {seat} of table {table} is stuck: it {what}"));
        Err(Stuck)
    }

    /// Takes over what the listener heard; one that does not come to an end is a complaint.
    async fn hear(&mut self, mut listener: JoinHandle<Heard>) {
        let patience = if self.bell.is_over() { self.player.manner.patience } else { Duration::ZERO };
        if let Ok(Ok(heard)) = time::timeout(patience, &mut listener).await {
            self.journal.items = heard.items;
            self.journal.tally.n_reopened = heard.n_reopened;
            self.journal.complaints.extend(heard.complaints);
        } else {
            listener.abort();
            let seat = self.player.ticket.seat;
            self.journal.complaints.push(format!("seat {seat}: the stream did not come to the end of the game"));
        }
    }
}
