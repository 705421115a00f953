//! A server that begins with a clock that is wrong.

use std::{
    fs,
    io::{Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    thread,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use proving::postgres::Postgres;
use serde_json::Value;
use store::{Place, Pulse, Store};

use crate::house::{House, block_on};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// What the clock of this machine says.
fn wall() -> i64 {
    let elapsed = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970");
    i64::try_from(elapsed.as_millis()).expect("a number")
}

/// Today, as a server knows it.
fn today(address: SocketAddr) -> String {
    let mut stream = TcpStream::connect(address).expect("a server");
    let head = format!("GET /api/v1/daily/30-rails HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(head.as_bytes()).expect("it is sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    let body = answer.split("\r\n\r\n").nth(1).expect("a body");
    let body: Value = serde_json::from_str(body).unwrap_or_else(|it| panic!("{it}: {answer}"));
    body["day"].as_str().expect("a day").to_owned()
}

/// A day, as people write it.
fn day(millis: i64) -> String {
    server::moment(millis).split(' ').next().expect("a day").to_owned()
}

/// What a server takes for today, and its log, after another gave this sign of life last.
///
/// The day is told as how many days it is away from that of this machine.
fn begin_after(last: Pulse) -> (i64, String) {
    let before = wall();
    let house = House::new();
    let file = house.path("games.db");
    block_on(async {
        let store = Store::open(Place::Sqlite(file)).await.expect("a database");
        store.beat(last).await.expect("a sign of life");
        store.close().await;
    });
    let serving = house.serve_here(&[]);
    let today = today(serving.address());
    assert!(serving.stop().success());
    // Midnight may have passed.
    let is_it = |away: &i64| [before, wall()].iter().any(|it| day(it + away * DAY) == today);
    let away = [0, -1, 1, -90].into_iter().find(is_it).unwrap_or_else(|| panic!("{today} is far away"));
    (away, house.read("log"))
}

#[test]
#[cfg(target_os = "linux")]
fn a_clock_that_was_set_a_day_ahead_between_two_servers_opens_no_day() {
    let boot = fs::read_to_string("/proc/sys/kernel/random/boot_id").expect("a name").trim().to_owned();
    let time = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    let steady = time.tv_sec * 1000 + time.tv_nsec / 1_000_000;
    // As if the clock had been right a moment ago, and said a day less.
    let (away, log) = begin_after(Pulse { at: wall() - DAY, boot, steady });
    assert_eq!(away, -1, "{log}");
    assert!(log.contains("the clock of the machine contradicts the database"), "{log}");
    assert!(!log.contains("deadlines are put off"), "{log}");
}

#[test]
fn a_clock_that_went_back_between_two_servers_opens_no_day_again() {
    let (away, log) = begin_after(Pulse::from(wall() + DAY));
    assert_eq!(away, 1, "{log}");
    assert!(log.contains("the clock of the machine contradicts the database"), "{log}");
}

#[test]
fn a_clock_that_is_months_ahead_after_a_new_start_of_the_machine_is_not_believed_at_once() {
    let (away, log) = begin_after(Pulse::from(wall() - 90 * DAY));
    assert_eq!(away, -90, "{log}");
    assert!(log.contains("the clock of the machine contradicts the database"), "{log}");
    assert!(!log.contains("deadlines are put off"), "{log}");
}

#[test]
fn a_clock_that_is_right_is_believed() {
    let (away, log) = begin_after(Pulse::from(wall() - DAY));
    assert_eq!(away, 0, "{log}");
    assert!(!log.contains("contradicts"), "{log}");
    assert!(log.contains("deadlines are put off"), "{log}");
}

/// The clock of the database is that of all its servers, and a jump of it moves nothing.
#[test]
fn servers_of_a_database_whose_clock_jumps_agree_on_the_time() {
    const FAKE: &str = "create schema fake; \
        create table fake.jump (millis bigint not null); \
        insert into fake.jump values (0); \
        create function fake.clock_timestamp() returns timestamptz language sql as $$ \
        select pg_catalog.clock_timestamp() + (select millis from fake.jump) * interval '1 millisecond' $$; \
        alter database jumping set search_path = fake, pg_catalog, public";
    let Some(cluster) = Postgres::start().expect("a cluster that starts") else {
        testing::skip("a database whose clock jumps: PostgreSQL is not installed");
        return;
    };
    let url = cluster.create_database("jumping").expect("a database");
    let ask = |statement: &str| cluster.query("jumping", statement).expect("an answer").trim().to_owned();
    ask(FAKE);
    let house = House::new();
    let begin = || house.serve(&["--listen", "127.0.0.1:0", "--database", &url], &[]);
    let before = wall();
    let (one, two) = (begin(), begin());
    let deadline = before + DAY / 2;
    ask(&format!(
        "insert into games (game, kind, status, listed, seed, dice, created_at, deadline_at) \
         values ('aaaaaaaaaaaa', '30-rails', 'playing', 0, '\\x00', 'aaaaaaaaaaaa', 0, {deadline})"
    ));
    for by in [DAY, 0, -DAY, 0] {
        ask(&format!("update fake.jump set millis = {by}"));
        let until = Instant::now() + Duration::from_secs(30);
        while ask("select abs(shift + (select millis from fake.jump)) < 60000 from pulse") != "t" {
            assert!(Instant::now() < until, "{by}: {}", house.read("log"));
            thread::sleep(Duration::from_millis(200));
        }
        // A server that begins now, and the others after one more look.
        let third = begin();
        thread::sleep(Duration::from_secs(1));
        for it in [&one, &two, &third] {
            let is_today = |millis: i64| day(millis) == today(it.address());
            assert!(is_today(before) || is_today(wall()), "{by}: {}", house.read("log"));
        }
        assert!(third.stop().success());
        assert_eq!(ask("select deadline_at, status from games"), format!("{deadline}|playing"), "{by}");
    }
    let log = house.read("log");
    assert!(log.contains("the clock of the database has jumped"), "{log}");
    assert!(!log.contains("deadlines are put off") && !log.contains("brought back"), "{log}");
    assert!(one.stop().success() && two.stop().success());
}
