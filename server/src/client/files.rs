//! Where the files of the browser client come from.

use std::{borrow::Cow, collections::BTreeMap, fmt, sync::Arc};

use axum::body::Bytes;
use rust_embed::RustEmbed;
use sha2::{Digest as _, Sha256};

/// What `cargo xtask web` has built.
#[derive(RustEmbed)]
#[folder = "../web-dist/"]
#[allow_missing = true]
struct BuiltIn;

/// The browser client: the files that a browser may ask for.
#[derive(Clone)]
pub struct Client(Source);

#[derive(Clone)]
enum Source {
    BuiltIn,
    Given(Arc<BTreeMap<String, Bytes>>),
}

/// A file of the client.
pub(crate) struct File {
    pub(crate) bytes: Bytes,
    /// The hash of its content.
    pub(crate) hash: [u8; 32],
}

impl Client {
    /// The client that was built with this program, if any; builds for development read it from its folder.
    pub const fn built_in() -> Self {
        Self(Source::BuiltIn)
    }

    /// A client of these files: paths without a slash at their start, and contents.
    pub fn of(files: impl IntoIterator<Item = (String, Vec<u8>)>) -> Self {
        let files = files.into_iter().map(|(path, bytes)| (path, bytes.into())).collect();
        Self(Source::Given(Arc::new(files)))
    }

    /// The file at a path.
    pub(crate) fn file(&self, path: &str) -> Option<File> {
        // No name of ours has another letter, and a folder must not be left by any trick.
        let is_ours = |it: char| it.is_ascii_alphanumeric() || "-_./".contains(it);
        if path.contains("..") || !path.chars().all(is_ours) {
            return None;
        }
        match &self.0 {
            Source::BuiltIn => {
                let file = BuiltIn::get(path)?;
                let hash = file.metadata.sha256_hash();
                let bytes = match file.data {
                    Cow::Borrowed(it) => Bytes::from_static(it),
                    Cow::Owned(it) => it.into(),
                };
                Some(File { bytes, hash })
            }
            Source::Given(files) => {
                let bytes = files.get(path)?.clone();
                let hash = Sha256::digest(&bytes).into();
                Some(File { bytes, hash })
            }
        }
    }
}

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            Source::BuiltIn => "Client::built_in()",
            Source::Given(_) => "Client::of(..)",
        })
    }
}
