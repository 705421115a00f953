//! A disk that can be filled up: a small one in memory where we may mount it, otherwise a limit on the server's files.

use std::{
    fs::{self, File},
    io::{self, Write as _},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context as _, Result};
use proving::server::Server;

/// How big the small disk is: under load a log that is not yet written back takes some tens of megabytes.
const SIZE: &str = "size=128m";

/// The folder of the database, and how it is filled up.
pub(crate) struct Disk {
    folder: PathBuf,
    is_mounted: bool,
}

impl Disk {
    /// A disk at this folder, which is made.
    pub(crate) fn new(folder: PathBuf) -> Result<Self> {
        fs::create_dir(&folder)?;
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", SIZE, "proving"]).arg(&folder).stdout(Stdio::null()).stderr(Stdio::null());
        let is_mounted = mount.status().is_ok_and(|it| it.success());
        Ok(Self { folder, is_mounted })
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// How it is filled, in a few words.
    pub(crate) const fn kind(&self) -> &'static str {
        if self.is_mounted { "a full tmpfs" } else { "a limit on file sizes" }
    }

    /// Leaves no room for anything.
    pub(crate) fn fill(&self, server: &Server) -> Result<()> {
        if !self.is_mounted {
            return server.limit_files(Some(self.largest()?)).context("no limit could be set");
        }
        let mut filler = File::create(self.filler())?;
        // Ever smaller pieces, until not one byte is left.
        for size in [1 << 20, 1 << 12, 1] {
            let piece = vec![0; size];
            loop {
                match filler.write_all(&piece) {
                    Ok(()) => {}
                    Err(error) if error.kind() == io::ErrorKind::StorageFull => break,
                    Err(error) => return Err(error.into()),
                }
            }
        }
        Ok(())
    }

    /// Gives the room back.
    pub(crate) fn clear(&self, server: &Server) -> Result<()> {
        if self.is_mounted {
            fs::remove_file(self.filler())?;
        } else {
            server.limit_files(None)?;
        }
        Ok(())
    }

    fn filler(&self) -> PathBuf {
        self.folder.join("filler")
    }

    /// The size of the largest file of the database.
    fn largest(&self) -> io::Result<u64> {
        let mut largest = 0;
        for file in fs::read_dir(&self.folder)? {
            largest = largest.max(file?.metadata()?.len());
        }
        Ok(largest)
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        if self.is_mounted {
            // The server may still hold files; the disk goes when it does.
            let _ = Command::new("umount").arg("-l").arg(&self.folder).status();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, io};

    use proving::server::Launch;

    use super::Disk;

    #[test]
    fn a_full_disk_takes_nothing_until_there_is_room_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let disk = Disk::new(folder.path().join("disk")).expect("a disk");
        if !disk.is_mounted {
            eprintln!("no disk can be mounted here: left out");
            return;
        }
        // Any process that says the line will do.
        let (binary, log) = (folder.path().join("server"), folder.path().join("log"));
        let script =
            "printf '#!/bin/sh\\necho listening on http://127.0.0.1:1\\nexec sleep 65\\n' > \"$0\"; chmod 755 \"$0\"";
        let made = std::process::Command::new("sh").args(["-c", script]).arg(&binary).status();
        assert!(made.expect("a shell").success());
        let server = Launch { binary, database: String::new(), options: Vec::new(), log }.start().expect("a server");
        let file = disk.folder().join("file");
        fs::write(&file, [1; 5000]).expect("room");
        disk.fill(&server).expect("a full disk");
        let error = fs::write(disk.folder().join("other"), [1; 5000]).expect_err("no room");
        assert_eq!(error.kind(), io::ErrorKind::StorageFull);
        disk.clear(&server).expect("room again");
        fs::write(&file, [1; 9000]).expect("room");
        drop(disk);
        assert!(!file.exists(), "the disk is gone");
    }
}
