//! Several servers on one PostgreSQL: they hear of each other, and do not block each other.

use std::time::Duration;

use store::{Epoch, NewTable, Refusal, Store, Word};
use tokio::{sync::mpsc::UnboundedReceiver, time::timeout};

use crate::ground::{self, WAITING, adding, id, log, make, making, table, write};

/// Two servers that make tables with the same two contents, in opposite orders, at the same time.
#[test]
fn contents_in_any_order_do_not_block_two_servers() {
    ground::on_postgres(async |ground| {
        let (one, two) = (ground.open().await, ground.second().await);
        for round in 0..20 {
            let contents = [format!("x{round}"), format!("y{round}")];
            let make = |store: &Store, server: &str, order: [usize; 2]| {
                [0, 1].map(|n| {
                    let content = Some((contents[order[n]].clone(), "a map".repeat(1000)));
                    let new = NewTable { content, ..table(&format!("{server}{round}.{n}")) };
                    store.append(making(new, WAITING, 1))
                })
            };
            for pending in make(&one, "one", [0, 1]).into_iter().chain(make(&two, "two", [1, 0])) {
                assert_eq!(pending.await.expect("an answer"), Ok(()));
            }
        }
    });
}

/// The next word, which must come soon.
async fn next(words: &mut UnboundedReceiver<Word>) -> Word {
    timeout(Duration::from_secs(10), words.recv()).await.expect("a word within ten seconds").expect("a listener")
}

#[test]
fn others_hear_of_it_and_oneself_does_not() {
    ground::on_postgres(async |ground| {
        let (one, two) = (ground.open().await, ground.second().await);
        let (mut of_one, mut of_two) = (one.listen(), two.listen());
        assert_eq!((next(&mut of_one).await, next(&mut of_two).await), (Word::Missed, Word::Missed));
        make(&one, &["a"]).await;
        assert_eq!(next(&mut of_two).await, Word::Written(id("a")));
        assert_eq!(write(&two, adding("a", &Epoch::default(), 2, "x")).await, Ok(()));
        // The first that it hears is what the other wrote.
        assert_eq!(next(&mut of_one).await, Word::Written(id("a")));
        // A notification holds no more than 8,000 bytes, and 1,000 addresses are longer.
        let names: Vec<_> = (0..1000).map(|it| format!("quite-a-long-address-{it:04}")).collect();
        let pending: Vec<_> = names.iter().map(|it| one.append(making(table(it), WAITING, 1))).collect();
        for it in pending {
            assert_eq!(it.await.expect("an answer"), Ok(()));
        }
        let mut heard = Vec::new();
        while heard.len() < names.len() {
            match next(&mut of_two).await {
                Word::Written(id) => heard.push(id.to_string()),
                Word::Missed => panic!("the connection is there"),
            }
        }
        heard.sort();
        assert_eq!(heard, names);
        // What was refused is not told: the next word is of another table.
        assert_eq!(write(&one, making(table("a"), WAITING, 1)).await, Err(Refusal::Late));
        make(&one, &["b"]).await;
        assert_eq!(next(&mut of_two).await, Word::Written(id("b")));
        assert!(of_one.try_recv().is_err(), "nobody else wrote");
    });
}

#[test]
fn a_lost_connection_is_told() {
    ground::on_postgres(async |ground| {
        let (one, two) = (ground.open().await, ground.second().await);
        let mut words = two.listen();
        assert_eq!(next(&mut words).await, Word::Missed);
        let ended = "select count(pg_terminate_backend(pid)) from pg_stat_activity \
                 where datname = current_database() and query like 'LISTEN%'";
        let (n,): (i64,) = sqlx::query_as(ended).fetch_one(&ground.raw().await).await.expect("an end");
        assert_eq!(n, 1);
        make(&one, &["a"]).await;
        assert_eq!(next(&mut words).await, Word::Missed);
        make(&one, &["b"]).await;
        assert_eq!(next(&mut words).await, Word::Written(id("b")));
    });
}

/// A commit that fails may have been heard all the same, so it is not tried again: the second try would look like a
/// race that another server has won.
#[test]
fn a_commit_that_fails_is_not_tried_again() {
    ground::on_postgres(async |ground| {
        let store = ground.open().await;
        make(&store, &["a"]).await;
        let raw = ground.raw().await;
        for statement in [
            "create sequence commits",
            "create function fail_once() returns trigger language plpgsql as \
             $$ begin if nextval('commits') = 1 then raise 'no'; end if; return null; end $$",
            "create constraint trigger at_commit after insert on entries deferrable initially deferred \
             for each row execute function fail_once()",
        ] {
            sqlx::raw_sql(statement).execute(&raw).await.expect(statement);
        }
        let epoch = Epoch::default();
        let outcome = write(&store, adding("a", &epoch, 2, "x")).await;
        assert!(matches!(outcome, Err(Refusal::Unknown(_))), "{outcome:?}");
        assert!(epoch.has_ended());
        assert_eq!(log(&store, "a").await, ["made"]);
        assert_eq!(write(&store, adding("a", &Epoch::default(), 2, "y")).await, Ok(()));
    });
}
