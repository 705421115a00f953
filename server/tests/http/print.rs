//! Pages for the printer: what may be seen, and nothing else.

use serde_json::json;

use crate::{guest::Answer, seating::Seating, yard::Yard};

#[track_caller]
fn is_pdf(answer: &Answer, name: &str) {
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert_eq!(answer.header("content-type"), Some("application/pdf"));
    let file = format!("attachment; filename=\"{name}.pdf\"");
    assert_eq!(answer.header("content-disposition"), Some(file.as_str()));
    assert!(answer.body.starts_with(b"%PDF-") && answer.body.len() < 1_000_000, "{} bytes", answer.body.len());
}

#[tokio::test]
async fn empty_sheets_are_printed_for_everybody() {
    let yard = Yard::open().await;
    let guest = yard.guest();
    for (path, name) in [
        ("30-rails.pdf", "30-rails"),
        ("30-rails", "30-rails"),
        ("30-rails.pdf?rules=postal&paper=letter&per_page=4&language=de", "30-rails-postal"),
        ("30-streetcar-rails.pdf", "30-streetcar-rails"),
        ("rail-age.pdf?rules=lake&language=ja", "rail-age-lake"),
        ("village-rails.pdf?language=ja", "village-rails"),
    ] {
        is_pdf(&guest.get(&format!("/api/v1/print/{path}")).await, name);
    }
    let [one, two] = [guest.get("/api/v1/print/rail-age.pdf"), guest.get("/api/v1/print/rail-age.pdf")];
    assert_eq!(one.await.body, two.await.body);
    guest.get("/api/v1/print/chess.pdf").await.fails(404, "not_found");
    for wrong in ["rules=lunar", "paper=a3", "per_page=3", "per_page=-1", "language=fr", "pages=99", "rules=a%22b%0A"] {
        guest.get(&format!("/api/v1/print/30-rails.pdf?{wrong}")).await.fails(400, "query");
    }
    yard.expect_no_fault().await;
}

#[tokio::test]
async fn a_sheet_is_printed_for_those_who_may_see_it() {
    let yard = Yard::open().await;
    let seating = Seating::begin(&yard, json!({ "game": "rail-age", "name": "Zoë 🚂" }), 2).await;
    let path = seating.path("/sheet.pdf");
    is_pdf(&seating.guests[0].get(&path).await, "rail-age-0");
    is_pdf(&seating.guests[1].get(&format!("{path}?paper=letter&language=ja")).await, "rail-age-1");
    seating.guests[1].get(&format!("{path}?seat=0")).await.fails(403, "forbidden");
    yard.guest().get(&path).await.fails(403, "forbidden");
    seating.guests[0].get(&format!("{path}?seat=2")).await.fails(400, "seat");
    seating.guests[0].get(&format!("{path}?paper=a3")).await.fails(400, "query");
    let waiting = yard.guest().post("/api/v1/tables", json!({ "game": "30-rails", "seats": 2 })).await.ok(201);
    let id = waiting["table"]["id"].as_str().expect("an address");
    yard.guest().get(&format!("/api/v1/tables/{id}/sheet.pdf")).await.fails(409, "waiting");
    yard.guest().get("/api/v1/tables/nope/sheet.pdf").await.fails(404, "not_found");
    yard.expect_no_fault().await;
}
