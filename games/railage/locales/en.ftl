# railage
railage-plain = plain
railage-forest = forest
railage-hill = hill
railage-mine = mine { $number }
railage-wild-mine = the wild mine
railage-land = { $name } ({ $terrain })
railage-two-of = 2 × { $land }
railage-or = { $one } or { $other }
railage-sum = { $one } + { $other }

# Phases and rounds
railage-step-setup = Setup
railage-step-land = Land
railage-step-roadbed = Roadbed
railage-step-line = Line
railage-step-extra = Extra action
railage-step-done = Done
railage-steps = Phases of the round
railage-round = Round { $round }
railage-last-round = Round { $round }, the last one
railage-rounds = { $n ->
    [one] Over after { $n } round
   *[other] Over after { $n } rounds
}

# What to do
railage-over-full = { $ended } The two tracks met in a column, or the upper one was full; the round after that was the last.
railage-over-idle = { $ended } A round brought no new ○, and the round after that was the last.
railage-rolling = The dice are about to be rolled.
railage-watching = You are watching. Sheets stay hidden until the game is over.
railage-waiting = You are done with this round. Waiting for { $names }.
railage-ask-start = Draw your first ○ in a city beside { $mine }.
railage-ask-land = Draw a ○ in a city whose number is the sum of two dice. The third die is left for dots.
railage-ask-land-none = No free city fits two of these dice.
railage-ask-dots = Draw up to two dots on the land that your remaining die shows, in open areas.
railage-ask-dots-any = You used no die: choose any one of them for up to two dots on its land, in open areas.
railage-ask-dots-none = Your open areas have no land left for this die.
railage-ask-line = Draw a line: join two cities with a ○ over free dots.
railage-ask-line-none = No line is possible yet: two cities with a ○ need a chain of free dots between them.
railage-ask-extra-dot = Extra action: draw one more dot anywhere in your open areas.
railage-ask-extra-dot-chart = Extra action: draw one more dot in your open areas, on the land of your remaining die: { $land }.
railage-ask-extra-dot-none = Extra action: your open areas have no land left for this dot.
railage-ask-extra-line = Extra action: draw one more line.
railage-ask-extra-line-none = Extra action: no further line is possible.
railage-ask-done = Your sheet is done for this round.
railage-hint-land = Tap a marked city, or two dice first to see only what they take.
railage-hint-special = First you may draw a special line: tap a mine with a dotted edge. It turns a die into its number.
railage-hint-special-on = Special line: go on cell by cell, or tap its other end.
railage-hint-die = Tap the die that becomes this number.
railage-hint-wild = Tap a die, and the number that it becomes.
railage-hint-second-dot = Tap a second land cell, or confirm this one dot.
railage-hint-line = Tap the city where the line begins.
railage-hint-line-on = Go on cell by cell, or tap the city where the line ends.
railage-hint-confirm = Confirm it, or choose something else.
railage-clear = Start again
railage-button-on = Go on
railage-button-done = Done
railage-button-pass-land = No ○ this round
railage-button-pass-dots = No dots
railage-button-pass-dot = No dot
railage-button-pass-line = No line
railage-you-announce = You announce:
railage-faces = The number for the wild mine
railage-face = Becomes { $face }

# Moves
railage-do-start = First ○ in city { $city }
railage-do-city = ○ in city { $city } with { $one } + { $other }; the { $left } is left: { $land }
railage-do-special = Special line { $city } – { $path } – { $mine }: the { $before } becomes a { $after }
railage-do-dots = Dots by the { $face }: { $lands }
railage-do-dot = Extra dot on { $land }
railage-do-line = Line { $from } – { $path } – { $to }
railage-do-done = Done with the round
railage-do-done-announcing = Done with the round. Announces { $what }
railage-did-city = ○ in city { $city } (dice { $one } and { $other })
railage-did-special = Special line { $city } – { $path } – { $mine }: die { $die } becomes a { $after }
railage-did-dots = Dots on { $lands }
railage-did-pass = Draws nothing
railage-pass-land = No ○
railage-pass-land-cross = No ○: upper space { $space } is crossed out
railage-and-then-last = { $what }, and the next round is the last
railage-pass-dots = No dots
railage-pass-dot = No extra dot
railage-pass-line = No line
railage-announce-upper = { $points } points on upper space { $space }
railage-announce-lower = { $points } points on lower space { $space }
railage-announce-end = the end: the next round is the last
railage-announce-end-overlap = the end, because the tracks overlap: the next round is the last
railage-announce-end-full = the end, because the upper track is full: the next round is the last
railage-rolled = The dice show { $one }, { $other } and { $third }.
railage-rolled-mine = { $name } rolled a { $number } and starts beside mine { $number }.
railage-happened = { $name }: { $what }
railage-said-gain = { $what }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}
railage-said-line = Line at { $name }. { $n ->
    [one] { $n } cell can follow.
   *[other] { $n } cells can follow.
}

# Dice
railage-dice = Dice
railage-die = Die { $die }: { $face }
railage-die-changed = Die { $die }: { $face }, changed by a special line from { $before }
railage-die-land = { $die }. Left over, it draws dots on { $land }
railage-die-used = { $die }. Used for the ○
railage-die-aside = { $die }. Not used in this round
railage-die-mine = Your die: mine { $number }

# Cells
railage-map = Map
railage-map-keys = Arrow keys move from cell to cell, Page Down to the next cell that can be chosen. Enter chooses, and Enter again confirms. R turns, Escape cancels.
railage-cell-city = City { $name }, number { $value }
railage-cell-wild-city = City { $name }, takes any sum
railage-cell-station = { $city }, your ○, { $n ->
    [one] { $n } line
   *[other] { $n } lines
}
railage-cell-dot = { $land }, free dot
railage-cell-line = { $land }, line
railage-cell-closed = { $land }, not open
railage-cell-mine-used = { $mine }, has its special line
railage-cell-and = { $what }. { $purpose }
railage-cell-picked = Chosen
railage-cell-do-start = Can take your first ○
railage-cell-do-city = Can take a ○ with { $sums }
railage-cell-do-dot = Can take a dot
railage-cell-do-special = A special line can begin here
railage-cell-do-line = A line can begin or end here
railage-cell-do-on = The line can go on here
railage-cell-do-end = The line can end here

# Tracks
railage-tracks = Tracks
railage-tracks-sum = Upper track: { $upper } of { $n } spaces reached, { $crossed } crossed out. Lower track: { $lower } reached.
railage-track-upper = Lines: one space each, from the left →
railage-track-lower = ← Special lines: one space each, from the right
railage-space-upper = Upper space { $space }: { $what }.
railage-space-lower = Lower space { $space }: { $what }.
railage-space-factor = trunk times { $factor }
railage-space-extra = extra dot and line
railage-space-branch = one more city scores its branches
railage-space-points = { $points } points for the first
railage-space-points-gained = { $points } points, yours
railage-space-points-gone = { $points } points, gone
railage-space-reached = reached
railage-space-crossed = crossed out

# The others
railage-hidden = The sheet of { $name } stays hidden until the game is over.
railage-announced = Announced so far
railage-ready = ✓ ready
railage-drawing = … drawing

# Legend
railage-legend = What the signs mean
railage-role-trunk = Trunk
railage-role-network = Other lines of the best network
railage-role-other = Lines of other networks
railage-role-special = Special lines to mines
railage-legend-station = in a city: your station, its area is open
railage-legend-dot = on land: roadbed, a line may pass
railage-legend-factor = upper track: points for each ○ of the trunk
railage-legend-extra = upper track: an extra dot and then an extra line
railage-legend-points = points for whoever gets there first
railage-legend-branch = lower track: one more city scores its branches
railage-legend-crossed = upper track: crossed out, because a round brought no ○

# Score
railage-score = Score so far
railage-score-final = Score
railage-score-total = Total
railage-score-no-city = The longest way through your best network.
railage-score-no-factor = { $cities }: { $n } ○, but nothing yet. The first factor is on upper space { $first }.
railage-score-trunk = { $cities }: { $n } ○ × factor { $factor }
railage-score-branch = Branches at { $city }
railage-score-branches = Branches
railage-score-branch-lines = { $n } lines (3 lines: 4, 4: 9, 5: 16, 6: 25 points)
railage-score-branch-none = A ○ on the lower track lets a city score its lines: 3 lines 4 points, 4: 9, 5: 16, 6: 25.
railage-score-branch-unused = { $n ->
    [one] { $n } city may score
   *[other] { $n } cities may score
}, each with 3 lines or more (3 lines: 4, 4: 9, 5: 16, 6: 25 points).
railage-score-upper = Points, upper track
railage-score-lower = Points, lower track
railage-score-points = { $n ->
    [one] first on space { $spaces }
   *[other] first on spaces { $spaces }
}
railage-score-points-none = For whoever first reaches a space with a coin.
railage-score-overlap = { $n ->
    [one] Both tracks overlap in { $n } column; that breaks ties.
   *[other] Both tracks overlap in { $n } columns; that breaks ties.
}
railage-titles = Your title
railage-title-from = { $points }+
railage-title-worker = Railway worker
railage-title-baron = Railway baron
railage-title-viscount = Railway viscount
railage-title-count = Railway count
railage-title-marquess = Railway marquess
railage-title-duke = Railway duke
railage-title-king = Railway king

# A sheet from paper
sheet-form-river = Rail Age, the river
sheet-form-lake = Rail Age, the lake
railage-typing-hint = One fact on a line, in any order: “city C” for a ○, “dot C4”, “line C C4 D1 D”, “special C C4 M3”, “crossed 2” for the upper spaces that are crossed out, “points upper 5” for points that were gained.
railage-missing-cities = There is no ○ yet: “city C” draws one.
railage-fault-unreadable = { $found ->
    [none] The line ends too early. A line looks like “city C”, “line C C4 D1 D” or “special C C4 M3”.
   *[other] “{ $found }” cannot be read here. A line looks like “city C”, “line C C4 D1 D” or “special C C4 M3”.
}
railage-fault-no-such-map = The map “{ $found }” is not known here; known are { $known }.
railage-fault-city-twice = { $city } has its ○ by line { $first } already.
railage-fault-dot-twice = { $land } has its dot by line { $first } already.
railage-fault-crossed-twice = The crossed spaces are in line { $first } already.
railage-fault-too-many-crossed = The upper track has { $most } spaces that can be crossed out.
railage-fault-no-points = { $track ->
    [upper] Space { $space } of the upper track has no points.
   *[lower] Space { $space } of the lower track has no points.
}
railage-fault-not-reached = { $track ->
    [upper] Space { $space } of the upper track is not reached: there are too few lines.
   *[lower] Space { $space } of the lower track is not reached: there are too few special lines.
}
railage-fault-no-start = The first ○ is drawn beside a mine with a number, and no ○ is there yet.
railage-fault-too-many-lines = { $n } lines are too many: so many ○ and crossed spaces leave time for { $most }.
railage-fault-too-many-specials = { $n } special lines are too many: so many ○ and crossed spaces leave time for { $most }.
railage-fault-too-many-dots = { $n } dots are too many: so many ○ and crossed spaces leave time for { $most }.
railage-fault-no-game = The first line is missing: “rail-age river” or “rail-age lake”.
## Why the rules refuse a move

refusal-railage-wrong-phase = { $phase ->
    [start] First draw your first ○ in a city beside the mine of your die
    [land] This is phase 1: draw a ○ in a city with the sum of two dice, draw a special line, or pass
    [roadbed] This is phase 2: draw dots with the die that is left, draw a special line, or pass
    [line] This is phase 3: draw a line between two cities with a ○, or pass
    [extra-dot] First comes the dot of your extra action: draw it in an open area, or pass
    [extra-line] First comes the line of your extra action: draw it, or pass
   *[ready] Your round is done: only the announcement is left
}.
refusal-railage-no-city = There is no city { $city } on this map: choose from { $cities }.
refusal-railage-no-land = There is no land cell { $land } on this map: { $lands ->
    [none] area { $area } has no land
   *[other] area { $area } has { $lands }
}.
refusal-railage-no-mine = There is no mine { $mine } on this map: choose a mine that is drawn there.
refusal-railage-not-beside-mine = Your first ○ goes beside mine { $mine }, and { $city } does not touch it: choose from { $cities }.
refusal-railage-marked = { $city } has its ○ already: choose a city without one.
refusal-railage-wrong-sum = These dice make { $sum }, and { $city } has the value { $value }: { $cities ->
    [none] no free city takes this sum, so choose two other dice or pass
   *[other] choose from { $cities }, or two other dice
}.
refusal-railage-die-spent = Die { $die } was spent on the ○: use die { $left }.
refusal-railage-wrong-terrain = { $land } is { $terrain ->
    [plain] plain
    [forest] forest
   *[hill] hill
}, and a { $face } gives { $first ->
    [plain] { $second ->
        [plain] two dots on plain
        [forest] one dot each on plain and forest
       *[hill] one dot each on plain and hill
    }
    [forest] { $second ->
        [plain] one dot each on forest and plain
        [forest] two dots on forest
       *[hill] one dot each on forest and hill
    }
   *[hill] { $second ->
        [plain] one dot each on hill and plain
        [forest] one dot each on hill and forest
       *[hill] two dots on hill
    }
}.
refusal-railage-wrong-extra-terrain = { $land } is { $terrain ->
    [plain] plain
    [forest] forest
   *[hill] hill
}, and the dot of an extra action follows the chart for the remaining die: it goes on { $first ->
    [plain] plain
    [forest] forest
   *[hill] hill
}{ $second ->
    [forest] {" "}or forest
    [hill] {" "}or hill
   *[none] {""}
}.
refusal-railage-closed = The area of { $land } is closed until { $city } has a ○: draw dots in an open area.
refusal-railage-dotted = { $land } has its dot already: choose a land cell without one.
refusal-railage-no-station = { $city } has no ○, so no line ends there: lines end only in cities with a ○, at present { $stations }.
refusal-railage-direct = A line needs at least one land cell with a dot on its way.
refusal-railage-too-long = A line on this map passes over at most { $longest } land cells: choose a shorter way.
refusal-railage-no-dot = { $land } has no dot, so no line can pass: choose a way over dots.
refusal-railage-used = { $land } has its line already, and lines neither branch nor cross outside a city: choose a way over free dots.
refusal-railage-gap = { $land } does not touch the cell before it: choose cells that touch one after the other.
refusal-railage-not-at-city = { $land } does not touch { $city }: end the line beside the city.
refusal-railage-not-at-mine = { $land } does not touch mine { $mine }: end the line beside the mine.
refusal-railage-ring = { $from } and { $to } are connected already, and lines make no ring: connect two cities that are not.
refusal-railage-second-special = You have drawn the special line of this round already: the next one comes in the next round.
refusal-railage-mine-used = Mine { $mine } has its special line already: choose a mine without one.
refusal-railage-wild-needs-number = The wild mine lets you choose: say which number from 1 to 6 die { $die } becomes.
refusal-railage-number-given = Mine { $mine } gives its own number: there is nothing to choose.
refusal-railage-wrong-announcement = Your sheet says otherwise: announce “{ $announcement }”.
