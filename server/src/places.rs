//! Places for heavy work, few and handed out fairly: whoever has used them least comes first.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use kernel::TableId;
use tokio::{sync::oneshot, task::spawn_blocking, time::timeout};

use crate::fault::Fault;

/// After this long half of what somebody used is forgotten.
const HALF_LIFE: f64 = 30.0;

/// How many of those who used places are remembered before the least of them are forgotten.
const MOST_REMEMBERED: usize = 10_000;

/// The most requests that wait for a place.
const MOST_WAITING: usize = 128;

/// The most of them that one network has.
const MOST_OF_ONE: usize = 48;

/// How long a request waits for a place.
const PATIENCE: Duration = Duration::from_secs(10);

tokio::task_local! {
    /// The network from which the request came that is being answered.
    pub(crate) static ASKING: IpAddr;
}

/// For whom something is worked out.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Patron {
    /// A network, from which a request came.
    Network(IpAddr),
    /// A table of which nobody knows here who made it.
    Table(TableId),
    /// The server itself.
    Server,
}

impl Patron {
    /// Who asks now.
    pub(crate) fn asking() -> Self {
        ASKING.try_with(|it| Self::Network(*it)).unwrap_or(Self::Server)
    }
}

/// Places for heavy work.
#[derive(Debug)]
pub(crate) struct Places {
    /// Whether a request is refused before which too many stand.
    is_bounded: bool,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    n_free: usize,
    n_asked: u64,
    waiting: Vec<Waiting>,
    used: HashMap<Patron, Used>,
}

#[derive(Debug)]
struct Waiting {
    patron: Patron,
    order: u64,
    answer: oneshot::Sender<Place>,
}

/// What a patron has used of late.
#[derive(Debug)]
struct Used {
    seconds: f64,
    at: Instant,
    n_running: usize,
}

/// A place, until it is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    places: Arc<Places>,
    patron: Patron,
    begun: Instant,
}

impl Drop for Place {
    fn drop(&mut self) {
        {
            let mut state = self.places.state();
            state.n_free += 1;
            if let Some(used) = state.used.get_mut(&self.patron) {
                used.n_running = used.n_running.saturating_sub(1);
                let now = Instant::now();
                used.seconds = used.left(now) + now.duration_since(self.begun).as_secs_f64();
                used.at = now;
            }
        }
        Places::hand_out(&self.places);
    }
}

impl Used {
    /// What is not forgotten of it.
    fn left(&self, now: Instant) -> f64 {
        self.seconds * (-now.duration_since(self.at).as_secs_f64() / HALF_LIFE).exp2()
    }
}

impl Places {
    /// So many places, for which everybody lines up.
    pub(crate) fn new(n_places: usize) -> Arc<Self> {
        Self::with(n_places, false)
    }

    /// So many places, and a request before which too many stand is refused.
    pub(crate) fn bounded(n_places: usize) -> Arc<Self> {
        Self::with(n_places, true)
    }

    fn with(n_places: usize, is_bounded: bool) -> Arc<Self> {
        let state = State { n_free: n_places, n_asked: 0, waiting: Vec::new(), used: HashMap::new() };
        Arc::new(Self { is_bounded, state: Mutex::new(state) })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place, however long that takes.
    pub(crate) async fn take(self: &Arc<Self>, patron: Patron) -> Option<Place> {
        self.line_up(patron, usize::MAX, usize::MAX)?.await.ok()
    }

    /// Works something out where others need not wait for it, or says that too much is being worked out.
    pub(crate) async fn work<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let patron = Patron::asking();
        let is_bounded = self.is_bounded && matches!(patron, Patron::Network(_));
        let (most, most_of_one) = if is_bounded { (MOST_WAITING, MOST_OF_ONE) } else { (usize::MAX, usize::MAX) };
        let waiting = self.line_up(patron, most, most_of_one).ok_or_else(Fault::busy)?;
        let place = timeout(PATIENCE, waiting).await.ok().and_then(Result::ok).ok_or_else(Fault::busy)?;
        // The place is taken until the work is done, also if nobody waits for it any more.
        let done = spawn_blocking(move || {
            let _place = place;
            work()
        });
        done.await.map_err(|_| Fault::defect())
    }

    /// Lines up for a place; `None` where too many stand.
    fn line_up(self: &Arc<Self>, patron: Patron, most: usize, most_of_one: usize) -> Option<oneshot::Receiver<Place>> {
        let (answer, place) = oneshot::channel();
        {
            let mut state = self.state();
            state.waiting.retain(|it| !it.answer.is_closed());
            let n_own = state.waiting.iter().filter(|it| it.patron == patron).count();
            if state.waiting.len() >= most || n_own >= most_of_one {
                return None;
            }
            state.n_asked += 1;
            let order = state.n_asked;
            state.waiting.push(Waiting { patron, order, answer });
        }
        Self::hand_out(self);
        Some(place)
    }

    /// Gives free places to those who wait.
    fn hand_out(places: &Arc<Self>) {
        loop {
            let next = places.state().next();
            let Some(Waiting { patron, answer, .. }) = next else {
                return;
            };
            // Whoever has gone in the meantime drops it, and it is handed out again.
            let _ = answer.send(Place { places: Arc::clone(places), patron, begun: Instant::now() });
        }
    }
}

impl State {
    /// Who has the next free place: of those who have the fewest, who used the least, and of those the first.
    fn next(&mut self) -> Option<Waiting> {
        self.waiting.retain(|it| !it.answer.is_closed());
        if self.n_free == 0 {
            return None;
        }
        let now = Instant::now();
        let claim = |it: &Waiting| self.used.get(&it.patron).map_or((0, 0.0), |used| (used.n_running, used.left(now)));
        let (n, _) = self.waiting.iter().enumerate().min_by(|(_, one), (_, two)| {
            let (first, second) = (claim(one), claim(two));
            first.0.cmp(&second.0).then(first.1.total_cmp(&second.1)).then(one.order.cmp(&two.order))
        })?;
        let next = self.waiting.remove(n);
        self.n_free -= 1;
        if self.used.len() >= MOST_REMEMBERED {
            self.used.retain(|_, it| it.n_running > 0 || it.left(now) > 0.1);
        }
        let used = Used { seconds: 0.0, at: now, n_running: 0 };
        self.used.entry(next.patron.clone()).or_insert(used).n_running += 1;
        Some(next)
    }
}

#[cfg(test)]
mod tests {
    use std::{sync::Arc, time::Duration};

    use super::{ASKING, MOST_OF_ONE, Patron, Places};

    fn network(n: u8) -> Patron {
        Patron::Network([192, 0, 2, n].into())
    }

    #[tokio::test]
    async fn whoever_has_used_least_comes_first() {
        let places = Places::new(1);
        let first = places.take(network(1)).await.expect("a place");
        let line = |patron| {
            let places = Arc::clone(&places);
            places.line_up(patron, usize::MAX, usize::MAX).expect("a line")
        };
        let mut greedy: Vec<_> = (0..30).map(|_| line(network(1))).collect();
        let mut modest = line(network(2));
        tokio::time::sleep(Duration::from_millis(20)).await;
        drop(first);
        let place = modest.try_recv().expect("it comes before thirty of another");
        assert!(greedy[0].try_recv().is_err());
        drop(place);
        let place = greedy[0].try_recv().expect("its turn");
        // Who gives up is not waited for.
        greedy.drain(1..29);
        drop(place);
        assert!(greedy[1].try_recv().is_ok());
    }

    #[tokio::test]
    async fn a_request_that_finds_too_many_before_it_is_told_at_once() {
        let places = Places::bounded(1);
        let place = places.take(Patron::Server).await.expect("a place");
        let line: Vec<_> = (0..MOST_OF_ONE).map(|_| places.line_up(network(1), 64, MOST_OF_ONE)).collect();
        assert!(line.iter().all(Option::is_some));
        let work = async || ASKING.scope([192, 0, 2, 1].into(), places.work(|| 7)).await;
        let refused = work().await.expect_err("too many");
        assert_eq!((refused.status.as_u16(), refused.retry_after), (503, Some(1)));
        // Others line up.
        let other = ASKING.scope([192, 0, 2, 2].into(), places.work(|| 8));
        let (other, ()) = tokio::join!(other, async { drop((line, place)) });
        assert_eq!(other.expect("a result"), 8);
        assert_eq!(work().await.expect("a result"), 7);
    }
}
