//! The WebAssembly module of the client, cut into parts, and the scripts that load them.

use std::{fs, path::Path};

use anyhow::{Context, Result, anyhow, ensure};
use sha2::{Digest as _, Sha256};
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::{Options, transform};

use crate::{hex, purpose::Purpose};

/// What the parts are called.
const WEB: &str = "web";
const KIBITZER: &str = "kibitzer";

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
}

impl Module {
    /// Cuts the module of the page, and binds both modules to the browser.
    pub(crate) fn of(web: &Path, kibitzer: &Path, purpose: Purpose) -> Result<Self> {
        let into = web.with_extension("parts");
        let (link, parts) = cut(web, &into)?;
        let (script, wasm) = bind(&into.join(format!("{WEB}.wasm")), WEB, purpose)?;
        let kibitzer = bind(kibitzer, KIBITZER, purpose)?;
        Ok(Self { script, wasm, link, parts, kibitzer })
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

/// Binds a module to the browser: the script that loads it, and the module itself.
fn bind(wasm: &Path, name: &str, purpose: Purpose) -> Result<(String, Vec<u8>)> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name(name).web(true)?.typescript(false).keep_lld_exports(true);
    if purpose == Purpose::Release {
        bindgen.remove_name_section(true).remove_producers_section(true);
    }
    let mut output = bindgen.generate_output().with_context(|| format!("cannot bind {name} to the browser"))?;
    let snippets = output.snippets().values().flatten().count() + output.local_modules().len();
    ensure!(snippets == 0, "a crate of {name} brings {snippets} scripts of its own, which are not packed yet");
    let script = output.js().to_owned();
    Ok((script, output.wasm_mut().emit_wasm()))
}

/// Cuts a module into a folder: the script that fetches the parts, and all parts but the first.
fn cut(whole: &Path, into: &Path) -> Result<(String, Files)> {
    let bytes = fs::read(whole).with_context(|| format!("cannot read {}", whole.display()))?;
    if into.exists() {
        fs::remove_dir_all(into).with_context(|| format!("cannot clear {}", into.display()))?;
    }
    let main = into.join(format!("{WEB}.wasm"));
    let mut options = Options::new(&bytes);
    (options.output_dir, options.main_out_path) = (into, &main);
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
    Ok((link, parts))
}
