//! Learns the habits of the bot for 30 Rails anew, from those that it has: `habits FILE ROUNDS COMPARISONS [anew]`.
//!
//! The file is `bots/src/thirty/habits.txt`; it is written after every round. The last ones were learnt in nine rounds
//! of 150,000 to 200,000 comparisons, from none; each round takes about a minute.

use std::{env::args, error::Error, fs};

use bots::thirty::{Habits, practise, trial};

const N_TRIALS: u32 = 4000;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = args().skip(1).collect();
    let [file, n_rounds, n_games, rest @ ..] = &args[..] else {
        return Err("expected a file, the number of rounds, and of comparisons in each".into());
    };
    let (n_rounds, n_games): (u64, u32) = (n_rounds.parse()?, n_games.parse()?);
    let mut habits = if rest.is_empty() { Habits::ours().clone() } else { Habits::NONE };
    let mut points = habits.points();
    println!("before: {:.2} points at first sight", trial(&habits, N_TRIALS, 1));
    for round in 1..=n_rounds {
        practise(&habits, &mut points, n_games, round);
        habits = Habits::of(&points);
        fs::write(file, habits.text())?;
        println!("round {round}: {:.2}", trial(&habits, N_TRIALS, 1));
    }
    Ok(())
}
