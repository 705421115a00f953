//! Server-sent events, taken apart as their bytes come in.

use std::{collections::VecDeque, mem};

/// One message of a stream.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Message {
    /// The last id that the stream gave, in this message or before it.
    pub id: String,
    /// What kind of message it is; empty for an ordinary one.
    pub event: String,
    /// What it says; its lines are joined by line feeds.
    pub data: String,
}

/// A reader of messages that may be cut anywhere.
#[derive(Debug, Default)]
pub struct Events {
    line: Vec<u8>,
    /// The last byte was a carriage return, so a line feed after it belongs to it.
    after_return: bool,
    has_begun: bool,
    id: String,
    event: String,
    data: Option<String>,
    messages: VecDeque<Message>,
}

impl Events {
    /// Takes in some bytes.
    pub fn feed(&mut self, mut bytes: &[u8]) {
        while !bytes.is_empty() {
            if mem::take(&mut self.after_return)
                && let [b'\n', rest @ ..] = bytes
            {
                bytes = rest;
                continue;
            }
            let Some(end) = memchr::memchr2(b'\n', b'\r', bytes) else {
                self.line.extend_from_slice(bytes);
                return;
            };
            self.line.extend_from_slice(&bytes[..end]);
            self.after_return = bytes[end] == b'\r';
            bytes = &bytes[end + 1..];
            self.end_line();
        }
    }

    /// The next message that is complete.
    pub fn pop(&mut self) -> Option<Message> {
        self.messages.pop_front()
    }

    fn end_line(&mut self) {
        let line = mem::take(&mut self.line);
        let mut text = String::from_utf8_lossy(&line);
        if !mem::replace(&mut self.has_begun, true)
            && let Some(rest) = text.strip_prefix('\u{feff}')
        {
            text = rest.to_owned().into();
        }
        let (field, value) = text.split_once(':').unwrap_or((&text, ""));
        let value = value.strip_prefix(' ').unwrap_or(value);
        match field {
            "" if text.is_empty() => self.end_message(),
            "id" if !value.contains('\0') => value.clone_into(&mut self.id),
            "event" => value.clone_into(&mut self.event),
            "data" => match &mut self.data {
                None => self.data = Some(value.to_owned()),
                Some(data) => data.extend(["\n", value]),
            },
            _ => {}
        }
        // The room of a long line serves the next one.
        drop(text);
        self.line = line;
        self.line.clear();
    }

    fn end_message(&mut self) {
        let event = mem::take(&mut self.event);
        if let Some(data) = self.data.take() {
            self.messages.push_back(Message { id: self.id.clone(), event, data });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Events, Message};

    fn read(pieces: &[&[u8]]) -> Vec<Message> {
        let mut events = Events::default();
        for piece in pieces {
            events.feed(piece);
        }
        std::iter::from_fn(|| events.pop()).collect()
    }

    #[track_caller]
    fn check(wire: &str, expected: &[(&str, &str, &str)]) {
        let message = |&(id, event, data): &(&str, &str, &str)| Message {
            id: id.to_owned(),
            event: event.to_owned(),
            data: data.to_owned(),
        };
        let expected: Vec<Message> = expected.iter().map(message).collect();
        let wire = wire.as_bytes();
        assert_eq!(read(&[wire]), expected);
        for cut in 0..=wire.len() {
            let (first, rest) = wire.split_at(cut);
            assert_eq!(read(&[first, rest]), expected, "cut at {cut}");
        }
        assert_eq!(read(&wire.chunks(1).collect::<Vec<_>>()), expected, "byte by byte");
    }

    #[test]
    fn messages_may_be_cut_anywhere() {
        check("id: 17.3\nevent: items\ndata: {\"é\":1}\n\n", &[("17.3", "items", "{\"é\":1}")]);
        check("id:1\r\ndata:a\r\n\r\ndata: b\r\n\r\n", &[("1", "", "a"), ("1", "", "b")]);
        check("data: a\r\rdata\r\r", &[("", "", "a"), ("", "", "")]);
        check("data: a\ndata:  b\ndata\n\n", &[("", "", "a\n b\n")]);
    }

    #[test]
    fn comments_and_unknown_fields_say_nothing() {
        check("\u{feff}: alive\n\n:\n\nretry: 5\nlamp: red\ndata: x\n\n", &[("", "", "x")]);
    }

    #[test]
    fn a_message_without_data_is_none_but_its_id_counts() {
        check("id: 4\nevent: items\n\ndata: x\n\n", &[("4", "", "x")]);
    }

    #[test]
    fn a_message_without_its_end_has_not_come() {
        check("data: a\n\nid: 9\ndata: b\n", &[("", "", "a")]);
    }
}
