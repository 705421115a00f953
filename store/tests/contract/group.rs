//! Group commit: what arrives together shares a transaction, and keeps its order.

use std::{fs, time::Duration};

use store::{Epoch, Index, Pending, Status};

use crate::ground::{Ground, adding, entry, id, log, make};

const N_GAMES: usize = 50;
const N_EACH: i64 = 20;

pub(crate) async fn a_thousand_appends_share_few_transactions(ground: &Ground) {
    let store = ground.open().await;
    let names: Vec<String> = (0..N_GAMES).map(|it| format!("g{it:02}")).collect();
    make(&store, &names.iter().map(String::as_str).collect::<Vec<_>>()).await;
    // Whoever reads keeps SQLite from beginning its write-ahead log anew, in which transactions are counted.
    let raw = ground.raw().await;
    let mut reading = raw.begin().await.expect("a transaction");
    sqlx::query("select count(*) from games").execute(&mut *reading).await.expect("a look");
    let before = n_transactions(ground).await;
    let epochs: Vec<Epoch> = names.iter().map(|_| Epoch::default()).collect();
    let mut pending = Vec::new();
    for seq in 2..2 + N_EACH {
        for (name, epoch) in names.iter().zip(&epochs) {
            let mut append = adding(name, epoch, seq, &format!("{name} {seq}"));
            append.index = Some(Index { status: Status::Playing, deadline_at: Some(seq), bot_at: None });
            pending.push(store.append(append));
        }
    }
    assert_eq!(pending.len(), 1000);
    for it in pending {
        assert_eq!(it.await.expect("an answer"), Ok(()));
    }
    let shared = n_transactions(ground).await - before;
    assert!((1..=50).contains(&shared), "1,000 appends took {shared} transactions");
    for name in &names {
        let expected: Vec<_> = (2..2 + N_EACH).map(|seq| format!("{name} {seq}")).collect();
        assert_eq!(log(&store, name).await[1..], expected);
        // What is found is what the last of them said.
        let head = store.head(&id(name)).await.expect("an answer").expect("a table");
        assert_eq!((head.status, head.deadline_at), (Status::Playing, Some(1 + N_EACH)));
    }
    // One after the other they cannot share: the measure can tell the difference.
    let before = n_transactions(ground).await;
    for seq in 0..30 {
        let append = adding("g00", &epochs[0], 2 + N_EACH + seq, "alone");
        assert_eq!(store.append(append).await.expect("an answer"), Ok(()));
    }
    assert_eq!(n_transactions(ground).await - before, 30);
    reading.rollback().await.expect("an end");
}

pub(crate) async fn whoever_brings_a_whole_game_lets_others_go_first(ground: &Ground) {
    let store = ground.open().await;
    make(&store, &["a", "b", "first"]).await;
    let raw = ground.raw().await;
    let mut holding = raw.begin().await.expect("a transaction");
    let hold = if ground.is_sqlite() { "update pulse set at = at" } else { "lock table entries in exclusive mode" };
    sqlx::query(hold).execute(&mut *holding).await.expect("a lock");
    let first = store.append(adding("first", &Epoch::default(), 2, "x"));
    // Until then the writer has it, and waits; what follows arrives together.
    tokio::time::sleep(Duration::from_millis(100)).await;
    let epoch = Epoch::default();
    let mut long = adding("a", &epoch, 2, "long");
    long.entries = (2..3000).map(|seq| entry(seq, "long")).collect();
    let [long, after, short] = [long, adding("a", &epoch, 3000, "after"), adding("b", &Epoch::default(), 2, "short")]
        .map(|it| store.append(it));
    holding.rollback().await.expect("an end");
    assert_eq!(first.await.expect("an answer"), Ok(()));
    let order = std::sync::Mutex::new(Vec::new());
    let note = async |name: &'static str, pending: Pending| {
        assert_eq!(pending.await.expect("an answer"), Ok(()));
        order.lock().expect("a list").push(name);
    };
    tokio::join!(note("long", long), note("after", after), note("short", short));
    assert_eq!(*order.lock().expect("a list"), ["short", "long", "after"]);
    let written = log(&store, "a").await;
    assert_eq!((written.len(), written.last().map(String::as_str)), (3000, Some("after")));
}

/// How many transactions have written entries (PostgreSQL marks each row with its own), or anything (SQLite).
async fn n_transactions(ground: &Ground) -> usize {
    if ground.is_sqlite() {
        return n_commits(&fs::read(ground.file("games.db-wal")).expect("a write-ahead log"));
    }
    let raw = ground.raw().await;
    let (n,): (i64,) =
        sqlx::query_as("select count(distinct xmin::text) from entries").fetch_one(&raw).await.expect("a count");
    raw.close().await;
    usize::try_from(n).expect("a number")
}

/// How many frames of a write-ahead log end a transaction: those that tell the size of the database.
fn n_commits(wal: &[u8]) -> usize {
    let word = |bytes: &[u8]| u32::from_be_bytes(bytes.try_into().expect("four bytes"));
    let (header, frames) = wal.split_at(32);
    let page = word(&header[8..12]) as usize;
    // Frames from before the log was begun anew have another salt.
    let is_commit = |frame: &&[u8]| word(&frame[4..8]) != 0 && frame[8..16] == header[16..24];
    frames.chunks_exact(24 + page).filter(is_commit).count()
}
