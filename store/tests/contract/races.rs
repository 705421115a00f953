//! Two who write the same number: one wins, and the other learns it.

use store::{Append, Epoch, NewTable, Refusal};

use crate::ground::{Ground, WAITING, adding, id, log, make, making, table, write};

pub(crate) async fn the_primary_key_is_the_lock(ground: &Ground) {
    let (one, two) = (ground.open().await, ground.second().await);
    make(&one, &["a"]).await;
    for seq in 2..=40 {
        let epochs = [Epoch::default(), Epoch::default()];
        let outcomes = tokio::join!(
            write(&one, adding("a", &epochs[0], seq, "one")),
            write(&two, adding("a", &epochs[1], seq, "two")),
        );
        let winner = match outcomes {
            (Ok(()), Err(Refusal::Late)) => "one",
            (Err(Refusal::Late), Ok(())) => "two",
            other => panic!("{seq}: {other:?}"),
        };
        assert_eq!(epochs.each_ref().map(Epoch::has_ended), [winner == "two", winner == "one"]);
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
    assert_eq!(write(&two, adding("a", &Epoch::default(), 2, "theirs")).await, Ok(()));
    let epoch = Epoch::default();
    let together = [2, 3, 4].map(|seq| one.append(adding("a", &epoch, seq, "void")));
    for pending in together {
        assert_eq!(pending.await.expect("an answer"), Err(Refusal::Late));
    }
    // In a later batch, although the number is free.
    assert_eq!(write(&one, adding("a", &epoch, 3, "void")).await, Err(Refusal::Late));
    assert_eq!(log(&one, "a").await, ["made", "theirs"]);
    // Whoever has looked again goes on.
    assert_eq!(write(&one, adding("a", &Epoch::default(), 3, "ours")).await, Ok(()));
    assert_eq!(log(&two, "a").await, ["made", "theirs", "ours"]);
}

pub(crate) async fn an_entry_without_its_predecessor_is_refused(ground: &Ground) {
    let store = ground.open().await;
    make(&store, &["a", "b", "c"]).await;
    let epochs = [Epoch::default(), Epoch::default()];
    for seq in 2..=5 {
        assert_eq!(write(&store, adding("a", &epochs[0], seq, "x")).await, Ok(()));
        assert_eq!(write(&store, adding("b", &epochs[1], seq, "x")).await, Ok(()));
    }
    // The database is wound back below a server that goes on.
    let raw = ground.raw().await;
    sqlx::query("delete from entries where game = 'a' and seq > 3").execute(&raw).await.expect("a loss");
    let together = [("a", &epochs[0], 6), ("a", &epochs[0], 7), ("b", &epochs[1], 6), ("b", &epochs[1], 7)];
    let pending = together.map(|(name, epoch, seq)| store.append(adding(name, epoch, seq, "y")));
    let mut outcomes = Vec::new();
    for it in pending {
        outcomes.push(it.await.expect("an answer"));
    }
    assert_eq!(outcomes, [Err(Refusal::Late), Err(Refusal::Late), Ok(()), Ok(())]);
    assert!(epochs[0].has_ended() && !epochs[1].has_ended());
    assert_eq!(log(&store, "a").await, ["made", "x", "x"]);
    // A hole within what is handed over is none of ours, and not written either.
    let odd = Append {
        entries: vec![crate::ground::entry(2, "x"), crate::ground::entry(4, "x")],
        ..adding("c", &Epoch::default(), 2, "")
    };
    assert_eq!(write(&store, odd).await, Err(Refusal::Late));
    assert_eq!(log(&store, "c").await, ["made"]);
    // Whoever has looked again goes on.
    assert_eq!(write(&store, adding("a", &Epoch::default(), 4, "z")).await, Ok(()));
    assert_eq!(log(&store, "a").await, ["made", "x", "x", "z"]);
}

pub(crate) async fn two_lives_in_one_store_are_rivals_too(ground: &Ground) {
    let store = ground.open().await;
    make(&store, &["a"]).await;
    let (old, new) = (Epoch::default(), Epoch::default());
    let appends = [(&old, 2, "old 2"), (&new, 2, "new 2"), (&old, 3, "old 3"), (&new, 3, "new 3")];
    let pending = appends.map(|(epoch, seq, body)| store.append(adding("a", epoch, seq, body)));
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
        assert_eq!(write(&two, adding(&names[taken], &Epoch::default(), 2, "theirs")).await, Ok(()));
    }
    let epochs: Vec<Epoch> = names.iter().map(|_| Epoch::default()).collect();
    let each = names.iter().zip(&epochs).enumerate();
    let pending: Vec<_> = each
        .flat_map(|(n, (name, epoch))| [2, 3].map(|seq| (n, one.append(adding(name, epoch, seq, "ours")))))
        .collect();
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
        adding("a", &Epoch::default(), 2, "fine"),
        adding("no-such-table", &Epoch::default(), 2, "wrong"),
        adding("a", &Epoch::default(), 0, "wrong"),
        adding("b", &Epoch::default(), 2, "fine"),
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
