//! Acts at a desk as lines of the log, and back: there players have names, and moments are those of the game's zone.

use std::{collections::BTreeMap, str::FromStr as _};

use jiff::{Timestamp, tz::TimeZone};
use kernel::BySeat;
use referee::{Act, Arrived, Deadline, Desk, Language, Orders, Player, RoundOrders, Timing};

use super::{
    clock, game,
    log::{self, Counted},
};

/// Where a letter lies, and by what it is known again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Filed {
    pub(crate) file: String,
    pub(crate) key: String,
}

/// An act as it is logged; the letter of one that has one lies in a file.
pub(crate) fn written(act: &Act, filed: Option<&Filed>, desk: &Desk) -> Result<log::Act, String> {
    let name = |seat| desk.player(seat).map_or_else(String::new, |it| it.name.clone());
    let shown = |due: &Option<Deadline>| due.map_or_else(String::new, |it| clock::show(it.shown()));
    let filed = || filed.cloned().ok_or("a letter lies in no file");
    Ok(match act {
        Act::Join(player) => log::Act::Player {
            name: player.name.clone(),
            address: player.addresses.last().cloned(),
            language: player.language.to_string(),
        },
        Act::Translate { seat, language } => log::Act::Language { name: name(*seat), language: language.to_string() },
        Act::Move { seat, address } => log::Act::Address { name: name(*seat), address: address.clone() },
        Act::Begin { due } => log::Act::Roll { deadline: shown(due) },
        Act::Receive(Arrived { number, owner, from, received, .. }) => {
            let (Filed { file, key }, letter, received) = (filed()?, *number, received.as_second());
            match owner {
                Some((seat, round)) => {
                    log::Act::Take(Counted { letter, file, key, name: name(*seat), round: *round, received })
                }
                None => log::Act::Aside { letter, file, key, from: from.clone(), received },
            }
        }
        Act::Enter { letter, seat, round, received, settles } => {
            let (Filed { file, key }, received) = (filed()?, received.as_second());
            let counted = Counted { letter: *letter, file, key, name: name(*seat), round: *round, received };
            log::Act::Enter { counted, settles: settles.clone() }
        }
        Act::Tick { letters, .. } => log::Act::Tick { letters: letters.clone() },
        Act::Extend { due } => log::Act::Extend { deadline: shown(&Some(*due)) },
        Act::Pause => log::Act::Pause,
        Act::Remind { round, due, seats } => {
            let names = seats.iter().map(|it| name(*it)).collect();
            log::Act::Remind { round: *round, deadline: shown(&Some(*due)), names }
        }
        Act::Adjudicate { round, orders, due, anyway, rests } => {
            let told = orders.iter().map(|(seat, it)| (name(seat), it.as_ref().map(ToString::to_string)));
            let (orders, anyway) = (told.collect(), anyway.clone());
            let resumes = desk.is_paused() && !rests;
            log::Act::Adjudicate { round: *round, orders, deadline: shown(due), anyway, resumes }
        }
        Act::Correct { round, seat, orders } => {
            log::Act::Correct { round: *round, name: name(*seat), orders: orders.to_string() }
        }
        Act::Finish => log::Act::Finish,
        Act::Rename { .. } | Act::Play { .. } | Act::TakeBack { .. } | Act::Close { .. } => {
            return Err("there is no table of our own where that could happen".to_owned());
        }
    })
}

/// The act of a line of the log, with the file of its letter; `None` for the line that began it.
pub(crate) fn read(act: &log::Act, desk: &Desk, zone: &TimeZone) -> Result<Option<(Act, Option<Filed>)>, String> {
    let seat = |name: &str| game::seat(desk, name);
    let due = |text: &str| read_deadline(text, zone);
    let some_due = |text: &str| due(text)?.ok_or_else(|| "there is no deadline".to_owned());
    let filed = |file: &str, key: &str| Some(Filed { file: file.to_owned(), key: key.to_owned() });
    let received = |it: i64| Timestamp::from_second(it).unwrap_or_default();
    let letter = |number: u32, owner, from: &str, at: i64| {
        let (from, received) = (from.to_owned(), received(at));
        Act::Receive(Arrived { number, owner, from, received, timing: Timing::Clock, words: None })
    };
    let mut file = None;
    let act = match act {
        log::Act::New { .. } => return Ok(None),
        log::Act::Player { name, address, language } => {
            let (name, addresses) = (name.clone(), address.iter().cloned().collect());
            Act::Join(Player { name, language: read_language(language)?, addresses })
        }
        log::Act::Language { name, language } => {
            Act::Translate { seat: seat(name)?, language: read_language(language)? }
        }
        log::Act::Address { name, address } => Act::Move { seat: seat(name)?, address: address.clone() },
        log::Act::Roll { deadline } => Act::Begin { due: due(deadline)? },
        log::Act::Take(it) => {
            file = filed(&it.file, &it.key);
            letter(it.letter, Some((seat(&it.name)?, it.round)), "", it.received)
        }
        log::Act::Aside { letter: number, file: path, key, from, received } => {
            file = filed(path, key);
            letter(*number, None, from, *received)
        }
        log::Act::Enter { counted: it, settles } => {
            file = filed(&it.file, &it.key);
            let (seat, received) = (seat(&it.name)?, received(it.received));
            Act::Enter { letter: it.letter, seat, round: it.round, received, settles: settles.clone() }
        }
        log::Act::Tick { letters } => Act::Tick { letters: letters.clone(), counts: false },
        log::Act::Extend { deadline } => Act::Extend { due: some_due(deadline)? },
        log::Act::Pause => Act::Pause,
        log::Act::Remind { round, deadline, names } => {
            let seats = names.iter().map(|it| seat(it)).collect::<Result<_, _>>()?;
            Act::Remind { round: *round, due: some_due(deadline)?, seats }
        }
        log::Act::Adjudicate { round, orders, deadline, anyway, resumes } => {
            let (orders, anyway) = (round_orders(orders, desk)?.into(), anyway.clone());
            let rests = desk.is_paused() && !resumes;
            Act::Adjudicate { round: *round, orders, due: due(deadline)?, anyway, rests }
        }
        log::Act::Correct { round, name, orders } => {
            let orders = orders.parse().map_err(|error| format!("{error}"))?;
            Act::Correct { round: *round, seat: seat(name)?, orders }
        }
        log::Act::Finish => Act::Finish,
    };
    Ok(Some((act, file)))
}

/// A deadline as people write it; `None` for none.
fn read_deadline(text: &str, zone: &TimeZone) -> Result<Option<Deadline>, String> {
    let wrong = || format!("`{text}` is no moment");
    let read = |it: &str| {
        let civil = clock::parse(it).map_err(|_| wrong())?;
        Deadline::civil(civil, zone).ok_or_else(wrong)
    };
    (!text.is_empty()).then(|| read(text)).transpose()
}

fn read_language(text: &str) -> Result<Language, String> {
    Language::from_str(text).map_err(|error| error.to_string())
}

fn round_orders(orders: &BTreeMap<String, Option<String>>, desk: &Desk) -> Result<RoundOrders, String> {
    let mut read = Vec::new();
    for player in desk.players() {
        let text = orders.get(&player.name).ok_or_else(|| format!("there is nothing about {}", player.name))?;
        let parse = |it: &String| it.parse::<Orders>().map_err(|error| format!("{}: {error}", player.name));
        read.push(text.as_ref().map(parse).transpose()?);
    }
    Ok(BySeat::new(read.len(), |seat| read[seat.index()].clone()))
}

#[cfg(test)]
mod tests {
    use jiff::tz::TimeZone;
    use kernel::Dice;
    use referee::{Act, Desk, Terms};

    use super::{log, read, written};

    /// A desk of Anna and Ben.
    fn desk() -> Desk {
        let dice = Dice::new("1234abcd".parse().expect("a seed"), "Rails-7".parse().expect("an id"));
        let zone = (TimeZone::UTC, "UTC".to_owned());
        let mut res = Desk::new(Terms { game: "Rails-7".to_owned(), zone, dice });
        for name in ["Anna", "Ben"] {
            let line = format!(r#"{{"act":"player","name":"{name}","address":null,"language":"de"}}"#);
            let act: log::Act = serde_json::from_str(&line).expect("a line of a log");
            let (act, _) = read(&act, &res, &TimeZone::UTC).expect("it can be read").expect("an act");
            res.fold(&act, jiff::Timestamp::UNIX_EPOCH, "").expect("it fits");
        }
        res
    }

    #[test]
    fn acts_are_logged_as_they_are_read() {
        let desk = desk();
        for line in [
            r#"{"act":"player","name":"Cleo","address":"cleo@example.org","language":"en"}"#,
            r#"{"act":"player","name":"Cleo","address":null,"language":"de"}"#,
            r#"{"act":"language","name":"Anna","language":"en"}"#,
            r#"{"act":"address","name":"Ben","address":"ben@example.org"}"#,
            r#"{"act":"roll","deadline":"2026-12-01 20:00"}"#,
            r#"{"act":"take","letter":1,"file":"letters/0001.txt","key":"k","name":"Ben","round":2,"received":1793606400}"#,
            r#"{"act":"aside","letter":3,"file":"letters/0003.eml","key":"k","from":"x@example.org","received":-1}"#,
            r#"{"act":"enter","letter":2,"file":"letters/0002.txt","key":"entered 2","name":"Anna","round":0,"received":5,"settles":[1]}"#,
            r#"{"act":"tick","letters":[1,3]}"#,
            r#"{"act":"extend","deadline":"2026-12-01 20:00"}"#,
            r#"{"act":"pause"}"#,
            r#"{"act":"remind","round":1,"deadline":"2026-12-01 20:00","names":["Ben"]}"#,
            r#"{"act":"adjudicate","round":0,"orders":{"Anna":"mine x2/y1","Ben":null},"deadline":"","anyway":[3]}"#,
            r#"{"act":"correct","round":1,"name":"Anna","orders":"1 x5/y2 = 1a"}"#,
            r#"{"act":"finish"}"#,
        ] {
            let logged: log::Act = serde_json::from_str(line).expect("a line of a log");
            let (act, filed) = read(&logged, &desk, &TimeZone::UTC).expect("it can be read").expect("an act");
            let again = written(&act, filed.as_ref(), &desk).expect("it can be written");
            assert_eq!(serde_json::to_string(&again).expect("JSON"), line);
        }
    }

    #[test]
    fn a_folder_of_before_goes_on_resting() {
        let mut desk = desk();
        for act in [Act::Begin { due: None }, Act::Pause] {
            desk.fold(&act, jiff::Timestamp::UNIX_EPOCH, "").expect("it fits");
        }
        for (resumes, rests) in [("", true), (r#","resumes":true"#, false)] {
            let line = format!(
                r#"{{"act":"adjudicate","round":0,"orders":{{"Anna":null,"Ben":null}},"deadline":"2026-12-01 20:00"{resumes}}}"#
            );
            let logged: log::Act = serde_json::from_str(&line).expect("a line of a log");
            let (act, _) = read(&logged, &desk, &TimeZone::UTC).expect("it can be read").expect("an act");
            let again = written(&act, None, &desk).expect("it can be written");
            assert_eq!(serde_json::to_string(&again).expect("JSON"), line);
            let mut after = desk.clone();
            after.fold(&act, jiff::Timestamp::UNIX_EPOCH, "").expect("it fits");
            assert_eq!((after.is_paused(), after.due().is_none()), (rests, rests));
        }
    }

    #[test]
    fn what_cannot_be_in_a_folder_is_refused() {
        let desk = desk();
        for (line, reason) in [
            (r#"{"act":"language","name":"Cleo","language":"en"}"#, "there is no player `Cleo`: there are Anna, Ben"),
            (r#"{"act":"language","name":"Anna","language":"fr"}"#, "expected a language, de or en"),
            (r#"{"act":"extend","deadline":"tomorrow"}"#, "`tomorrow` is no moment"),
            (r#"{"act":"adjudicate","round":0,"orders":{"Anna":null},"deadline":""}"#, "there is nothing about Ben"),
        ] {
            let logged: log::Act = serde_json::from_str(line).expect("a line of a log");
            let refused = read(&logged, &desk, &TimeZone::UTC).expect_err("it is refused");
            assert!(refused.contains(reason), "{refused}");
        }
        let begun: log::Act = serde_json::from_str(r#"{"act":"new","game":"Rails-7"}"#).expect("a line of a log");
        assert_eq!(read(&begun, &desk, &TimeZone::UTC), Ok(None));
        let play = Act::Close { n_closed: 1, due: None };
        assert!(written(&play, None, &desk).is_err());
    }
}
