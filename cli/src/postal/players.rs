//! `platelayer postal players`: who plays, in which language, and where mails go.

use std::io::{self, Write as _};

use referee::{Act, Language, Player};

use super::{
    args::{Players, PlayersCommand, Postal},
    game::Game,
};
use crate::fault::Fault;

/// Names fit into tables.
const MOST_LETTERS: usize = 40;

pub(crate) fn run(args: &Postal, players: &Players) -> Result<(), Fault> {
    let now = args.now.as_deref();
    match &players.command {
        None | Some(PlayersCommand::List) => list(&Game::look(&args.folder, now)?),
        Some(PlayersCommand::Add { name, address, language }) => {
            let mut game = Game::open(&args.folder, now)?;
            let usual = || game.agreement().language.parse().map_err(Fault::input);
            let language = language.map_or_else(usual, Ok)?;
            add(&mut game, name, address.as_deref(), language)
        }
        Some(PlayersCommand::Language { name, language }) => {
            let mut game = Game::open(&args.folder, now)?;
            let seat = game.seat(name).map_err(Fault::usage)?;
            if game.player(seat).language != *language {
                game.act(&Act::Translate { seat, language: *language }, "")?;
            }
            say!("{} reads {language}", game.player(seat).name);
            Ok(())
        }
        Some(PlayersCommand::Address { name, address }) => {
            let mut game = Game::open(&args.folder, now)?;
            let seat = game.seat(name).map_err(Fault::usage)?;
            check_address(&game, address, Some(seat))?;
            if game.player(seat).addresses.last().is_none_or(|it| it != address) {
                game.act(&Act::Move { seat, address: address.clone() }, "")?;
            }
            say!("mails to {} go to {address}", game.player(seat).name);
            Ok(())
        }
    }
}

fn list(game: &Game) -> Result<(), Fault> {
    let mut out = io::stdout().lock();
    let width = game.desk().players().iter().map(|it| it.name.chars().count()).max().unwrap_or(0);
    for player in game.desk().players() {
        let address = player.addresses.last().map_or("by paper", String::as_str);
        writeln!(out, "{:width$}  {}  {address}", player.name, player.language)?;
    }
    Ok(writeln!(out, "{} players", game.desk().players().len())?)
}

fn add(game: &mut Game, name: &str, address: Option<&str>, language: Language) -> Result<(), Fault> {
    let name = name.trim();
    if name.is_empty()
        || name.chars().count() > MOST_LETTERS
        || name.chars().any(|it| it.is_control() || ",;|:=".contains(it))
    {
        return Err(Fault::usage(format!("`{name}`: a name has 1 to {MOST_LETTERS} letters, and none of , ; | : =")));
    }
    if let Ok(seat) = game.seat(name) {
        let player = game.player(seat);
        if player.addresses.last().map(String::as_str) == address || address.is_none() {
            say!("{} plays already", player.name);
            return Ok(());
        }
        let hint = format!("platelayer postal players address \"{}\" …", player.name);
        return Err(Fault::usage(format!("{} plays already, with another address (`{hint}` changes it)", player.name)));
    }
    if game.desk().has_begun() {
        return Err(Fault::input("the game has begun, so nobody can join it"));
    }
    if let Some(address) = address {
        check_address(game, address, None)?;
    }
    let addresses = address.iter().map(|it| (*it).to_owned()).collect();
    game.act(&Act::Join(Player { name: name.to_owned(), language, addresses }), "")?;
    say!("{name} plays; players: {}", game.desk().players().len());
    Ok(())
}

fn check_address(game: &Game, address: &str, owner: Option<kernel::Seat>) -> Result<(), Fault> {
    let is_fine = address.split_once('@').is_some_and(|(a, b)| !a.is_empty() && !b.is_empty() && !b.contains('@'))
        && !address.contains(|c: char| c.is_whitespace() || c.is_control() || "<>,;\"".contains(c))
        && address.len() <= 254;
    if !is_fine {
        return Err(Fault::usage(format!("`{address}` is no mail address")));
    }
    let is_other = |it: &kernel::Seat| {
        Some(*it) != owner && game.player(*it).addresses.iter().any(|known| known.eq_ignore_ascii_case(address))
    };
    match game.seats().find(is_other) {
        Some(seat) => Err(Fault::usage(format!("{address} is the address of {}", game.player(seat).name))),
        None => Ok(()),
    }
}
