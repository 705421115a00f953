//! What the page says of things, refusals and what is missing.

use library::PaperFault;
use streetcar::BoardFault;
use thirty::{SheetFault, Station, map::MapFault};

use super::{edit::Refusal, form::Form, missing::Missing, thing::Thing};
use crate::words::{list, say};

/// What a thing is called.
pub(super) fn thing(thing: Thing, form: Form) -> String {
    match thing {
        Thing::Station(it) if form == Form::Postal => t!("sheet-thing-town", name = it.letter().to_string()),
        Thing::Station(it) if form == Form::Streetcar => t!("sheet-thing-stop", name = it.number()),
        Thing::Station(it) => t!("sheet-thing-station", name = it.number()),
        // sheet-thing-eraser, -mountain, -mine, -bonus, -cross, -zone, -central, -piece-1 to -piece-6, and -tile-s, -c,
        // -r, -l, -y, -d, -w, -t, -o, -x, -z, -m
        _ => say(&format!("sheet-thing-{}", thing.code()), &[]),
    }
}

/// What a kind of sheet is called.
pub(super) fn form(form: Form) -> String {
    // sheet-form-basic, -advanced, -postal, -streetcar
    say(&format!("sheet-form-{}", form.code()), &[])
}

/// A station by its number, or its letter in the postal game.
pub(super) fn station(station: Station, form: Form) -> String {
    if form == Form::Postal { station.letter().to_string() } else { station.to_string() }
}

/// What is still missing.
pub(super) fn missing(missing: &Missing, form: Form) -> String {
    match missing {
        Missing::Mountains(n) => t!("sheet-missing-mountains", n = *n),
        Missing::Mine => t!("sheet-missing-mine"),
        Missing::Bonus => t!("sheet-missing-bonus"),
        Missing::Zones(n) => t!("sheet-missing-zones", n = *n),
        Missing::Central => t!("sheet-missing-central"),
        Missing::Squares(n) => t!("sheet-missing-squares", n = *n),
        Missing::Stations(stations) => {
            let names: Vec<_> = stations.iter().map(|it| station(*it, form)).collect();
            let (n, names) = (names.len(), list(names));
            if form == Form::Postal {
                t!("sheet-missing-towns", n = n, names = names)
            } else {
                t!("sheet-missing-stations", n = n, names = names)
            }
        }
    }
}

/// Why something cannot be put there.
pub(super) fn refusal(refusal: &Refusal, form: Form) -> String {
    match refusal {
        Refusal::OnlyStations => t!("sheet-refused-border"),
        Refusal::OnlyOnBorder => t!("sheet-refused-square"),
        Refusal::Fault(it) => fault(it, form),
    }
}

/// What is wrong with a line.
pub(super) fn fault(fault: &PaperFault, form: Form) -> String {
    match fault {
        PaperFault::Sheet(fault) => sheet(fault, form),
        PaperFault::Board(fault) => board(fault),
    }
}

fn unreadable(error: &kernel::NotationError) -> String {
    match &error.found {
        Some(found) => t!("sheet-fault-unreadable", found = found.clone()),
        None => t!("sheet-fault-unfinished"),
    }
}

fn sheet(fault: &SheetFault, form: Form) -> String {
    match fault {
        SheetFault::Unreadable(error) => unreadable(error),
        SheetFault::RulesTwice { first } => t!("sheet-fault-rules-twice", first = *first),
        SheetFault::StationTwice { station: which, first } => {
            t!("sheet-fault-station-twice", station = station(*which, form), first = *first)
        }
        SheetFault::SideTaken { other } => t!("sheet-fault-side-taken", other = station(*other, form)),
        SheetFault::BonusTwice { first } => t!("sheet-fault-bonus-twice", first = *first),
        SheetFault::SharesTwice { pair, first } => {
            t!("sheet-fault-shares-twice", pair = pair.to_string(), first = *first)
        }
        SheetFault::Taken { square, first } => t!("sheet-fault-taken", square = square.to_string(), first = *first),
        SheetFault::SecondMountain { other } => {
            t!("sheet-fault-second-mountain", y = other.y(), other = other.to_string())
        }
        SheetFault::SecondMine { other } => t!("sheet-fault-second-mine", other = other.to_string()),
        SheetFault::LoneMine { square } => t!("sheet-fault-lone-mine", square = square.to_string()),
        SheetFault::BonusCovered { square, is_mine: true } => {
            t!("sheet-fault-bonus-mine", square = square.to_string())
        }
        SheetFault::BonusCovered { square, is_mine: false } => {
            t!("sheet-fault-bonus-mountain", square = square.to_string())
        }
        SheetFault::NoCrosses => t!("sheet-fault-no-crosses"),
        SheetFault::NoShares => t!("sheet-fault-no-shares"),
        SheetFault::NoRules => t!("sheet-fault-no-rules"),
        SheetFault::Map { column, fault } => t!("sheet-fault-column", column = *column, what = map(fault)),
    }
}

fn board(fault: &BoardFault) -> String {
    match fault {
        BoardFault::Unreadable(error) => unreadable(error),
        BoardFault::Tiles(_) => t!("sheet-fault-tiles"),
        BoardFault::GameTwice { first } => t!("sheet-fault-rules-twice", first = *first),
        BoardFault::TilesTwice { first } => t!("sheet-fault-tiles-twice", first = *first),
        BoardFault::StationTwice { station, first } => {
            t!("sheet-fault-station-twice", station = station.number(), first = *first)
        }
        BoardFault::SideTaken { other } => t!("sheet-fault-side-taken", other = other.number()),
        BoardFault::SecondCentral { other } => t!("sheet-fault-second-central", other = other.to_string()),
        BoardFault::Taken { square, first } => t!("sheet-fault-taken", square = square.to_string(), first = *first),
        BoardFault::LoneCentral { square } => t!("sheet-fault-lone-central", square = square.to_string()),
        BoardFault::NoRoom => t!("sheet-fault-no-room"),
        BoardFault::EarlyZone { station } => t!("sheet-fault-early-zone", station = station.number()),
        BoardFault::TooManyTiles { most } => t!("sheet-fault-too-many", most = *most),
        BoardFault::TooManyOfShape { shape, most } => {
            t!("sheet-fault-too-many-of", shape = shape.letter().to_string(), most = *most)
        }
        BoardFault::NoGame => t!("sheet-fault-no-rules"),
    }
}

fn map(fault: &MapFault) -> String {
    match fault {
        MapFault::NoMap | MapFault::Frame { .. } => t!("sheet-fault-map-frame"),
        MapFault::Picture { square, .. } => t!("sheet-fault-map-picture", square = square.to_string()),
        MapFault::NoStation { border, .. } => t!("sheet-fault-map-station", border = border.to_string()),
        MapFault::Stub { border, .. } => t!("sheet-fault-map-stub", border = border.to_string()),
        MapFault::Twice { .. } => t!("sheet-fault-map-twice"),
    }
}
