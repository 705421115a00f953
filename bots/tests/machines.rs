//! Bots think alike on every machine: here and in WebAssembly, move by move over whole games.

use std::{
    env,
    io::Write as _,
    path::PathBuf,
    process::{Command, Stdio},
};

use crate::story::story;

const TARGET: &str = "wasm32-unknown-unknown";

/// Runs a module that tells a text byte by byte, and prints the text.
const TELL: &str = "
    const module = require('fs').readFileSync(process.argv[1]);
    const { main } = new WebAssembly.Instance(new WebAssembly.Module(module), {}).exports;
    const bytes = [];
    for (let byte = main(0, 0); byte !== 0; byte = main(0, 0)) bytes.push(byte);
    process.stdout.write(Buffer.from(bytes));
";

/// Names the module where it is built already, as `cargo xtask test` does with the client.
const BUILT: &str = "PLATELAYER_STORY";

/// Builds the module.
fn build() -> PathBuf {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--locked", "-p", "bots", "--example", "story", "--target", TARGET]);
    cargo.arg("--message-format=json-render-diagnostics").current_dir(env!("CARGO_MANIFEST_DIR"));
    let built = cargo.stderr(Stdio::inherit()).output().expect("cargo");
    assert!(built.status.success(), "the module does not build");
    let messages = String::from_utf8_lossy(&built.stdout);
    messages.split('"').find(|it| it.ends_with("story.wasm")).expect("a module").into()
}

/// Whether a program can be run.
fn is_there(program: &str) -> bool {
    Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
}

/// Whether this Rust can build for WebAssembly.
fn has_target() -> bool {
    let asked = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    asked.is_ok_and(|it| PathBuf::from(String::from_utf8_lossy(&it.stdout).trim()).exists())
}

/// What is missing for the comparison.
fn missing(program: &str) -> Option<String> {
    if !is_there(program) {
        return Some(format!("{program} is not installed"));
    }
    (!has_target()).then(|| format!("this Rust has no standard library for {TARGET}"))
}

#[test]
fn bots_think_alike_here_and_in_webassembly() {
    if let Some(missing) = missing("node") {
        assert!(env::var_os("CI").is_none(), "{missing}, and a build server must compare both");
        // Past the capture of the tests, so that whoever runs them sees it.
        writeln!(std::io::stderr(), "skipped: bots in WebAssembly, because {missing}").expect("a terminal");
        return;
    }
    let file = env::var_os(BUILT).map_or_else(build, PathBuf::from);
    let told = Command::new("node").args(["-e", TELL]).arg(&file).output().expect("node");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    let there = String::from_utf8(told.stdout).expect("text");
    let here = story();
    for (n, (here, there)) in here.lines().zip(there.lines()).enumerate() {
        assert_eq!(here, there, "line {} of the story", n + 1);
    }
    assert_eq!(here, there);
    assert!(here.lines().count() > 5 * 60, "whole games are told");
}

#[test]
fn whatever_is_missing_is_named() {
    assert_eq!(missing("node-0"), Some("node-0 is not installed".to_owned()));
}
