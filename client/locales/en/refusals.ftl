# Why the rules refuse a move: one message for each reason that the games cite, named `refusal-` and the name of the reason.

## What all games have in common

refusal-table-game-over = The game is over: look at the score, or begin another one.
refusal-table-not-your-turn = It is not your turn: wait until the others have decided or the dice have fallen.
refusal-table-no-such-seat = There is no seat { $seat }: the seats of this table are 1 to { $last }.
refusal-table-no-chance-due = Nothing is rolled or drawn now: first a player decides.
refusal-table-impossible = “{ $chance }” cannot come up now: choose something that can still be rolled or drawn.

refusal-unfair-nothing = There is nothing to take back yet.
refusal-unfair-over = The game is over, so all moves stand.
refusal-unfair-rolled = The next roll or card has been seen, so the move before it stands: go on from here.
refusal-unfair-ruled = The game master has decided since, so the move before it stands: go on from here.
refusal-unfair-moved = Another player has moved since, so your move stands.
refusal-unfair-revealed = All moves of the turn have been shown, so they stand: go on from here.
refusal-unfair-long-ago = That is too many moves ago: only the latest moves can be taken back.

refusal-unreadable = “{ $found }” cannot be understood here: choose the move on the board, or write it as in the rules.
refusal-unfinished = The end of the move is missing: choose it on the board, or write it as in the rules.
refusal-no-rulings = There is no game master in this game: only the players decide.
refusal-nobody-waits = Nobody waits for seat { $seat } now.
