//! The files of `deploy/`: they are read as they are, and do what they say.

use std::{
    env, fs,
    net::{SocketAddr, TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use crate::house::{House, Serving, block_on};
use proving::{
    api::{Api, Order, Reply},
    http::Stream,
    process::{Process, Signal},
};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpSocket,
};

fn example(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../deploy").join(name);
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// A program of the system, if it is installed.
fn installed(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain(["/usr/sbin".into()]);
    let found = folders.map(|it| it.join(name)).find(|it| it.is_file());
    if found.is_none() {
        testing::skip(&format!("the example for {name}, which is not installed"));
    }
    found
}

#[test]
fn the_example_of_settings_has_all_of_them_as_they_usually_are() {
    let house = House::new();
    let (text, mut all) = (example("platelayer.toml"), String::new());
    let mut names = Vec::new();
    for line in text.lines().filter_map(|it| it.strip_prefix('#')).filter(|it| !it.starts_with(' ')) {
        let name = line.split(" = ").next().expect("a name").to_owned();
        // The second way to name a database.
        if !line.is_empty() && !names.contains(&name) {
            all.push_str(line);
            all.push('\n');
            names.push(name);
        }
    }
    let (_, help, _) = house.run(&["serve", "--help"], &[("COLUMNS", "200")]);
    let mut flags: Vec<_> = help
        .lines()
        .filter_map(|it| it.trim_start().strip_prefix("--"))
        .map(|it| it.split(' ').next().unwrap_or_default().to_owned())
        // Not settings of a service.
        .filter(|it| it != "config" && it != "open")
        .collect();
    flags.sort();
    names.sort();
    assert_eq!(names, flags);
    for line in all.lines() {
        let (name, value) = line.split_once(" = ").expect("a setting");
        let said = help.split(&format!("--{name} ")).nth(1).and_then(|it| it.split("[env").next()).expect("a flag");
        if let Some((_, usual)) = said.split_once("[default: ") {
            assert!(usual.starts_with(&format!("{}]", value.trim_matches('"'))), "{line}: {said}");
        }
    }
    house.write("plain.toml", &text);
    house.write("all.toml", &all);
    for file in ["plain.toml", "all.toml"] {
        let here = ["--config", file, "--listen", "127.0.0.1:0", "--database", "sqlite:games.db"];
        assert!(house.serve(&here, &[]).stop().success(), "{file}");
    }
}

#[test]
fn the_service_is_one_that_systemd_knows() {
    let Some(analyze) = installed("systemd-analyze") else { return };
    let house = House::new();
    let text = example("platelayer.service");
    assert!(text.contains("ExecStart=/usr/local/bin/platelayer serve "), "{text}");
    let unit = text.replace("/usr/local/bin/platelayer", env!("CARGO_BIN_EXE_platelayer"));
    house.write("platelayer.service", &unit);
    let verify = |unit: &str| {
        let mut command = Command::new(&analyze);
        let output = command.args(["verify", "--man=no"]).arg(house.path(unit)).output().expect("it runs");
        (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    // It looks at other units too; what it says of ours, it says with its name.
    let (is_good, said) = verify("platelayer.service");
    assert!(is_good && !said.contains("platelayer.service"), "{said}");
    house.write("wrong.service", &unit.replace("DynamicUser=yes", "DynamicUsers=yes"));
    let (_, said) = verify("wrong.service");
    assert!(said.contains("DynamicUsers"), "a mistake would be told: {said}");
}

/// A proxy with the example, in front of a server.
struct Proxy {
    process: Process,
    address: SocketAddr,
}

impl Proxy {
    fn start(nginx: &Path, house: &House, serving: &Serving) -> Self {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|it| it.local_addr()).expect("a port");
        let mut site = example("nginx.conf");
        for (old, new) in [
            ("listen 80;", format!("listen {free};")),
            ("    listen [::]:80;\n", String::new()),
            ("server 127.0.0.1:7530;", format!("server {};", serving.address())),
        ] {
            assert_eq!(site.matches(old).count(), 1, "{old}");
            site = site.replace(old, &new);
        }
        house.write("site.conf", &site);
        let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|it| format!("    {it}_temp_path {it};\n"))
            .concat();
        // Workers of another user could not enter the folder of this one.
        let main = format!(
            "user root;\npid nginx.pid;\nerror_log stderr;\nevents {{}}\nhttp {{\n{temporary}    include site.conf;\n}}\n"
        );
        house.write("nginx.conf", &main);
        let log = fs::File::create(house.path("nginx.log")).expect("a log");
        let mut command = Command::new(nginx);
        command.arg("-p").arg(house.path("")).arg("-c").arg(house.path("nginx.conf")).args(["-e", "stderr"]);
        command.args(["-g", "daemon off;"]).stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        let mut process = Process::start(&mut command, Signal::TERM).expect("nginx starts");
        let end = Instant::now() + Duration::from_secs(20);
        while TcpStream::connect(free).is_err() {
            let ended = process.ended().expect("a look");
            assert!(ended.is_none() && Instant::now() < end, "nginx does not listen: {}", house.read("nginx.log"));
            thread::sleep(Duration::from_millis(10));
        }
        Self { process, address: free }
    }

    /// The status of a path for a client at this address, who pretends to be somebody else.
    async fn status(&self, from: &str, pretends: &str, path: &str) -> u16 {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind(format!("{from}:0").parse().expect("an address")).expect("an address of this machine");
        let mut stream = socket.connect(self.address).await.expect("a connection");
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: rails.example\r\nX-Forwarded-For: {pretends}\r\nConnection: close\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.expect("a request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("an answer");
        answer.split(' ').nth(1).and_then(|it| it.parse().ok()).unwrap_or_else(|| panic!("{answer}"))
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // Asked, it ends its workers, too.
        let _ = self.process.stop(Signal::TERM, Duration::from_secs(5));
    }
}

#[test]
fn the_proxy_tells_who_asks_and_keeps_figures_from_strangers() {
    let Some(nginx) = installed("nginx") else { return };
    let house = House::new();
    let serving = house.serve_here(&["--behind-proxy", "--rate-per-address", "1"]);
    let proxy = Proxy::start(&nginx, &house, &serving);
    block_on(async {
        // Four may come at once; whoever pretends to be somebody else each time gains nothing.
        let mut statuses = Vec::new();
        for n in 0..8 {
            statuses.push(proxy.status("127.0.0.10", &format!("192.0.2.{n}"), "/api/v1/games").await);
        }
        assert_eq!(statuses[..4], [200; 4]);
        assert!(statuses[4..].iter().filter(|it| **it == 429).count() >= 3, "{statuses:?}");
        // Nor does it harm whom one pretends to be.
        assert_eq!(proxy.status("127.0.0.11", "127.0.0.10", "/api/v1/games").await, 200);
        assert_eq!(proxy.status("127.0.0.10", "127.0.0.11", "/api/v1/games").await, 429);
        for path in ["/healthz", "/metrics"] {
            assert_eq!(proxy.status("127.0.0.11", "127.0.0.1", path).await, 403, "{path}");
            assert_eq!(proxy.status("127.0.0.1", "192.0.2.1", path).await, 200, "{path}");
        }
    });
}

#[test]
fn items_come_through_the_proxy_at_once() {
    let Some(nginx) = installed("nginx") else { return };
    let house = House::new();
    let serving = house.serve_here(&["--behind-proxy"]);
    let proxy = Proxy::start(&nginx, &house, &serving);
    block_on(async {
        let mut api = Api::new(proxy.address);
        let ticket = api.create(&Order { game: "30-rails", rules: None, seats: 1, pace: None }).await.expect("a table");
        let path = format!("/api/v1/tables/{}/stream", ticket.table);
        let mut stream = Stream::open(proxy.address, &path, Some(&ticket.token), None).await.expect("a stream");
        stream.next().await.expect("a stream").expect("what happened so far");
        for _ in 0..5 {
            let now = api.actions(&ticket).await.expect("moves");
            let reply = api.act(&ticket, &now.actions[0], &now.cursor).await.expect("an answer");
            assert!(matches!(reply, Reply::Done(_)), "{reply:?}");
            // One small item: a proxy that gathers would keep it for a minute.
            let next = tokio::time::timeout(Duration::from_secs(2), stream.next()).await;
            let message = next.expect("within two seconds").expect("a stream").expect("an item");
            assert!(message.data.contains(&format!("0 {}", now.actions[0])), "{}", message.data);
        }
    });
}
