//! `cargo xtask web`: builds the browser client into `web-dist`, where the server takes it from.

mod dist;
mod extra;
mod inputs;
mod module;
mod site;
mod target;

use std::{
    collections::BTreeMap,
    env,
    fmt::Write as _,
    fs,
    process::ExitCode,
    time::{Duration, Instant},
};

use anyhow::Result;
use sha2::{Digest as _, Sha256};

use crate::{metadata::Metadata, misuse::Misuse, outcome::Outcome, test::Order, workspace::Workspace};

use dist::Stamp;
use module::Module;
use site::Site;

/// The most that a browser loads before anything is seen, in bytes.
const MOST: usize = 500_000;

/// Whether the client is built to be used or to be looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Quality {
    /// Small.
    Best,
    /// Soon there.
    Quick,
}

impl Quality {
    /// The profile of cargo.
    const fn profile(self) -> &'static str {
        match self {
            Self::Best => "web",
            Self::Quick => "web-quick",
        }
    }
}

/// How a build ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Built {
    /// The client is in `web-dist`, and a browser loads this many bytes of it first.
    There(usize),
    /// This Rust cannot build for the browser; how to change that was told.
    NoTarget,
}

pub(crate) fn run(workspace: &Workspace, arguments: &[String]) -> Result<ExitCode> {
    let quality = match arguments {
        [] => Quality::Best,
        [option] if option == "--quick" => Quality::Quick,
        [other, ..] => return Err(Misuse(format!("unexpected argument `{other}`")).into()),
    };
    Ok(match build(workspace, quality)? {
        Built::There(size) => too_big(size, quality).map_or(ExitCode::SUCCESS, |complaint| {
            eprintln!("web: {complaint}");
            ExitCode::FAILURE
        }),
        Built::NoTarget => ExitCode::FAILURE,
    })
}

/// The check `web`: the client builds, and a browser has it soon.
pub(crate) fn check(workspace: &Workspace, order: &Order) -> Result<Outcome> {
    let quality = if order.quick { Quality::Quick } else { Quality::Best };
    Ok(match build(workspace, quality)? {
        Built::There(size) => too_big(size, quality).map_or(Outcome::Passed, Outcome::Failed),
        Built::NoTarget => {
            let reason = format!("the target {} is not installed", target::TARGET);
            let is_build_server = env::var("CI").is_ok_and(|value| value == "true");
            if is_build_server { Outcome::Failed(reason) } else { Outcome::Skipped(reason) }
        }
    })
}

/// Builds the client unless it is there already.
pub(crate) fn build(workspace: &Workspace, quality: Quality) -> Result<Built> {
    let start = Instant::now();
    let metadata = Metadata::read(workspace)?;
    let folder = workspace.root().join("web-dist");
    let file = metadata.target_directory.join("web-dist.json");
    let before = Stamp::read(&file);
    if inputs::hash(workspace, &metadata, quality, &before.elsewhere)? == before.inputs && before.fits(&folder) {
        println!("the client is as it was; {}", first_load(&before.first));
        return Ok(Built::There(before.first.values().sum()));
    }
    if !target::is_there(workspace)? {
        println!("{}", target::ADVICE);
        return Ok(Built::NoTarget);
    }
    println!("building the client for the browser (profile {})", quality.profile());
    let module = Module::build(workspace, &metadata, quality)?;
    let mut stamp = Stamp { elsewhere: inputs::elsewhere(&module.sources, workspace, &metadata), ..Stamp::default() };
    // Read again: files may have changed while the compiler worked, and the next run shall see that.
    stamp.inputs = inputs::hash(workspace, &metadata, quality, &stamp.elsewhere)?;
    let site = Site::new(workspace, module, extra::extra_files(workspace)?, quality)?;
    println!("packing {} files after {}", site.files.len(), seconds(start.elapsed()));
    fs::create_dir_all(&folder)?;
    let mut written = 0;
    for (path, bytes) in site.files {
        let is_first = site.first.contains(&path);
        let all = dist::packed(&path, bytes, quality)?;
        if is_first {
            stamp.first.insert(path, all.iter().map(|it| it.1.len()).min().unwrap_or_default());
        }
        for (path, bytes) in all {
            written += usize::from(dist::put(&folder, &path, &bytes)?);
            stamp.outputs.insert(path, hex(&Sha256::digest(&bytes)));
        }
    }
    dist::clear(&folder, &stamp.outputs)?;
    println!("wrote {written} files after {}; {}", seconds(start.elapsed()), first_load(&stamp.first));
    stamp.write(&file)?;
    Ok(Built::There(stamp.first.values().sum()))
}

/// A complaint if people would wait too long; who builds in haste does not.
fn too_big(size: usize, quality: Quality) -> Option<String> {
    let is_too_big = quality == Quality::Best && size > MOST;
    is_too_big.then(|| format!("the first load is {size} bytes, more than {MOST}"))
}

fn seconds(elapsed: Duration) -> String {
    format!("{:.1} s", elapsed.as_secs_f64())
}

/// A sentence on the sizes of what the browser loads first.
fn first_load(sizes: &BTreeMap<String, usize>) -> String {
    let kilobytes = |bytes: usize| format!("{}.{} kB", bytes / 1000, bytes % 1000 / 100);
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    for (path, size) in sizes {
        *kinds.entry(path.rsplit('.').next().unwrap_or_default()).or_default() += size;
    }
    let kinds: Vec<String> = kinds.iter().map(|(kind, size)| format!("{kind} {}", kilobytes(*size))).collect();
    format!("its first load is {} ({})", kilobytes(sizes.values().sum()), kinds.join(", "))
}

/// Bytes as text.
fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::{MOST, Quality, first_load, hex, too_big};

    #[test]
    fn the_first_load_is_told_by_kinds() {
        let sizes = [("a.js", 1200), ("b.js", 300), ("index.html", 900), ("web.wasm", 100_000)];
        let sizes = sizes.map(|(path, size)| (path.to_owned(), size)).into();
        assert_eq!(first_load(&sizes), "its first load is 102.4 kB (html 0.9 kB, js 1.5 kB, wasm 100.0 kB)");
    }

    #[test]
    fn only_what_travels_must_be_small() {
        assert_eq!(too_big(MOST, Quality::Best), None);
        assert_eq!(too_big(MOST + 1, Quality::Quick), None);
        let complaint = too_big(MOST + 1, Quality::Best).expect("a complaint");
        assert_eq!(complaint, format!("the first load is {} bytes, more than {MOST}", MOST + 1));
    }

    #[test]
    fn bytes_have_two_letters_each() {
        assert_eq!(hex(&[0, 10, 255]), "000aff");
    }
}
