//! Who asks.

use std::{
    convert::Infallible,
    net::{IpAddr, SocketAddr},
    sync::Arc,
};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{HeaderMap, header, request::Parts},
};
use kernel::GameId;

use crate::{
    app::App,
    fault::Fault,
    token::{KEY, SEAT, SeatToken, Secret, TokenHash},
};

/// The name of the cookie.
const COOKIE: &str = "platelayer";

/// How long a browser keeps it: 400 days is what browsers allow.
const MAX_AGE: u32 = 400 * 24 * 60 * 60;

/// Who asks, as far as the request tells.
#[derive(Clone, Debug, Default)]
pub(crate) struct Caller {
    secret: Option<Secret>,
    token: Option<SeatToken>,
}

impl Caller {
    /// What the caller's secret comes to at a table.
    pub(crate) fn at(&self, game: &GameId) -> Option<SeatToken> {
        self.token.clone().or_else(|| self.secret.as_ref().map(|it| it.seat(game)))
    }

    /// What it comes to at the table of a rematch: a secret of its own also for who has that of one seat only.
    pub(crate) fn next(&self, game: &GameId) -> Option<SeatToken> {
        match &self.token {
            Some(token) => Some(token.next(game)),
            None => self.at(game),
        }
    }

    /// The hash of that.
    pub(crate) fn hash(&self, game: &GameId) -> Option<TokenHash> {
        self.at(game).map(|it| it.hash())
    }

    /// The secret of the caller's browser or program.
    pub(crate) const fn secret(&self) -> Option<&Secret> {
        self.secret.as_ref()
    }

    /// The caller's secret, or a new one and the cookie that keeps it.
    pub(crate) fn secret_or_fresh(&self, app: &App) -> Result<(Secret, Option<String>), Fault> {
        if let Some(secret) = &self.secret {
            return Ok((secret.clone(), None));
        }
        let secret = Secret::fresh()?;
        let secure = if app.settings.is_secure() { "; Secure" } else { "" };
        let value = secret.reveal();
        let cookie = format!("{COOKIE}={value}; Path=/; HttpOnly; SameSite=Strict; Max-Age={MAX_AGE}{secure}");
        Ok((secret, Some(cookie)))
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
                return Ok(Self { secret: None, token: Some(bearer.parse().map_err(|()| wrong())?) });
            }
            let secret: Secret = bearer.strip_prefix(KEY).and_then(|it| it.parse().ok()).ok_or_else(wrong)?;
            if !app.keys.has(&app.store, secret.hash()).await? {
                return Err(wrong());
            }
            return Ok(Self { secret: Some(secret), token: None });
        }
        Ok(Self { secret: cookie(&parts.headers), token: None })
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

/// The secret in the cookie; one that is none of ours is as good as none.
fn cookie(headers: &HeaderMap) -> Option<Secret> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|it| it.to_str().ok());
    all.flat_map(|it| it.split(';')).find_map(|it| it.trim().strip_prefix(COOKIE)?.strip_prefix('=')?.parse().ok())
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
