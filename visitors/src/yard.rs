//! A server of one's own: the real program, with a database in a folder that goes when it does.

use std::{collections::BTreeSet, net::SocketAddr};

use proving::server::{Launch, Server, binary};
use tempfile::TempDir;

use crate::{equipment, plain, plain::Answer};

/// What a page loads before anything is seen.
const LOADED: [&str; 3] = [".css", ".js", ".wasm"];

/// A server for visitors.
#[derive(Debug)]
pub struct Yard {
    // Before the folder, so that it has ended when its database is removed.
    server: Option<Server>,
    address: SocketAddr,
    launch: Launch,
    _folder: TempDir,
}

impl Yard {
    /// Starts a server; nothing, with a word why, where there is no browser or no client.
    pub fn open() -> Option<Self> {
        Self::with(&[])
    }

    /// Starts a server with more options.
    pub fn with(options: &[&str]) -> Option<Self> {
        if let Some(reason) = equipment::missing() {
            testing::skip(&format!("no visits, because {reason}"));
            return None;
        }
        let folder = tempfile::tempdir().expect("a folder");
        let binary = binary().unwrap_or_else(|error| panic!("{error}; build it with `cargo build -p platelayer`"));
        let launch = Launch {
            binary,
            database: format!("sqlite:{}", folder.path().join("tables.db").display()),
            options: options.iter().map(|&it| it.to_owned()).collect(),
            log: folder.path().join("log"),
        };
        let server = launch.start().unwrap_or_else(|error| panic!("{error}"));
        Some(Self { address: server.address(), server: Some(server), launch, _folder: folder })
    }

    /// The whole address of a page.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Asks without a browser.
    pub fn get(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        self.ask("GET", path, headers)
    }

    /// Asks without a browser, with any method.
    pub fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
        plain::ask(self.address, method, path, headers).unwrap_or_else(|error| panic!("{method} {path}: {error}"))
    }

    /// How many bytes a browser loads before anything is seen: the page, and the styles, scripts and module that it names.
    pub fn first_load(&self) -> usize {
        let packed = [("Accept-Encoding", "br")];
        let page = self.get("/", &[]).text();
        let mut named: BTreeSet<_> =
            quoted(&page).filter(|it| LOADED.iter().any(|ending| it.ends_with(ending))).collect();
        assert!(named.len() >= LOADED.len(), "the page names only {named:?}");
        // The words are a part that the script of the parts names.
        let script = named.iter().find(|it| it.starts_with("/assets/parts-")).expect("a script that fetches parts");
        let script = self.get(script, &[]).text();
        let words = quoted(&script).find(|it| it.starts_with("./split_german")).expect("a part with words");
        let words = words.replacen('.', "/assets", 1);
        named.insert(&words);
        self.get("/", &packed).body.len() + named.iter().map(|it| self.get(it, &packed).body.len()).sum::<usize>()
    }

    /// What the client was built for: `release`, `local` or `trial`.
    pub fn purpose(&self) -> &'static str {
        let worker = self.get("/sw.js", &[]).text();
        let is = |word: &&str| worker.contains(&format!("\"{word}-"));
        ["release", "local", "trial"].into_iter().find(is).expect("a version")
    }

    /// Switches the server off.
    pub fn switch_off(&mut self) {
        if let Some(server) = self.server.take() {
            server.stop().expect("the server ends");
        }
    }

    /// Switches it on again, at the same address and with the same database.
    pub fn switch_on(&mut self) {
        if self.server.is_none() {
            let server = self.launch.start_at(self.address).unwrap_or_else(|error| panic!("{error}"));
            self.server = Some(server);
        }
    }
}

/// What stands between quotation marks, and between those.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('"')
}
