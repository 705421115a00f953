# table
gain = { $n ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
turn = Drehen
turn-key = Drehen (R, oder das Feld noch einmal antippen)
confirm = Bestätigen
confirm-how = Wähle auf dem Plan. Hier siehst du, was es bringt, und bestätigst.
undo = Zurücknehmen
plan-begin = Züge ausprobieren
plan-what = Züge auf einer Kopie ausprobieren; nichts davon zählt
plan-title = Probe: Hier zählt noch nichts
plan-guess = Was die anderen verbergen, ist hier nur geraten, und ihre Züge sind nur Platzhalter: Die wirkliche Partie verläuft anders.
plan-dice = Würfel der Probe
plan-dice-random = Zufällig
plan-dice-mine = Ich wähle
plan-back = Zurücknehmen
plan-end = Probe beenden
plan-commit = Ersten Zug wirklich machen
plan-choose-roll = Wähle, was die Würfel zeigen.
plan-roll = Die Würfel zeigen
plan-roll-none = Wähle …
plan-ahead = { $moves ->
    [one] { $moves } Zug voraus
   *[other] { $moves } Züge voraus
}
hints = Tipps
hints-what = Zeigt, was ein starker Bot hier täte
hints-thinking = Ein starker Bot sieht sich die Stellung an …
hints-expected = etwa { $points } Punkte
hints-behind = { $points } weniger
hints-same = ebenso gut
hints-show = Auf dem Plan zeigen
