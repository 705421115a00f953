//! What an operator decides.

use std::{net::SocketAddr, num::NonZeroUsize, time::Duration};

use store::Place;

use crate::client::Client;

/// What an operator decides; all but the client, the works, the leaves and the patience have a flag, an environment variable and a line of the file.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where the database is.
    pub database: Place,
    /// The address at which people find the server, if it is behind a proxy: `https://rails.example`.
    pub public_url: Option<String>,
    /// Whether a proxy tells the addresses of clients in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Requests per second and address; 0 is no limit.
    pub rate_per_address: u32,
    /// Changes per second and seat; 0 is no limit.
    pub rate_per_seat: u32,
    /// The most connections at once.
    pub max_connections: usize,
    /// How often seats of one table that others can take may be given up.
    pub max_leaves: u32,
    /// How many bots may think at once.
    pub bot_thoughts: NonZeroUsize,
    /// How much heavy work may be done at once: reading long logs, verifying, setting pages.
    pub works: NonZeroUsize,
    /// Whether deadlines may be shorter than a minute; for trials.
    pub short_deadlines: bool,
    /// What browsers are given.
    pub client: Client,
    /// How long it waits for others.
    pub patience: Patience,
}

/// How long a server waits for clients and for its database; other values are for tests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// For the head of a request.
    pub head: Duration,
    /// For the body of a request.
    pub body: Duration,
    /// For an answer of the database.
    pub statement: Duration,
    /// For the next look at the database, when somebody asks whether all is well.
    pub health: Duration,
    /// For all of a request but a stream.
    pub request: Duration,
    /// For requests and for the database when the server stops.
    pub farewell: Duration,
    /// For a database: whoever could not write to it for longer was not serving, and puts deadlines off by that.
    pub database: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            head: Duration::from_secs(30),
            body: Duration::from_secs(20),
            statement: Duration::from_secs(10),
            health: Duration::from_secs(1),
            request: Duration::from_secs(40),
            farewell: Duration::from_secs(10),
            database: Duration::from_secs(15),
        }
    }
}

impl Patience {
    /// [`Patience::database`] in milliseconds, as the clock counts.
    pub(crate) fn database_ms(&self) -> i64 {
        i64::try_from(self.database.as_millis()).unwrap_or(i64::MAX)
    }
}

impl Settings {
    /// What is right for a club on one machine.
    pub fn new(database: Place) -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 7530)),
            database,
            public_url: None,
            behind_proxy: false,
            rate_per_address: 100,
            rate_per_seat: 20,
            max_connections: 10_000,
            max_leaves: 10_000,
            bot_thoughts: spare_cores(),
            works: spare_cores(),
            short_deadlines: false,
            client: Client::built_in(),
            patience: Patience::default(),
        }
    }

    /// Whether people reach the server by HTTPS.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|it| it.starts_with("https://"))
    }
}

/// All cores but one, which is for people.
fn spare_cores() -> NonZeroUsize {
    let n_cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    NonZeroUsize::new(n_cores - 1).unwrap_or(NonZeroUsize::MIN)
}
