# table
gain = { $points } points
turn = Turn
turn-key = Turn (R, or tap the square again)
confirm = Confirm
undo = Take back
