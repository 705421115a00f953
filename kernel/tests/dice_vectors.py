#!/usr/bin/env python3
"""A second implementation of the dice that can be checked, to reproduce `dice_vectors.txt`.

dice_vectors.py [FILE]    recomputes every vector of FILE, by default of the file beside this one
dice_vectors.py --make    prints the vectors

It needs nothing but the standard library, and knows nothing of the first implementation but its description.
"""

import hashlib
import hmac
import itertools
import pathlib
import sys

HEAD = """\
# Test vectors of the dice that can be checked, made by `dice_vectors.py --make`; one vector per line.
#
# A seed is 32 bytes, written as 64 hexadecimal digits.
#
#   commitment SEED gives HASH
#       HASH is SHA-256 of the bytes of SEED.
#
#   draws SEED ID LOT below N gives NUMBERS
#       NUMBERS are the first ones that the lot draws, each below N.
#       LOT is a number, or a number, the word `seat`, and a seat.
#       Where there are several N, they are asked for in turn, and from the first again after the last.
#
# Block k (from 0) of a lot is HMAC-SHA-256 with the key SEED over the text `ID LOT k`: eight numbers of 32 bits,
# the highest byte first. A number that is not below the largest multiple of N up to 2^32 is thrown away.
# Any other is drawn, modulo N. Twelve draws and more reach into the second block.
"""

SEEDS = ["0" * 64, "2a".zfill(64), "f" * 64, "9c3b1f60d27ea845eb07c1d65f8a2390417cbe5d08f6a3219e4d70b8c5126fa3"]
BOUNDS = [1, 2, 6, 36, 37, 1000, 2**31 + 1, 2**32 - 1]


def words(seed, game_id, lot):
    """The endless stream of numbers of 32 bits of a lot."""
    for block in itertools.count():
        digest = hmac.new(bytes.fromhex(seed), f"{game_id} {lot} {block}".encode("ascii"), hashlib.sha256).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")


def draws(seed, game_id, lot, bounds, count):
    """The first `count` numbers of a lot, below the bounds in turn."""
    stream = words(seed, game_id, lot)
    drawn = []
    for bound in itertools.islice(itertools.cycle(bounds), count):
        drawn.append(next(word % bound for word in stream if word < 2**32 - 2**32 % bound))
    return drawn


def commitment(seed):
    """What is published of a seed."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def reproduce(line):
    """The vector that should stand where `line` does: all before `gives` is taken from it, the rest is computed."""
    question, answer = line.split(" gives ")
    kind, seed, *rest = question.split(" ")
    if len(bytes.fromhex(seed)) != 32:
        raise ValueError("a seed has 32 bytes")
    if kind == "commitment" and not rest:
        return f"{question} gives {commitment(seed)}"
    if kind != "draws":
        raise ValueError(f"no such kind of vector: {question}")
    game_id, rest = " ".join(rest).split(" ", 1)
    lot, bounds = rest.split(" below ")
    bounds = [int(it) for it in bounds.split(" ")]
    if not all(0 < it < 2**32 for it in bounds):
        raise ValueError("a number is drawn below 1 to 4294967295")
    numbers = draws(seed, game_id, lot, bounds, len(answer.split(" ")))
    return f"{question} gives {' '.join(map(str, numbers))}"


def make():
    """Prints all vectors."""
    print(HEAD)
    for seed in SEEDS:
        print(f"commitment {seed} gives {commitment(seed)}")
    long_id = "A_long.name-" + "x" * 52
    lots = itertools.cycle([("club-7", "0"), ("t", "1"), (long_id, "12 seat 3"), ("0", "4294967295 seat 1023")])
    for seed in SEEDS:
        print()
        for bound in BOUNDS:
            for game_id, lot in itertools.islice(lots, 3):
                numbers = draws(seed, game_id, lot, [bound], 20)
                print(f"draws {seed} {game_id} {lot} below {bound} gives {' '.join(map(str, numbers))}")
        mixed = [6, 36, 2**31 + 1, 1, 37]
        numbers = draws(seed, "mixed", "7", mixed, 25)
        print(f"draws {seed} mixed 7 below {' '.join(map(str, mixed))} gives {' '.join(map(str, numbers))}")


def check(path):
    """Recomputes every vector of a file; says where one differs."""
    count = 0
    for number, line in enumerate(path.read_text(encoding="ascii").splitlines(), start=1):
        if not line or line.startswith("#"):
            continue
        try:
            expected = reproduce(line)
        except ValueError as reason:
            sys.exit(f"{path.name}, line {number}: not a vector: {reason}")
        if line != expected:
            sys.exit(f"{path.name}, line {number}: expected\n{expected}\nfound\n{line}")
        count += 1
    if count == 0:
        sys.exit(f"{path.name}: no vectors")
    print(f"{count} vectors reproduced")


if __name__ == "__main__":
    if sys.argv[1:] == ["--make"]:
        make()
    else:
        check(pathlib.Path(sys.argv[1]) if sys.argv[1:] else pathlib.Path(__file__).with_name("dice_vectors.txt"))
