//! The module of the Web Worker: `ask` takes a question and tells the answers.

use js_sys::Function;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// Answers a question; `tell` is called with every answer.
#[wasm_bindgen]
pub fn ask(question: &str, tell: &Function) {
    kibitzer::answer(question, &mut |answer| {
        // What the page does with an answer is its own affair.
        let _ = tell.call1(&JsValue::NULL, &JsValue::from_str(&answer));
    });
}

fn main() {
    console_error_panic_hook::set_once();
}
