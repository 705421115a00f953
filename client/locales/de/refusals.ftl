# Warum die Regeln einen Zug ablehnen: eine Nachricht für jeden Grund, den die Spiele nennen.

## Was alle Spiele gemeinsam haben

refusal-table-game-over = Die Partie ist zu Ende: Sieh dir die Wertung an oder beginne eine neue.
refusal-table-not-your-turn = Du bist nicht am Zug: Warte, bis die anderen entschieden haben oder die Würfel gefallen sind.
refusal-table-no-such-seat = Es gibt keinen Platz { $seat }: Die Plätze an diesem Tisch sind 1 bis { $last }.
refusal-table-no-chance-due = Jetzt wird nichts gewürfelt und nichts gezogen: Zuerst entscheidet jemand.
refusal-table-impossible = „{ $chance }“ kann jetzt nicht kommen: Wähle etwas, das noch gewürfelt oder gezogen werden kann.

refusal-unfair-nothing = Es gibt noch nichts zurückzunehmen.
refusal-unfair-over = Die Partie ist zu Ende, alle Züge bleiben also stehen.
refusal-unfair-rolled = Der nächste Wurf oder die nächste Karte war schon zu sehen, der Zug davor bleibt also stehen: Spiele von hier aus weiter.
refusal-unfair-ruled = Die Spielleitung hat seither entschieden, der Zug davor bleibt also stehen: Spiele von hier aus weiter.
refusal-unfair-moved = Jemand anders hat seither gezogen, dein Zug bleibt also stehen.
refusal-unfair-revealed = Alle Züge sind aufgedeckt und bleiben deshalb stehen: Spiele von hier aus weiter.
refusal-unfair-long-ago = Das ist zu viele Züge her: Nur die letzten lassen sich zurücknehmen.

refusal-unreadable = „{ $found }“ ist hier nicht zu verstehen: Wähle den Zug auf dem Spielplan oder schreibe ihn wie in den Regeln.
refusal-unfinished = Das Ende des Zuges fehlt: Wähle ihn auf dem Spielplan oder schreibe ihn wie in den Regeln.
refusal-no-rulings = In diesem Spiel gibt es keine Spielleitung: Nur wer mitspielt, entscheidet.
refusal-nobody-waits = Auf Platz { $seat } wartet jetzt niemand.
