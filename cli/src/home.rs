//! Where the program keeps what nobody named a place for.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

/// The folder for data of this user; the current one if there is none.
pub(crate) fn folder() -> PathBuf {
    let home = env::var_os("HOME").or_else(|| env::var_os("USERPROFILE")).filter(|it| !it.is_empty());
    let data = env::var_os("XDG_DATA_HOME").filter(|it| !it.is_empty()).map(PathBuf::from);
    let data = data.or_else(|| home.map(|it| Path::new(&it).join(".local").join("share")));
    let folder = data.map(|it| it.join("platelayer")).filter(|it| fs::create_dir_all(it).is_ok());
    folder.unwrap_or_default()
}
