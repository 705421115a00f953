//! What a client is built for: to travel, to be used on this machine, or to be looked at by whoever works on it.

/// What a client is built for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// To travel: small, packed as tightly as possible.
    Release,
    /// To be used on this machine, by people and by tests: soon there, and otherwise like a release.
    Local,
    /// To be looked at after every change: the browser asks for the newest build first.
    Trial,
}

impl Purpose {
    pub(crate) fn parse(word: &str) -> Option<Self> {
        [Self::Release, Self::Local, Self::Trial].into_iter().find(|it| it.word() == word)
    }

    /// Its name on the command line and in the version of the client.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Release => "release",
            Self::Local => "local",
            Self::Trial => "trial",
        }
    }

    /// The most that a browser may load before anything is seen, in bytes.
    ///
    /// A local build is bigger than a release; its limit finds what should not be in the first part, such as the rules.
    pub(crate) const fn most_first_load(self) -> usize {
        match self {
            Self::Release => 500_000,
            Self::Local => 800_000,
            Self::Trial => usize::MAX,
        }
    }
}
