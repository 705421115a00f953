//! What a move costs in a short game and in a long one, through the real door. Prints one JSON object per line.
//!
//! A move is a request over a loopback connection: it is checked, applied, written to SQLite and synced before it is
//! answered.
//! The long game is made of moves that are taken back, each of which is an entry of the log like any other; so both
//! games stand in the same position, and only the length of their logs differs.

use std::{
    net::SocketAddr,
    path::Path,
    time::{Duration, Instant},
};

use proving::{
    api::{Api, Order, Reply, Ticket},
    http::Connection,
};
use server::{Server, Settings};
use store::Place;
use tokio::{sync::oneshot, task::JoinHandle};

const SHORT: usize = 100;
const LONG: usize = 10_000;

/// How many times the cost of a short game a long one may take.
const MOST: f64 = 1.5;

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("games.db");
        let running = Running::start(&file).await;
        let mut long = Player::sit(running.address).await;
        long.lengthen(LONG).await;
        let mut shorts = Vec::new();
        for _ in 0..20 {
            let mut short = Player::sit(running.address).await;
            short.lengthen(SHORT).await;
            shorts.push(short);
        }
        moves(&mut shorts, &mut long).await;
        crowd(running.address).await;
        running.stop().await;
        cold(&file, &shorts, &long).await;
    });
}

/// Prints one figure.
fn report(name: &str, value: f64, unit: &str, ratio: f64, floor: Option<u32>) {
    let floor = floor.map_or(String::new(), |it| format!(",\"floor\":{it}"));
    println!("{{\"name\":\"{name}\",\"value\":{value:.0},\"unit\":\"{unit}\",\"ratio\":{ratio:.2}{floor}}}");
}

/// The time in the middle: a busy machine makes some of them long.
fn median(mut times: Vec<Duration>) -> f64 {
    times.sort();
    times[times.len() / 2].as_secs_f64()
}

/// Compares both games, and tells how many per second the long one is good for.
fn compare(what: &str, short: Vec<Duration>, long: Vec<Duration>, floor: u32) {
    let (short, long) = (median(short), median(long));
    assert!(
        long < MOST * short,
        "{what}: {:.0} µs in a long game are more than {MOST} times {:.0} µs in a short one",
        long * 1e6,
        short * 1e6
    );
    report(&format!("{what} in a game of {SHORT} entries"), 1.0 / short, "1/s", 1.0, None);
    report(&format!("{what} in a game of {LONG} entries"), 1.0 / long, "1/s", short / long, Some(floor));
}

/// Moves and undos, now in a short game and now in the long one, so that both have the same luck with the machine.
async fn moves(shorts: &mut [Player], long: &mut Player) {
    let (mut of_short, mut of_long) = (Vec::new(), Vec::new());
    for _ in 0..10 {
        for short in &mut *shorts {
            of_short.push(short.act_and_undo().await);
            of_long.push(long.act_and_undo().await);
        }
    }
    compare("synced moves", of_short, of_long, 100);
}

/// Many tables at once: what arrives together shares a sync.
async fn crowd(address: SocketAddr) {
    const N_TABLES: u32 = 64;
    const N_PAIRS: u32 = 50;
    let mut players = Vec::new();
    for _ in 0..N_TABLES {
        players.push(Player::sit(address).await);
    }
    let start = Instant::now();
    for _ in 0..N_PAIRS {
        players[0].act_and_undo().await;
    }
    let alone = f64::from(2 * N_PAIRS) / start.elapsed().as_secs_f64();
    let start = Instant::now();
    let playing: Vec<JoinHandle<()>> = players
        .into_iter()
        .map(|mut it| {
            tokio::spawn(async move {
                for _ in 0..N_PAIRS {
                    it.act_and_undo().await;
                }
            })
        })
        .collect();
    for it in playing {
        it.await.expect("all moves are made");
    }
    let together = f64::from(2 * N_PAIRS * N_TABLES) / start.elapsed().as_secs_f64();
    assert!(together > alone, "moves share syncs: {together:.0} moves/s together, {alone:.0} one by one");
    report(&format!("synced moves at {N_TABLES} tables at once"), together, "moves/s", together / alone, Some(300));
}

/// The first look at a table after a start, when it is read from its snapshot and the entries since.
async fn cold(file: &Path, shorts: &[Player], long: &Player) {
    let (mut of_short, mut of_long) = (Vec::new(), Vec::new());
    for (n, short) in shorts.iter().enumerate() {
        let running = Running::start(file).await;
        // The first request opens connections and reads what every table needs.
        let other = &shorts[(n + 1) % shorts.len()];
        let mut connection = Connection::new(running.address);
        look(&mut connection, &other.ticket).await;
        // The order may matter, so it changes.
        for turn in 0..2 {
            let is_long = (turn + n).is_multiple_of(2);
            let ticket = if is_long { &long.ticket } else { &short.ticket };
            let time = look(&mut connection, ticket).await;
            if is_long { &mut of_long } else { &mut of_short }.push(time);
        }
        running.stop().await;
    }
    compare("first looks", of_short, of_long, 50);
}

async fn look(connection: &mut Connection, ticket: &Ticket) -> Duration {
    let path = format!("/api/v1/tables/{}/view", ticket.table);
    let start = Instant::now();
    let answer = connection.get(&path, Some(&ticket.token)).await.expect("an answer");
    let time = start.elapsed();
    assert!(answer.status == 200 && answer.text().contains("\"seat\":0"), "{}", answer.text());
    time
}

/// A server in this program.
struct Running {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Running {
    async fn start(file: &Path) -> Self {
        let mut settings = Settings::new(Place::Sqlite(file.to_owned()));
        settings.listen = SocketAddr::from(([127, 0, 0, 1], 0));
        (settings.rate_per_address, settings.rate_per_seat) = (0, 0);
        let server = Server::start(settings).await.expect("a server");
        let address = server.address().expect("an address");
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(server.run(async {
            let _ = stopped.await;
        }));
        Self { address, stop, task }
    }

    async fn stop(self) {
        self.stop.send(()).expect("it runs");
        self.task.await.expect("it ends");
    }
}

/// Somebody alone at a table of 30 Rails.
struct Player {
    api: Api,
    connection: Connection,
    ticket: Ticket,
    action: String,
}

impl Player {
    async fn sit(address: SocketAddr) -> Self {
        let mut api = Api::new(address);
        let ticket = api.create(&Order { game: "30-rails", rules: None, seats: 1, pace: None }).await.expect("a table");
        let action = api.actions(&ticket).await.expect("moves").actions[0].clone();
        Self { api, connection: Connection::new(address), ticket, action }
    }

    /// Makes a move and takes it back; the time is that of the move, with every check that it is for this position.
    async fn act_and_undo(&mut self) -> Duration {
        let cursor = self.api.actions(&self.ticket).await.expect("moves").cursor;
        let start = Instant::now();
        let reply = self.api.act(&self.ticket, &self.action, &cursor).await.expect("an answer");
        let time = start.elapsed();
        assert!(matches!(reply, Reply::Done(_)), "{reply:?}");
        let path = format!("/api/v1/tables/{}/undo", self.ticket.table);
        let undone = self.connection.post(&path, Some(&self.ticket.token), "{}").await.expect("an answer");
        assert_eq!(undone.status, 200, "{}", undone.text());
        time
    }

    /// Goes on until the log has about this many entries.
    async fn lengthen(&mut self, n_entries: usize) {
        for _ in 0..n_entries / 2 {
            self.act_and_undo().await;
        }
    }
}
