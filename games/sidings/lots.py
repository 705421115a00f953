"""The lots of Sidings for docs/examples/verify.py, written from DICE.md alone."""


def games(verify):
    """The classes of this game by its name in records, each with the numbers of the rules that it knows."""

    class Sidings(verify.Game):
        """Sidings."""

        LETTERS, N_ROUNDS = "ABCD", 12

        def __init__(self, agreed, _rules, _contents):
            super().__init__(agreed, r"yard seats (?P<seats>[0-9])", "yard seats 1", range(1, 5))

        def due(self):
            if self.must_draw():
                return f"0 seat {self.n_events}", verify.fair(f"seat {self.n_events} order {it}" for it in self.LETTERS)
            n_rounds = self.n_events - self.n_seats
            return None if n_rounds == self.N_ROUNDS else (n_rounds + 1, verify.fair(f"wagon {it}" for it in range(1, 7)))

        def must_draw(self):
            return self.n_events < self.n_seats

    return {"sidings": (Sidings, [1])}
