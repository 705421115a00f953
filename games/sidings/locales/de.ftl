# Rangiergleise
sidings-yard = Dein Rangierbahnhof: vier Gleise
sidings-wagon = Wagen { $wagon }
sidings-order = Dein Auftrag: Gleis { $siding } zählt am Ende doppelt
sidings-siding = Gleis { $siding }
sidings-siding-double = Gleis { $siding }, doppelt
sidings-clear-roads = freie Fahrten
sidings-order-double = Auftrag (zählt am Ende doppelt)
sidings-wagons = Gleis { $siding }: { $n ->
    [0] leer
    [1] Wagen { $wagons }, { $points } Punkte
   *[other] Wagen { $wagons }, { $points } Punkte
}
sidings-prompt = Runde { $round } von 12: Auf welches Gleis kommt Wagen { $wagon }?
sidings-wait = Runde { $round } von 12: Die anderen wählen noch.
sidings-roll = Der nächste Würfel fällt.
sidings-ordered = { $name } hatte den Auftrag { $siding }
sidings-rolled = Der Würfel zeigt { $wagon }
print-sheet-sidings = Rangiergleise

## Warum die Regeln einen Zug ablehnen

refusal-sidings-full = Gleis { $siding } ist voll: Wähle eines mit freiem Platz, zum Beispiel { $example }.
