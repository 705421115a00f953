//! The sign of life: a downtime of all servers is nobody's fault.

use std::time::{SystemTime, UNIX_EPOCH};

use store::{Agreed, Asking, Index, Pulse, Status, Store};

use crate::ground::{Ground, id, making, table, write};

const GRACE: i64 = 15_000;

async fn make(store: &Store, name: &str, deadline_at: Option<i64>) {
    let index = Index { status: Status::Playing, deadline_at, bot_at: None };
    assert_eq!(write(store, making(table(name), index, 1)).await, Ok(()));
}

async fn deadline(store: &Store, name: &str) -> Option<i64> {
    store.head(&id(name)).await.expect("an answer").expect("a table").deadline_at
}

pub(crate) async fn a_downtime_puts_deadlines_off_once(ground: &Ground) {
    let store = ground.open().await;
    assert_eq!(store.begin(1_000_000, GRACE).await.expect("a beginning"), 0, "nothing was before");
    make(&store, "a", Some(1_050_000)).await;
    make(&store, "b", None).await;
    store.beat(1_010_000).await.expect("a beat");
    // A clock that went back is no sign of life.
    store.beat(1_001_000).await.expect("a beat");
    store.close().await;
    let store = ground.open().await;
    assert_eq!(store.begin(1_110_000, GRACE).await.expect("a beginning"), 100_000);
    assert_eq!((deadline(&store, "a").await, deadline(&store, "b").await), (Some(1_150_000), None));
    assert_eq!(store.begin(1_110_000, GRACE).await.expect("a beginning"), 0);
    assert_eq!(store.begin(1_111_000, GRACE).await.expect("a beginning"), 0);
    assert_eq!(deadline(&store, "a").await, Some(1_150_000));
}

pub(crate) async fn servers_that_begin_together_put_them_off_once(ground: &Ground) {
    let (one, two) = (ground.open().await, ground.second().await);
    one.begin(1_000_000, GRACE).await.expect("a beginning");
    make(&one, "a", Some(1_050_000)).await;
    let mut expected = 1_050_000;
    for round in 1..=10 {
        let now = 1_000_000 + round * 100_000;
        let (first, second) = tokio::join!(one.begin(now, GRACE), two.begin(now + 1, GRACE));
        let (first, second) = (first.expect("a beginning"), second.expect("a beginning"));
        assert!(first.min(second) == 0 && first.max(second) >= 99_999, "{first} and {second}");
        expected += first.max(second);
        assert_eq!(deadline(&one, "a").await, Some(expected));
    }
}

pub(crate) async fn a_short_break_is_no_downtime(ground: &Ground) {
    let store = ground.open().await;
    store.begin(1_000_000, GRACE).await.expect("a beginning");
    make(&store, "a", Some(1_050_000)).await;
    assert_eq!(store.begin(1_000_000 + GRACE, GRACE).await.expect("a beginning"), 0);
    assert_eq!(deadline(&store, "a").await, Some(1_050_000));
    // A clock that went back is no downtime either.
    assert_eq!(store.begin(900_000, GRACE).await.expect("a beginning"), 0);
    assert_eq!(store.begin(1_000_001 + 2 * GRACE, GRACE).await.expect("a beginning"), GRACE + 1);
    assert_eq!(deadline(&store, "a").await, Some(1_050_001 + GRACE));
}

pub(crate) async fn deadlines_come_back_with_a_clock_that_was_ahead(ground: &Ground) {
    let store = ground.open().await;
    let day = 24 * 60 * 60 * 1000;
    store.begin(1_000_000, GRACE).await.expect("a beginning");
    make(&store, "a", Some(1_050_000)).await;
    make(&store, "b", None).await;
    // A clock that is a day ahead looks like a day without a server.
    assert_eq!(store.begin(1_000_000 + day, GRACE).await.expect("a beginning"), day);
    assert_eq!(deadline(&store, "a").await, Some(1_050_000 + day));
    // It is put right, a minute later.
    assert_eq!(store.begin(1_060_000, GRACE).await.expect("a beginning"), 60_000 - day);
    assert_eq!((deadline(&store, "a").await, deadline(&store, "b").await), (Some(1_110_000), None));
}

pub(crate) async fn the_last_sign_of_life_tells_by_which_clock(ground: &Ground) {
    let store = ground.open().await;
    assert_eq!(store.pulse().await.expect("an answer"), None);
    let pulse = |at: i64, steady| Pulse { at, boot: "first".to_owned(), steady };
    store.begin(pulse(1_000_000, 10), GRACE).await.expect("a beginning");
    assert_eq!(store.pulse().await.expect("an answer"), Some(pulse(1_000_000, 10)));
    store.beat(pulse(1_005_000, 5010)).await.expect("a beat");
    // A clock that went back is no sign of life.
    store.beat(pulse(1_000_000, 10_010)).await.expect("a beat");
    assert_eq!(store.pulse().await.expect("an answer"), Some(pulse(1_005_000, 5010)));
    // One that is more than an hour ahead was given by a wrong clock, and does not stay.
    let hour = 60 * 60 * 1000;
    for right in [pulse(2_000_000, 20_010), pulse(3_000_000, 30_010)] {
        store.beat(pulse(right.at + hour + 1, right.steady)).await.expect("a beat");
        store.beat(right.clone()).await.expect("a beat");
        assert_eq!(store.pulse().await.expect("an answer"), Some(right.clone()));
        store.beat(pulse(right.at + hour + 1, right.steady)).await.expect("a beat");
        assert_eq!(store.begin(right.clone(), GRACE).await.expect("a beginning"), -hour - 1);
        assert_eq!(store.pulse().await.expect("an answer"), Some(right));
    }
    // Where the database has a clock of its own, it is that of all servers.
    let clock = store.clock().await.expect("an answer").map(|it| it.clock);
    assert_eq!(clock.is_some(), store.is_shared());
    let elapsed = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_millis();
    let elapsed = i64::try_from(elapsed).expect("a number");
    assert!(clock.is_none_or(|it| it.abs_diff(elapsed) < 60_000), "{clock:?}");
}

const DAY: i64 = 24 * 60 * 60 * 1000;

/// What a server agrees on that has seen the clock of the database jump.
async fn agree(store: &Store, jump: i64) -> Agreed {
    store.agree(Asking { jump, grace: GRACE, belief: DAY }).await.expect("an answer")
}

/// As if the clock of the database had jumped: everything that was written down is so much farther away.
async fn jump(ground: &Ground, by: i64) {
    let raw = ground.raw().await;
    for change in
        ["update pulse set at = at - $1, since = since - $1", "update games set deadline_at = deadline_at - $1"]
    {
        sqlx::query(change).bind(by).execute(&raw).await.expect("a change");
    }
    raw.close().await;
}

pub(crate) async fn a_database_whose_clock_jumps_moves_no_deadline(ground: &Ground) {
    if ground.is_sqlite() {
        return;
    }
    let (one, two) = (ground.open().await, ground.second().await);
    let start = agree(&one, 0).await;
    assert_eq!((start.shift, start.moved, agree(&two, 0).await.moved), (0, 0, 0));
    make(&one, "a", Some(start.now() + 50_000)).await;
    for by in [DAY, -DAY] {
        jump(ground, by).await;
        let before = deadline(&one, "a").await.expect("a deadline");
        let (first, second) = tokio::join!(agree(&one, by), agree(&two, by));
        for it in [first, second] {
            assert_eq!((it.shift, it.moved), (-by, 0), "{by}");
        }
        assert_eq!(deadline(&one, "a").await, Some(before));
        assert!((before - first.now()).abs_diff(50_000) < 10_000, "as much time is left as before");
        let none: Vec<kernel::TableId> = Vec::new();
        assert_eq!(one.due(first.clock.max(first.now()), 10).await.expect("an answer"), none, "it is not up");
        // A server that begins now knows the time as well.
        let third = ground.second().await;
        let third = (third.clock().await.expect("an answer").expect("a clock"), agree(&third, 0).await);
        assert_eq!((third.0.shift, third.1.shift, third.1.moved), (-by, -by, 0));
        // It jumps back.
        jump(ground, -by).await;
        let (first, second) = tokio::join!(agree(&two, -by), agree(&one, -by));
        assert_eq!((first.shift, first.moved, second.shift, second.moved), (0, 0, 0, 0));
        assert_eq!(deadline(&one, "a").await, Some(before + by));
    }
}

pub(crate) async fn a_clock_that_stands_by_its_jump_is_believed_once(ground: &Ground) {
    if ground.is_sqlite() {
        return;
    }
    let (one, two) = (ground.open().await, ground.second().await);
    let start = agree(&one, 0).await;
    make(&one, "a", Some(start.now() + 50_000)).await;
    for by in [DAY, -DAY] {
        jump(ground, by).await;
        let before = deadline(&one, "a").await.expect("a deadline");
        assert_eq!((agree(&one, by).await.shift, agree(&two, by).await.shift), (-by, -by));
        let believing = Asking { jump: 0, grace: GRACE, belief: 0 };
        let (first, second) = tokio::join!(one.agree(believing), two.agree(believing));
        let (first, second) = (first.expect("an answer"), second.expect("an answer"));
        assert_eq!((first.shift, second.shift, first.moved + second.moved), (0, 0, by));
        assert_eq!(deadline(&one, "a").await, Some(before + by));
        assert_eq!(agree(&one, 0).await.moved + agree(&two, 0).await.moved, 0);
    }
}

pub(crate) async fn a_server_that_was_away_does_not_move_the_time_of_the_others(ground: &Ground) {
    if ground.is_sqlite() {
        return;
    }
    let (one, two) = (ground.open().await, ground.second().await);
    let start = agree(&one, 0).await;
    make(&one, "a", Some(start.now() + 50_000)).await;
    // Its machine stood still: to it, the clock of the database has jumped.
    let woken = agree(&two, 60 * 60 * 1000).await;
    assert_eq!((woken.shift, woken.moved), (0, 0));
    assert_eq!(deadline(&one, "a").await, Some(start.now() + 50_000));
    // Where nobody lived meanwhile, deadlines are put off by that, once.
    jump(ground, 100_000).await;
    let (first, second) = tokio::join!(agree(&one, 0), agree(&two, 0));
    assert_eq!((first.shift, second.shift, first.moved.min(second.moved)), (0, 0, 0));
    assert!(first.moved.max(second.moved).abs_diff(100_000) < 10_000, "{first:?} and {second:?}");
}

pub(crate) async fn cookies_are_marked_by_one_secret_for_all_servers(ground: &Ground) {
    let (one, two) = (ground.open().await, ground.second().await);
    let first = one.issuer().await.expect("a secret");
    assert!(first.len() == 32 && first != [0; 32]);
    assert_eq!(two.issuer().await.expect("a secret"), first, "there is one already");
}
