//! What trips and terminus cards say, in any language.

use draw::Words;
use village::{Bound, Counted, Demand, Shape, Terrain};

/// What the terrains are called.
pub fn terrains(words: &dyn Words) -> [String; Terrain::ALL.len()] {
    Terrain::ALL.map(|it| terrain(it, words))
}

/// What a terrain is called.
pub fn terrain(it: Terrain, words: &dyn Words) -> String {
    words.say("village-terrain", &[("terrain", it.name().into())])
}

/// One of something, or many.
pub fn thing(what: Counted, n: u16, words: &dyn Words) -> String {
    words.say("village-thing", &[("what", what.name().into()), ("n", n.into())])
}

/// `4 tracks`.
pub fn many(what: Counted, n: u16, words: &dyn Words) -> String {
    let things = thing(what, n, words);
    words.say("village-many", &[("what", what.name().into()), ("things", things.into()), ("n", n.into())])
}

/// `for each bend`.
pub fn each(what: Counted, words: &dyn Words) -> String {
    words.say("village-each", &[("what", what.name().into())])
}

/// What a trip asks for.
pub fn demand(it: Demand, words: &dyn Words) -> String {
    let of_terrain = |id: &str, it: Terrain| words.say(id, &[("terrain", terrain(it, words).into())]);
    match it {
        Demand::Count(Bound::Exactly, 0, what) => {
            words.say("village-demand-none", &[("things", thing(what, 0, words).into())])
        }
        Demand::Count(Bound::Exactly, n, what) => {
            let things = thing(what, n.into(), words);
            words.say(
                "village-demand-exactly",
                &[("things", things.into()), ("n", n.into()), ("what", what.name().into())],
            )
        }
        Demand::Count(bound, n, what) => {
            let id = if bound == Bound::AtLeast { "village-demand-at-least" } else { "village-demand-at-most" };
            words.say(id, &[("many", many(what, n.into(), words).into())])
        }
        Demand::Only(Shape::Bridge, n) => words.say("village-demand-only-straights", &[("n", n.into())]),
        Demand::Only(Shape::Bend, n) => words.say("village-demand-only-bends", &[("n", n.into())]),
        Demand::SameEnds => words.say("village-demand-same-ends", &[]),
        Demand::BothEnds(it) => of_terrain("village-demand-both-ends", it),
        Demand::Most(it) => of_terrain("village-demand-most", it),
        Demand::Fewest(it) => of_terrain("village-demand-fewest", it),
        Demand::Alike(n) => words.say("village-demand-alike", &[("n", n.into())]),
        Demand::Each(what) => each(what, words),
    }
}

/// The same for pictures and cards, which have shorter words of their own in English.
pub fn drawn_demand(it: Demand, words: &dyn Words) -> String {
    if words.is_english() { it.to_string() } else { demand(it, words) }
}
