# village
village-semicolon = ;{" "}
village-terrain = { $terrain ->
    [field] Acker
    [forest] Wald
    [pasture] Weide
    [lake] See
   *[village] Dorf
}
village-thing = { $what ->
    [field] { $n ->
        [one] Acker
       *[other] Äcker
    }
    [forest] { $n ->
        [one] Wald
       *[other] Wälder
    }
    [pasture] { $n ->
        [one] Weide
       *[other] Weiden
    }
    [lake] { $n ->
        [one] See
       *[other] Seen
    }
    [village] { $n ->
        [one] Dorf
       *[other] Dörfer
    }
    [track] { $n ->
        [one] Gleis
       *[other] Gleise
    }
    [terrain] { $n ->
        [one] Landschaft
       *[other] Landschaften
    }
    [trip] { $n ->
        [one] Reise
       *[other] Reisen
    }
    [barn] { $n ->
        [one] Scheune
       *[other] Scheunen
    }
    [farm] { $n ->
        [one] Bauernhof
       *[other] Bauernhöfe
    }
    [halt] { $n ->
        [one] Haltepunkt
       *[other] Haltepunkte
    }
    [signal] { $n ->
        [one] Signal
       *[other] Signale
    }
    [siding] { $n ->
        [one] Nebengleis
       *[other] Nebengleise
    }
    [straight] { $n ->
        [one] Gerade
       *[other] Geraden
    }
    [bend] { $n ->
        [one] Bogen
       *[other] Bögen
    }
   *[feature] { $n ->
        [one] Besonderheit
       *[other] Besonderheiten
    }
}
village-many = { $n } { $things }
village-each = für { $what ->
    [field] jeden Acker
    [forest] jeden Wald
    [pasture] jede Weide
    [lake] jeden See
    [village] jedes Dorf
    [track] jedes Gleis
    [terrain] jede verschiedene Landschaft
    [trip] jede Reise
    [barn] jede Scheune
    [farm] jeden Bauernhof
    [halt] jeden Haltepunkt
    [signal] jedes Signal
    [siding] jedes Nebengleis
    [straight] jede Gerade
    [bend] jeden Bogen
   *[feature] jede Besonderheit
}
village-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
village-barn = Scheune für { $terrain }
village-halt = Haltepunkt mit { $n }
village-bridge = Brücke ({ $terrain })
village-bend = Bogen ({ $terrain })
village-from-above = { $feature } an der Linie von oben
village-from-left = { $feature } an der Linie von links
village-demand-none = keine { $things }
village-demand-exactly = genau { $n } { $things }
village-demand-at-least = mindestens { $many }
village-demand-at-most = höchstens { $many }
village-demand-only-straights = { $n ->
    [one] nur Geraden
   *[other] nur Geraden, mindestens { $n }
}
village-demand-only-bends = { $n ->
    [one] nur Bögen
   *[other] nur Bögen, mindestens { $n }
}
village-demand-same-ends = gleiche Landschaft an beiden Enden
village-demand-both-ends = { $terrain } an beiden Enden
village-demand-most = { $terrain } ist die häufigste Landschaft
village-demand-fewest = { $terrain } ist die seltenste Landschaft
village-demand-alike = mindestens { $n } Besonderheiten einer Art
village-trip = { $demand } ({ $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
})
village-trip-each = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} { $each }
village-terminus = { $rate ->
    [0] £{ $base }
   *[other] £{ $base } + £{ $rate } { $each }
}
village-free = gratis
village-coins = darauf liegen £{ $n } für dich
village-space = Zeile { $row }, Spalte { $column }
village-line = Linie { $name }
village-line-open = { $tracks }, bisher { $points }
village-line-completed = fertig, { $tracks }, { $points }
village-line-done = abgehandelt, { $tracks }, { $points }
village-does-take = { $track } in { $space } ({ $price })
village-does-take-turned = { $track }, gedreht, in { $space } ({ $price })
village-does-take-card = { $track } nehmen ({ $price })
village-does-lay = { $track } in { $space }
village-does-lay-turned = { $track }, gedreht, in { $space }
village-does-trip = Reise „{ $trip }“ für Linie { $line } ({ $price })
village-does-trip-card = Reise „{ $trip }“ nehmen ({ $price })
village-does-assign = Reise „{ $trip }“ für Linie { $line }
village-does-resolve = Linie { $line }: „{ $terminus }“ spielen und { $pay } bekommen
village-does-under = Unter den Stapel, kommt zuerst zurück: „{ $trip }“
village-does-done = Zug beenden
village-prompt-deal = Die Karten werden ausgeteilt.
village-prompt-other = Runde { $round } von 12: { $name } ist am Zug.
village-prompt-build = Runde { $round } von 12: Nimm ein Gleis, dann lege es. Vorher oder nachher darfst du eine Reise planen.
village-prompt-build-only = Runde { $round } von 12: Nimm ein Gleis, dann lege es. Für eine Reise fehlt dir Geld oder eine offene Linie.
village-prompt-build-planned = Runde { $round } von 12: Deine Reise ist geplant, nimm jetzt ein Gleis.
village-prompt-lay = Genommen: { $track }. Der Markt ist aufgefüllt, lege jetzt das Gleis.
village-prompt-assign = Genommen: Reise „{ $trip }“. Der Markt ist aufgefüllt, wähle jetzt ihre Linie.
village-prompt-resolve = { $n ->
    [one] Linie { $lines } ist fertig: Wähle den Endbahnhof, der dir dafür Geld bringt.
   *[other] Die Linien { $lines } sind fertig: Wähle eine und den Endbahnhof, der dir dafür Geld bringt.
}
village-prompt-under = Die Reisen der Linie { $line } kommen unter den Stapel: Welche soll zuerst zurückkommen?
village-prompt-plan = Plane eine Reise für eine Linie oder beende deinen Zug.
village-prompt-draw = Eine Karte wird gezogen.
village-did-take = { $name }: { $track } in { $space } gebaut ({ $price }).
village-did-take-card = { $name }: Karte { $n } des Gleismarkts genommen ({ $price }).
village-did-lay = { $name }: { $track } in { $space } gelegt.
village-did-trip = { $name }: Reise für Linie { $line } geplant ({ $price }).
village-did-trip-named = { $name }: Reise für Linie { $line } geplant, { $trip } ({ $price }).
village-did-trip-card = { $name }: Karte { $n } des Reisemarkts genommen ({ $price }).
village-did-assign = { $name }: Reise für Linie { $line } geplant.
village-did-assign-named = { $name }: Reise für Linie { $line } geplant, { $trip }.
village-did-resolve = { $name }: Linie { $line } abgehandelt, { $points } und { $pay }.
village-did-under = { $name }: zwei Reisen unter den Stapel gelegt.
village-did-done = { $name }: Zug beendet.
village-did-corner = { $name }: Randteile { $letter }.
village-did-top = Der Stapel zeigt: { $trip }.
village-did-track = Neu im Gleismarkt: { $track }.
village-did-terminus = { $name }: Endbahnhof gezogen, { $terminus }.
village-tableau = Auslage von { $name }
village-keys = Mit den Pfeiltasten gehst du von Platz zu Platz. Eingabe wählt einen Platz, noch einmal Eingabe bestätigt, R dreht die Karte, Escape bricht ab.
village-empty = leer
village-cell = { $spot }: { $what }
village-cell-open = { $spot }: { $what }. Kann gewählt werden
village-cell-chosen = { $spot }, gewählt: { $what }. Eingabe bestätigt
village-trip-of-line = Reise: { $trip }
village-tracks = Gleise
village-tracks-note = lege £1 auf jede Karte links davon
village-trips = Reisen
village-trips-note = mit £3 für das Planen
village-deck = { $n ->
    [one] Stapel: 1 Karte
   *[other] Stapel: { $n } Karten
}
village-card-track = Gleis { $n }: { $track }
village-card-trip = Reise { $n }: { $points },
village-card-terminus = Endbahnhof:
village-hint-space = Tippe jetzt auf einen markierten Platz.
village-hint-line = Tippe jetzt auf eine markierte Linie.
village-hint-track = Wähle jetzt ein Gleis für { $space }.
village-hint-trip = Wähle jetzt eine Reise für Linie { $line }.
village-hint-terminus = Wähle jetzt einen Endbahnhof für Linie { $line }.
village-orders = Reihenfolge unter dem Stapel
village-first = Kommt zuerst zurück:
village-done = Zug ohne Reise beenden
village-back = verdeckter Endbahnhof
village-hand = Deine Endbahnhöfe
village-hand-of = Endbahnhöfe von { $name }
village-hand-note = geheim; einer zahlt, wenn eine Linie fertig ist
village-taken = Von dir genommen
village-taken-by = Genommen von { $name }
village-taken-note = wartet auf ihren Platz
village-refill = Neu im Markt: { $card }
village-new = neu
village-pays = { $line }: { $pay }
village-players = Personen am Tisch
village-lines-done = { $n }/7 Linien
village-lines = Linien
village-lines-note = Wert, wenn sie hier endeten
village-state-open = offen
village-state-completed = fertig
village-met = bisher erfüllt
village-unmet = bisher nicht erfüllt
village-score = Wertung von { $name }
village-score-line = Linie
village-score-trips = Reisen
village-score-features = Bes.
village-score-terminus = Endbf.
village-score-points = Punkte
village-score-dial = Punkte bisher
village-score-sidings = { $n ->
    [one] Nebengleise an 1 Linie
   *[other] Nebengleise an { $n } Linien
}
village-score-money = Geld: 1 je £3 von £{ $money }
village-score-total = Summe
village-score-now = Summe, wenn jetzt Schluss wäre
village-forecast = Vorschau: zählt am Ende
village-item = { $what }: { $n }
village-item-pay = { $what } = { $pay }
village-own = Du
village-players-name = Wer
village-players-money = Geld
village-players-hand = Hand
village-score-own = Deine Wertung

# Ein Blatt von Papier
sheet-form-village = Village Rails
village-typing-hint = Eine Angabe je Zeile, in beliebiger Reihenfolge: „border B“ für das Eckteil, „r1c1 = 17“ oder „r1c1 = bend lake farm -“ für ein Gleis, wie es liegt, „trip l1 4 for exactly 5 tracks“, „money 14“.
village-missing-tracks = { $n ->
    [one] Ein Platz ist noch leer. Gewertet wird, was da ist.
   *[other] { $n } Plätze sind noch leer. Gewertet wird, was da ist.
}
village-missing-money = Das Geld fehlt noch, etwa „money 14“.
village-fault-unreadable = { $found ->
    [none] Die Zeile hört zu früh auf. Eine Zeile sieht so aus: „r1c1 = 17“, „trip l1 4 for exactly 5 tracks“ oder „money 14“.
   *[other] „{ $found }“ ist hier nicht zu verstehen. Eine Zeile sieht so aus: „r1c1 = 17“, „trip l1 4 for exactly 5 tracks“ oder „money 14“.
}
village-fault-no-such-cards = Die Karten „{ $found }“ sind hier nicht bekannt.
village-fault-twice = { $what ->
    [game] Das Spiel steht schon in Zeile { $first }.
    [deck] Die Karten stehen schon in Zeile { $first }.
    [border] Das Randteil steht schon in Zeile { $first }.
   *[money] Das Geld steht schon in Zeile { $first }.
}
village-fault-space-twice = { $space } ist schon durch Zeile { $first } belegt.
village-fault-line-twice = { $line } hat seinen Endbahnhof schon durch Zeile { $first }.
village-fault-card-twice = Karte { $card } liegt schon in { $space }.
village-fault-none-left = Vom Gleis „{ $track }“ gibt es im Stapel { $n } und nicht mehr.
village-fault-no-such-trip = Keine Karte hat die Reise „{ $trip }“.
village-fault-same-trip = Nur eine Karte hat die Reise „{ $trip }“, also kann { $line } sie nicht zweimal haben.
village-fault-too-many-trips = { $n } Reisen können nicht geplant worden sein: Es ist eine je Zug, und keine auf einer fertigen Linie.
village-fault-terminus-twice = Der Endbahnhof { $card } ist schon für Linie { $line } gespielt.
village-fault-no-such-terminus = Kein Endbahnhof, der noch da ist, zahlt „{ $pay }“.
village-fault-not-completed = { $line } ist nicht fertig und hat also keinen Endbahnhof.
village-fault-no-border = Der Buchstabe der Randteile fehlt, etwa „border A“.
village-fault-no-game = Die erste Zeile fehlt: „village-rails“.
## Warum die Regeln einen Zug ablehnen

refusal-village-must-build = Baue zuerst ein Gleis: Ohne Gleis endet kein Zug.
refusal-village-has-built = Dein Gleis für diesen Zug ist gebaut: Plane eine Reise oder beende den Zug.
refusal-village-has-planned = Deine Reise für diesen Zug ist geplant: Nimm ein Gleis.
refusal-village-in-two-acts = Eine Karte wird gelegt, wenn der Markt aufgefüllt ist: zuerst { $first }, dann { $second }.
refusal-village-in-one-act = Nach den Regeln dieser Partie werden Karte und Platz zusammen gewählt, zum Beispiel { $example }.
refusal-village-lay-first = Lege zuerst das Gleis, das du genommen hast; zur Wahl stehen: { $reach }.
refusal-village-assign-first = Wähle zuerst eine Linie für die Reise, die du genommen hast; zur Wahl stehen: { $open }.
refusal-village-nothing-taken = Keine Karte wartet auf ihren Platz: Nimm zuerst eine aus einem Markt.
refusal-village-no-open-line = Keine Linie kann eine Reise nehmen: Jede ist fertig oder hat zwei.
refusal-village-nothing-to-turn = Gedreht liegt dieses Gleis genauso: Lege es ungedreht auf { $space }.
refusal-village-resolve-first = Zuerst kommt die fertige Linie: Spiele einen Endbahnhof aus deiner Hand für { $lines }.
refusal-village-not-completed = Linie { $line } wartet nicht auf einen Endbahnhof{ $lines ->
    [none] { "" }: Spiele deinen Zug weiter
   *[other] , anders als { $lines }
}.
refusal-village-order-first = Wähle zuerst, in welcher Reihenfolge die zwei Reisen von Linie { $line } unter den Stapel kommen.
refusal-village-nothing-to-order = Keine Reisen warten darauf, unter den Stapel zu kommen: Spiele deinen Zug weiter.
refusal-village-no-such-card = In diesem Markt gibt es keine Karte { $place }: Im Moment endet er mit Karte { $n_cards }.
refusal-village-too-dear = Karte { $place } kostet £{ $price }, und du hast £{ $money }: Dein Geld reicht bis Karte { $most }.
refusal-village-no-money-to-plan = Eine Reise zu planen kostet £3, und du hast £{ $money }: Baue stattdessen ein Gleis oder beende den Zug.
refusal-village-line-full = Linie { $line } hat schon zwei Reisen: { $open ->
    [none] Im Moment kann keine Linie eine nehmen
   *[other] Eine Reise nehmen noch { $open }
}.
refusal-village-line-completed = Linie { $line } ist fertig und nimmt keine Reisen mehr: { $open ->
    [none] Im Moment kann keine Linie eine nehmen
   *[other] Eine Reise nehmen noch { $open }
}.
refusal-village-space-taken = Auf { $space } liegt schon ein Gleis; zur Wahl stehen: { $reach }.
refusal-village-space-apart = { $space } liegt weder neben einem Randteil noch neben einem Gleis; zur Wahl stehen: { $reach }.
refusal-village-not-in-hand = Endbahnhof { $terminus } ist nicht in deiner Hand: Spiele einen, den du hast.
refusal-village-not-waiting = Auf diese Person wartet jetzt niemand.
refusal-village-no-rulings = In diesem Spiel gibt es keine Spielleitung: Nur wer mitspielt, entscheidet.
