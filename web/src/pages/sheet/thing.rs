//! What can be put on a sheet.

use streetcar::Shape;
use thirty::Station;
use track::Kind;

use super::form::Form;

/// Something that is put on a square or on a border square.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Thing {
    Eraser,
    Mountain,
    Mine,
    Bonus,
    Cross,
    /// A station, or a town of the postal game.
    Station(Station),
    /// Track of 30 Rails, whichever way round.
    Piece(Kind),
    Zone,
    Central,
    /// A tile of 30 Streetcar Rails, whichever way round.
    Tile(Shape),
}

impl Thing {
    /// What there is for a kind of sheet, in the order in which sheets are filled in.
    pub(super) fn all(form: Form) -> Vec<Self> {
        let stations = Station::ALL.map(Self::Station);
        if form == Form::Streetcar {
            let mut res = stations.to_vec();
            res.extend([Self::Zone, Self::Central]);
            res.extend(Shape::ALL.map(Self::Tile));
            res.push(Self::Eraser);
            return res;
        }
        let mut res = vec![Self::Mountain, Self::Mine];
        res.extend(stations);
        res.push(Self::Bonus);
        res.extend(Kind::ALL.map(Self::Piece));
        if form.has_crosses() {
            res.push(Self::Cross);
        }
        res.push(Self::Eraser);
        res
    }

    /// What a key puts on the place that has the focus.
    pub(super) fn of_key(form: Form, key: &str, is_border: bool) -> Option<Self> {
        let mut letters = key.chars();
        let letter = letters.next().filter(|_| letters.next().is_none());
        if matches!(key, "Delete" | "Backspace") {
            return Some(Self::Eraser);
        }
        let number = letter.and_then(|it| it.to_digit(10));
        if is_border {
            return number.and_then(Station::new).map(Self::Station);
        }
        if form == Form::Streetcar {
            let letter = letter?.to_ascii_uppercase();
            return Shape::ALL.into_iter().find(|it| it.letter() == letter).map(Self::Tile);
        }
        let kind = number.and_then(|it| Kind::from_die(it as u8)).map(Self::Piece);
        kind.or(match key {
            "m" => Some(Self::Mountain),
            "i" => Some(Self::Mine),
            "b" => Some(Self::Bonus),
            "x" if form.has_crosses() => Some(Self::Cross),
            _ => None,
        })
    }

    /// Its name in the page.
    pub(super) fn code(self) -> String {
        match self {
            Self::Eraser => "eraser".to_owned(),
            Self::Mountain => "mountain".to_owned(),
            Self::Mine => "mine".to_owned(),
            Self::Bonus => "bonus".to_owned(),
            Self::Cross => "cross".to_owned(),
            Self::Station(station) => format!("station-{station}"),
            Self::Piece(kind) => format!("piece-{}", kind.die()),
            Self::Zone => "zone".to_owned(),
            Self::Central => "central".to_owned(),
            Self::Tile(shape) => format!("tile-{}", shape.letter().to_ascii_lowercase()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_put_what_belongs_to_the_sheet_and_the_place() {
        let check = |form, key, is_border, expected: Option<&str>| {
            let found = Thing::of_key(form, key, is_border).map(Thing::code);
            assert_eq!(found.as_deref(), expected, "{form:?} {key} {is_border}");
        };
        check(Form::Basic, "6", false, Some("piece-6"));
        check(Form::Basic, "7", false, None);
        check(Form::Basic, "x", false, None);
        check(Form::Postal, "x", false, Some("cross"));
        check(Form::Basic, "4", true, Some("station-4"));
        check(Form::Basic, "5", true, None);
        check(Form::Streetcar, "r", false, Some("tile-r"));
        check(Form::Streetcar, "Enter", false, None);
        check(Form::Streetcar, "Delete", true, Some("eraser"));
    }

    #[test]
    fn every_thing_has_a_name_of_its_own() {
        for form in Form::ALL {
            let mut codes: Vec<_> = Thing::all(form).into_iter().map(Thing::code).collect();
            let n_things = codes.len();
            codes.sort_unstable();
            codes.dedup();
            assert_eq!(codes.len(), n_things);
        }
    }
}
