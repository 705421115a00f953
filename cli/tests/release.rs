//! Builds of releases: they have the browser client inside or fail with one sentence, and the documents say how.

use std::{fs, path::Path, process::Command};

/// Runs the build script of the server beside a `web-dist` with this worker, for this profile.
fn build(worker: Option<&str>, profile: &str, without_client: bool) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/build.rs");
    let program = folder.path().join("build");
    let compiled = Command::new("rustc").arg("--edition=2024").arg(&script).arg("-o").arg(&program).output();
    let compiled = compiled.expect("rustc runs");
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let (server, dist) = (folder.path().join("server"), folder.path().join("web-dist"));
    fs::create_dir_all(&server).expect("a folder");
    if let Some(worker) = worker {
        fs::create_dir_all(&dist).expect("a folder");
        fs::write(dist.join("sw.js"), worker).expect("a file");
    }
    let mut command = Command::new(&program);
    command.current_dir(&server).env("PROFILE", profile).env_remove("PLATELAYER_WITHOUT_CLIENT");
    if without_client {
        command.env("PLATELAYER_WITHOUT_CLIENT", "1");
    }
    let output = command.output().expect("it runs");
    assert!(output.status.success() && dist.is_dir(), "{output:?}");
    let text = String::from_utf8(output.stdout).expect("text");
    text.lines().find(|it| it.starts_with("cargo::error=")).unwrap_or_default().to_owned()
}

#[test]
fn a_release_without_the_client_is_refused_with_the_command_that_builds_it() {
    let local = "const VERSION = \"local-1\";";
    for (worker, profile) in [(None, "release"), (Some(local), "release")] {
        let error = build(worker, profile, false);
        assert!(error.contains("`cargo xtask web`"), "{error}");
    }
    assert_eq!(build(Some("const VERSION = \"release-1\";"), "release", false), "");
    assert_eq!(build(None, "release", true), "", "what is only measured needs no client");
    assert_eq!(build(None, "debug", false), "", "builds for development read the client when they run");
}

#[test]
fn the_documents_build_the_client_before_a_release() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut n_builds = 0;
    for name in ["README.md", "deploy/README.md"] {
        let text = fs::read_to_string(root.join(name)).expect("a document");
        for line in text.lines().filter(|it| it.contains("cargo install --") || it.contains("cargo build --release")) {
            n_builds += 1;
            let before = line.split("cargo install").next().and_then(|it| it.split("cargo build").next());
            assert!(before.is_some_and(|it| it.contains("cargo xtask web && ")), "{name}: {line}");
        }
    }
    assert_eq!(n_builds, 3);
}
