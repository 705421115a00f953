//! Where the servers are that players may turn to, which changes as servers come and go.

use std::{
    net::SocketAddr,
    sync::{Mutex, MutexGuard, PoisonError},
};

/// The addresses of the servers that are thought to run.
#[derive(Debug, Default)]
pub struct Yard(Mutex<Vec<SocketAddr>>);

impl Yard {
    /// A yard with these servers.
    pub fn new(addresses: impl IntoIterator<Item = SocketAddr>) -> Self {
        Self(Mutex::new(addresses.into_iter().collect()))
    }

    /// Puts a server that was started again at the place of the one that was.
    pub fn put(&self, place: usize, address: SocketAddr) {
        let mut addresses = self.addresses();
        if let Some(old) = addresses.get_mut(place) {
            *old = address;
        } else {
            addresses.push(address);
        }
    }

    /// The server for whoever has turned away `n_tries` times from the one at `home`; the same ones again and again.
    pub fn address(&self, home: usize, n_tries: usize) -> Option<SocketAddr> {
        let addresses = self.addresses();
        addresses.get((home + n_tries).checked_rem(addresses.len())?).copied()
    }

    fn addresses(&self) -> MutexGuard<'_, Vec<SocketAddr>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddr};

    use super::Yard;

    #[test]
    fn players_go_round_the_servers_from_their_own() {
        let address = |port: u16| SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        assert_eq!(Yard::default().address(1, 0), None);
        let yard = Yard::new([address(1), address(2)]);
        let ports = |home| [0, 1, 2].map(|n| yard.address(home, n).expect("an address").port());
        assert_eq!((ports(0), ports(1), ports(7)), ([1, 2, 1], [2, 1, 2], [2, 1, 2]));
        yard.put(1, address(3));
        assert_eq!(ports(0), [1, 3, 1]);
    }
}
