//! The command line: what can be asked for, with examples.

use std::path::PathBuf;

use bots::{Effort, Level};
use clap::{Args as Group, Parser, Subcommand};
use paper::{Language, Stock};
use store::Status;

use crate::{
    config::{DatabaseArgs, Serve},
    examples::{with_boards, with_games},
    postal::args as postal,
};

/// Railway games of pen, paper and cards: play, score, replay, verify.
#[derive(Parser, Debug)]
#[command(name = "platelayer", version, about, subcommand_required = true, arg_required_else_help = true)]
#[command(after_help = with_games("Examples:
  platelayer play {game}  a game for one, in this terminal
  platelayer play {game} --rules {rules}
  platelayer score sheet.txt  score a paper sheet, line by line
  platelayer rules {game}  how it is played

Exit codes: 0 fine, 1 the input is wrong, 2 the command line is wrong."))]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// List the games
    Games(Games),
    /// Show the rules of a game, sentence by sentence
    #[command(after_help = with_games("Examples:
  platelayer rules {game}
  platelayer rules {game} R31  one sentence
  platelayer rules {game} --markdown"))]
    Rules(Rules),
    /// Play in this terminal, alone or several at one keyboard
    #[command(after_help = with_games("Examples:
  platelayer play {game}
  platelayer play {game} --rules {rules} --seats 3
  platelayer play {duel} --bots strong  against a bot
  platelayer play {game} --seed 2a --record my.rec  the same dice every time
  platelayer play --record my.rec  go on where I was
  platelayer play {game} < moves.txt  moves from a file

The game is kept in its record, event by event: close the terminal and nothing is lost."))]
    Play(Play),
    /// Score sheets, boards and tableaus that were filled in on paper
    #[command(after_help = with_boards("A file has one fact per line, in any order; # starts a comment, and capitals do not matter.
The first word of its first line is the game. Small examples:

{boards}
docs/boards.md tells what there is to say for each game, what does not follow from a board, and whether a map as this
program draws it may stand for the facts.

With --json the parts of the score come first, and under `view` stands what the server tells of a finished game.
Of games of lines each has its points, squares, total and route; where shares limit what a line scores, `counts` is
what it adds to the total.

Examples:
  platelayer score sheet.txt
  platelayer score sheet.txt --svg sheet.svg
  platelayer score *.txt --json
  platelayer score board.txt --content my-map.txt
  platelayer score - < sheet.txt"))]
    Score(Score),
    /// Show a recorded game, as it ended or at any event
    #[command(after_help = "Examples:
  platelayer replay my.rec
  platelayer replay my.rec --at 20
  platelayer replay my.rec --events
  platelayer replay my.rec --json
  platelayer replay my.rec --seat 1 --svg sheet.svg")]
    Replay(Replay),
    /// Make a PDF for the printer: empty sheets, cards, tiles, or a recorded game
    #[command(after_help = with_games("Examples:
  platelayer print {game} --per-page 2  two empty sheets on a page
  platelayer print {game} --rules {rules} --language de
  platelayer print {map} --rules {set} --paper letter
  platelayer print {cards}  all cards, front and back, and the borders
  platelayer print my.rec --seat 1  a played sheet with its notation and a QR code

Print cards and tiles on both sides, turned on the long edge, at 100 %.
Sheets that were filled in by hand come back with `platelayer score`.
The QR code of a played game is the address of --link, or the record itself if it has no more than 1500 bytes:
what a telephone reads from it can be saved as a file and opened."))]
    Print(Print),
    /// Check a recorded game: its moves, its dice, its scores
    #[command(
        after_help = "Every event is replayed by the rules. If the record tells the seed, its hash is compared with the one
that was published before the first roll, and every roll is computed again.

Examples:
  platelayer verify my.rec
  platelayer verify *.rec --json"
    )]
    Verify(Verify),
    /// Let bots play, play against them, and ask them
    #[command(subcommand)]
    Bot(BotCommand),
    /// Referee a game of 30 Rails by post: letters in, reports out
    #[command(after_help = postal::HELP)]
    Postal(postal::Postal),
    /// Host tables for friends and strangers, on one machine or on several
    #[command(after_help = "Examples:
  platelayer serve  on this machine, kept in one file
  platelayer serve --listen 0.0.0.0:7530  for everybody in the house
  platelayer serve --database postgres://host/platelayer  one of several servers
  platelayer serve --config platelayer.toml

Every option can be an environment variable (PLATELAYER_LISTEN) or a line of the file (listen = \"…\").
SIGTERM or Ctrl-C stops it: what it has taken is finished, and no move is lost.")]
    Serve(Serve),
    /// Copy the database of a server while it runs
    #[command(after_help = "Examples:
  platelayer backup club-2026-11-15.db
  platelayer backup --database sqlite:/var/lib/platelayer/platelayer.db /backup/today.db")]
    Backup(Backup),
    /// List, export, close, delete and prune tables of a server, while it runs or not
    #[command(after_help = "Examples:
  platelayer admin list --status playing
  platelayer admin export TABLE > game.rec
  platelayer admin close TABLE --reason \"spam\"
  platelayer admin delete TABLE --dry-run
  platelayer admin prune --days 365 --status over --dry-run")]
    Admin(Admin),
}

#[derive(Group, Debug)]
pub(crate) struct Backup {
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
    /// The file to make
    pub(crate) file: PathBuf,
}

#[derive(Group, Debug)]
pub(crate) struct Admin {
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
    #[command(subcommand)]
    pub(crate) command: AdminCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum AdminCommand {
    /// List tables, the newest first
    List {
        /// Only of this game
        #[arg(long, value_name = "GAME")]
        game: Option<String>,
        /// Only waiting, playing, over or closed ones
        #[arg(long, value_name = "STATUS", value_parser = status)]
        status: Option<Status>,
        /// No more than this many
        #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(i64).range(0..))]
        limit: i64,
        /// One JSON object per line
        #[arg(long)]
        json: bool,
    },
    /// Print the record of a table, with all that is hidden; the seed only of a finished one
    Export {
        /// The address of the table
        table: String,
    },
    /// Close a table: nobody can play on, its record stays
    Close {
        /// The address of the table
        table: String,
        /// What its players are told
        #[arg(long, value_name = "TEXT", default_value = "an operator has closed it")]
        reason: String,
    },
    /// Delete a table for good, with its record, its chat and its place on a daily board
    Delete {
        /// The address of the table
        table: String,
        /// Only say what would be deleted
        #[arg(long)]
        dry_run: bool,
    },
    /// Delete all tables at which nothing has happened for so many days
    Prune {
        /// For how many days nothing has happened
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(i64).range(1..=36500))]
        days: i64,
        /// Only waiting, playing, over or closed ones; several with commas
        #[arg(long, value_name = "STATUS", value_parser = status, value_delimiter = ',', default_values = ["over", "closed"])]
        status: Vec<Status>,
        /// Only say what would be deleted
        #[arg(long)]
        dry_run: bool,
    },
}

fn status(text: &str) -> Result<Status, String> {
    Status::named(text).ok_or_else(|| "expected waiting, playing, over or closed".to_owned())
}

#[derive(Group, Debug)]
pub(crate) struct Games {
    /// List the games that are there for those who write games
    #[arg(long)]
    pub(crate) examples: bool,
}

#[derive(Group, Debug)]
pub(crate) struct Rules {
    /// The game (see `platelayer games`)
    pub(crate) game: String,
    /// One sentence only, for example R31
    pub(crate) sentence: Option<String>,
    /// As Markdown, as it is written
    #[arg(long, conflicts_with = "sentence")]
    pub(crate) markdown: bool,
}

#[derive(Group, Debug)]
pub(crate) struct Play {
    /// The game (see `platelayer games`); may be left out to go on with a record
    pub(crate) game: Option<String>,
    /// The rule set (see `platelayer games`)
    #[arg(long, value_name = "NAME")]
    pub(crate) rules: Option<String>,
    /// How many seats there are: players who share the keyboard, and bots
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<usize>,
    /// Bots for the last seats, by commas: random, greedy, easy, normal, strong
    #[arg(long, value_name = "LEVELS", value_delimiter = ',')]
    pub(crate) bots: Vec<Level>,
    /// The secret that the dice follow from, 1 to 64 hexadecimal digits; drawn from the system if left out
    #[arg(long, value_name = "HEX")]
    pub(crate) seed: Option<String>,
    /// The file that keeps the game; if it exists, the game in it goes on
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// A content file (a map, a deck) to use in the place of the one that is compiled in
    #[arg(long, value_name = "FILE")]
    pub(crate) content: Option<PathBuf>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum BotCommand {
    /// Let bots play many games against each other, or each alone
    #[command(
        after_help = with_games("The bots change seats from game to game. The same seed plays the same games, whatever the number of jobs.
With --csv every finished game is kept at once; the same command goes on where it broke off.

Examples:
  platelayer bot arena {game} --bots normal --games 200
  platelayer bot arena {duel} --bots strong,greedy --games 100 --csv duel.csv
  platelayer bot arena {map} --bots strong --games 20 --rules {set} --svg games.svg
  platelayer bot arena {game} --bots greedy,normal --json")
    )]
    Arena(Arena),
    /// Play in this terminal against bots
    #[command(after_help = with_games("Examples:
  platelayer bot play {duel} --bots strong
  platelayer bot play {game} --bots easy,normal,strong
  platelayer bot play {map} --seats 3 --bots normal  one of the other two; the third is yours as well

Bots take the last seats. A game that goes on needs its bots named again."))]
    Play(Play),
    /// Tell the best moves in a recorded position, with the points to be expected
    #[command(after_help = "Examples:
  platelayer bot suggest my.rec
  platelayer bot suggest my.rec --at 40 --top 10
  platelayer bot suggest my.rec --level thorough --json")]
    Suggest(Suggest),
    /// Tell luck from skill in a finished game: what every roll brought, and what every move cost
    #[command(after_help = "Examples:
  platelayer bot review my.rec
  platelayer bot review my.rec --seat 1 --svg my.svg
  platelayer bot review my.rec --level thorough --json

Points are those to be expected in the end, by games that are played on with the same luck for all moves. Luck is how
much better games go on after what was rolled and drawn than after all else that could have come; cost is what the move
lost, compared with the best one that was found, and what only later turns showed of it, or others did, stands beside it. What could be expected at first and all luck, less all costs, are the score. A quick review may err by
a point or two in each turn.")]
    Review(Review),
    /// Find the best game that was possible with the same dice, where they do not depend on what players do
    #[command(after_help = "Examples:
  platelayer bot hindsight my.rec
  platelayer bot hindsight my.rec --any-setup --out best.rec
  platelayer bot hindsight my.rec --steps 100000000 --json

All that was rolled and drawn stays: mountains or zones, tiles, dice. The setup stays, too, unless --any-setup is given.
The result is as good as the search: it is called proven only where it reaches a bound that no game can exceed.
The same number of steps gives the same game, whatever the number of jobs. The record that is written verifies.")]
    Hindsight(Hindsight),
}

#[derive(Group, Debug)]
pub(crate) struct Arena {
    /// The game (see `platelayer games`)
    pub(crate) game: String,
    /// Who plays, by commas: random, greedy, easy, normal, strong
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<Level>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) games: u64,
    /// The number that dice and bots follow from
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many games at a time; as many as there are cores if left out
    #[arg(long, value_name = "N")]
    pub(crate) jobs: Option<usize>,
    /// The rule set
    #[arg(long, value_name = "NAME")]
    pub(crate) rules: Option<String>,
    /// How many seats; one for each bot if left out
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<usize>,
    /// Keep every game in this file, and go on with what is in it
    #[arg(long, value_name = "FILE")]
    pub(crate) csv: Option<PathBuf>,
    /// Keep the records of the games that are played in this folder, which is made if it is missing
    #[arg(long, value_name = "FOLDER")]
    pub(crate) records: Option<PathBuf>,
    /// Draw the scores into this file
    #[arg(long, value_name = "OUT")]
    pub(crate) svg: Option<PathBuf>,
    /// The figures as JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// A content file (a map, a deck) to use in the place of the one that is compiled in
    #[arg(long, value_name = "FILE")]
    pub(crate) content: Option<PathBuf>,
}

#[derive(Group, Debug)]
pub(crate) struct Suggest {
    /// The record; - is standard input
    pub(crate) record: PathBuf,
    /// After this many events instead of at the end
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// For whom, if the game waits for several
    #[arg(long, value_name = "SEAT")]
    pub(crate) seat: Option<usize>,
    /// How closely: quick or thorough
    #[arg(long, value_name = "LEVEL", default_value_t = Effort::Quick)]
    pub(crate) level: Effort,
    /// How many moves are told
    #[arg(long, value_name = "N", default_value_t = 5)]
    pub(crate) top: usize,
    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// A content file (a map, a deck) to use in the place of the one that is compiled in
    #[arg(long, value_name = "FILE")]
    pub(crate) content: Option<PathBuf>,
}

#[derive(Group, Debug)]
pub(crate) struct Review {
    /// The record of a finished game; - is standard input
    pub(crate) record: PathBuf,
    /// Whose game
    #[arg(long, value_name = "SEAT", default_value_t = 0)]
    pub(crate) seat: usize,
    /// How closely it looks: quick or thorough
    #[arg(long, value_name = "LEVEL", default_value_t = Effort::Quick)]
    pub(crate) level: Effort,
    /// How many turns at a time; as many as there are cores if left out
    #[arg(long, value_name = "N")]
    pub(crate) jobs: Option<usize>,
    /// Draw the points to be expected into this file
    #[arg(long, value_name = "OUT")]
    pub(crate) svg: Option<PathBuf>,
    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// A content file (a map, a deck) to use in the place of the one that is compiled in
    #[arg(long, value_name = "FILE")]
    pub(crate) content: Option<PathBuf>,
}

#[derive(Group, Debug)]
pub(crate) struct Hindsight {
    /// The record of a finished game; - is standard input
    pub(crate) record: PathBuf,
    /// Whose game
    #[arg(long, value_name = "SEAT", default_value_t = 0)]
    pub(crate) seat: usize,
    /// With any setup of one's own, not only the one that was played
    #[arg(long)]
    pub(crate) any_setup: bool,
    /// How many games are looked at
    #[arg(long, value_name = "N", default_value_t = bots::Hindsight::STEPS)]
    pub(crate) steps: u64,
    /// How many searches at a time; as many as there are cores if left out
    #[arg(long, value_name = "N")]
    pub(crate) jobs: Option<usize>,
    /// Write the game that was found into this file, which must not exist yet; - is standard output
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// A content file (a mix of tiles) to use in the place of the one that is compiled in
    #[arg(long, value_name = "FILE")]
    pub(crate) content: Option<PathBuf>,
}

#[derive(Group, Debug)]
pub(crate) struct Score {
    /// Files of sheets; - is standard input
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// The map, cards or tiles of one's own that the sheets were played with; may be given several times
    #[arg(long, value_name = "FILE")]
    pub(crate) content: Vec<PathBuf>,
    /// One JSON object per file and line
    #[arg(long)]
    pub(crate) json: bool,
    /// Draw the sheet with its lines into this file, or into this folder if there are several
    #[arg(long, value_name = "OUT")]
    pub(crate) svg: Option<PathBuf>,
}

#[derive(Group, Debug)]
pub(crate) struct Replay {
    /// The record; - is standard input
    pub(crate) record: PathBuf,
    /// After this many events instead of at the end
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// Whose sheet to show
    #[arg(long, value_name = "SEAT", default_value_t = 0)]
    pub(crate) seat: usize,
    /// List the events instead
    #[arg(long, conflicts_with = "svg")]
    pub(crate) events: bool,
    /// Where the game is, the scores and who has won, as JSON
    #[arg(long, conflicts_with_all = ["svg", "events"])]
    pub(crate) json: bool,
    /// Draw the sheet into this file
    #[arg(long, value_name = "OUT")]
    pub(crate) svg: Option<PathBuf>,
    /// A content file (a map, a deck) to use in the place of the one that is compiled in
    #[arg(long, value_name = "FILE")]
    pub(crate) content: Option<PathBuf>,
}

#[derive(Group, Debug)]
pub(crate) struct Print {
    /// A game (see `platelayer games`) or a record; - is a record from standard input
    #[arg(value_name = "GAME|RECORD")]
    pub(crate) what: String,
    /// The rule set of empty sheets
    #[arg(long, value_name = "NAME")]
    pub(crate) rules: Option<String>,
    /// The paper: a4 or letter
    #[arg(long, value_name = "PAPER", default_value_t = Stock::A4)]
    pub(crate) paper: Stock,
    /// How many empty sheets stand on a page: 1, 2 or 4
    #[arg(long, value_name = "N")]
    pub(crate) per_page: Option<usize>,
    /// How many pages of empty sheets
    #[arg(long, value_name = "N")]
    pub(crate) pages: Option<usize>,
    /// The language: en, de or ja
    #[arg(long, value_name = "CODE", default_value_t = Language::English)]
    pub(crate) language: Language,
    /// Whose sheet of a record
    #[arg(long, value_name = "SEAT")]
    pub(crate) seat: Option<usize>,
    /// The address that opens the recorded game, for its QR code
    #[arg(long, value_name = "URL")]
    pub(crate) link: Option<String>,
    /// The file to make; - is standard output. Named after the game or the record if left out
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// A content file (a map, a deck, a mix of tiles) to use in the place of the one that is compiled in
    #[arg(long, value_name = "FILE")]
    pub(crate) content: Option<PathBuf>,
}

#[derive(Group, Debug)]
pub(crate) struct Verify {
    /// The records; - is standard input
    #[arg(required = true, value_name = "RECORD")]
    pub(crate) records: Vec<PathBuf>,
    /// One JSON object for each record that is fine
    #[arg(long)]
    pub(crate) json: bool,
    /// A content file (a map, a deck) to use in the place of the one that is compiled in
    #[arg(long, value_name = "FILE")]
    pub(crate) content: Option<PathBuf>,
}
