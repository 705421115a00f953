//! What a test does when something is not installed that it needs.

use std::{
    env,
    ffi::OsStr,
    io::{self, Write},
};

/// Says that something is not tested because something is not installed: a failure where `CI` is set.
///
/// ```no_run
/// let is_there = std::process::Command::new("pdftotext").arg("-v").status().is_ok();
/// if !is_there {
///     return testing::skip("texts of printed pages, because poppler-utils is not installed");
/// }
/// ```
#[track_caller]
pub fn skip(reason: &str) {
    // Past the harness, which would keep it to itself: what is not tested shall be seen.
    skip_or_fail(reason, env::var_os("CI").as_deref(), &mut io::stderr());
}

#[track_caller]
fn skip_or_fail(reason: &str, ci: Option<&OsStr>, notices: &mut impl Write) {
    assert!(!ci.is_some_and(is_build_server), "a build server must test this: {reason}");
    // In one piece, because tests run beside each other.
    notices.write_all(format!("skipped: {reason}\n").as_bytes()).expect("an open standard error");
}

/// Whether the variable `CI` with this value is that of a build server.
fn is_build_server(ci: &OsStr) -> bool {
    !ci.is_empty() && ci != "false" && ci != "0"
}

#[cfg(test)]
mod tests {
    use std::{ffi::OsStr, panic::catch_unwind};

    use super::skip_or_fail;

    #[test]
    fn what_is_not_tested_is_told() {
        for ci in [None, Some(""), Some("false"), Some("0")] {
            let mut notices = Vec::new();
            skip_or_fail("nginx is not installed", ci.map(OsStr::new), &mut notices);
            assert_eq!(String::from_utf8_lossy(&notices), "skipped: nginx is not installed\n", "{ci:?}");
        }
    }

    #[test]
    fn a_build_server_fails() {
        for ci in ["true", "1", "yes"] {
            let failed = catch_unwind(|| skip_or_fail("nginx is not installed", Some(ci.as_ref()), &mut Vec::new()));
            let told = failed.expect_err("a failure").downcast::<String>().expect("words");
            assert!(told.ends_with("nginx is not installed"), "{told}");
        }
    }
}
