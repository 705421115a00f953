# replay
replay-title = Replay of { $game }
replay-not-over = This game is not over yet. It can be replayed when it is.
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-moment = Moment of the game
replay-at = { $n } of { $of }
replay-seat = Seen by
replay-back-to-game = Back to the game
end-rematch = Play again
end-replay = Replay
end-share = Share a link
end-shared = Copied, ready to send: { $link }
end-check = Check the dice
end-svg = Picture (SVG)
end-png = Picture (PNG)
end-record = Record
end-fair = Fair: all { $events } events follow the rules, and all { $rolls } rolls and draws are those of the seed that was pledged before the game. Computed here, in your browser.
end-fair-unpledged = All { $events } events follow the rules, and all { $rolls } rolls are those of the seed; but nothing was pledged before the game.
end-no-seed = All { $events } events follow the rules. The seed of the dice is not known (yet), so the rolls cannot be checked.
end-wrong = The check failed: { $reason }
end-place = Place
end-name = Name
end-points = Points
end-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-winner = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
