//! Making and finding tables.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse as _, Response},
};
use kernel::{ContentId, Seat, Seed, TableId};
use serde::Deserialize;
use store::{Head, Listing, Status};
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};
use wire::{
    api::{NewKey, NewTable, Pace, Seated, Table, TableLine},
    desk::Referee,
};

use crate::{
    api::{
        Errors,
        extract::{Ask, Id, Read, looking, name, with_cookie},
        games,
        gathering::gathering,
        show,
    },
    app::App,
    caller::Caller,
    clock,
    fault::{Code, Fault},
    table::{LiveTable, LogEntry, Source, TableState, Terms, number},
    token::{KEY, SeatToken, Secret, TokenHash, fresh_address, fresh_bytes},
};

/// The shortest deadline, in seconds, but for trials.
const SHORTEST: u32 = 60;

/// The longest deadline: 90 days.
const LONGEST: u32 = 90 * 24 * 60 * 60;

/// The most players of one game master, whose desk is found anew whenever it is looked at.
const MOST_PLAYERS: u16 = 200;

/// The most tables in one answer.
const MOST: u32 = 100;

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(list, create)).routes(routes!(table)).routes(routes!(make_key))
}

/// Which tables are asked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Filter {
    /// Only of this game.
    game: Option<String>,
    /// Only as far as this; those that wait for players if it is left out.
    status: Option<wire::api::Status>,
    /// Only those made before this, in milliseconds since 1970.
    before: Option<i64>,
    /// No more than this many; 50 if it is left out.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u32>,
}

/// Tables that strangers may join or watch, the newest first
#[utoipa::path(get, path = "/tables", operation_id = "list_tables", tag = "tables", params(Filter),
    responses((status = 200, body = Vec<TableLine>), Errors))]
async fn list(State(app): State<Arc<App>>, Ask(filter): Ask<Filter>) -> Result<Json<Vec<TableLine>>, Fault> {
    let status = match filter.status.unwrap_or(wire::api::Status::Waiting) {
        wire::api::Status::Waiting => Status::Waiting,
        wire::api::Status::Playing => Status::Playing,
        wire::api::Status::Over => Status::Over,
        wire::api::Status::Closed => Status::Closed,
    };
    let limit = filter.limit.unwrap_or(50);
    if !(1..=MOST).contains(&limit) {
        return Err(Fault::bad(Code::Limit, format!("expected 1 to {MOST}")));
    }
    let kind = filter.game.map(|it| games::find(&it).map(|it| it.name.to_owned())).transpose()?;
    let listing = Listing { kind, status: Some(status), only_listed: true, before: filter.before, limit: limit.into() };
    let mut lines = Vec::new();
    for head in app.store.list(&listing).await? {
        let gathering = if head.status == Status::Waiting { gathering(&app, &head).await? } else { None };
        lines.push(TableLine {
            id: head.table.id.to_string(),
            game: head.table.kind,
            status: show::status(head.status),
            created: head.created_at,
            gathering,
        });
    }
    Ok(Json(lines))
}

/// A new table; whoever makes it takes the first seat
#[utoipa::path(post, path = "/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = Seated), Errors))]
async fn create(State(app): State<Arc<App>>, caller: Caller, Read(new): Read<NewTable>) -> Result<Response, Fault> {
    let (secret, cookie) = caller.secret_or_fresh(&app)?;
    let id = fresh_address()?;
    let token = secret.seat(&id);
    app.limits.seat(&secret.hash())?;
    let sits = new.sit.unwrap_or(new.referee.is_none());
    let chosen = new.name.as_deref().map(name).transpose()?;
    let bots = new.bots.iter().map(|it| Ok((it.clone(), it.name.as_deref().map(name).transpose()?)));
    let bots = bots.collect::<Result<Vec<_>, Fault>>()?;
    let terms = terms(&app, &new, token.hash())?;
    let content = new.content.map(|text| (ContentId::of(&text).to_string(), text));
    let plan = Plan { id, terms, content, seed: Seed::new(fresh_bytes()?), dice: None };
    let live = plan
        .make(&app, |state, now| {
            if sits {
                let seat = Seat::new(0).ok_or_else(Fault::nobody)?;
                let name = chosen.clone().unwrap_or_else(|| "Player 1".to_owned());
                state.add(&LogEntry::Sit { seat, name, token: Some(token.hash()), before: None }, now);
                state.start_if_full(now)?;
            }
            bots.iter().try_for_each(|(bot, name)| state.accompany(bot, name.as_deref(), now))
        })
        .await?;
    let answer = seated(&app, &live, &token).await?;
    let place = [(header::LOCATION, format!("/api/v1/tables/{}", answer.table.id))];
    Ok(with_cookie((StatusCode::CREATED, place, Json(answer)).into_response(), cookie))
}

/// What was agreed, if it can be.
fn terms(app: &App, new: &NewTable, owner: TokenHash) -> Result<Terms, Fault> {
    let entry = games::find(&new.game).map_err(|it| Fault::bad(Code::Game, it.message))?;
    let seats = usize::from(new.seats.unwrap_or(entry.seats.0 as u16));
    if new.content.is_some() && new.rules.is_some() {
        return Err(Fault::bad(Code::Rules, "a content file takes the place of a rule set: give one of the two"));
    }
    if new.content.as_ref().is_some_and(|it| it.contains('\0')) {
        return Err(Fault::bad(Code::Table, "a content file is text"));
    }
    // Whatever is wrong is found now and not when the last player sits down.
    let host = entry.open_with(new.rules.as_deref(), seats, new.content.as_deref());
    host.map_err(|it| Fault::bad(Code::Table, it.to_string()))?;
    let shortest = if app.settings.short_deadlines { 1 } else { SHORTEST };
    if let Pace::Deadline { seconds, .. } = new.pace
        && !(shortest..=LONGEST).contains(&seconds)
    {
        return Err(Fault::bad(Code::Pace, format!("a deadline has {shortest} to {LONGEST} seconds")));
    }
    let usual = || entry.rule_sets.first().map_or("", |it| it.name).to_owned();
    let rules = if new.content.is_some() { "own".to_owned() } else { new.rules.clone().unwrap_or_else(usual) };
    Ok(Terms {
        game: entry.name.to_owned(),
        rules,
        seats: seats as u16,
        open: new.open,
        pace: new.pace,
        chat: new.chat.unwrap_or(true),
        owner: Some(owner),
        content: new.content.as_deref().map(|it| ContentId::of(it).to_string()),
        daily: None,
        imported: None,
        rematch_of: None,
        referee: new.referee.as_ref().map(|it| referee(it, new)).transpose()?,
    })
}

/// What is agreed with a game master, if it can be.
fn referee(agreed: &Referee, new: &NewTable) -> Result<Referee, Fault> {
    let refereed = || library::METAS.iter().filter_map(|it| Some((it.name, it.refereed?)));
    if !refereed().any(|it| it == (&new.game, new.rules.as_deref().unwrap_or_default())) {
        let known: Vec<_> = refereed().map(|(game, rules)| format!("`{game}` with the rules `{rules}`")).collect();
        return Err(Fault::bad(Code::Table, format!("a game master has {}, and no other game", known.join(" or "))));
    }
    if new.seats.is_some_and(|it| it > MOST_PLAYERS) {
        return Err(Fault::bad(Code::Table, format!("a game master has up to {MOST_PLAYERS} players")));
    }
    if new.sit == Some(true) {
        return Err(Fault::bad(Code::Table, "a game master takes no seat: `sit` is false"));
    }
    if let Some(zone) = agreed.zone.as_ref().filter(|it| jiff::tz::TimeZone::get(it).is_err()) {
        return Err(Fault::bad(
            Code::Table,
            format!("there is no time zone `{zone}`: expected one like Europe/Berlin"),
        ));
    }
    Ok(Referee { title: name(&agreed.title)?, ..agreed.clone() })
}

/// A table that is about to be made.
pub(crate) struct Plan {
    pub(crate) id: TableId,
    pub(crate) terms: Terms,
    /// The content file, if it is not compiled in: its id and its text.
    pub(crate) content: Option<(String, String)>,
    pub(crate) seed: Seed,
    /// The name under which the dice are pledged; the address if it is left out.
    pub(crate) dice: Option<TableId>,
}

impl Plan {
    /// Makes the table, and does `first` at it before anybody else can.
    pub(crate) async fn make(
        self,
        app: &App,
        first: impl FnOnce(&mut TableState, i64) -> Result<(), Fault>,
    ) -> Result<Arc<LiveTable>, Fault> {
        let (table, state) = self.prepare(first)?;
        app.metrics.changes.inc();
        app.tables.create(&app.store, table, state).await
    }

    /// All but the writing.
    pub(crate) fn prepare(
        self,
        first: impl FnOnce(&mut TableState, i64) -> Result<(), Fault>,
    ) -> Result<(store::NewTable, TableState), Fault> {
        let now = clock::now();
        let table = store::NewTable {
            dice: self.dice.unwrap_or_else(|| self.id.clone()),
            id: self.id,
            kind: self.terms.game.clone(),
            listed: self.terms.open,
            seed: self.seed,
            content: self.content,
            daily: self.terms.daily.clone(),
        };
        let head = Head {
            table: table.clone(),
            status: Status::Waiting,
            created_at: now,
            deadline_at: None,
            bot_at: None,
            close_reason: None,
        };
        let contents = table.content.iter().map(|it| it.1.clone()).collect();
        let mut state = TableState::create(Source { head, contents }, self.terms, now);
        first(&mut state, now)?;
        state.set_deadline(now);
        Ok((table, state))
    }
}

/// What somebody is told who has just taken a seat.
pub(crate) async fn seated(app: &App, live: &LiveTable, token: &SeatToken) -> Result<Seated, Fault> {
    let hash = token.hash();
    live.look(&app.store, |state| {
        let table = show::table(state, Some(hash));
        let base = app.settings.public_url.as_deref().unwrap_or_default().trim_end_matches('/');
        let link = format!("{base}/t/{}#{}", table.id, token.reveal());
        Seated { seat: state.meta.seat_of(&hash).map(number), table, token: token.reveal(), link }
    })
    .await
}

/// A table
#[utoipa::path(get, path = "/tables/{id}", tag = "tables", params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Table), Errors))]
async fn table(State(app): State<Arc<App>>, caller: Caller, Id(id): Id) -> Result<Json<Table>, Fault> {
    let hash = caller.hash(&id);
    let now = clock::now();
    let live = app.table(&id).await?;
    live.look(&app.store, |state| {
        looking(state, hash, now)?;
        Ok(Json(show::table(state, hash)))
    })
    .await?
}

/// A key for a program of one's own
///
/// It is told this once, and is used as `Authorization: Bearer key-…` wherever a browser would use its cookie.
#[utoipa::path(post, path = "/keys", tag = "keys", request_body = wire::api::Name,
    responses((status = 201, body = NewKey), Errors))]
async fn make_key(State(app): State<Arc<App>>, Read(new): Read<wire::api::Name>) -> Result<Response, Fault> {
    let name = name(&new.name)?;
    let secret = Secret::fresh()?;
    let hash = secret.hash();
    let kept = store::ApiKey { hash: hash.bytes().to_vec(), name: name.clone(), created_at: clock::now() };
    app.store.add_key(&kept).await?;
    Ok((StatusCode::CREATED, Json(NewKey { key: format!("{KEY}{}", secret.reveal()), name })).into_response())
}
