//! Every refusal, with each word that it may choose, and how it is cited; those who translate use it too.

use streetcar::{Action, Draw, Part, Refusal, Shape, Station};
use track::{Border, Square};

const SETUP_OVER: [&str; Shape::COUNT] = [
    "streetcar-setup-over tile=S example=x4/y1",
    "streetcar-setup-over tile=C example=x4/y1",
    "streetcar-setup-over tile=R example=x4/y1",
    "streetcar-setup-over tile=L example=x4/y1",
    "streetcar-setup-over tile=Y example=x4/y1",
    "streetcar-setup-over tile=D example=x4/y1",
    "streetcar-setup-over tile=W example=x4/y1",
    "streetcar-setup-over tile=T example=x4/y1",
    "streetcar-setup-over tile=O example=x4/y1",
    "streetcar-setup-over tile=X example=x4/y1",
    "streetcar-setup-over tile=Z example=x4/y1",
    "streetcar-setup-over tile=M example=x4/y1",
];

const WRONG_TILE: [&str; Shape::COUNT] = [
    "streetcar-wrong-tile tile=S",
    "streetcar-wrong-tile tile=C",
    "streetcar-wrong-tile tile=R",
    "streetcar-wrong-tile tile=L",
    "streetcar-wrong-tile tile=Y",
    "streetcar-wrong-tile tile=D",
    "streetcar-wrong-tile tile=W",
    "streetcar-wrong-tile tile=T",
    "streetcar-wrong-tile tile=O",
    "streetcar-wrong-tile tile=X",
    "streetcar-wrong-tile tile=Z",
    "streetcar-wrong-tile tile=M",
];

pub(crate) fn refusals() -> Vec<(Refusal, &'static str)> {
    let square = Square::new(3, 5).expect("a square");
    let example = Square::new(4, 1).expect("a square");
    let draw = |shape| Draw::new(shape, 4).expect("a draw");
    let [_, two, _, _] = Station::ALL;
    let border = Action::Station(two, Border::new(1, 0).expect("a border square"));
    let mut res = vec![
        (Refusal::SideTaken { other: two }, "streetcar-side-taken station=2"),
        (
            Refusal::WrongPart { expected: Part::Station(two), example: border },
            "streetcar-wrong-part part=station station=2 example=x1/y0",
        ),
        (
            Refusal::WrongPart { expected: Part::Remove, example: Action::Remove(square) },
            "streetcar-wrong-part part=remove station=none example=x3/y5",
        ),
        (
            Refusal::WrongPart { expected: Part::Central, example: Action::Central(square) },
            "streetcar-wrong-part part=central station=none example=x3/y5",
        ),
        (Refusal::NoZone { square, example }, "streetcar-no-zone square=x3/y5 example=x4/y1"),
        (Refusal::CentralAlone { square, example }, "streetcar-central-alone square=x3/y5 example=x4/y1"),
        (Refusal::NotEmpty { square, example }, "streetcar-not-empty square=x3/y5 example=x4/y1"),
        (Refusal::OffTheRoll { draw: draw(Shape::Curve), example }, "streetcar-off-the-roll die=4 example=x4/y1"),
        (Refusal::Gone, "streetcar-gone"),
        (Refusal::NotWaiting, "streetcar-not-waiting"),
    ];
    for shape in Shape::ALL {
        res.push((Refusal::SetupOver { draw: draw(shape), example }, SETUP_OVER[shape.index()]));
        res.push((Refusal::WrongTile { drawn: shape }, WRONG_TILE[shape.index()]));
    }
    res
}
