//! What can be done with a finished game, in this browser and at the server.

use leptos::{prelude::*, task::spawn_local};
use leptos_router::{NavigateOptions, hooks::use_navigate};
use wire::api::{Seated, Table as Info};

use crate::{
    http, settings,
    sharing::{self, Unsent},
    table::{LocalTable, OnlineTable, begin},
};

/// Hands something over, perhaps later, or says why not.
pub(crate) type Handover<E> = Callback<Callback<Result<String, E>>>;

/// What the page of a finished game can do; each kind of page has its own way.
#[derive(Copy, Clone)]
pub(crate) struct Afterwards {
    /// Hands over the whole record.
    pub(crate) record: Handover<String>,
    /// Hands over an address for everybody.
    pub(crate) link: Handover<Unsent>,
    /// The name of the game in this browser, if that is where it is kept.
    pub(crate) kept: Option<StoredValue<String>>,
    /// Plays again with the same people.
    pub(crate) rematch: Option<Callback<()>>,
    /// Where the ranking is, after a challenge of a day: it is played once.
    pub(crate) ranking: Option<StoredValue<String>>,
    /// Where the replay is.
    pub(crate) replay: StoredValue<String>,
    /// Where the server has sheets as PDF, but for the number of the seat.
    pub(crate) sheet: Option<StoredValue<String>>,
    /// The text of the content file, if the record needs one.
    pub(crate) content: StoredValue<Option<String>>,
}

/// After a game in this browser: it is shared by bringing its record to the server.
pub(crate) fn after_local(local: LocalTable) -> Afterwards {
    let navigate = use_navigate();
    let record = Callback::new(move |take: Callback<Result<String, String>>| {
        take.run(Ok(local.with(|game| game.kept().record.clone())));
    });
    let link = Callback::new(move |take: Callback<Result<String, Unsent>>| {
        let id = local.with(|game| game.kept().id.clone());
        spawn_local(async move { take.run(sharing::share(&id).await.map(|table| address(&table))) });
    });
    let rematch = Callback::new(move |()| {
        let kept = local.with(|game| game.kept().clone());
        match begin(&kept.game, &kept.rules, kept.players, kept.content) {
            Ok(id) => navigate(&format!("/g/{id}"), NavigateOptions::default()),
            Err(text) => local.table.fail(text),
        }
    });
    let (id, content) = local.with(|game| (game.kept().id.clone(), game.kept().content.clone()));
    Afterwards {
        record,
        link,
        rematch: Some(rematch),
        ranking: None,
        replay: StoredValue::new(format!("/g/{id}/replay")),
        kept: Some(StoredValue::new(id)),
        sheet: None,
        content: StoredValue::new(content),
    }
}

/// After a game at the server: everything has its address already.
pub(crate) fn after_online(online: OnlineTable) -> Afterwards {
    let (ranking, has_rematch) = online.info.with_untracked(|it| {
        let info = it.as_ref();
        (info.and_then(ranking), info.is_some_and(has_rematch))
    });
    let navigate = use_navigate();
    let record = Callback::new(move |take: Callback<Result<String, String>>| {
        spawn_local(async move {
            take.run(http::get_text(&online.path("/record")).await.map_err(|it| it.text()));
        });
    });
    let ranking = ranking.map(StoredValue::new);
    let link = Callback::new(move |take: Callback<Result<String, Unsent>>| {
        // A challenge is hidden from others as long as its day lasts; its own page is for everybody.
        let shared = ranking.map_or_else(|| format!("/t/{}", online.id()), |it| it.get_value());
        take.run(Ok(format!("{}{shared}", window().location().origin().unwrap_or_default())));
    });
    let rematch = Callback::new(move |()| {
        let navigate = navigate.clone();
        spawn_local(async move {
            match http::post::<Seated>(&online.path("/rematch"), &serde_json::json!({})).await {
                Ok(seated) => navigate(&format!("/t/{}", seated.table.id), NavigateOptions::default()),
                Err(failure) => online.table.fail(failure.text()),
            }
        });
    });
    Afterwards {
        record,
        link,
        kept: None,
        rematch: has_rematch.then_some(rematch),
        ranking,
        sheet: Some(StoredValue::new(sheet_pdf(&online.id()))),
        replay: StoredValue::new(format!("/t/{}/replay", online.id())),
        content: StoredValue::new(online.content()),
    }
}

/// Where the ranking of a challenge is, for everybody.
fn ranking(info: &Info) -> Option<String> {
    info.daily.as_ref().map(|day| format!("/daily/{}?day={day}", info.game))
}

/// Whether those who played can play again: a challenge is played once, and a game master gathers players anew.
const fn has_rematch(info: &Info) -> bool {
    info.referee.is_none() && info.daily.is_none() && !info.imported
}

/// Where the server has the sheets of a table as PDF; the number of the seat comes behind it.
pub(crate) fn sheet_pdf(id: &str) -> String {
    let (language, paper) = (settings::language().code(), settings::paper());
    format!("/api/v1/tables/{id}/sheet.pdf?language={language}&paper={paper}&seat=")
}

/// The whole address of a table.
pub(crate) fn address(id: &str) -> String {
    format!("{}/t/{id}", window().location().origin().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn table(daily: &Value, imported: bool) -> Info {
        let info = json!({
            "id": "abc", "game": "some-game", "rules": "basic", "status": "over", "seats": [], "you": 0, "yours": true,
            "turn": { "kind": "over" }, "cursor": "1.0", "pace": { "kind": "live" }, "deadline": null, "created": 0,
            "open": false, "chat": true, "head": null, "pledge": null, "content": null, "scores": [50], "places": [1],
            "events": 40, "daily": daily, "imported": imported, "next": null, "closed": null, "referee": null,
        });
        serde_json::from_value(info).expect("a table")
    }

    #[test]
    fn a_challenge_is_shared_by_its_ranking_and_not_played_again() {
        let daily = table(&json!("2026-11-18"), false);
        assert_eq!(ranking(&daily).as_deref(), Some("/daily/some-game?day=2026-11-18"));
        assert!(!has_rematch(&daily));
        let usual = table(&Value::Null, false);
        assert_eq!((ranking(&usual), has_rematch(&usual)), (None, true));
        assert!(!has_rematch(&table(&Value::Null, true)), "a record that was brought has nobody to play with");
    }
}
