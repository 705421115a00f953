//! What a server holds of long games that it is given to keep.

use std::{
    thread::sleep,
    time::{Duration, Instant},
};

use kernel::{Dice, Seed, Turn};
use proving::{api::Api, server::Launch};

use crate::house::block_on;

/// How much more than before the server may hold in the end: pages of its program and of the database that it has read.
const MOST: u64 = 14 << 20;

/// How much one long game takes while it is read, at least: so much is to be given back.
const LEAST: u64 = 24 << 20;

/// How long the server may take to give memory back.
const PATIENCE: Duration = Duration::from_secs(40);

/// The record of a finished game of 30 Rails with so many players, who decide as those do who are not there.
fn long_record(n_seats: usize) -> String {
    let entry = library::find("30-rails").expect("a game");
    let mut host = entry.open(Some("basic"), n_seats).expect("a table");
    let dice = Dice::new(Seed::new([7; 32]), "memory".parse().expect("a name"));
    loop {
        while host.roll(&dice) {}
        let Turn::Seats(waiting) = host.turn() else { break };
        for seat in &waiting.clone() {
            host.decide_absent(seat).expect("a harmless decision");
        }
    }
    host.record(Some(dice.pledge()), Some(dice.seed().clone())).expect("a record")
}

#[test]
#[cfg(target_os = "linux")]
fn a_server_gives_back_what_long_games_took() {
    // The first version held 16 MB of every such game for good; the allocator of the system would hold 30 MB in all.
    let n_imports = testing::cases(2, 12);
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("games.db").display());
    let log = folder.path().join("log");
    let binary = env!("CARGO_BIN_EXE_platelayer").into();
    let server = Launch { binary, database, options: Vec::new(), log }.start().expect("a server");
    let import = |record: &str, n: usize| {
        block_on(async {
            let mut api = Api::new(server.address());
            for _ in 0..n {
                api.import(record).await.expect("it is kept");
            }
        });
    };
    let held = || server.memory().expect("figures");
    let record = long_record(1024);
    assert!(record.len() > 500_000, "{}", record.len());
    import(&long_record(2), 1);
    let before = held().resident;
    import(&record, n_imports);
    let peak = held().peak;
    assert!(peak > before + LEAST, "{before} bytes were held before, and {peak} at most");
    let begun = Instant::now();
    while held().resident > before + MOST {
        let now = held().resident;
        assert!(begun.elapsed() < PATIENCE, "{before} bytes were held before, {peak} at most, and {now} still");
        sleep(Duration::from_millis(200));
    }
    println!("{n_imports} imports: {before} bytes before, {peak} at most, {} in the end", held().resident);
}
