# Spielpläne aus Feldern: 30 Rails und 30 Streetcar Rails
grid-square = Spalte { $x }, Zeile { $y }
grid-border-top = Oberer Rand, Spalte { $n }
grid-border-right = Rechter Rand, Zeile { $n }
grid-border-bottom = Unterer Rand, Spalte { $n }
grid-border-left = Linker Rand, Zeile { $n }
grid-side-top = oben
grid-side-right = rechts
grid-side-bottom = unten
grid-side-left = links
grid-way = { $a }–{ $b }
grid-and = { $a } und { $b }
grid-at = { $place }: { $what }
grid-by = { $name }: { $what }
grid-empty = leer
grid-cell-open = { $what }; wählbar
grid-cell-chosen = { $what }; gewählt
grid-chosen = Gewählt: { $what }
grid-chosen-gain = Gewählt: { $what }; { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
grid-keys = Mit den Pfeiltasten gehst du über den Plan, mit N zum nächsten wählbaren Feld. Eingabe wählt, R dreht, noch einmal Eingabe bestätigt, Escape bricht ab.
grid-steps = Schritte des Aufbaus
grid-step-done = erledigt
grid-step-now = jetzt
grid-step-later = kommt noch
grid-setup-wait = Dein Aufbau ist fertig. Die anderen sind noch dabei.
grid-setup-watch = Die Mitspielenden bauen ihre Pläne auf.
grid-has-left = Du hast diese Partie verlassen. Sie geht ohne dich weiter.
grid-wait = Dein Zug ist gemacht. Die anderen sind noch dabei.
grid-turn = Zug { $n } von 30
grid-over = Die Partie ist zu Ende: { $points } Punkte.
grid-over-several = { $ended } { $name }: { $points } Punkte.
grid-left = { $name } hat die Partie verlassen
grid-score = Wertung
grid-score-of = Wertung von { $name }
grid-pair = Paar
grid-points = Punkte
grid-squares = Felder
grid-sum = Summe
grid-total = Gesamt
grid-not-connected = , nicht verbunden
grid-links = verbunden: { $stations }
grid-no-links = noch nicht verbunden
