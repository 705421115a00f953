//! The stream of a table: an open `EventSource` that is closed when it is dropped.

use std::{cell::Cell, rc::Rc};

use wasm_bindgen::{JsCast as _, prelude::Closure};
use web_sys::{Event, EventSource, MessageEvent};
use wire::api::Items;

/// What a stream tells.
#[derive(Debug)]
pub(crate) enum Signal {
    Opened,
    Heard(Items),
    /// The browser tries again by itself.
    Lost,
    /// The browser has given up; whether the stream was ever open.
    Ended {
        was_open: bool,
    },
}

/// An open stream; it is closed when this is dropped.
pub(crate) struct Stream {
    source: EventSource,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _opened: Closure<dyn FnMut(Event)>,
    _failed: Closure<dyn FnMut(Event)>,
}

impl Stream {
    /// Opens the stream at an address.
    pub(crate) fn open(path: &str, tell: impl Fn(Signal) + Clone + 'static) -> Option<Self> {
        let source = EventSource::new(path).ok()?;
        let was_open = Rc::new(Cell::new(false));
        let heard = {
            let tell = tell.clone();
            Closure::new(move |event: MessageEvent| {
                let text = event.data().as_string().unwrap_or_default();
                if let Ok(items) = serde_json::from_str(&text) {
                    tell(Signal::Heard(items));
                }
            })
        };
        let opened = {
            let (tell, was_open) = (tell.clone(), Rc::clone(&was_open));
            Closure::new(move |_: Event| {
                was_open.set(true);
                tell(Signal::Opened);
            })
        };
        let watched = source.clone();
        let failed = Closure::new(move |_: Event| {
            let has_ended = watched.ready_state() == EventSource::CLOSED;
            tell(if has_ended { Signal::Ended { was_open: was_open.get() } } else { Signal::Lost });
        });
        let _ = source.add_event_listener_with_callback("items", heard.as_ref().unchecked_ref());
        source.set_onopen(Some(opened.as_ref().unchecked_ref()));
        source.set_onerror(Some(failed.as_ref().unchecked_ref()));
        Some(Self { source, _heard: heard, _opened: opened, _failed: failed })
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.source.set_onopen(None);
        self.source.set_onerror(None);
        self.source.close();
    }
}
