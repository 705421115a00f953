//! `platelayer postal new`: a folder, an agreement, and dice that are fixed before anybody plays.

use std::fs;

use kernel::{Seed, TableId};

use super::{
    agreement::{Agreement, read_seed},
    args::New,
    clock,
    folder::{Folder, Written},
    log::{self, Act, Entry, Log},
};
use crate::fault::Fault;

pub(crate) fn run(args: &New, now: Option<&str>) -> Result<(), Fault> {
    let name = match &args.name {
        Some(name) => name.clone(),
        None => args.folder.file_name().map(|it| it.to_string_lossy().into_owned()).unwrap_or_default(),
    };
    let _: TableId = name.parse().map_err(|error| Fault::usage(format!("--name `{name}`: {error}")))?;
    let zone = clock::zone(&args.zone)?;
    let now = clock::now(now, &zone)?;
    clock::parse(&format!("2026-01-01 {}", args.hour))
        .map_err(|_| Fault::usage(format!("--hour `{}`: expected a time like 20:00", args.hour)))?;
    fs::create_dir_all(&args.folder).map_err(|error| Fault::file(&args.folder, &error))?;
    let folder = Folder::new(&args.folder);
    // A program that was killed here may have left its seed, which is as good as another.
    let path = folder.path("seed");
    if !path.exists() {
        let seed = match &args.seed {
            Some(text) => text.parse().map_err(|error| Fault::usage(format!("--seed: {error}")))?,
            None => random_seed()?,
        };
        folder.write("seed", format!("{}\n", seed.to_hex()).as_bytes())?;
    }
    let seed = read_seed(&path)?;
    let agreement = Agreement {
        game: name.clone(),
        zone: args.zone.clone(),
        days: args.days,
        hour: args.hour.clone(),
        language: args.language.to_string(),
        referee: args.referee.clone(),
        paper: args.paper.to_string(),
        commitment: seed.commitment().to_string(),
    };
    // Files of before may say less and mean the same.
    let is_other = folder.write("game.toml", agreement.to_toml()?.as_bytes())? == Written::Other;
    if is_other && Agreement::read(&folder)?.0 != agreement {
        let file = folder.path("game.toml");
        return Err(Fault::input(format!(
            "{}: there is a game in this folder, and it was agreed otherwise",
            file.display()
        )));
    }
    let (mut log, entries) = Log::open(&folder, true)?;
    if entries.is_empty() {
        let time = now.strftime("%Y-%m-%dT%H:%M:%S%:z").to_string();
        log.add(&Entry { time, by: log::user(), act: Act::New { game: name.clone() }, reason: String::new() })?;
        folder.sync("")?;
    }
    let shown = args.folder.display();
    say!("{name} is open in {shown}. The file `seed` is secret until the game is over.");
    say!("Next: platelayer postal --in {shown} players add NAME ADDRESS");
    Ok(())
}

fn random_seed() -> Result<Seed, Fault> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Fault::input(format!("the system gives no random numbers: {error}")))?;
    Ok(Seed::new(bytes))
}
