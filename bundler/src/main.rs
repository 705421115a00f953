//! Makes of the compiled browser client the files that a browser loads; `cargo xtask` calls it.
//!
//! It is a program of its own because its dependencies take long to compile and most tasks do not need them.

mod dist;
mod module;
mod purpose;
mod site;

use std::{
    collections::BTreeMap,
    env,
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
    time::{Instant, UNIX_EPOCH},
};

use anyhow::{Context, Result, ensure};
use sha2::{Digest as _, Sha256};

use dist::Stamp;
use module::Module;
use purpose::Purpose;
use site::Site;

const USAGE: &str =
    "usage: bundler release|local|trial WEB.wasm KIBITZER.wasm SITE-FOLDER PAGES-FOLDER OUT-FOLDER STAMP-FILE";

/// What the client is made of, and where it goes.
struct Order {
    purpose: Purpose,
    /// The module of the page, as the compiler wrote it.
    web: PathBuf,
    /// The module that thinks beside the page.
    kibitzer: PathBuf,
    /// Templates, pictures and style sheets.
    site: PathBuf,
    /// Files that are served beside the client and keep their names: the rules of every game in every language.
    pages: PathBuf,
    out: PathBuf,
    /// Says what was written last, and of what.
    stamp: PathBuf,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let Some(order) = order(&arguments) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    bundle(&order).unwrap_or_else(|error| {
        eprintln!("bundler: {error:#}");
        ExitCode::FAILURE
    })
}

fn order(arguments: &[String]) -> Option<Order> {
    let [purpose, files @ ..] = arguments else { return None };
    let [web, kibitzer, site, pages, out, stamp] = files else { return None };
    let [web, kibitzer, site, pages, out, stamp] = [web, kibitzer, site, pages, out, stamp].map(PathBuf::from);
    Some(Order { purpose: Purpose::parse(purpose)?, web, kibitzer, site, pages, out, stamp })
}

/// Writes the files unless they are there already; fails when people would wait too long for them.
fn bundle(order: &Order) -> Result<ExitCode> {
    let start = Instant::now();
    let before = Stamp::read(&order.stamp);
    let inputs = inputs(order)?;
    let first = if inputs == before.inputs && before.fits(&order.out) {
        println!("the client is as it was; {}", first_load(&before.first));
        before.first
    } else {
        let (stamp, n_written) = write(order, inputs)?;
        println!("wrote {n_written} files in {:.1} s; {}", start.elapsed().as_secs_f64(), first_load(&stamp.first));
        stamp.write(&order.stamp)?;
        stamp.first
    };
    let (size, most) = (first.values().sum::<usize>(), order.purpose.most_first_load());
    ensure!(size <= most, "the first load is {size} bytes, more than {most}");
    Ok(ExitCode::SUCCESS)
}

fn write(order: &Order, inputs: String) -> Result<(Stamp, usize)> {
    let module = Module::of(&order.web, &order.kibitzer, order.purpose)?;
    let site = Site::new(&order.site, module, site::read(&order.pages)?, order.purpose)?;
    let mut stamp = Stamp { inputs, ..Stamp::default() };
    fs::create_dir_all(&order.out).with_context(|| format!("cannot make {}", order.out.display()))?;
    let mut n_written = 0;
    for (path, bytes) in site.files {
        let is_first = site.first.contains(&path);
        let all = dist::packed(&path, bytes, order.purpose)?;
        if is_first {
            stamp.first.insert(path, all.iter().map(|it| it.1.len()).min().unwrap_or_default());
        }
        for (path, bytes) in all {
            n_written += usize::from(dist::put(&order.out, &path, &bytes)?);
            stamp.outputs.insert(path, hex(&Sha256::digest(&bytes)));
        }
    }
    dist::clear(&order.out, &stamp.outputs)?;
    Ok((stamp, n_written))
}

/// A hash of everything that the files are made of, this program among it.
fn inputs(order: &Order) -> Result<String> {
    let mut hash = Sha256::new();
    hash.update(order.purpose.word());
    let this = env::current_exe().and_then(fs::metadata).context("cannot find this program")?;
    let built = this.modified().ok().and_then(|it| it.duration_since(UNIX_EPOCH).ok()).unwrap_or_default();
    hash.update(format!("{} {}\n", this.len(), built.as_nanos()));
    for module in [&order.web, &order.kibitzer] {
        let bytes = fs::read(module).with_context(|| format!("cannot read {}", module.display()))?;
        hash.update(Sha256::digest(bytes));
    }
    let own = [order.site.join("static"), order.site.join("style"), order.pages.clone()];
    for folder in own.into_iter().chain(site::of_games(&order.site)?) {
        for (path, bytes) in site::read(&folder)? {
            hash.update(format!("{path}\n{}\n", bytes.len()));
            hash.update(bytes);
        }
    }
    Ok(hex(&hash.finalize()))
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

/// Whether a name has this ending.
fn is_a(name: &str, ending: &str) -> bool {
    Path::new(name).extension().is_some_and(|it| it == ending)
}

#[cfg(test)]
mod tests {
    use super::{Purpose, first_load, hex, order};

    #[test]
    fn the_first_load_is_told_by_kinds() {
        let sizes = [("a.js", 1200), ("b.js", 300), ("index.html", 900), ("web.wasm", 100_000)];
        let sizes = sizes.map(|(path, size)| (path.to_owned(), size)).into();
        assert_eq!(first_load(&sizes), "its first load is 102.4 kB (html 0.9 kB, js 1.5 kB, wasm 100.0 kB)");
    }

    #[test]
    fn bytes_have_two_letters_each() {
        assert_eq!(hex(&[0, 10, 255]), "000aff");
    }

    #[test]
    fn an_order_names_its_purpose_and_six_files() {
        let words = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let known = order(&words("local a.wasm b.wasm web pages out stamp.json")).expect("an order");
        assert_eq!(known.purpose, Purpose::Local);
        assert_eq!([known.web, known.stamp], ["a.wasm", "stamp.json"].map(std::path::PathBuf::from));
        assert!(order(&words("local a.wasm b.wasm web pages out")).is_none());
        assert!(order(&words("quick a.wasm b.wasm web pages out stamp.json")).is_none());
    }
}
