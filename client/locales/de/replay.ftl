# replay
replay-title = { $game } nachspielen
replay-not-over = Diese Partie läuft noch. Nach ihrem Ende kannst du sie nachspielen.
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-moment = Zeitpunkt der Partie
replay-at = { $n } von { $of }
replay-seat = Gesehen von
replay-back-to-game = Zurück zur Partie
end-rematch = Noch einmal
end-daily = Rangliste des Tages
end-replay = Nachspielen
end-share = Link teilen
end-shared = Kopiert, bereit zum Verschicken: { $link }
end-check = Würfel prüfen
end-svg = Bild (SVG)
end-png = Bild (PNG)
end-pdf = Blatt (PDF)
end-record = Protokoll
end-fair = In Ordnung: Alle { $events } Ereignisse folgen den Regeln, und alle { $rolls } Würfe und Ziehungen stammen aus dem Startwert, der vor der Partie festgelegt und mit seinem Hashwert hinterlegt wurde. Berechnet hier, in deinem Browser.
end-fair-unpledged = Alle { $events } Ereignisse folgen den Regeln, und alle { $rolls } Würfe stammen aus dem Startwert; vor der Partie wurde sein Hashwert aber nicht hinterlegt.
end-no-seed = Alle { $events } Ereignisse folgen den Regeln. Der Startwert der Würfel ist (noch) nicht bekannt, deshalb lassen sich die Würfe nicht prüfen.
end-wrong = Die Prüfung ist gescheitert: { $reason }
end-place = Platz
end-name = Name
end-points = Punkte
end-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
fortunes = Glück und Können
fortunes-what = Was jeder Wurf gebracht und was jeder Zug gekostet hat, wie ein starker Bot es sieht
fortunes-thinking = Ein starker Bot sieht sich jeden Zug an …
fortunes-failed = Die Analyse ist nicht gelungen: Ihr Programm konnte nicht geladen werden oder brach ab. Gibt es eine Verbindung?
fortunes-sum = Zu Beginn waren { $first } Punkte zu erwarten. Das Glück brachte { $luck }, die Züge kosteten { $cost }: { $score } Punkte.
fortunes-sum-more = Zu Beginn waren { $first } Punkte zu erwarten. Das Glück brachte { $luck }, die Züge { $more } mehr als erwartet: { $score } Punkte.
fortunes-of = Glück und Können von { $name }
fortunes-curve = Zu erwartende Punkte: eine Marke nach jedem Zug, ein Ring für das Ergebnis
fortunes-bars = Volle Balken: Glück. Leere Balken: was der Zug kostete. Darunter: die Nummer des Zuges
fortunes-dearest = Die teuersten Züge
fortunes-none = Kein Zug hat dich nennenswert Punkte gekostet.
fortunes-about = Zu erwarten ist, was ein starker Bot im Mittel erreicht, wie bei den Tipps. Glück ist, um wie viel besser Partien nach dem weitergehen, was gewürfelt und gezogen wurde, als nach allem anderen, was hätte kommen können; über viele Partien ist es null. Was die Züge kosteten, enthält auch, was sich erst in späteren Zügen zeigte und was die anderen taten. Kleine Unterschiede bedeuten nichts: Der Bot schätzt nur.
fortunes-dear = Zug { $turn } kostete { $cost } Punkte: { $played }.
fortunes-dear-setup = Im Aufbau gingen { $cost } Punkte verloren: { $played }.
fortunes-better = Besser: { $better }.
fortunes-show = Zeigen
