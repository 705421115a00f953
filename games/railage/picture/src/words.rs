//! The picture in words, for labels and for those who cannot see it.

use railage::{Kind, Mine, Tally};

use super::Picture;

/// How a cell is called, if it has a name.
pub(super) fn name(kind: Kind) -> Option<String> {
    match kind {
        Kind::City(city, _) => Some(city.to_string()),
        Kind::Land(land, _) => Some(land.to_string()),
        Kind::Mine(it) => Some(mine(it)),
        Kind::Water => None,
    }
}

/// The name of a mine, without a star.
pub(super) fn mine(mine: Mine) -> String {
    match mine.number() {
        Some(number) => format!("M{number}"),
        None => "M-wild".to_owned(),
    }
}

/// What a cell is and what is drawn on it.
pub(super) fn cell(picture: &Picture<'_>, kind: Kind) -> String {
    let sheet = picture.sheet;
    match kind {
        Kind::City(city, value) => {
            let value = value.map_or("any sum".to_owned(), |it| it.to_string());
            let mark = if sheet.stations().contains(city) { ", ○" } else { "" };
            format!("city {city}: {value}{mark}")
        }
        Kind::Mine(mine) => format!("mine {mine}{}", if sheet.mines().contains(mine) { ", used" } else { "" }),
        Kind::Land(land, terrain) => {
            let state = match (sheet.dots().contains(land), sheet.free().contains(land), sheet.open().contains(land)) {
                (true, true, _) => ", dot",
                (true, false, _) => ", dot and line",
                (false, _, true) => ", open",
                (false, ..) => "",
            };
            format!("{land}: {terrain}{state}")
        }
        Kind::Water => "water".to_owned(),
    }
}

/// The whole picture.
pub(super) fn description(picture: &Picture<'_>, tally: &Tally) -> String {
    let sheet = picture.sheet;
    let mut res = vec![format!("A sheet of Rail Age, map {} ({})", picture.map.name(), picture.map.note())];
    let list = |head: &str, items: Vec<String>, between: &str| {
        (!items.is_empty()).then(|| format!("{head}: {}", items.join(between)))
    };
    res.extend(list("Stations", sheet.stations().iter().map(|it| it.to_string()).collect(), ", "));
    res.extend(list("Free dots", sheet.free().iter().map(|it| it.to_string()).collect(), ", "));
    res.extend(list("Lines", sheet.lines().iter().map(ToString::to_string).collect(), "; "));
    res.extend(list("Special lines", sheet.specials().map(|it| it.to_string()).collect(), "; "));
    let n_spaces = picture.map.tracks().upper_spaces();
    res.push(format!(
        "Tracks: {} of {n_spaces} upper spaces reached, {} crossed out, {} lower spaces reached",
        sheet.upper(),
        sheet.crossed(),
        sheet.lower()
    ));
    let trunk = tally.trunk().as_slice().iter().map(ToString::to_string).collect();
    res.extend(list("Trunk", trunk, "-"));
    res.push(format!("Score: {tally}"));
    res.join(". ") + "."
}
