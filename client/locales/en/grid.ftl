# Boards of squares: 30 Rails and 30 Streetcar Rails
grid-square = Column { $x }, row { $y }
grid-border-top = Top border, column { $n }
grid-border-right = Right border, row { $n }
grid-border-bottom = Bottom border, column { $n }
grid-border-left = Left border, row { $n }
grid-side-top = top
grid-side-right = right
grid-side-bottom = bottom
grid-side-left = left
grid-way = { $a }–{ $b }
grid-and = { $a } and { $b }
grid-at = { $place }: { $what }
grid-by = { $name }: { $what }
grid-empty = empty
grid-cell-open = { $what }; can be chosen
grid-cell-chosen = { $what }; chosen
grid-chosen = Chosen: { $what }
grid-chosen-gain = Chosen: { $what }; { $points ->
    [one] { $points } point
   *[other] { $points } points
}
grid-keys = Arrow keys move over the board, N goes to the next place that can be chosen. Enter chooses, R turns, Enter again confirms, Escape cancels.
grid-steps = Steps of the setup
grid-step-done = done
grid-step-now = now
grid-step-later = to come
grid-setup-wait = Your setup is done. Waiting for the others.
grid-setup-watch = The players set up their sheets.
grid-has-left = You have left this game. It goes on without you.
grid-wait = Your move is in. Waiting for the others.
grid-turn = Turn { $n } of 30
grid-over = The game is over: { $points } points.
grid-over-several = { $ended } { $name }: { $points } points.
grid-left = { $name } has left the game
grid-score = Score
grid-score-of = Score of { $name }
grid-pair = Pair
grid-points = Points
grid-squares = Squares
grid-sum = Sum
grid-total = Total
grid-not-connected = , not connected
grid-links = connected: { $stations }
grid-no-links = not connected to any station
