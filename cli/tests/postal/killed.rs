//! A referee whose program is killed at any moment: the folder goes on to the same end.

use std::{
    collections::BTreeMap,
    fs,
    path::Path,
    thread,
    time::{Duration, Instant},
};

use kernel::Seat;

use crate::{
    common::Desk,
    postal::twin::{GAME, SEED, Twin, write_mail, write_round, write_setup},
};

const NAMES: [&str; 3] = ["Anna", "Bernd", "Carla"];

/// All files below a folder.
fn files(path: &Path, name: &str, out: &mut BTreeMap<String, Vec<u8>>) {
    for entry in fs::read_dir(path).expect("a folder").map(|it| it.expect("a file")) {
        let name = format!("{name}/{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            files(&entry.path(), &name, out);
        } else {
            out.insert(name, fs::read(entry.path()).expect("a file"));
        }
    }
}

/// The commands of a game of ten rounds, with everything that a referee does; letters for the setup and for three rounds
/// are laid out.
fn script(desk: &Desk) -> Vec<Vec<String>> {
    let mut luck = fastrand::Rng::with_seed(3);
    let mut twin = Twin::new(3);
    let mut res: Vec<Vec<String>> = Vec::new();
    let mut add = |now: &str, args: &[&str]| {
        let all = ["postal", "-C", "g", "--now", now].into_iter().chain(args.iter().copied());
        res.push(all.map(str::to_owned).collect());
    };
    add("2027-01-01 09:00", &["new", "g", "--name", GAME, "--seed", SEED]);
    for name in NAMES {
        add("2027-01-01 10:00", &["players", "add", name, &format!("{}@example.org", name.to_lowercase())]);
    }
    add("2027-01-01 11:00", &["roll", "--deadline", "2027-01-10 20:00"]);
    for round in 0..4_usize {
        let month = round + 1;
        let folder = format!("mail{round}");
        fs::create_dir_all(desk.path(&folder)).expect("a folder");
        for (n, name) in NAMES.iter().enumerate() {
            let seat = Seat::new(n).expect("a seat");
            let setup = if round == 0 { twin.setup(seat, &mut luck) } else { Vec::new() };
            let wishes = if round == 0 { Vec::new() } else { twin.round(seat, &mut luck) };
            let letter = if round == 0 { write_setup(&twin, seat, &setup, n) } else { write_round(&wishes, n) };
            let months = ["Jan", "Feb", "Mar", "Apr"];
            let date = format!("0{} {} 2027 12:00:00 +0100", n + 3, months[round]);
            desk.write(
                &format!("{folder}/{n}.eml"),
                &write_mail(name, &format!("{round}-{n}"), &date, round, &letter, n),
            );
            if round == 0 {
                twin.play_setup(seat, Some(&setup));
            } else {
                twin.play(seat, &wishes);
            }
        }
        twin.settle();
        if round == 1 {
            add("2027-02-05 09:00", &["remind"]);
        }
        add(&format!("2027-{month:02}-06 09:00"), &["take", &folder]);
        if round == 1 {
            add("2027-02-07 09:00", &["extend", "2027-02-11 20:00", "--reason", "the post was slow"]);
            add("2027-02-07 10:00", &["enter", "Bernd", "Change: 1. x1/y1 = 1a", "--reason", "he telephoned"]);
            add("2027-02-08 10:00", &["pause", "--reason", "snow"]);
            add("2027-02-09 10:00", &["extend", "2027-02-10 20:00", "--reason", "thaw"]);
        }
        if round == 3 {
            let date = "11 Apr 2027 08:00:00 +0200";
            let letter = write_mail(NAMES[0], "late", date, round, "Change: 1. x1/y1 = 1a\n", 0);
            fs::create_dir_all(desk.path("late")).expect("a folder");
            desk.write("late/0.eml", &letter);
            add("2027-04-11 09:00", &["take", "late"]);
            add("2027-04-11 10:00", &["extend", "2027-04-11 20:00", "--reason", "she was a day late"]);
        }
        let next = format!("2027-{:02}-10 20:00", month + 1);
        add(&format!("2027-{month:02}-12 09:00"), &["adjudicate", "--round", &round.to_string(), "--deadline", &next]);
        if round == 2 {
            add("2027-03-13 09:00", &["correct", "Carla", "2. x9/y9 = 1a", "--reason", "I misread it"]);
        }
    }
    add("2027-04-13 09:00", &["report"]);
    for round in 4..=10 {
        let (now, next) = (format!("2027-{:02}-12 09:00", round + 1), format!("2027-{:02}-10 20:00", round + 2));
        let deadline = if round < 10 { &["--deadline", next.as_str()][..] } else { &[] };
        add(&now, &[&["adjudicate", "--round", &round.to_string()], deadline].concat());
    }
    add("2027-12-01 09:00", &["finish"]);
    res
}

fn args(command: &[String]) -> Vec<&str> {
    command.iter().map(String::as_str).collect()
}

#[test]
fn a_folder_goes_on_to_the_same_end_however_often_the_program_is_killed() {
    let kills: u32 = testing::cases(40, 100);
    let calm = Desk::new();
    let commands = script(&calm);
    let mut times = Vec::new();
    for command in &commands {
        let start = Instant::now();
        calm.fine(&args(command), "");
        times.push(start.elapsed());
    }
    let mut expected = BTreeMap::new();
    files(&calm.path("g"), "", &mut expected);
    assert!(expected.len() > 50, "{} files", expected.len());
    for name in ["-reminder-", "-counts-01-anna", "12-final.1-"] {
        assert!(expected.keys().any(|it| it.contains(name)), "{name}: {:?}", expected.keys());
    }

    let wild = Desk::new();
    let commands = script(&wild);
    let mut luck = fastrand::Rng::with_seed(11);
    let mut n_killed = 0;
    for (n, (command, time)) in commands.iter().zip(&times).enumerate() {
        let until = kills * (n as u32 + 1) / commands.len() as u32;
        let mut n_tries = 0;
        while n_killed < until {
            let mut child = wild.command(&args(command)).spawn().expect("the program starts");
            // Shorter and shorter, so that a quick machine is caught as well.
            n_tries += 1;
            thread::sleep(Duration::from_secs_f64(time.as_secs_f64() * luck.f64() * 1.2 / f64::from(n_tries / 8 + 1)));
            let is_done = child.try_wait().expect("a child").is_some();
            child.kill().expect("a child");
            child.wait().expect("a child");
            n_killed += u32::from(!is_done);
            if wild.path("g/log").exists() && !wild.read("g/log").is_empty() {
                wild.fine(&["postal", "-C", "g", "status"], "");
            }
        }
        wild.fine(&args(command), "");
    }
    assert_eq!(n_killed, kills);
    let mut found = BTreeMap::new();
    files(&wild.path("g"), "", &mut found);
    let names = |it: &BTreeMap<String, Vec<u8>>| it.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&found), names(&expected));
    for (name, bytes) in &expected {
        assert_eq!(String::from_utf8_lossy(&found[name]), String::from_utf8_lossy(bytes), "{name}");
    }
}
