//! The description of the JSON for those who write programs without our code: it says all that is sent.

use crate::common::look_around;
use serde_json::Value;
use utoipa::{OpenApi, ToSchema};
use wire::{
    Content, View,
    api::{Code, ErrorAnswer, ErrorBody, Refusal},
};

#[derive(OpenApi)]
#[openapi(components(schemas(View, Content, ErrorAnswer)))]
struct Described;

fn schemas() -> Value {
    let mut all = serde_json::to_value(Described::openapi()).expect("a description is JSON");
    all["components"]["schemas"].take()
}

/// Why a value is not what a schema says, if it is not.
fn mismatch(value: &Value, schema: &Value, all: &Value, place: &str) -> Option<String> {
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.rsplit('/').next().unwrap_or_default();
        return match &all[name] {
            Value::Null => Some(format!("{place}: {name} is not described")),
            schema => mismatch(value, schema, all, place),
        };
    }
    if let Some(choices) = schema["oneOf"].as_array() {
        let reasons: Vec<_> = choices.iter().map(|it| mismatch(value, it, all, place)).collect();
        let n_fitting = reasons.iter().filter(|it| it.is_none()).count();
        return (n_fitting != 1).then(|| format!("{place}: fits {n_fitting} of {reasons:?}"));
    }
    if let Some(parts) = schema["allOf"].as_array() {
        // Each part describes some of the fields, so they are put together first.
        return mismatch(value, &merged(parts, all), all, place);
    }
    if let Some(words) = schema["enum"].as_array() {
        return (!words.contains(value)).then(|| format!("{place}: {value} is none of {words:?}"));
    }
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let is_kind = schema["type"] == kind || schema["type"].as_array().is_some_and(|it| it.contains(&kind.into()));
    if !is_kind {
        return Some(format!("{place}: {value} is no {}", schema["type"]));
    }
    match value {
        Value::Array(items) => {
            let one = |(n, it)| mismatch(it, &schema["items"], all, &format!("{place}[{n}]"));
            items.iter().enumerate().find_map(one)
        }
        Value::Object(fields) => {
            let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
            let missing = required.into_iter().find(|&it| !fields.contains_key(it));
            let field = |(name, it): (&String, &Value)| {
                let place = format!("{place}.{name}");
                match (&schema["properties"][name], &schema["additionalProperties"]) {
                    (Value::Null, Value::Null) => Some(format!("{place} is not described")),
                    (Value::Null, schema) | (schema, _) => mismatch(it, schema, all, &place),
                }
            };
            missing.map(|it| format!("{place}.{it} is missing")).or_else(|| fields.iter().find_map(field))
        }
        _ => None,
    }
}

fn merged(parts: &[Value], all: &Value) -> Value {
    let mut res = serde_json::json!({ "type": "object", "properties": {}, "required": [] });
    for part in parts {
        let part = match part["$ref"].as_str().and_then(|it| it.rsplit('/').next()) {
            Some(name) => &all[name],
            None => part,
        };
        for (name, schema) in part["properties"].as_object().into_iter().flatten() {
            res["properties"][name] = schema.clone();
        }
        let required = part["required"].as_array().into_iter().flatten().cloned();
        res["required"].as_array_mut().expect("a list").extend(required);
    }
    res
}

#[track_caller]
fn check(value: &Value, name: &str, all: &Value) {
    if let Some(reason) = mismatch(value, &all[name], all, name) {
        panic!("{reason}\n{value:#}");
    }
}

#[test]
fn every_field_that_is_sent_is_described() {
    let all = schemas();
    println!("{all:#}");
    let (view, content) = (View::name(), Content::name());
    let mut games = std::collections::BTreeSet::new();
    look_around(15, |host, seen| {
        check(&serde_json::to_value(View::new(&seen, &|_| true)).expect("JSON"), &view, &all);
        if games.insert((host.entry().name, host.setup())) {
            check(&serde_json::to_value(Content::new(&seen)).expect("JSON"), &content, &all);
        }
    });
    assert!(games.len() > 10);
}

#[test]
fn a_field_that_is_not_described_is_found() {
    let all = schemas();
    let host = library::find("30-rails").expect("the game").open(None, 1).expect("an open game");
    let mut value = serde_json::to_value(View::new(&host.view(kernel::Viewer::Public), &|_| true)).expect("JSON");
    check(&value, "View", &all);
    value["sheets"][0]["score"]["luck"] = 1.into();
    let reason = mismatch(&value, &all["View"], &all, "View").expect("a mismatch");
    assert!(reason.contains("View.sheets[0].score.luck is not described"), "{reason}");
    value["sheets"][0]["score"] = serde_json::json!({});
    assert!(mismatch(&value, &all["View"], &all, "View").is_some_and(|it| it.contains("is missing")));
}

#[test]
fn every_field_of_the_description_is_explained() {
    let all = schemas();
    let all = all.as_object().expect("named schemas");
    // Four games with a view and a content each, and what those are made of.
    assert!(all.len() > 40, "{}", all.len());
    for (name, schema) in all {
        for (field, schema) in schema["properties"].as_object().into_iter().flatten() {
            // What may be missing is explained at the first of its two choices.
            let is_told = schema["description"].is_string() || schema["oneOf"][0]["description"].is_string();
            assert!(is_told, "{name}.{field}: {schema}");
        }
    }
}

#[test]
fn errors_and_refusals_are_described() {
    let all = schemas();
    let arguments = [("square".to_owned(), "x3/y5".to_owned())].into();
    let refusal = Some(Refusal { id: "thirty-not-empty".to_owned(), arguments });
    for (code, refusal) in Code::ALL.iter().flat_map(|it| [(it, None), (it, refusal.clone())]) {
        let error = ErrorBody { code: code.to_string(), message: "no".to_owned(), refusal };
        let mut value = serde_json::to_value(ErrorAnswer { error, position: None }).expect("JSON");
        assert_eq!(value["error"]["code"], serde_json::to_value(code).expect("JSON"));
        check(&value, "ErrorAnswer", &all);
        value["error"]["code"] = "odd".into();
        assert!(mismatch(&value, &all["ErrorAnswer"], &all, "ErrorAnswer").is_some_and(|it| it.contains("odd")));
    }
    assert!(Code::ALL.is_sorted_by_key(|it| it.word()));
}

#[test]
fn a_citation_becomes_a_refusal() {
    let mut host = library::find("30-rails").expect("the game").open(None, 1).expect("an open game");
    let error = host.act(kernel::Seat::FIRST, "mine x9/y9").expect_err("it is no square");
    let expected = serde_json::json!({ "id": "unreadable", "arguments": { "found": "x9/y9" } });
    assert_eq!(serde_json::to_value(Refusal::from(error.citation())).expect("JSON"), expected);
    // An error of an older server has none.
    let old: ErrorBody = serde_json::from_str(r#"{"code": "odd", "message": "no"}"#).expect("an error");
    assert_eq!((old.code.as_str(), old.refusal), ("odd", None));
}
