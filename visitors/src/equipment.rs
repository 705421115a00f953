//! What a visit needs: a browser, its driver, the built client, and the folders of this workspace.

use std::{
    env,
    path::{Path, PathBuf},
    sync::LazyLock,
};

/// Debian's name of the driver.
const DRIVER: &str = "chromedriver";

/// The names that the browser has.
const BROWSERS: [&str; 2] = ["chromium", "google-chrome"];

/// Where Debian keeps the Chromium that has nothing but pages: it starts in a fifth of the time.
const SHELL: &str = "/usr/lib/chromium/chromium-headless-shell";

/// The script that finds what is hard to use, as `cargo xtask equipment` installs it.
const AXE: &str = "visitors/node_modules/axe-core/axe.min.js";

/// Where cargo keeps what it builds.
static TARGET: LazyLock<PathBuf> = LazyLock::new(|| {
    let here = env::current_exe().unwrap_or_default();
    // Cargo marks the folder; a program that was moved away from it uses the folder where it is started.
    let marked = here.ancestors().find(|it| it.join("CACHEDIR.TAG").is_file());
    marked.map_or_else(|| PathBuf::from("target"), Path::to_owned)
});

/// Where pictures of pages are kept.
pub fn screenshots() -> PathBuf {
    TARGET.join("screenshots")
}

/// The driver of the browser.
pub(crate) fn driver() -> Option<PathBuf> {
    program(DRIVER)
}

/// The browser, and what its driver calls its kind.
pub(crate) fn browser() -> Option<(PathBuf, &'static str)> {
    let shell = PathBuf::from(SHELL);
    if shell.is_file() {
        return Some((shell, "chrome-headless-shell"));
    }
    BROWSERS.iter().find_map(|it| program(it)).map(|it| (it, "chrome"))
}

/// The script that finds what is hard to use.
pub(crate) fn axe() -> Option<String> {
    std::fs::read_to_string(TARGET.join(AXE)).ok()
}

/// Why nobody can visit, if so.
pub(crate) fn missing() -> Option<&'static str> {
    let index = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web-dist/index.html");
    if browser().is_none() || driver().is_none() {
        Some("chromium or chromedriver is not installed (apt-get install chromium chromium-driver)")
    } else if !index.is_file() {
        Some("the client is not built (cargo xtask web)")
    } else {
        None
    }
}

fn program(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).map(|it| it.join(name)).find(|it| it.is_file())
}
