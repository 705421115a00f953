//! What a sheet still lacks, to be said kindly.

use client::words::list;
use thirty::{RuleSet, SheetFile, Station};

/// The fewest mountains: one for each row, less the one that may be left out.
const MOUNTAINS: usize = 5;

pub(super) fn of(file: &SheetFile) -> Vec<String> {
    let sheet = &file.sheet;
    let mut res = Vec::new();
    let n_mountains = sheet.mountains().len();
    if n_mountains < MOUNTAINS {
        res.push(t!("sheet-missing-mountains", n = MOUNTAINS - n_mountains));
    }
    if sheet.mine().is_none() {
        res.push(t!("sheet-missing-mine"));
    }
    if sheet.bonus_square().is_none() {
        res.push(t!("sheet-missing-bonus"));
    }
    let absent = Station::ALL.into_iter().filter(|&it| sheet.station(it).is_none());
    let names: Vec<_> = absent.map(|it| file.rules.station(it)).collect();
    match (names.len(), file.rules) {
        (0, _) => {}
        (n, RuleSet::Postal) => res.push(t!("sheet-missing-towns", n = n, names = list(names))),
        (n, _) => res.push(t!("sheet-missing-stations", n = n, names = list(names))),
    }
    let n_free = sheet.free().len();
    if res.is_empty() && n_free > 0 {
        res.push(t!("sheet-missing-squares", n = n_free));
    }
    res
}

#[cfg(test)]
mod tests {
    use client::{settings::speak, words::Language};

    use super::of;

    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        assert_eq!(of(&text.parse().expect("a sheet")), expected);
    }

    #[test]
    fn what_is_not_there_is_missed_until_it_is() {
        speak(Language::English);
        let stations = t!("sheet-missing-stations", n = 4, names = "1, 2, 3 and 4");
        let (mine, bonus) = (t!("sheet-missing-mine"), t!("sheet-missing-bonus"));
        check("30-rails basic", &[&t!("sheet-missing-mountains", n = 5), &mine, &bonus, &stations]);
        let setup = "30-rails basic\nmountain x1/y1\nmountain x1/y2\nmountain x1/y3\nmountain x1/y4\nmountain x1/y5\n\
                     mine x2/y1\nbonus x6/y6\nstation 1 x1/y0\nstation 2 x7/y1\nstation 3 x1/y7\n";
        check(setup, &[&t!("sheet-missing-stations", n = 1, names = "4")]);
        check(&format!("{setup}station 4 x0/y1\nx3/y3 = 1a"), &[&t!("sheet-missing-squares", n = 29)]);
    }
}
