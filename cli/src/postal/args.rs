//! The command line of `platelayer postal`.

use std::path::PathBuf;

use clap::{Args as Group, Subcommand};
use paper::Stock;
use referee::Language;

pub(crate) const HELP: &str = "A game is a folder of plain files that can be kept under version control:
  game.toml   what was agreed      letters/   letters as they came, numbered
  seed        the secret dice      outbox/    mails to be sent, a folder each
  log         every act, by line   reports/   for the zine; records/ to verify

Examples, from the first day to the last:
  platelayer postal new rails-7 --name Rails-7 --zone Europe/Berlin --days 14
  cd rails-7
  platelayer postal players add Anna anna@example.org --language de
  platelayer postal roll                       roll the mountains, write to all
  platelayer postal send                       send what is in the outbox
  platelayer postal take ~/Maildir             take letters in; again and again
  platelayer postal status                     who is missing, what is unclear
  platelayer postal tick --all                 you have seen what was not clear
  platelayer postal remind                     before the deadline
  platelayer postal adjudicate                 after the deadline
  platelayer postal finish                     after round 10

Every command can be repeated, and nothing is ever overwritten.";

#[derive(Group, Debug)]
pub(crate) struct Postal {
    /// The folder of the game
    #[arg(long = "in", short = 'C', value_name = "FOLDER", default_value = ".", global = true)]
    pub(crate) folder: PathBuf,
    /// As if it were this moment, in the time zone of the game: 2026-12-01 20:00
    #[arg(long, value_name = "MOMENT", global = true, hide_short_help = true)]
    pub(crate) now: Option<String>,
    #[command(subcommand)]
    pub(crate) command: PostalCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum PostalCommand {
    /// Open a game: makes its folder and fixes its dice
    #[command(after_help = "Examples:
  platelayer postal new rails-7
  platelayer postal new rails-7 --name Rails-7 --zone Europe/Berlin --days 14 --hour 20:00 --language de
  platelayer postal new rails-8 --zone America/Chicago --language en --paper letter")]
    New(New),
    /// List players, add them, change their languages and addresses
    #[command(after_help = "Examples:
  platelayer postal players
  platelayer postal players add Anna anna@example.org --language de
  platelayer postal players add Bernd                     by paper: no address
  platelayer postal players language Anna en
  platelayer postal players address Anna anna@example.net")]
    Players(Players),
    /// Roll the mountains, which begins the game; later: show the rolls of the round
    #[command(after_help = "Examples:
  platelayer postal roll
  platelayer postal roll --deadline \"2026-12-01 20:00\"")]
    Roll {
        /// Until when setups are taken
        #[arg(long, value_name = "MOMENT")]
        deadline: Option<String>,
    },
    /// Take letters in: text files, mails, folders, mbox files, Maildirs, or standard input
    #[command(after_help = "Examples:
  platelayer postal take ~/Maildir
  platelayer postal take ~/Maildir --send                 and send the confirmations
  platelayer postal take letters.mbox
  platelayer postal take anna.txt --from Anna
  platelayer postal take - --from Anna < letter.txt

A letter that was taken before is not taken twice. A mail that names another game is left where it is. What cannot be told to be a player's is put aside;
`platelayer postal enter NAME --letter NUMBER --reason …` lets it count all the same.")]
    Take(Take),
    /// Take letters in as they come, and send confirmations at once, until Ctrl-C
    #[command(after_help = "Examples:
  platelayer postal watch ~/Maildir
  platelayer postal watch ~/Maildir --every 60 --no-send
  platelayer postal watch ~/Maildir --remind 48")]
    Watch(Watch),
    /// Remind everybody whose orders are missing or incomplete, once for every deadline
    #[command(after_help = "Examples:
  platelayer postal remind
  platelayer postal remind && platelayer postal send
  platelayer postal take ~/Maildir --remind 48 --send      from two days before the deadline on

A reminder says what has come, what is missing, the rolls, the deadline, and how to answer. Whoever was reminded
of this round and this deadline is not reminded again.")]
    Remind,
    /// Send the mails in the outbox that are not sent yet
    #[command(after_help = "Examples:
  platelayer postal send --example > smtp.toml             then edit it: server, login, sender
  platelayer postal send --dry-run
  PLATELAYER_SMTP_PASSWORD=… platelayer postal send
  platelayer postal send --only Anna --again               her mails got lost
  platelayer postal send --again                           what was refused, too
  platelayer postal send --only Bernd --by-hand            his are printed and posted

A mail is marked as sent, by a file `sent` beside it, as soon as the server has taken it. Whoever kills the
program may cause one mail to be sent twice, with the same Message-ID, and none to be lost.
A mail that the server refuses for good is marked by a file `refused` and not tried again, unless with --again or
when its player has got another address. The exit code is 1 if a mail could not be sent; the others are sent all the same.")]
    Send(Send),
    /// Show who is missing, what was not understood, what was put aside, and what is not sent
    #[command(after_help = "Examples:
  platelayer postal status
  platelayer postal status --log")]
    Status {
        /// Show every act so far instead
        #[arg(long)]
        log: bool,
    },
    /// Enter orders for a player who telephoned, or let a letter count that was put aside or came late
    #[command(after_help = "Examples:
  platelayer postal enter Anna \"1. x5/y2 = 1a, 2. x6/y3 = 4a, 3. x1/y6 = 6d\" --reason \"by telephone\"
  platelayer postal enter Anna \"change 2. x6/y4 = 4a\" --reason \"by telephone\"
  platelayer postal enter Anna --letter 17 --reason \"she wrote from her office\"")]
    Enter(Enter),
    /// Tick off remarks and open questions that you have seen; what counts stays as `status` shows it
    #[command(after_help = "Examples:
  platelayer postal tick Anna                              all of hers
  platelayer postal tick --letter 17
  platelayer postal tick --all
  platelayer postal tick Anna --reason \"only the weather\"

Orders that wait because of a question go on waiting: `platelayer postal enter Anna --letter 17 --reason …` lets them
count as they were read, and `platelayer postal enter Anna \"1. x5/y2 = 1a, …\" --reason …` lets others count.")]
    Tick(Tick),
    /// Put the deadline off
    #[command(after_help = "Examples:
  platelayer postal extend \"2026-12-08 20:00\" --reason \"strike of the post\"")]
    Extend {
        /// The new deadline
        deadline: String,
        /// Why; the players are told
        #[arg(long)]
        reason: String,
    },
    /// Pause the game; `extend` resumes it
    #[command(after_help = "Examples:
  platelayer postal pause --reason \"summer holidays\"
  platelayer postal extend \"2026-09-01 20:00\" --reason \"we go on\"")]
    Pause {
        /// Why; the players are told
        #[arg(long)]
        reason: String,
    },
    /// Correct the orders of one player in the round that was adjudicated last
    #[command(after_help = "Examples:
  platelayer postal correct Anna \"2. x6/y4 = 4a\" --reason \"I misread her letter\"

What is named replaces what counted; the rest stands. Nobody else's squares change.")]
    Correct(Correct),
    /// Adjudicate the open round, roll for the next one, and write all reports
    #[command(after_help = "Examples:
  platelayer postal adjudicate
  platelayer postal adjudicate --round 4
  platelayer postal adjudicate --early \"all letters are in\"
  platelayer postal adjudicate --anyway                    whatever is to be ticked off
  platelayer postal adjudicate --deadline \"2026-12-15 20:00\"")]
    Adjudicate(Adjudicate),
    /// Write reports that are missing, or show one
    #[command(after_help = "Examples:
  platelayer postal report
  platelayer postal report --show Anna
  platelayer postal report --show zine --html > zine.html")]
    Report(ReportArgs),
    /// End the game: final reports, everybody's lines, and the record with its seed
    #[command(after_help = "Examples:
  platelayer postal finish
  platelayer verify records/final.rec")]
    Finish,
}

#[derive(Group, Debug)]
pub(crate) struct New {
    /// The folder to make
    pub(crate) folder: PathBuf,
    /// The name of the game in letters: letters, digits, dots, hyphens; the name of the folder if left out
    #[arg(long)]
    pub(crate) name: Option<String>,
    /// The time zone of its deadlines
    #[arg(long, default_value = "Europe/Berlin")]
    pub(crate) zone: String,
    /// The days between two deadlines
    #[arg(long, default_value_t = 14, value_parser = clap::value_parser!(u16).range(1..=366))]
    pub(crate) days: u16,
    /// The time of day of deadlines
    #[arg(long, default_value = "20:00")]
    pub(crate) hour: String,
    /// The language of the zine, and of players for whom nothing else is said
    #[arg(long, default_value = "de")]
    pub(crate) language: Language,
    /// Who the mails are from: "Michael <gm@example.org>"
    #[arg(long, default_value = "")]
    pub(crate) referee: String,
    /// The paper of reports: a4 or letter
    #[arg(long, default_value_t = Stock::A4)]
    pub(crate) paper: Stock,
    /// The secret that the dice follow from, 1 to 64 hexadecimal digits; drawn from the system if left out
    #[arg(long, value_name = "HEX")]
    pub(crate) seed: Option<String>,
}

#[derive(Group, Debug)]
pub(crate) struct Players {
    #[command(subcommand)]
    pub(crate) command: Option<PlayersCommand>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum PlayersCommand {
    /// List them
    List,
    /// Add one, before the first roll
    Add {
        /// The name
        name: String,
        /// The mail address; none for who writes on paper
        address: Option<String>,
        /// de or en
        #[arg(long)]
        language: Option<Language>,
    },
    /// Change the language of the reports
    Language {
        /// The name
        name: String,
        /// de or en
        language: Language,
    },
    /// Change the mail address; letters from the old one still count
    Address {
        /// The name
        name: String,
        /// The mail address
        address: String,
    },
}

#[derive(Group, Debug)]
pub(crate) struct Take {
    /// Files or folders; - is standard input
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// Who wrote it, where the letter does not say so
    #[arg(long, value_name = "NAME")]
    pub(crate) from: Option<String>,
    /// Leave every mail where it is that does not say that it is for this game: others share the mailbox
    #[arg(long)]
    pub(crate) shared: bool,
    /// When it came, for letters on paper: 2026-11-30 18:00
    #[arg(long, value_name = "MOMENT")]
    pub(crate) received: Option<String>,
    /// Remind whoever is missing when the deadline is nearer than that
    #[arg(long, value_name = "HOURS")]
    pub(crate) remind: Option<u16>,
    /// Send what is in the outbox afterwards, confirmations first of all
    #[arg(long)]
    pub(crate) send: bool,
}

#[derive(Group, Debug)]
pub(crate) struct Watch {
    /// Maildirs, folders or mbox files
    #[arg(required = true, value_name = "FOLDER")]
    pub(crate) files: Vec<PathBuf>,
    /// Leave every mail where it is that does not say that it is for this game: others share the mailbox
    #[arg(long)]
    pub(crate) shared: bool,
    /// The seconds between two looks
    #[arg(long, value_name = "SECONDS", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    pub(crate) every: u32,
    /// Remind whoever is missing when the deadline is nearer than that
    #[arg(long, value_name = "HOURS")]
    pub(crate) remind: Option<u16>,
    /// Leave confirmations in the outbox
    #[arg(long)]
    pub(crate) no_send: bool,
}

#[derive(Group, Default, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub(crate) struct Send {
    /// This mail of the outbox, or the mails to this player; may be given several times
    #[arg(long, value_name = "NAME")]
    pub(crate) only: Vec<String>,
    /// Say what would be sent, and send nothing
    #[arg(long)]
    pub(crate) dry_run: bool,
    /// Mails that the server refused, too, and those that are sent already if they are named by --only
    #[arg(long)]
    pub(crate) again: bool,
    /// Send nothing, and mark them as sent: they were printed, or handed over
    #[arg(long, requires = "only", conflicts_with = "again")]
    pub(crate) by_hand: bool,
    /// Show a file smtp.toml to begin with
    #[arg(long, exclusive = true)]
    pub(crate) example: bool,
}

#[derive(Group, Debug)]
pub(crate) struct Enter {
    /// The player
    pub(crate) name: String,
    /// The orders, as in a letter
    #[arg(required_unless_present = "letter", conflicts_with = "letter")]
    pub(crate) orders: Option<String>,
    /// The number of a letter that shall count
    #[arg(long, value_name = "NUMBER")]
    pub(crate) letter: Option<u32>,
    /// Why
    #[arg(long)]
    pub(crate) reason: String,
}

#[derive(Group, Debug)]
pub(crate) struct Correct {
    /// The player
    pub(crate) name: String,
    /// What is put right, as in a letter
    pub(crate) orders: String,
    /// Why; the players are told
    #[arg(long)]
    pub(crate) reason: String,
}

#[derive(Group, Debug)]
pub(crate) struct Adjudicate {
    /// This round and no other; one that is adjudicated already is left as it is
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u8>,
    /// Before the deadline, for this reason
    #[arg(long, value_name = "REASON")]
    pub(crate) early: Option<String>,
    /// The deadline of the next round
    #[arg(long, value_name = "MOMENT")]
    pub(crate) deadline: Option<String>,
    /// Although there are remarks and open questions; orders that wait do not count
    #[arg(long)]
    pub(crate) anyway: bool,
}

#[derive(Group, Debug)]
pub(crate) struct Tick {
    /// The player whose letters you have seen
    #[arg(required_unless_present_any = ["letter", "all"], conflicts_with_all = ["letter", "all"])]
    pub(crate) name: Option<String>,
    /// The number of a letter; may be given several times
    #[arg(long, value_name = "NUMBER", conflicts_with = "all")]
    pub(crate) letter: Vec<u32>,
    /// Everything that there is
    #[arg(long)]
    pub(crate) all: bool,
    /// A note for the log
    #[arg(long)]
    pub(crate) reason: Option<String>,
}

#[derive(Group, Debug)]
pub(crate) struct ReportArgs {
    /// Show the report for this player, or for the zine, and write nothing
    #[arg(long, value_name = "NAME")]
    pub(crate) show: Option<String>,
    /// As HTML
    #[arg(long, requires = "show")]
    pub(crate) html: bool,
}
