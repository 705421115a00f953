//! Reports of a game master's table, as text, HTML and PDF.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{HeaderName, header},
    response::{IntoResponse as _, Response},
};
use kernel::{Seat, TableId};
use paper::Stock;
use referee::{Desk, Report};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};
use wire::desk::Tongue;

use crate::{
    api::{
        Errors,
        extract::{Ask, Id},
        print::{answer, choice, made},
    },
    app::App,
    caller::Caller,
    fault::Fault,
    table::{TableState, language},
    token::TokenHash,
};

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(report_as_text)).routes(routes!(report_as_html)).routes(routes!(report_as_pdf))
}

/// Which report, and how.
#[derive(Clone, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Wish {
    /// For the player of this seat; for the zine if it is left out.
    seat: Option<u16>,
    /// The language; that of the player or of the game if it is left out.
    language: Option<Tongue>,
    /// The paper of a PDF: `a4` or `letter`.
    paper: Option<String>,
}

/// The report of the round that was adjudicated last, as plain text
///
/// The map, what was placed, blocked squares and why, standings, and what is next.
/// The game master gets that of every player and that for the zine; players get that of their own seat.
#[utoipa::path(get, path = "/tables/{id}/desk/report.txt", tag = "desk",
    params(("id" = String, Path, description = "The table"), Wish),
    responses((status = 200, body = String, content_type = "text/plain"), Errors))]
async fn report_as_text(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Ask(wish): Ask<Wish>,
) -> Result<Response, Fault> {
    let text = write(&app, &caller, &id, &wish).await?.text;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// The same report as HTML
#[utoipa::path(get, path = "/tables/{id}/desk/report.html", tag = "desk",
    params(("id" = String, Path, description = "The table"), Wish),
    responses((status = 200, body = String, content_type = "text/html"), Errors))]
async fn report_as_html(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Ask(wish): Ask<Wish>,
) -> Result<Response, Fault> {
    let html = write(&app, &caller, &id, &wish).await?.html;
    Ok(([(header::CONTENT_TYPE, "text/html; charset=utf-8"), PAGE], html).into_response())
}

/// The same report for the printer
#[utoipa::path(get, path = "/tables/{id}/desk/report.pdf", tag = "desk",
    params(("id" = String, Path, description = "The table"), Wish),
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf"), Errors))]
async fn report_as_pdf(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Ask(wish): Ask<Wish>,
) -> Result<Response, Fault> {
    let stock: Stock = choice(wish.paper.as_deref())?;
    let draft = draft(&app, &caller, &id, &wish).await?;
    let name = draft.seat.map_or_else(|| "zine".to_owned(), |it| format!("report-{it}"));
    let print = move || {
        draft.desk.edition(|edition| match draft.seat {
            Some(seat) => edition.printed_for_player(seat, draft.language, stock),
            None => edition.printed_for_zine(draft.language, stock),
        })
    };
    Ok(answer(made(app.works.work(print).await??)?, &name))
}

/// A page that shows what it has and runs nothing: names of players stand in it.
const PAGE: (HeaderName, &str) = (
    header::CONTENT_SECURITY_POLICY,
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
);

async fn draft(app: &App, caller: &Caller, id: &TableId, wish: &Wish) -> Result<Draft, Fault> {
    let hash = caller.hash(id).ok_or_else(Fault::nobody)?;
    app.limits.seat(&hash)?;
    let copy = app.table(id).await?.look(&app.store, TableState::copy).await?;
    let wish = wish.clone();
    app.works.work(move || Draft::of(&copy, &wish, hash)).await?
}

async fn write(app: &App, caller: &Caller, id: &TableId, wish: &Wish) -> Result<Report, Fault> {
    choice::<Stock>(wish.paper.as_deref())?;
    let draft = draft(app, caller, id, wish).await?;
    let written = app.works.work(move || {
        draft.desk.edition(|edition| match draft.seat {
            Some(seat) => edition.for_player(seat, draft.language),
            None => edition.for_zine(draft.language),
        })
    });
    Ok(written.await??)
}

/// All that a report needs.
struct Draft {
    desk: Desk,
    seat: Option<Seat>,
    language: referee::Language,
}

impl Draft {
    fn of(state: &TableState, wish: &Wish, hash: TokenHash) -> Result<Self, Fault> {
        let (agreed, _) = state.refereed()?;
        let seat = wish.seat.map(|it| state.seat(it)).transpose()?;
        let own = state.meta.seat_of(&hash);
        if !state.meta.is_owner(&hash) && (own.is_none() || seat.is_some_and(|it| Some(it) != own)) {
            return Err(Fault::forbidden("this report is for somebody else"));
        }
        let desk = state.begun()?.desk().clone();
        let tongue = wish.language.unwrap_or_else(|| seat.map_or(agreed.language, |it| state.tongue(it)));
        Ok(Self { desk, seat, language: language(tongue) })
    }
}
