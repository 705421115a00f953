//! The check `equipment`: the programs that some tests need besides Rust are there, and installed where that is possible.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::Result;

use crate::{checks, metadata::Metadata, misuse::Misuse, outcome::Outcome, workspace::Workspace};

/// Something that tests need and that is not written in Rust.
struct Tool {
    name: &'static str,
    /// The package of Debian and Ubuntu.
    package: &'static str,
    /// What must lie in one folder.
    programs: &'static [&'static str],
    /// What is left out without it.
    tests: &'static str,
}

const TOOLS: &[Tool] = &[
    Tool {
        name: "PostgreSQL",
        package: "postgresql",
        programs: &["initdb", "postgres", "psql"],
        tests: "the store on PostgreSQL, and several servers on one database",
    },
    Tool {
        name: "nginx",
        package: "nginx-light",
        programs: &["nginx"],
        tests: "the server behind the proxy of deploy/nginx.conf",
    },
    Tool { name: "Chromium", package: "chromium", programs: &["chromium"], tests: "visits with a browser" },
    Tool {
        name: "chromedriver",
        package: "chromium-driver",
        programs: &["chromedriver"],
        tests: "visits with a browser",
    },
    Tool {
        name: "Poppler",
        package: "poppler-utils",
        programs: &["pdftoppm", "pdftotext"],
        tests: "printed pages as pictures and as text",
    },
    Tool { name: "systemd", package: "systemd", programs: &["systemd-analyze"], tests: "the unit of deploy/" },
    Tool { name: "OpenSSL", package: "openssl", programs: &["openssl"], tests: "mail over TLS" },
    Tool { name: "npm", package: "npm", programs: &["npm", "node"], tests: "what axe-core finds on the pages" },
];

/// Chromium without the parts that nobody sees, and its package: visits work without it, but take a third longer.
const SHELL: (&str, &str) = ("/usr/lib/chromium/chromium-headless-shell", "chromium-headless-shell");

/// What npm is told by: a list of packages, and their exact versions.
const LISTS: [&str; 2] = ["package.json", "package-lock.json"];

/// What npm brings.
const AXE: &str = "node_modules/axe-core/axe.min.js";

/// What Python brings: a mail server, which the tests of `cli` look for in the same place, …
const SMTP: (&str, &str) = ("aiosmtpd", "aiosmtpd>=1.4.6,<2");

/// … and a generator of requests, with the variable that names it.
const SCHEMATHESIS: (&str, &str, &str) = ("schemathesis", "schemathesis>=4,<5", "PLATELAYER_SCHEMATHESIS");

/// Where Debian keeps the versions of `PostgreSQL`, which are not on its path.
const VERSIONS: &str = "/usr/lib/postgresql";

/// What packages look at while they are installed: the tests start what they need, and services that run all day are
/// not wanted.
const NOTES: [(&str, &str); 2] = [
    ("/etc/postgresql-common/createcluster.d/platelayer.conf", "create_main_cluster = false\n"),
    ("/usr/sbin/policy-rc.d", "#!/bin/sh\nexit 101\n"),
];

/// `cargo xtask equipment`: the check alone.
pub(crate) fn run(workspace: &Workspace, arguments: &[String]) -> Result<ExitCode> {
    if let [other, ..] = arguments {
        return Err(Misuse(format!("unexpected argument `{other}`")).into());
    }
    Ok(match check(workspace)? {
        Outcome::Passed => ExitCode::SUCCESS,
        Outcome::Failed(_) | Outcome::Skipped(_) => ExitCode::FAILURE,
    })
}

pub(crate) fn check(workspace: &Workspace) -> Result<Outcome> {
    let absent = |folders: &[PathBuf]| TOOLS.iter().filter(|it| !it.is_in(folders)).collect::<Vec<_>>();
    let mut missing = absent(&folders());
    if !missing.is_empty() && may_install() {
        install(workspace, missing.iter().map(|it| it.package))?;
        missing = absent(&folders());
    }
    let (shell, package) = SHELL;
    if !Path::new(shell).is_file() && may_install() {
        install(workspace, [package])?;
    }
    for tool in &missing {
        println!("{}", tool.complaint());
    }
    let mut names: Vec<_> = missing.iter().map(|it| it.name).collect();
    if !names.contains(&"npm") && !has_axe(workspace)? {
        println!("npm cannot install axe-core, so this is skipped: what axe-core finds on the pages.");
        names.push("axe-core");
    }
    if from_python(workspace, SMTP.0, SMTP.1)?.is_none() {
        println!(
            "Python 3 or its package {} is not to be had, so this is skipped: mail through a real server.",
            SMTP.1
        );
        names.push(SMTP.0);
    }
    if schemathesis(workspace)?.is_none() {
        println!(
            "Python 3 or its package {} is not to be had, so this is skipped: generated requests.",
            SCHEMATHESIS.1
        );
        println!("Set {} to the program if you have it elsewhere.", SCHEMATHESIS.2);
        names.push(SCHEMATHESIS.0);
    }
    Ok(if names.is_empty() {
        Outcome::Passed
    } else {
        Outcome::Skipped(format!("no tests with {}, which is not installed", names.join(" and ")))
    })
}

impl Tool {
    fn is_in(&self, folders: &[PathBuf]) -> bool {
        folders.iter().any(|folder| self.programs.iter().all(|it| folder.join(it).is_file()))
    }

    fn complaint(&self) -> String {
        let Self { name, package, tests, .. } = self;
        format!("{name} is not installed, so this is skipped: {tests}.\nGet it with: apt-get install {package}")
    }
}

/// Whether axe-core is there in the version that we name, after asking npm if not.
fn has_axe(workspace: &Workspace) -> Result<bool> {
    let lists = workspace.root().join("visitors");
    let folder = Metadata::read(workspace)?.target_directory.join("visitors");
    let is_current = |list: &&str| fs::read(lists.join(list)).ok() == fs::read(folder.join(list)).ok();
    if LISTS.iter().all(is_current) && folder.join(AXE).is_file() {
        return Ok(true);
    }
    fs::create_dir_all(&folder)?;
    for list in LISTS {
        fs::copy(lists.join(list), folder.join(list))?;
    }
    let mut npm = workspace.program("npm");
    npm.current_dir(&folder).args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
    let is_done = checks::command(&mut npm)? == Outcome::Passed && folder.join(AXE).is_file();
    if !is_done {
        // The next run shall try again.
        let _ = fs::remove_file(folder.join(LISTS[0]));
    }
    Ok(is_done)
}

/// A program from the package index of Python in a folder of our own, after asking for it if it is not there.
fn from_python(workspace: &Workspace, name: &str, package: &str) -> Result<Option<PathBuf>> {
    let folder = Metadata::read(workspace)?.target_directory.join(name);
    let programs = folder.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let is_done = |program: &Path, arguments: &[&str]| {
        // A program that is not there is as good as one that fails.
        checks::command(workspace.program(program).args(arguments)).is_ok_and(|it| it == Outcome::Passed)
    };
    let program = programs.join(name);
    let Some(place) = folder.to_str() else { return Ok(None) };
    let install = ["install", "--quiet", "--disable-pip-version-check", package];
    let is_there = program.is_file()
        || is_done(Path::new("python3"), &["-m", "venv", place]) && is_done(&programs.join("pip"), &install);
    Ok((is_there && program.is_file()).then_some(program))
}

/// What generates requests, and the variable that tells a test of the server where it is; nothing where it is missing.
pub(crate) fn schemathesis(workspace: &Workspace) -> Result<Option<(&'static str, PathBuf)>> {
    let (name, package, variable) = SCHEMATHESIS;
    if let Some(given) = env::var_os(variable) {
        return Ok(Some((variable, given.into())));
    }
    Ok(from_python(workspace, name, package)?.map(|program| (variable, program)))
}

/// Where programs may be: on the path, among those of the system, and in the folders of `PostgreSQL`.
fn folders() -> Vec<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let mut res: Vec<PathBuf> = env::split_paths(&path).collect();
    res.push("/usr/sbin".into());
    let versions = fs::read_dir(VERSIONS).into_iter().flatten().filter_map(Result::ok);
    res.extend(versions.map(|it| it.path().join("bin")));
    res
}

/// Whether we are root on a Debian: elsewhere it is not ours to install anything.
fn may_install() -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        let is_root = fs::metadata("/proc/self").is_ok_and(|it| it.uid() == 0);
        is_root && Path::new("/usr/bin/apt-get").is_file()
    }
    #[cfg(not(unix))]
    false
}

/// Installs what it can; what it cannot is told afterwards.
fn install<'a>(workspace: &Workspace, packages: impl IntoIterator<Item = &'a str>) -> Result<()> {
    let notes: Vec<_> = NOTES.iter().filter(|(note, text)| leave(Path::new(note), text)).collect();
    let apt = |arguments: &[&str]| {
        let mut command = workspace.program("apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive").args(arguments);
        checks::command(&mut command).map(|it| it == Outcome::Passed)
    };
    let arguments: Vec<_> = ["install", "-qq", "-y", "--no-install-recommends"].into_iter().chain(packages).collect();
    // The lists of packages may be missing or old.
    let done = apt(&arguments).and_then(|is_done| Ok(is_done || apt(&["update", "-qq"])? && apt(&arguments)?));
    for (note, _) in notes {
        let _ = fs::remove_file(note);
    }
    done.map(|_| ())
}

/// Leaves a note; says whether it is ours to take away again.
fn leave(note: &Path, text: &str) -> bool {
    let is_new = !note.exists() && note.parent().is_some_and(|it| fs::create_dir_all(it).is_ok());
    let is_ours = is_new && fs::write(note, text).is_ok();
    #[cfg(unix)]
    if is_ours {
        use std::os::unix::fs::PermissionsExt as _;
        let _ = fs::set_permissions(note, fs::Permissions::from_mode(0o755));
    }
    is_ours
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::TOOLS;

    #[test]
    fn a_tool_is_there_when_all_its_programs_are_in_one_folder() {
        let root = own_folder();
        let folders = ["one", "two"].map(|it| root.join(it));
        let [postgres, nginx, ..] = TOOLS else { panic!("two tools") };
        for folder in &folders {
            fs::create_dir_all(folder).expect("a folder");
        }
        for (folder, program) in [(0, "initdb"), (0, "postgres"), (1, "psql"), (1, "nginx")] {
            fs::write(folders[folder].join(program), "").expect("a file");
        }
        assert!(nginx.is_in(&folders) && !nginx.is_in(&folders[..1]));
        assert!(!postgres.is_in(&folders));
        fs::write(folders[0].join("psql"), "").expect("a file");
        assert!(postgres.is_in(&folders));
        fs::remove_dir_all(&root).expect("it was there");
    }

    #[test]
    fn what_is_missing_is_told_with_the_way_to_get_it() {
        let told = TOOLS[1].complaint();
        assert!(told.contains("skipped: the server behind the proxy"), "{told}");
        assert!(told.ends_with("apt-get install nginx-light"), "{told}");
    }

    /// A folder for this test only.
    fn own_folder() -> std::path::PathBuf {
        std::env::temp_dir().join(format!("platelayer-equipment-{}", std::process::id()))
    }
}
