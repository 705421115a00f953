//! Prepares the folder of the browser client, and has it embedded anew when it is built anew.

use std::{env, fs, path::Path};

fn main() {
    let folder = Path::new("..").join("web-dist");
    println!("cargo::rerun-if-changed=build.rs");
    // Builds for development read the folder when they run, and need not be built again with every client.
    if env::var("PROFILE").is_ok_and(|it| it == "release") {
        // An empty folder is answered with a page that says so; a missing one would have this run again and again.
        if let Err(error) = fs::create_dir_all(&folder) {
            println!("cargo::warning=cannot make {}: {error}", folder.display());
        }
        println!("cargo::rerun-if-changed={}", folder.display());
    }
}
