//! The kibitzer: a worker beside the page that thinks for bots and hints, so that the page always answers at once.

use std::{cell::RefCell, collections::VecDeque, rc::Rc};

use js_sys::{Function, Promise};
use kibitzer::{Answer, Opinion, Question};
use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// Those who wait for an answer, in the order of their questions.
type Waiting = Rc<RefCell<VecDeque<Function>>>;

/// A worker that answers one question after the other.
struct Kibitzer {
    worker: Worker,
    waiting: Waiting,
    // Whoever drops these hears nothing any more.
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut(Event)>,
}

thread_local! {
    /// The one that bots and hints share; it is called when it is needed first.
    static KIBITZER: RefCell<Option<Kibitzer>> = const { RefCell::new(None) };
}

/// What to do at a position, the best first; or why that cannot be told, in the player's language.
pub(crate) async fn opinions(question: &Question) -> Result<Vec<Opinion>, String> {
    let text = serde_json::to_string(question).map_err(|_| t!("kibitzer-away"))?;
    let promise = KIBITZER.with_borrow_mut(|kibitzer| {
        if kibitzer.is_none() {
            *kibitzer = Kibitzer::call();
        }
        kibitzer.as_ref().map(|it| it.ask(&text))
    });
    let told = JsFuture::from(promise.ok_or_else(|| t!("kibitzer-away"))?).await;
    let told = told.ok().and_then(|it| serde_json::from_str(&it.as_string()?).ok());
    match told {
        Some(Answer::Opinions(opinions)) => Ok(opinions),
        other => {
            leptos::logging::warn!("the kibitzer does not answer: {other:?}");
            Err(t!("kibitzer-away"))
        }
    }
}

/// Sends the worker away, and lets everybody who waits for an answer know.
fn dismiss() {
    if let Some(old) = KIBITZER.take() {
        old.worker.terminate();
        for answer in old.waiting.take() {
            let _ = answer.call1(&JsValue::NULL, &JsValue::NULL);
        }
    }
}

/// Starts a worker; `None` where the browser has none, or the page does not say where its script is.
fn worker() -> Option<Worker> {
    let script = document().query_selector("meta[name=kibitzer]").ok()??.get_attribute("content")?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(&script, &options).ok()
}

/// A worker for one long question; it is sent away with this.
pub(crate) struct Study {
    worker: Worker,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut(Event)>,
}

impl Study {
    /// Asks; `hear` is told every answer, or that there is none. `None` where the browser has no workers.
    pub(crate) fn begin(question: &Question, hear: impl Fn(Option<Answer>) + Copy + 'static) -> Option<Self> {
        let text = serde_json::to_string(question).ok()?;
        let worker = worker()?;
        let heard = Closure::new(move |event: MessageEvent| {
            hear(event.data().as_string().and_then(|it| serde_json::from_str(&it).ok()));
        });
        let failed = Closure::new(move |event: Event| {
            event.prevent_default();
            hear(None);
        });
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        worker.post_message(&JsValue::from_str(&text)).ok()?;
        Some(Self { worker, _heard: heard, _failed: failed })
    }
}

impl Drop for Study {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Kibitzer {
    fn call() -> Option<Self> {
        let worker = worker()?;
        let waiting = Waiting::default();
        let heard = Closure::new({
            let waiting = Rc::clone(&waiting);
            move |event: MessageEvent| {
                let next = waiting.borrow_mut().pop_front();
                if let Some(next) = next {
                    let _ = next.call1(&JsValue::NULL, &event.data());
                }
            }
        });
        // Its script or its module did not come.
        let failed = Closure::new(move |event: Event| {
            event.prevent_default();
            dismiss();
        });
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        Some(Self { worker, waiting, _heard: heard, _failed: failed })
    }

    /// Asks a question; the answer comes in the end.
    fn ask(&self, question: &str) -> Promise {
        Promise::new(&mut |resolve, _| {
            self.waiting.borrow_mut().push_back(resolve);
            let _ = self.worker.post_message(&JsValue::from_str(question));
        })
    }
}
