//! The kibitzer sits beside the page in a Web Worker and thinks for it: moves of bots, and hints.
//!
//! Page and kibitzer speak in JSON. A question about a move holds a view and nothing else of the game, so what is hidden
//! from a seat cannot reach the bot that plays it.

mod question;

pub use question::{Answer, Opinion, Question};

use bots::Level;
use fastrand::Rng;
use kernel::Seat;

/// Answers a question, both in JSON; `tell` hears every answer, one or more, the last of which is not [`Answer::Turn`].
pub fn answer(question: &str, tell: &mut dyn FnMut(String)) {
    let mut tell = |answer: &Answer| tell(serde_json::to_string(answer).unwrap_or_default());
    let outcome = serde_json::from_str(question).map_err(|it| it.to_string()).and_then(|it| think(&it));
    tell(&outcome.unwrap_or_else(Answer::Failed));
}

fn think(question: &Question) -> Result<Answer, String> {
    match question {
        Question::Move { view, content, seat, actions, level, luck } => {
            let contents: Vec<_> = content.as_deref().into_iter().collect();
            let view = view.back(&contents).map_err(|it| it.to_string())?;
            let seat = Seat::new((*seat).into()).ok_or("there is no such seat")?;
            let level: Level = level.parse().map_err(|it: bots::ParseLevelError| it.to_string())?;
            let thoughts = bots::think(&view, seat, actions, level, &mut Rng::with_seed(*luck));
            Ok(Answer::Opinions(thoughts.into_iter().map(Opinion::from).collect()))
        }
    }
}
