//! Cards, lines and whole tableaus in words: for text, for labels, and for those who cannot see the picture.

use kernel::Seat;
use village::{Content, Feature, Line, RailwayCard, Start, Tableau, Terminus, Terrain, View};

/// A feature in at most seven letters: `barn-fo` asks for forests.
pub(crate) fn short(feature: Feature) -> String {
    match feature {
        Feature::Barn(terrain) => format!("barn-{}", &terrain.name()[..2]),
        Feature::Halt(points) => format!("halt {points}"),
        Feature::Farm | Feature::Signal | Feature::Siding => feature.to_string(),
    }
}

/// `forest barn`, `halt of 3`, `signal`.
pub(crate) fn feature(feature: Feature) -> String {
    match feature {
        Feature::Barn(terrain) => format!("{terrain} barn"),
        Feature::Halt(points) => format!("halt of {points}"),
        Feature::Farm | Feature::Signal | Feature::Siding => feature.to_string(),
    }
}

/// What a card looks like as track, as it lies.
pub(super) fn card(card: &RailwayCard, turned: bool) -> String {
    let [above, left] = card.features(turned);
    let features = [(above, "from above"), (left, "from the left")].into_iter();
    let features = features.filter_map(|(it, from)| Some(format!(", {} on the line {from}", feature(it?))));
    format!("{} {}{}", card.terrain, card.shape, features.collect::<String>())
}

/// Where a line starts.
pub(super) fn start(line: Line, start: Start) -> String {
    let feature = start.feature.map_or(String::new(), |it| format!(", {}", feature(it)));
    format!("start of {line}: {}{feature}", start.terrain)
}

/// `£3 + £1 for each lake`.
pub(crate) fn terminus(it: Terminus) -> String {
    if it.rate() == 0 { pay(it) } else { format!("{} for each {}", pay(it), it.what()) }
}

/// The pounds on a terminus card: `£3 + £1`, or `£3` where nothing adds to it.
pub(crate) fn pay(it: Terminus) -> String {
    if it.rate() == 0 { format!("£{}", it.base()) } else { format!("£{} + £{}", it.base(), it.rate()) }
}

/// What a number of things is called: `1 track`, `2 tracks`.
pub(crate) fn many(n: usize, thing: &str) -> String {
    format!("{n} {thing}{}", if n == 1 { "" } else { "s" })
}

/// The terrains along a line, from its border piece as far as there is track.
pub(crate) fn terrains(content: &Content, tableau: &Tableau, line: Line) -> Vec<Terrain> {
    let start = content.start(tableau.letter(), line).terrain;
    let laid = tableau.route(content, line).into_iter().filter_map(|it| tableau.laid(it.space));
    [start].into_iter().chain(laid.map(|it| content.card(it.card).terrain)).collect()
}

/// What a line is worth, or would be worth as far as it goes.
pub(super) fn line(content: &Content, tableau: &Tableau, line: Line) -> String {
    let score = tableau.course(line).score(content);
    let length = many(terrains(content, tableau, line).len(), "track");
    let is_completed = tableau.completed().contains(line);
    let state = if is_completed { "completed" } else { "not completed" };
    let (trips, features) = (score.trip_points(), score.feature_points());
    let sum = format!("trips {trips} + features {features} = {}", score.points());
    format!("{line}: {state}, {length}, {sum}{}", if is_completed { "" } else { " so far" })
}

/// The whole picture.
pub(super) fn description(view: &View, seat: Seat) -> String {
    let content = view.setup.content();
    let mut res = vec![format!("The tableau of seat {seat} in Village Rails, round {} of 12", view.round)];
    let Some(player) = view.players.get(seat) else { return res.join(". ") + "." };
    if let Some(tableau) = &player.tableau {
        res.push(format!("Border pieces {}, £{}, {} points", tableau.letter(), tableau.money(), player.score));
        res.extend(tableau.placed().into_iter().filter_map(|space| {
            let laid = tableau.laid(space)?;
            Some(format!("{space}: {}", card(content.card(laid.card), laid.turned)))
        }));
        res.extend(Line::all().map(|it| line(content, tableau, it)));
    }
    res.push(format!("{} in the hand", many(player.n_hand, "terminus card")));
    res.join(". ") + "."
}
