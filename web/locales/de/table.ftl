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
plan-begin = Vorausprobieren
plan-what = Züge auf einer Kopie ausprobieren; nichts davon zählt
plan-title = Plan: noch zählt hier nichts
plan-guess = Was die anderen verbergen, ist hier nur geraten, und sie tun nichts Besonderes: Das wirkliche Spiel wird anders.
plan-dice = Würfel des Plans
plan-dice-random = Zufällig
plan-dice-mine = Ich wähle
plan-back = Zurück
plan-end = Plan verlassen
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
