//! Files that are served beside the client and not loaded with it.

use anyhow::Result;

use crate::{pages, workspace::Workspace};

/// Paths below `web-dist` and their contents: the rules of every game in every language.
///
/// They keep their names, and the browser keeps those that somebody looked at.
/// What they are made of must lie in the folder of a crate that the client is built of, or in that of this program.
pub(crate) fn extra_files(workspace: &Workspace) -> Result<Vec<(String, Vec<u8>)>> {
    pages::rule_pages(workspace)
}
