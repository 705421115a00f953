//! The example of a bot in `docs/examples`, as somebody runs it.

use std::{io::ErrorKind, net::SocketAddr, path::Path, process::Output, time::Duration};

use tokio::{process::Command, time::timeout};

use crate::{company::expect_whole, seating::Seating, yard::Yard};

/// How long a game may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(3);

/// The example with these arguments.
fn program(address: SocketAddr, arguments: &[&str]) -> Command {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/examples/bot.py");
    let mut res = Command::new("python3");
    res.arg(script).arg(format!("http://{address}")).args(arguments).args(["--pause", "0"]);
    res.env_remove("PLATELAYER_KEY").kill_on_drop(true);
    res
}

/// What it says when it is run; `None`, and a notice, where there is no interpreter.
async fn run(mut command: Command) -> Option<Output> {
    match timeout(PATIENCE, command.output()).await.expect("it ends in time") {
        Ok(output) => Some(output),
        Err(error) => {
            assert_eq!(error.kind(), ErrorKind::NotFound, "{error}");
            testing::skip("docs/examples/bot.py, because Python 3 is not installed");
            None
        }
    }
}

/// Its lines, if it has ended well.
#[track_caller]
fn lines(output: &Output) -> Vec<String> {
    let told = String::from_utf8(output.stdout.clone()).expect("text");
    assert!(output.status.success(), "{told}\n{}", String::from_utf8_lossy(&output.stderr));
    told.lines().map(ToOwned::to_owned).collect()
}

/// The table that it says it plays at.
#[track_caller]
fn table(lines: &[String]) -> Seating {
    let link = lines.iter().find_map(|it| it.strip_prefix("table: ")).expect("a link");
    let id = link.rsplit('/').next().expect("an id").to_owned();
    Seating { id, guests: Vec::new(), tokens: Vec::new() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_example_plays_30_rails_with_a_bot_of_the_server() {
    let yard = Yard::with(|it| (it.rate_per_address, it.rate_per_seat) = (100, 20)).await;
    let arguments = ["--make", "30-rails", "--bots", "easy", "--name", "Snake", "--seed", "1"];
    let Some(output) = run(program(yard.address, &arguments)).await else { return };
    let told = lines(&output);
    let record = expect_whole(&yard.guest(), &table(&told)).await;
    for line in record.iter().filter_map(|it| it.strip_prefix("0 ")) {
        assert!(told.iter().any(|it| it == line), "it does not tell its move {line}: {told:?}");
    }
    let places: Vec<_> = told.iter().filter(|it| it.starts_with("1. ") || it.starts_with("2. ")).collect();
    assert!(places.len() == 2 && places.iter().any(|it| it.contains("Bot 2 (easy): ")), "{told:?}");
    yard.expect_no_fault().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_of_the_example_play_village_rails_through_a_restart() {
    let mut yard = Yard::open().await;
    let address = yard.address;
    let key = yard.guest().post("/api/v1/keys", serde_json::json!({ "name": "Snake" })).await.ok(201);
    let maker = crate::guest::Guest::with(address, key["key"].as_str().expect("a key"));
    let terms = serde_json::json!({ "game": "village-rails", "seats": 2, "name": "Snake" });
    let made = maker.post("/api/v1/tables", terms).await.ok(201);
    let seating =
        Seating { id: made["table"]["id"].as_str().expect("an id").to_owned(), guests: Vec::new(), tokens: Vec::new() };
    // One comes back with its key, and listens; the other joins by the link, and asks now and then.
    let link = format!("http://{address}/t/{}", seating.id);
    let mut first = program(address, &[&link, "--seed", "1", "--pause", "0.05"]);
    first.env("PLATELAYER_KEY", key["key"].as_str().expect("a key"));
    let second = program(address, &[&link, "--seed", "2", "--poll", "0.05", "--name", "Adder"]);
    let (one, two) = (tokio::spawn(run(first)), tokio::spawn(run(second)));
    let n_events = async |yard: &Yard| {
        let record = yard.guest().get(&seating.path("/record")).await;
        if record.status == 200 { record.text().lines().count() } else { 0 }
    };
    while n_events(&yard).await < 60 && !one.is_finished() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    if !one.is_finished() {
        let folder = yard.close().await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        yard = Yard::again(folder, |it| it.listen = address).await;
    }
    let (one, two) = (one.await.expect("an end"), two.await.expect("an end"));
    let (Some(one), Some(two)) = (one, two) else { return };
    for told in [lines(&one), lines(&two)] {
        assert!(told.iter().any(|it| it.starts_with("take ")), "{told:?}");
        assert!(told.iter().any(|it| it.starts_with("1. ")), "{told:?}");
    }
    expect_whole(&yard.guest(), &seating).await;
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn the_example_says_clearly_what_is_wrong() {
    let yard = Yard::open().await;
    let fails = async |address: SocketAddr, arguments: &[&str], expected: &str| {
        let Some(output) = run(program(address, arguments)).await else { return };
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && told.contains(expected), "{told}");
        assert!(!told.contains("Traceback"), "{told}");
    };
    fails(yard.address, &["nosuchtable"], "bot.py: there is no such table (not_found)").await;
    fails(yard.address, &["--make", "chess"], "there is no such game").await;
    fails(yard.address, &["--make", "30-rails", "--bots", "clever"], "unknown variant `clever`").await;
    fails(yard.address, &[], "give the link of a table, or --make and a game").await;
    fails(yard.address, &["x", "--key", "key-wrong"], "with a secret that is known (unauthorized)").await;
    let address = yard.address;
    yard.close().await;
    fails(address, &["x"], "does not answer").await;
}
