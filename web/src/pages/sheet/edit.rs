//! Changing a sheet by putting things on its squares.
//!
//! Every change is a change of the lines of the sheet file, so that what cannot be drawn is refused by the same reader,
//! with the same reasons, as what is typed.

use library::{Paper, PaperFault};
use streetcar::Tile;
use thirty::{Mark, Pair};
use track::{Border, Joins, Neighbour, Network as _, Side, Square};

use super::{form::Form, thing::Thing};
use client::grid::Place;

/// Why something cannot be put there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Refusal {
    /// Only stations go on the border.
    OnlyStations,
    /// Stations go nowhere but on the border.
    OnlyOnBorder,
    /// The sheet would be impossible.
    Fault(PaperFault),
}

/// The lines of a sheet file, to be changed.
struct Lines(Vec<String>);

impl Lines {
    fn of(paper: &Paper) -> Self {
        Self(paper.to_string().lines().map(ToOwned::to_owned).collect())
    }

    /// Takes away what lies in a square, but for the bonus.
    fn clear(&mut self, square: Square) {
        let (track, name) = (format!("{square} ="), square.to_string());
        self.0.retain(|it| !it.starts_with(&track) && (it.starts_with("bonus ") || last_word(it) != name));
    }

    fn remove(&mut self, beginning: &str) {
        self.0.retain(|it| !it.starts_with(beginning));
    }

    fn read(&self) -> Result<Paper, Refusal> {
        let draft = Paper::sketch(&self.0.join("\n"), &[]).map_err(|it| Refusal::Fault(it.reason))?;
        Ok(draft.paper)
    }
}

fn last_word(line: &str) -> &str {
    line.split(' ').next_back().unwrap_or_default()
}

/// The sheet with a thing at a place. Track of the same kind is turned, anything else that is there already goes away.
pub(super) fn put(paper: &Paper, place: Place, thing: Thing) -> Result<Paper, Refusal> {
    match (place.square(), place.border()) {
        (Some(square), _) => put_on_square(paper, square, thing),
        (None, Some(border)) => put_on_border(paper, border, thing),
        (None, None) => Ok(*paper),
    }
}

fn put_on_border(paper: &Paper, border: Border, thing: Thing) -> Result<Paper, Refusal> {
    let mut lines = Lines::of(paper);
    let is_there = |it: &String| it.starts_with("station ") && last_word(it) == border.to_string();
    let old = lines.0.iter().find(|it| is_there(it)).cloned();
    lines.0.retain(|it| !is_there(it));
    match thing {
        Thing::Eraser => {}
        Thing::Station(station) => {
            let new = format!("station {station} {border}");
            lines.remove(&format!("station {station} "));
            if old.as_ref() != Some(&new) {
                lines.0.push(new);
            }
        }
        _ => return Err(Refusal::OnlyStations),
    }
    lines.read()
}

fn put_on_square(paper: &Paper, square: Square, thing: Thing) -> Result<Paper, Refusal> {
    let mut lines = Lines::of(paper);
    let n_lines = lines.0.len();
    lines.clear(square);
    let was_clear = lines.0.len() == n_lines;
    let fact = match thing {
        Thing::Station(_) => return Err(Refusal::OnlyOnBorder),
        Thing::Bonus => {
            let old = Lines::of(paper);
            let fact = format!("bonus {square}");
            let is_there = old.0.contains(&fact);
            lines = old;
            lines.remove("bonus ");
            (!is_there).then_some(fact)
        }
        Thing::Eraser => {
            if was_clear {
                lines.remove(&format!("bonus {square}"));
            }
            None
        }
        Thing::Mountain => other(paper, format!("mountain {square}")),
        Thing::Cross => other(paper, format!("cross {square}")),
        Thing::Zone => other(paper, format!("zone {square}")),
        Thing::Mine => {
            lines.remove("mine ");
            other(paper, format!("mine {square}"))
        }
        Thing::Central => {
            lines.remove("central ");
            other(paper, format!("central {square}"))
        }
        Thing::Piece(_) | Thing::Tile(_) => Some(format!("{square} = {}", turned(paper, square, thing))),
    };
    lines.0.extend(fact);
    let res = lines.read()?;
    let is_covered = |file: &thirty::SheetFile| {
        let mark = file.sheet.bonus_square().map(|it| (it, file.sheet.mark(it)));
        mark.filter(|it| matches!(it.1, Mark::Mountain | Mark::Mine))
    };
    match &res {
        Paper::Thirty(file) => match is_covered(file) {
            Some((square, mark)) => {
                let fault = thirty::SheetFault::BonusCovered { square, is_mine: mark == Mark::Mine };
                Err(Refusal::Fault(fault.into()))
            }
            None => Ok(res),
        },
        Paper::Streetcar(_) => Ok(res),
    }
}

/// The fact, unless it is on the sheet already: then it goes away.
fn other(paper: &Paper, fact: String) -> Option<String> {
    (!Lines::of(paper).0.contains(&fact)).then_some(fact)
}

/// The track that comes next: the next way round of what is there, or the one that fits best on another square.
fn turned(paper: &Paper, square: Square, thing: Thing) -> String {
    let (names, tracks): (Vec<String>, Vec<Joins>) = match thing {
        Thing::Piece(kind) => kind.pieces().map(|it| (it.to_string(), it.joins())).unzip(),
        Thing::Tile(shape) => Tile::of(shape).map(|it| (it.to_string(), it.joins())).unzip(),
        _ => return String::new(),
    };
    let old = match paper {
        Paper::Thirty(file) => match file.sheet.mark(square) {
            Mark::Track(piece) => Some(piece.to_string()),
            _ => None,
        },
        Paper::Streetcar(file) => match file.board.mark(square) {
            streetcar::Mark::Track(tile) => Some(tile.to_string()),
            _ => None,
        },
    };
    if let Some(n) = old.and_then(|old| names.iter().position(|it| *it == old)) {
        return names[(n + 1) % names.len()].clone();
    }
    // Of those that fit equally well the first.
    let best = (0..tracks.len()).rev().max_by_key(|&n| fit(paper, square, tracks[n]));
    names[best.unwrap_or(0)].clone()
}

/// On how many sides track would go on, less those where it would not.
fn fit(paper: &Paper, square: Square, joins: Joins) -> i32 {
    let has_end = |joins: Joins, side: Side| joins.pairs().any(|(a, b)| a == side || b == side);
    let stations = match paper {
        Paper::Thirty(file) => file.sheet.stations(),
        Paper::Streetcar(file) => file.board.stations(),
    };
    let one = |side: Side| {
        let (is_joined, is_laid) = match square.beyond(side) {
            Neighbour::Border(border) => (stations.contains(&Some(border)), true),
            Neighbour::Square(next) => {
                let (other, is_laid) = lying(paper, next);
                (has_end(other, side.opposite()), is_laid)
            }
        };
        match (has_end(joins, side), is_joined, is_laid) {
            (true, true, _) => 2,
            (true, false, true) | (false, true, _) => -1,
            _ => 0,
        }
    };
    Side::ALL.into_iter().map(one).sum()
}

/// The track in a square, and whether there is any.
fn lying(paper: &Paper, square: Square) -> (Joins, bool) {
    match paper {
        Paper::Thirty(file) => (file.sheet.joins(square), matches!(file.sheet.mark(square), Mark::Track(_))),
        Paper::Streetcar(file) => {
            (file.board.joins(square), matches!(file.board.mark(square), streetcar::Mark::Track(_)))
        }
    }
}

/// The sheet with so many shares of a pair.
pub(super) fn set_shares(paper: &Paper, pair: Pair, shares: u8) -> Result<Paper, Refusal> {
    let mut lines = Lines::of(paper);
    lines.remove(&format!("shares {pair} "));
    if shares > 0 {
        lines.0.push(format!("shares {pair} {shares}"));
    }
    lines.read()
}

/// The same drawing by other rules of the same game; a blank sheet of another game.
pub(super) fn change_form(paper: &Paper, form: Form) -> Paper {
    match (Form::of(paper) == Form::Streetcar, form == Form::Streetcar) {
        (false, false) => {
            let mut lines = Lines::of(paper);
            lines.0[0] = form.head();
            lines.read().unwrap_or_else(|_| form.blank())
        }
        (true, true) => *paper,
        _ => form.blank(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(x: u8, y: u8) -> Place {
        Place::new(x, y).expect("a place")
    }

    fn thing(form: Form, code: &str) -> Thing {
        Thing::all(form).into_iter().find(|it| it.code() == code).expect("a thing")
    }

    /// Puts things such as `mountain 31` on a blank sheet; what the file says in the end, or the last refusal.
    #[track_caller]
    fn check(form: Form, deeds: &str, expected: Result<&str, &str>) {
        let mut paper = form.blank();
        let mut refusal = None;
        for deed in deeds.split(", ") {
            let (code, at) = deed.split_once(' ').expect("a thing and a place");
            let [x, y] = at.as_bytes() else { panic!("{at}") };
            match put(&paper, place(x - b'0', y - b'0'), thing(form, code)) {
                Ok(new) => paper = new,
                Err(it) => refusal = Some(it),
            }
        }
        let found = match refusal {
            Some(Refusal::Fault(fault)) => Err(fault.to_string()),
            Some(other) => Err(format!("{other:?}")),
            None => {
                let text = paper.to_string();
                let facts = text.lines().filter(|it| !it.starts_with("30-") && !it.starts_with("tiles "));
                Ok(facts.collect::<Vec<_>>().join(", "))
            }
        };
        assert_eq!(found, expected.map(ToOwned::to_owned).map_err(ToOwned::to_owned), "{deeds}");
    }

    #[test]
    fn things_are_put_moved_and_taken_away() {
        check(Form::Basic, "mountain 31, mine 21, bonus 43", Ok("mountain x3/y1, mine x2/y1, bonus x4/y3"));
        check(Form::Basic, "mountain 31, mountain 31", Ok(""));
        check(Form::Basic, "mountain 31, mine 21, mine 41", Ok("mountain x3/y1, mine x4/y1"));
        check(Form::Basic, "mine 21", Ok("mine x2/y1"));
        check(Form::Basic, "bonus 43, bonus 44", Ok("bonus x4/y4"));
        check(Form::Basic, "bonus 43, piece-2 43, eraser 43", Ok("bonus x4/y3"));
        check(Form::Basic, "bonus 43, eraser 43", Ok(""));
        check(Form::Basic, "station-1 04, station-1 03", Ok("station 1 x0/y3"));
        check(Form::Basic, "station-1 04, station-2 04", Ok("station 2 x0/y4"));
        check(Form::Basic, "station-1 04, station-1 04", Ok(""));
        check(Form::Basic, "mountain 31, piece-1 31", Ok("x3/y1 = 1b"));
        check(Form::Advanced, "cross 11", Ok("cross x1/y1"));
        check(Form::Streetcar, "zone 33, central 34, tile-x 11", Ok("zone x3/y3, central x3/y4, x1/y1 = Xa"));
    }

    #[test]
    fn what_cannot_be_is_refused_with_the_reason() {
        check(Form::Basic, "mountain 31, mountain 41", Err("row y1 has a mountain already, on x3/y1"));
        check(Form::Basic, "station-1 04, station-2 05", Err("station 1 is on that side of the map already"));
        check(Form::Basic, "bonus 31, mountain 31", Err("the bonus square x3/y1 cannot be a mountain"));
        check(Form::Basic, "mine 31, bonus 31", Err("the bonus square x3/y1 cannot be the mine"));
        check(Form::Basic, "station-1 33", Err("OnlyOnBorder"));
        check(Form::Basic, "mountain 04", Err("OnlyStations"));
    }

    #[test]
    fn track_goes_on_where_it_can_and_is_turned_by_putting_it_again() {
        // From the station in the west to the east, and on to the south.
        check(Form::Basic, "station-1 04, piece-2 14", Ok("station 1 x0/y4, x1/y4 = 2b"));
        check(Form::Basic, "piece-2 14, piece-2 14", Ok("x1/y4 = 2b"));
        check(Form::Basic, "piece-2 34, piece-2 34, piece-2 34", Ok("x3/y4 = 2a"));
        check(Form::Streetcar, "station-1 04, tile-s 14, tile-s 24", Ok("station 1 x0/y4, x1/y4 = Sb, x2/y4 = Sb"));
    }

    #[test]
    fn shares_and_rules_change_without_losing_the_drawing() {
        let form = Form::Advanced;
        let paper = put(&form.blank(), place(1, 1), Thing::Cross).expect("a cross");
        let pair = Pair::ALL[0];
        let paper = set_shares(&paper, pair, 7).expect("shares");
        let paper = set_shares(&paper, pair, 9).expect("more shares");
        assert_eq!(paper.to_string(), "30-rails advanced\ncross x1/y1\nshares 1-2 9\n");
        assert_eq!(change_form(&paper, Form::Basic).to_string(), "30-rails basic\ncross x1/y1\nshares 1-2 9\n");
        assert_eq!(change_form(&paper, Form::Streetcar), Form::Streetcar.blank());
        let paper = set_shares(&paper, pair, 0).expect("no shares");
        assert_eq!(paper.to_string(), "30-rails advanced\ncross x1/y1\n");
    }
}
