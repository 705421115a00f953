//! Changes that take long, made on a copy while others go on with the table.

use std::sync::Arc;

use store::Store;

use crate::{
    clock,
    fault::Fault,
    table::{LiveTable, TableState},
};

/// How often a copy is made anew when something happens at the table meanwhile.
const MOST_COPIES: usize = 3;

impl LiveTable {
    /// Makes a change that takes long among heavy work, and puts what it came to in the place of the table.
    ///
    /// Where so much happens that this never fits, it is made at the table itself.
    pub(crate) async fn change_aside<T: Send + 'static>(
        &self,
        store: &Arc<Store>,
        change: impl Fn(&mut TableState, i64) -> Result<T, Fault> + Send + Sync + 'static,
    ) -> Result<T, Fault> {
        let change = Arc::new(change);
        let mut made = None;
        for _ in 0..MOST_COPIES {
            let (change, n_losses) = (Arc::clone(&change), self.n_losses());
            // All of it is safe, so it is what the log says up to its number, unless that is lost.
            let mut copy = self.look(store, TableState::fork).await?;
            let before = copy.moment();
            let (value, copy) = self
                .works()
                .work(move || {
                    let value = change(&mut copy, clock::now());
                    (value, copy)
                })
                .await?;
            if self.n_losses() != n_losses {
                continue;
            }
            // A refusal holds for the moment at which the copy was taken, which was safe and the newest.
            let value = value?;
            if self.peek(|state| state.moment() == before) {
                made = Some((before, copy, value));
                break;
            }
        }
        self.change(store, |state, now| match made.take() {
            Some((before, copy, value)) if state.moment() == before => {
                *state = copy;
                Ok(value)
            }
            _ => change(state, now),
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    };

    use kernel::{Seat, Seed};

    use crate::{
        Settings,
        api::Plan,
        app::App,
        fault::{Code, Fault},
        table::{LiveTable, LogEntry, Terms, read_whole},
        token::fresh_address,
    };

    /// A table that has begun.
    async fn table(folder: &std::path::Path) -> (Arc<App>, Arc<LiveTable>) {
        let settings = Settings::new(store::Place::Sqlite(folder.join("x.db")));
        let app = App::open(settings).await.expect("a database");
        let terms = Terms::plain(&library::GAMES[0], 1);
        let id = fresh_address().expect("an address");
        let live = Plan { id, terms, content: None, seed: Seed::new([1; 32]), dice: None }
            .make(&app, |state, now| {
                let (seat, name) = (Seat::FIRST, "Anna".to_owned());
                state.add(&LogEntry::Sit { seat, name, token: None, before: None }, now);
                state.start(now)
            })
            .await
            .expect("a table");
        (app, live)
    }

    fn rename(name: &str) -> LogEntry {
        LogEntry::Name { seat: Seat::FIRST, name: name.to_owned() }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn others_go_on_while_a_change_takes_long_and_nothing_is_lost() {
        let folder = tempfile::tempdir().expect("a folder");
        let (app, live) = table(folder.path()).await;
        let n_made = Arc::new(AtomicUsize::new(0));
        let (begun, mut has_begun) = tokio::sync::mpsc::unbounded_channel();
        let (go_on, waits) = std::sync::mpsc::channel::<()>();
        let waits = std::sync::Mutex::new(waits);
        let count = Arc::clone(&n_made);
        let long = live.change_aside(&app.store, move |state, now| {
            count.fetch_add(1, Ordering::AcqRel);
            let _ = begun.send(());
            // Whoever has gone tells nothing more, and it is not waited for.
            let _ = waits.lock().expect("nobody else").recv();
            state.add(&rename("Cleo"), now);
            Ok(state.names())
        });
        let others = async {
            has_begun.recv().await.expect("it begins");
            // The table is free, so this is made at once; the long change begins anew.
            let word = LogEntry::Chat { seat: None, text: "hm".to_owned() };
            live.change(&app.store, |state, now| {
                state.add(&word, now);
                Ok(())
            })
            .await
            .expect("a word");
            drop(go_on);
        };
        let (names, ()) = tokio::join!(long, others);
        assert_eq!(names.expect("a change"), ["Cleo"]);
        assert_eq!(n_made.load(Ordering::Acquire), 2, "once for nothing, and once more");
        let seq = live.peek(|state| state.seq);
        let whole = read_whole(&app.store, &app.works, live.id()).await.expect("a log");
        assert_eq!((whole.seq, whole.names()), (seq, vec!["Cleo".to_owned()]));
        assert_eq!(whole.feed.cursor(None), live.peek(|state| state.feed.cursor(None)));
    }

    #[tokio::test]
    async fn a_long_change_that_is_refused_changes_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let (app, live) = table(folder.path()).await;
        let seq = live.peek(|state| state.seq);
        let n_judged = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&n_judged);
        let refused = live.change_aside(&app.store, move |_, _| {
            count.fetch_add(1, Ordering::AcqRel);
            Err::<(), _>(Fault::conflict(Code::Round, "not open"))
        });
        assert_eq!(refused.await.expect_err("it is refused").code, Code::Round);
        assert_eq!(n_judged.load(Ordering::Acquire), 1, "not once more while the table is held");
        assert_eq!(live.peek(|state| state.seq), seq);
        live.change_aside(&app.store, |state, now| {
            state.add(&rename("Ben"), now);
            Ok(())
        })
        .await
        .expect("a change");
        assert_eq!(live.peek(|state| (state.seq, state.names())), (seq + 1, vec!["Ben".to_owned()]));
    }
}
