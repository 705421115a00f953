//! A real mail server on loopback, with a Maildir for everybody who gets mail.

use std::{
    collections::BTreeMap,
    env, fs,
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use lettre::{SmtpTransport, Transport as _, address::Envelope};

use crate::common::Desk;

/// A Python with aiosmtpd.
const VARIABLE: &str = "PLATELAYER_AIOSMTPD";

/// A mail server that runs.
pub(crate) struct PostOffice {
    server: Child,
    root: PathBuf,
    port: u16,
}

impl PostOffice {
    /// Opens one in the folder `post` of a desk; `None` where there is no server to be had, which is told.
    pub(crate) fn open(desk: &Desk, settings: &[String]) -> Option<Self> {
        let Some(python) = python() else {
            testing::skip("mail through a real server, because aiosmtpd is not installed (`cargo xtask equipment`)");
            return None;
        };
        let root = desk.path("post");
        fs::create_dir_all(&root).expect("a folder");
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/postal/smtpd.py");
        let mut server = Command::new(python)
            .arg(script)
            .arg(&root)
            .args(settings)
            .stdin(Stdio::piped())
            // It writes whole pages about connections that end early, as many here shall.
            .stderr(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a Python that starts");
        let mut line = String::new();
        BufReader::new(server.stdout.take().expect("an output")).read_line(&mut line).expect("a line");
        let port = line.trim().parse().unwrap_or_else(|_| panic!("the server says `{line}`"));
        Some(Self { server, root, port })
    }

    /// A file `smtp.toml` for this server.
    pub(crate) fn settings(&self, more: &str) -> String {
        let security = if more.contains("security") { "" } else { "security = \"none\"\n" };
        let port = self.port;
        format!(
            "server = \"localhost\"\nport = {port}\n{security}per-minute = 0\nfrom = \"Jürgen, GM <gm@example.org>\"\n{more}"
        )
    }

    /// The mails in somebody's Maildir, in the order in which they came.
    pub(crate) fn mails(&self, name: &str) -> Vec<Vec<u8>> {
        let mut files = BTreeMap::new();
        for part in ["new", "cur"] {
            let Ok(entries) = fs::read_dir(self.root.join(name).join(part)) else { continue };
            files.extend(entries.map(|it| it.expect("a file")).map(|it| (it.file_name(), it.path())));
        }
        files.into_values().map(|it| fs::read(it).expect("a file")).collect()
    }

    /// How often each mail was accepted, by recipient and Message-ID.
    pub(crate) fn accepted(&self) -> BTreeMap<(String, String), usize> {
        let text = fs::read_to_string(self.root.join("accepted")).unwrap_or_default();
        let mut res = BTreeMap::new();
        for line in text.lines() {
            let (to, id) = line.split_once(' ').expect("two words");
            *res.entry((to.to_owned(), id.to_owned())).or_default() += 1;
        }
        res
    }

    /// Sends a mail as a player does; bare line ends become those of mails.
    pub(crate) fn post(&self, from: &str, to: &str, mail: &[u8]) {
        let mut bytes = Vec::new();
        for line in mail.split_inclusive(|&it| it == b'\n') {
            let text = line.strip_suffix(b"\n").unwrap_or(line);
            bytes.extend_from_slice(text.strip_suffix(b"\r").unwrap_or(text));
            bytes.extend_from_slice(b"\r\n");
        }
        let address = |it: &str| it.parse().expect("an address");
        let envelope = Envelope::new(Some(address(from)), vec![address(to)]).expect("an envelope");
        let transport = SmtpTransport::builder_dangerous("127.0.0.1").port(self.port).build();
        transport.send_raw(&envelope, &bytes).expect("the server takes it");
    }
}

impl Drop for PostOffice {
    fn drop(&mut self) {
        // It ends by itself when its input is closed, and need not be waited for long.
        drop(self.server.stdin.take());
        let _ = self.server.wait();
    }
}

/// A Python that has aiosmtpd: one that is named, one that `cargo xtask equipment` made, or that of the system.
fn python() -> Option<PathBuf> {
    if let Some(given) = env::var_os(VARIABLE) {
        return Some(given.into());
    }
    let target = Path::new(env!("CARGO_BIN_EXE_platelayer")).ancestors().nth(2)?;
    let made = target.join("aiosmtpd/bin/python");
    let has_it = |python: &PathBuf| {
        let mut command = Command::new(python);
        command.args(["-c", "import aiosmtpd"]).stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|it| it.success())
    };
    [made, "python3".into()].into_iter().find(has_it)
}
