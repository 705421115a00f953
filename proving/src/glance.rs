//! A quick look at a message of a stream, without reading it as JSON.

use memchr::{memchr, memmem};

/// What stands before the kind of an item.
const KIND: &[u8] = b"\"kind\":\"";

/// What a message means for one seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Glance {
    /// Whether the seat must act, if the message says who must.
    pub turn: Option<bool>,
    /// Whether something was shown that may have changed what the seat can do.
    pub has_news: bool,
    /// Whether the game has ended.
    pub is_over: bool,
}

impl Glance {
    /// Looks at the data of a message for this seat.
    ///
    /// Quotes inside of words are escaped in JSON, so this pattern cannot be part of anything that a person said.
    /// At a table of a thousand a thousand of these are looked at in every round, so it is done in one pass.
    pub fn at(data: &str, seat: u16) -> Self {
        let mut res = Self::default();
        for place in memmem::find_iter(data.as_bytes(), KIND) {
            let rest = &data.as_bytes()[place + KIND.len()..];
            let kind = &rest[..memchr(b'"', rest).unwrap_or(rest.len())];
            match kind {
                b"event" | b"reveal" | b"undo" | b"start" => res.has_news = true,
                b"over" | b"close" => res.is_over = true,
                b"turn" => res.turn = waiting(&data[place..]).map(|list| is_in(list, seat)),
                _ => {}
            }
        }
        res
    }
}

/// The list of those who must act, from the item that begins here.
fn waiting(item: &str) -> Option<&str> {
    let (_, rest) = item.split_once("\"waiting\":[")?;
    rest.split_once(']').map(|(list, _)| list)
}

fn is_in(list: &str, seat: u16) -> bool {
    list.split(',').any(|it| it.trim().parse() == Ok(seat))
}

#[cfg(test)]
mod tests {
    use super::Glance;

    #[track_caller]
    fn check(items: &str, turn: Option<bool>, has_news: bool, is_over: bool) {
        let data = format!("{{\"cursor\":\"1.2\",\"items\":[{items}]}}");
        assert_eq!(Glance::at(&data, 12), Glance { turn, has_news, is_over });
    }

    #[test]
    fn whose_turn_it_is_stands_in_the_last_list() {
        check(r#"{"at":1,"kind":"turn","waiting":[1,12,123]}"#, Some(true), false, false);
        check(r#"{"kind":"turn","waiting":[1,123]}"#, Some(false), false, false);
        check(r#"{"kind":"turn","waiting":[12]},{"kind":"turn","waiting":[]}"#, Some(false), false, false);
        check(r#"{"kind":"ready","seat":12}"#, None, false, false);
    }

    #[test]
    fn words_of_people_are_no_news() {
        check(r#"{"kind":"chat","seat":1,"text":"{\"kind\":\"over\"}, \"waiting\":[12]"}"#, None, false, false);
        check(r#"{"kind":"event","line":". roll 3 4"}"#, None, true, false);
        check(r#"{"kind":"over","scores":[1]}"#, None, false, true);
    }
}
