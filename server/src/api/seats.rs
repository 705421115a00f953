//! Taking, opening, naming and leaving seats.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse as _, Response},
};
use kernel::{Seat, Seed};
use store::Status;
use utoipa_axum::{router::OpenApiRouter, routes};
use wire::api::{CALLED_OFF, Claim, Done, Join, Level, Name, Seated, Table};

use crate::{
    api::{
        Errors,
        acting::{as_owner, change},
        extract::{Id, Read, name, seated, with_cookie},
        lobby::{self, Plan},
        show,
    },
    app::App,
    caller::Caller,
    fault::{Code, Fault},
    table::{LiveTable, LogEntry, TableState, Terms, number},
    token::{SeatToken, TokenHash, fresh_address, fresh_bytes},
};

/// On how many devices a seat, or what its maker may do at a table, can be open.
const MOST_DEVICES: usize = 20;

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(join))
        .routes(routes!(claim))
        .routes(routes!(link))
        .routes(routes!(rename))
        .routes(routes!(start))
        .routes(routes!(leave))
        .routes(routes!(come_back))
        .routes(routes!(cancel))
        .routes(routes!(rematch))
}

/// Takes a seat
///
/// A free one before the game, or one whose player has left.
#[utoipa::path(post, path = "/tables/{id}/join", tag = "seats", request_body = Join,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Seated), Errors))]
async fn join(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Read(join): Read<Join>,
) -> Result<Response, Fault> {
    let live = app.table(&id).await?;
    let (token, cookie) = if let Some(token) = caller.at(&id) {
        (token, None)
    } else {
        let (secret, cookie) = caller.secret_or_fresh(&app)?;
        (secret.seat(&id), cookie)
    };
    let hash = token.hash();
    app.limits.seat(&hash)?;
    let chosen = join.name.as_deref().map(name).transpose()?;
    live.change(&app.store, |state, now| {
        state.open()?;
        if let Some(seat) = state.meta.seat_of(&hash) {
            return Err(Fault::conflict(Code::Seated, format!("you have seat {seat} already")));
        }
        let seat = state.choose(join.seat)?;
        if state.meta.is_refereed() && state.meta.is_owner(&hash) {
            return Err(Fault::forbidden("a game master takes no seat"));
        }
        if state.meta.terms.daily.is_some() {
            return Err(Fault::forbidden("a daily challenge is played alone"));
        }
        if state.meta.terms.rematch_of.is_some() && state.status() == Status::Waiting {
            return Err(Fault::forbidden("the seats of a rematch are kept for those who played before"));
        }
        let name = chosen.clone().unwrap_or_else(|| format!("Player {}", seat.index() + 1));
        state.expect_name(&name, None)?;
        state.add(&LogEntry::Sit { seat, name, token: Some(hash), before: None }, now);
        state.start_if_full(now)
    })
    .await?;
    app.metrics.changes.inc();
    let answer = lobby::seated(&app, &live, &token).await?;
    Ok(with_cookie(Json(answer).into_response(), cookie))
}

/// Opens a seat on another device, with the secret of its personal link
#[utoipa::path(post, path = "/tables/{id}/claim", tag = "seats", request_body = Claim,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Table), Errors))]
async fn claim(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Read(claim): Read<Claim>,
) -> Result<Response, Fault> {
    let live = app.table(&id).await?;
    let claimed: SeatToken =
        claim.token.parse().map_err(|()| Fault::bad(Code::Token, "expected `seat-` and 64 digits"))?;
    let claimed = claimed.hash();
    app.limits.seat(&claimed)?;
    let (secret, cookie) = caller.secret_or_fresh(&app)?;
    let own = secret.seat(&id).hash();
    live.change(&app.store, |state, now| {
        if state.meta.seat_of(&claimed).is_none() && state.meta.is_owner(&claimed) {
            return own_table(state, own, now);
        }
        let seat = seated(state, Some(claimed))?;
        if state.meta.is_refereed() && state.meta.is_owner(&own) {
            return Err(Fault::forbidden("a game master takes no seat"));
        }
        match state.meta.seat_of(&own) {
            Some(it) if it == seat => Ok(()),
            Some(it) => Err(Fault::conflict(Code::Seated, format!("this browser has seat {it} at this table"))),
            None if state.meta.n_devices(seat) >= MOST_DEVICES => {
                Err(Fault::conflict(Code::Devices, format!("the seat is open on {MOST_DEVICES} devices")))
            }
            None => {
                state.open()?;
                state.add(&LogEntry::Token { seat, token: own }, now);
                Ok(())
            }
        }
    })
    .await?;
    let table = live.look(&app.store, |state| show::table(state, Some(own))).await?;
    Ok(with_cookie(Json(table).into_response(), cookie))
}

/// Lets another device of whoever made a table act as its maker.
fn own_table(state: &mut TableState, own: TokenHash, now: i64) -> Result<(), Fault> {
    if state.meta.is_owner(&own) {
        return Ok(());
    }
    if let Some(seat) = state.meta.seat_of(&own).filter(|_| state.meta.is_refereed()) {
        return Err(Fault::conflict(Code::Seated, format!("this browser has seat {seat} at this table")));
    }
    if state.meta.n_owner_devices() >= MOST_DEVICES {
        return Err(Fault::conflict(Code::Devices, format!("the table is open on {MOST_DEVICES} devices")));
    }
    state.open()?;
    state.add(&LogEntry::Owner { token: own }, now);
    Ok(())
}

/// The personal link of one's seat, for another device
#[utoipa::path(get, path = "/tables/{id}/link", tag = "seats",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Seated), Errors))]
async fn link(State(app): State<Arc<App>>, caller: Caller, Id(id): Id) -> Result<Json<Seated>, Fault> {
    let live = app.table(&id).await?;
    let token = caller.at(&id).ok_or_else(Fault::nobody)?;
    let answer = lobby::seated(&app, &live, &token).await?;
    if answer.seat.is_none() && !answer.table.yours {
        return Err(Fault::nobody());
    }
    Ok(Json(answer))
}

/// Goes by another name
#[utoipa::path(post, path = "/tables/{id}/name", tag = "seats", request_body = Name,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Done), Errors))]
async fn rename(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Read(new): Read<Name>,
) -> Result<Json<Done>, Fault> {
    let chosen = name(&new.name)?;
    change(&app, &caller, &id, |state, seat, now| {
        state.room(Some(seat))?;
        state.expect_name(&chosen, Some(seat))?;
        state.add(&LogEntry::Name { seat, name: chosen.clone() }, now);
        Ok(())
    })
    .await
}

/// Begins the game with those who sit, before every seat is taken; for whoever made the table
#[utoipa::path(post, path = "/tables/{id}/start", tag = "seats",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Table), Errors))]
async fn start(State(app): State<Arc<App>>, caller: Caller, Id(id): Id) -> Result<Json<Table>, Fault> {
    as_owner(&app, &caller, &id, |state, now| {
        if state.status() != Status::Waiting {
            return Err(Fault::conflict(Code::Begun, "the game has begun"));
        }
        state.start(now)
    })
    .await
}

/// Closes a table whose game has not begun; for whoever made it
#[utoipa::path(post, path = "/tables/{id}/cancel", tag = "seats",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Table), Errors))]
async fn cancel(State(app): State<Arc<App>>, caller: Caller, Id(id): Id) -> Result<Json<Table>, Fault> {
    as_owner(&app, &caller, &id, |state, now| {
        if state.status() != Status::Waiting {
            return Err(Fault::conflict(Code::Begun, "the game has begun"));
        }
        state.add(&LogEntry::Close { reason: CALLED_OFF.to_owned() }, now);
        Ok(())
    })
    .await
}

/// Leaves the table for good
#[utoipa::path(post, path = "/tables/{id}/leave", tag = "seats",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Done), Errors))]
async fn leave(State(app): State<Arc<App>>, caller: Caller, Id(id): Id) -> Result<Json<Done>, Fault> {
    app.limits.leave(&id)?;
    change(&app, &caller, &id, |state, seat, now| state.leave(seat, app.settings.max_leaves, now)).await
}

/// Acts again for a seat that a bot has taken over
#[utoipa::path(post, path = "/tables/{id}/return", tag = "seats",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Done), Errors))]
async fn come_back(State(app): State<Arc<App>>, caller: Caller, Id(id): Id) -> Result<Json<Done>, Fault> {
    change(&app, &caller, &id, TableState::come_back).await
}

/// A new table with the same people and the same terms, after the game; the seat moves on by one
#[utoipa::path(post, path = "/tables/{id}/rematch", tag = "seats",
    params(("id" = String, Path, description = "The table")),
    responses((status = 201, body = Seated), (status = 200, body = Seated), Errors))]
async fn rematch(State(app): State<Arc<App>>, caller: Caller, Id(id): Id) -> Result<Response, Fault> {
    let live = app.table(&id).await?;
    let old = caller.hash(&id).ok_or_else(Fault::nobody)?;
    app.limits.seat(&old)?;
    let (mut known, terms, content, people) = live
        .look(&app.store, |state| {
            seated(state, Some(old))?;
            if state.status() != Status::Over {
                return Err(Fault::conflict(Code::Running, "a rematch begins when the game is over"));
            }
            if state.meta.terms.daily.is_some() || state.meta.terms.imported.is_some() || state.meta.is_refereed() {
                return Err(Fault::conflict(Code::Alone, "this table has no rematch"));
            }
            let people: Vec<_> = state.meta.seats.iter().map(|it| (it.name.clone(), it.bot)).collect();
            let content = state.meta.terms.content.clone().zip(state.source.contents.first().cloned());
            Ok((state.meta.next.clone(), state.meta.terms.clone(), content, people))
        })
        .await??;
    if let Some(next) = known.as_ref().and_then(|it| it.parse().ok()) {
        let is_closed = app.table(&next).await?.look(&app.store, |state| state.meta.closed.is_some()).await?;
        known = known.filter(|_| !is_closed);
    }
    let called_off = live.peek(|state| state.meta.next.clone()).filter(|_| known.is_none());
    let status = if known.is_some() { StatusCode::OK } else { StatusCode::CREATED };
    let next = match known {
        Some(next) => next,
        // There was none, or it was called off.
        None => make_rematch(&app, &caller, &live, (terms, content), &people, called_off).await?,
    };
    let next = next.parse().map_err(|_| Fault::not_found("there is no such table"))?;
    let token = take_again(&app, &caller, &id, &next, &people).await?;
    let rematch = app.table(&next).await?;
    let answer = lobby::seated(&app, &rematch, &token).await?;
    let place = [(header::LOCATION, format!("/api/v1/tables/{next}"))];
    Ok((status, place, Json(answer)).into_response())
}

/// The name at a seat, and how hard the bot thinks that has it.
type Chair = (Option<String>, Option<Level>);

/// One seat further, so that somebody else begins.
fn further(seat: Seat, n_seats: usize) -> Option<Seat> {
    Seat::new((seat.index() + 1) % n_seats.max(1))
}

/// Makes the table of a rematch, and tells those at the old one. Gives back its address.
async fn make_rematch(
    app: &App,
    caller: &Caller,
    old: &LiveTable,
    (mut terms, content): (Terms, Option<(String, String)>),
    people: &[Chair],
    called_off: Option<String>,
) -> Result<String, Fault> {
    let next = fresh_address()?;
    terms.rematch_of = Some(old.id().to_string());
    terms.open = false;
    terms.owner = caller.next(&next).map(|it| it.hash());
    let seed = Seed::new(fresh_bytes()?);
    Plan { id: next.clone(), terms, content, seed, dice: None }
        .make(app, |state, now| {
            for (seat, (name, level)) in Seat::first(people.len()).zip(people) {
                if let (Some(name), &Some(level)) = (name, level) {
                    let seat = further(seat, people.len()).ok_or_else(Fault::nobody)?;
                    state.add(&LogEntry::Company { seat, name: name.clone(), level }, now);
                }
            }
            Ok(())
        })
        .await?;
    // Of two who ask at once, one table is the next.
    old.change(&app.store, |state, now| {
        if let Some(chosen) = state.meta.next.as_ref().filter(|it| Some(*it) != called_off.as_ref()) {
            return Ok(chosen.clone());
        }
        state.add(&LogEntry::Next { table: next.clone() }, now);
        Ok(next.to_string())
    })
    .await
}

/// Takes the caller's seat at the rematch: everybody sits one further, so that somebody else begins.
async fn take_again(
    app: &App,
    caller: &Caller,
    old: &kernel::TableId,
    next: &kernel::TableId,
    people: &[Chair],
) -> Result<SeatToken, Fault> {
    let before = app.table(old).await?;
    let hash = caller.hash(old);
    let seat = before.look(&app.store, |state| seated(state, hash)).await??;
    let token = caller.next(next).ok_or_else(Fault::nobody)?;
    let after = further(seat, people.len()).ok_or_else(Fault::nobody)?;
    let name =
        people.get(seat.index()).and_then(|it| it.0.clone()).unwrap_or_else(|| format!("Player {}", seat.index() + 1));
    let live = app.table(next).await?;
    live.change(&app.store, |state, now| {
        if state.meta.seat_of(&token.hash()).is_some() {
            return Ok(());
        }
        state.open()?;
        if let Some(own) = state.meta.successor(seat) {
            // From another device: the seat is theirs already, and no other is.
            if state.meta.n_devices(own) >= MOST_DEVICES {
                return Err(Fault::conflict(Code::Devices, format!("the seat is open on {MOST_DEVICES} devices")));
            }
            state.add(&LogEntry::Token { seat: own, token: token.hash() }, now);
            return Ok(());
        }
        // The seats of the others are kept for them; once it is played, whoever comes may take the place of who left.
        let after = Some(after).filter(|it| state.meta.is_free(*it));
        let seat_now = if state.status() == Status::Waiting { after } else { after.or_else(|| state.meta.free_seat()) };
        let seat_now = seat_now.ok_or_else(|| Fault::conflict(Code::Full, "no seat is free"))?;
        let before = Some(number(seat));
        state.add(&LogEntry::Sit { seat: seat_now, name: name.clone(), token: Some(token.hash()), before }, now);
        state.start_if_full(now)
    })
    .await?;
    Ok(token)
}
