//! The JSON of every recorded game is what it was: programs of others read it.

use std::{fs, path::Path};

use kernel::{Seat, Viewer};
use serde::Serialize;
use wire::{Content, View};

/// A hash that goes on, so that the JSON of a whole game need not be kept.
struct Hash(u64);

impl Hash {
    fn add(&mut self, it: &impl Serialize) {
        for byte in serde_json::to_vec(it).expect("it is JSON") {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

/// A hash of the content and of every eighth position of a record, and of the last, for everybody.
fn told(record: &str) -> u64 {
    let whole = library::read(record, &[]).unwrap_or_else(|error| panic!("{error}")).host;
    let mut hash = Hash(0xcbf2_9ce4_8422_2325);
    hash.add(&Content::new(&whole.view(Viewer::Public)));
    for n in (0..whole.n_events()).step_by(8).chain([whole.n_events()]) {
        let host = whole.at(n).expect("a moment of the game");
        let seats = Seat::first(host.n_seats()).map(Viewer::Seat);
        for viewer in [Viewer::Public, Viewer::Referee].into_iter().chain(seats) {
            hash.add(&View::new(&host.view(viewer), &|_| true));
        }
    }
    hash.0
}

/// Set `BLESS` to write the hashes anew after a change of the JSON that was meant.
#[test]
fn recorded_games_are_told_byte_for_byte_as_before() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let list = fs::read_to_string(games.join("list.txt")).expect("the list");
    for game in list.lines().map(|it| games.join(it)) {
        let records = fs::read_dir(game.join("tests/records")).expect("records");
        let mut paths: Vec<_> = records.map(|it| it.expect("a record").path()).collect();
        paths.sort();
        let line = |path: &Path| {
            let record = fs::read_to_string(path).expect("a record");
            format!("{:016x} {}\n", told(&record), path.file_name().expect("a name").display())
        };
        let found: String = paths.iter().map(|it| line(it)).collect();
        let pinned = game.join("wire/tests/json.txt");
        if std::env::var_os("BLESS").is_some() {
            fs::write(&pinned, &found).expect("the hashes can be written");
        }
        assert_eq!(found, fs::read_to_string(&pinned).expect("the hashes"), "{}", pinned.display());
    }
}
