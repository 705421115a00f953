//! How long the parts of a run took: kept from run to run, and the slowest of them as a table.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    sync::Mutex,
    time::{Duration, Instant},
};

use anyhow::{Context, Result};

use crate::{columns, metadata::Metadata, workspace::Workspace};

/// Where the times of the last runs are kept, below the folder of build results.
const FILE: &str = "times.json";

/// How many parts are told.
const N_SLOWEST: usize = 10;

/// The times of this run, and those of the last one.
pub(crate) struct Times {
    file: PathBuf,
    before: BTreeMap<String, f64>,
    now: Mutex<Vec<(String, Duration)>>,
}

impl Times {
    pub(crate) fn read(workspace: &Workspace) -> Result<Self> {
        Ok(Self::of(&Metadata::read(workspace)?.target_directory.join(FILE)))
    }

    fn of(file: &Path) -> Self {
        let before = fs::read(file).ok().and_then(|it| serde_json::from_slice(&it).ok()).unwrap_or_default();
        Self { file: file.to_owned(), before, now: Mutex::default() }
    }

    /// Measures a part.
    pub(crate) fn measure<T>(&self, part: &str, work: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let done = work();
        self.add(part, start.elapsed());
        done
    }

    /// Takes down how long a part took.
    pub(crate) fn add(&self, part: &str, elapsed: Duration) {
        if let Ok(mut now) = self.now.lock() {
            now.push((part.to_owned(), elapsed));
        }
    }

    /// How long a part took when it was measured last.
    pub(crate) fn last(&self, part: &str) -> Option<Duration> {
        self.before.get(part).and_then(|it| Duration::try_from_secs_f64(*it).ok())
    }

    /// A part with how long it took last, as a heading.
    pub(crate) fn announce(&self, part: &str) -> String {
        self.last(part).map_or_else(|| part.to_owned(), |last| format!("{part} (last time {})", readable(last)))
    }

    /// Keeps the times for the next run, beside those of parts that did not run now.
    pub(crate) fn write(&self) -> Result<()> {
        let mut all = self.before.clone();
        if let Ok(now) = self.now.lock() {
            all.extend(now.iter().map(|(part, elapsed)| (part.clone(), elapsed.as_secs_f64())));
        }
        if let Some(folder) = self.file.parent() {
            fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        }
        fs::write(&self.file, serde_json::to_vec_pretty(&all)?)
            .with_context(|| format!("cannot write {}", self.file.display()))
    }

    /// The slowest parts of this run, and where all of them are kept.
    pub(crate) fn slowest(&self) -> String {
        let mut now = self.now.lock().map(|it| it.clone()).unwrap_or_default();
        now.sort_by_key(|it| std::cmp::Reverse(it.1));
        let mut rows = vec![vec!["slowest parts".to_owned(), "seconds".to_owned()]];
        rows.extend(
            now.into_iter().take(N_SLOWEST).map(|(part, elapsed)| vec![part, format!("{:.1}", elapsed.as_secs_f64())]),
        );
        format!("{}all of them: {}\n", columns::align(&rows, &[1]), self.file.display())
    }
}

/// A time as people say it.
pub(crate) fn readable(time: Duration) -> String {
    let seconds = time.as_secs();
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) => format!("{seconds} s"),
        (0, minutes, seconds) => format!("{minutes} min {seconds} s"),
        (hours, minutes, _) => format!("{hours} h {minutes} min"),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Times, readable};

    #[test]
    fn times_are_kept_and_told() {
        let file = std::env::temp_dir().join(format!("platelayer-times-{}.json", std::process::id()));
        let first = Times::of(&file);
        assert_eq!(first.announce("client"), "client");
        for n in 0..12_u8 {
            first.add(&format!("part {n}"), Duration::from_secs(n.into()));
        }
        first.add("client", Duration::from_secs(75));
        let told = first.slowest();
        assert!(told.contains("client            75.0\npart 11           11.0\n"), "{told}");
        assert!(!told.contains("part 2 "), "{told}");
        first.write().expect("a file");
        let second = Times::of(&file);
        assert_eq!(second.announce("client"), "client (last time 1 min 15 s)");
        second.add("client", Duration::from_secs(9));
        second.write().expect("a file");
        let third = Times::of(&file);
        assert_eq!(
            (third.last("client"), third.last("part 3")),
            (Some(Duration::from_secs(9)), Some(Duration::from_secs(3)))
        );
        std::fs::remove_file(&file).expect("it was there");
    }

    #[test]
    fn a_time_has_two_units_at_most() {
        for (seconds, text) in
            [(9, "9 s"), (60, "1 min 0 s"), (3599, "59 min 59 s"), (3600, "1 h 0 min"), (9000, "2 h 30 min")]
        {
            assert_eq!(readable(Duration::from_secs(seconds)), text);
        }
    }
}
