//! The WebAssembly module of the client and the script that loads it.

use std::fs;

use anyhow::{Context, Result, bail, ensure};
use wasm_bindgen_cli_support::Bindgen;

use super::{Quality, target::TARGET};
use crate::{metadata::Metadata, workspace::Workspace};

/// The package that is built.
pub(crate) const PACKAGE: &str = "web";

/// What the compiler makes of the client.
pub(crate) struct Module {
    pub(crate) script: String,
    pub(crate) wasm: Vec<u8>,
    /// The files that the compiler read, as the rules of `make` that cargo writes.
    pub(crate) sources: String,
}

impl Module {
    /// Builds the client.
    pub(crate) fn build(workspace: &Workspace, metadata: &Metadata, quality: Quality) -> Result<Self> {
        let profile = quality.profile();
        let mut cargo = workspace.cargo(["build", "--locked", "-p", PACKAGE, "--target", TARGET, "--profile", profile]);
        if !cargo.status().context("cannot run cargo")?.success() {
            bail!("the client does not build");
        }
        let folder = metadata.target_directory.join(TARGET).join(profile);
        let mut bindgen = Bindgen::new();
        bindgen.input_path(folder.join(format!("{PACKAGE}.wasm"))).web(true)?.typescript(false);
        if quality == Quality::Best {
            bindgen.remove_name_section(true).remove_producers_section(true);
        }
        let mut output = bindgen.generate_output().context("cannot bind the client to the browser")?;
        let snippets = output.snippets().values().flatten().count() + output.local_modules().len();
        ensure!(snippets == 0, "a crate of the client brings {snippets} scripts of its own, which are not packed yet");
        let script = output.js().to_owned();
        let wasm = output.wasm_mut().emit_wasm();
        // Where cargo wrote none, the folders of the crates are watched all the same.
        let sources = fs::read_to_string(folder.join(format!("{PACKAGE}.d"))).unwrap_or_default();
        Ok(Self { script, wasm, sources })
    }
}
