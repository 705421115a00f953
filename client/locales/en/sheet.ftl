# Score my sheet
sheet-title = Score my sheet
sheet-intro = Played on paper? Copy your sheet here and see what every line is worth. Nothing leaves your browser.
sheet-form = Which sheet
sheet-form-basic = 30 Rails, basic
sheet-form-advanced = 30 Rails, advanced
sheet-form-postal = 30 Rails, by post
sheet-form-streetcar = 30 Streetcar Rails
sheet-undo = Take back
sheet-clear = New sheet
sheet-things = In your hand:
sheet-thing-eraser = eraser
sheet-thing-mountain = mountain
sheet-thing-mine = mine
sheet-thing-bonus = bonus square
sheet-thing-cross = cross
sheet-thing-station = station { $name }
sheet-thing-stop = station { $name }
sheet-thing-town = town { $name }
sheet-thing-piece-1 = curve
sheet-thing-piece-2 = straight
sheet-thing-piece-3 = double curve
sheet-thing-piece-4 = crossover
sheet-thing-piece-5 = Y junction
sheet-thing-piece-6 = junction
sheet-thing-zone = pedestrian zone
sheet-thing-central = central station
sheet-thing-tile-s = straight
sheet-thing-tile-c = curve
sheet-thing-tile-r = right-hand junction
sheet-thing-tile-l = left-hand junction
sheet-thing-tile-y = Y junction
sheet-thing-tile-d = double curve
sheet-thing-tile-w = wye
sheet-thing-tile-t = one to three
sheet-thing-tile-o = ring
sheet-thing-tile-x = crossing
sheet-thing-tile-z = straight with two curves
sheet-thing-tile-m = straight with two curves, mirrored
sheet-field = Your sheet
sheet-hint = Tap a square to put down what is in your hand. Tap track once more to turn it, anything else to take it away.
sheet-keys = Arrow keys move over the sheet. Enter puts down what is in your hand, or turns it. Numbers and letters put down track and stations at once, Delete rubs out.
sheet-cell = { $what }. In your hand: { $thing }
sheet-score = The score of this sheet
sheet-shares = Shares
sheet-shares-of = Shares of { $pair }
sheet-missing = Still missing
sheet-missing-mountains = { $n ->
    [one] One mountain is still missing: a sheet has five or six, at most one in a row.
   *[other] { $n } mountains are still missing: a sheet has five or six, at most one in a row.
}
sheet-missing-mine = There is no mine yet. It belongs beside a mountain.
sheet-missing-bonus = There is no bonus square yet.
sheet-missing-stations = { $n ->
    [one] Station { $names } is still missing.
   *[other] Stations { $names } are still missing, one on each side.
}
sheet-missing-towns = { $n ->
    [one] Town { $names } is still missing.
   *[other] Towns { $names } are still missing, one on each side.
}
sheet-missing-zones = { $n ->
    [one] One pedestrian zone is still missing: there are five or more.
   *[other] { $n } pedestrian zones are still missing: there are five or more.
}
sheet-missing-central = There is no central station yet. It belongs beside a zone.
sheet-missing-squares = { $n ->
    [one] One square is still empty. The sheet is scored as it stands.
   *[other] { $n } squares are still empty. The sheet is scored as it stands.
}
sheet-refused-border = Only stations go on the border. Take one of them in your hand first.
sheet-refused-square = Stations go on the border, around the squares.
sheet-fault-column = Column { $column }: { $what }
sheet-fault-unreadable = “{ $found }” cannot be read here. A line looks like “mountain x3/y1”, “station 1 x0/y4” or “x5/y2 = 1a”.
sheet-fault-unfinished = The line ends too early. A line looks like “mountain x3/y1”, “station 1 x0/y4” or “x5/y2 = 1a”.
sheet-fault-rules-twice = The game is named in line { $first } already.
sheet-fault-station-twice = Station { $station } is in line { $first } already.
sheet-fault-side-taken = Station { $other } is on that side already, and every side has one station.
sheet-fault-bonus-twice = The bonus square is in line { $first } already.
sheet-fault-shares-twice = The shares of { $pair } are in line { $first } already.
sheet-fault-taken = { $square } is taken by line { $first } already.
sheet-fault-second-mountain = Row { $y } has a mountain already, on { $other }. Rub it out first.
sheet-fault-second-mine = There is a mine already, on { $other }.
sheet-fault-lone-mine = The mine on { $square } touches no mountain yet.
sheet-fault-bonus-mine = The bonus square { $square } cannot be the mine as well.
sheet-fault-bonus-mountain = The bonus square { $square } cannot be a mountain as well.
sheet-fault-no-crosses = There are no crosses in the basic game.
sheet-fault-no-shares = Shares belong to the advanced game.
sheet-fault-no-rules = The first line is missing: “30-rails basic”, “30-rails advanced”, “30-rails postal” or “30-streetcar-rails”.
sheet-fault-tiles = These tiles are not known here: “tiles-35” and “tiles-101” are.
sheet-fault-tiles-twice = The tiles are named in line { $first } already.
sheet-fault-second-central = There is a central station already, on { $other }.
sheet-fault-lone-central = The central station on { $square } touches no zone yet.
sheet-fault-no-room = No square is left for the central station.
sheet-fault-early-zone = The zone in front of station { $station } comes after the five of the setup, which are not all here yet.
sheet-fault-too-many = More than { $most } tiles with track: the game has as many turns.
sheet-fault-too-many-of = There are more tiles { $shape } on the board than in the box, which has { $most }.
sheet-fault-map-frame = The frame of the map is broken or missing; it begins with “╔”.
sheet-fault-map-picture = The picture in { $square } is not known.
sheet-fault-map-station = A station is expected at { $border }, such as (1) or (A).
sheet-fault-map-stub = The frame at { $border } does not fit: track goes through it exactly where a station is.
sheet-fault-map-twice = Something that stands once on a sheet is on the map twice.
sheet-line = Line { $line }: { $what }
sheet-said-undone = Taken back.
sheet-said-copied = The link is in your clipboard.
sheet-said-not-copied = The browser does not let this page copy. Select the link and copy it yourself.
sheet-said-unreadable-file = This file cannot be read as a sheet.
sheet-share = Save and share
sheet-png = Picture (PNG)
sheet-svg = Picture (SVG)
sheet-file = Sheet file
sheet-link = Link to this sheet
sheet-copy = Copy link
sheet-link-hint = The link holds the whole sheet. Whoever opens it sees it; no server stores it.
sheet-typing = Type or paste it
sheet-typing-hint = One fact on a line, in any order, or a map as the terminal draws it.
sheet-text = The sheet as text
sheet-upload = Open a sheet file

# Print
print-title = Print sheets
print-intro = Blank sheets for an evening at a table, with dice and pencils.
print-what = Sheet
print-sheet-basic = 30 Rails
print-sheet-advanced = 30 Rails, advanced
print-sheet-postal = 30 Rails, by post
print-sheet-streetcar = 30 Streetcar Rails
print-sheet-river = Rail Age, the river
print-sheet-lake = Rail Age, the lake
print-per-page = Sheets on a page
print-stock = Paper
print-pages = Pages
print-now = Print
print-pdf = Download as PDF
print-village = Fold every railway card in the middle, track outside on one half and trip on the other, or glue the halves back to back. The last page has the four borders. You also need coins.
print-sheet-cards = Village Rails, all cards
print-described-cards = Preview of { $pages } pages: all cards of Village Rails
print-described = Preview of { $pages ->
    [one] one page
   *[other] { $pages } pages
} with { $each ->
    [one] one sheet
   *[other] { $each } sheets
} each: { $sheet }

# Words in pictures
drawn-line = line
drawn-points = points
drawn-points-short = pts
drawn-squares = squares
drawn-bonus = bonus
drawn-trees = trees
drawn-sum = sum
drawn-shares = shares
drawn-total = total
drawn-mine = mine
drawn-central = central
drawn-grade = grade
drawn-okay = okay
drawn-good = good
drawn-excellent = excellent
drawn-overrides = overrides
drawn-white = white
drawn-colour = colour
drawn-turns = turns played
drawn-score = score
drawn-branch = branch
drawn-dots = dots by the die that is left
drawn-lines = lines
drawn-network = other lines of its network
drawn-extra = extra dot and line
drawn-first = points for the first
drawn-river = river map, reconstructed: a basic map with a river and a wild city
drawn-lake = lake map, reconstructed: a harder map with a lake and a wild mine
drawn-set = set
drawn-trunk-factor = trunk: { $n } ○ × { $factor }
drawn-trunk-no-factor = trunk: { $n } ○ no factor yet
drawn-branch-lines = { $city }, { $n } lines
drawn-branch-city = a city of three lines or more
drawn-branch-none = not reached
drawn-map = { $name } map, { $note }
