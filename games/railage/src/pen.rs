//! What an action draws on a sheet, and where it leads its owner in the round.

use crate::{Action, Announcement, Desk, Face, Map, Phase, Sheet, SpaceSet};

/// Draws an action that was checked by these rules; `taken` are the upper and the lower spaces whose points are gone.
pub(crate) fn draw(
    map: &Map,
    rules: u32,
    sheet: &mut Sheet,
    desk: &mut Desk,
    taken: (SpaceSet, SpaceSet),
    action: Action,
) {
    match (desk.phase(), action) {
        (_, Action::Start(city)) => {
            sheet.mark(map, city);
            desk.go_to(Phase::Ready);
        }
        (_, Action::City(pair, city)) => {
            sheet.mark(map, city);
            desk.choose(pair);
            desk.go_to(Phase::Roadbed);
        }
        (_, Action::Special { line, die, face }) => {
            let face = face.or_else(|| line.to().number().and_then(|it| Face::new(it.into())));
            sheet.draw_special(map.tracks(), line, taken.1);
            desk.change(die, face.expect("a wild mine comes with a number"));
        }
        (Phase::Land, _) => {
            sheet.cross_out(map.tracks());
            desk.go_to(Phase::Roadbed);
        }
        (_, Action::Dots(die, land, other)) => {
            // Extra actions go by it; older rules, and snapshots of games that are played by them, know nothing of it.
            if rules >= 2 {
                desk.name(die);
            }
            sheet.dot(land);
            if let Some(other) = other {
                sheet.dot(other);
            }
            desk.go_to(Phase::Line);
        }
        (Phase::Roadbed, _) => desk.go_to(Phase::Line),
        (_, Action::Dot(land)) => {
            sheet.dot(land);
            desk.go_to(Phase::ExtraLine);
        }
        (Phase::ExtraDot, _) => desk.go_to(Phase::ExtraLine),
        (_, Action::Line(line)) => {
            let is_extra = sheet.draw_line(map.tracks(), line, taken.0);
            desk.go_to(if is_extra { Phase::ExtraDot } else { Phase::Ready });
        }
        (_, Action::Pass) => desk.go_to(Phase::Ready),
        (_, Action::Done(_)) => {}
    }
}

/// The points of all announcements, on the upper and on the lower track: nobody gains them any more.
pub(crate) fn taken<'a>(announced: impl Iterator<Item = &'a Announcement>) -> (SpaceSet, SpaceSet) {
    announced.fold((SpaceSet::EMPTY, SpaceSet::EMPTY), |(upper, lower), it| (upper.or(it.upper), lower.or(it.lower)))
}

/// What the owner of a sheet must announce if it stays as it is; `before` are the announcements of earlier rounds.
pub(crate) fn announcement(map: &Map, sheet: &Sheet, before: Announcement, is_last: bool) -> Announcement {
    Announcement {
        upper: sheet.upper_points().minus(before.upper),
        lower: sheet.lower_points().minus(before.lower),
        end: !is_last && sheet.is_final(map.tracks()),
    }
}
