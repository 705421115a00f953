//! Files that are served beside the client and not loaded with it.

use anyhow::Result;

use crate::workspace::Workspace;

/// Paths below `web-dist` and their contents.
///
/// They keep their names, and the browser keeps those that somebody looked at.
/// What they are made of must lie in the folder of a crate that the client is built of, or in that of this program.
#[expect(clippy::unnecessary_wraps, reason = "making them may fail")]
pub(crate) fn extra_files(_workspace: &Workspace) -> Result<Vec<(String, Vec<u8>)>> {
    Ok(Vec::new())
}
