//! Prepares the folder of the browser client, and has it embedded anew when it is built anew.

use std::{env, fs, path::Path};

fn main() {
    let folder = Path::new("..").join("web-dist");
    println!("cargo::rerun-if-changed=build.rs");
    // An empty folder is answered with a page that says so. A missing one would not be found later, either.
    if let Err(error) = fs::create_dir_all(&folder) {
        println!("cargo::warning=cannot make {}: {error}", folder.display());
    }
    // Builds for development read the folder when they run, and need not be built again with every client.
    if env::var("PROFILE").is_ok_and(|it| it == "release") {
        println!("cargo::rerun-if-changed={}", folder.display());
        let is_release = |text: String| text.contains("\"release-");
        if fs::read_to_string(folder.join("sw.js")).is_ok_and(|it| !is_release(it)) {
            println!(
                "cargo::warning=web-dist holds a client that was built in haste; `cargo xtask web` builds a small one"
            );
        }
    }
}
