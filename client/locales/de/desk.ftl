# Der Tisch der Spielleitung
desk-title = Spielleitung
desk-title-of = { $title }: Spielleitung
desk-none = Dieser Tisch hat keine Spielleitung.
desk-not-yours = Nur wer diese Partie leitet, darf das hier sehen. Bist du das, dann öffne es in dem Browser, in dem du den Tisch eröffnet hast.
desk-before = Vor der Partie
desk-closed = Der Tisch wurde geschlossen.
desk-over = Die Partie ist zu Ende
desk-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}
desk-paused = Die Partie ruht
desk-until = Züge bis { $until }
desk-no-deadline = Keine Frist
desk-rolls = Die Würfe dieser Runde
desk-roll = { $number }. Wurf:
desk-dice = weiß { $white }, farbig { $coloured }
desk-to-table = Der Tisch, wie ihn die Mitspielenden sehen
desk-players = Mitspielende
desk-n-there = Vollständig: { $there } von { $all }
desk-state-missing = noch keine Züge
desk-counts-not = nichts davon zählt
desk-state-partial = unvollständig
desk-state-complete = vollständig
desk-state-moved = im Browser gezogen
desk-by-letter = per Brief
desk-by-browser = im Browser
desk-slot-roll = { $number }. Wurf
desk-slot-town = Stadt { $name }
desk-slot-removal = der Berg, der wegfällt
desk-slot-mine = die Mine
desk-slot-bonus = der Bonus
desk-illegal = Ungültig, { $slot }: { $reason }
desk-n-illegal = { $n ->
    [one] 1 ungültiger Zug
   *[other] { $n } ungültige Züge
}
desk-letters = { $n ->
    [one] 1 Brief
   *[other] { $n } Briefe
}
desk-letter-number = Brief { $number }
desk-letter-late = kam zu spät
desk-letter-counts = zählt
desk-letter-idle = zählt nicht
desk-letter = Ein Brief ist gekommen
desk-letter-text = Der Brief, wie er geschrieben wurde
desk-letter-example = Hier einfügen
desk-letter-from = Von wem
desk-letter-says = wie es im Brief steht
desk-letter-is-late = Er kam zu spät: ablegen, aber nicht zählen
desk-letter-keep = Brief ablegen
desk-kept = Brief { $number } von { $name } ist abgelegt. Die Bestätigung unten kannst du zurückschicken.
desk-from = Von { $name }
desk-from-nobody = Es ist nicht klar, von wem der Brief ist: Wähle oben, wer ihn geschrieben hat.
desk-other-game = Er nennt eine andere Partie: { $game }
desk-other-round = Er nennt eine andere Runde als die offene.
desk-has-moved = Hier wurde schon im Browser gezogen: Das zählt vor dem Brief.
desk-device = Auf einem anderen Gerät öffnen …
desk-device-secret = Wer diesen Link hat, leitet die Partie: Gib ihn niemandem.
desk-understood = Verstanden:
desk-no-orders = Es wurden keine Züge gefunden.
desk-counts-with-it = Damit zählt:
desk-not-understood = Nicht verstanden:
desk-line = Zeile { $line }:
desk-receipt = Bestätigung zum Zurückschicken
desk-deadline = Frist verschieben oder Partie ruhen lassen
desk-new-deadline = Neue Frist (in deiner Zeitzone)
desk-reason = Grund (alle Mitspielenden erfahren ihn)
desk-put-off = Diese Frist setzen
desk-go-on = Mit dieser Frist fortsetzen
desk-rest = Partie ruhen lassen
desk-rests = Die Partie ruht, und die Mitspielenden erfahren es.
desk-deadline-set = Die Frist ist jetzt { $until }, und die Mitspielenden erfahren es.
desk-reason-wanted = Schreibe einen Grund: Die Mitspielenden erfahren ihn.
desk-when-wanted = Wähle einen Tag und eine Uhrzeit.
desk-adjudicate = Auswerten: { $round }
desk-adjudicate-do = Auswerten …
desk-adjudicate-ask = Jetzt auswerten? ({ $round }) Danach wird für die nächste Runde gewürfelt.
desk-adjudicate-yes = Auswerten
desk-adjudicated = { $round } ist ausgewertet. Die Berichte sind fertig.
desk-all-there = Es ist alles da.
desk-fate = Für jeden fehlenden oder ungültigen Zug wählen die Würfel ein Feld, das bis zum Ende leer bleibt.
desk-fate-setup = Was in einem Aufbau fehlt oder ungültig ist, wählen die Würfel.
desk-early = Die Frist läuft noch: Wenn du jetzt auswertest, sage, warum.
desk-early-reason-wanted = Die Frist läuft noch: Schreibe einen Grund, die Mitspielenden erfahren ihn.
desk-correct = Berichtigen: { $round }
desk-correct-about = Einen eigenen Fehler kannst du berichtigen, bis die nächste Runde ausgewertet ist. Bei den anderen ändert sich nichts.
desk-player = Wer
desk-choose = Wählen …
desk-meant = Was gemeint war, wie in einem Brief
desk-correct-do = Berichtigen
desk-correct-wanted = Wähle, um wen es geht, und schreibe die Züge.
desk-corrected = { $round } ist für { $name } berichtigt, und die Mitspielenden erfahren es.
desk-reports = Berichte
desk-report = Der Bericht
desk-report-for = Für
desk-zine = das Zine
desk-language = Sprache
desk-report-show = Lesen
desk-report-text = Text
desk-acts = { $n ->
    [0] Was du getan hast
   *[other] Was du getan hast ({ $n })
}
desk-act-letter = Brief { $number } von { $name } abgelegt
desk-act-deadline = Frist gesetzt: { $until }
desk-act-rest = Die Partie ruht
desk-act-adjudicate = { $round } ausgewertet
desk-act-correct = { $round } berichtigt für { $name }: { $orders }
desk-writer-name = Wer per Brief mitspielt
desk-writer-add = Hinzufügen
desk-writer-remove = { $name } entfernen
desk-name-taken = Es gibt schon jemanden mit diesem Namen: Briefe werden nach Namen zugeordnet, also wähle einen anderen.
desk-invite = Wer im Browser mitspielt
desk-invite-about = Schicke ihnen diesen Link; sie setzen sich selbst:
desk-start = Beginnen
desk-start-about = Freie Plätze fallen weg. Die Berge werden gewürfelt, und der Aufbau ist die erste Runde mit Zügen.
desk-start-with = { $n ->
    [0] Beginnen
    [one] Mit 1 Person beginnen
   *[other] Mit { $n } Personen beginnen
}
desk-state-open = offen: etwas im Brief ist unklar
desk-waits = Gelesen, wartet aber auf dich:
desk-tick = Gesehen
desk-let = Zählt wie gelesen
desk-act-tick = Abgehakt: Brief { $letters }
desk-act-let = Zählt wie gelesen: Brief { $letters }
desk-act-anyway = { $round } ausgewertet, obwohl in Brief { $letters } etwas offen war
desk-n-questions = { $n ->
    [one] In einem Brief steht noch etwas, das du nicht abgehakt hast.
   *[other] In { $n } Briefen steht noch etwas, das du nicht abgehakt hast.
}
desk-adjudicate-anyway = Trotzdem auswerten
desk-opens = offen: { $what }
desk-opens-all = alle Züge sind offen
desk-doubt-remark = Bemerkung
desk-doubt-unclear = kein lesbarer Zug
desk-doubt-conditional = Bedingung, Auswahl oder Frage
desk-doubt-twice = zweimal und verschieden angegeben
desk-doubt-roll = für welchen Wurf?
desk-doubt-signature = Zug in der Signatur
desk-doubt-quotation = unter einem Zitat
desk-doubt-long = zu lang
desk-doubt-draft = vielleicht ein Entwurf
desk-doubt-withdrawn = vielleicht zurückgenommen
desk-doubt-other = vielleicht von jemand anderem
desk-doubt-rounds = zwei verschiedene Runden
desk-doubt-game = eine andere Partie
desk-doubt-dice = andere Würfel als die gefallenen
desk-doubt-bearing = ändert vielleicht einen Zug
desk-doubt-attachment = ein Anhang, der nicht gelesen wird
desk-no-square = Der Plan hat kein Feld { $what }
desk-no-border = { $what } liegt nicht am Rand des Plans
desk-no-piece = Ein Plättchen { $what } gibt es nicht
desk-no-mountain = Auf { $what } steht kein Berg
