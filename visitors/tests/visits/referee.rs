//! A game master in the browser: letters, deadlines, adjudications, corrections and reports of 30 Rails by post.

use serde_json::Value;
use visitors::{Size, Visitor, Yard, player::touch};

/// A letter with legal orders for the open round, as somebody in this seat may write it; Cleo writes German.
const LETTER: &str = r"
    const [seat, name] = arguments;
    const api = location.pathname.replace('/t/', '/api/v1/tables/').replace('/desk', '');
    return fetch(api + '/view').then((it) => it.json()).then(({ view }) => {
        const sheet = view.sheets.find((it) => it.seat === seat);
        const at = (square) => square.match(/\d/g).map(Number);
        const near = (a, b) => Math.abs(at(a)[0] - at(b)[0]) + Math.abs(at(a)[1] - at(b)[1]) === 1;
        const german = name === 'Cleo';
        const lines = german ? ['Hallo!', 'Spiel: Rails-7', 'Spieler: ' + name] : ['Game: Rails-7', 'Player: ' + name];
        if (view.stage === 'setup') {
            const mines = sheet.empty.filter((it) => sheet.mountains.some((mountain) => near(it, mountain)));
            const mine = (name === 'Bob' && mines.find((it) => /[16]/.test(it))) || mines[0];
            const bonus = sheet.empty.find((it) => it !== mine);
            const towns = { A: 'x0/y4', B: 'x2/y7', C: 'x7/y5', D: 'x4/y0' };
            if (name === 'Bob') {
                // A town beside the mine is worth two points, whatever comes.
                const [x, y] = at(mine);
                if (x === 1) towns.A = `x0/y${y}`;
                else if (x === 6) towns.C = `x7/y${y}`;
                else if (y === 1) towns.D = `x${x}/y0`;
                else towns.B = `x${x}/y7`;
            }
            lines.push(Object.entries(towns).map((it) => it.join(' ')).join(', '), 'Mine ' + mine, 'Bonus ' + bonus);
        } else {
            let free = sheet.empty;
            view.rolls.forEach(({ white, colour }, n) => {
                const square = free.find((it) => at(it).includes(white)) ?? free[0];
                free = free.filter((it) => it !== square);
                const roll = german ? `${n + 1}. Wurf` : `Roll ${n + 1}`;
                if (square) lines.push(`${roll}: ${square} = ${colour}a`);
            });
        }
        return lines.join('\n');
    });
";

async fn letter(master: &Visitor, seat: u16, name: &str) -> String {
    let arguments = vec![Value::from(seat), Value::from(name)];
    let text = master.driver().execute(LETTER, arguments).await.expect("the view is there");
    text.json().as_str().expect("a letter").to_owned()
}

/// Pastes a letter and waits until it was read.
async fn paste(master: &Visitor, text: &str) -> String {
    master.write(".letter-form textarea", text).await;
    // What was kept before is shown until this one was read.
    master.wait_for(".reading[aria-busy='false']").await;
    master.wait_for(".reading p").await;
    master.text(".reading").await
}

/// Pastes and keeps a letter.
async fn keep(master: &Visitor, text: &str, number: u32, name: &str) {
    paste(master, text).await;
    master.click(".letter-form button[type='submit']").await;
    master.wait_for_text(&format!("Letter {number} of {name} is saved")).await;
}

async fn adjudicate(master: &Visitor, reason: &str, next: &str) {
    if !reason.is_empty() {
        master.write("[aria-labelledby='desk-adjudicate'] input", reason).await;
    }
    master.click("[aria-labelledby='desk-adjudicate'] .primary").await;
    master.click("dialog[open] .danger").await;
    master.wait_until(&format!("return document.querySelector('.stage b').innerText === '{next}'")).await;
}

/// Somebody makes a table of which they are the game master.
async fn open_desk(yard: &Yard, size: Size) -> Visitor {
    let master = Visitor::new(yard, size, "en").await;
    master.open("/new/30-rails?rules=postal").await;
    master.click_text("I am the game master").await;
    master.write(".refereed-form input[placeholder='Rails-7']", "Rails-7").await;
    master.shot("referee-new").await;
    master.axe().await;
    master.fits().await;
    master.click(".refereed-form .big").await;
    master.wait_until("return location.pathname.endsWith('/desk')").await;
    master.wait_for(".writer-form").await;
    master
}

async fn add_writer(master: &Visitor, name: &str) {
    master.write(".writer-form input", name).await;
    master.click(".writer-form button").await;
    master.wait_until(&format!("return document.querySelector('.sitting').innerText.includes('{name}')")).await;
}

/// Somebody takes a seat with a browser.
async fn sit(yard: &Yard, master: &Visitor, name: &str) -> Visitor {
    let player = Visitor::new(yard, Size::Phone, "de").await;
    player.open(master.path().await.trim_end_matches("/desk")).await;
    player.write("form.join input", name).await;
    player.click("form.join button[type='submit']").await;
    player.wait_gone("form.join").await;
    player
}

/// Touches what is open until nothing is.
async fn move_all(player: &Visitor) {
    let mut n_idle = 0;
    for n in 0..300 {
        n_idle = if touch(player, n).await == "nothing" { n_idle + 1 } else { 0 };
        if n_idle > 40 {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("{} can move for ever", player.path().await);
}

async fn looks(master: &Visitor, name: &str) {
    master.shot(name).await;
    master.axe().await;
    master.fits().await;
}

#[tokio::test]
async fn a_game_master_runs_a_game_by_letters() {
    let Some(yard) = Yard::open() else { return };
    let master = open_desk(&yard, Size::Desk).await;
    add_writer(&master, "Bob").await;
    add_writer(&master, "Cleo").await;
    // A name that is there already is refused with a word why.
    master.write(".writer-form input", "bob").await;
    master.click(".writer-form button").await;
    master.wait_for_text("There is a player of this name already").await;
    let dora = sit(&yard, &master, "Dora").await;
    dora.wait_for_text("eine Partie mit Spielleitung").await;
    dora.shot("referee-room").await;
    master.wait_for_text("Dora").await;
    looks(&master, "referee-before").await;
    master.click_text("Begin with 3 players").await;
    master.wait_for(".players").await;
    // Nobody has written yet.
    master.wait_until("return document.querySelectorAll('.orders-state.wanted').length === 3").await;

    // The setup: Bob as he should, Cleo late, and Dora in her browser.
    let setup = letter(&master, 0, "Bob").await;
    let read = paste(&master, &setup).await;
    assert!(read.contains("From Bob") && read.contains("complete") && !read.contains("Not understood"), "{read}");
    keep(&master, &setup, 1, "Bob").await;
    let late = letter(&master, 1, "Cleo").await;
    paste(&master, &late).await;
    master.click_text("It came too late: save it, but it does not count").await;
    master.wait_for_text("none of it counts").await;
    master.click(".letter-form button[type='submit']").await;
    master.wait_for_text("Letter 2 of Cleo is saved").await;
    move_all(&dora).await;
    master.wait_for_text("moved in the browser").await;
    looks(&master, "referee-setup").await;

    // Without a reason nothing is put off and nothing is adjudicated before its time.
    master.click(".deadline summary").await;
    master.click(".deadline .primary").await;
    master.wait_for_text("Write a reason").await;
    master.write(".deadline input:not([type])", "The post is on strike").await;
    master.click_text("Pause the game").await;
    master.wait_for(".rests").await;
    dora.wait_for_text("Die Partie ruht: The post is on strike").await;
    dora.shot("referee-rests").await;
    dora.axe().await;
    master.write(".deadline input:not([type])", "The strike is over").await;
    master.click_text("Resume with this deadline").await;
    master.wait_gone(".rests").await;
    dora.wait_for_text("The strike is over").await;
    master.click("[aria-labelledby='desk-adjudicate'] .primary").await;
    master.wait_for_text("write a reason, and the players are told").await;
    adjudicate(&master, "All are there but Cleo", "Round 1").await;

    letters_of_round_1(&master).await;
    adjudicate(&master, "Everybody agrees", "Round 2").await;
    assert_eq!(master.count(".rolls li").await, 3);
    correct_and_report(&master).await;
    dora.wait_for_text("berichtigt").await;
    let report = dora.download(".refereed a[download]").await;
    assert!(report.starts_with(b"%PDF-"), "a report of Dora's own");
    master.click(".acts summary").await;
    let acts = master.text(".acts").await;
    for act in ["Letter 1 from Bob saved", "Game paused", "Setup adjudicated", "Round 1 corrected for Bob", "strike"] {
        assert!(acts.contains(act), "{act} is not in {acts}");
    }
    looks(&master, "referee-round-2").await;
    // Whoever goes on although something is open says so, and it is kept.
    let asking = format!("{}\nCould I have a map in colour?", letter(&master, 0, "Bob").await);
    keep(&master, &asking, 5, "Bob").await;
    master.wait_for_text("There is something in a letter that you have not ticked off.").await;
    master.write("[aria-labelledby='desk-adjudicate'] input", "Nobody can wait").await;
    master.click("[aria-labelledby='desk-adjudicate'] .primary").await;
    assert_eq!(master.text("dialog[open] .danger").await, "Adjudicate anyway");
    master.click("dialog[open] .danger").await;
    master.wait_until("return document.querySelector('.stage b').innerText === 'Round 3'").await;
    master.wait_for_text("Round 2 adjudicated, although something was open in letter 5").await;
    let errors = master.console_errors().await;
    // The browser itself writes down that a name was refused.
    let others: Vec<_> = errors.iter().filter(|it| !it.contains("409 (Conflict)")).collect();
    assert!(others.is_empty(), "the console has errors: {others:?}");
    dora.no_console_errors().await;
}

/// One letter that is whole, one with an illegal order and an unreadable line, and one that nobody has written.
async fn letters_of_round_1(master: &Visitor) {
    let read = paste(master, "Roll 1: x1/y1 = 1a").await;
    assert!(read.contains("It is not clear whose letter this is"), "{read}");
    let is_shut = master.evaluate("return document.querySelector('.letter-form button[type=submit]').disabled").await;
    assert_eq!(is_shut, Value::Bool(true), "a letter of nobody is not kept");
    let right = letter(master, 0, "Bob").await;
    keep(master, &right, 3, "Bob").await;
    let wrong = letter(master, 1, "Cleo").await;
    // The second order takes the square of the first, and the third cannot be read.
    let mut lines: Vec<_> = wrong.lines().map(str::to_owned).collect();
    let first = lines[3].split(' ').nth(2).expect("a square").to_owned();
    let piece = lines[4].rsplit(' ').next().expect("a piece").to_owned();
    lines[4] = format!("2. Wurf: {first} = {piece}");
    "3. Wurf: x1/y1 = 9z or so".clone_into(&mut lines[5]);
    let read = paste(master, &lines.join("\n")).await;
    assert!(read.contains("Illegal, roll 2") && read.contains("Line 6:") && read.contains("incomplete"), "{read}");
    master.click(".receipt summary").await;
    assert!(master.text(".receipt pre").await.contains("Hello Cleo"), "the confirmation is for her");
    looks(master, "referee-letter").await;
    master.click(".letter-form button[type='submit']").await;
    master.wait_for_text("Letter 4 of Cleo is saved").await;
    master.click(".player:nth-child(2) .letters summary").await;
    assert!(
        master.text(".player:nth-child(2) .letters pre").await.contains("9z or so"),
        "letters are kept as they came"
    );
    let troubles = master.text(".troubles").await;
    assert!(troubles.contains("Cleo: open: something in the letter is not clear, 1 illegal order"), "{troubles}");
    assert!(troubles.contains("Dora: no orders yet") && !troubles.contains("Bob"), "{troubles}");
    // What was not understood stands beside her until it was seen.
    let asked = master.text(".player:nth-child(2) .questions").await;
    assert!(asked.contains("9z or so") && asked.contains("open: roll 3"), "{asked}");
    master.wait_for_text("There is something in a letter that you have not ticked off.").await;
    master.click(".player:nth-child(2) .questions button").await;
    master.wait_for_text("Ticked off: letter 4").await;
}

async fn correct_and_report(master: &Visitor) {
    master.click(".correct summary").await;
    let choose = "const list = document.querySelector('.correct select'); list.value = '0'; \
        list.dispatchEvent(new Event('change', { bubbles: true }))";
    master.evaluate(choose).await;
    let before = master.evaluate("return document.querySelector('.correct textarea').value").await;
    let before = before.as_str().expect("orders").to_owned();
    assert_eq!(before.lines().count(), 3, "what counted stands there: {before}");
    // The same square with another piece of the same number.
    let first = before.lines().next().expect("an order").to_owned();
    let turned = format!("{}b", first.trim_end_matches(char::is_alphabetic));
    master.write(".correct textarea", &turned).await;
    master.write(".correct input", "I misread his hand").await;
    looks(master, "referee-correct").await;
    master.click(".correct .primary").await;
    master.wait_for_text("Round 1 is corrected for Bob").await;
    master.click_text("Read").await;
    master.wait_for(".report").await;
    let zine = master.text(".report").await;
    assert!(["Rails-7", "Bob", "Cleo", "Dora"].iter().all(|it| zine.contains(it)), "{zine}");
    assert!(zine.lines().all(|it| it.chars().count() <= 78), "the zine has 78 columns");
    for (ending, start) in [("pdf", "%PDF-"), ("html", "<"), ("txt", "")] {
        let file = master.download(&format!(".reports a[href*='report.{ending}']")).await;
        assert!(file.starts_with(start.as_bytes()), "{ending}");
    }
}

/// The deadline is told with its zone, and the next one is proposed, to the minute, by the pace of the game.
async fn deadlines(master: &Visitor, told: &str) {
    let stage = master.text(".stage").await;
    assert!(stage.contains(told) && stage.contains("UTC"), "{stage}");
    let proposed = "const api = location.pathname.replace('/t/', '/api/v1/tables/').replace('/desk', '');
        return Promise.all([fetch(api), fetch(api + '/desk')].map((it) => it.then((it) => it.json()))).then(([table, desk]) => {
            const next = new Date(desk.deadline + table.pace.seconds * 1000).toISOString().slice(0, 16);
            return [next, document.querySelector('.deadline input[type=datetime-local]').value];
        });";
    let both = master.evaluate(proposed).await;
    assert!(both[0].is_string() && both[0] == both[1], "{both}");
}

/// The same desk in German and in Japanese, by day and by night.
async fn in_other_languages(master: &Visitor) {
    for language in ["de", "ja", "en"] {
        master.evaluate(&format!("localStorage.setItem('platelayer-language', '{language}')")).await;
        master.set_dark(language == "ja").await;
        master.reload().await;
        master.wait_for(".players").await;
        looks(master, &format!("referee-round-3-{language}")).await;
        if language == "de" {
            deadlines(master, "Züge bis").await;
            let read = paste(master, "Von: Cleo <cleo@example.org>\nBetreff: Zug\n\n1. Wurf: x1/y1 = 1a").await;
            assert!(read.contains("Von Cleo") && !read.contains("From"), "{read}");
        }
    }
}

#[tokio::test]
async fn a_desk_is_for_its_game_master_and_fits_a_phone() {
    let Some(yard) = Yard::open() else { return };
    let master = open_desk(&yard, Size::Phone).await;
    let writers = ["Bob", "Cleo", "Emil"];
    for name in writers {
        add_writer(&master, name).await;
    }
    add_writer(&master, "Fritz").await;
    master.click("[aria-label='Remove Fritz']").await;
    master.wait_gone("[aria-label='Remove Fritz']").await;
    looks(&master, "referee-before").await;
    let path = master.path().await;
    let stranger = Visitor::new(&yard, Size::Phone, "en").await;
    stranger.open(&path).await;
    stranger.wait_for_text("Only the game master of this table may look at this desk").await;
    stranger.axe().await;
    master.click(".referee .big").await;
    master.wait_for(".players").await;
    // A whole game, with a look at the desk now and then; Emil forgets a round.
    let mut n_letters = 0;
    for round in 0..=10 {
        for (seat, name) in (0..).zip(writers).filter(|it| round != 4 || it.1 != "Emil") {
            let text = letter(&master, seat, name).await;
            n_letters += 1;
            keep(&master, &text, n_letters, name).await;
        }
        if round == 3 {
            looks(&master, "referee-round-3").await;
            in_other_languages(&master).await;
        }
        let next = if round == 10 { "The game is over".to_owned() } else { format!("Round {}", round + 1) };
        adjudicate(&master, "All agree to go on", &next).await;
    }
    let scores = master
        .evaluate(
            "return fetch(location.pathname.replace('/t/', '/api/v1/tables/').replace('/desk', '')).then((it) => it.json())
                .then((it) => it.scores.map((it) => it + ' pts').join())",
        )
        .await;
    let shown = "return [...document.querySelectorAll('.player .points')].map((it) => it.innerText).join()";
    assert_eq!(master.evaluate(shown).await, scores, "the desk shows the scores of the table");
    // The mountains may leave no square at the border for the mine.
    println!("scores: {scores}");
    master.click_text("Read").await;
    master.wait_for(".report").await;
    looks(&master, "referee-over").await;
    // The desk opens on another device, too.
    master.click(".referee-head .menu summary").await;
    master.click(".referee-head .menu button").await;
    master.wait_for(".referee-head .copy-link input").await;
    let link = master.evaluate("return document.querySelector('.referee-head .copy-link input').value").await;
    let link = link.as_str().expect("a link");
    stranger.open(&link[link.find("/t/").expect("a table")..]).await;
    stranger.wait_for_text("you are the game master").await;
    stranger.open(&path).await;
    stranger.wait_for(".players").await;
    master.open(&path).await;
    master.click_text("The table as players see it").await;
    master.wait_for("section.end").await;
    looks(&master, "referee-table-over").await;
    assert_eq!(master.count("section.end .primary").await, 0, "a game master gathers players anew");
    master.click_text("Replay").await;
    let sheet = master.download(".reel a[download]").await;
    assert!(sheet.starts_with(b"%PDF-"), "a sheet of the replay");
    master.no_console_errors().await;
}
