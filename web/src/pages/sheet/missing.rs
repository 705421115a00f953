//! What a sheet still lacks, to be said kindly.

use library::Paper;
use thirty::Station;

/// Something that a finished sheet has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Missing {
    /// There are five or six mountains.
    Mountains(usize),
    Mine,
    Stations(Vec<Station>),
    Bonus,
    /// There are five zones or more.
    Zones(usize),
    Central,
    /// Squares where nothing is drawn, once all else is there.
    Squares(usize),
}

/// The fewest mountains: one for each row, less the one that may be left out.
const MOUNTAINS: usize = 5;
/// The fewest zones: one for each row, less the one that is taken back.
const ZONES: usize = 5;

pub(super) fn of(paper: &Paper) -> Vec<Missing> {
    let mut res = Vec::new();
    let (stations, n_free) = match paper {
        Paper::Thirty(file) => {
            let sheet = &file.sheet;
            let n_mountains = sheet.mountains().len();
            if n_mountains < MOUNTAINS {
                res.push(Missing::Mountains(MOUNTAINS - n_mountains));
            }
            if sheet.mine().is_none() {
                res.push(Missing::Mine);
            }
            if sheet.bonus_square().is_none() {
                res.push(Missing::Bonus);
            }
            (sheet.stations(), sheet.free().len())
        }
        Paper::Streetcar(file) => {
            let board = &file.board;
            let n_zones = board.zones().len();
            if n_zones < ZONES {
                res.push(Missing::Zones(ZONES - n_zones));
            }
            if board.central().is_none() {
                res.push(Missing::Central);
            }
            (board.stations(), board.free().len())
        }
    };
    let absent: Vec<_> = Station::ALL.into_iter().filter(|it| stations[it.index()].is_none()).collect();
    if !absent.is_empty() {
        res.push(Missing::Stations(absent));
    }
    if res.is_empty() && n_free > 0 {
        res.push(Missing::Squares(n_free));
    }
    res
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &[Missing]) {
        assert_eq!(of(&Paper::sketch(text, &[]).expect("a sheet").paper), expected);
    }

    #[test]
    fn what_is_not_there_is_missed_until_it_is() {
        let stations = Station::ALL.to_vec();
        check(
            "30-rails basic",
            &[Missing::Mountains(5), Missing::Mine, Missing::Bonus, Missing::Stations(stations.clone())],
        );
        check(
            "30-streetcar-rails\nzone x1/y1\nzone x2/y2",
            &[Missing::Zones(3), Missing::Central, Missing::Stations(stations)],
        );
        let setup = "30-rails basic\nmountain x1/y1\nmountain x1/y2\nmountain x1/y3\nmountain x1/y4\nmountain x1/y5\n\
                     mine x2/y1\nbonus x6/y6\nstation 1 x1/y0\nstation 2 x7/y1\nstation 3 x1/y7\n";
        check(setup, &[Missing::Stations(vec![Station::ALL[3]])]);
        check(&format!("{setup}station 4 x0/y1\nx3/y3 = 1a"), &[Missing::Squares(29)]);
    }
}
