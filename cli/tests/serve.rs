//! The program `platelayer serve` as a whole: games over HTTP, through a kill and a restart, to a record that verifies.

use std::{path::Path, sync::Arc, time::Duration};

use fastrand::Rng;
use proving::{
    api::{Api, Order},
    party::Party,
    player::Manner,
    server::Launch,
    yard::Yard,
};

const ORDERS: &[Order] = &[
    Order { game: "30-rails", rules: Some("basic"), seats: 2, pace: None },
    Order { game: "village-rails", rules: None, seats: 2, pace: None },
];

const MANNER: Manner =
    Manner { think: Duration::from_millis(20), repeats: 5, keeps: true, patience: Duration::from_mins(1) };

fn launch(folder: &Path) -> Launch {
    let database = format!("sqlite:{}", folder.join("games.db").display());
    let log = folder.join("log");
    Launch { binary: env!("CARGO_BIN_EXE_platelayer").into(), database, options: Vec::new(), log }
}

#[test]
fn games_survive_a_kill_and_the_server_ends_when_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let launch = launch(folder.path());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let server = launch.start().expect("a server");
        let yard = Arc::new(Yard::new([server.address()]));
        let games: Vec<_> = ORDERS
            .iter()
            .map(|order| {
                let party = Party { yard: Arc::clone(&yard), manner: MANNER, luck: Rng::with_seed(3), witnesses: 0 };
                tokio::spawn(party.play(order))
            })
            .collect();
        tokio::time::sleep(Duration::from_millis(400)).await;
        server.kill().expect("an end");
        let server = launch.start().expect("a server on the same file");
        yard.put(0, server.address());
        for game in games {
            let outcome = game.await.expect("a game");
            assert_eq!(outcome.complaints, [""; 0]);
            assert!(outcome.tally.n_acknowledged > 20 && outcome.n_rolls > 10, "{:?}", outcome.tally);
        }
        Api::new(server.address()).is_well().await.expect("a healthy server");
        assert!(server.stop().expect("an end").success());
    });
}
