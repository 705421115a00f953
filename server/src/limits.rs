//! How often one may ask.

use std::{
    collections::{HashMap, hash_map::Entry},
    net::IpAddr,
    num::NonZeroU32,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter, clock::Clock as _};
use kernel::TableId;

use crate::{fault::Fault, places::ASKING, settings::Settings, token::TokenHash};

/// How many of something each network has.
type Counts = Arc<Mutex<HashMap<IpAddr, u32>>>;

/// How often an address, and a seat, may ask.
#[derive(Debug)]
pub(crate) struct Limits {
    addresses: Option<DefaultKeyedRateLimiter<IpAddr>>,
    seats: Option<DefaultKeyedRateLimiter<TokenHash>>,
    /// How often a network has left a table.
    leaves: Option<DefaultKeyedRateLimiter<(IpAddr, TableId)>>,
    /// How many streams each network has open; not counted where there is no limit.
    streams: Option<Counts>,
    /// How many connections each network has open; not counted where there is no limit, or one proxy has all of them.
    connections: Option<Counts>,
}

/// The most streams of one network.
const MOST_STREAMS: u32 = 500;

/// The most connections of one network: all of its streams, and some more.
const MOST_CONNECTIONS: u32 = 600;

/// How often a network may leave one table, at once; then once in five minutes.
const MOST_LEAVES: NonZeroU32 = NonZeroU32::new(20).expect("more than none");

/// A place for a stream or a connection, free again when it is dropped.
#[derive(Debug)]
pub(crate) struct NetworkPlace(Option<(Counts, IpAddr)>);

impl Drop for NetworkPlace {
    fn drop(&mut self) {
        let Some((streams, network)) = &self.0 else {
            return;
        };
        let mut streams = streams.lock().unwrap_or_else(PoisonError::into_inner);
        if let Entry::Occupied(mut count) = streams.entry(*network) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
    }
}

impl Limits {
    pub(crate) fn new(settings: &Settings) -> Self {
        Self {
            addresses: limiter(settings.rate_per_address),
            seats: limiter(settings.rate_per_seat),
            leaves: (settings.rate_per_address > 0).then(|| {
                let pace = Quota::with_period(Duration::from_mins(5)).expect("some time");
                RateLimiter::keyed(pace.allow_burst(MOST_LEAVES))
            }),
            streams: (settings.rate_per_address > 0).then(Arc::default),
            connections: (settings.rate_per_address > 0 && !settings.behind_proxy).then(Arc::default),
        }
    }

    /// Counts a request of an address.
    pub(crate) fn address(&self, address: IpAddr) -> Result<(), Fault> {
        check(self.addresses.as_ref(), &network(address))
    }

    /// A place for a stream of an address.
    pub(crate) fn stream(&self, address: IpAddr) -> Result<NetworkPlace, Fault> {
        place(self.streams.as_ref(), address, MOST_STREAMS).ok_or_else(|| Fault::too_many(60))
    }

    /// A place for a connection of an address, if it has not too many.
    pub(crate) fn connection(&self, address: IpAddr) -> Option<NetworkPlace> {
        place(self.connections.as_ref(), address, MOST_CONNECTIONS)
    }

    /// Counts that somebody leaves a table: whoever comes and goes fills its log.
    pub(crate) fn leave(&self, id: &TableId) -> Result<(), Fault> {
        let Ok(network) = ASKING.try_with(|it| *it) else {
            return Ok(());
        };
        check(self.leaves.as_ref(), &(network, id.clone()))
    }

    /// Counts a change of a seat.
    pub(crate) fn seat(&self, seat: &TokenHash) -> Result<(), Fault> {
        check(self.seats.as_ref(), seat)
    }

    /// Forgets those who have not asked for a while.
    pub(crate) fn tidy(&self) {
        if let Some(it) = &self.addresses {
            it.retain_recent();
        }
        if let Some(it) = &self.seats {
            it.retain_recent();
        }
        if let Some(it) = &self.leaves {
            it.retain_recent();
        }
    }
}

/// A place of an address among so many, if one is free; where nothing is counted there always is.
fn place(counts: Option<&Counts>, address: IpAddr, most: u32) -> Option<NetworkPlace> {
    let Some(counts) = counts else {
        return Some(NetworkPlace(None));
    };
    let network = network(address);
    let mut all = counts.lock().unwrap_or_else(PoisonError::into_inner);
    let count = all.entry(network).or_default();
    if *count >= most {
        return None;
    }
    *count += 1;
    Some(NetworkPlace(Some((Arc::clone(counts), network))))
}

/// The network of an address: one person has a whole network of IPv6 addresses.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(it) => IpAddr::V6((it.to_bits() & !u128::from(u64::MAX)).into()),
        it @ IpAddr::V4(_) => it,
    }
}

/// Four seconds' worth may come at once.
fn limiter<K: std::hash::Hash + Eq + Clone>(per_second: u32) -> Option<DefaultKeyedRateLimiter<K>> {
    let rate = NonZeroU32::new(per_second)?;
    Some(RateLimiter::keyed(Quota::per_second(rate).allow_burst(rate.saturating_mul(NonZeroU32::new(4)?))))
}

fn check<K: std::hash::Hash + Eq + Clone>(limiter: Option<&DefaultKeyedRateLimiter<K>>, key: &K) -> Result<(), Fault> {
    let Some(limiter) = limiter else {
        return Ok(());
    };
    limiter.check_key(key).map_err(|until| {
        let wait = until.wait_time_from(governor::clock::DefaultClock::default().now());
        Fault::too_many(wait.as_secs() + 1)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::Code;

    #[test]
    fn whoever_asks_too_often_waits_and_others_do_not() {
        let mut settings = Settings::new("x.db".parse().expect("a place"));
        settings.rate_per_address = 2;
        let limits = Limits::new(&settings);
        let [one, two, far]: [IpAddr; 3] =
            ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"].map(|it| it.parse().expect("an address"));
        for _ in 0..4 {
            let _ = limits.address(one);
            let _ = limits.address(two);
        }
        assert_eq!(limits.address(two).expect_err("the same network").code, Code::TooManyRequests);
        assert!(limits.address(far).is_ok());
    }

    #[test]
    fn old_addresses_in_new_ones_are_told_apart() {
        let mut settings = Settings::new("x.db".parse().expect("a place"));
        settings.rate_per_address = 1;
        let limits = Limits::new(&settings);
        let [one, two]: [IpAddr; 2] =
            ["::ffff:192.0.2.1", "::ffff:192.0.2.2"].map(|it| it.parse().expect("an address"));
        assert!((0..9).any(|_| limits.address(one).is_err()));
        assert!(limits.address(two).is_ok());
    }

    #[test]
    fn a_network_has_so_many_streams_and_no_more() {
        let limits = Limits::new(&Settings::new("x.db".parse().expect("a place")));
        let [one, two]: [IpAddr; 2] = ["192.0.2.1", "192.0.2.2"].map(|it| it.parse().expect("an address"));
        let mut places: Vec<_> = (0..MOST_STREAMS).map(|_| limits.stream(one).expect("a place")).collect();
        assert!(limits.stream(one).is_err() && limits.stream(two).is_ok());
        places.pop();
        assert!(limits.stream(one).is_ok());
    }

    #[test]
    fn a_network_has_so_many_connections_unless_it_is_the_proxy() {
        let mut settings = Settings::new("x.db".parse().expect("a place"));
        let [one, two]: [IpAddr; 2] = ["192.0.2.1", "192.0.2.2"].map(|it| it.parse().expect("an address"));
        let limits = Limits::new(&settings);
        let mut places: Vec<_> = (0..MOST_CONNECTIONS).map(|_| limits.connection(one).expect("a place")).collect();
        assert!(limits.connection(one).is_none() && limits.connection(two).is_some());
        places.pop();
        assert!(limits.connection(one).is_some());
        settings.behind_proxy = true;
        let limits = Limits::new(&settings);
        let places: Vec<_> = (0..=MOST_CONNECTIONS).map(|_| limits.connection(one)).collect();
        assert!(places.iter().all(Option::is_some));
    }

    #[tokio::test]
    async fn whoever_comes_and_goes_is_stopped_at_one_table() {
        let limits = Limits::new(&Settings::new("x.db".parse().expect("a place")));
        let [a, b] = ["a", "b"].map(|it| it.parse().expect("an address"));
        ASKING
            .scope([192, 0, 2, 1].into(), async {
                assert!((0..MOST_LEAVES.get()).all(|_| limits.leave(&a).is_ok()));
                assert_eq!(limits.leave(&a).expect_err("too often").code, Code::TooManyRequests);
                assert!(limits.leave(&b).is_ok());
            })
            .await;
        ASKING.scope([192, 0, 2, 2].into(), async { assert!(limits.leave(&a).is_ok()) }).await;
    }

    #[test]
    fn zero_is_no_limit() {
        let mut settings = Settings::new("x.db".parse().expect("a place"));
        settings.rate_per_address = 0;
        let limits = Limits::new(&settings);
        assert!((0..10_000).all(|_| limits.address(IpAddr::from([127, 0, 0, 1])).is_ok()));
    }
}
