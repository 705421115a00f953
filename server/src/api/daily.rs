//! The challenge of the day: one set of dice per game and day (UTC) for everybody.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse as _, Response},
};
use kernel::{Dice, Seat, Seed, TableId};
use serde::Deserialize;
use store::{DailyEntry, DailyKey, Status};
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};
use wire::api::{Daily, DailyLine, Join, Pace, Seated};

use crate::{
    api::{
        Errors,
        extract::{Ask, Part, Read, name, with_cookie},
        games,
        lobby::{self, Plan},
    },
    app::App,
    caller::Caller,
    clock,
    fault::{Code, Fault},
    table::{LogEntry, TableState, Terms, read_whole},
    token::{Secret, fresh_address, fresh_bytes},
};

/// How many entries of a board are shown.
const MOST: i64 = 1000;

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(board, play))
}

/// Which day.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Day {
    /// The day (UTC), as `2026-11-15`; today if it is left out.
    day: Option<String>,
}

fn challenge(game: &str) -> Result<&'static library::Entry, Fault> {
    let entry = games::find(game)?;
    let message = "this game needs two players or more, so it has no daily challenge";
    Some(entry).filter(|it| it.has_daily).ok_or_else(|| Fault::not_found(message))
}

/// The dice of a challenge.
async fn dice(app: &App, key: &DailyKey) -> Result<Dice, Fault> {
    let seed = app.store.daily_seed(key, &Seed::new(fresh_bytes()?)).await?;
    let id: TableId = format!("daily.{}.{}", key.kind, key.day).parse().map_err(|_| Fault::unavailable())?;
    Ok(Dice::new(seed, id))
}

/// The caller's secret for a challenge: that for all else, unless one from before alone has entered it.
async fn entered(app: &App, caller: &Caller, key: &DailyKey) -> Result<Option<Secret>, Fault> {
    for secret in caller.secret().into_iter().chain(caller.kept()) {
        let player = secret.player(&key.kind, &key.day);
        if app.store.daily_table(key, player.bytes()).await?.is_some() {
            return Ok(Some(secret.clone()));
        }
    }
    Ok(caller.secret().cloned())
}

/// The board of a day
///
/// Every entry was replayed and its dice verified. When the day is over, anybody can replay any entry.
#[utoipa::path(get, path = "/daily/{game}", tag = "daily",
    params(("game" = String, Path, description = "The game"), Day),
    responses((status = 200, body = Daily), Errors))]
async fn board(
    State(app): State<Arc<App>>,
    caller: Caller,
    Part(game): Part,
    Ask(day): Ask<Day>,
) -> Result<Json<Daily>, Fault> {
    let entry = challenge(&game)?;
    let now = clock::now();
    let today = clock::day(now);
    let day = day.day.unwrap_or_else(|| today.clone());
    if !clock::is_day(&day) {
        return Err(Fault::bad(Code::Day, "expected a day like 2026-11-15"));
    }
    if day > today {
        return Err(Fault::not_found("that day has not come"));
    }
    let key = DailyKey { kind: entry.name.to_owned(), day: day.clone() };
    let over = clock::day_is_over(&day, now);
    let player = entered(&app, &caller, &key).await?.map(|it| it.player(entry.name, &day));
    let entries = app.store.daily_board(&key, MOST).await?;
    let yours = match player {
        Some(player) => app.store.daily_table(&key, player.bytes()).await?,
        None => None,
    };
    // A day that nobody asked for while it lasted has no dice and never will.
    let pledge = if over && entries.is_empty() { String::new() } else { dice(&app, &key).await?.pledge().to_string() };
    let mut lines: Vec<DailyLine> = Vec::with_capacity(entries.len());
    for (index, it) in entries.iter().enumerate() {
        let score = it.score.unwrap_or_default();
        // Equal points share the place of the first of them.
        let place = lines.last().filter(|last| last.score == score).map_or(index as u32 + 1, |last| last.place);
        lines.push(DailyLine {
            place,
            name: it.name.clone(),
            score,
            table: over.then(|| it.table.to_string()),
            you: yours.as_ref() == Some(&it.table),
        });
    }
    let yours = yours.map(|it| it.to_string());
    Ok(Json(Daily { game: entry.name.to_owned(), day, over, pledge, yours, board: lines }))
}

/// Begins today's challenge, or goes on with it: everybody plays it once
#[utoipa::path(post, path = "/daily/{game}", tag = "daily", request_body = Join,
    params(("game" = String, Path, description = "The game")),
    responses((status = 201, body = Seated), (status = 200, body = Seated), Errors))]
async fn play(
    State(app): State<Arc<App>>,
    caller: Caller,
    Part(game): Part,
    Read(join): Read<Join>,
) -> Result<Response, Fault> {
    let entry = challenge(&game)?;
    let day = clock::day(clock::now());
    let key = DailyKey { kind: entry.name.to_owned(), day: day.clone() };
    let (secret, cookie) = match entered(&app, &caller, &key).await? {
        Some(secret) => (secret, None),
        None => caller.secret_or_fresh(&app)?,
    };
    let player = secret.player(entry.name, &day);
    app.limits.seat(&player)?;
    let chosen = join.name.as_deref().map(name).transpose()?.unwrap_or_else(|| "Player".to_owned());
    let known = app.store.daily_table(&key, player.bytes()).await?;
    let status = if known.is_some() { StatusCode::OK } else { StatusCode::CREATED };
    let id = match known {
        Some(id) => id,
        None => begin(&app, &key, &secret, chosen).await?,
    };
    let live = app.table(&id).await?;
    let answer = lobby::seated(&app, &live, &secret.seat(&id)).await?;
    let place = [(header::LOCATION, format!("/api/v1/tables/{id}"))];
    Ok(with_cookie((status, place, Json(answer)).into_response(), cookie))
}

/// The rule set of a table, and the first line of its record.
fn agreed(state: &TableState) -> Option<(String, String)> {
    state.meta.head.clone().map(|head| (state.meta.terms.rules.clone(), head))
}

/// Makes a table for a player's challenge. Gives back its address.
async fn begin(app: &App, key: &DailyKey, secret: &Secret, name: String) -> Result<TableId, Fault> {
    let entry = challenge(&key.kind)?;
    let table = fresh_address()?;
    let dice = dice(app, key).await?;
    // All of a day play by the rules and on the map that the day began with, also when a newer program took over since.
    let first = match app.store.first_daily(key).await? {
        // A table that is damaged holds up nobody.
        Some(first) => match app.table(&first).await {
            Ok(live) => live.look(&app.store, agreed).await?,
            // One that cannot be read now may be whole.
            Err(fault) if fault.status == StatusCode::SERVICE_UNAVAILABLE => return Err(fault),
            Err(_) => None,
        },
        None => None,
    };
    let (rules, head) = first.unzip();
    let usual = || entry.rule_sets.first().map_or("", |it| it.name).to_owned();
    let terms = Terms {
        game: entry.name.to_owned(),
        rules: rules.unwrap_or_else(usual),
        seats: 1,
        open: false,
        pace: Pace::Live,
        chat: false,
        owner: None,
        content: None,
        daily: Some(key.day.clone()),
        imported: None,
        rematch_of: None,
        referee: None,
    };
    let token = secret.seat(&table).hash();
    let pledged = dice.pledge().id;
    let plan = Plan { id: table.clone(), terms, content: None, seed: dice.seed().clone(), dice: Some(pledged) };
    let seat = Seat::new(0).ok_or_else(Fault::nobody)?;
    plan.make(app, |state, now| {
        state.add(&LogEntry::Sit { seat, name: name.clone(), token: Some(token), before: None }, now);
        match head {
            Some(head) => state.start_like(&head, now),
            None => state.start(now),
        }
    })
    .await?;
    let player = secret.player(&key.kind, &key.day).bytes().to_vec();
    let entry = DailyEntry { player, table, name, score: None, finished_at: None };
    // Whoever asked twice at once plays at the table that was entered first.
    Ok(app.store.enter_daily(key, &entry).await?)
}

/// Enters the points of a finished challenge, after its record was read from the database and verified.
pub(crate) async fn finish(app: &App, id: &TableId) -> Result<(), Fault> {
    let state = read_whole(&app.store, &app.works, id).await?;
    let Some(day) = state.meta.terms.daily.clone().filter(|_| state.status() == Status::Over) else {
        return Ok(());
    };
    if clock::day_is_over(&day, state.last_at) {
        // From then on everybody can see the dice.
        return Ok(());
    }
    let last_at = state.last_at;
    let found = app.works.work(move || {
        let host = super::acting::host(&state)?;
        let record = host.record(state.pledge(), Some(state.source.head.table.seed.clone()));
        Ok::<_, Fault>(library::verify(&record.ok_or_else(Fault::unavailable)?, &[]))
    });
    match found.await?? {
        Ok(verdict) => {
            let score = verdict.scores.and_then(|it| it.first().copied()).unwrap_or_default();
            app.store.finish_daily(id, score.into(), last_at).await?;
        }
        Err(error) => tracing::error!(table = %id, %error, "the record of a challenge does not verify"),
    }
    Ok(())
}
