//! `platelayer backup`: a copy of the database while the server runs.

use std::path::Path;

use store::{Place, Store};

use crate::{args::Backup, fault::Fault, serve};

/// Copies the database into a new file, whole and sound.
pub(crate) fn run(args: &Backup) -> Result<(), Fault> {
    let place = args.database.place()?;
    let Place::Sqlite(file) = &place else {
        return Err(Fault::usage("backup copies SQLite files; use pg_dump for PostgreSQL"));
    };
    if !file.exists() {
        return Err(Fault::input(format!("{}: there is no such database", file.display())));
    }
    if args.file.exists() {
        return Err(Fault::input(format!("{}: the file exists already", args.file.display())));
    }
    serve::runtime()?.block_on(copy(place.clone(), &args.file))
}

async fn copy(place: Place, file: &Path) -> Result<(), Fault> {
    let store = Store::open_beside(place).await.map_err(Fault::input)?;
    // A copy that was cut short must not look like one.
    let mut part = file.as_os_str().to_owned();
    part.push(".part");
    let part = Path::new(&part);
    let _ = std::fs::remove_file(part);
    let copied = store.back_up(part).await;
    store.close().await;
    copied.map_err(Fault::input)?;
    let synced = std::fs::File::open(part).and_then(|it| it.sync_all());
    synced.and_then(|()| std::fs::rename(part, file)).map_err(|it| Fault::file(file, &it))?;
    println!("copied into {}", file.display());
    Ok(())
}
