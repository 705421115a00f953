//! Follows the documents as a stranger would: a clean clone, the commands as they stand there, a page in the end.

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::Path,
    process::{Command, Stdio},
    time::Duration,
};

use anyhow::{Context, Result, bail, ensure};

use crate::{files, workspace::Workspace};

/// The documents that say how a release is built, and where the program is then, from the root of the clone.
const DOCUMENTS: [(&str, &str); 2] =
    [("README.md", "installed/bin/platelayer"), ("deploy/README.md", "target/release/platelayer")];

/// Builds a release by each document in a clean clone and asks it for its first page.
pub(crate) fn follow(workspace: &Workspace) -> Result<()> {
    let folder = std::env::temp_dir().join(format!("platelayer-clone-{}", std::process::id()));
    let followed = DOCUMENTS.iter().try_for_each(|(document, program)| {
        let clone = workspace.program("git").args(["clone", "--quiet", "."]).arg(&folder).status();
        ensure!(clone.context("cannot run git")?.success(), "the repository cannot be cloned");
        let line = command(&files::read(workspace, Path::new(document))?)
            .with_context(|| format!("{document} does not say how to build a release"))?;
        println!("$ {line}");
        let mut shell = workspace.program("sh");
        // Nothing of this machine is to be overwritten.
        shell.arg("-c").arg(&line).current_dir(&folder).env("CARGO_INSTALL_ROOT", folder.join("installed"));
        ensure!(shell.status().context("cannot run sh")?.success(), "{document}: `{line}` fails");
        look(&folder.join(program)).with_context(|| format!("{document}: {program}"))?;
        fs::remove_dir_all(&folder).context("cannot remove the clone")
    });
    let _ = fs::remove_dir_all(&folder);
    followed
}

/// The first command of a document that builds a release.
fn command(text: &str) -> Option<String> {
    let mut lines = text.lines().filter(|it| it.starts_with("cargo "));
    lines.find(|it| it.contains("cargo install") || it.contains("--release")).map(ToOwned::to_owned)
}

/// Starts a server and looks for the client in its first page.
fn look(program: &Path) -> Result<()> {
    let folder = program.parent().context("a program is in a folder")?;
    let database = format!("sqlite:{}", folder.join("look.db").display());
    let mut server = Command::new(program)
        .args(["serve", "--listen", "127.0.0.1:0", "--database", &database])
        .stdout(Stdio::piped())
        .spawn()
        .context("it does not start")?;
    let page = server.stdout.take().context("it says nothing").and_then(|it| page(BufReader::new(it).lines()));
    server.kill()?;
    server.wait()?;
    ensure!(page?.contains("<script"), "its first page has no browser client");
    Ok(())
}

/// The first page of the server that says where it listens.
fn page(mut told: impl Iterator<Item = std::io::Result<String>>) -> Result<String> {
    let address = loop {
        let Some(line) = told.next() else { bail!("it does not listen") };
        if let Some(address) = line?.strip_prefix("listening on http://") {
            break address.to_owned();
        }
    };
    let mut stream = TcpStream::connect(&address)?;
    stream.set_read_timeout(Some(Duration::from_secs(20)))?;
    write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nAccept: text/html\r\nConnection: close\r\n\r\n")?;
    let mut text = String::new();
    stream.read_to_string(&mut text)?;
    Ok(text)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{DOCUMENTS, command};
    use crate::{files, workspace::Workspace};

    #[test]
    fn every_document_says_how_a_release_is_built() {
        for (document, _) in DOCUMENTS {
            let text = files::read(&Workspace::here(), Path::new(document)).expect("a document");
            let line = command(&text).expect("a command");
            assert!(line.starts_with("cargo xtask web && "), "{document}: {line}");
        }
        assert_eq!(command("cargo xtask play\ncargo test"), None);
    }
}
