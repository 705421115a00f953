//! What a server holds of long games that it is given to keep.

use kernel::{Dice, Seed, Turn};
use proving::{api::Api, server::Launch};

use crate::house::block_on;

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
fn a_server_does_not_grow_with_the_long_games_that_it_is_given() {
    // The first version held 16 MB of every game of 1,024 players.
    let (n_seats, n_imports, most) = testing::cases((128, 6, 8 << 20), (1024, 12, 24 << 20));
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("games.db").display());
    let log = folder.path().join("log");
    let binary = env!("CARGO_BIN_EXE_platelayer").into();
    let server = Launch { binary, database, options: Vec::new(), log }.start().expect("a server");
    let record = long_record(n_seats);
    assert!(record.len() > 400 * n_seats, "{}", record.len());
    let import = |n: usize| {
        block_on(async {
            let mut api = Api::new(server.address());
            for _ in 0..n {
                api.import(&record).await.expect("it is kept");
            }
        });
        server.memory().expect("figures").resident
    };
    // What it needs for one it keeps for the next.
    let (before, after) = (import(2), import(n_imports));
    println!("{} bytes, {n_imports} times: {before} bytes held before, {after} after", record.len());
    assert!(after <= before + most, "{before} bytes were held, and now {after}");
}
