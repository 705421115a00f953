//! Where the programs of `PostgreSQL` are, and as whom they run.

use std::{
    env, fs,
    os::unix::process::CommandExt as _,
    path::{Path, PathBuf},
    process::Command,
};

/// Where Debian keeps the versions of `PostgreSQL`, which are not on its path.
const DEBIAN: &str = "/usr/lib/postgresql";

/// An unprivileged user of this machine.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct User {
    pub(super) uid: u32,
    pub(super) gid: u32,
}

/// The folder that holds `initdb`, `postgres` and `psql`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Programs(PathBuf);

impl Programs {
    /// The programs on the path, or the newest of Debian's.
    pub(super) fn find() -> Option<Self> {
        let path = env::var_os("PATH").unwrap_or_default();
        let on_path = env::split_paths(&path).find(|it| is_complete(it));
        on_path.or_else(|| newest(Path::new(DEBIAN))).map(Self)
    }

    /// One of the programs, in this folder, as this user if one is named, deaf to the settings of whoever runs it.
    pub(super) fn command(&self, name: &str, folder: &Path, user: Option<User>) -> Command {
        let mut command = Command::new(self.0.join(name));
        command.current_dir(folder);
        for (variable, _) in env::vars_os().filter(|(it, _)| it.to_string_lossy().starts_with("PG")) {
            command.env_remove(variable);
        }
        if let Some(user) = user {
            command.uid(user.uid).gid(user.gid);
        }
        command
    }
}

fn is_complete(folder: &Path) -> bool {
    ["initdb", "postgres", "psql"].iter().all(|it| folder.join(it).is_file())
}

/// The folder of the highest version among these.
fn newest(versions: &Path) -> Option<PathBuf> {
    let folders = fs::read_dir(versions).ok()?.filter_map(Result::ok);
    let numbered = folders.filter_map(|it| {
        let number = it.file_name().to_str()?.parse::<f64>().ok()?;
        Some((number, it.path().join("bin")))
    });
    numbered.filter(|(_, it)| is_complete(it)).max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, it)| it)
}

/// Whom root lends `PostgreSQL` to, which refuses to run as root.
pub(super) fn unprivileged() -> Option<User> {
    let text = fs::read_to_string("/etc/passwd").unwrap_or_default();
    ["postgres", "nobody"].iter().find_map(|name| entry(&text, name))
}

fn entry(passwd: &str, name: &str) -> Option<User> {
    passwd.lines().find_map(|line| {
        let fields: Vec<&str> = line.split(':').collect();
        match fields[..] {
            [found, _, uid, gid, ..] if found == name => Some(User { uid: uid.parse().ok()?, gid: gid.parse().ok()? }),
            _ => None,
        }
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{User, entry, newest};

    #[test]
    fn versions_are_numbers_not_words() {
        let folder = tempfile::tempdir().expect("a folder");
        for version in ["9.6", "15", "9", "17", "extensions"] {
            let bin = folder.path().join(version).join("bin");
            fs::create_dir_all(&bin).expect("a folder");
            // The newest is not complete.
            for program in ["initdb", "postgres", "psql"].iter().filter(|_| version != "17") {
                fs::write(bin.join(program), "").expect("a file");
            }
        }
        assert_eq!(newest(folder.path()), Some(folder.path().join("15/bin")));
        assert_eq!(newest(&folder.path().join("15")), None);
    }

    #[test]
    fn users_are_found_by_their_whole_name() {
        let passwd = "root:x:0:0:root:/:/bin/sh\nnobodys:x:1:2::/:\nnobody:x:65534:65533:nobody:/:/bin/false\n";
        assert_eq!(entry(passwd, "nobody"), Some(User { uid: 65534, gid: 65533 }));
        assert_eq!(entry(passwd, "postgres"), None);
    }
}
