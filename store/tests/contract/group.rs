//! Group commit: what arrives together shares a transaction, and keeps its order.

use std::fs;

use store::{Index, Life, Status};

use crate::ground::{Ground, adding, id, log, make};

const N_GAMES: usize = 50;
const N_EACH: i64 = 20;

pub(crate) async fn a_thousand_appends_share_few_transactions(ground: &Ground) {
    let store = ground.open().await;
    let names: Vec<String> = (0..N_GAMES).map(|it| format!("g{it:02}")).collect();
    make(&store, &names.iter().map(String::as_str).collect::<Vec<_>>()).await;
    let before = n_transactions(ground).await;
    let lives: Vec<Life> = names.iter().map(|_| Life::default()).collect();
    let mut pending = Vec::new();
    for seq in 2..2 + N_EACH {
        for (name, life) in names.iter().zip(&lives) {
            let mut append = adding(name, life, seq, &format!("{name} {seq}"));
            append.index = Some(Index { status: Status::Playing, deadline_at: Some(seq) });
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
        let append = adding("g00", &lives[0], 2 + N_EACH + seq, "alone");
        assert_eq!(store.append(append).await.expect("an answer"), Ok(()));
    }
    assert_eq!(n_transactions(ground).await - before, 30);
}

/// How many transactions have written entries (PostgreSQL marks each row with its own), or anything (SQLite).
async fn n_transactions(ground: &Ground) -> i64 {
    if ground.is_sqlite() {
        return n_commits(&fs::read(ground.file("games.db-wal")).expect("a write-ahead log"));
    }
    let raw = ground.raw().await;
    let (n,): (i64,) =
        sqlx::query_as("select count(distinct xmin::text) from entries").fetch_one(&raw).await.expect("a count");
    raw.close().await;
    n
}

/// How many frames of a write-ahead log end a transaction: those that tell the size of the database.
fn n_commits(wal: &[u8]) -> i64 {
    let word = |bytes: &[u8]| u32::from_be_bytes(bytes.try_into().expect("four bytes"));
    let (header, frames) = wal.split_at(32);
    let page = word(&header[8..12]) as usize;
    // Frames from before the log was begun anew have another salt.
    let is_commit = |frame: &&[u8]| word(&frame[4..8]) != 0 && frame[8..16] == header[16..24];
    frames.chunks_exact(24 + page).filter(is_commit).count() as i64
}
