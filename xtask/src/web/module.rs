//! The WebAssembly module of the client, cut into parts, and the scripts that load them.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, anyhow, bail, ensure};
use sha2::{Digest as _, Sha256};
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::{Options, transform};

use super::{Quality, hex, target::TARGET};
use crate::{metadata::Metadata, workspace::Workspace};

/// The package that is built.
pub(crate) const PACKAGE: &str = "web";

/// The package that thinks beside the page, and its profile: it shall think fast, so it is optimised in every build.
const KIBITZER: &str = "kibitzer";
const FAST: &str = "kibitzer";

/// How the two scripts call each other until they have names of their own.
const LINK: &str = "./parts.js";
const SCRIPT: &str = "./web.js";

/// Files by their names.
type Files = Vec<(String, Vec<u8>)>;

/// What the compiler makes of the client.
#[derive(Debug, Default)]
pub(crate) struct Module {
    /// The part that is loaded first, and the script that binds it to the browser.
    pub(crate) script: String,
    pub(crate) wasm: Vec<u8>,
    /// The script that fetches the other parts.
    pub(crate) link: String,
    /// The other parts, by the names that the script fetches.
    pub(crate) parts: Files,
    /// What thinks beside the page: its script and its module.
    pub(crate) kibitzer: (String, Vec<u8>),
    /// The files that the compiler read, as the rules of `make` that cargo writes.
    pub(crate) sources: String,
}

impl Module {
    /// Builds the client.
    pub(crate) fn build(workspace: &Workspace, metadata: &Metadata, quality: Quality) -> Result<Self> {
        let beside = compile(workspace, metadata, KIBITZER, FAST, None)?;
        let kibitzer = bind(&beside.join(format!("{KIBITZER}.wasm")), KIBITZER, quality)?;
        let folder = compile(workspace, metadata, PACKAGE, quality.profile(), Some("-Clink-args=--emit-relocs"))?;
        let (main, link, parts) = cut(&folder)?;
        let (script, wasm) = bind(&main, PACKAGE, quality)?;
        // Where cargo wrote none, the folders of the crates are watched all the same.
        let sources = [folder.join(format!("{PACKAGE}.d")), beside.join(format!("{KIBITZER}.d"))];
        let sources = sources.map(|it| fs::read_to_string(it).unwrap_or_default()).concat();
        Ok(Self { script, wasm, link, parts, kibitzer, sources })
    }

    /// A word that is another for every other module: the scripts name each other and the parts, so all share one.
    pub(crate) fn version(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(&self.script);
        hash.update(&self.link);
        for bytes in self.parts.iter().map(|it| &it.1).chain([&self.wasm]) {
            hash.update(Sha256::digest(bytes));
        }
        hex(&hash.finalize())
    }

    /// Gives the files that name each other their names: `web.js` becomes `web-WORD.js`.
    pub(crate) fn rename(&mut self, named: impl Fn(&str) -> String) {
        self.script = self.script.replace(&format!("from \"{LINK}\""), &format!("from \"{}\"", beside(LINK, &named)));
        self.link = self.link.replace(&format!("\"{SCRIPT}\""), &format!("\"{}\"", beside(SCRIPT, &named)));
        for (name, _) in &self.parts {
            self.link = self.link.replace(&format!("\"./{name}\""), &format!("\"./{}\"", named(name)));
        }
    }
}

fn beside(path: &str, named: impl Fn(&str) -> String) -> String {
    format!("./{}", named(path.trim_start_matches("./")))
}

/// Compiles a package for the browser; the folder where its module is.
fn compile(
    workspace: &Workspace,
    metadata: &Metadata,
    package: &str,
    profile: &str,
    more: Option<&str>,
) -> Result<PathBuf> {
    let mut cargo = workspace.cargo(["build", "--locked", "-p", package, "--target", TARGET, "--profile", profile]);
    cargo.args(["--config", &format!("target.{TARGET}.rustflags = {}", flags(workspace, more))]);
    if !cargo.status().context("cannot run cargo")?.success() {
        bail!("the client does not build");
    }
    Ok(metadata.target_directory.join(TARGET).join(profile))
}

/// Binds a module to the browser: the script that loads it, and the module itself.
fn bind(wasm: &Path, name: &str, quality: Quality) -> Result<(String, Vec<u8>)> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name(name).web(true)?.typescript(false).keep_lld_exports(true);
    if quality == Quality::Best {
        bindgen.remove_name_section(true).remove_producers_section(true);
    }
    let mut output = bindgen.generate_output().with_context(|| format!("cannot bind {name} to the browser"))?;
    let snippets = output.snippets().values().flatten().count() + output.local_modules().len();
    ensure!(snippets == 0, "a crate of {name} brings {snippets} scripts of its own, which are not packed yet");
    let script = output.js().to_owned();
    Ok((script, output.wasm_mut().emit_wasm()))
}

/// What the compiler is told beside the profile: to write no path of this machine, and perhaps more.
fn flags(workspace: &Workspace, more: Option<&str>) -> String {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|it| it.join(".cargo")));
    let root = Some(workspace.root().to_owned());
    let places = [(home, "cargo"), (root, "platelayer")];
    let maps =
        places.iter().filter_map(|(from, to)| Some(format!("--remap-path-prefix={}={to}", from.as_ref()?.display())));
    let flags: Vec<_> = more.map(ToOwned::to_owned).into_iter().chain(maps).collect();
    // A list of strings is written alike in JSON and TOML.
    serde_json::json!(flags).to_string()
}

/// Cuts the module that the compiler wrote: the first part, the script that fetches the others, and the others.
fn cut(folder: &Path) -> Result<(PathBuf, String, Files)> {
    let whole = folder.join(format!("{PACKAGE}.wasm"));
    let whole = fs::read(&whole).with_context(|| format!("cannot read {}", whole.display()))?;
    let into = folder.join("parts");
    if into.exists() {
        fs::remove_dir_all(&into).with_context(|| format!("cannot clear {}", into.display()))?;
    }
    let main = into.join(format!("{PACKAGE}.wasm"));
    let mut options = Options::new(&whole);
    (options.output_dir, options.main_out_path) = (&into, &main);
    (options.link_name, options.main_module) = (LINK, SCRIPT);
    let cut = transform(options).map_err(|it| anyhow!("cannot cut the client into parts: {it:#}"))?;
    let mut parts = Vec::new();
    for path in cut.split_modules {
        let name = path.file_name().context("a part without a name")?.to_string_lossy().into_owned();
        parts.push((name, fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?));
    }
    ensure!(!parts.is_empty(), "the client has no parts: it was not cut where it should be");
    let link = into.join(LINK);
    let link = fs::read_to_string(&link).with_context(|| format!("cannot read {}", link.display()))?;
    Ok((main, link, parts))
}
