# Score my sheet
sheet-title = Score my sheet
sheet-intro = Played on paper? Copy your sheet here and see what every line is worth. Nothing leaves your browser.
sheet-form = Which sheet
sheet-undo = Take back
sheet-clear = New sheet
sheet-things = In your hand:
sheet-thing-eraser = eraser
sheet-field = Your sheet
sheet-hint = Tap a square to put down what is in your hand. Tap track once more to turn it, anything else to take it away.
sheet-keys = Arrow keys move over the sheet. Enter puts down what is in your hand, or turns it. Numbers and letters put down track and stations at once, Delete rubs out.
sheet-cell = { $what }. In your hand: { $thing }
sheet-score = The score of this sheet
sheet-missing = Still missing
sheet-missing-stations = { $n ->
    [one] Station { $names } is still missing.
   *[other] Stations { $names } are still missing, one on each side.
}
sheet-missing-squares = { $n ->
    [one] One square is still empty. The sheet is scored as it stands.
   *[other] { $n } squares are still empty. The sheet is scored as it stands.
}
sheet-refused-border = Only stations go on the border. Take one of them in your hand first.
sheet-refused-square = Stations go on the border, around the squares.
sheet-fault-game-twice = The game is named in line { $first } already.
sheet-fault-station-twice = Station { $station } is in line { $first } already.
sheet-fault-side-taken = Station { $other } is on that side already, and every side has one station.
sheet-fault-taken = { $square } is taken by line { $first } already.
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
