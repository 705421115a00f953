//! Learns the habits of the bot for 30 Rails anew, from those that it has: `habits FILE ROUNDS COMPARISONS [anew]`.
//!
//! The file is `bots/src/thirty/habits.txt`; it is written after every round. Those that are there were learnt from none
//! in four rounds of 150,000 comparisons and five of 200,000, by a version that rounded only at the end, so another run
//! gives similar numbers, not the same. Games at first sight went from 28.5 points to 42.3. A round takes a minute or two.

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
