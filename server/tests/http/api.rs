//! The description of the protocol, against what the server does.

use std::{collections::BTreeSet, time::Duration};

use serde_json::{Value, json};
use tokio::{process::Command, time::timeout};

use crate::{
    guest::{Guest, routes},
    seating::{Seating, text},
    yard::Yard,
};

/// How long the generated requests may go on.
const PATIENCE: Duration = Duration::from_mins(2);

#[tokio::test]
async fn the_description_names_every_address_and_no_other() {
    let yard = Yard::open().await;
    let guest = yard.guest();
    let all = routes()["paths"].as_object().expect("addresses");
    assert!(all.len() > 25, "{}", all.len());
    let mut ids = BTreeSet::new();
    for (pattern, methods) in all {
        let path = pattern.replace("{id}", "nope").replace("{game}", "nope").replace("{n}", "0");
        assert!(!path.contains('{'), "{path}");
        for (method, told) in methods.as_object().expect("methods") {
            let what = format!("{method} {pattern}");
            let body = told["requestBody"].is_object().then(|| json!({}));
            let answer = guest.ask(&method.to_uppercase(), &path, body).await;
            assert_ne!(answer.status, 405, "{what}");
            let message = answer.json()["error"]["message"].as_str().unwrap_or_default().to_owned();
            assert_ne!(message, "there is nothing at this address", "{what}");
            assert!(told["summary"].as_str().is_some_and(|it| !it.is_empty()), "{what} says nothing of itself");
            assert!(told["tags"].as_array().is_some_and(|it| it.len() == 1), "{what}");
            assert!(ids.insert(text(&told["operationId"])), "{what} has the name of another");
        }
    }
    // The figures name every pattern that was matched: all of ours, and none that the description does not know.
    let metrics = yard.metrics().await;
    let matched = metrics.lines().filter_map(|it| it.split_once("path=\"/api/v1")?.1.split('"').next());
    let matched: BTreeSet<_> =
        matched.map(|it| format!("/api/v1{it}")).filter(|it| !it.ends_with("openapi.json")).collect();
    assert_eq!(matched, all.keys().cloned().collect());
    for (name, schema) in routes()["components"]["schemas"].as_object().expect("schemas") {
        assert!(schema.is_object(), "{name}");
    }
    assert_references(routes());
}

/// Fails if something is referred to that is not there.
fn assert_references(value: &Value) {
    match value {
        Value::Object(fields) => {
            if let Some(Value::String(to)) = fields.get("$ref") {
                let found = routes().pointer(to.trim_start_matches('#'));
                assert!(found.is_some(), "{to} is not described");
            }
            fields.values().for_each(assert_references);
        }
        Value::Array(items) => items.iter().for_each(assert_references),
        _ => {}
    }
}

/// Generated requests by the description, good ones and bad ones.
///
/// It needs Python and its packages from the network, so it runs only where that is asked for.
#[tokio::test]
async fn generated_requests_are_answered_as_described() {
    let Some(program) = std::env::var_os("PLATELAYER_SCHEMATHESIS") else {
        println!("skipped: set PLATELAYER_SCHEMATHESIS to the program `schemathesis` to send generated requests");
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    let yard = Yard::open().await;
    let key = text(&yard.guest().post("/api/v1/keys", json!({ "name": "schemathesis" })).await.ok(201)["key"]);
    let program_guest = Guest::with(yard.address, &key);
    // A table whose address the requests are given, so that they get beyond the missing table.
    let made = program_guest.post("/api/v1/tables", json!({ "game": "30-rails", "open": true })).await.ok(201);
    let seating = Seating { id: text(&made["table"]["id"]), guests: Vec::new(), tokens: Vec::new() };
    let config = folder.path().join("table.toml");
    let settings = format!("[parameters]\n\"path.id\" = \"{}\"\n\"path.game\" = \"30-rails\"\n", seating.id);
    std::fs::write(&config, settings).expect("a file");
    for config in [None, Some(&config)] {
        let mut command = Command::new(&program);
        if let Some(config) = config {
            command.arg("--config-file").arg(config);
        }
        command.args(["run", &format!("http://{}/api/v1/openapi.json", yard.address), "--no-color"]);
        command.args(["--header", &format!("Authorization: Bearer {key}"), "--max-examples", "40"]);
        // A stream has no end to wait for.
        command.args(["--exclude-path", "/api/v1/tables/{id}/stream", "--phases", "examples,coverage,fuzzing"]);
        let checks = "not_a_server_error,status_code_conformance,content_type_conformance,\
             response_schema_conformance,response_headers_conformance,negative_data_rejection,unsupported_method";
        command.args(["--checks", checks, "--generation-database", "none", "--seed", "30"]);
        command.args(["--continue-on-failure", "--suppress-health-check", "all", "--request-timeout", "20"]);
        let run = command.current_dir(folder.path()).kill_on_drop(true).output();
        let done = timeout(PATIENCE, run).await.expect("it ends in time");
        let done = done.expect("it runs");
        let told = String::from_utf8_lossy(&done.stdout);
        assert!(done.status.success(), "{told}\n{}", String::from_utf8_lossy(&done.stderr));
        println!("{told}");
    }
    yard.expect_no_fault().await;
}
