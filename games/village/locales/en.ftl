# village
village-semicolon = ;{" "}
village-terrain = { $terrain ->
    [field] field
    [forest] forest
    [pasture] pasture
    [lake] lake
   *[village] village
}
village-thing = { $what ->
    [field] { $n ->
        [one] field
       *[other] fields
    }
    [forest] { $n ->
        [one] forest
       *[other] forests
    }
    [pasture] { $n ->
        [one] pasture
       *[other] pastures
    }
    [lake] { $n ->
        [one] lake
       *[other] lakes
    }
    [village] { $n ->
        [one] village
       *[other] villages
    }
    [track] { $n ->
        [one] track
       *[other] tracks
    }
    [terrain] { $n ->
        [one] terrain
       *[other] terrains
    }
    [trip] { $n ->
        [one] trip
       *[other] trips
    }
    [barn] { $n ->
        [one] barn
       *[other] barns
    }
    [farm] { $n ->
        [one] farm
       *[other] farms
    }
    [halt] { $n ->
        [one] halt
       *[other] halts
    }
    [signal] { $n ->
        [one] signal
       *[other] signals
    }
    [siding] { $n ->
        [one] siding
       *[other] sidings
    }
    [straight] { $n ->
        [one] straight
       *[other] straights
    }
    [bend] { $n ->
        [one] bend
       *[other] bends
    }
   *[feature] { $n ->
        [one] feature
       *[other] features
    }
}
village-many = { $n } { $things }
village-each = for each { $what ->
    [field] field
    [forest] forest
    [pasture] pasture
    [lake] lake
    [village] village
    [track] track
    [terrain] different terrain
    [trip] trip
    [barn] barn
    [farm] farm
    [halt] halt
    [signal] signal
    [siding] siding
    [straight] straight
    [bend] bend
   *[feature] feature
}
village-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
village-barn = barn for { $terrain }
village-halt = halt of { $n }
village-bridge = { $terrain } bridge
village-bend = { $terrain } bend
village-from-above = { $feature } on the line from above
village-from-left = { $feature } on the line from the left
village-demand-none = no { $things }
village-demand-exactly = exactly { $n } { $things }
village-demand-at-least = at least { $many }
village-demand-at-most = at most { $many }
village-demand-only-straights = { $n ->
    [one] only straights
   *[other] only straights, at least { $n }
}
village-demand-only-bends = { $n ->
    [one] only bends
   *[other] only bends, at least { $n }
}
village-demand-same-ends = same terrain at both ends
village-demand-both-ends = { $terrain } at both ends
village-demand-most = { $terrain } is the most frequent terrain
village-demand-fewest = { $terrain } is the rarest terrain
village-demand-alike = at least { $n } features of one kind
village-trip = { $demand } ({ $n ->
    [one] { $n } point
   *[other] { $n } points
})
village-trip-each = { $n ->
    [one] { $n } point
   *[other] { $n } points
} { $each }
village-terminus = { $rate ->
    [0] £{ $base }
   *[other] £{ $base } + £{ $rate } { $each }
}
village-free = free
village-coins = £{ $n } lies on it for you
village-space = row { $row }, column { $column }
village-line = line { $name }
village-line-open = { $tracks }, { $points } so far
village-line-completed = completed, { $tracks }, { $points }
village-line-done = finished, { $tracks }, { $points }
village-does-take = { $track } to { $space } ({ $price })
village-does-take-turned = { $track }, turned, to { $space } ({ $price })
village-does-take-card = Take the { $track } ({ $price })
village-does-lay = { $track } to { $space }
village-does-lay-turned = { $track }, turned, to { $space }
village-does-trip = Trip “{ $trip }” for line { $line } ({ $price })
village-does-trip-card = Take the trip “{ $trip }” ({ $price })
village-does-assign = Trip “{ $trip }” for line { $line }
village-does-resolve = Line { $line }: play “{ $terminus }” and get { $pay }
village-does-under = Under the deck, first to come back: “{ $trip }”
village-does-done = End the turn
village-prompt-deal = The cards are dealt.
village-prompt-other = Round { $round } of 12: { $name } is to move.
village-prompt-build = Round { $round } of 12: take a track, then lay it. Before or after that you may plan a trip.
village-prompt-build-only = Round { $round } of 12: take a track, then lay it. For a trip you lack money or an open line.
village-prompt-build-planned = Round { $round } of 12: your trip is planned, now take a track.
village-prompt-lay = You took the { $track } and the market is filled: now lay it.
village-prompt-assign = You took the trip “{ $trip }” and the market is filled: now choose its line.
village-prompt-resolve = { $n ->
    [one] Line { $lines } is completed: choose the terminus card that pays you for it.
   *[other] Lines { $lines } are completed: choose one, and the terminus card that pays you for it.
}
village-prompt-under = The trips of line { $line } go under the deck: which one should come back first?
village-prompt-plan = Plan a trip for a line, or end your turn.
village-prompt-draw = A card is drawn.
village-did-take = { $name }: { $track } built at { $space } ({ $price }).
village-did-take-card = { $name }: card { $n } of the track market taken ({ $price }).
village-did-lay = { $name }: { $track } laid at { $space }.
village-did-trip = { $name }: trip planned for line { $line } ({ $price }).
village-did-trip-named = { $name }: trip planned for line { $line }, { $trip } ({ $price }).
village-did-trip-card = { $name }: card { $n } of the trip market taken ({ $price }).
village-did-assign = { $name }: trip planned for line { $line }.
village-did-assign-named = { $name }: trip planned for line { $line }, { $trip }.
village-did-resolve = { $name }: line { $line } finished for { $points } and { $pay }.
village-did-under = { $name }: two trips put under the deck.
village-did-done = { $name }: turn ended.
village-did-corner = { $name }: border pieces { $letter }.
village-did-top = The deck shows: { $trip }.
village-did-track = New in the track market: { $track }.
village-did-terminus = { $name }: terminus card drawn, { $terminus }.
village-tableau = Tableau of { $name }
village-keys = Arrow keys move. Enter chooses a place, Enter again confirms, R turns the card, Escape cancels.
village-empty = empty
village-cell = { $spot }: { $what }
village-cell-open = { $spot }: { $what }. Can be chosen
village-cell-chosen = { $spot }, chosen: { $what }. Enter confirms
village-trip-of-line = trip: { $trip }
village-tracks = Tracks
village-tracks-note = pay £1 onto each card to the left
village-trips = Trips
village-trips-note = £3 more for planning
village-deck = { $n ->
    [one] Deck: 1 card
   *[other] Deck: { $n } cards
}
village-card-track = Track { $n }: { $track }
village-card-trip = Trip { $n }: { $points },
village-card-terminus = Terminus card:
village-hint-space = Now tap a marked space.
village-hint-line = Now tap a marked line.
village-hint-track = Now choose a track for { $space }.
village-hint-trip = Now choose a trip for line { $line }.
village-hint-terminus = Now choose a terminus card for line { $line }.
village-orders = Order under the deck
village-first = Comes back first:
village-done = End turn without a trip
village-back = hidden terminus card
village-hand = Your terminus cards
village-hand-of = Terminus cards of { $name }
village-hand-note = secret; one pays when you complete a line
village-taken = You took
village-taken-by = Taken by { $name }
village-taken-note = waits for its place
village-refill = New in the market: { $card }
village-new = new
village-pays = { $line }: { $pay }
village-players = Players
village-lines-done = { $n }/7 lines
village-lines = Lines
village-lines-note = worth if they ended here
village-state-open = open
village-state-completed = completed
village-met = met so far
village-unmet = not met so far
village-score = Score of { $name }
village-score-line = Line
village-score-trips = Trips
village-score-features = Features
village-score-terminus = Terminus
village-score-points = Points
village-score-dial = Points so far
village-score-sidings = { $n ->
    [one] Sidings on 1 line
   *[other] Sidings on { $n } lines
}
village-score-money = Money: 1 for each £3 of £{ $money }
village-score-total = Total
village-score-now = Total, if it ended now
village-forecast = forecast: counts at the end
village-item = { $what }: { $n }
village-item-pay = { $what } = { $pay }
village-own = You
village-players-name = Player
village-players-money = Money
village-players-hand = Hand
village-score-own = Your score

# A sheet from paper
sheet-form-village = Village Rails
village-typing-hint = One fact on a line, in any order: “border B” for the corner piece, “r1c1 = 17” or “r1c1 = bend lake farm -” for a track as it lies, “trip l1 4 for exactly 5 tracks”, “money 14”.
village-missing-tracks = { $n ->
    [one] One space is still empty. What is there is scored.
   *[other] { $n } spaces are still empty. What is there is scored.
}
village-missing-money = No money is told yet, as in “money 14”.
village-fault-unreadable = { $found ->
    [none] The line ends too early. A line looks like “r1c1 = 17”, “trip l1 4 for exactly 5 tracks” or “money 14”.
   *[other] “{ $found }” cannot be read here. A line looks like “r1c1 = 17”, “trip l1 4 for exactly 5 tracks” or “money 14”.
}
village-fault-no-such-cards = The cards “{ $found }” are not known here.
village-fault-twice = { $what ->
    [game] The game is named in line { $first } already.
    [deck] The cards are named in line { $first } already.
    [border] The border is in line { $first } already.
   *[money] The money is in line { $first } already.
}
village-fault-space-twice = { $space } is taken by line { $first } already.
village-fault-line-twice = { $line } has its terminus card by line { $first } already.
village-fault-card-twice = Card { $card } lies in { $space } already.
village-fault-none-left = The deck has { $n } of the track “{ $track }”, and no more.
village-fault-no-such-trip = No card has the trip “{ $trip }”.
village-fault-same-trip = Only one card has the trip “{ $trip }”, so { $line } cannot have it twice.
village-fault-too-many-trips = { $n } trips cannot have been planned: there is one in a turn, and none on a line that is completed.
village-fault-terminus-twice = Terminus card { $card } is played for { $line } already.
village-fault-no-such-terminus = No terminus card that is left pays “{ $pay }”.
village-fault-not-completed = { $line } is not completed, so it has no terminus card.
village-fault-no-border = The letter of the border pieces is missing, as in “border A”.
village-fault-no-game = The first line is missing: “village-rails”.
## Why the rules refuse a move

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
