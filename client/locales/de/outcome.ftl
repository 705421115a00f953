end-over = Die Partie ist zu Ende.
end-won = { $n ->
    [one] Die Partie ist zu Ende. Gewonnen: { $names }.
   *[other] Die Partie ist zu Ende. Geteilter Sieg: { $names }.
}
end-winner = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
end-tie-money = Punktgleich mit { $names } ({ $points }); das Geld entschied: £{ $most } gegen £{ $next }.
end-tie-overlap = Punktgleich mit { $names } ({ $points }); die Überlappung der Leisten entschied: { $most } gegen { $next } Spalten.
end-even-money = Gleich viele Punkte ({ $points }) und gleich viel Geld (£{ $most }).
end-even-overlap = Gleich viele Punkte ({ $points }) und gleich viele überlappende Spalten ({ $most }).
end-even = Gleich viele Punkte: { $points }.
list-comma = ,{" "}
list-and = { $one } und { $other }
