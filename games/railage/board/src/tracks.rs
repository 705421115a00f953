//! The two tracks, column by column: what is printed, what is reached, what is taken.

use leptos::prelude::*;
use railage::{Map, Sheet, SpaceSet};

use super::{hand::Hand, now::Now};
use client::words::commas;

/// What is printed on a space.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Print {
    Nothing,
    Factor(u8),
    Extra,
    Branch,
    Points(u8, Fate),
}

/// What became of points.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Fate {
    Open,
    Gained,
    Gone,
}

/// What became of a space.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum State {
    Open,
    Reached,
    CrossedOut,
}

/// A space of a track.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Space {
    number: u8,
    print: Print,
    state: State,
    /// Whether the chosen move would reach it, or cross it out.
    is_new: bool,
}

fn fate(gained: SpaceSet, taken: SpaceSet, number: u8, state: State) -> Fate {
    if gained.contains(number) {
        Fate::Gained
    } else if state == State::Open && !taken.contains(number) {
        Fate::Open
    } else {
        Fate::Gone
    }
}

fn upper(map: &Map, before: &Sheet, sheet: &Sheet, taken: SpaceSet, number: u8) -> Space {
    let tracks = map.tracks();
    let state_of = |sheet: &Sheet| {
        if number <= sheet.upper() {
            State::Reached
        } else if number > tracks.upper_spaces() - sheet.crossed() {
            State::CrossedOut
        } else {
            State::Open
        }
    };
    let state = state_of(sheet);
    let points = tracks.upper_points(number);
    let print = match (tracks.factor_on(number), tracks.is_extra(number), points) {
        (Some(factor), ..) => Print::Factor(factor),
        (_, true, _) => Print::Extra,
        (.., Some(points)) => Print::Points(points, fate(sheet.upper_points(), taken, number, state)),
        _ => Print::Nothing,
    };
    Space { number, print, state, is_new: state != state_of(before) }
}

fn lower(map: &Map, before: &Sheet, sheet: &Sheet, taken: SpaceSet, number: u8) -> Space {
    let tracks = map.tracks();
    let state = if number <= sheet.lower() { State::Reached } else { State::Open };
    let print = match (tracks.is_branch(number), tracks.lower_points(number)) {
        (true, _) => Print::Branch,
        (_, Some(points)) => Print::Points(points, fate(sheet.lower_points(), taken, number, state)),
        _ => Print::Nothing,
    };
    Space { number, print, state, is_new: state == State::Reached && number > before.lower() }
}

/// The columns from the left: an upper space, where there is one, and the lower one beneath it.
fn columns(now: &Now, sheet: &Sheet) -> Option<Vec<(Option<Space>, Space)>> {
    let (map, before) = (&now.view.map, &now.at()?.sheet);
    let (taken_upper, taken_lower) = now.view.taken();
    let (n, n_upper) = (map.tracks().columns(), map.tracks().upper_spaces());
    let column = |it| {
        let above = (it <= n_upper).then(|| upper(map, before, sheet, taken_upper, it));
        (above, lower(map, before, sheet, taken_lower, n + 1 - it))
    };
    Some((1..=n).map(column).collect())
}

impl Print {
    fn sign(self) -> String {
        match self {
            Self::Nothing => String::new(),
            Self::Factor(factor) => format!("×{factor}"),
            Self::Extra => "•━".to_owned(),
            Self::Branch => "○".to_owned(),
            Self::Points(points, _) => points.to_string(),
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Self::Points(_, Fate::Open) => "coin",
            Self::Points(_, Fate::Gained) => "coin gained",
            Self::Points(_, Fate::Gone) => "coin gone",
            _ => "print",
        }
    }

    fn words(self) -> String {
        match self {
            Self::Nothing => String::new(),
            Self::Factor(factor) => t!("railage-space-factor", factor = factor),
            Self::Extra => t!("railage-space-extra"),
            Self::Branch => t!("railage-space-branch"),
            Self::Points(points, Fate::Open) => t!("railage-space-points", points = points),
            Self::Points(points, Fate::Gained) => t!("railage-space-points-gained", points = points),
            Self::Points(points, Fate::Gone) => t!("railage-space-points-gone", points = points),
        }
    }
}

impl Space {
    const fn class(self) -> &'static str {
        match (self.state, self.is_new) {
            (State::Open, _) => "ra-space",
            (State::Reached, false) => "ra-space reached",
            (State::Reached, true) => "ra-space reached new",
            (State::CrossedOut, false) => "ra-space crossed",
            (State::CrossedOut, true) => "ra-space crossed new",
        }
    }

    fn words(self) -> Option<String> {
        let print = self.print.words();
        let state = match self.state {
            State::Open if print.is_empty() => return None,
            State::Open => String::new(),
            State::Reached => t!("railage-space-reached"),
            State::CrossedOut => t!("railage-space-crossed"),
        };
        let parts: Vec<_> = [print, state].into_iter().filter(|it| !it.is_empty()).collect();
        Some(commas(&parts))
    }

    fn view(self) -> impl IntoView {
        view! {
            <span class=self.class() aria-hidden="true">
                <span class="number">{self.number}</span>
                <span class=self.print.class()>{self.print.sign()}</span>
            </span>
        }
    }
}

/// Both tracks, with what the chosen move would change.
pub(super) fn tracks(hand: Hand) -> impl IntoView {
    let all = Memo::new(move |_| {
        let after = hand.sheet();
        hand.now.with(|now| columns(now.as_ref()?, &after.as_ref()?.sheet))
    });
    move || {
        let all = all.get()?;
        let upper = |state: State| all.iter().filter(|it| it.0.is_some_and(|it| it.state == state)).count();
        let (n_upper, n_crossed) = (upper(State::Reached), upper(State::CrossedOut));
        let n_lower = all.iter().filter(|it| it.1.state == State::Reached).count();
        let n_spaces = all.iter().filter(|it| it.0.is_some()).count();
        let sum = t!("railage-tracks-sum", n = n_spaces, upper = n_upper, lower = n_lower, crossed = n_crossed);
        let columns = all.into_iter().map(|(upper, lower)| {
            let is_both = upper.is_some_and(|it| it.state == State::Reached) && lower.state == State::Reached;
            let above = upper.and_then(|space| Some((space.number, space.words()?)));
            let above = above.map(|(number, words)| t!("railage-space-upper", space = number, what = words));
            let below = lower.words().map(|it| t!("railage-space-lower", space = lower.number, what = it));
            let words: Vec<_> = above.into_iter().chain(below).collect();
            // A column of two empty spaces is nothing to be told of.
            let is_silent = words.is_empty();
            view! {
                <li class:both=is_both aria-hidden=is_silent.then_some("true")>
                    {upper.map_or_else(|| view! { <span class="ra-space none"></span> }.into_any(), |it| it.view().into_any())}
                    {lower.view()}
                    <span class="sr-only">{words.join(" ")}</span>
                </li>
            }
        });
        Some(view! {
            <section class="ra-tracks" aria-label=t!("railage-tracks")>
                <p class="ra-track-head" aria-hidden="true">{t!("railage-track-upper")}</p>
                <p class="sr-only">{sum}</p>
                <ol>{columns.collect_view()}</ol>
                <p class="ra-track-head lower" aria-hidden="true">{t!("railage-track-lower")}</p>
            </section>
        })
    }
}
