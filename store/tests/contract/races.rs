//! Two who write the same number: one wins, and the other learns it.

use store::{Append, Life, NewTable, Refusal};

use crate::ground::{Ground, WAITING, adding, id, log, make, making, table, write};

pub(crate) async fn the_primary_key_is_the_lock(ground: &Ground) {
    let (one, two) = (ground.open().await, ground.second().await);
    make(&one, &["a"]).await;
    for seq in 2..=40 {
        let lives = [Life::default(), Life::default()];
        let outcomes = tokio::join!(
            write(&one, adding("a", &lives[0], seq, "one")),
            write(&two, adding("a", &lives[1], seq, "two")),
        );
        let winner = match outcomes {
            (Ok(()), Err(Refusal::Late)) => "one",
            (Err(Refusal::Late), Ok(())) => "two",
            other => panic!("{seq}: {other:?}"),
        };
        assert_eq!(lives.each_ref().map(Life::has_ended), [winner == "two", winner == "one"]);
        let log = log(&two, "a").await;
        assert_eq!((i64::try_from(log.len()), log.last().map(String::as_str)), (Ok(seq), Some(winner)));
    }
    // Nor can a table be made twice.
    let again = write(&two, making(NewTable { listed: false, ..table("a") }, WAITING, 5)).await;
    assert_eq!(again, Err(Refusal::Late));
    assert!(one.head(&id("a")).await.expect("an answer").expect("a table").table.listed);
}

pub(crate) async fn what_is_built_on_a_refused_entry_is_refused(ground: &Ground) {
    let (one, two) = (ground.open().await, ground.second().await);
    make(&one, &["a"]).await;
    assert_eq!(write(&two, adding("a", &Life::default(), 2, "theirs")).await, Ok(()));
    let life = Life::default();
    let together = [2, 3, 4].map(|seq| one.append(adding("a", &life, seq, "void")));
    for pending in together {
        assert_eq!(pending.await.expect("an answer"), Err(Refusal::Late));
    }
    // In a later batch, although the number is free.
    assert_eq!(write(&one, adding("a", &life, 3, "void")).await, Err(Refusal::Late));
    assert_eq!(log(&one, "a").await, ["made", "theirs"]);
    // Whoever has looked again goes on.
    assert_eq!(write(&one, adding("a", &Life::default(), 3, "ours")).await, Ok(()));
    assert_eq!(log(&two, "a").await, ["made", "theirs", "ours"]);
}

pub(crate) async fn an_entry_without_its_predecessor_is_refused(ground: &Ground) {
    let store = ground.open().await;
    make(&store, &["a", "b", "c"]).await;
    let lives = [Life::default(), Life::default()];
    for seq in 2..=5 {
        assert_eq!(write(&store, adding("a", &lives[0], seq, "x")).await, Ok(()));
        assert_eq!(write(&store, adding("b", &lives[1], seq, "x")).await, Ok(()));
    }
    // The database is wound back below a server that goes on.
    let raw = ground.raw().await;
    sqlx::query("delete from entries where game = 'a' and seq > 3").execute(&raw).await.expect("a loss");
    let together = [("a", &lives[0], 6), ("a", &lives[0], 7), ("b", &lives[1], 6), ("b", &lives[1], 7)];
    let pending = together.map(|(name, life, seq)| store.append(adding(name, life, seq, "y")));
    let mut outcomes = Vec::new();
    for it in pending {
        outcomes.push(it.await.expect("an answer"));
    }
    assert_eq!(outcomes, [Err(Refusal::Late), Err(Refusal::Late), Ok(()), Ok(())]);
    assert!(lives[0].has_ended() && !lives[1].has_ended());
    assert_eq!(log(&store, "a").await, ["made", "x", "x"]);
    // A hole within what is handed over is none of ours, and not written either.
    let odd = Append {
        entries: vec![crate::ground::entry(2, "x"), crate::ground::entry(4, "x")],
        ..adding("c", &Life::default(), 2, "")
    };
    assert_eq!(write(&store, odd).await, Err(Refusal::Late));
    assert_eq!(log(&store, "c").await, ["made"]);
    // Whoever has looked again goes on.
    assert_eq!(write(&store, adding("a", &Life::default(), 4, "z")).await, Ok(()));
    assert_eq!(log(&store, "a").await, ["made", "x", "x", "z"]);
}

pub(crate) async fn two_lives_in_one_store_are_rivals_too(ground: &Ground) {
    let store = ground.open().await;
    make(&store, &["a"]).await;
    let (old, new) = (Life::default(), Life::default());
    let appends = [(&old, 2, "old 2"), (&new, 2, "new 2"), (&old, 3, "old 3"), (&new, 3, "new 3")];
    let pending = appends.map(|(life, seq, body)| store.append(adding("a", life, seq, body)));
    let mut outcomes = Vec::new();
    for it in pending {
        outcomes.push(it.await.expect("an answer"));
    }
    assert_eq!(outcomes, [Ok(()), Err(Refusal::Late), Ok(()), Err(Refusal::Late)]);
    assert_eq!(log(&store, "a").await, ["made", "old 2", "old 3"]);
}

pub(crate) async fn a_lost_race_does_not_spoil_the_others(ground: &Ground) {
    let (one, two) = (ground.open().await, ground.second().await);
    let names: Vec<String> = (0..40).map(|it| format!("g{it}")).collect();
    make(&one, &names.iter().map(String::as_str).collect::<Vec<_>>()).await;
    for taken in [3, 17, 39] {
        assert_eq!(write(&two, adding(&names[taken], &Life::default(), 2, "theirs")).await, Ok(()));
    }
    let lives: Vec<Life> = names.iter().map(|_| Life::default()).collect();
    let each = names.iter().zip(&lives).enumerate();
    let pending: Vec<_> =
        each.flat_map(|(n, (name, life))| [2, 3].map(|seq| (n, one.append(adding(name, life, seq, "ours"))))).collect();
    for (n, pending) in pending {
        let expected = if [3, 17, 39].contains(&n) { Err(Refusal::Late) } else { Ok(()) };
        assert_eq!(pending.await.expect("an answer"), expected, "{n}");
    }
    for (n, name) in names.iter().enumerate() {
        let expected: &[&str] = if [3, 17, 39].contains(&n) { &["made", "theirs"] } else { &["made", "ours", "ours"] };
        assert_eq!(log(&two, name).await, expected);
    }
}

pub(crate) async fn what_no_database_takes_does_not_spoil_the_others(ground: &Ground) {
    let store = ground.open().await;
    make(&store, &["a", "b"]).await;
    let appends = [
        adding("a", &Life::default(), 2, "fine"),
        adding("no-such-table", &Life::default(), 2, "wrong"),
        adding("a", &Life::default(), 0, "wrong"),
        adding("b", &Life::default(), 2, "fine"),
    ];
    let pending = appends.map(|it| store.append(it));
    let mut outcomes = Vec::new();
    for it in pending {
        outcomes.push(it.await.expect("an answer"));
    }
    assert!(matches!(&outcomes[..], [Ok(()), Err(Refusal::Late), Err(Refusal::Unknown(_)), Ok(())]), "{outcomes:?}");
    assert_eq!(
        (log(&store, "a").await, log(&store, "b").await),
        (vec!["made".into(), "fine".into()], vec!["made".into(), "fine".into()])
    );
}
