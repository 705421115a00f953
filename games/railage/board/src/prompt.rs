//! What to do now: one sentence above the board, and a hint beside the dice.

use railage::{Mine, Phase, Stage, View};

use super::{moves::Draft, now::Now, words};
use client::table::Position;

/// What the player at this screen should do now.
pub(super) fn prompt(position: &Position, view: &View) -> String {
    let seat = position.seat;
    let at = seat.and_then(|it| view.sheets.get(it)).and_then(Option::as_ref);
    match view.stage {
        Stage::Over if view.announced.iter().any(|it| it.1.end) => {
            return t!("railage-over-full", ended = position.ended());
        }
        Stage::Over => return t!("railage-over-idle", ended = position.ended()),
        Stage::Mines | Stage::Roll => return t!("railage-rolling"),
        Stage::Start | Stage::Round => {}
    }
    let (Some(seat), Some(at)) = (seat, at) else { return t!("railage-watching") };
    if !view.waiting.contains(seat) {
        let names = view.waiting.iter().map(|it| position.name(it)).collect();
        return t!("railage-waiting", names = words::list(names));
    }
    if view.stage == Stage::Start {
        let mine = view.mines.get(seat).copied().flatten().and_then(|it| Mine::new(it.number()));
        return t!("railage-ask-start", mine = mine.map(words::mine).unwrap_or_default());
    }
    let has_more = position.actions.len() > 1;
    match at.desk.phase() {
        Phase::Start | Phase::Land if position.actions.iter().any(|it| it.starts_with("city")) => {
            t!("railage-ask-land")
        }
        Phase::Start | Phase::Land => t!("railage-ask-land-none"),
        Phase::Roadbed if position.actions.iter().any(|it| it.starts_with("dots")) => {
            if at.desk.has_marked() {
                t!("railage-ask-dots")
            } else {
                t!("railage-ask-dots-any")
            }
        }
        Phase::Roadbed => t!("railage-ask-dots-none"),
        Phase::Line if has_more => t!("railage-ask-line"),
        Phase::Line => t!("railage-ask-line-none"),
        Phase::ExtraDot if has_more && view.rules < 2 => t!("railage-ask-extra-dot"),
        Phase::ExtraDot if has_more => {
            t!("railage-ask-extra-dot-chart", land = words::extra_terrains(&view.map, at.desk))
        }
        Phase::ExtraDot => t!("railage-ask-extra-dot-none"),
        Phase::ExtraLine if has_more => t!("railage-ask-extra-line"),
        Phase::ExtraLine => t!("railage-ask-extra-line-none"),
        Phase::Ready => t!("railage-ask-done"),
    }
}

/// What the next touch may be, by what is touched already.
pub(super) fn hint(now: &Now, draft: &Draft, is_chosen: bool) -> String {
    let Some(at) = now.at().filter(|_| !now.moves.is_empty()) else { return String::new() };
    let is_special = now.moves.is_special(draft);
    let has_faces = now.moves.faces(draft).len() > 1;
    match at.desk.phase() {
        // What nobody chose deserves to be told before it happens.
        Phase::Land if now.moves.is_forced() => words::passing(&now.view, at),
        _ if is_special && is_chosen && has_faces => t!("railage-hint-wild"),
        _ if is_special && is_chosen => t!("railage-hint-die"),
        _ if is_special => t!("railage-hint-special-on"),
        Phase::Line | Phase::ExtraLine if is_chosen => t!("railage-hint-confirm"),
        Phase::Line | Phase::ExtraLine if !draft.is_empty() => t!("railage-hint-line-on"),
        Phase::Line | Phase::ExtraLine if !now.moves.is_forced() => t!("railage-hint-line"),
        Phase::Land | Phase::Roadbed if is_chosen && draft.spots.len() == 1 && at.desk.phase() == Phase::Roadbed => {
            t!("railage-hint-second-dot")
        }
        Phase::Land | Phase::Roadbed if !is_chosen && now.moves.has_special() => t!("railage-hint-special"),
        Phase::Land if !is_chosen => t!("railage-hint-land"),
        _ if is_chosen => t!("railage-hint-confirm"),
        _ => String::new(),
    }
}
