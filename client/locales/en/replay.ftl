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
end-daily = Ranking of the day
end-replay = Replay
end-share = Share a link
end-shared = Copied, ready to send: { $link }
end-check = Check the dice
end-svg = Picture (SVG)
end-png = Picture (PNG)
end-pdf = Sheet (PDF)
end-record = Record
end-fair = Fair: all { $events } events follow the rules, and all { $rolls } rolls and draws are those of the seed whose fingerprint was published before the game. Computed here, in your browser.
end-fair-unpledged = All { $events } events follow the rules, and all { $rolls } rolls are those of the seed; but no fingerprint of it was published before the game.
end-no-seed = All { $events } events follow the rules. The seed of the dice is not known (yet), so the rolls cannot be checked.
end-wrong = The check failed: { $reason }
end-place = Place
end-name = Name
end-points = Points
end-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fortunes = Luck and skill
fortunes-what = What every roll brought you, and what every move cost you, as a strong bot sees it
fortunes-thinking = A strong bot looks at every turn…
fortunes-failed = The review could not be made: its program could not be loaded, or broke off. Is there a connection?
fortunes-sum = At first { $first } points could be expected. Luck brought { $luck }, moves cost { $cost }: { $score } points.
fortunes-sum-more = At first { $first } points could be expected. Luck brought { $luck }, moves { $more } more than expected: { $score } points.
fortunes-of = Luck and skill of { $name }
fortunes-curve = Points to be expected: a dot after every move, a ring for the score
fortunes-bars = Full bars: luck. Empty bars: what the move cost. Below: the number of the turn
fortunes-dearest = The most costly moves
fortunes-none = No move cost you a noticeable number of points.
fortunes-about = Expected is what a strong bot would reach on average, as in the hints. Luck is how much better games go on after what was rolled and drawn than after all else that could have been; over many games it is nothing. What moves cost includes what only later turns showed, and what the others did. Small differences mean nothing: the bot only estimates.
fortunes-dear = Turn { $turn } cost { $cost } points: { $played }.
fortunes-dear-setup = In the setup { $cost } points were lost: { $played }.
fortunes-better = Better: { $better }.
fortunes-show = Show
