//! Every refusal, with each word that it may choose, and how it is cited; those who translate use it too.

use village::{Action, Line, LineSet, Place, Refusal, Space, SpaceSet, TerminusCard};

pub(crate) fn refusals() -> Vec<(Refusal, &'static str)> {
    let first = Space::new(1, 1).expect("a space");
    let space = Space::new(2, 3).expect("a space");
    let reach = SpaceSet::EMPTY.with(first).with(Space::new(1, 2).expect("a space"));
    let line = Line::left(4).expect("a line");
    let lines: LineSet = [Line::top(1), Line::left(2)].into_iter().flatten().collect();
    let place = |number| Place::new(number).expect("a place");
    let terminus = TerminusCard::new(38).expect("a card");
    vec![
        (Refusal::MustBuild, "village-must-build"),
        (Refusal::HasBuilt, "village-has-built"),
        (Refusal::HasPlanned, "village-has-planned"),
        (
            Refusal::InTwoActs { first: Action::Take(place(3)), second: Action::Lay { space, turned: true } },
            "village-in-two-acts first=take 3 second=r2c3 turned",
        ),
        (
            Refusal::InOneAct { example: Action::TripAndAssign { place: place(2), line } },
            "village-in-one-act example=trip 2 l4",
        ),
        (Refusal::LayFirst { reach }, "village-lay-first reach=r1c1, r1c2"),
        (Refusal::AssignFirst { open: lines }, "village-assign-first open=t1, l2"),
        (Refusal::NothingTaken, "village-nothing-taken"),
        (Refusal::ResolveFirst { lines }, "village-resolve-first lines=t1, l2"),
        (Refusal::NotCompleted { line, lines }, "village-not-completed line=l4 lines=t1, l2"),
        (Refusal::NotCompleted { line, lines: LineSet::EMPTY }, "village-not-completed line=l4 lines=none"),
        (Refusal::OrderFirst { line }, "village-order-first line=l4"),
        (Refusal::NothingToOrder, "village-nothing-to-order"),
        (Refusal::NoSuchCard { place: place(6), n_cards: 5 }, "village-no-such-card place=6 n_cards=5"),
        (
            Refusal::TooDear { place: place(7), price: 6, money: 4, most: place(5) },
            "village-too-dear place=7 price=6 money=4 most=5",
        ),
        (Refusal::NoMoneyToPlan { money: 2 }, "village-no-money-to-plan money=2"),
        (Refusal::LineFull { line, open: lines }, "village-line-full line=l4 open=t1, l2"),
        (Refusal::LineFull { line, open: LineSet::EMPTY }, "village-line-full line=l4 open=none"),
        (Refusal::LineCompleted { line, open: lines }, "village-line-completed line=l4 open=t1, l2"),
        (Refusal::LineCompleted { line, open: LineSet::EMPTY }, "village-line-completed line=l4 open=none"),
        (Refusal::NoOpenLine, "village-no-open-line"),
        (Refusal::SpaceTaken { space, reach }, "village-space-taken space=r2c3 reach=r1c1, r1c2"),
        (Refusal::SpaceApart { space, reach }, "village-space-apart space=r2c3 reach=r1c1, r1c2"),
        (Refusal::NothingToTurn { space }, "village-nothing-to-turn space=r2c3"),
        (Refusal::NotInHand { terminus }, "village-not-in-hand terminus=38"),
        (Refusal::NotWaiting, "village-not-waiting"),
        (Refusal::NoRulings, "village-no-rulings"),
    ]
}
