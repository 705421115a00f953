//! What the items of a stream change in what is known of a table, and when the position must be asked for again.

use wire::{
    Item, News,
    api::{Driver, Seat, Table, Turn},
};

/// Notes in `table` what has happened; says whether the position is another one now.
pub(super) fn note(table: &mut Table, news: &News) -> bool {
    let you = table.you;
    match news {
        _ if news.changes_position() => return true,
        News::Sit { seat, name, bot } => {
            change(table, *seat, |it| {
                (it.name, it.bot) = (Some(name.clone()), *bot);
                it.driver = if bot.is_some() { Driver::Bot } else { Driver::Person };
            });
            // Whether somebody writes letters is not told here.
            return table.referee.is_some();
        }
        News::Name { seat, name } => change(table, *seat, |it| it.name = Some(name.clone())),
        News::Rise { seat } => {
            change(table, *seat, |it| (it.name, it.driver, it.bot) = (None, Driver::Nobody, None));
            return you == Some(*seat);
        }
        News::Leave { seat } => {
            change(table, *seat, |it| it.driver = Driver::Left);
            return you == Some(*seat);
        }
        News::Bot { seat } => change(table, *seat, |it| it.driver = Driver::Bot),
        News::Return { seat } => change(table, *seat, |it| it.driver = Driver::Person),
        News::Ready { seat } => {
            if let Turn::Seats { waiting } = &mut table.turn {
                waiting.retain(|it| it != seat);
            }
        }
        News::Unready { seat } => {
            if let Turn::Seats { waiting } = &mut table.turn
                && !waiting.contains(seat)
            {
                waiting.push(*seat);
                waiting.sort_unstable();
            }
            return you == Some(*seat);
        }
        News::Switch { on } => table.chat = *on,
        News::Next { id } => table.next = Some(id.clone()),
        News::Deadline { until, .. } => table.deadline = *until,
        _ => {}
    }
    false
}

fn change(table: &mut Table, seat: u16, change: impl FnOnce(&mut Seat)) {
    if let Some(seat) = table.seats.get_mut(usize::from(seat)) {
        change(seat);
    }
}

/// Whether the last thing that happened, as far as `seat` knows, is its own move.
///
/// The server decides what is fair; this only keeps a button away that it would refuse.
pub(super) fn may_undo(items: &[Item], seat: u16) -> bool {
    let mut movers = Vec::new();
    for item in items {
        match &item.news {
            News::Event { line } => movers.push(line.split(' ').next().and_then(|it| it.parse::<u16>().ok())),
            News::Start { .. } | News::Reveal { .. } => movers.push(None),
            News::Undo { seat } if movers.last() == Some(&Some(*seat)) => {
                movers.pop();
            }
            _ => {}
        }
    }
    movers.last() == Some(&Some(seat))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Table {
        let text = r#"{"id": "t", "game": "some-game", "rules": "basic", "status": "playing", "seats": [
            {"seat": 0, "name": "Ann", "driver": "person"}, {"seat": 1, "name": "Bob", "driver": "person"}],
            "you": 0, "yours": true, "turn": {"kind": "seats", "waiting": [0, 1]}, "cursor": "3.0",
            "pace": {"kind": "live"}, "deadline": null, "created": 0, "open": false, "chat": true, "head": null,
            "pledge": null, "content": null, "scores": null, "places": null, "events": null, "daily": null,
            "imported": false, "next": null, "closed": null}"#;
        serde_json::from_str(text).expect("a table")
    }

    fn item(text: &str) -> Item {
        serde_json::from_str(text).expect("an item")
    }

    #[test]
    fn who_is_ready_is_known_without_asking() {
        let mut table = table();
        assert!(!note(&mut table, &item(r#"{"kind": "ready", "seat": 1}"#).news));
        assert_eq!(table.turn, Turn::Seats { waiting: vec![0] });
        assert!(!note(&mut table, &item(r#"{"kind": "unready", "seat": 1}"#).news));
        assert_eq!(table.turn, Turn::Seats { waiting: vec![0, 1] });
        assert!(note(&mut table, &item(r#"{"kind": "unready", "seat": 0}"#).news));
    }

    #[test]
    fn people_come_and_go_without_asking() {
        let mut table = table();
        assert!(!note(&mut table, &item(r#"{"kind": "name", "seat": 1, "name": "Ben"}"#).news));
        assert!(!note(&mut table, &item(r#"{"kind": "bot", "seat": 1}"#).news));
        assert_eq!((table.seats[1].name.as_deref(), table.seats[1].driver), (Some("Ben"), Driver::Bot));
        assert!(!note(&mut table, &item(r#"{"kind": "rise", "seat": 1}"#).news));
        assert!(!note(&mut table, &item(r#"{"kind": "sit", "seat": 1, "name": "Bot 2", "bot": "easy"}"#).news));
        assert_eq!((table.seats[1].driver, table.seats[1].bot), (Driver::Bot, Some(wire::api::Level::Easy)));
        assert!(!note(&mut table, &item(r#"{"kind": "switch", "on": false}"#).news));
        assert!(!table.chat);
        assert!(note(&mut table, &item(r#"{"kind": "leave", "seat": 0}"#).news));
        assert!(!note(&mut table, &item(r#"{"kind": "sit", "seat": 9, "name": "Nobody"}"#).news));
    }

    #[test]
    fn moves_and_rolls_are_asked_for() {
        for text in [r#"{"kind": "event", "line": "0 skip none"}"#, r#"{"kind": "turn", "waiting": [0]}"#] {
            assert!(note(&mut table(), &item(text).news), "{text}");
        }
        assert!(!note(&mut table(), &item(r#"{"kind": "chat", "seat": 1, "text": "hello"}"#).news));
    }

    #[test]
    fn a_correction_is_asked_for_and_a_deadline_is_known() {
        let mut table = table();
        assert!(!note(&mut table, &item(r#"{"kind": "deadline", "until": 5000, "reason": "holidays"}"#).news));
        assert_eq!(table.deadline, Some(5000));
        assert!(!note(&mut table, &item(r#"{"kind": "deadline", "until": null, "reason": "holidays"}"#).news));
        assert_eq!(table.deadline, None);
        assert!(note(&mut table, &item(r#"{"kind": "correct", "round": 3, "seat": 1, "reason": "my mistake"}"#).news));
    }

    #[test]
    fn only_ones_own_last_move_is_taken_back() {
        let items = |texts: &[&str]| texts.iter().map(|it| item(it)).collect::<Vec<_>>();
        let (own, other) = (r#"{"kind": "event", "line": "0 skip none"}"#, r#"{"kind": "event", "line": "1 skip y1"}"#);
        let (roll, ready) = (r#"{"kind": "event", "line": ". roll 1 2"}"#, r#"{"kind": "ready", "seat": 1}"#);
        let (undo, shown) = (r#"{"kind": "undo", "seat": 0}"#, r#"{"kind": "reveal", "lines": []}"#);
        assert!(may_undo(&items(&[roll, own]), 0));
        assert!(may_undo(&items(&[roll, own, ready]), 0));
        assert!(may_undo(&items(&[roll, own, own, undo]), 0));
        assert!(!may_undo(&items(&[roll, own, undo]), 0));
        assert!(!may_undo(&items(&[own, other]), 0));
        assert!(!may_undo(&items(&[own, shown]), 0));
        assert!(!may_undo(&items(&[own, roll]), 0));
        assert!(!may_undo(&[], 0));
    }
}
