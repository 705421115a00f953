//! Every refusal, with each word that it may choose, and how it is cited; those who translate use it too.

use thirty::{Part, Refusal, Roll, Station};
use track::{Kind, Square};

pub(crate) fn refusals() -> Vec<(Refusal, &'static str)> {
    let square = Square::new(3, 5).expect("a square");
    let example = Square::new(4, 1).expect("a square");
    let roll = |colour| Roll::new(4, colour).expect("a roll");
    let colour = |die| Kind::from_die(die).expect("a die");
    let [_, _, three, _] = Station::ALL.map(Part::Station);
    vec![
        (Refusal::NoMountain { y: 3 }, "thirty-no-mountain y=3"),
        (Refusal::MineAlone { square }, "thirty-mine-alone square=x3/y5"),
        (Refusal::MineNeedsMountain { y: 3 }, "thirty-mine-needs-mountain y=3"),
        (Refusal::SideTaken, "thirty-side-taken"),
        (Refusal::NotEmpty { square }, "thirty-not-empty square=x3/y5"),
        (Refusal::MineOnBonus { square }, "thirty-mine-on-bonus square=x3/y5"),
        (Refusal::WrongPart { expected: Part::Skip }, "thirty-wrong-part part=skip station=none"),
        (Refusal::WrongPart { expected: Part::Mine }, "thirty-wrong-part part=mine station=none"),
        (Refusal::WrongPart { expected: three }, "thirty-wrong-part part=station station=3"),
        (Refusal::WrongPart { expected: Part::Bonus }, "thirty-wrong-part part=bonus station=none"),
        (Refusal::PartDone { part: Part::Skip }, "thirty-part-done part=skip town=none"),
        (Refusal::PartDone { part: Part::Mine }, "thirty-part-done part=mine town=none"),
        (Refusal::PartDone { part: three }, "thirty-part-done part=station town=C"),
        (Refusal::PartDone { part: Part::Bonus }, "thirty-part-done part=bonus town=none"),
        (Refusal::SetupFirst, "thirty-setup-first"),
        (Refusal::SetupOver { roll: roll(1), example }, "thirty-setup-over piece=curve example=x4/y1"),
        (Refusal::SetupOver { roll: roll(2), example }, "thirty-setup-over piece=straight example=x4/y1"),
        (Refusal::SetupOver { roll: roll(3), example }, "thirty-setup-over piece=double-curve example=x4/y1"),
        (Refusal::SetupOver { roll: roll(4), example }, "thirty-setup-over piece=crossover example=x4/y1"),
        (Refusal::SetupOver { roll: roll(5), example }, "thirty-setup-over piece=y-junction example=x4/y1"),
        (Refusal::SetupOver { roll: roll(6), example }, "thirty-setup-over piece=junction example=x4/y1"),
        (Refusal::OffTheRoll { roll: roll(2), can_override: true }, "thirty-off-the-roll white=4 can_override=yes"),
        (Refusal::OffTheRoll { roll: roll(2), can_override: false }, "thirty-off-the-roll white=4 can_override=no"),
        (
            Refusal::WrongPiece { colour: colour(1), can_override: true },
            "thirty-wrong-piece die=1 piece=curve can_override=yes",
        ),
        (
            Refusal::WrongPiece { colour: colour(2), can_override: false },
            "thirty-wrong-piece die=2 piece=straight can_override=no",
        ),
        (
            Refusal::WrongPiece { colour: colour(3), can_override: true },
            "thirty-wrong-piece die=3 piece=double-curve can_override=yes",
        ),
        (
            Refusal::WrongPiece { colour: colour(4), can_override: false },
            "thirty-wrong-piece die=4 piece=crossover can_override=no",
        ),
        (
            Refusal::WrongPiece { colour: colour(5), can_override: true },
            "thirty-wrong-piece die=5 piece=y-junction can_override=yes",
        ),
        (
            Refusal::WrongPiece { colour: colour(6), can_override: false },
            "thirty-wrong-piece die=6 piece=junction can_override=no",
        ),
        (Refusal::OverrideSpent { die: "white" }, "thirty-override-spent die=white"),
        (Refusal::OverrideSpent { die: "coloured" }, "thirty-override-spent die=coloured"),
        (Refusal::NeedlessOverride { die: "white" }, "thirty-needless-override die=white"),
        (Refusal::NeedlessOverride { die: "coloured" }, "thirty-needless-override die=coloured"),
        (Refusal::NoOverrides, "thirty-no-overrides"),
        (Refusal::NoShares, "thirty-no-shares"),
        (Refusal::Gone, "thirty-gone"),
        (Refusal::NotWaiting, "thirty-not-waiting"),
        (Refusal::OnlyByPost, "thirty-only-by-post"),
        (Refusal::DiceFirst, "thirty-dice-first"),
    ]
}
