//! The two tracks in characters, sixteen columns to a block.

use railage::{Sheet, SpaceSet, Tracks};

/// How many columns stand side by side.
const PER_BLOCK: u8 = 16;

/// Both tracks: reached spaces in brackets, crossed out ones as ╳╳, points that are gone as --.
pub(crate) fn tracks(tracks: &Tracks, sheet: &Sheet, taken: (SpaceSet, SpaceSet)) -> String {
    let mut res = String::new();
    let n = tracks.columns();
    for first in (1..=n).step_by(usize::from(PER_BLOCK)) {
        let columns = first..=n.min(first + PER_BLOCK - 1);
        let row = |head: &str, space: &dyn Fn(u8) -> String| {
            let spaces: Vec<_> = columns.clone().map(space).collect();
            format!("{head:<9}{}", spaces.concat()).trim_end().to_owned() + "\n"
        };
        res += &row("space", &|it| format!("{it:^4}"));
        res += &row("lines →", &|it| upper(tracks, sheet, taken.0, it));
        res += &row("special ←", &|it| lower(tracks, sheet, taken.1, n + 1 - it));
    }
    res + "[ ] reached  ╳╳ crossed out  ×3 factor of the trunk  •━ extra dot and line\n\
           3p points for the first there, -- gone  +○ one more city scores its branches\n"
}

fn boxed(words: &str, is_reached: bool) -> String {
    if is_reached { format!("[{words}]") } else { format!(" {words} ") }
}

fn upper(tracks: &Tracks, sheet: &Sheet, taken: SpaceSet, space: u8) -> String {
    if space > tracks.upper_spaces() {
        return "    ".to_owned();
    }
    let is_reached = space <= sheet.upper();
    if !is_reached && space > tracks.upper_spaces() - sheet.crossed() {
        return " ╳╳ ".to_owned();
    }
    let is_gone = if is_reached { !sheet.upper_points().contains(space) } else { taken.contains(space) };
    let words = match (tracks.factor_on(space), tracks.is_extra(space), tracks.upper_points(space)) {
        (Some(factor), ..) => format!("×{factor}"),
        (_, true, _) => "•━".to_owned(),
        (.., Some(_)) if is_gone => "--".to_owned(),
        (.., Some(points)) => format!("{points}p"),
        _ => "··".to_owned(),
    };
    boxed(&words, is_reached)
}

fn lower(tracks: &Tracks, sheet: &Sheet, taken: SpaceSet, space: u8) -> String {
    let is_reached = space <= sheet.lower();
    let is_gone = if is_reached { !sheet.lower_points().contains(space) } else { taken.contains(space) };
    let words = match (tracks.is_branch(space), tracks.lower_points(space)) {
        (true, _) => "+○".to_owned(),
        (_, Some(_)) if is_gone => "--".to_owned(),
        (_, Some(points)) => format!("{points}p"),
        _ => "··".to_owned(),
    };
    boxed(&words, is_reached)
}
