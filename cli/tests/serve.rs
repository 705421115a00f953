//! The program `platelayer serve` as a whole: games over HTTP, through a kill and a restart, to a record that verifies.

use std::{path::Path, sync::Arc, time::Duration};

use fastrand::Rng;
use proving::{
    api::{Api, Order, Pace},
    party::Party,
    player::{Looks, Manner},
    server::Launch,
    yard::Yard,
};

const ORDERS: &[Order] = &[
    Order { game: "30-rails", rules: Some("basic"), seats: 2, pace: None },
    Order { game: "village-rails", rules: None, seats: 2, pace: None },
];

const MANNER: Manner = Manner {
    think: Duration::from_millis(20),
    repeats: 5,
    keeps: true,
    looks: Looks::Actions,
    patience: Duration::from_mins(1),
};

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
            .zip([Looks::Three, Looks::Position])
            .map(|(order, looks)| {
                let manner = Manner { looks, ..MANNER };
                let party = Party { yard: Arc::clone(&yard), manner, luck: Rng::with_seed(3), witnesses: 0 };
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

#[test]
fn deadlines_begin_where_somebody_acts_before_the_first_roll() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut launch = launch(folder.path());
    launch.options.push("--short-deadlines".to_owned());
    let server = launch.start().expect("a server");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let pace = Some(Pace { seconds: 1, absent: "default" });
        let order = Order { game: "30-streetcar-rails", rules: None, seats: 2, pace };
        let yard = Arc::new(Yard::new([server.address()]));
        let mut party = Party { yard, manner: MANNER, luck: Rng::with_seed(3), witnesses: 0 };
        let ticket = party.sit(&order).await.expect("a table").remove(0);
        let mut api = Api::new(server.address());
        let first = api.all_items(&ticket).await.expect("items");
        assert_eq!(first.last().map(|it| it["kind"].clone()), Some("turn".into()));
        let end = tokio::time::Instant::now() + Duration::from_secs(20);
        while !api.all_items(&ticket).await.expect("items").iter().any(|it| it["kind"] == "late") {
            assert!(tokio::time::Instant::now() < end, "no deadline was missed although nobody moved");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    });
}
