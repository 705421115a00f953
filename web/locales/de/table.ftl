# table
gain = { $points } Punkte
turn = Drehen
turn-key = Drehen (R, oder das Feld noch einmal antippen)
confirm = Bestätigen
undo = Zurücknehmen
