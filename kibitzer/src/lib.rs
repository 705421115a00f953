//! The kibitzer sits beside the page in a Web Worker and thinks for it: moves of bots, hints, and reviews of games.
//!
//! Page and kibitzer speak in JSON. A question about a move holds a view and nothing else of the game, so what is hidden
//! from a seat cannot reach the bot that plays it.

mod question;

pub use question::{Answer, Opinion, Question, Turn};

use bots::{Account, Effort, Level, Review};
use fastrand::Rng;
use kernel::Seat;

/// Answers a question, both in JSON; `tell` hears every answer, one or more, the last of which is not [`Answer::Turn`].
pub fn answer(question: &str, tell: &mut dyn FnMut(String)) {
    let mut tell = |answer: Answer| tell(serde_json::to_string(&answer).unwrap_or_default());
    let question = serde_json::from_str(question).map_err(|it| it.to_string());
    let last = question.and_then(|it| match it {
        Question::Move { view, content, seat, actions, level, luck } => {
            think(&view, content.as_deref(), seat, &actions, &level, luck)
        }
        Question::Hints { view, content, seat, actions } => hints(&view, content.as_deref(), seat, &actions),
        Question::Review { record, content, seat } => review(&record, content.as_deref(), seat, &mut tell),
    });
    tell(last.unwrap_or_else(Answer::Failed));
}

fn think(
    view: &wire::View,
    content: Option<&str>,
    seat: u16,
    actions: &[String],
    level: &str,
    luck: u64,
) -> Result<Answer, String> {
    let contents: Vec<_> = content.into_iter().collect();
    let view = view.back(&contents).map_err(|it| it.to_string())?;
    let level: Level = level.parse().map_err(|it: bots::ParseLevelError| it.to_string())?;
    let thoughts = bots::think(&view, sat(seat)?, actions, level, &mut Rng::with_seed(luck));
    Ok(Answer::Opinions(thoughts.into_iter().map(Opinion::from).collect()))
}

fn hints(view: &wire::View, content: Option<&str>, seat: u16, actions: &[String]) -> Result<Answer, String> {
    let contents: Vec<_> = content.into_iter().collect();
    let view = view.back(&contents).map_err(|it| it.to_string())?;
    let moves = bots::evaluate(&view, sat(seat)?, actions, Effort::Quick);
    Ok(Answer::Opinions(moves.into_iter().map(Opinion::from).collect()))
}

fn review(record: &str, content: Option<&str>, seat: u16, tell: &mut dyn FnMut(Answer)) -> Result<Answer, String> {
    let contents: Vec<_> = content.into_iter().collect();
    let reading = library::read(record, &contents).map_err(|it| it.to_string())?;
    let review = Review::of(reading.host.as_ref(), sat(seat)?, Effort::Quick).map_err(|it| it.to_string())?;
    let (of, score) = (review.n_turns(), review.score());
    let mut turns: Vec<bots::Judged> = Vec::with_capacity(of);
    for it in review {
        let before = it.after_roll - it.luck_since(turns.last());
        let bots::Judged { turn, event, after_roll, after_move, .. } = it;
        let (action, best) = (it.action.clone(), it.best.iter().cloned().map(Opinion::from).collect());
        tell(Answer::Turn(Turn { of, turn, event, action, before, after_roll, after_move, best }));
        turns.push(it);
    }
    let Account { start, luck, cost, .. } = Account::of(&turns, score);
    Ok(Answer::Reviewed { start, luck, cost, score })
}

fn sat(seat: u16) -> Result<Seat, String> {
    Seat::new(seat.into()).ok_or_else(|| format!("there is no seat {seat}"))
}
