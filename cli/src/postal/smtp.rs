//! The server that takes our mails: the file `smtp.toml`, the password that does not stand in it, and the connection.

use std::{
    env,
    fs::{self, File},
    net::IpAddr,
    path::{Path, PathBuf},
    time::Duration,
};

use lettre::{
    SmtpTransport,
    message::Mailbox,
    transport::smtp::{
        authentication::Credentials,
        client::{Certificate, Tls, TlsParameters},
    },
};
use serde::Deserialize;

use super::folder::Folder;
use crate::{fault::Fault, files};

/// The file in the folder of a game.
const FILE: &str = "smtp.toml";
/// Where the password may be.
const VARIABLE: &str = "PLATELAYER_SMTP_PASSWORD";
/// How long a server may be silent.
const PATIENCE: Duration = Duration::from_mins(1);

/// A file to begin with.
pub(crate) const EXAMPLE: &str = r#"# The server that sends the mails of this game. No password belongs here: the folder may be shared.
# It comes from the variable PLATELAYER_SMTP_PASSWORD, or from a file elsewhere.
server = "smtp.example.org"
security = "starttls"             # or "tls" from the first byte on, or "none" on this machine only
#port = 587                       # 587 for starttls, 465 for tls, 25 for none
login = "gm@example.org"          # leave it out where none is needed
#password-file = "~/.config/platelayer/smtp-password"
#from = "Michael <gm@example.org>"    # else what `new --referee` said
#reply-to = "rails@example.org"   # where letters shall go, if not to the sender
#per-minute = 30                  # no more mails than that
#certificate = "~/own-ca.pem"     # a certificate to trust besides the usual ones
"#;

/// How the connection is protected.
#[derive(Deserialize, Copy, Clone, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
enum Security {
    Starttls,
    Tls,
    None,
}

/// The file `smtp.toml`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Settings {
    server: String,
    security: Security,
    port: Option<u16>,
    login: Option<String>,
    password: Option<toml::Value>,
    password_file: Option<String>,
    from: Option<String>,
    reply_to: Option<String>,
    per_minute: Option<u16>,
    certificate: Option<String>,
}

/// A server, and who writes. The file stays locked, so that nobody else sends meanwhile.
#[derive(Debug)]
pub(crate) struct Smtp {
    settings: Settings,
    path: PathBuf,
    pub(crate) from: Option<Mailbox>,
    pub(crate) reply_to: Option<Mailbox>,
    lock: Option<File>,
}

impl Smtp {
    /// Reads `smtp.toml`.
    pub(crate) fn read(folder: &Folder) -> Result<Self, Fault> {
        let path = folder.path(FILE);
        if !path.exists() {
            let how = format!("platelayer postal send --example > {}", path.display());
            return Err(Fault::input(format!(
                "{}: this file is missing: it names the server that sends mails (`{how}`, then edit it)",
                path.display()
            )));
        }
        let text = files::read(&path)?;
        let settings: Settings = toml::from_str(&text).map_err(|error| {
            let line = error.span().map_or(1, |it| 1 + text[..it.start.min(text.len())].matches('\n').count());
            Fault::line(&path, line, error.message())
        })?;
        let wrong = |field: &str, why: String| {
            let is_it = |line: &str| line.split('=').next().is_some_and(|it| it.trim() == field);
            let line = text.lines().position(is_it).map_or(1, |it| it + 1);
            Fault::line(&path, line, format!("{field}: {why}"))
        };
        if settings.password.is_some() {
            let why = format!("no password belongs into the folder of a game: use {VARIABLE} or `password-file`");
            return Err(wrong("password", why));
        }
        if settings.security == Security::None && !is_loopback(&settings.server) {
            return Err(wrong(
                "security",
                format!("`none` is for this machine only, and `{}` is another one", settings.server),
            ));
        }
        let optional = |field: &str, text: &Option<String>| {
            let read = |it: &String| mailbox(it).ok_or_else(|| wrong(field, format!("`{it}` is no mail address")));
            text.as_ref().map(read).transpose()
        };
        let (from, reply_to) = (optional("from", &settings.from)?, optional("reply-to", &settings.reply_to)?);
        Ok(Self { from, reply_to, settings, path, lock: None })
    }

    /// Keeps other commands from sending at the same time. Says whether it could.
    pub(crate) fn lock(&mut self) -> Result<bool, Fault> {
        let file = File::open(&self.path).map_err(|error| Fault::file(&self.path, &error))?;
        let is_ours = !matches!(file.try_lock(), Err(fs::TryLockError::WouldBlock));
        self.lock = is_ours.then_some(file);
        Ok(is_ours)
    }

    /// The name of the server, for messages.
    pub(crate) fn name(&self) -> String {
        format!("{}:{}", self.settings.server, self.port())
    }

    fn port(&self) -> u16 {
        self.settings.port.unwrap_or(match self.settings.security {
            Security::Starttls => 587,
            Security::Tls => 465,
            Security::None => 25,
        })
    }

    /// How long to wait between two mails.
    pub(crate) fn pause(&self) -> Duration {
        match self.settings.per_minute.unwrap_or(60) {
            0 => Duration::ZERO,
            n => Duration::from_mins(1) / u32::from(n),
        }
    }

    /// Who can be asked to send mails.
    pub(crate) fn transport(&self, folder: &Path) -> Result<SmtpTransport, Fault> {
        let server = &self.settings.server;
        let wrong = |why: String| Fault::input(format!("{}: {why}", self.path.display()));
        let tls = match self.settings.security {
            Security::None => Tls::None,
            security => {
                let mut parameters = TlsParameters::builder(server.clone());
                if let Some(file) = &self.settings.certificate {
                    let file = home(file);
                    let pem = fs::read(&file).map_err(|error| Fault::file(&file, &error))?;
                    let certificate = Certificate::from_pem(&pem)
                        .map_err(|error| Fault::input(format!("{}: {error}", file.display())))?;
                    parameters = parameters.add_root_certificate(certificate);
                }
                let parameters = parameters.build().map_err(|error| wrong(error.to_string()))?;
                if security == Security::Tls { Tls::Wrapper(parameters) } else { Tls::Required(parameters) }
            }
        };
        let mut builder = SmtpTransport::builder_dangerous(server).port(self.port()).tls(tls).timeout(Some(PATIENCE));
        if let Some(login) = &self.settings.login {
            builder = builder.credentials(Credentials::new(login.clone(), self.password(folder)?));
        }
        Ok(builder.build())
    }

    fn password(&self, folder: &Path) -> Result<String, Fault> {
        if let Ok(password) = env::var(VARIABLE) {
            return Ok(password);
        }
        let Some(file) = &self.settings.password_file else {
            let why = format!("there is a login and no password: set {VARIABLE}, or name a `password-file`");
            return Err(Fault::input(format!("{}: {why}", self.path.display())));
        };
        let file = home(file);
        let (inner, outer) = (fs::canonicalize(&file), fs::canonicalize(folder));
        if let (Ok(inner), Ok(outer)) = (inner, outer)
            && inner.starts_with(outer)
        {
            let why = "the password lies in the folder of the game, which may be shared: move it elsewhere";
            return Err(Fault::input(format!("{}: {why}", file.display())));
        }
        Ok(files::read(&file)?.trim_end_matches(['\r', '\n']).to_owned())
    }
}

/// A name and an address as people write them: commas and full stops in a name need no quotation marks.
pub(crate) fn mailbox(text: &str) -> Option<Mailbox> {
    let (name, address) = match text.trim().strip_suffix('>').and_then(|it| it.rsplit_once('<')) {
        Some((name, address)) => (name.trim().trim_matches('"'), address),
        None => ("", text),
    };
    let name = name.chars().map(|it| if it.is_control() { ' ' } else { it }).collect::<String>().trim().to_owned();
    Some(Mailbox::new(Some(name).filter(|it| !it.is_empty()), address.trim().parse().ok()?))
}

/// A path that may begin in the home of the user.
fn home(path: &str) -> PathBuf {
    match (path.strip_prefix("~/"), env::var_os("HOME")) {
        (Some(rest), Some(home)) => Path::new(&home).join(rest),
        _ => path.into(),
    }
}

fn is_loopback(server: &str) -> bool {
    server.eq_ignore_ascii_case("localhost") || server.parse::<IpAddr>().is_ok_and(|it| it.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::{EXAMPLE, Settings, is_loopback, mailbox};

    #[test]
    fn the_example_can_be_read_with_and_without_what_is_commented_out() {
        let is_setting = |line: &&str| line.starts_with('#') && !line.starts_with("# ");
        let all = EXAMPLE.lines().map(|it| if is_setting(&it) { &it[1..] } else { it }).collect::<Vec<_>>().join("\n");
        for text in [EXAMPLE, &all] {
            let settings: Result<Settings, _> = toml::from_str(text);
            assert!(settings.is_ok(), "{settings:?}\n{text}");
        }
        let settings: Settings = toml::from_str(&all).expect("it was read");
        assert!(settings.per_minute == Some(30) && settings.certificate.is_some() && settings.password.is_none());
    }

    #[test]
    fn senders_are_read_as_people_write_them() {
        for (text, name, address) in [
            ("gm@example.org", None, "gm@example.org"),
            ("<gm@example.org>", None, "gm@example.org"),
            ("Dr. Jürgen Groß, GM <gm@example.org>", Some("Dr. Jürgen Groß, GM"), "gm@example.org"),
            ("\"Groß, J.\" <gm@example.org>", Some("Groß, J."), "gm@example.org"),
            ("A\r\nBcc: b@example.org <gm@example.org>", Some("A  Bcc: b@example.org"), "gm@example.org"),
        ] {
            let read = mailbox(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!((read.name.as_deref(), read.email.as_ref() as &str), (name, address), "{text}");
        }
        for text in ["", "gm", "Michael", "a@b.c, d@e.f", "<a@b.c", "a@b.c\r\nBcc: d@e.f", "x <a@b.c\nBcc: d@e.f>"] {
            assert!(mailbox(text).is_none(), "{text}");
        }
    }

    #[test]
    fn only_this_machine_is_this_machine() {
        for (server, expected) in [
            ("localhost", true),
            ("127.0.0.1", true),
            ("127.1.2.3", true),
            ("::1", true),
            ("127.0.0.1.example.org", false),
            ("10.0.0.1", false),
            ("localhost.example.org", false),
        ] {
            assert_eq!(is_loopback(server), expected, "{server}");
        }
    }
}
