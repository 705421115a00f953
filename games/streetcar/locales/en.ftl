# 30 Streetcar Rails
streetcar-board = The map of your town
streetcar-shape-s = straight
streetcar-shape-c = curve
streetcar-shape-r = right-hand junction
streetcar-shape-l = left-hand junction
streetcar-shape-y = Y junction
streetcar-shape-d = double curve
streetcar-shape-w = wye
streetcar-shape-t = one to three
streetcar-shape-o = ring
streetcar-shape-x = crossing
streetcar-shape-z = straight with two curves
streetcar-shape-m = straight with two curves, mirrored
streetcar-tile = { $kind }, { $ways }
streetcar-tile-tree = { $kind } with a tree, { $ways }
streetcar-zone = pedestrian zone
streetcar-central = central station
streetcar-central-row = Central
streetcar-station = station { $name }
streetcar-removed = zone taken back
streetcar-face-down = tile face down, a pedestrian zone
streetcar-zone-rolled = The die puts a pedestrian zone on { $square }
streetcar-drawn = Draw: { $tile }, die { $die }
streetcar-part-remove = Zone
streetcar-part-central = Central
streetcar-setup-station = Put station { $name } on the border, one station on each side.
streetcar-setup-remove = Take one of the six pedestrian zones back.
streetcar-setup-central = Choose a square beside a zone for the central station.
streetcar-why-station = Every pair that streetcars can drive between scores: both numbers, the squares of the drive, and its trees.
streetcar-why-remove = The dice have laid them, one rolled for each row; what would have lain right in front of a station or on another has moved. No streetcar passes a zone.
streetcar-why-central = Drives from 1, 2, 3 or 4 stations to the central station score 2, 6, 12 or 20 points.
streetcar-prompt = Turn { $n } of 30: lay the tile ({ $tile }) in row { $die } or column { $die }, or face down anywhere.
streetcar-prompt-any = Turn { $n } of 30: row and column { $die } are full, so lay the tile ({ $tile }) on any empty square.
streetcar-rolls = Tile and die
streetcar-dice = Tile: { $tile }, die { $die }
streetcar-lines = row or column { $n }
streetcar-ways = Which way up
streetcar-track-up = Track up
streetcar-track-up-where = in row or column
streetcar-track-down = Face down
streetcar-track-down-where = a zone, anywhere
streetcar-unseen = { $n } tiles nobody has seen
streetcar-count = × { $n }
streetcar-head-trees = Trees

# A sheet from paper
sheet-form-streetcar = 30 Streetcar Rails
sheet-missing-zones = { $n ->
    [one] One pedestrian zone is still missing: there are five or more.
   *[other] { $n } pedestrian zones are still missing: there are five or more.
}
sheet-missing-central = There is no central station yet. It belongs beside a zone.
streetcar-fault-tiles = These tiles are not known here: “tiles-35” and “tiles-101” are.
streetcar-fault-tiles-twice = The tiles are named in line { $first } already.
streetcar-fault-second-central = There is a central station already, on { $other }.
streetcar-fault-lone-central = The central station on { $square } touches no zone yet.
streetcar-fault-no-room = No square is left for the central station.
streetcar-fault-early-zone = The zone in front of station { $station } comes after the five of the setup, which are not all here yet.
streetcar-fault-too-many = More than { $most } tiles with track: the game has as many turns.
streetcar-fault-too-many-of = There are more tiles { $shape } on the board than in the box, which has { $most }.
streetcar-fault-unreadable = { $found ->
    [none] The line ends too early. A line looks like “zone x3/y1”, “station 1 x0/y4” or “x5/y2 = Rb”.
   *[other] “{ $found }” cannot be read here. A line looks like “zone x3/y1”, “station 1 x0/y4” or “x5/y2 = Rb”.
}
streetcar-fault-no-game = The first line is missing: “30-streetcar-rails”.
streetcar-typing-hint = One fact on a line, in any order: “station 1 x0/y4”, “zone x3/y1”, “central x4/y3”, “x5/y2 = Rb”.
## Why the rules refuse a move

refusal-streetcar-side-taken = Station { $station } is on that side already: choose a side that has none.
refusal-streetcar-wrong-part = First { $part ->
    [remove] choose the zone that goes back to the pile, { $example } for example
    [central] put the central station next to a zone, on { $example } for example
   *[station] put station { $station } on a side of the map that has none, on { $example } for example
}.
refusal-streetcar-no-zone = There is no zone on { $square }: choose one of the six, { $example } for example.
refusal-streetcar-central-alone = The central station must touch a zone at one of its sides, and { $square } touches none: choose { $example } for example.
refusal-streetcar-not-empty = { $square } is not empty: choose { $example } for example.
refusal-streetcar-setup-over = The setup is over: now you lay tile { $tile } ({ $tile ->
    [S] straight
    [C] curve
    [R] junction, branch clockwise
    [L] junction, branch anticlockwise
    [Y] Y junction
    [D] double curve
    [W] wye
    [T] one to three
    [O] ring
    [X] crossing
    [Z] straight with two curves
   *[M] straight with two curves, mirrored
}), on { $example } for example.
refusal-streetcar-wrong-tile = You drew tile { $tile } ({ $tile ->
    [S] straight
    [C] curve
    [R] junction, branch clockwise
    [L] junction, branch anticlockwise
    [Y] Y junction
    [D] double curve
    [W] wye
    [T] one to three
    [O] ring
    [X] crossing
    [Z] straight with two curves
   *[M] straight with two curves, mirrored
}): lay that one, turned as you like or face down.
refusal-streetcar-off-the-roll = The die shows { $die }: choose an empty square in row y{ $die } or column x{ $die }, { $example } for example, or lay the tile face down on any empty square.
refusal-streetcar-gone = This player has left the game, so nothing more is decided for them.
refusal-streetcar-not-waiting = Nobody waits for this player now.
