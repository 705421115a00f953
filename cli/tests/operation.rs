//! What an operator does: starting, setting, stopping, copying, listing and closing.

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    os::unix::fs::PermissionsExt as _,
    path::Path,
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use crate::house::{House, block_on};
use proving::{
    api::{Api, Order, Reply, Ticket},
    process::{Process, Signal},
};
use serde_json::Value;

const ALONE: Order = Order { game: "30-rails", rules: None, seats: 1, pace: None };

const ANY_PORT: (&str, &str) = ("PLATELAYER_LISTEN", "127.0.0.1:0");

/// Whether a file is for its owner only.
fn is_private(file: &Path) -> bool {
    fs::metadata(file).expect("a file").permissions().mode() & 0o777 == 0o600
}

/// Makes a table for one and makes a move; tells the move.
async fn begin(api: &mut Api) -> (Ticket, String) {
    let ticket = api.create(&ALONE).await.expect("a table");
    let now = api.actions(&ticket).await.expect("moves");
    let reply = api.act(&ticket, &now.actions[0], &now.cursor).await.expect("an answer");
    assert!(matches!(reply, Reply::Done(_)), "{reply:?}");
    (ticket, now.actions[0].clone())
}

/// Every connection is an open file, and the soft limit is 1,024 nearly everywhere.
#[test]
#[cfg(target_os = "linux")]
fn a_server_opens_as_many_files_as_it_may() {
    let house = House::new();
    let mut shell = Command::new("sh");
    shell.args([
        "-c",
        "ulimit -Sn 300; ulimit -Hn 2000; exec \"$0\" \"$@\"",
        env!("CARGO_BIN_EXE_platelayer"),
        "serve",
    ]);
    shell.args(["--listen", "127.0.0.1:0", "--database", "sqlite:games.db"]).current_dir(house.path("."));
    shell.stdin(Stdio::null()).stdout(Stdio::piped());
    let mut process = Process::start(&mut shell, Signal::KILL).expect("a shell");
    let mut line = String::new();
    BufReader::new(process.take_stdout().expect("an output")).read_line(&mut line).expect("a line");
    assert!(line.starts_with("listening on "), "{line}");
    let limits = fs::read_to_string(format!("/proc/{}/limits", process.id())).expect("its limits");
    let files = limits.lines().find_map(|it| it.strip_prefix("Max open files")).expect("a limit of files");
    assert_eq!(files.split_whitespace().take(2).collect::<Vec<_>>(), ["2000", "2000"]);
    assert!(process.stop(Signal::TERM, Duration::from_secs(20)).expect("an end").success());
}

#[test]
fn without_arguments_everything_is_in_the_data_folder() {
    let house = House::new();
    let serving = house.serve(&[], &[ANY_PORT]);
    assert_eq!(serving.address().ip().to_string(), "127.0.0.1");
    let ticket = block_on(async { begin(&mut Api::new(serving.address())).await.0 });
    assert!(serving.stop().success());
    let file = house.path("data/platelayer/platelayer.db");
    assert!(is_private(&file));
    let (code, out, _) = house.run(&["admin", "list"], &[]);
    assert_eq!((code, out.lines().count()), (0, 1), "{out}");
    assert!(out.starts_with(&format!("{}  30-rails ", ticket.table)) && out.contains(" playing "), "{out}");
}

#[test]
fn a_request_that_is_under_way_when_the_server_is_asked_to_end_is_finished() {
    let house = House::new();
    let serving = house.serve_here(&[]);
    let (ticket, action) = block_on(async {
        let mut api = Api::new(serving.address());
        let ticket = api.create(&ALONE).await.expect("a table");
        let action = api.actions(&ticket).await.expect("moves").actions[0].clone();
        (ticket, action)
    });
    let body = format!("{{\"action\": \"{action}\"}}");
    let mut request = TcpStream::connect(serving.address()).expect("a connection");
    let (table, token, length) = (&ticket.table, &ticket.token, body.len());
    write!(
        request,
        "POST /api/v1/tables/{table}/actions HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{}",
        &body[..5]
    )
    .expect("half a request");
    // The server shall have read the head before it hears the signal, and the signal before the rest.
    thread::sleep(Duration::from_millis(300));
    serving.signal(Signal::TERM);
    let end = Instant::now() + Duration::from_secs(5);
    while TcpStream::connect(serving.address()).is_ok() {
        assert!(Instant::now() < end, "nobody new is let in");
        thread::sleep(Duration::from_millis(10));
    }
    request.write_all(&body.as_bytes()[5..]).expect("the rest of it");
    let mut answer = String::new();
    request.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
    assert!(serving.stop().success());
    let again = house.serve_here(&[]);
    let record = block_on(async { Api::new(again.address()).record(&ticket).await.expect("a record") });
    assert!(record.lines().any(|it| it == format!("0 {action}")), "{record}");
}

#[cfg(unix)]
#[test]
fn a_browser_is_opened_where_there_is_a_screen() {
    use std::os::unix::fs::PermissionsExt as _;
    let house = House::new();
    house.write("xdg-open", "#!/bin/sh\nprintf %s \"$1\" > part && mv part opened\n");
    fs::set_permissions(house.path("xdg-open"), fs::Permissions::from_mode(0o755)).expect("a program");
    let path = format!("{}:{}", house.path("").display(), std::env::var("PATH").expect("a path"));
    let serve = |screen: &str| {
        let args = ["--open", "--listen", "0.0.0.0:0", "--database", "sqlite:games.db"];
        house.serve(&args, &[("PATH", &path), ("DISPLAY", screen), ("WAYLAND_DISPLAY", "")])
    };
    assert!(serve("").stop().success());
    assert!(!house.path("opened").exists(), "nobody would see it");
    let serving = serve(":7");
    let end = Instant::now() + Duration::from_secs(20);
    while !house.path("opened").exists() {
        assert!(Instant::now() < end, "no browser was opened");
        thread::sleep(Duration::from_millis(10));
    }
    assert_eq!(house.read("opened"), format!("http://127.0.0.1:{}", serving.address().port()));
    assert!(serving.stop().success());
}

#[test]
fn a_flag_wins_over_the_environment_and_that_over_the_file() {
    let house = House::new();
    house.write("club.toml", "listen = \"127.0.0.2:0\"\ndatabase = \"sqlite:club.db\"\nlog = \"json\"\n");
    let listens = |args: &[&str], variables: &[(&str, &str)]| {
        let serving = house.serve(args, variables);
        let ip = serving.address().ip().to_string();
        assert!(serving.stop().success());
        ip
    };
    let (file, variable) = (["--config", "club.toml"], [("PLATELAYER_LISTEN", "127.0.0.3:0")]);
    assert_eq!(listens(&file, &[]), "127.0.0.2");
    assert_eq!(listens(&[], &[("PLATELAYER_CONFIG", "club.toml")]), "127.0.0.2");
    assert_eq!(listens(&file, &variable), "127.0.0.3");
    assert_eq!(listens(&[&file[..], &["--listen", "127.0.0.4:0"]].concat(), &variable), "127.0.0.4");
    // The database of the file was used each time, and the log is JSON line by line.
    assert!(house.path("club.db").is_file() && !house.path("data").exists());
    for line in house.read("log").lines() {
        let said: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert!(said["timestamp"].is_string() && said["level"].is_string(), "{line}");
    }
    assert!(house.read("log").contains("platelayer serves"));
    // Other commands read the same file.
    assert_eq!(house.run(&["admin", "--config", "club.toml", "list"], &[]), (0, String::new(), String::new()));
}

/// A server with these settings must not start, and say this of them.
#[track_caller]
fn check(house: &House, settings: &str, expected: &str) {
    house.write("club.toml", settings);
    let (code, out, err) = house.run(&["serve", "--config", "club.toml"], &[ANY_PORT]);
    assert_eq!((code, out.as_str(), err.lines().count()), (1, "", 1), "{err}");
    assert!(err.starts_with(&format!("platelayer: club.toml:{expected}")), "{err}");
}

#[test]
fn what_is_wrong_in_the_file_is_told_with_its_line() {
    let house = House::new();
    check(
        &house,
        "log = \"text\"\n\nlisen = \"127.0.0.1:1\"\n",
        "3: unknown field `lisen`, expected one of `database`",
    );
    check(&house, "# here\nlisten = \"nowhere\"\n", "2: invalid socket address");
    check(&house, "rate-per-seat = \"many\"\n", "1: invalid type");
    check(&house, "rate-per-seat = 1\nmax-connections = -1\n", "2: invalid value");
    check(&house, "bot-thoughts = 0\n", "1: invalid value");
    check(&house, "log = \"xml\"\n", "1: unknown variant `xml`, expected `text` or `json`");
    check(&house, "\n\ndatabase = \"mysql://x\"\n", "3: expected a file (`sqlite:FILE`)");
    check(&house, "public-url = \"rails.example\"\n", "1: expected an address like https://rails.example");
    check(&house, "log-level = \"server=loud\"\n", "1: ");
    check(&house, "log = \"text\"\nlog = \"json\"\n", "2: duplicate key");
    check(&house, "listen\n", "1: ");
    let (code, _, err) = house.run(&["serve", "--config", "none.toml"], &[]);
    assert_eq!(code, 1);
    assert!(err.starts_with("platelayer: none.toml: "), "{err}");
}

#[test]
fn what_is_wrong_in_a_flag_or_a_variable_is_told_with_its_name() {
    let house = House::new();
    let refused = |args: &[&str], variables: &[(&str, &str)], expected: &str| {
        let (code, _, err) = house.run(&[&["serve"], args].concat(), variables);
        assert_eq!((code, err.lines().count()), (2, 1), "{err}");
        assert!(err.contains(expected), "{err}");
    };
    refused(&["--listen", "nowhere"], &[], "--listen");
    refused(&[], &[("PLATELAYER_RATE_PER_SEAT", "many")], "--rate-per-seat");
    refused(&["--database", "mysql://x"], &[], "--database: expected a file");
    refused(&["--public-url", "https://a.example/b"], &[], "--public-url: expected an address");
    refused(&["--log-level", "server=loud"], &[], "--log-level");
    refused(&["--port", "80"], &[], "--port");
}

#[test]
fn a_second_server_on_the_same_file_or_port_is_refused() {
    let house = House::new();
    let serving = house.serve_here(&[]);
    let (code, out, err) = house.run(&["serve", "--listen", "127.0.0.1:0", "--database", "sqlite:games.db"], &[]);
    assert_eq!((code, out.as_str(), err.lines().count()), (1, "", 1), "{err}");
    assert!(err.contains("another server uses games.db; several servers need PostgreSQL"), "{err}");
    let address = serving.address().to_string();
    let (code, _, err) = house.run(&["serve", "--listen", &address, "--database", "sqlite:other.db"], &[]);
    assert_eq!((code, err.lines().count()), (1, 1), "{err}");
    assert!(err.contains(&format!("cannot listen on {address}")), "{err}");
    assert!(!house.path("other.db").exists(), "nothing is made before it is certain that it is needed");
}

#[test]
fn a_copy_is_made_while_the_server_runs() {
    let house = House::new();
    let serving = house.serve_here(&[]);
    let copy = ["backup", "--database", "sqlite:games.db", "copy.db"];
    block_on(async {
        let mut api = Api::new(serving.address());
        let (ticket, action) = begin(&mut api).await;
        assert_eq!(house.run(&copy, &[]), (0, "copied into copy.db\n".to_owned(), String::new()));
        // What happens later is not in the copy.
        let (later, _) = begin(&mut api).await;
        let (_, listed, _) = house.run(&["admin", "--database", "sqlite:copy.db", "list"], &[]);
        assert!(listed.contains(&ticket.table) && !listed.contains(&later.table), "{listed}");
        let export = ["admin", "--database", "sqlite:copy.db", "export", &ticket.table];
        let (_, record, _) = house.run(&export, &[]);
        assert!(record.lines().any(|it| it == format!("0 {action}")), "{record}");
        assert!(!record.contains("seed"), "the game is not over: {record}");
    });
    assert!(is_private(&house.path("copy.db")) && !house.path("copy.db.part").exists());
    let (code, _, err) = house.run(&copy, &[]);
    assert_eq!((code, err.as_str()), (1, "platelayer: copy.db: the file exists already\n"));
    let (code, _, err) = house.run(&["backup", "--database", "sqlite:none.db", "new.db"], &[]);
    assert_eq!((code, err.as_str()), (1, "platelayer: none.db: there is no such database\n"));
    let (code, _, err) = house.run(&["backup", "--database", "postgres://localhost/x", "new.db"], &[]);
    assert_eq!(code, 2);
    assert!(err.contains("pg_dump"), "{err}");
}

#[test]
fn an_operator_lists_exports_and_closes_beside_the_server() {
    let house = House::new();
    let serving = house.serve_here(&[]);
    let admin = |args: &[&str]| house.run(&[&["admin", "--database", "sqlite:games.db"], args].concat(), &[]);
    block_on(async {
        let mut api = Api::new(serving.address());
        let (ticket, action) = begin(&mut api).await;
        let waiting = api.create(&Order { seats: 2, ..ALONE }).await.expect("a table");
        let (_, playing, _) = admin(&["list", "--status", "playing", "--game", "30-rails"]);
        assert!(playing.contains(&ticket.table) && !playing.contains(&waiting.table), "{playing}");
        let (_, newest, _) = admin(&["list", "--limit", "1"]);
        assert!(newest.starts_with(&waiting.table) && newest.lines().count() == 1, "{newest}");
        let (code, record, _) = admin(&["export", &ticket.table]);
        assert_eq!(code, 0);
        assert!(record.starts_with("30-rails ") && record.contains(&format!("\n0 {action}\n")), "{record}");
        let (code, _, err) = admin(&["export", &waiting.table]);
        assert_eq!(code, 1);
        assert!(err.contains("the game has not begun"), "{err}");

        let before = api.items(&ticket, None).await.expect("items").cursor;
        let start = Instant::now();
        let (code, out, err) = admin(&["close", &ticket.table, "--reason", "too late"]);
        assert_eq!((code, err.as_str()), (0, ""), "{out}");
        let told = loop {
            let items = api.items(&ticket, Some(&before)).await.expect("items").items;
            if let Some(close) = items.iter().find(|it| it["kind"] == "close") {
                break close["reason"].clone();
            }
            assert!(start.elapsed() < Duration::from_secs(2), "its players hear of it within two seconds: {items:?}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        };
        assert_eq!(told, "too late");
        let reply = api.act(&ticket, &action, &before).await.expect("an answer");
        assert_eq!(reply, Reply::Stale);
        let (code, _, err) = admin(&["close", &ticket.table]);
        assert_eq!(code, 1);
        assert!(err.contains("there is no table"), "{err}");
        let (_, closed, _) = admin(&["list", "--status", "closed"]);
        assert!(closed.contains(&ticket.table) && closed.lines().count() == 1, "{closed}");

        assert!(closed.trim_end().ends_with("  Player 1"), "who sits there: {closed}");
        let (_, listed, _) = admin(&["list", "--json"]);
        let lines: Vec<serde_json::Value> = listed.lines().map(|it| serde_json::from_str(it).expect("JSON")).collect();
        let line = lines.iter().find(|it| it["table"] == waiting.table.as_str()).expect("it is listed");
        assert_eq!((&line["status"], &line["game"]), (&"waiting".into(), &"30-rails".into()));
        assert_eq!(line["players"], serde_json::json!(["Player 1", null]));
        assert!(line["last"].as_i64() >= line["created"].as_i64() && line["entries"] == 2, "{line}");

        // Nothing is old enough, and a trial deletes nothing.
        let pruned = admin(&["prune", "--days", "1", "--status", "waiting,closed"]);
        assert_eq!((pruned.0, pruned.1.as_str()), (0, "0 tables are deleted\n"));
        let (code, out, _) = admin(&["delete", &ticket.table, "--dry-run"]);
        assert_eq!((code, out), (0, format!("table {} would be deleted (30-rails, closed)\n", ticket.table)));
        assert_eq!(admin(&["delete", &ticket.table]).1, format!("table {} is deleted\n", ticket.table));
        assert_eq!(admin(&["delete", &ticket.table]).0, 1);
        assert_eq!(admin(&["list"]).1.lines().count(), 1);
        assert_eq!(admin(&["prune", "--days", "0"]).0, 2);
    });
    let (code, _, err) = house.run(&["admin", "--database", "sqlite:gmaes.db", "list"], &[]);
    assert_eq!((code, err.as_str()), (1, "platelayer: there is no such database: gmaes.db\n"));
    assert_eq!(admin(&["list", "--limit", "-1"]).0, 2);
}

#[test]
fn help_tells_every_setting_and_what_it_is_usually() {
    let house = House::new();
    let help = |args: &[&str]| {
        let (code, out, err) = house.run(args, &[("COLUMNS", "200")]);
        assert_eq!((code, err.as_str()), (0, ""), "{args:?}");
        out
    };
    let serve = help(&["serve", "--help"]);
    for name in ["database", "config", "listen", "public-url", "behind-proxy", "rate-per-address", "rate-per-seat"]
        .into_iter()
        .chain(["max-connections", "bot-thoughts", "short-deadlines", "log", "log-level"])
    {
        let variable = format!("PLATELAYER_{}", name.replace('-', "_").to_uppercase());
        assert!(serve.contains(&format!("--{name} ")) && serve.contains(&variable), "{name}: {serve}");
    }
    for word in ["127.0.0.1:7530", "SIGTERM", "platelayer serve --config"] {
        assert!(serve.contains(word), "{word}: {serve}");
    }
    // `cargo xtask play` refuses other options before it builds anything.
    let options = |name: &str| {
        let help = help(&[name, "--help"]);
        let words = help.lines().filter_map(|it| it.trim_start().split([' ', '[', '=']).next());
        let options = words.filter(|it| it.starts_with("--") && *it != "--help");
        let mut res: Vec<_> = options.map(|it| format!("{name} {it}")).collect();
        res.sort();
        res
    };
    let known: Vec<_> = include_str!("../../xtask/src/play-options.txt").lines().collect();
    assert_eq!([options("play"), options("serve")].concat(), known);
    assert!(help(&["backup", "--help"]).contains("platelayer backup club-2026-11-15.db"));
    let admin = help(&["admin", "--help"]);
    assert!(["list", "export", "close"].iter().all(|it| admin.contains(it)), "{admin}");
    assert!(help(&["admin", "close", "--help"]).contains("What its players are told"));
}
