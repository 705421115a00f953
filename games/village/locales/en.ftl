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
