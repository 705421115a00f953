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

## 30 Rails

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

## 30 Streetcar Rails

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

## Rail Age

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

## Village Rails

refusal-village-must-build = First build a track: no turn ends without one.
refusal-village-has-built = You have built your track of this turn: plan a trip, or end the turn.
refusal-village-has-planned = You have planned your trip of this turn: take a track.
refusal-village-in-two-acts = A card is placed when the market is filled: first { $first }, then { $second }.
refusal-village-in-one-act = By the rules of this game a card and its place are chosen together, for example { $example }.
refusal-village-lay-first = First lay the track that you took: choose from { $reach }.
refusal-village-assign-first = First choose a line for the trip that you took: { $open }.
refusal-village-nothing-taken = No card is waiting to be placed: take one from a market first.
refusal-village-no-open-line = No line can take a trip: each is completed or has two.
refusal-village-nothing-to-turn = This track lies the same when it is turned: lay it on { $space } as it is.
refusal-village-resolve-first = A completed line comes first: play a terminus card of your hand for { $lines }.
refusal-village-not-completed = Line { $line } is not waiting for a terminus card{ $lines ->
    [none] { "" }: go on with your turn
   *[other] , unlike { $lines }
}.
refusal-village-order-first = First choose in which order the two trips of line { $line } go under the deck.
refusal-village-nothing-to-order = No trips are waiting to go under the deck: go on with your turn.
refusal-village-no-such-card = There is no card { $place } in this market: at present it ends with card { $n_cards }.
refusal-village-too-dear = Card { $place } costs £{ $price }, and you have £{ $money }: you can pay for cards up to number { $most }.
refusal-village-no-money-to-plan = Planning a trip costs £3, and you have £{ $money }: build a track instead, or end the turn.
refusal-village-line-full = Line { $line } has two trips already: { $open ->
    [none] no line can take one now
   *[other] choose from { $open }
}.
refusal-village-line-completed = Line { $line } is completed and takes no trips: { $open ->
    [none] no line can take one now
   *[other] choose from { $open }
}.
refusal-village-space-taken = { $space } has a track already: choose from { $reach }.
refusal-village-space-apart = { $space } lies beside no border piece and no track: choose from { $reach }.
refusal-village-not-in-hand = Terminus card { $terminus } is not in your hand: play one that is.
refusal-village-not-waiting = Nobody waits for this player now.
refusal-village-no-rulings = There is no game master in this game: only the players decide.
