//! Settings of the server: by flag, by environment, or by a TOML file, under the same names.

use std::{
    fmt, fs,
    net::SocketAddr,
    num::NonZeroUsize,
    path::{Path, PathBuf},
};

use clap::{Args as Group, ValueEnum};
use serde::{Deserialize, Deserializer, de::Error as _};
use server::Settings;
use store::Place;
use tracing_subscriber::EnvFilter;

use crate::{fault::Fault, home};

/// Which database; shared by all commands that open one.
#[derive(Group, Debug)]
pub(crate) struct DatabaseArgs {
    /// `sqlite:FILE` or `postgres://…`; a file in your data folder if it is left out
    #[arg(long, value_name = "WHERE", env = "PLATELAYER_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
    /// A TOML file with the same names: `database = "sqlite:club.db"`
    #[arg(long, value_name = "FILE", env = "PLATELAYER_CONFIG")]
    pub(crate) config: Option<PathBuf>,
}

/// All settings of a server. What a flag says wins over the environment, and that over the file.
#[derive(Group, Debug)]
pub(crate) struct Serve {
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
    /// Where to listen [default: 127.0.0.1:7530]
    #[arg(long, value_name = "ADDRESS:PORT", env = "PLATELAYER_LISTEN")]
    listen: Option<SocketAddr>,
    /// The address at which people find the server behind a proxy, like `https://rails.example`
    #[arg(long, value_name = "URL", env = "PLATELAYER_PUBLIC_URL")]
    public_url: Option<String>,
    /// Take the addresses of clients from the proxy's X-Forwarded-For
    #[arg(long, value_name = "BOOL", env = "PLATELAYER_BEHIND_PROXY", num_args = 0..=1, default_missing_value = "true")]
    behind_proxy: Option<bool>,
    /// Requests per second and address; 0 is no limit [default: 100]
    #[arg(long, value_name = "N", env = "PLATELAYER_RATE_PER_ADDRESS")]
    rate_per_address: Option<u32>,
    /// Changes per second and seat; 0 is no limit [default: 20]
    #[arg(long, value_name = "N", env = "PLATELAYER_RATE_PER_SEAT")]
    rate_per_seat: Option<u32>,
    /// The most connections at once [default: 10000]
    #[arg(long, value_name = "N", env = "PLATELAYER_MAX_CONNECTIONS")]
    max_connections: Option<usize>,
    /// How many bots may think at once; all cores but one if it is left out
    #[arg(long, value_name = "N", env = "PLATELAYER_BOT_THOUGHTS")]
    bot_thoughts: Option<NonZeroUsize>,
    /// Allow deadlines of seconds, for trials
    #[arg(long, value_name = "BOOL", env = "PLATELAYER_SHORT_DEADLINES", num_args = 0..=1, default_missing_value = "true")]
    short_deadlines: Option<bool>,
    /// Show the start page in a browser, where this machine has one
    #[arg(long)]
    pub(crate) open: bool,
    /// How the log is written [default: text]
    #[arg(long, value_name = "FORM", env = "PLATELAYER_LOG")]
    log: Option<LogForm>,
    /// What is logged: error, warn, info, debug, or by part like server=debug [default: info]
    #[arg(long, value_name = "FILTER", env = "PLATELAYER_LOG_LEVEL")]
    log_level: Option<String>,
}

/// How the log is written.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LogForm {
    /// For people.
    #[default]
    Text,
    /// One JSON object per line.
    Json,
}

/// The same in a file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    #[serde(default, deserialize_with = "place")]
    database: Option<Place>,
    listen: Option<SocketAddr>,
    #[serde(default, deserialize_with = "url")]
    public_url: Option<String>,
    behind_proxy: Option<bool>,
    rate_per_address: Option<u32>,
    rate_per_seat: Option<u32>,
    max_connections: Option<usize>,
    bot_thoughts: Option<NonZeroUsize>,
    short_deadlines: Option<bool>,
    log: Option<LogForm>,
    #[serde(default, deserialize_with = "level")]
    log_level: Option<String>,
}

/// Reads a value of the file as its flag is read, so that a wrong one is told with its line.
fn checked<'a, D: Deserializer<'a>, T, E: fmt::Display>(
    value: D,
    check: impl FnOnce(&str) -> Result<T, E>,
) -> Result<Option<T>, D::Error> {
    let text = String::deserialize(value)?;
    check(&text).map(Some).map_err(D::Error::custom)
}

fn place<'a, D: Deserializer<'a>>(value: D) -> Result<Option<Place>, D::Error> {
    checked(value, str::parse)
}

fn url<'a, D: Deserializer<'a>>(value: D) -> Result<Option<String>, D::Error> {
    checked(value, check_url)
}

fn level<'a, D: Deserializer<'a>>(value: D) -> Result<Option<String>, D::Error> {
    checked(value, |text| EnvFilter::try_new(text).map(|_| text.to_owned()))
}

/// How the log is written, and what is in it.
#[derive(Debug)]
pub(crate) struct Log {
    pub(crate) form: LogForm,
    pub(crate) level: String,
}

impl File {
    fn read(path: Option<&Path>) -> Result<Self, Fault> {
        let Some(path) = path else {
            return Ok(Self::default());
        };
        let text = fs::read_to_string(path).map_err(|it| Fault::file(path, &it))?;
        toml::from_str(&text).map_err(|error| {
            let line = error.span().map_or(1, |it| text[..it.start.min(text.len())].matches('\n').count() + 1);
            Fault::line(path, line, error.message())
        })
    }
}

impl DatabaseArgs {
    /// Where the database is.
    pub(crate) fn place(&self) -> Result<Place, Fault> {
        self.place_with(&File::read(self.config.as_deref())?)
    }

    fn place_with(&self, file: &File) -> Result<Place, Fault> {
        if let Some(text) = &self.database {
            return text.parse().map_err(|it| Fault::usage(format!("--database: {it}")));
        }
        Ok(file.database.clone().unwrap_or_else(|| Place::Sqlite(home::folder().join("platelayer.db"))))
    }
}

impl Serve {
    /// All that was decided, by flag, environment, file or default.
    pub(crate) fn settings(&self) -> Result<(Settings, Log), Fault> {
        let file = File::read(self.database.config.as_deref())?;
        let usual = Settings::new(self.database.place_with(&file)?);
        let wrong = |it| Fault::usage(format!("--public-url: {it}"));
        let public_url = self.public_url.as_deref().map(check_url).transpose().map_err(wrong)?.or(file.public_url);
        let settings = Settings {
            listen: self.listen.or(file.listen).unwrap_or(usual.listen),
            public_url,
            behind_proxy: self.behind_proxy.or(file.behind_proxy).unwrap_or(usual.behind_proxy),
            rate_per_address: self.rate_per_address.or(file.rate_per_address).unwrap_or(usual.rate_per_address),
            rate_per_seat: self.rate_per_seat.or(file.rate_per_seat).unwrap_or(usual.rate_per_seat),
            max_connections: self.max_connections.or(file.max_connections).unwrap_or(usual.max_connections),
            bot_thoughts: self.bot_thoughts.or(file.bot_thoughts).unwrap_or(usual.bot_thoughts),
            short_deadlines: self.short_deadlines.or(file.short_deadlines).unwrap_or(usual.short_deadlines),
            max_leaves: usual.max_leaves,
            works: usual.works,
            database: usual.database,
            client: usual.client,
            patience: usual.patience,
        };
        let form = self.log.or(file.log).unwrap_or_default();
        let level = self.log_level.clone().or(file.log_level).unwrap_or_else(|| "info".to_owned());
        Ok((settings, Log { form, level }))
    }
}

/// An origin as browsers send it: scheme, host and perhaps a port.
fn check_url(text: &str) -> Result<String, String> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let host = host.map(|it| it.trim_end_matches('/'));
    if host.is_some_and(|it| !it.is_empty() && !it.contains(['/', '?', '#', '@'])) {
        Ok(text.trim_end_matches('/').to_owned())
    } else {
        Err(format!("expected an address like https://rails.example, found `{text}`"))
    }
}
