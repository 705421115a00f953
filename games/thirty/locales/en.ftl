# 30 Rails
thirty-board = The map of your sheet
thirty-kind-1 = curve
thirty-kind-2 = straight
thirty-kind-3 = double curve
thirty-kind-4 = crossover
thirty-kind-5 = Y junction
thirty-kind-6 = junction
thirty-piece = { $kind }, { $ways }
thirty-bridge = { $kind }, bridge { $way }
thirty-grade-okay = okay
thirty-grade-good = good
thirty-grade-excellent = excellent
thirty-grade = { $grade } from { $from }
thirty-grades = Grades
thirty-mountain = mountain
thirty-mine = mine
thirty-mine-row = Mine
thirty-cross = crossed out
thirty-bonus = bonus square
thirty-with-bonus = { $what }, bonus square
thirty-station = station { $name }
thirty-town = town { $name }
thirty-kept = All six mountains stay
thirty-skipped = The mountain in row { $y } is left out
thirty-bought = Shares of { $pair }. { $square } is crossed out
thirty-with-white = { $what }, overriding the white die
thirty-with-colour = { $what }, overriding the coloured die
thirty-with-both = { $what }, overriding both dice
thirty-missing = No move from { $name } has come: a random square stays empty
thirty-illegal = The move of { $name } is against the rules: a random square stays empty
thirty-drawing = A part of the setup of { $name } is chosen at random: { $part }
thirty-drawn = At random: { $what }
thirty-blocked = At random: { $square } stays empty
thirty-rolled = Roll: white { $white }, coloured { $colour } ({ $piece })
thirty-over-grade = The game is over: { $points } points, { $grade }.
thirty-prompt-turn = Turn { $n } of 30: lay a { $piece } in row { $white } or column { $white }.
thirty-prompt-turn-any = Turn { $n } of 30: row and column { $white } are full, so lay a { $piece } on any empty square.
thirty-prompt-round = Round { $round } of 10, roll { $nth }: lay a { $piece } in row { $white } or column { $white }.
thirty-prompt-round-any = Round { $round } of 10, roll { $nth }: row and column { $white } are full, so lay a { $piece } on any empty square.
thirty-part-skip = Mountain
thirty-part-mine = Mine
thirty-part-bonus = Bonus
thirty-setup-any = Set up your sheet: mountain, mine, four towns and the bonus square, in any order.
thirty-setup-skip = Tap a mountain to leave it out, or keep all six.
thirty-setup-mine = Choose a square beside a mountain for the mine.
thirty-setup-station = Put station { $name } on the border, one station on each side.
thirty-setup-bonus = Choose the bonus square.
thirty-why-skip = No line can cross a mountain. One mountain less is one more square for track.
thirty-why-mine = Lines from 1, 2, 3 or 4 stations to the mine score 2, 6, 12 or 20 points.
thirty-why-station = Every pair that track connects scores. Pairs with high numbers bring more, and so do long lines.
thirty-why-town = Town { $name } goes on a border square, one town on each side. Every pair that track connects scores; later letters and long lines bring more.
thirty-why-bonus = Every line that passes this square scores 2 points more.
thirty-why-bonus-post = Every line that passes this square scores 2 points more, or 4 if it passes twice.
thirty-keep = Keep all six mountains
thirty-rolls = The dice
thirty-dice = White die { $white }, coloured die: { $piece }
thirty-lines = row or column { $n }
thirty-overrides = Overrides
thirty-override-white = Any square
thirty-override-colour = Any piece
thirty-override-left = override, once
thirty-override-spent = used
thirty-palette = Other pieces
thirty-palette-hint = Which piece instead?
thirty-choice = Track or shares
thirty-lay = Lay track
thirty-buy = Buy { $n ->
    [one] { $n } share
   *[other] { $n } shares
}
thirty-pairs = Shares of which line
thirty-shares-pair = Of which line? A line scores no more than its shares.
thirty-shares-cross = Now choose the square that is crossed out for it.
thirty-shares-held = { $n ->
    [one] { $n } share
   *[other] { $n } shares
}
thirty-head-bonus = Bonus
thirty-head-shares = Shares
thirty-head-counts = Counts

# A sheet from paper
sheet-form-basic = 30 Rails, basic
sheet-form-advanced = 30 Rails, advanced
sheet-form-postal = 30 Rails, by post
sheet-shares = Shares
sheet-shares-of = Shares of { $pair }
sheet-missing-mountains = { $n ->
    [one] One mountain is still missing: a sheet has five or six, at most one in a row.
   *[other] { $n } mountains are still missing: a sheet has five or six, at most one in a row.
}
sheet-missing-mine = There is no mine yet. It belongs beside a mountain.
sheet-missing-bonus = There is no bonus square yet.
sheet-missing-towns = { $n ->
    [one] Town { $names } is still missing.
   *[other] Towns { $names } are still missing, one on each side.
}
thirty-thing-cross = cross
thirty-fault-bonus-twice = The bonus square is in line { $first } already.
thirty-fault-shares-twice = The shares of { $pair } are in line { $first } already.
thirty-fault-second-mountain = Row { $y } has a mountain already, on { $other }. Rub it out first.
thirty-fault-second-mine = There is a mine already, on { $other }.
thirty-fault-lone-mine = The mine on { $square } touches no mountain yet.
thirty-fault-no-crosses = There are no crosses in the basic game.
thirty-fault-no-shares = Shares belong to the advanced game.
thirty-typing-hint = One fact on a line, in any order, or a map as the terminal draws it.
thirty-fault-unreadable = { $found ->
    [none] The line ends too early. A line looks like “mountain x3/y1”, “station 1 x0/y4” or “x5/y2 = 1a”.
   *[other] “{ $found }” cannot be read here. A line looks like “mountain x3/y1”, “station 1 x0/y4” or “x5/y2 = 1a”.
}
thirty-fault-bonus-covered = { $part ->
    [mine] The bonus square { $square } cannot be the mine as well.
   *[mountain] The bonus square { $square } cannot be a mountain as well.
}
thirty-fault-no-rules = The first line is missing: “30-rails basic”, “30-rails advanced” or “30-rails postal”.
thirty-fault-map = Column { $column }: { $what ->
    [picture] The picture in { $place } is not known.
    [station] A station is expected at { $place }, such as (1) or (A).
    [stub] The frame at { $place } does not fit: track goes through it exactly where a station is.
    [twice] Something that stands once on a sheet is on the map twice.
   *[frame] The frame of the map is broken or missing; it begins with “╔”.
}
## Why the rules refuse a move

refusal-thirty-no-mountain = There is no mountain in row y{ $y }: leave out another one, or none.
refusal-thirty-mine-alone = The mine must touch a mountain at one of its sides, and { $square } touches none: choose a square next to a mountain.
refusal-thirty-mine-needs-mountain = The mountain in row y{ $y } is the only one beside your mine, so it stays: leave out another one, or none.
refusal-thirty-side-taken = That side of the map is taken already: choose one where nothing stands yet.
refusal-thirty-not-empty = { $square } is not empty: choose an empty square.
refusal-thirty-mine-on-bonus = { $square } is your bonus square, so the mine cannot go there: choose another square next to a mountain.
refusal-thirty-wrong-part = First { $part ->
    [skip] choose the mountain to leave out, or keep all six
    [mine] put the mine next to a mountain
    [bonus] choose the bonus square, any free square
   *[station] put station { $station } on a side of the map that has none
}.
refusal-thirty-part-done = { $part ->
    [skip] The mountains are settled already
    [mine] The mine has its place already
    [bonus] The bonus square is chosen already
   *[station] Town { $town } has its place already
}: go on with what is missing.
refusal-thirty-setup-first = The setup comes first: finish it, and then lay track.
refusal-thirty-setup-over = The setup is over: now you lay { $piece ->
    [curve] a curve
    [straight] a straight
    [double-curve] a double curve
    [crossover] a crossover
    [y-junction] a Y junction
   *[junction] a junction
}, on { $example } for example.
refusal-thirty-off-the-roll = The white die shows { $white }: choose an empty square in row y{ $white } or column x{ $white }{ $can_override ->
    [yes] , or override the white die
   *[no] { "" }
}.
refusal-thirty-wrong-piece = The coloured die shows { $die }: lay { $piece ->
    [curve] a curve
    [straight] a straight
    [double-curve] a double curve
    [crossover] a crossover
    [y-junction] a Y junction
   *[junction] a junction
}, turned as you like{ $can_override ->
    [yes] , or override the coloured die
   *[no] { "" }
}.
refusal-thirty-override-spent = You have used your override of the { $die ->
    [white] white
   *[coloured] coloured
} die already: keep to what it shows.
refusal-thirty-needless-override = This move fits the { $die ->
    [white] white
   *[coloured] coloured
} die anyway: leave the override out and keep it for later.
refusal-thirty-no-overrides = There are no overrides in this game, only in the basic one: keep to what the dice show.
refusal-thirty-no-shares = There are no shares in this game, only in the advanced one: lay a piece of track.
refusal-thirty-gone = This player has left the game, so nothing more is decided for them.
refusal-thirty-not-waiting = Nobody waits for this player now.
refusal-thirty-only-by-post = Missing and illegal moves belong to the postal game: here everybody waits for the move.
refusal-thirty-dice-first = First something must be chosen at random.
