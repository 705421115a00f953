//! The files of the client as the browser asks for them: templates filled in, names with a hash of what is inside.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail, ensure};
use sha2::{Digest as _, Sha256};

use crate::{hex, is_a, module::Module, purpose::Purpose};

/// Files that keep their names, because they are asked for by name.
const INDEX: &str = "index.html";
const MANIFEST: &str = "manifest.webmanifest";
const WORKER: &str = "sw.js";

/// The style sheet, made of all of `web/style` and of those of the games.
const STYLE: &str = "style.css";

/// How many letters of a hash a name has: enough that two versions never meet.
const LETTERS: usize = 12;

/// What the browser needs before anything is seen.
///
/// One language is among it; the longest counts.
const FIRST: &[&str] = &[STYLE, "boot.js", "web.js", "parts.js", "web.wasm"];
const LANGUAGES: &[&str] = &["split_english.wasm", "split_german.wasm", "split_japanese.wasm"];

/// Files by their names.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// All files of the client.
#[derive(Debug, Default)]
pub(crate) struct Site {
    /// Path below the folder, and content.
    pub(crate) files: Files,
    /// The paths of what is loaded before anything is seen.
    pub(crate) first: Vec<String>,
    /// Where each file with a hash in its name is found.
    addresses: BTreeMap<String, String>,
}

impl Site {
    /// Puts the client together.
    pub(crate) fn new(folder: &Path, module: Module, pages: Files, purpose: Purpose) -> Result<Self> {
        let mut style = style(read(&folder.join("style"))?)?;
        let mut sources = read(&folder.join("static"))?;
        for folder in of_games(folder)? {
            let (sheets, others): (Files, Files) = read(&folder)?.into_iter().partition(|it| is_a(&it.0, "css"));
            style.push_str(&self::style(sheets)?);
            for (name, bytes) in others {
                ensure!(sources.insert(name.clone(), bytes).is_none(), "two files of the client are named {name}");
            }
        }
        Self::of(sources, &style, module, pages, purpose)
    }

    fn of(mut sources: Files, style: &str, mut module: Module, pages: Files, purpose: Purpose) -> Result<Self> {
        let mut take = |name: &str| {
            let bytes = sources.remove(name).with_context(|| format!("web/static has no {name}"))?;
            String::from_utf8(bytes).with_context(|| format!("web/static/{name} is not text"))
        };
        let (index, manifest, worker) = (take(INDEX)?, take(MANIFEST)?, take(WORKER)?);
        let mut site = Self::default();
        let word = module.version();
        module.rename(|name| named(name, &word));
        let parts = [
            ("web.js".to_owned(), module.script.into_bytes()),
            ("parts.js".to_owned(), module.link.into_bytes()),
            ("web.wasm".to_owned(), module.wasm),
        ];
        for (name, bytes) in parts.into_iter().chain(module.parts) {
            site.put(&name, &word, bytes)?;
        }
        site.add("kibitzer.js", module.kibitzer.0.into_bytes())?;
        site.add("kibitzer.wasm", module.kibitzer.1)?;
        // Scripts and styles name pictures and each other's hashes, so they come after what they name.
        let (scripts, pictures): (Vec<_>, Vec<_>) = sources.into_iter().partition(|it| is_a(&it.0, "js"));
        for (name, bytes) in pictures {
            site.add(&name, bytes)?;
        }
        let style = site.fill(STYLE, style, &[])?;
        site.add(STYLE, style.into_bytes())?;
        for (name, bytes) in scripts {
            let text = String::from_utf8(bytes).with_context(|| format!("web/static/{name} is not text"))?;
            let filled = site.fill(&name, &text, &[])?;
            site.add(&name, filled.into_bytes())?;
        }
        for (name, text) in [(INDEX, index), (MANIFEST, manifest)] {
            let filled = site.fill(name, &text, &[])?;
            site.files.insert(name.to_owned(), filled.into_bytes());
        }
        let kept: Vec<_> = site.addresses.values().map(String::as_str).collect();
        let kept = serde_json::to_string(&kept)?;
        let rules: Vec<_> = pages.keys().map(|it| format!("/{it}")).filter(|it| is_a(it, "html")).collect();
        let rules = serde_json::to_string(&rules)?;
        for (path, bytes) in pages {
            ensure!(site.files.insert(path.clone(), bytes).is_none(), "two files of the client are named {path}");
        }
        let version = site.version(purpose, &worker);
        let worker = site.fill(WORKER, &worker, &[("version", &version), ("files", &kept), ("rules", &rules)])?;
        site.files.insert(WORKER.to_owned(), worker.into_bytes());
        site.first = site.addresses.iter().filter(|it| FIRST.contains(&it.0.as_str())).map(|it| below(it.1)).collect();
        let languages = LANGUAGES.iter().filter_map(|it| site.addresses.get(*it)).map(|it| below(it));
        site.first.extend(languages.max_by_key(|it| site.files[it].len()));
        site.first.push(INDEX.to_owned());
        Ok(site)
    }

    /// Adds a file under a name with a hash of its content.
    fn add(&mut self, source: &str, bytes: Vec<u8>) -> Result<()> {
        let word = hex(&Sha256::digest(&bytes));
        self.put(source, &word, bytes)
    }

    /// Adds a file under a name with the beginning of this word.
    fn put(&mut self, source: &str, word: &str, bytes: Vec<u8>) -> Result<()> {
        let name = source.rsplit('/').next().unwrap_or(source);
        let path = format!("assets/{}", named(name, word));
        let before = self.addresses.insert(name.to_owned(), format!("/{path}"));
        ensure!(before.is_none(), "two files of the client are named {name}");
        self.files.insert(path, bytes);
        Ok(())
    }

    /// A text with `{{name}}` replaced by where that file is found, or by one of these words.
    fn fill(&self, file: &str, text: &str, words: &[(&str, &str)]) -> Result<String> {
        let mut filled = String::with_capacity(text.len());
        let mut rest = text;
        while let Some((before, after)) = rest.split_once("{{") {
            let Some((name, after)) = after.split_once("}}") else {
                bail!("{file} has a `{{{{` without its end");
            };
            let word = words.iter().find(|it| it.0 == name).map(|it| it.1);
            let value = word.or_else(|| self.addresses.get(name).map(String::as_str));
            let value = value.with_context(|| format!("{file} names {name}, which is no file of the client"))?;
            filled.extend([before, value]);
            rest = after;
        }
        filled.push_str(rest);
        Ok(filled)
    }

    /// Another word for every other content, so that a browser knows when to fetch it anew.
    fn version(&self, purpose: Purpose, worker: &str) -> String {
        let mut hash = Sha256::new();
        for (path, bytes) in &self.files {
            hash.update(path);
            hash.update(Sha256::digest(bytes));
        }
        hash.update(worker);
        format!("{}-{}", purpose.word(), &hex(&hash.finalize())[..LETTERS])
    }
}

/// A name with the beginning of a word before its ending.
fn named(name: &str, word: &str) -> String {
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    format!("{stem}-{}.{ending}", &word[..LETTERS])
}

fn below(address: &str) -> String {
    address.trim_start_matches('/').to_owned()
}

/// All files below a folder, by their names from there; none where there is no folder.
pub(crate) fn read(folder: &Path) -> Result<Files> {
    let mut found = Files::new();
    let mut open = if folder.is_dir() { vec![(folder.to_owned(), String::new())] } else { Vec::new() };
    while let Some((now, prefix)) = open.pop() {
        for entry in fs::read_dir(&now).with_context(|| format!("cannot list {}", now.display()))? {
            let entry = entry?;
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if entry.file_type()?.is_dir() {
                open.push((entry.path(), format!("{name}/")));
            } else {
                let bytes = fs::read(entry.path()).with_context(|| format!("cannot read {name}"))?;
                found.insert(name, bytes);
            }
        }
    }
    Ok(found)
}

/// The folders with the style sheets and the pictures of the games, in the order of the list; `site` is that of the client.
pub(crate) fn of_games(site: &Path) -> Result<Vec<PathBuf>> {
    let games = site.join("../games");
    let list = fs::read_to_string(games.join("list.txt")).context("cannot read the list of games")?;
    Ok(list.lines().map(|it| games.join(it).join("board/site")).collect())
}

/// The style sheets of a folder, one after the other by their names.
fn style(sheets: Files) -> Result<String> {
    let odd: BTreeSet<_> = sheets.keys().filter(|it| !is_a(it, "css")).collect();
    ensure!(odd.is_empty(), "web/style has files that are no style sheets: {odd:?}");
    let texts: Result<Vec<String>, _> = sheets.into_values().map(String::from_utf8).collect();
    Ok(texts.context("a style sheet is not text")?.concat())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::{Module, Purpose, Site};

    fn site(index: &str, style: &str) -> anyhow::Result<Site> {
        let sources = [
            ("index.html", index),
            ("manifest.webmanifest", "{{dot.svg}}"),
            ("sw.js", "'{{version}}' '{{files}}' '{{rules}}'"),
            ("boot.js", "import '{{web.js}}'"),
            ("icons/dot.svg", "<svg/>"),
        ];
        let sources: BTreeMap<_, _> = sources.map(|it| (it.0.to_owned(), it.1.as_bytes().to_vec())).into();
        let module = Module {
            script: "import * as parts from \"./parts.js\"; imports[\"./parts.js\"] = parts".to_owned(),
            wasm: vec![0, 1],
            link: "import { initSync } from \"./web.js\"; fetch(new URL(\"./split_play.wasm\"))".to_owned(),
            parts: vec![
                ("split_play.wasm".to_owned(), vec![2]),
                ("split_english.wasm".to_owned(), vec![3]),
                ("split_german.wasm".to_owned(), vec![4, 5]),
            ],
            kibitzer: ("export default {}".to_owned(), vec![6]),
        };
        let pages = [("rules/one.html".to_owned(), b"rules".to_vec())].into();
        Site::of(sources, style, module, pages, Purpose::Release)
    }

    fn text(site: &Site, name: &str) -> String {
        String::from_utf8(site.files[name].clone()).expect("text")
    }

    #[test]
    fn names_are_filled_in_and_change_with_the_content() {
        let one = site("{{style.css}} {{boot.js}}", "a{}").expect("a site");
        let two = site("{{style.css}} {{boot.js}}", "b{}").expect("a site");
        let (first, second) = (text(&one, "index.html"), text(&two, "index.html"));
        assert!(first.starts_with("/assets/style-") && first.contains(".css /assets/boot-"), "{first}");
        let (one_style, two_style) = (first.split(' ').next(), second.split(' ').next());
        assert_ne!(one_style, two_style);
        assert_eq!(first.split(' ').nth(1), second.split(' ').nth(1));
        assert!(text(&one, "manifest.webmanifest").starts_with("/assets/dot-"));
        assert_ne!(text(&one, "sw.js"), text(&two, "sw.js"));
    }

    #[test]
    fn the_worker_keeps_every_asset_and_the_rules() {
        let site = site("x", "").expect("a site");
        let worker = text(&site, "sw.js");
        assert!(worker.starts_with("'release-"), "{worker}");
        let assets: Vec<_> = site.files.keys().filter(|it| it.starts_with("assets/")).collect();
        assert_eq!(assets.len(), 11);
        for asset in assets {
            assert!(worker.contains(&format!("\"/{asset}\"")), "{asset} is not in {worker}");
        }
        assert!(worker.ends_with("'[\"/rules/one.html\"]'"), "{worker}");
        assert_eq!(text(&site, "rules/one.html"), "rules");
    }

    #[test]
    fn the_first_load_is_page_style_scripts_and_module() {
        let site = site("x", "").expect("a site");
        let kinds: Vec<_> = site.first.iter().map(|it| it.rsplit('.').next().unwrap_or_default()).collect();
        assert_eq!(kinds, ["js", "js", "css", "js", "wasm", "wasm", "html"]);
        assert!(site.first[5].starts_with("assets/split_german-"), "{:?}", site.first);
    }

    #[test]
    fn scripts_and_parts_share_a_word_and_name_each_other() {
        let site = site("x", "").expect("a site");
        let find = |stem: &str| {
            let mut names = site.files.keys().filter_map(|it| it.strip_prefix("assets/"));
            names.find(|it| it.starts_with(stem)).unwrap_or_else(|| panic!("no {stem}")).to_owned()
        };
        let (script, link, part) = (find("web-"), find("parts-"), find("split_play-"));
        let glue = text(&site, &format!("assets/{}", script.replace(".wasm", ".js")));
        assert_eq!(glue, format!("import * as parts from \"./{link}\"; imports[\"./parts.js\"] = parts"));
        let script = script.replace(".wasm", ".js");
        let fetching = format!("import {{ initSync }} from \"./{script}\"; fetch(new URL(\"./{part}\"))");
        assert_eq!(text(&site, &format!("assets/{link}")), fetching);
    }

    #[test]
    fn a_name_that_is_no_file_is_refused() {
        let error = site("{{no.png}}", "").expect_err("there is none").to_string();
        assert_eq!(error, "index.html names no.png, which is no file of the client");
        assert!(site("{{no", "").is_err());
    }
}
