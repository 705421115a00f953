//! Who asks.

use std::{
    convert::Infallible,
    net::{IpAddr, SocketAddr},
    sync::Arc,
};

use axum::{
    extract::{ConnectInfo, FromRequestParts, Path},
    http::{HeaderMap, StatusCode, header, request::Parts},
};
use kernel::TableId;

use crate::{
    app::App,
    fault::Fault,
    table::TableState,
    token::{KEY, SEAT, SeatToken, Secret, TokenHash},
};

/// The cookie of people who come by HTTPS: nobody but this site can set it.
const SECURE_COOKIE: &str = "__Host-platelayer";

/// The cookie of people who do not.
pub(crate) const COOKIE: &str = "platelayer-issued";

/// The cookie of the first version, in which any 64 digits were taken.
const OLD_COOKIE: &str = "platelayer";

/// How long a browser keeps it: 400 days is what browsers allow.
const MAX_AGE: u32 = 400 * 24 * 60 * 60;

/// Who asks, as far as the request tells.
#[derive(Clone, Debug, Default)]
pub(crate) struct Caller {
    secret: Option<Secret>,
    token: Option<SeatToken>,
    /// Secrets that the browser has kept from before; each opens what it has and the rematches of that.
    kept: Vec<Secret>,
}

impl Caller {
    /// What the caller's secret comes to at a table.
    pub(crate) fn at(&self, id: &TableId) -> Option<SeatToken> {
        self.token.clone().or_else(|| self.secret.as_ref().map(|it| it.seat(id)))
    }

    /// What it comes to at the table of a rematch: a secret of its own also for who has that of one seat only.
    pub(crate) fn next(&self, id: &TableId) -> Option<SeatToken> {
        match &self.token {
            Some(token) => Some(token.next(id)),
            None => self.at(id),
        }
    }

    /// The hash of that.
    pub(crate) fn hash(&self, id: &TableId) -> Option<TokenHash> {
        self.at(id).map(|it| it.hash())
    }

    /// The secret of the caller's browser or program.
    pub(crate) const fn secret(&self) -> Option<&Secret> {
        self.secret.as_ref()
    }

    /// Secrets that the browser has kept from before.
    pub(crate) fn kept(&self) -> &[Secret] {
        &self.kept
    }

    /// The caller's secret, or a new one and the cookie that keeps it.
    pub(crate) fn secret_or_fresh(&self, app: &App) -> Result<(Secret, Option<String>), Fault> {
        if let Some(secret) = &self.secret {
            return Ok((secret.clone(), None));
        }
        let secret = Secret::fresh()?;
        let (name, secure) = if app.settings.is_secure() { (SECURE_COOKIE, "; Secure") } else { (COOKIE, "") };
        let value = app.issuer.issue(&secret);
        let cookie = format!("{name}={value}; Path=/; HttpOnly; SameSite=Strict; Max-Age={MAX_AGE}{secure}");
        Ok((secret, Some(cookie)))
    }
}

impl Caller {
    /// Whoever has these cookies; one that is none of ours is as good as none.
    fn with_cookies(app: &App, headers: &HeaderMap) -> Self {
        let issued = |name| cookies(headers, name).find_map(|it| app.issuer.read(it));
        let old = cookies(headers, OLD_COOKIE).find_map(|it| it.parse().ok());
        // Before there was HTTPS, others may have set the cookie that is used without it.
        let (secret, before) =
            if app.settings.is_secure() { (issued(SECURE_COOKIE), issued(COOKIE)) } else { (issued(COOKIE), None) };
        Self { secret, token: None, kept: before.into_iter().chain(old).collect() }
    }

    /// Takes the secret from before that has something at a table, unless the new one has.
    async fn take_kept(&mut self, app: &App, id: &TableId) -> Result<(), Fault> {
        let live = match app.table(id).await {
            // Whoever answers the request says so.
            Err(fault) if fault.status == StatusCode::NOT_FOUND => return Ok(()),
            // That a database fails does not mean that the secret holds nothing.
            found => found?,
        };
        let all: Vec<_> = self.secret.iter().chain(&self.kept).cloned().collect();
        let find = |state: &TableState| all.iter().find(|it| holds(state, id, it)).cloned();
        let mut found = live.peek(find);
        if found.is_none() && app.store.is_shared() {
            // Another server may know more.
            found = live.look(&app.store, find).await?;
        }
        self.secret = found.or_else(|| self.secret.take());
        Ok(())
    }
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Fault> {
        if let Some(bearer) = parts.headers.get(header::AUTHORIZATION) {
            let wrong = || {
                let message = "expected `Authorization: Bearer seat-…` or `Bearer key-…`, with a secret that is known";
                let mut res = Fault::nobody();
                message.clone_into(&mut res.message);
                res
            };
            let bearer = bearer.to_str().ok().and_then(|it| it.strip_prefix("Bearer ")).ok_or_else(wrong)?;
            if bearer.starts_with(SEAT) {
                let token = Some(bearer.parse().map_err(|()| wrong())?);
                return Ok(Self { token, ..Self::default() });
            }
            let secret: Secret = bearer.strip_prefix(KEY).and_then(|it| it.parse().ok()).ok_or_else(wrong)?;
            if !app.keys.has(&app.store, secret.hash()).await? {
                return Err(wrong());
            }
            return Ok(Self { secret: Some(secret), ..Self::default() });
        }
        let mut caller = Self::with_cookies(app, &parts.headers);
        if !caller.kept.is_empty()
            && let Some(id) = asked_table(parts).await
        {
            caller.take_kept(app, &id).await?;
        }
        Ok(caller)
    }
}

/// The address of the caller.
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        Ok(Self(address(app, parts)))
    }
}

/// The values of a cookie; it may come several times.
fn cookies<'a>(headers: &'a HeaderMap, name: &'a str) -> impl Iterator<Item = &'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|it| it.to_str().ok());
    all.flat_map(|it| it.split(';')).filter_map(move |it| it.trim().strip_prefix(name)?.strip_prefix('='))
}

/// The table that a request is about, if it is about one.
async fn asked_table(parts: &mut Parts) -> Option<TableId> {
    let Path(words) = Path::<Vec<(String, String)>>::from_request_parts(parts, &()).await.ok()?;
    words.into_iter().find(|it| it.0 == "id")?.1.parse().ok()
}

/// Whether a secret has a seat at a table, or made it.
fn holds(state: &TableState, id: &TableId, secret: &Secret) -> bool {
    let hash = secret.seat(id).hash();
    state.meta.seat_of(&hash).is_some() || state.meta.is_owner(&hash)
}

/// The address of the caller, by the proxy's word if there is one.
pub(crate) fn address(app: &App, parts: &Parts) -> IpAddr {
    let direct = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|it| it.0.ip());
    let direct = direct.unwrap_or(IpAddr::from([0, 0, 0, 0]));
    if !app.settings.behind_proxy {
        return direct;
    }
    // The last one was added by our proxy; those before it may be made up.
    let told = parts.headers.get_all("x-forwarded-for").iter().next_back().and_then(|it| it.to_str().ok());
    told.and_then(|it| it.rsplit(',').next()).and_then(|it| it.trim().parse().ok()).unwrap_or(direct)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Settings, token::fresh_address};

    #[tokio::test]
    async fn a_database_that_fails_does_not_mean_that_an_old_cookie_holds_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let settings = Settings::new(store::Place::Sqlite(folder.path().join("x.db")));
        let app = App::open(settings).await.expect("a database");
        let id = fresh_address().expect("an address");
        let mut caller = Caller { kept: vec![Secret::fresh().expect("bytes")], ..Caller::default() };
        assert!(caller.take_kept(&app, &id).await.is_ok(), "there is no such table");
        app.store.close().await;
        let fault = caller.take_kept(&app, &id).await.expect_err("nobody can tell");
        assert_eq!(fault.status, StatusCode::SERVICE_UNAVAILABLE);
    }
}
