//! What trips and terminus cards say, in any language, in the words of the browser.

use village::{Bound, Counted, Demand, Shape, Terrain};

use crate::{Language, words::t};

/// What the terrains are called.
pub(crate) fn terrains(language: Language) -> [String; Terrain::ALL.len()] {
    Terrain::ALL.map(|it| terrain(it, language))
}

fn terrain(it: Terrain, language: Language) -> String {
    t!(language, "village-terrain", terrain = it.name())
}

/// One of something, or many.
fn thing(what: Counted, n: u16, language: Language) -> String {
    t!(language, "village-thing", what = what.name(), n = n)
}

/// `4 tracks`.
fn many(what: Counted, n: u16, language: Language) -> String {
    t!(language, "village-many", what = what.name(), things = thing(what, n, language), n = n)
}

/// `for each bend`.
pub(crate) fn each(what: Counted, language: Language) -> String {
    t!(language, "village-each", what = what.name())
}

/// What a trip asks for.
pub(crate) fn demand(it: Demand, language: Language) -> String {
    match it {
        Demand::Count(Bound::Exactly, 0, what) => {
            t!(language, "village-demand-none", things = thing(what, 0, language))
        }
        Demand::Count(bound, n, what) => {
            let many = many(what, n.into(), language);
            match bound {
                Bound::Exactly => {
                    let things = thing(what, n.into(), language);
                    t!(language, "village-demand-exactly", things = things, n = n, what = what.name())
                }
                Bound::AtLeast => t!(language, "village-demand-at-least", many = many),
                Bound::AtMost => t!(language, "village-demand-at-most", many = many),
            }
        }
        Demand::Only(Shape::Bridge, n) => t!(language, "village-demand-only-straights", n = n),
        Demand::Only(Shape::Bend, n) => t!(language, "village-demand-only-bends", n = n),
        Demand::SameEnds => t!(language, "village-demand-same-ends"),
        Demand::BothEnds(it) => t!(language, "village-demand-both-ends", terrain = terrain(it, language)),
        Demand::Most(it) => t!(language, "village-demand-most", terrain = terrain(it, language)),
        Demand::Fewest(it) => t!(language, "village-demand-fewest", terrain = terrain(it, language)),
        Demand::Alike(n) => t!(language, "village-demand-alike", n = n),
        Demand::Each(what) => each(what, language),
    }
}

/// The same for pictures. In English `draw` has shorter words of its own, as they stand on the cards.
pub(crate) fn demand_in(language: Language) -> Option<fn(Demand) -> String> {
    match language {
        Language::English => None,
        Language::German => Some(|it| demand(it, Language::German)),
        Language::Japanese => Some(|it| demand(it, Language::Japanese)),
    }
}
