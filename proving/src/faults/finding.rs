//! What one scenario did, checked and found.

use std::{
    fmt::Write as _,
    time::{Duration, Instant},
};

use clap::ValueEnum as _;
use proving::{columns, journal::Tally, party::Outcome};

use super::Scenario;
use crate::ground::Database;

/// The most complaints that are shown of one scenario.
const MOST: usize = 12;

/// What one scenario did and found.
#[derive(Debug)]
pub(crate) struct Finding {
    name: String,
    database: Database,
    start: Instant,
    elapsed: Duration,
    is_left_out: bool,
    /// What was done, in a few words.
    pub(crate) done: String,
    /// How many games were played to their end and checked.
    pub(crate) n_games: usize,
    /// How many rolls were recomputed.
    pub(crate) n_rolls: usize,
    /// What happened to the players.
    pub(crate) tally: Tally,
    /// What must not happen and did.
    pub(crate) complaints: Vec<String>,
}

impl Finding {
    /// Nothing yet.
    pub(crate) fn new(scenario: Scenario, database: Database) -> Self {
        let name = scenario.to_possible_value().map_or(String::new(), |it| it.get_name().to_owned());
        Self {
            name,
            database,
            start: Instant::now(),
            elapsed: Duration::ZERO,
            is_left_out: false,
            done: String::new(),
            n_games: 0,
            n_rolls: 0,
            tally: Tally::default(),
            complaints: Vec::new(),
        }
    }

    /// A scenario that cannot be run here.
    pub(crate) fn left_out(scenario: Scenario, database: Database) -> Self {
        let done = "left out: PostgreSQL is not installed".to_owned();
        Self { is_left_out: true, done, ..Self::new(scenario, database) }
    }

    pub(crate) fn title(&self) -> String {
        format!("== {} on {:?}", self.name, self.database)
    }

    /// Says how far the scenario is.
    pub(crate) fn progress(&self, text: &str) {
        println!("   {:6.1} s  {text}", self.start.elapsed().as_secs_f64());
    }

    /// Takes in a game that has ended.
    pub(crate) fn add(&mut self, outcome: Outcome) {
        self.n_games += 1;
        self.n_rolls += outcome.n_rolls;
        self.tally.add(&outcome.tally);
        for complaint in &outcome.complaints {
            println!("   VIOLATION: {complaint}");
        }
        self.complaints.extend(outcome.complaints);
    }

    /// Complains.
    pub(crate) fn complain(&mut self, complaint: impl Into<String>) {
        let complaint = complaint.into();
        println!("   VIOLATION: {complaint}");
        self.complaints.push(complaint);
    }

    pub(crate) fn end(&mut self) {
        self.elapsed = self.start.elapsed();
        println!("   {}", self.checked());
    }

    fn checked(&self) -> String {
        let Tally { n_acknowledged, n_unanswered, n_unavailable, n_stale, n_repeated, n_reopened, n_uncalled } =
            self.tally;
        format!(
            "{n_acknowledged} moves acknowledged, {n_unanswered} requests unanswered, {n_unavailable} times 503, \
             {n_stale} stale, {n_repeated} repeated on purpose, {n_reopened} streams reopened, \
             {n_uncalled} turns without a call"
        )
    }

    fn row(&self) -> Vec<String> {
        let result = match (self.is_left_out, self.complaints.len()) {
            (true, _) => "left out".to_owned(),
            (false, 0) => "held".to_owned(),
            (false, n) => format!("{n} VIOLATIONS"),
        };
        let database = format!("{:?}", self.database).to_lowercase();
        let numbers = [self.n_games, self.tally.n_acknowledged, self.n_rolls, self.tally.n_reopened];
        let mut row = vec![self.name.clone(), database, self.done.clone()];
        row.extend(numbers.iter().map(ToString::to_string));
        row.push(format!("{:.0} s", self.elapsed.as_secs_f64()));
        row.push(result);
        row
    }
}

/// All findings, and what is wrong.
pub(crate) fn table(findings: &[Finding]) -> String {
    let head = ["scenario", "database", "done", "games", "moves", "rolls", "reopened", "took", "result"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    rows.extend(findings.iter().map(Finding::row));
    let mut text = columns::align(&rows, &[3, 4, 5, 6, 7]);
    text.push_str(
        "\ngames: played to their end, each record replayed and its dice recomputed from the seed\n\
         moves: acknowledged, each found in the record once and in its order, and on every stream once\n",
    );
    for finding in findings.iter().filter(|it| !it.complaints.is_empty()) {
        let _ = writeln!(text, "\n{}:", finding.title());
        for complaint in finding.complaints.iter().take(MOST) {
            let _ = writeln!(text, "  {complaint}");
        }
        if finding.complaints.len() > MOST {
            let _ = writeln!(text, "  and {} more", finding.complaints.len() - MOST);
        }
    }
    text
}
