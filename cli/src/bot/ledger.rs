//! The file of a tournament: one line per seat of every finished game, so that a tournament that broke off goes on.

use std::{
    collections::BTreeMap,
    fs::{File, OpenOptions},
    io::{Read as _, Seek as _, Write as _},
    path::{Path, PathBuf},
};

use bots::Level;

use crate::fault::Fault;

/// The columns.
const HEAD: &str = "game,seat,bot,points,place";

/// How a seat of a game ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    pub(crate) level: Level,
    pub(crate) points: i32,
    pub(crate) place: usize,
}

/// The games that are finished, by their numbers, and the file that keeps them, if there is one.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    pub(crate) games: BTreeMap<u64, Vec<Line>>,
    file: Option<(PathBuf, File)>,
}

impl Ledger {
    /// Opens the file or makes it; `about` says what is played, and a file that says something else is left alone.
    pub(crate) fn open(path: &Path, about: &str, n_seats: usize) -> Result<Self, Fault> {
        let failed = |error: std::io::Error| Fault::file(path, &error);
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).map_err(failed)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(failed)?;
        // A line without its end was cut short when the program was.
        let whole = text.rfind('\n').map_or(0, |it| it + 1);
        let head = format!("# {about}\n{HEAD}\n");
        let mut games = BTreeMap::new();
        let mut kept = head.len();
        if whole > 0 {
            let rows = text[..whole].strip_prefix(&head).ok_or_else(|| {
                Fault::input(format!("{}: this is the file of another tournament, or no such file", path.display()))
            })?;
            for (n, rows) in rows.split_inclusive('\n').collect::<Vec<_>>().chunks(n_seats).enumerate() {
                let line = 3 + n * n_seats;
                let wrong = || Fault::line(path, line, format!("expected `{HEAD}`"));
                let read: Option<Vec<_>> = rows.iter().map(|it| parse(it.trim_end())).collect();
                let read = read.ok_or_else(wrong)?;
                // The last game may lack seats.
                if rows.len() < n_seats {
                    break;
                }
                if read.iter().any(|it| it.0 != read[0].0) {
                    return Err(wrong());
                }
                kept += rows.iter().map(|it| it.len()).sum::<usize>();
                games.insert(read[0].0, read.into_iter().map(|it| it.1).collect());
            }
        }
        file.set_len(0).and_then(|()| file.rewind()).map_err(failed)?;
        let text = if whole > 0 { &text[..kept] } else { &head };
        file.write_all(text.as_bytes()).map_err(failed)?;
        Ok(Self { games, file: Some((path.to_owned(), file)) })
    }

    /// Takes in a finished game.
    pub(crate) fn add(&mut self, game: u64, lines: Vec<Line>) -> Result<(), Fault> {
        if let Some((path, file)) = &mut self.file {
            let row = |(seat, it): (usize, &Line)| format!("{game},{seat},{},{},{}\n", it.level, it.points, it.place);
            let rows = lines.iter().enumerate().map(row).collect::<Vec<_>>().concat();
            file.write_all(rows.as_bytes()).map_err(|error| Fault::file(path, &error))?;
        }
        self.games.insert(game, lines);
        Ok(())
    }
}

fn parse(row: &str) -> Option<(u64, Line)> {
    let mut cells = row.split(',');
    let game = cells.next()?.parse().ok()?;
    let _seat: usize = cells.next()?.parse().ok()?;
    let line = Line {
        level: cells.next()?.parse().ok()?,
        points: cells.next()?.parse().ok()?,
        place: cells.next()?.parse().ok()?,
    };
    cells.next().is_none().then_some((game, line))
}

#[cfg(test)]
mod tests {
    use bots::Level;

    use super::{Ledger, Line};

    fn line(points: i32, place: usize) -> Line {
        Line { level: Level::Greedy, points, place }
    }

    #[test]
    fn whatever_was_finished_is_there_again_and_what_was_cut_short_is_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.csv");
        let mut ledger = Ledger::open(&path, "a-game, seed 1", 2).expect("a new file");
        ledger.add(0, vec![line(40, 1), line(30, 2)]).expect("room");
        ledger.add(1, vec![line(20, 2), line(25, 1)]).expect("room");
        drop(ledger);
        let text = std::fs::read_to_string(&path).expect("a file");
        for cut in ["1,1,greedy,25,1\n", "reedy,25,1\n", "\n"] {
            std::fs::write(&path, text.strip_suffix(cut).expect("the end")).expect("room");
            let again = Ledger::open(&path, "a-game, seed 1", 2).expect("the file");
            assert_eq!(again.games.into_iter().collect::<Vec<_>>(), [(0, vec![line(40, 1), line(30, 2)])]);
        }
        assert!(Ledger::open(&path, "a-game, seed 2", 2).is_err());
        std::fs::write(&path, text.replace("greedy,40", "greedy;40")).expect("room");
        let error = Ledger::open(&path, "a-game, seed 1", 2).expect_err("a wrong line");
        assert!(format!("{error:?}").contains(":3: "), "{error:?}");
    }
}
