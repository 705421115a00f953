//! What all requests share.

use std::sync::Arc;

use kernel::TableId;
use store::{Store, StoreError};
use tokio::sync::watch;

use crate::{
    api::{Gatherings, Health},
    bot_runner::BotRunner,
    fault::Fault,
    keys::Keys,
    limits::Limits,
    metrics::Metrics,
    places::Places,
    settings::Settings,
    table::{LiveTable, Registry},
    token::Issuer,
};

/// What all requests share.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) settings: Settings,
    pub(crate) store: Arc<Store>,
    pub(crate) tables: Registry,
    pub(crate) limits: Limits,
    pub(crate) metrics: Metrics,
    pub(crate) keys: Keys,
    /// What marks the cookies that were issued here.
    pub(crate) issuer: Issuer,
    pub(crate) bot_runner: BotRunner,
    /// Where heavy work is done.
    pub(crate) works: Arc<Places>,
    /// What was last found out about the database.
    pub(crate) health: Health,
    /// What was last told of tables that wait for players.
    pub(crate) gatherings: Gatherings,
    /// Becomes true when the server shuts down; streams end then.
    pub(crate) closing: watch::Sender<bool>,
}

impl App {
    /// Opens the database.
    pub(crate) async fn open(settings: Settings) -> Result<Arc<Self>, StoreError> {
        let store = Arc::new(Store::open_with(settings.database.clone(), settings.patience.statement).await?);
        let issuer = Issuer::new(&store.issuer().await?);
        let (bot_runner, calls) = BotRunner::new(settings.bot_thoughts.get());
        let limits = Limits::new(&settings);
        let n_works = settings.works.get();
        let works = if settings.rate_per_address > 0 { Places::bounded(n_works) } else { Places::new(n_works) };
        Ok(Arc::new(Self {
            settings,
            store,
            tables: Registry::new(calls, Arc::clone(&works)),
            limits,
            metrics: Metrics::default(),
            keys: Keys::default(),
            issuer,
            bot_runner,
            works,
            health: Health::default(),
            gatherings: Gatherings::default(),
            closing: watch::Sender::new(false),
        }))
    }

    /// The table of this address.
    pub(crate) async fn table(&self, id: &TableId) -> Result<Arc<LiveTable>, Fault> {
        self.tables.find(&self.store, id).await
    }
}
