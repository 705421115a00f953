//! Pages for the printer, as PDF.

use std::sync::Arc;

use axum::{
    extract::State,
    http::header,
    response::{IntoResponse as _, Response},
};
use kernel::Seat;
use paper::{Blank, Language, PaperError, Pdf, Played, Stock};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    api::{
        Errors, acting,
        extract::{Ask, Id, Part},
        games, records,
    },
    app::App,
    caller::Caller,
    fault::{Code, Fault},
    table::TableState,
};

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(print)).routes(routes!(sheet))
}

/// What is to be printed.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Order {
    /// The rule set; the usual one if it is left out.
    rules: Option<String>,
    /// The paper: `a4` or `letter`.
    paper: Option<String>,
    /// How many sheets stand on a page: 1, 2 or 4.
    per_page: Option<u8>,
    /// The language: `en`, `de` or `ja`.
    language: Option<String>,
}

/// How a sheet is to be printed.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct SheetOrder {
    /// The seat; one's own, or the first, if it is left out.
    seat: Option<u16>,
    /// The paper: `a4` or `letter`.
    paper: Option<String>,
    /// The language: `en`, `de` or `ja`.
    language: Option<String>,
}

fn wrong(reason: &impl ToString) -> Fault {
    Fault::bad(Code::Query, reason.to_string())
}

/// What was asked for, or what is usual.
pub(crate) fn choice<T: std::str::FromStr<Err: ToString> + Default>(asked: Option<&str>) -> Result<T, Fault> {
    asked.map_or_else(|| Ok(T::default()), str::parse).map_err(|it| wrong(&it))
}

/// Sets pages where others need not wait for it.
pub(crate) async fn set(
    app: &App,
    print: impl FnOnce() -> Result<Pdf, PaperError> + Send + 'static,
) -> Result<Pdf, Fault> {
    made(app.works.work(print).await?)
}

/// What was printed, if it could be.
pub(crate) fn made(done: Result<Pdf, PaperError>) -> Result<Pdf, Fault> {
    done.map_err(|it| match it {
        PaperError::NoSheet(_) => Fault::forbidden("this sheet is hidden"),
        PaperError::PerPage(_) | PaperError::Pages { .. } => wrong(&it),
        PaperError::Size | PaperError::Unwritable(_) => {
            tracing::error!(%it, "a page cannot be printed");
            Fault::unavailable()
        }
    })
}

pub(crate) fn answer(pdf: Pdf, name: &str) -> Response {
    let kind = (header::CONTENT_TYPE, "application/pdf".to_owned());
    // The names are ours, so there is nothing in them that a header could not hold.
    let file = (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}.pdf\""));
    ([kind, file], pdf.bytes).into_response()
}

/// A page with empty sheets, and the tiles or cards of a game, to cut out
#[utoipa::path(get, path = "/print/{game}", operation_id = "print_blank", tag = "print",
    params(("game" = String, Path, description = "The game; `.pdf` may stand behind it"), Order),
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf"), Errors))]
async fn print(State(app): State<Arc<App>>, Part(game): Part, Ask(order): Ask<Order>) -> Result<Response, Fault> {
    let entry = games::find(game.strip_suffix(".pdf").unwrap_or(&game))?;
    let blank = Blank {
        stock: choice::<Stock>(order.paper.as_deref())?,
        n_per_page: order.per_page.unwrap_or(1).into(),
        n_pages: 1,
        language: choice::<Language>(order.language.as_deref())?,
    };
    let host = entry.open(order.rules.as_deref(), entry.seats.0).map_err(|it| wrong(&it))?;
    let pdf = set(&app, move || blank.print(host.as_ref())).await?;
    let rules = order.rules.map_or(String::new(), |it| format!("-{it}"));
    Ok(answer(pdf, &format!("{}{rules}", entry.name)))
}

/// A sheet as it stands, with the notation and a code that opens the game
///
/// The code is the address of the table where the server knows its own, and else the record, if it fits.
#[utoipa::path(get, path = "/tables/{id}/sheet.pdf", operation_id = "print_sheet", tag = "print",
    params(("id" = String, Path, description = "The table"), SheetOrder),
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf"), Errors))]
async fn sheet(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(id): Id,
    Ask(order): Ask<SheetOrder>,
) -> Result<Response, Fault> {
    let (stock, language) = (choice(order.paper.as_deref())?, choice(order.language.as_deref())?);
    let (state, own) = records::whole(&app, &id, caller.hash(&id)).await?;
    let n_seats = acting::host(&state)?.n_seats();
    let asked = order.seat.map_or(own.map_or(0, Seat::index), usize::from);
    let none = || Fault::bad(Code::Seat, format!("there is no seat {asked}"));
    let seat = Seat::new(asked).filter(|_| asked < n_seats).ok_or_else(none)?;
    let record = records::text(&state, own)?;
    let base = app.settings.public_url.as_deref().map(|it| it.trim_end_matches('/'));
    let link = base.map(|it| format!("{it}/t/{id}"));
    let name = format!("{}-{asked}", acting::host(&state)?.entry().name);
    let pdf = set(&app, move || printed(&state, own, seat, &record, link.as_deref(), (stock, language))).await?;
    Ok(answer(pdf, &name))
}

/// What the caller may know of a sheet, on paper.
fn printed(
    state: &TableState,
    own: Option<Seat>,
    seat: Seat,
    record: &str,
    link: Option<&str>,
    (stock, language): (Stock, Language),
) -> Result<Pdf, PaperError> {
    let Some(host) = state.host.as_deref() else { return Err(PaperError::NoSheet(seat.index())) };
    let chairs = state.meta.seats.iter();
    let players: Vec<_> = chairs.map(|it| it.name.as_deref().unwrap_or_default()).collect();
    let contents: Vec<_> = state.source.contents.iter().map(String::as_str).collect();
    let outcome = host.outcome();
    let played = Played {
        view: &host.view(TableState::viewer(own)),
        seat,
        players: &players,
        n_seats: host.n_seats(),
        record,
        outcome: outcome.as_ref(),
        link,
        // What is still hidden is not in the record, and without it no program can go on.
        has_code: library::read(record, &contents).is_ok(),
        stock,
        language,
    };
    played.print()
}
