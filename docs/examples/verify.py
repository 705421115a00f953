#!/usr/bin/env python3
"""Checks the dice of games that were played with Platelayer, with nothing but Python 3.9 and its standard library.

    verify.py my.rec                      every roll, tile, card and lot of a record is computed again from its seed
    verify.py *.rec                       the same for many records
    verify.py --lots my.rec               tells every lot, its number, and what came of it
    verify.py --pledge "ID HASH" my.rec   the pledge must be the one that you wrote down before the game
    verify.py --content own.txt my.rec    the record names a file with cards or tiles that is not built in
    verify.py - < my.rec                  reads the record from standard input

It says `fine`, or the line at fault. It checks the dice, and neither moves nor scores: `platelayer verify` does that.

The exit code is 0 if all is fine, 1 if a record is wrong, 2 if a file cannot be read or the call is wrong, and 3 if a
record cannot be checked: its seed is not told yet, or its game, its rules or its cards are not known here.

How the dice work is told in docs/dice.md; this program was written from that page, and knows nothing of the other one.
Games that are not in this file are looked for in the folders games/*/lots.py of the source of Platelayer.
"""

import argparse
import collections
import hashlib
import hmac
import importlib.util
import itertools
import pathlib
import re
import signal
import sys

FINE, WRONG, UNREADABLE, UNCHECKED = 0, 1, 2, 3
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent  # of the source of Platelayer, if this file lies in it
COLUMNS = ROWS = range(1, 7)
SQUARES = [(x, y) for y in ROWS for x in COLUMNS]


class Wrong(Exception):
    """The record is wrong, in this line, or in the one that is being read."""

    def __init__(self, reason, line=None):
        super().__init__(reason)
        self.line = line


class Unchecked(Exception):
    """The record cannot be checked."""


def stream(seed, game_id, lot):
    """The endless stream of numbers of 32 bits of a lot."""
    for block in itertools.count():
        digest = hmac.new(seed, f"{game_id} {lot} {block}".encode("ascii"), hashlib.sha256).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")


def below(n, numbers):
    """The first of the numbers that is fair, below n."""
    limit = 2**32 // n * n
    return next(number % n for number in numbers if number < limit)


def fair(outcomes):
    """Outcomes with their weights, which are all the same."""
    return [(outcome, 1) for outcome in outcomes]


def count_off(outcomes, number):
    """The outcome that a number below the sum of the weights stands for."""
    every = (outcome for outcome, weight in outcomes for _ in range(weight))
    return next(itertools.islice(every, number, None))


def name(square):
    return "x{}/y{}".format(*square)


def squares_in(text):
    """All squares that a text names, in and around the map."""
    return [(int(x), int(y)) for x, y in re.findall(r"x([0-7])/y([0-7])(?![0-9])", text)]


def touching(square):
    x, y = square
    return {(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)}


class Game:
    """What the lots need to know of a game.

    Each has a method `due`: the name and the outcomes of the lot that comes next, or nothing. Whether it was time to
    draw it is a matter of the rules.
    """

    def __init__(self, agreed, pattern, example, seats):
        """Reads what was agreed; the pattern names its parts."""
        self.agreed = re.fullmatch(pattern, agreed)
        if not self.agreed or int(self.agreed["seats"]) not in seats:
            raise Wrong(f"expected `{example}` or the like, {seats[0]} to {seats[-1]} seats, found `{agreed[:60]}`")
        self.n_seats = int(self.agreed["seats"])
        self.n_events = 0
        self.gone = set()

    def must_draw(self):
        """Whether nothing else can happen before that lot, but that somebody leaves."""
        return False

    def happen(self, event):
        """What was drawn happens."""

    def act(self, seat, action):
        """A seat acts."""

    def rule(self, seat, ruling):
        """The referee decides for a seat. When all have left, the game is over."""
        if ruling != "leave":
            raise Wrong(f"this game has no ruling `{ruling}`")
        self.gone.add(seat)


class Sheet:
    """What a seat of 30 Rails has on its map."""

    def __init__(self):
        self.mountains, self.filled, self.stations = set(), set(), set()
        self.mine, self.bonus, self.n_used = None, None, 0

    def empty(self):
        taken = self.mountains | self.filled | {self.mine}
        return [it for it in SQUARES if it not in taken]

    def fill(self, square):
        """Track or a blocked square uses up a roll."""
        self.filled.add(square)
        self.n_used += 1

    def set_up(self, part):
        """Does a part of the setup, as it is written: `skip y3`, `mine x2/y1`, `station 1 x0/y4`, `bonus x4/y3`."""
        if not re.fullmatch(r"skip (none|y[1-6])|(mine|bonus|station [1-4]) x[0-7]/y[0-7]", part):
            raise Wrong(f"`{part}` is no part of the setup")
        kind, where = part.split(" ")[0], squares_in(part)
        if kind == "skip":
            self.mountains = {it for it in self.mountains if f"skip y{it[1]}" != part}
        elif kind == "station":
            self.stations.add(side(where[0]))
        else:
            setattr(self, kind, where[0])

    def choices(self, part):
        """What can be drawn for a part of the setup."""
        if part == "skip":
            beside = [it for it in self.mountains if self.mine and it in touching(self.mine)]
            kept = beside[0][1] if len(beside) == 1 else None
            return [f"skip y{y}" for y in ROWS if y != kept]
        if part == "mine":
            return [f"mine {name(it)}" for it in self.empty() if touching(it) & self.mountains and it != self.bonus]
        if part == "bonus":
            return [f"bonus {name(it)}" for it in self.empty()]
        border = [(x, 0) for x in COLUMNS] + [(7, y) for y in ROWS] + [(x, 7) for x in COLUMNS] + [(0, y) for y in ROWS]
        return [f"{part} {name(it)}" for it in border if side(it) not in self.stations]


def side(border):
    """The side of the map that a border square lies on."""
    x, y = border
    return {0: "left", 7: "right"}.get(x) or {0: "top", 7: "bottom"}.get(y)


class ThirtyRails(Game):
    """30 Rails: basic, advanced, postal."""

    PARTS = ["skip", "mine", "station 1", "station 2", "station 3", "station 4", "bonus"]

    def __init__(self, agreed, _rules, _contents):
        pattern = r"(basic|advanced|postal) seats (?P<seats>[0-9]{1,4})"
        super().__init__(agreed, pattern, "basic seats 1", range(1, 1025))
        self.sheets = collections.defaultdict(Sheet)
        self.n_mountains = self.n_rolls = 0
        self.asked = None  # the seat of a ruling that asks for a lot, and the ruling

    def due(self):
        if self.asked:
            return self.due_for(*self.asked)
        if self.n_mountains < 6:
            row = self.n_mountains + 1
            return row, fair(f"mountain x{x}/y{row}" for x in COLUMNS)
        if self.n_rolls < 30:
            return 7 + self.n_rolls, fair(f"roll {white} {colour}" for white in range(1, 7) for colour in range(1, 7))
        return None

    def due_for(self, seat, ruling):
        sheet = self.sheets[seat]
        if ruling.startswith("draw "):
            part = ruling[len("draw ") :]
            return f"{self.PARTS.index(part)} seat {seat}", fair(f"drawn {it}" for it in sheet.choices(part))
        later, empty = squares_in(ruling), sheet.empty()
        squares = [it for it in empty if it not in later] or empty
        return f"{7 + sheet.n_used} seat {seat}", fair(f"blocked {name(it)}" for it in squares)

    def must_draw(self):
        return self.asked is not None or self.n_mountains < 6

    def happen(self, event):
        kind, rest = event.split(" ", 1)
        if kind == "mountain":
            self.n_mountains += 1
            for seat in range(self.n_seats):
                self.sheets[seat].mountains.update(squares_in(rest))
        elif kind == "roll":
            self.n_rolls += 1
        else:
            seat, self.asked = self.asked[0], None
            if kind == "blocked":
                self.sheets[seat].fill(squares_in(rest)[0])
            else:
                self.sheets[seat].set_up(rest)

    def act(self, seat, action):
        sheet, where = self.sheets[seat], squares_in(action)
        if action.split(" ")[0] in ("skip", "mine", "station", "bonus"):
            sheet.set_up(action)
        elif len(where) == 1 and re.match(r"x[1-6]/y[1-6] = |shares ", action):
            sheet.fill(where[0])
        else:
            raise Wrong(f"30 Rails has no move `{action}`")

    def rule(self, seat, ruling):
        if self.asked:
            raise Wrong("a lot must be drawn before the next ruling")
        parts = "|".join(self.PARTS)
        if re.fullmatch(rf"(missing|illegal)( later( x[1-6]/y[1-6])+)?|draw ({parts})", ruling):
            self.asked = seat, ruling
        else:
            super().rule(seat, ruling)


class StreetcarRails(Game):
    """30 Streetcar Rails."""

    SHAPES = "SCRLYDWTOXZM"

    def __init__(self, agreed, _rules, contents):
        pattern = r"tiles (?P<file>[0-9a-f]{16}) seats (?P<seats>[0-9]{1,4})"
        super().__init__(agreed, pattern, "tiles HASH seats 1", range(1, 1025))
        facts = (line.split() for line in contents.find("tiles", self.agreed["file"]))
        counts = {words[0]: int(words[1]) for words in facts if len(words) == 2 and words[0] in self.SHAPES}
        self.left = {shape: counts.get(shape, 0) for shape in self.SHAPES}

    def due(self):
        if self.n_events < 6:
            return self.n_events, fair(f"zone x{x}/y{self.n_events + 1}" for x in COLUMNS)
        if self.n_events == 36:
            return None
        tiles = [(shape, n) for shape, n in self.left.items() if n > 0]
        return self.n_events, [(f"draw {shape} {die}", n) for die in range(1, 7) for shape, n in tiles]

    def must_draw(self):
        return 0 < self.n_events < 6

    def happen(self, event):
        if event.startswith("draw "):
            self.left[event.split(" ")[1]] -= 1


class RailAge(Game):
    """Rail Age: the river and the lake map."""

    def __init__(self, agreed, _rules, _contents):
        super().__init__(agreed, r"[^ ]+ [0-9a-f]{16} seats (?P<seats>[0-9])", "river HASH seats 1", range(1, 5))

    def due(self):
        if self.n_events < self.n_seats:
            return f"0 seat {self.n_events}", fair(f"seat {self.n_events} mine {die}" for die in range(1, 7))
        rolls = itertools.product(range(1, 7), repeat=3)
        return self.n_events - self.n_seats + 1, fair("roll {} {} {}".format(*it) for it in rolls)

    def must_draw(self):
        return self.n_events < self.n_seats


class VillageRails(Game):
    """Village Rails."""

    N_TRACKS, N_TRIPS, N_TERMINI, N_FIRST_TERMINI, N_ROUNDS = 7, 4, 38, 3, 12
    # By rules 1 a card is taken and placed in one act, by rules 2 in two.
    TAKING = {
        1: r"take [1-7] r[1-4]c[1-3]( turned)?|trip [1-4] [tl][1-4]",
        2: r"take [1-7]|r[1-4]c[1-3]( turned)?|trip [1-4]|[tl][1-4]",
    }
    OTHER_ACTS = r"resolve [tl][1-4] terminus [0-9]+|under (1 2|2 1)|done"

    def __init__(self, agreed, rules, contents):
        pattern = r"seats (?P<seats>[0-9]) cards (?P<file>[0-9a-f]{16})"
        super().__init__(agreed, pattern, "seats 2 cards HASH", range(2, 5))
        facts = [it for it in contents.find("cards", self.agreed["file"]) if it.lower().startswith("card ")]
        trips = [one_form(line.split(":", 1)[1]) for line in facts]
        self.rules = rules
        self.cards = dict(enumerate(trips, start=1))  # the trip of every card
        self.unseen = collections.Counter(trips)  # in the order of the first card with each trip
        self.flipped = set()
        self.letters, self.termini = list("ABCD"), list(range(1, self.N_TERMINI + 1))
        self.n_dealt = 0  # terminus cards
        self.top, self.under, self.n_tracks, self.trips = None, [], 0, []  # the deck, and the two markets
        self.held = None  # the trip that was taken and is not assigned yet
        self.planned, self.n_built = collections.defaultdict(list), collections.Counter()  # by seat and line, by seat
        self.unordered = None  # two trips that go under the deck in an order yet to be told
        self.drawing = None  # the seat that draws a terminus card

    def fill(self):
        """Fills the markets as far as that needs no lot; says whether the trip or the track side of a card is due."""
        while True:
            if self.top is None:
                if sum(self.unseen.values()) > 0:
                    return "top"
                if not self.under:
                    return None
                self.top = self.under.pop(0)
            if self.n_tracks < self.N_TRACKS:
                return "track"
            if len(self.trips) == self.N_TRIPS:
                return None
            self.trips.append(self.top)
            self.top = None

    def due(self):
        outcomes = self.outcomes()
        return outcomes and (self.n_events, outcomes)

    def outcomes(self):
        if self.n_events < self.n_seats:
            return fair(f"corner {letter} for {self.n_events}" for letter in self.letters)
        kind = self.fill()
        if kind == "top":
            return [(f"top {trip}", n) for trip, n in self.unseen.items()]
        if kind == "track":
            cards = [card for card, trip in self.cards.items() if trip == self.top and card not in self.flipped]
            return fair(f"track {card}" for card in cards)
        seat = self.drawing
        if self.n_dealt < self.N_FIRST_TERMINI * self.n_seats:
            seat = self.n_dealt // self.N_FIRST_TERMINI
        return None if seat is None else fair(f"terminus {card} for {seat}" for card in self.termini)

    def must_draw(self):
        return self.due() is not None

    def happen(self, event):
        kind, what = event.split(" ", 1)
        if kind == "corner":
            self.letters.remove(what[0])
        elif kind == "top":
            self.unseen[what] -= 1
            self.top = what
        elif kind == "track":
            self.flipped.add(int(what))
            self.n_tracks += 1
            self.top = None
        else:
            self.termini.remove(int(what.split(" ")[0]))
            self.n_dealt += 1
            self.drawing = None

    def act(self, seat, action):
        if not re.fullmatch(f"{self.TAKING[self.rules]}|{self.OTHER_ACTS}", action):
            raise Wrong(f"there is no act `{action}` by rules {self.rules} of Village Rails")
        kind, *words = action.split(" ")
        if kind in ("take", "trip"):
            self.take(kind, int(words[0]))
            if words[1:]:
                self.place(seat, words[1])
        elif kind == "resolve":
            trips = self.planned.pop((seat, words[0]), [])
            if len(set(trips)) == 2:
                self.unordered = trips
            else:
                self.put_under(seat, trips)
        elif kind == "under":
            if not self.unordered:
                raise Wrong("there are no trips to put under the deck")
            self.put_under(seat, self.unordered if words == ["1", "2"] else self.unordered[::-1])
            self.unordered = None
        elif kind != "done":
            self.place(seat, kind)

    def take(self, kind, number):
        if number > (self.n_tracks if kind == "take" else len(self.trips)):
            raise Wrong(f"there is no card {number} in that market")
        if kind == "take":
            self.n_tracks -= 1
        else:
            self.held = self.trips.pop(number - 1)

    def place(self, seat, where):
        """The card that was taken goes to a space or to a line."""
        if where.startswith("r"):
            self.n_built[seat] += 1
        elif self.held is None:
            raise Wrong("there is no trip to assign")
        else:
            self.planned[seat, where].append(self.held)
            self.held = None

    def put_under(self, seat, trips):
        self.under += trips
        if self.n_built[seat] < self.N_ROUNDS:
            self.drawing = seat


GAMES = {
    "30-rails": (ThirtyRails, [1]),
    "30-streetcar-rails": (StreetcarRails, [1]),
    "rail-age": (RailAge, [1, 2]),
    "village-rails": (VillageRails, [1, 2]),
}


def learn_games():
    """Adds the games whose lots are told in their own folders."""
    for path in sorted(ROOT.glob("games/*/lots.py")):
        spec = importlib.util.spec_from_file_location(f"lots_of_{path.parent.name}", path)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        GAMES.update(module.games(sys.modules[__name__]))


def one_form(trip):
    """A trip in the one form in which records have it."""
    words = re.findall(r"[a-z]+|[0-9]+", trip.lower())
    words = [str(int(it)) if it.isdigit() else it for it in words]
    points, demand = words[:2], words[2:]
    if demand[:2] == ["exactly", "0"]:
        demand = ["no", *demand[2:]]
    if demand[:1] == ["only"] and demand[2:] == ["at", "least", "1"]:
        demand = demand[:2]
    kind, last = demand[0], demand[-1].rstrip("s")
    is_fixed = kind in ("only", "same") or demand[1:] == ["features", "alike"]
    if not is_fixed:
        is_one = kind in ("each", "both") or demand[-2] == "1"
        demand = [*demand[:-1], last if is_one else last + "s"]
    return " ".join(points + demand)


class Contents:
    """The files that are given, and those that lie beside this program in the source of Platelayer."""

    def __init__(self, files):
        self.texts = [read(file) for file in files]
        self.built_in = sorted(ROOT.glob("games/*/content/**/*.txt"))

    def find(self, what, hash_of_file):
        """The facts of the file with this hash, without comments."""
        for text in itertools.chain(self.texts, map(read, self.built_in)):
            lines = [line.rstrip() for line in text.lstrip("\ufeff").removesuffix("\n").split("\n")]
            if hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()[:16] == hash_of_file:
                return [line.split("#")[0].strip() for line in lines]
        raise Unchecked(
            f"its {what} {hash_of_file} are not here: give their file with --content; "
            "those that are built in are in the folders games/*/content of Platelayer's source"
        )


def read(file):
    """The text of a file; `-` is standard input."""
    if str(file) == "-":
        return sys.stdin.buffer.read().decode("utf-8")
    return pathlib.Path(file).read_bytes().decode("utf-8")


class Record:
    """A record, taken apart into its lines."""

    HEADERS = {
        "dice": (r"[A-Za-z0-9._-]{1,64} [0-9a-f]{64}", "the id of the game and a hash of 64 hexadecimal digits"),
        "seed": (r"[0-9a-f]{64}", "a seed of 64 hexadecimal digits"),
    }

    def __init__(self, text):
        lines = [(n, line.removesuffix("\r")) for n, line in enumerate(text.split("\n"), start=1)]
        lines = [(n, line) for n, line in lines if line and not line.startswith("#")]
        if not lines:
            raise Wrong("the record is empty", 1)
        self.head, self.headers, self.events, self.end = lines[0], {}, [], None
        for n, line in lines[1:]:
            who, _, what = line.partition(" ")
            if self.end:
                raise Wrong("nothing follows the scores", n)
            if who in self.HEADERS:
                form, expected = self.HEADERS[who]
                if self.events or who in self.headers:
                    raise Wrong(f"`{who}` comes once, and before the first event", n)
                if not re.fullmatch(form, what):
                    raise Wrong(f"expected {expected}", n)
                self.headers[who] = n, what
            elif who == "=":
                self.end = n, what
            elif what and re.fullmatch(r"\.|(0|[1-9][0-9]{0,3})!?", who):
                self.events.append((n, who, what))
            else:
                raise Wrong(f"expected `.`, a seat or `=`, and what happened, found `{line[:40]}`", n)

    def dice(self, expected_pledge):
        """The seed and the id of the game, if the seed is the one that was pledged."""
        line, pledge = self.headers.get("dice", (None, None))
        if expected_pledge and pledge and pledge != expected_pledge:
            raise Wrong(f"the pledge is not the one that you know, `{expected_pledge}`", line)
        if not pledge and self.end:
            raise Unchecked("its dice were not pledged, so there is nothing to compare them with")
        if not pledge:
            raise Unchecked("it has no pledge: until the game is over, a server leaves it out, with all that is hidden")
        if "seed" not in self.headers:
            raise Unchecked("its seed is told when the game is over, of a daily challenge when the day is over")
        line, seed = self.headers["seed"]
        seed, (game_id, pledged) = bytes.fromhex(seed), pledge.split(" ")
        found = hashlib.sha256(seed).hexdigest()
        if found != pledged:
            raise Wrong(f"this seed was not pledged: its SHA-256 is {found}, and the pledge {pledged}", line)
        return seed, game_id

    def game(self, contents):
        """The game before its first event."""
        line, head = self.head
        title, _, rest = head.partition(" ")
        rules, _, agreed = rest.partition(" ")
        if not re.fullmatch(r"[1-9][0-9]{0,8}", rules):
            raise Wrong(f"expected a game, the number of its rules and what was agreed, found `{head[:60]}`", line)
        if title not in GAMES:
            raise Unchecked(f"its game `{title[:40]}` is not known here; known are {', '.join(GAMES)}")
        kind, known = GAMES[title]
        if int(rules) not in known:
            known = " and ".join(map(str, known))
            raise Unchecked(f"it was played by rules {rules} of {title}, and known here are rules {known}")
        try:
            return kind(agreed, int(rules), contents)
        except Wrong as wrong:
            wrong.line = line
            raise
        except (ValueError, IndexError):
            raise Unchecked("the file that it names by its hash is no file of this game") from None


def check(record, contents, expected_pledge, tells_lots):
    """Plays a record again as far as the lots need it, and says how many lots were right."""
    game, (seed, game_id) = record.game(contents), record.dice(expected_pledge)
    for line, who, what in record.events:
        try:
            if who == ".":
                check_lot(line, what, game, seed, game_id, tells_lots)
            else:
                seat = int(who.rstrip("!"))
                if seat >= game.n_seats:
                    raise Wrong(f"there is no seat {seat}: seats are 0 to {game.n_seats - 1}")
                if who.endswith("!"):
                    game.rule(seat, what)
                elif game.must_draw():
                    raise Wrong("a chance event is missing before this act")
                else:
                    game.act(seat, what)
        except Wrong as wrong:
            wrong.line = line
            raise
    if record.end and game.must_draw() and len(game.gone) < game.n_seats:
        raise Wrong("a chance event is missing before the end", record.end[0])
    return game.n_events


def check_lot(line, found, game, seed, game_id, tells_lots):
    due = game.due()
    if not due:
        raise Wrong(f"`{found}` cannot be: nothing is drawn here")
    lot, outcomes = due
    total = sum(weight for _, weight in outcomes)
    if total == 0:
        raise Wrong(f"`{found}` cannot be: there is nothing left to draw from")
    number = below(total, stream(seed, game_id, lot))
    expected = count_off(outcomes, number)
    if tells_lots:
        print(f"line {line}: lot {lot}: {number} below {total}: {expected}")
    if expected != found:
        raise Wrong(f"`{found}` is not what the dice gave: lot {lot} is `{expected}`")
    game.happen(found)
    game.n_events += 1


def examine(file, contents, args):
    """Checks one file and tells the result; returns its exit code."""
    text = ""
    try:
        text = read(file)
        record = Record(text)
        n_lots = check(record, contents, args.pledge, args.lots)
    except Wrong as wrong:
        is_torn = wrong.line == len(text.split("\n")) and not text.endswith("\n")
        print(f"{file}: WRONG: line {wrong.line}: {wrong}{'; the file ends in the middle of this line' * is_torn}")
        return WRONG
    except Unchecked as reason:
        print(f"{file}: not checked: {reason}")
        return UNCHECKED
    except (OSError, UnicodeDecodeError) as error:
        print(f"{file}: cannot be read: {getattr(error, 'strerror', None) or 'this is no text in UTF-8'}")
        return UNREADABLE
    title, state = record.head[1].split(" ")[0], "" if record.end else "; the game is not over"
    print(f"{file}: fine: all {n_lots} chance events of {title} follow from the pledged seed{state}")
    return FINE


def main():
    head, examples, *rest = __doc__.split("\n\n")
    parser = argparse.ArgumentParser(
        description=head,
        epilog="examples:\n" + examples + "\n\n" + "\n\n".join(rest),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("records", nargs="+", metavar="RECORD", help="a record; - is standard input")
    parser.add_argument("--lots", action="store_true", help="tell every lot, its number, and what came of it")
    parser.add_argument("--pledge", metavar="TEXT", help="the id of the game and the hash, from before the game")
    parser.add_argument("--content", metavar="FILE", action="append", default=[], help="a file with cards or tiles")
    args = parser.parse_args()
    if hasattr(signal, "SIGPIPE"):  # whoever reads the answer may stop early
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    learn_games()
    try:
        contents = Contents(args.content)
    except (OSError, UnicodeDecodeError) as error:
        print(f"--content: cannot be read: {error}")
        return UNREADABLE
    codes = {examine(file, contents, args) for file in args.records}
    return next((code for code in (WRONG, UNREADABLE, UNCHECKED) if code in codes), FINE)


if __name__ == "__main__":
    sys.exit(main())
