//! Which test programs passed, and with which inputs, so that a run after a small change leaves them out.

use std::{
    collections::BTreeMap,
    fs,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    path::{Path, PathBuf},
    sync::Mutex,
    time::UNIX_EPOCH,
};

use anyhow::{Context, Result};

use crate::{files, games, metadata::Metadata, suites::Suite, workspace::Workspace};

/// Where it is kept, below the folder of build results.
const FILE: &str = "passed.json";

/// Packages whose tests read sources of ours when they run; they take a moment, and always run.
const READS_SOURCES: &[&str] = &["web", "xtask"];

/// Packages whose tests start our programs.
const STARTS_PROGRAMS: &[&str] = &["cli", "proving", "visitors"];

/// Packages whose tests look at the browser client.
const SHOWS_CLIENT: &[&str] = &["visitors"];

/// How the files outside the folders of games are called among [`Sources`].
const OUTSIDE: &str = "";

/// Hashes of all files of the project: of each game by the name of its folder, and of those outside.
type Sources = BTreeMap<String, u64>;

/// The test programs that passed, by a hash of all that they depend on, and the files of the project at that time.
pub(crate) struct Cache {
    file: PathBuf,
    /// By the file of the program: a quick run builds others of the same name.
    passed: Mutex<BTreeMap<PathBuf, (u64, Sources)>>,
    /// Whether what has passed runs again all the same.
    runs_all: bool,
    /// A hash of what any test may read.
    common: u64,
    sources: Sources,
    programs: [PathBuf; 2],
    client: PathBuf,
}

impl Cache {
    pub(crate) fn read(workspace: &Workspace, runs_all: bool) -> Result<Self> {
        let target = Metadata::read(workspace)?.target_directory;
        let file = target.join(FILE);
        let kept = fs::read(&file).ok().and_then(|it| serde_json::from_slice(&it).ok());
        // Sources are in the programs; tests read records, pictures, scripts, words and documents.
        let mut common = DefaultHasher::new();
        let mut sources = BTreeMap::from([(OUTSIDE.to_owned(), DefaultHasher::new())]);
        let games: Vec<_> = games::all(workspace)?.into_iter().map(|it| it.word).collect();
        for short in files::all(workspace)? {
            let path = workspace.root().join(&short);
            let content = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
            if !files::is_rust(&short) {
                (&path, &content).hash(&mut common);
            }
            let place = games.iter().find(|it| is_of_game(&short, it)).map_or(OUTSIDE, String::as_str);
            (&short, &content).hash(sources.entry(place.to_owned()).or_default());
        }
        // Another compiler makes other programs.
        if let Some(outside) = sources.get_mut(OUTSIDE) {
            workspace.program("rustc").arg("-vV").output().context("cannot run rustc")?.stdout.hash(outside);
        }
        let program = |name: &str| target.join("debug").join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
        Ok(Self {
            file,
            passed: Mutex::new(kept.unwrap_or_default()),
            runs_all,
            common: common.finish(),
            sources: sources.into_iter().map(|(place, hasher)| (place, hasher.finish())).collect(),
            programs: [program("platelayer"), program("bundler")],
            client: workspace.root().join("web-dist"),
        })
    }

    /// A hash of all that the suite depends on; `None` if it must always run.
    fn key(&self, suite: &Suite) -> Option<u64> {
        let is_among = |packages: &[&str]| packages.contains(&suite.package.as_str());
        if is_among(READS_SOURCES) {
            return None;
        }
        let mut hasher = DefaultHasher::new();
        (&suite.name, self.common, stamp(&suite.program)?).hash(&mut hasher);
        if is_among(STARTS_PROGRAMS) {
            for program in &self.programs {
                stamp(program)?.hash(&mut hasher);
            }
        }
        if is_among(SHOWS_CLIENT) {
            let mut names: Vec<_> = fs::read_dir(&self.client).ok()?.filter_map(|it| Some(it.ok()?.path())).collect();
            names.sort();
            for name in names {
                (&name, stamp(&name)?).hash(&mut hasher);
            }
        }
        Some(hasher.finish())
    }

    /// Whether a suite passed with just these inputs and need not run again.
    pub(crate) fn has(&self, suite: &Suite) -> bool {
        let passed = self.passed.lock().ok().and_then(|it| Some(it.get(&suite.program)?.0));
        !self.runs_all && passed.is_some() && passed == self.key(suite)
    }

    /// The games whose tests need not run again: since the suite passed, nothing has changed but other games.
    pub(crate) fn spared(&self, suite: &Suite) -> Vec<String> {
        let passed = self.passed.lock().ok().and_then(|it| it.get(&suite.program).cloned());
        let Some((_, before)) = passed.filter(|it| !self.runs_all && it.1.get(OUTSIDE) == self.sources.get(OUTSIDE))
        else {
            return Vec::new();
        };
        let same = self.sources.iter().filter(|(place, hash)| *place != OUTSIDE && before.get(*place) == Some(hash));
        same.map(|(game, _)| game.clone()).collect()
    }

    /// Takes down whether a suite passed, wholly and with the inputs that are there now.
    pub(crate) fn set(&self, suite: &Suite, has_passed: bool) {
        let key = self.key(suite).filter(|_| has_passed);
        if let Ok(mut passed) = self.passed.lock() {
            match key {
                Some(key) => passed.insert(suite.program.clone(), (key, self.sources.clone())),
                None => passed.remove(&suite.program),
            };
        }
    }

    /// Keeps what has passed for the next run.
    pub(crate) fn write(&self) -> Result<()> {
        let mut passed = self.passed.lock().map(|it| it.clone()).unwrap_or_default();
        passed.retain(|program, _| program.exists());
        fs::write(&self.file, serde_json::to_vec_pretty(&passed)?)
            .with_context(|| format!("cannot write {}", self.file.display()))
    }
}

/// Whether a file can alter nothing but a game: its manifest asks for features that others may get, too.
fn is_of_game(file: &Path, game: &str) -> bool {
    file.starts_with(Path::new("games").join(game)) && file.file_name().is_some_and(|it| it != "Cargo.toml")
}

/// The length and the time of a file: cargo and the bundler write a file only if it is another than before.
fn stamp(file: &Path) -> Option<(u64, u128)> {
    let metadata = fs::metadata(file).ok()?;
    Some((metadata.len(), metadata.modified().ok()?.duration_since(UNIX_EPOCH).ok()?.as_nanos()))
}

#[cfg(test)]
mod tests {
    use std::{
        fs,
        path::{Path, PathBuf},
        sync::Mutex,
    };

    use super::{Cache, OUTSIDE, is_of_game};
    use crate::{metadata::Metadata, suites::Suite, workspace::Workspace};

    /// The packages whose test programs are there.
    const PACKAGES: &[&str] = &["kernel", "cli", "visitors", "web"];

    /// A cache of programs and pages in a folder of its own, and a suite of a package there.
    fn yard(name: &str) -> (PathBuf, Cache, impl Fn(&str) -> Suite) {
        let folder = std::env::temp_dir().join(format!("platelayer-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("web-dist")).expect("a folder");
        for name in ["platelayer", "bundler", "web-dist/index.html"].iter().chain(PACKAGES) {
            fs::write(folder.join(name), name).expect("a file");
        }
        let cache = Cache {
            file: folder.join("passed.json"),
            passed: Mutex::default(),
            programs: [folder.join("platelayer"), folder.join("bundler")],
            client: folder.join("web-dist"),
            ..Cache::read(&Workspace::here(), false).expect("a workspace")
        };
        let programs = folder.clone();
        let suite = move |package: &str| Suite {
            name: format!("{package} all"),
            package: package.to_owned(),
            folder: PathBuf::new(),
            program: programs.join(package),
        };
        (folder, cache, suite)
    }

    #[test]
    fn a_suite_runs_again_when_what_it_depends_on_has_changed() {
        let (folder, cache, suite) = yard("inputs");
        for package in PACKAGES {
            assert!(!cache.has(&suite(package)), "{package}");
            cache.set(&suite(package), true);
        }
        let has = || PACKAGES.iter().map(|it| cache.has(&suite(it))).collect::<Vec<_>>();
        assert_eq!(has(), [true, true, true, false]);
        let change = |name: &str| fs::write(folder.join(name), "something else").expect("a file");
        change("web-dist/index.html");
        assert_eq!(has(), [true, true, false, false]);
        change("platelayer");
        assert_eq!(has(), [true, false, false, false]);
        change("kernel");
        assert_eq!(has(), [false; 4]);
        fs::remove_dir_all(&folder).expect("it was there");
    }

    #[test]
    fn what_has_passed_is_kept_until_it_fails() {
        let (folder, mut cache, suite) = yard("passed");
        let kernel = suite("kernel");
        cache.set(&kernel, true);
        cache.set(&suite("cli"), true);
        fs::remove_file(folder.join("cli")).expect("it was there");
        cache.write().expect("a file");
        let kept = fs::read_to_string(&cache.file).expect("a file");
        assert!(kept.contains("kernel\"") && !kept.contains("cli\""), "whose program is gone is forgotten: {kept}");
        cache.runs_all = true;
        assert!(!cache.has(&kernel), "all are asked for");
        cache.runs_all = false;
        assert!(cache.has(&kernel));
        cache.set(&kernel, false);
        assert!(!cache.has(&kernel));
        fs::remove_dir_all(&folder).expect("it was there");
    }

    #[test]
    fn after_a_change_of_one_game_the_tests_of_the_others_are_left_out() {
        let (folder, mut cache, suite) = yard("games");
        let visitors = suite("visitors");
        let games = ["chess".to_owned(), "go".to_owned()];
        cache.sources = [OUTSIDE, "chess", "go"].map(|it| (it.to_owned(), 1)).into();
        assert!(cache.spared(&visitors).is_empty(), "it never passed");
        cache.set(&visitors, true);
        assert_eq!(cache.spared(&visitors), games);
        cache.sources.insert("go".to_owned(), 2);
        assert_eq!(cache.spared(&visitors), games[..1]);
        cache.runs_all = true;
        assert!(cache.spared(&visitors).is_empty(), "all are asked for");
        cache.runs_all = false;
        cache.sources.insert(OUTSIDE.to_owned(), 2);
        assert!(cache.spared(&visitors).is_empty(), "something that all games need is another");
        cache.sources.insert(OUTSIDE.to_owned(), 1);
        cache.set(&visitors, false);
        assert!(cache.spared(&visitors).is_empty(), "it failed");
        fs::remove_dir_all(&folder).expect("it was there");
    }

    #[test]
    fn a_file_of_a_game_is_in_its_folder_and_no_manifest() {
        let is = |path: &str| is_of_game(Path::new(path), "go");
        assert!(is("games/go/src/lib.rs") && is("games/go/board/src/lib.rs") && is("games/go/RULES.md"));
        assert!(!is("games/goose/src/lib.rs") && !is("go/src/lib.rs") && !is("games/go/board/Cargo.toml"));
    }

    #[test]
    fn every_game_of_the_list_has_sources() {
        let workspace = Workspace::here();
        let cache = Cache::read(&workspace, false).expect("a workspace");
        let games: Vec<_> = crate::games::all(&workspace).expect("a list").into_iter().map(|it| it.word).collect();
        assert!(!games.is_empty() && games.iter().all(|it| cache.sources.contains_key(it)), "{games:?}");
    }

    #[test]
    fn the_packages_that_are_named_exist() {
        let workspace = Workspace::here();
        let packages = Metadata::read(&workspace).expect("cargo is there").packages;
        let folders: Vec<_> =
            packages.iter().filter_map(|it| Some(workspace.short(it.manifest_path.parent()?))).collect();
        for name in [super::READS_SOURCES, super::STARTS_PROGRAMS, super::SHOWS_CLIENT].concat() {
            assert!(folders.iter().any(|it| it == name), "{name}");
        }
    }
}
