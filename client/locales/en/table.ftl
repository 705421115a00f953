# table
gain = { $n ->
    [one] { $points } point
   *[other] { $points } points
}
turn = Turn
turn-key = Turn (R, or tap the square again)
confirm = Confirm
confirm-how = Choose on the board. Here you see what it brings, and confirm it.
undo = Take back
plan-begin = Try out moves
plan-what = Try moves on a copy; none of it counts
plan-title = Trying out: nothing here counts yet
plan-guess = What the others hide is only guessed here, and their moves are only placeholders: the real game will differ.
plan-dice = Dice while trying
plan-dice-random = Random
plan-dice-mine = I choose
plan-back = Take back
plan-end = Stop trying
plan-commit = Make the first move for real
plan-choose-roll = Choose what the dice show.
plan-roll = The dice show
plan-roll-none = Choose…
plan-ahead = { $moves ->
    [one] { $moves } move ahead
   *[other] { $moves } moves ahead
}
hints = Hints
hints-what = Show what a strong bot would do here
hints-thinking = A strong bot looks at the position…
hints-expected = about { $points } points
hints-behind = { $points } less
hints-same = as good
hints-show = Show it on the board
