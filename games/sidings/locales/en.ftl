# Sidings
sidings-yard = Your yard: four sidings
sidings-wagon = Wagon { $wagon }
sidings-order = Your order: siding { $siding } counts double in the end
sidings-siding = Siding { $siding }
sidings-siding-double = Siding { $siding }, twice
sidings-clear-roads = clear roads
sidings-order-double = order (counts double in the end)
sidings-wagons = Siding { $siding }: { $n ->
    [0] empty
    [1] wagon { $wagons }, { $points } points
   *[other] wagons { $wagons }, { $points } points
}
sidings-prompt = Round { $round } of 12: which siding is wagon { $wagon } for?
sidings-wait = Round { $round } of 12: the others are still choosing.
sidings-roll = The next die is rolled.
sidings-ordered = { $name } had the order { $siding }
sidings-rolled = The die shows { $wagon }
print-sheet-sidings = Sidings

## Why the rules refuse a move

refusal-sidings-full = Siding { $siding } is full: choose one with a free place, { $example } for example.
