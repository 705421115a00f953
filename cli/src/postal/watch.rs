//! `platelayer postal watch`: letters are taken in as they come, confirmed, and the confirmations sent, until Ctrl-C.

use std::{
    sync::{Arc, Condvar, Mutex, PoisonError},
    thread,
    time::Duration,
};

use super::{
    args::{Postal, Send, Take, Watch},
    game::Game,
    remind, send,
    source::Seen,
    take,
};
use crate::fault::Fault;

/// Whether somebody asked us to stop.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stop(Arc<(Mutex<bool>, Condvar)>);

impl Stop {
    /// One that Ctrl-C and a friendly `kill` ask.
    fn on_signals() -> Result<Self, Fault> {
        let res = Self::default();
        let asked = res.clone();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        // Whoever presses Ctrl-C while the thread starts is heard as well, because the signals are ours before.
        #[cfg(unix)]
        let mut term = {
            let _inside = runtime.enter();
            tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?
        };
        thread::spawn(move || {
            runtime.block_on(async {
                #[cfg(unix)]
                tokio::select! {
                    _ = tokio::signal::ctrl_c() => {}
                    _ = term.recv() => {}
                }
                #[cfg(not(unix))]
                let _ = tokio::signal::ctrl_c().await;
            });
            *asked.0.0.lock().unwrap_or_else(PoisonError::into_inner) = true;
            asked.0.1.notify_all();
        });
        Ok(res)
    }

    pub(crate) fn is_asked(&self) -> bool {
        *self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits so long, or until somebody asks.
    pub(crate) fn wait(&self, time: Duration) {
        let guard = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        // What comes of it is asked for by `is_asked`.
        drop(self.0.1.wait_timeout_while(guard, time, |is_asked| !*is_asked));
    }
}

pub(crate) fn run(args: &Postal, watch: &Watch) -> Result<(), Fault> {
    let stop = Stop::on_signals()?;
    let take = Take {
        files: watch.files.clone(),
        from: None,
        shared: watch.shared,
        received: None,
        remind: watch.remind,
        send: false,
    };
    let mut seen = Seen::default();
    say!("watching every {} seconds; Ctrl-C ends it", watch.every);
    while !stop.is_asked() {
        // What goes wrong this time may go well the next: a network, a lock, a full disk.
        for result in [look(args, &take, &mut seen), if watch.no_send { Ok(()) } else { dispatch(args, &stop) }] {
            match result {
                Ok(()) => {}
                Err(Fault::Unread) => return Err(Fault::Unread),
                Err(fault) => {
                    fault.report();
                }
            }
        }
        stop.wait(Duration::from_secs(watch.every.into()));
    }
    say!("ended; every letter that was named is stored");
    Ok(())
}

/// Takes what is new.
fn look(args: &Postal, take: &Take, seen: &mut Seen) -> Result<(), Fault> {
    let mut game = Game::open(&args.folder, args.now.as_deref())?;
    take::take(&mut game, take, Some(seen))?;
    take.remind.map_or(Ok(()), |hours| remind::when_near(&mut game, hours))
}

/// Sends what waits, if anything does.
pub(crate) fn dispatch(args: &Postal, stop: &Stop) -> Result<(), Fault> {
    let game = Game::look(&args.folder, args.now.as_deref())?;
    let unsent = super::outbox::unsent(&game);
    if unsent.n > unsent.n_paper { send::run(args, &Send::default(), stop) } else { Ok(()) }
}
