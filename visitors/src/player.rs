//! Somebody who plays by touching what is open on a board, whatever the game.

use crate::Visitor;
use serde_json::Value;

/// More touches than any game takes.
const MOST_TOUCHES: usize = 6000;

/// Touches one thing: the button that confirms if there is one, else something that is open, and says what.
///
/// The numbers of the touches are so far apart that all parts of a board get their share.
const TOUCH: &str = "
    const n = arguments[0];
    if (document.querySelector('section.end')) return 'over';
    const seen = (element) => element.getClientRects().length > 0 && !element.disabled;
    const all = (css) => [...document.querySelectorAll(css)].filter(seen);
    const press = (element, what) => {
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
        return what + ' ' + (element.getAttribute('aria-label') ?? element.textContent);
    };
    const curtain = all('.curtain button')[0];
    if (curtain) return press(curtain, 'open');
    const confirm = all('.confirm-bar .confirm')[0];
    if (confirm) return press(confirm, 'confirm');
    // What a board opens to touches is `open`; what chooses in another way is a `choice`, or a button among `choices`.
    const open = all('.board .open, .board .choice, .board .choices button');
    if (open.length === 0) return 'nothing';
    return press(open[(n * 7919 + 13) % open.length], 'touch');
";

/// The same, and for how many milliseconds the browser was busy with it: until all that follows from it is laid out.
const TIMED_TOUCH: &str = "
    const start = performance.now();
    const what = (function () { TOUCH }).apply(null, arguments);
    return new Promise((done) => setTimeout(() => {
        document.body.getBoundingClientRect();
        done([what, performance.now() - start]);
    }));
";

/// Opens the start page and begins a game with one click; `title` is that of its card.
pub async fn begin(visitor: &Visitor, title: &str) {
    visitor.open("/").await;
    visitor.click_text(&format!("Play now: {title}")).await;
    visitor.wait_for(".board").await;
}

/// Touches one thing and says what; `over` when the game is.
pub async fn touch(visitor: &Visitor, n: usize) -> String {
    let value = visitor.driver().execute(TOUCH, vec![Value::from(n)]).await.expect("the page can be touched");
    value.json().as_str().unwrap_or_default().to_owned()
}

/// Plays a game to its end and tells for each touch how many milliseconds it took until it was answered.
pub async fn timed(visitor: &Visitor) -> Vec<f64> {
    let script = TIMED_TOUCH.replace("TOUCH", TOUCH);
    let mut res = Vec::new();
    for n in 0..MOST_TOUCHES {
        let value = visitor.driver().execute(&script, vec![Value::from(n)]).await.expect("the page can be touched");
        let (what, took) = (value.json()[0].as_str().unwrap_or_default(), value.json()[1].as_f64());
        match what {
            "over" => return res,
            "nothing" => tokio::time::sleep(std::time::Duration::from_millis(5)).await,
            _ => res.push(took.expect("a time")),
        }
    }
    panic!("the game at {} does not end", visitor.path().await);
}

/// Makes the first move of the hints, and notes the time.
const FOLLOW: &str = "
    if (document.querySelector('section.end')) return 'over';
    const best = document.querySelector('.hints-best button');
    if (!best) return 'nothing';
    const press = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    press(best);
    return new Promise((done) => setTimeout(() => {
        const confirm = document.querySelector('.confirm-bar .confirm');
        if (!confirm) return done('nothing');
        window.asked = performance.now();
        new MutationObserver((_, observer) => {
            if (!document.querySelector('.hints-best button, section.end')) return;
            window.answered = performance.now();
            observer.disconnect();
        }).observe(document.querySelector('.play'), { childList: true, subtree: true });
        press(confirm);
        done('asked');
    }));
";

/// Makes so many moves by the hints, or plays to the end; for each after how many milliseconds the next hints came.
pub async fn follow_hints(visitor: &Visitor, most_moves: usize) -> Vec<f64> {
    let mut res = Vec::new();
    let mut n_idle = 0;
    while res.len() < most_moves {
        let done = visitor.evaluate(FOLLOW).await;
        match done.as_str().unwrap_or_default() {
            "over" => break,
            "asked" => {
                n_idle = 0;
                let came = "return window.answered > window.asked";
                visitor.wait_until(came).await;
                let took = visitor.evaluate("return window.answered - window.asked").await;
                res.push(took.as_f64().expect("a time"));
            }
            _ => {
                n_idle += 1;
                assert!(n_idle < 400, "no hints come at {}", visitor.path().await);
                tokio::time::sleep(std::time::Duration::from_millis(10)).await;
            }
        }
    }
    res
}

/// Makes so many moves, or plays to the end.
pub async fn play(visitor: &Visitor, most_moves: usize) {
    let (mut n_moves, mut n_idle) = (0, 0);
    for n in 0..MOST_TOUCHES {
        let done = touch(visitor, n).await;
        if done == "over" || n_moves == most_moves {
            return;
        }
        n_moves += usize::from(done.starts_with("confirm"));
        n_idle = if done == "nothing" { n_idle + 1 } else { 0 };
        assert!(n_idle < 200, "nothing is open at {} after {n_moves} moves", visitor.path().await);
        if n_idle > 0 {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    }
    panic!("the game at {} does not end; {n_moves} moves were made", visitor.path().await);
}

/// Plays a game to its end; the points that the page tells, if it is a game for one.
pub async fn finish(visitor: &Visitor) -> String {
    play(visitor, usize::MAX).await;
    visitor.wait_for("section.end").await;
    visitor.text("section.end h2").await
}
