//! Prepares the folder of the browser client, and has it embedded anew when it is built anew.

use std::{env, fs, path::Path};

/// Set by those who build a server to measure it, and show no pages.
const WITHOUT_CLIENT: &str = "PLATELAYER_WITHOUT_CLIENT";

fn main() {
    let folder = Path::new("..").join("web-dist");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed={WITHOUT_CLIENT}");
    // An empty folder is answered with a page that says so. A missing one would not be found later, either.
    if let Err(error) = fs::create_dir_all(&folder) {
        println!("cargo::warning=cannot make {}: {error}", folder.display());
    }
    // Builds for development read the folder when they run, and need not be built again with every client.
    if env::var("PROFILE").is_ok_and(|it| it == "release") {
        println!("cargo::rerun-if-changed={}", folder.display());
        // The worker of the client says what it was built for.
        let is_release = fs::read_to_string(folder.join("sw.js")).is_ok_and(|it| it.contains("\"release-"));
        if !is_release && env::var_os(WITHOUT_CLIENT).is_none() {
            println!(
                "cargo::error=a release has the browser client inside, which is not built yet: run `cargo xtask web`, then this again"
            );
        }
    }
}
