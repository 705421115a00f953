#!/usr/bin/env python3
"""A bot that plays at a Platelayer server, with nothing but Python's standard library.

    bot.py http://127.0.0.1:7530 LINK                            joins a table by its link or its id
    bot.py http://127.0.0.1:7530 --make 30-rails --bots easy     makes a table, here with one of the server's bots

Everything that is about the server is in `Server` and `play`; how to choose a move is in `choose`: change that.
"""

import argparse
import http.client
import json
import os
import random
import sys
import time
import urllib.parse
from collections import deque

PATIENCE = 120  # seconds in which a server that does not answer any more may come back
FIRST_PATIENCE = 5  # the same for one that has never answered
SILENCE = 60  # seconds after which a stream that says nothing is opened again; the server speaks every 15


class Refused(Exception):
    """The server says no; `code` is one word that keeps its meaning, and the text is a sentence for people."""

    def __init__(self, status, answer):
        try:
            error = json.loads(answer)["error"]
        except (ValueError, KeyError, TypeError):
            error = {"code": "none", "message": "this does not look like an answer of a Platelayer server"}
        super().__init__(error["message"])
        self.status, self.code = status, error["code"]


class Unreachable(Exception):
    """The server did not answer, also after many tries."""


class Server:
    """Requests with a secret, repeated where that is safe and of use."""

    def __init__(self, address, secret=None):
        parts = urllib.parse.urlsplit(address if "//" in address else "http://" + address)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise Unreachable(f"`{address}` is no address of a server, like http://127.0.0.1:7530")
        self.address = f"{parts.scheme}://{parts.netloc}"
        self.host, self.is_secure, self.secret = parts.netloc, parts.scheme == "https", secret
        self.connection, self.has_answered = None, False

    def connect(self, timeout):
        kind = http.client.HTTPSConnection if self.is_secure else http.client.HTTPConnection
        return kind(self.host, timeout=timeout)

    def headers(self):
        return {"Authorization": "Bearer " + self.secret} if self.secret else {}

    def ask(self, method, path, body=None):
        """The answer as data. Waits and asks again when the server is busy or away."""
        headers, data = self.headers(), None
        if body is not None:
            headers["Content-Type"], data = "application/json", json.dumps(body)
        begun, pause = time.monotonic(), 0.2
        while True:
            wait, problem = pause, None
            try:
                self.connection = self.connection or self.connect(30)
                self.connection.request(method, "/api/v1" + path, data, headers)
                answer = self.connection.getresponse()
                text, self.has_answered = answer.read(), True
                if answer.status < 400:
                    return json.loads(text)
                if answer.status not in (429, 503):
                    raise Refused(answer.status, text)
                # Both say how long to wait. A move is sent with its cursor, so it is never made twice.
                wait, problem = float(answer.getheader("Retry-After") or pause), f"status {answer.status}"
            except (OSError, http.client.HTTPException) as error:
                self.connection, problem = None, str(error) or type(error).__name__
            patience = PATIENCE if self.has_answered else FIRST_PATIENCE
            if time.monotonic() + wait > begun + patience:
                raise Unreachable(f"{self.address} does not answer: {problem}")
            print(f"waiting for {self.address}: {problem}", file=sys.stderr, flush=True)
            time.sleep(wait)
            pause = min(pause * 2, 5)


class Ear:
    """What happens at a table: the stream of server-sent events, or asking now and then."""

    def __init__(self, server, table, poll=None):
        self.server, self.path, self.poll = server, f"/tables/{table}", poll
        self.connection = self.stream = self.heard = None

    def wait(self, seen):
        """Returns when something has happened after the cursor `seen`."""
        self.heard = self.heard or seen
        pause = 0.2
        while numbers(self.heard) <= numbers(seen):
            try:
                self.hear()
                pause = 0.2
            except (OSError, http.client.HTTPException):
                # Streams end when the server restarts, or when seats change: go on behind what was heard.
                self.close()
                time.sleep(pause)
                pause = min(pause * 2, 5)
            except Refused as refused:
                self.close()
                if refused.status not in (400, 409, 429, 503):
                    raise
                # Another seat has other cursors: look at the table again.
                self.heard = None
                time.sleep(pause)
                return

    def hear(self):
        if self.poll:
            time.sleep(self.poll)
            self.heard = self.server.ask("GET", f"{self.path}/items?after={self.heard}")["cursor"]
            return
        if not self.stream:
            self.connection = self.server.connect(SILENCE)
            headers = {**self.server.headers(), "Last-Event-ID": self.heard}
            self.connection.request("GET", f"/api/v1{self.path}/stream", headers=headers)
            self.stream = self.connection.getresponse()
            if self.stream.status != 200:
                raise Refused(self.stream.status, self.stream.read())
        while True:
            line = self.stream.readline().decode()
            if not line:
                raise OSError("the stream has ended")
            if line.startswith("id: "):
                self.heard = line[4:].strip()
            if line == "\n":
                return

    def close(self):
        if self.connection:
            self.connection.close()
        self.connection = self.stream = None


def numbers(cursor):
    """A cursor as something to compare: how much was heard of what is public, and of one's own."""
    return [int(it) for it in cursor.split(".")]


def play(server, table, poll, pause, luck, tell):
    """Plays a seat to the end of the game."""
    path, ear = f"/tables/{table}", Ear(server, table, poll)
    status = None
    while True:
        position = server.ask("GET", path + "/position?sheets=own")
        told = position["table"]
        if told["status"] != status:
            status = told["status"]
            tell(f"the table is {status}; seats: {', '.join(name(it) for it in told['seats'])}")
        if status == "closed":
            raise Refused(409, json.dumps({"error": {"code": "closed", "message": told["closed"] or "it was closed"}}))
        if status == "over":
            ear.close()
            return told
        you, turn = told["you"], told["turn"]
        if you is None:
            raise Refused(401, json.dumps({"error": {"code": "unauthorized", "message": "the seat is no longer ours"}}))
        if turn["kind"] != "seats" or you not in turn["waiting"]:
            ear.wait(position["cursor"])
            continue
        action = choose(told["game"], position["view"], you, position["actions"], luck)
        try:
            server.ask("POST", path + "/actions", {"action": action, "at": position["cursor"]})
            tell(action)
        except Refused as refused:
            # Something happened in between, or our own move arrived although its answer was lost: look again.
            if refused.status != 409:
                raise
            tell(f"{action}: {refused} ({refused.code})")
        time.sleep(pause)


def name(seat):
    level = f" ({seat['bot']})" if seat.get("bot") else ""
    return (seat["name"] or "free") + level


# How to choose a move. The notation of each game is in its rules: GET /api/v1/games/30-rails/rules

SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}
# Which sides a piece joins; of the junctions all ways, though a train cannot take each of them.
JOINS = {
    "1a": ["NE"], "1b": ["ES"], "1c": ["SW"], "1d": ["WN"], "2a": ["NS"], "2b": ["EW"],
    "3a": ["NE", "SW"], "3b": ["ES", "WN"], "4a": ["NS", "EW"], "4b": ["NS", "EW"],
    "5a": ["NEW"], "5b": ["NES"], "5c": ["ESW"], "5d": ["NSW"],
    "6a": ["NSE"], "6b": ["EWS"], "6c": ["NSW"], "6d": ["EWN"],
    "6e": ["NSW"], "6f": ["EWN"], "6g": ["NSE"], "6h": ["EWS"],
}  # fmt: skip


def choose(game, view, you, actions, luck):
    """One of the legal moves: the one with the best mark, and any of several such."""
    marks = [(mark(game, view, you, it), luck.random(), it) for it in actions]
    return max(marks)[2]


def mark(game, view, you, action):
    word = action.split()[0]
    if game == "30-rails":
        sheet = next(it for it in view["sheets"] if it["seat"] == you)
        return thirty(sheet, word, action)
    if game == "village-rails":
        # Finish lines, take what costs little, and plan trips early.
        cost = int(action.split()[1]) if word in ("take", "trip") else 0
        return {"resolve": 9, "trip": 6, "take": 5}.get(word, 0) - cost
    # Do something rather than nothing.
    return 0 if word in ("pass", "done") else 1


def thirty(sheet, word, action):
    """How few squares are missing between stations and mine; and what is set up is near the middle."""
    if word == "skip":
        return action[-1] in "34"
    if word in ("mine", "bonus"):
        return -sum(abs(it - 3.5) for it in square(action.split()[1]))
    if word == "station":
        return -min(abs(it - 3.5) for it in square(action.split()[2]))
    if "=" not in action:
        return 0
    place, piece = action.split(" = ")[0], action.split(" = ")[1].split()[0]
    if piece not in JOINS:
        return 0
    targets = [square(it) for it in [*sheet["stations"].values(), sheet["mine"] or "x9/y9"]]
    track = {square(it): JOINS.get(kind, []) for it, kind in sheet["track"].items()}
    empty = {square(it) for it in sheet["empty"]} - {square(place)}
    track[square(place)] = JOINS[piece]
    gaps = sum(missing(start, set(targets[n + 1 :]), track, empty) for n, start in enumerate(targets))
    return -gaps - 15 * action.count("override")


def missing(start, targets, track, empty):
    """How many squares must still be built from `start` to all targets, at least; 20 for one without a way."""
    total, seen = 0, set()
    todo = deque((start, side, 0) for side in SIDES)
    while todo and targets:
        (x, y), side, cost = todo.popleft()
        here = (x + SIDES[side][0], y + SIDES[side][1])
        if here in targets:
            targets.remove(here)
            total += cost
        if (here, side) in seen or not (here in empty or here in track):
            continue
        seen.add((here, side))
        for joined in ["NESW"] if here in empty else track[here]:
            if ACROSS[side] in joined:
                # What is built already comes first, so that the cheapest way is found first.
                for out in joined.replace(ACROSS[side], ""):
                    (todo.append if here in empty else todo.appendleft)((here, out, cost + (here in empty)))
    return total + 20 * len(targets)


def square(text):
    """The numbers of a square like x3/y5."""
    x, y = text.split("/")
    return int(x[1:]), int(y[1:])


def table_of(text):
    """The id of a table, and the secret of a seat if the link is a personal one."""
    link, _, secret = text.partition("#")
    return link.rstrip("/").rsplit("/", 1)[-1], secret or None


def main():
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("server", help="the address of the server")
    read.add_argument("table", nargs="?", help="the link or the id of a table to join, or a personal link to go on")
    read.add_argument("--make", metavar="GAME", help="make a table of this game instead")
    read.add_argument("--seats", type=int, help="how many seats it has; enough for the bots if it is left out")
    read.add_argument("--bots", default="", metavar="LEVELS", help="bots of the server for it, like easy,strong")
    read.add_argument("--name", default="Python", help="the name at the table")
    read.add_argument("--key", default=os.environ.get("PLATELAYER_KEY"), help="a key from an earlier run, to go on")
    read.add_argument("--poll", type=float, metavar="SECONDS", help="ask now and then instead of listening")
    read.add_argument("--pause", type=float, default=0.05, metavar="SECONDS", help="between two moves [0.05]")
    read.add_argument("--seed", type=int, help="the same choices every time")
    args = read.parse_args()
    if bool(args.table) == bool(args.make):
        read.error("give the link of a table, or --make and a game")

    def tell(text):
        print(text, flush=True)

    try:
        server = Server(args.server)
        table, seat = table_of(args.table) if args.table else (None, None)
        server.secret = seat or args.key
        if not server.secret:
            server.secret = server.ask("POST", "/keys", {"name": args.name})["key"]
            tell(f"key: {server.secret} (with it you come back to your seats: --key, or PLATELAYER_KEY)")
        if args.make:
            bots = [{"level": it} for it in args.bots.split(",") if it]
            terms = {"game": args.make, "name": args.name, "bots": bots}
            if args.seats or bots:
                terms["seats"] = args.seats or len(bots) + 1
            table = server.ask("POST", "/tables", terms)["table"]["id"]
        elif server.ask("GET", f"/tables/{table}")["you"] is None:
            server.ask("POST", f"/tables/{table}/join", {"name": args.name})
        tell(f"table: {server.address}/t/{table}")
        end = play(server, table, args.poll, args.pause, random.Random(args.seed), tell)
    except Refused as refused:
        sys.exit(f"bot.py: {refused} ({refused.code})")
    except Unreachable as error:
        sys.exit(f"bot.py: {error}")
    except KeyboardInterrupt:
        sys.exit("bot.py: interrupted; start it again with the same key and table to go on")
    for place, score, seat in sorted(zip(end["places"], end["scores"], map(name, end["seats"]))):
        tell(f"{place}. {seat}: {score}")


if __name__ == "__main__":
    main()
