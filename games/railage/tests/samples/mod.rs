//! Every refusal, with each word that it may choose, and how it is cited; those who translate use it too.

use railage::{Announcement, City, CitySet, Die, DieSet, Face, Land, Mine, Phase, Refusal, Terrain};

pub(crate) fn refusals() -> Vec<(Refusal, &'static str)> {
    let named = |letter| City::new(letter).expect("a letter");
    let (city, other) = (named('C'), named('D'));
    let cities: CitySet = [named('A'), named('G')].into_iter().collect();
    let land = Land::new(city, 4).expect("a land cell");
    let mine = Mine::new(3).expect("a mine");
    let [one, two, three] = Die::ALL;
    let [plain, forest, hill] = Terrain::ALL;
    let face = |number| Face::new(number).expect("a face");
    let wrong = |terrain, number, allowed| Refusal::WrongTerrain { land, terrain, face: face(number), allowed };
    let extra = |terrain, allowed| Refusal::WrongExtraTerrain { land, terrain, allowed };
    let upper = [5].into_iter().collect();
    let expected = Announcement { upper, lower: [1, 2].into_iter().collect(), end: true };
    vec![
        (Refusal::WrongPhase { expected: Phase::Start }, "railage-wrong-phase phase=start"),
        (Refusal::WrongPhase { expected: Phase::Land }, "railage-wrong-phase phase=land"),
        (Refusal::WrongPhase { expected: Phase::Roadbed }, "railage-wrong-phase phase=roadbed"),
        (Refusal::WrongPhase { expected: Phase::Line }, "railage-wrong-phase phase=line"),
        (Refusal::WrongPhase { expected: Phase::ExtraDot }, "railage-wrong-phase phase=extra-dot"),
        (Refusal::WrongPhase { expected: Phase::ExtraLine }, "railage-wrong-phase phase=extra-line"),
        (Refusal::WrongPhase { expected: Phase::Ready }, "railage-wrong-phase phase=ready"),
        (Refusal::NoCity { city, cities }, "railage-no-city city=C cities=A, G"),
        (Refusal::NoLand { land, n_lands: 3 }, "railage-no-land land=C4 area=C lands=C1, C2, C3"),
        (Refusal::NoLand { land, n_lands: 0 }, "railage-no-land land=C4 area=C lands=none"),
        (Refusal::NoMine { mine: Mine::WILD }, "railage-no-mine mine=M*"),
        (Refusal::NotBesideMine { city, mine, cities }, "railage-not-beside-mine city=C mine=M3 cities=A, G"),
        (Refusal::Marked { city }, "railage-marked city=C"),
        (Refusal::WrongSum { city, value: 7, sum: 3, cities }, "railage-wrong-sum city=C value=7 sum=3 cities=A, G"),
        (
            Refusal::WrongSum { city, value: 7, sum: 3, cities: CitySet::EMPTY },
            "railage-wrong-sum city=C value=7 sum=3 cities=none",
        ),
        (Refusal::DieSpent { die: one, left: DieSet::only(three) }, "railage-die-spent die=1 left=3"),
        (
            wrong(plain, 5, [forest, hill]),
            "railage-wrong-terrain land=C4 terrain=plain face=5 first=forest second=hill",
        ),
        (
            wrong(forest, 6, [hill, plain]),
            "railage-wrong-terrain land=C4 terrain=forest face=6 first=hill second=plain",
        ),
        (
            wrong(hill, 4, [plain, forest]),
            "railage-wrong-terrain land=C4 terrain=hill face=4 first=plain second=forest",
        ),
        (extra(plain, [forest, hill]), "railage-wrong-extra-terrain land=C4 terrain=plain first=forest second=hill"),
        (extra(forest, [plain, hill]), "railage-wrong-extra-terrain land=C4 terrain=forest first=plain second=hill"),
        (extra(hill, [plain, forest]), "railage-wrong-extra-terrain land=C4 terrain=hill first=plain second=forest"),
        (extra(plain, [hill, hill]), "railage-wrong-extra-terrain land=C4 terrain=plain first=hill second=none"),
        (Refusal::Closed { land }, "railage-closed land=C4 city=C"),
        (Refusal::Dotted { land }, "railage-dotted land=C4"),
        (Refusal::NoStation { city, stations: cities }, "railage-no-station city=C stations=A, G"),
        (Refusal::Direct, "railage-direct"),
        (Refusal::TooLong { longest: 12 }, "railage-too-long longest=12"),
        (Refusal::NoDot { land }, "railage-no-dot land=C4"),
        (Refusal::Used { land }, "railage-used land=C4"),
        (Refusal::Gap { land }, "railage-gap land=C4"),
        (Refusal::NotAtCity { land, city: other }, "railage-not-at-city land=C4 city=D"),
        (Refusal::NotAtMine { land, mine }, "railage-not-at-mine land=C4 mine=M3"),
        (Refusal::Ring { from: city, to: other }, "railage-ring from=C to=D"),
        (Refusal::SecondSpecial, "railage-second-special"),
        (Refusal::MineUsed { mine }, "railage-mine-used mine=M3"),
        (Refusal::WildNeedsNumber { die: two }, "railage-wild-needs-number die=2"),
        (Refusal::NumberGiven { mine }, "railage-number-given mine=M3"),
        (Refusal::WrongAnnouncement { expected }, "railage-wrong-announcement announcement=done upper 5 lower 1 2 end"),
        (
            Refusal::WrongAnnouncement { expected: Announcement::default() },
            "railage-wrong-announcement announcement=done",
        ),
    ]
}
