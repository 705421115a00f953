end-over = The game is over.
end-won = { $n ->
    [one] The game is over. Winner: { $names }.
   *[other] The game is over. Shared victory: { $names }.
}
end-winner = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
end-tie-money = As many points as { $names } ({ $points }); the money decided: £{ $most } against £{ $next }.
end-tie-overlap = As many points as { $names } ({ $points }); the overlap of the tracks decided: { $most } against { $next } columns.
end-even-money = As many points ({ $points }) and as much money (£{ $most }).
end-even-overlap = As many points ({ $points }) and as many overlapping columns ({ $most }).
end-even = As many points: { $points }.
list-comma = ,{" "}
list-and = { $one } and { $other }
