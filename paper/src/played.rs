//! A game that is running or over, on paper: the sheet, its notation, and a code that opens it again.

use draw::{
    Caption,
    scene::{Anchor, Point, at},
};
use kernel::Seat;
use library::{Outcome, TieBreak, View};

use crate::{
    Frame, Language, Page, PaperError, Pdf, Stock, bind,
    code::{Code, module},
    flow,
    fonts::Style,
    stock::{MARGIN, MM},
    words::t,
};

/// The letters of the notation, and how far its lines are apart.
const SIZE: f64 = 6.6;
const PITCH: f64 = 8.6;
const GAP: f64 = 4.0 * MM;
/// How many columns of notation a page has.
const COLUMNS: u8 = 4;
/// How large a module of a code is, so that a telephone reads it.
const MODULE: f64 = 0.5 * MM;
/// No code is smaller.
const LEAST_CODE: f64 = 30.0 * MM;

/// No more names stand in one line.
const MOST_NAMES: usize = 6;

/// Longer records are not printed: nobody would type them again.
const MOST_NOTATION: usize = 100_000;

/// A game on paper.
#[derive(Copy, Clone, Debug)]
pub struct Played<'a> {
    /// What whoever prints it may know.
    pub view: &'a View,
    /// Whose sheet is printed.
    pub seat: Seat,
    /// What the players are called, in the order of their seats; who has no name is called by a number.
    pub players: &'a [&'a str],
    /// How many players there are.
    pub n_seats: usize,
    /// The record as whoever prints it may read it: it is the notation, unless it is longer than a small book.
    pub record: &'a str,
    /// Who has won; nothing while the game goes on.
    pub outcome: Option<&'a Outcome>,
    /// An address that opens the game, for the code; without one the code is the record, if it fits.
    pub link: Option<&'a str>,
    /// Whether there is a code of the record where there is no address.
    pub has_code: bool,
    /// The paper.
    pub stock: Stock,
    /// The language.
    pub language: Language,
}

impl Played<'_> {
    /// Prints it.
    pub fn print(&self) -> Result<Pdf, PaperError> {
        let size = self.stock.upright();
        let mut page = Page::new(size);
        let inside = Frame::inside(size);
        let name = gallery::name(self.view, &self.language);
        let (title, subtitle) = self.head(&name);
        let caption = Caption { title: &title, subtitle: &subtitle, players: self.players };
        let scene = gallery::keepsake(self.view, self.seat, caption, &self.language);
        let scene = scene.ok_or(PaperError::NoSheet(self.seat.index()))?;
        let height = (inside.size.x / scene.width * scene.height).min(inside.size.y * 0.62);
        let frame = Frame { size: at(inside.size.x, height), ..inside };
        page.put_sheet(scene, frame);
        let top = frame.end().y + GAP;
        let code = self.code(&mut page, at(inside.end().x, top));
        let rest = Frame { corner: at(MARGIN, top), size: inside.end() - at(MARGIN, top) - at(code, 0.0) };
        let mut pages = vec![page];
        if self.record.len() <= MOST_NOTATION {
            self.notation(&mut pages, rest);
        }
        let n_pages = pages.len();
        for (page, n) in pages.iter_mut().zip(1..) {
            page.foot(&t!(self.language, "paper-foot-plain", sheet = title.as_str()), Some((n, n_pages)));
        }
        bind(&title, self.language, &pages)
    }

    fn head(&self, name: &str) -> (String, String) {
        let has_name = self.players.get(self.seat.index()).is_some_and(|it| !it.is_empty());
        let title = if has_name || self.n_seats > 1 {
            format!("{name} · {}", self.player(self.seat))
        } else {
            name.to_owned()
        };
        let moment = match self.outcome {
            Some(outcome) if self.n_seats > 1 => {
                format!("{} · {}", t!(self.language, "paper-over"), self.ending(outcome))
            }
            Some(_) => t!(self.language, "paper-over"),
            None => t!(self.language, "paper-running"),
        };
        (title, moment)
    }

    /// How a player is called.
    fn player(&self, seat: Seat) -> String {
        let name = self.players.get(seat.index()).filter(|it| !it.is_empty());
        name.map_or_else(|| t!(self.language, "paper-player", n = seat.index() + 1), |it| (*it).to_owned())
    }

    fn names(&self, seats: &[Seat]) -> String {
        let mut names: Vec<_> = seats.iter().take(MOST_NAMES).map(|it| self.player(*it)).collect();
        let comma = t!(self.language, "list-comma");
        if seats.len() > MOST_NAMES {
            return names.join(&comma) + &comma + "…";
        }
        match names.pop() {
            Some(last) if !names.is_empty() => {
                t!(self.language, "list-and", one = names.join(&comma), other = last)
            }
            last => last.unwrap_or_default(),
        }
    }

    /// Who has won, and what decided a tie.
    fn ending(&self, outcome: &Outcome) -> String {
        let (language, points) = (self.language, outcome.points);
        let winners = t!(language, "end-winner", names = self.names(&outcome.winners), n = outcome.winners.len());
        let beaten = self.names(&outcome.beaten());
        let tie = match outcome.compared() {
            Some((TieBreak::Money, most, Some(next))) => {
                t!(language, "end-tie-money", names = beaten, points = points, most = most, next = next)
            }
            Some((TieBreak::Overlap, most, Some(next))) => {
                t!(language, "end-tie-overlap", names = beaten, points = points, most = most, next = next)
            }
            Some((TieBreak::Money, most, None)) => t!(language, "end-even-money", points = points, most = most),
            Some((TieBreak::Overlap, most, None)) => t!(language, "end-even-overlap", points = points, most = most),
            None if outcome.tie.is_some() => t!(language, "end-even", points = points),
            None => return winners,
        };
        format!("{winners} · {tie}")
    }

    /// The code with a line of words under it, its right edge at `corner`; how wide all of it is.
    fn code(&self, page: &mut Page, corner: Point) -> f64 {
        let too_long = |link: Option<&str>| match link {
            Some(link) => t!(self.language, "paper-code-too-long-link", n = link.len()),
            None => t!(self.language, "paper-code-too-long", n = self.record.len()),
        };
        let (text, words) = match self.link {
            Some(link) => (link, t!(self.language, "paper-code-link")),
            None if self.has_code => (self.record, t!(self.language, "paper-code-record")),
            None => return 0.0,
        };
        let code = Code::of(text);
        let side = code.as_ref().map_or(LEAST_CODE, |it| (module(it.n_modules) * MODULE).max(LEAST_CODE));
        let corner = corner - at(side, 0.0);
        let is_drawn = code.is_some();
        if let Some(code) = code {
            page.put(code.scene, Frame { corner, size: at(side, side) });
        }
        let words = if is_drawn { words } else { too_long(self.link) };
        let mut y = corner.y + if is_drawn { side } else { 0.0 } + 9.0;
        for line in flow::lines(&words, Style::PLAIN, 7.5, side - 8.0) {
            page.write(at(corner.x + side / 2.0, y), &line, 7.5, Style::PLAIN, Anchor::Middle, side);
            y += 9.5;
        }
        if let Some(link) = self.link.filter(|_| is_drawn) {
            for line in flow::lines(link, Style::MONO, 5.6, side - 8.0).iter().take(6) {
                page.write(at(corner.x + side / 2.0, y), line, 5.6, Style::MONO, Anchor::Middle, side);
                y += 7.0;
            }
        }
        side + GAP
    }

    /// The lines of the record in columns, on as many pages as it takes.
    fn notation(&self, pages: &mut Vec<Page>, first: Frame) {
        let whole = Frame::inside(self.stock.upright());
        let width = (whole.size.x - GAP * f64::from(COLUMNS - 1)) / f64::from(COLUMNS);
        // What was agreed comes before the first event, in long lines.
        let is_event = |line: &&str| line.starts_with(|it: char| it == '.' || it.is_ascii_digit()) && !is_head(line);
        let n_before = self.record.lines().position(|it| is_event(&it)).unwrap_or(0);
        let before = self.record.lines().take(n_before);
        let before: Vec<_> = before.flat_map(|it| folded(it, first.size.x)).collect();
        let mut lines = self.record.lines().skip(n_before).flat_map(|it| folded(it, width)).peekable();
        let mut frame = first;
        let mut title = t!(self.language, "paper-notation");
        let mut before = before.into_iter();
        while lines.peek().is_some() || before.len() > 0 {
            let Some(page) = pages.last_mut() else { return };
            page.write(frame.corner + at(0.0, 9.0), &title, 10.0, Style::BOLD, Anchor::Start, frame.size.x);
            let mut top = frame.corner.y + 9.0 + PITCH * 1.4;
            for line in before.by_ref() {
                page.write(at(frame.corner.x, top), &line, SIZE, Style::MONO, Anchor::Start, first.size.x * 1.05);
                top += PITCH;
            }
            let end = frame.end();
            let mut x = frame.corner.x;
            while x + width <= end.x + 0.5 && lines.peek().is_some() {
                let mut y = top;
                while y <= end.y - 2.0 * MM {
                    let Some(line) = lines.next() else { break };
                    page.write(at(x, y), &line, SIZE, Style::MONO, Anchor::Start, width * 1.05);
                    y += PITCH;
                }
                x += width + GAP;
            }
            if lines.peek().is_some() {
                pages.push(Page::new(self.stock.upright()));
                frame = whole;
                title = t!(self.language, "paper-notation-more");
            }
        }
    }
}

/// Whether a line is the first of a record: the name of a game may begin with a digit as moves do.
fn is_head(line: &str) -> bool {
    library::GAMES.iter().any(|it| line.starts_with(it.name))
}

/// A line of the record, in several where it is too long; those that go on stand a little to the right.
fn folded(line: &str, width: f64) -> Vec<String> {
    let mut res = flow::lines(line, Style::MONO, SIZE, width);
    for more in res.iter_mut().skip(1) {
        more.insert(0, '\u{a0}');
    }
    res
}
