//! A position of Sidings as JSON that was worked out by hand.

use kernel::{Seat, Viewer};
use serde_json::json;
use sidings_wire::View;
use wireform::laws;

const RECORD: &str = "\
sidings 1 yard seats 2
. seat 0 order B
. seat 1 order D
. wagon 4
0 to B
1 to A
. wagon 4
0 to B
1 to B
. wagon 6
1 to A
";

#[test]
fn an_order_and_a_choice_are_told_to_their_player_alone() {
    let told = |number: usize| {
        let seat = Seat::new(number).expect("a seat");
        let view = laws::told::<View>(RECORD, Viewer::Seat(seat), &|_| true);
        serde_json::to_value(view).expect("a view is JSON")
    };
    let player = |seat: u16, order: Option<&str>, chosen: Option<&str>| {
        let (sidings, worth, total) = if seat == 0 {
            (json!({ "A": [], "B": [4, 4], "C": [], "D": [] }), json!({ "A": 0, "B": 2, "C": 0, "D": 0 }), 3)
        } else {
            (json!({ "A": [4], "B": [4], "C": [], "D": [] }), json!({ "A": 0, "B": 0, "C": 0, "D": 0 }), 1)
        };
        json!({ "seat": seat, "order": order, "chosen": chosen, "clear_roads": 1, "sidings": sidings, "worth": worth,
            "total": total })
    };
    let view = |players| json!({ "seats": 2, "round": 3, "wagon": 6, "waiting": [0], "players": players });
    assert_eq!(told(0), view([player(0, Some("B"), None), player(1, None, None)]));
    assert_eq!(told(1), view([player(0, None, None), player(1, Some("D"), Some("A"))]));
}
