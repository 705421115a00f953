# 30 Rails
thirty-board = Der Plan deines Spielblatts
thirty-kind-1 = Kurve
thirty-kind-2 = Gerade
thirty-kind-3 = Doppelkurve
thirty-kind-4 = Brücke
thirty-kind-5 = Y-Weiche
thirty-kind-6 = Weiche
thirty-piece = { $kind }, { $ways }
thirty-bridge = { $kind } { $way }
thirty-grade-okay = ordentlich
thirty-grade-good = gut
thirty-grade-excellent = hervorragend
thirty-grade = { $grade } ab { $from }
thirty-grades = Noten
thirty-mountain = Berg
thirty-mine = Mine
thirty-mine-row = Mine
thirty-cross = gesperrt (X)
thirty-bonus = Bonusfeld
thirty-with-bonus = { $what }, Bonusfeld
thirty-station = Bahnhof { $name }
thirty-town = Stadt { $name }
thirty-kept = Alle sechs Berge bleiben
thirty-skipped = Der Berg in Zeile { $y } fällt weg
thirty-bought = Aktien für { $pair }. { $square } wird gesperrt
thirty-with-white = { $what }, mit dem weißen Joker
thirty-with-colour = { $what }, mit dem farbigen Joker
thirty-with-both = { $what }, mit beiden Jokern
thirty-missing = Von { $name } kam kein Zug: Ein Feld wird ausgelost, das leer bleibt
thirty-illegal = Der Zug von { $name } ist ungültig: Ein Feld wird ausgelost, das leer bleibt
thirty-drawing = Für { $name } wird ein Teil des Aufbaus ausgelost: { $part }
thirty-drawn = Ausgelost: { $what }
thirty-blocked = Ausgelost: { $square } bleibt leer
thirty-rolled = Wurf: weiß { $white }, farbig { $colour } ({ $piece })
thirty-over-grade = Die Partie ist zu Ende: { $points } Punkte, { $grade }.
thirty-prompt-turn = Zug { $n } von 30: Lege eine { $piece } in Zeile { $white } oder Spalte { $white }.
thirty-prompt-turn-any = Zug { $n } von 30: Zeile und Spalte { $white } sind voll, lege also eine { $piece } auf ein beliebiges leeres Feld.
thirty-prompt-round = Runde { $round } von 10, { $nth }. Wurf: Lege eine { $piece } in Zeile { $white } oder Spalte { $white }.
thirty-prompt-round-any = Runde { $round } von 10, { $nth }. Wurf: Zeile und Spalte { $white } sind voll, lege also eine { $piece } auf ein beliebiges leeres Feld.
thirty-part-skip = Berg
thirty-part-mine = Mine
thirty-part-bonus = Bonus
thirty-setup-any = Bereite dein Spielblatt vor: Berg, Mine, vier Städte und Bonusfeld, in beliebiger Reihenfolge.
thirty-setup-skip = Tippe auf einen Berg, um ihn wegzulassen, oder behalte alle sechs.
thirty-setup-mine = Wähle ein Feld neben einem Berg für die Mine.
thirty-setup-station = Setze Bahnhof { $name } auf den Rand, an jede Seite einen.
thirty-setup-bonus = Wähle das Bonusfeld.
thirty-why-skip = Keine Strecke führt über einen Berg. Ein Berg weniger ist ein Feld mehr für Gleise.
thirty-why-mine = Strecken von 1, 2, 3 oder 4 Bahnhöfen zur Mine bringen 2, 6, 12 oder 20 Punkte.
thirty-why-station = Jedes Paar, das Gleise verbinden, bringt Punkte. Hohe Nummern bringen mehr, lange Strecken auch.
thirty-why-town = Stadt { $name } kommt auf ein Randfeld, an jede Seite eine. Jedes Paar, das Gleise verbinden, bringt Punkte; spätere Buchstaben und lange Strecken bringen mehr.
thirty-why-bonus = Jede Strecke durch dieses Feld bringt 2 Punkte mehr.
thirty-why-bonus-post = Jede Strecke durch dieses Feld bringt 2 Punkte mehr, und 4, wenn sie zweimal hindurchführt.
thirty-keep = Alle sechs Berge behalten
thirty-rolls = Die Würfel
thirty-dice = Weißer Würfel { $white }, farbiger Würfel: { $piece }
thirty-lines = Zeile oder Spalte { $n }
thirty-overrides = Joker
thirty-override-white = Beliebiges Feld
thirty-override-colour = Beliebiges Gleis
thirty-override-left = Joker, einmal
thirty-override-spent = verbraucht
thirty-palette = Andere Gleisstücke
thirty-palette-hint = Welches Gleisstück stattdessen?
thirty-choice = Gleis oder Aktien
thirty-lay = Gleis legen
thirty-buy = { $n ->
    [one] { $n } Aktie
   *[other] { $n } Aktien
} kaufen
thirty-pairs = Aktien für welche Strecke
thirty-shares-pair = Für welche Strecke? Eine Strecke bringt höchstens so viel, wie sie Aktien hat.
thirty-shares-cross = Wähle nun das Feld, das dafür gesperrt wird.
thirty-shares-held = { $n ->
    [one] { $n } Aktie
   *[other] { $n } Aktien
}
thirty-head-bonus = Bonus
thirty-head-shares = Aktien
thirty-head-counts = Zählt

# Ein Blatt von Papier
sheet-form-basic = 30 Rails, Grundspiel
sheet-form-advanced = 30 Rails, für Fortgeschrittene
sheet-form-postal = 30 Rails, Postspiel
sheet-shares = Aktien
sheet-shares-of = Aktien für { $pair }
sheet-missing-mountains = { $n ->
    [one] Ein Berg fehlt noch: Ein Blatt hat fünf oder sechs, höchstens einen je Zeile.
   *[other] { $n } Berge fehlen noch: Ein Blatt hat fünf oder sechs, höchstens einen je Zeile.
}
sheet-missing-mine = Die Mine fehlt noch. Sie gehört neben einen Berg.
sheet-missing-bonus = Das Bonusfeld fehlt noch.
sheet-missing-towns = { $n ->
    [one] Stadt { $names } fehlt noch.
   *[other] Die Städte { $names } fehlen noch, auf jeder Seite eine.
}
thirty-thing-cross = X (gesperrt)
thirty-fault-bonus-twice = Das Bonusfeld steht schon in Zeile { $first }.
thirty-fault-shares-twice = Die Aktien für { $pair } stehen schon in Zeile { $first }.
thirty-fault-second-mountain = In Zeile { $y } des Plans ist schon ein Berg, auf { $other }. Radiere ihn erst weg.
thirty-fault-second-mine = Es gibt schon eine Mine, auf { $other }.
thirty-fault-lone-mine = Die Mine auf { $square } liegt noch neben keinem Berg.
thirty-fault-no-crosses = Im Grundspiel gibt es keine gesperrten Felder.
thirty-fault-no-shares = Aktien gibt es nur im Spiel für Fortgeschrittene.
thirty-typing-hint = Je Zeile eine Angabe, in beliebiger Reihenfolge, oder ein Plan, wie das Terminal ihn zeichnet.
thirty-fault-unreadable = { $found ->
    [none] Die Zeile hört zu früh auf. Eine Zeile sieht so aus: „mountain x3/y1“, „station 1 x0/y4“ oder „x5/y2 = 1a“.
   *[other] „{ $found }“ ist hier nicht zu verstehen. Eine Zeile sieht so aus: „mountain x3/y1“, „station 1 x0/y4“ oder „x5/y2 = 1a“.
}
thirty-fault-bonus-covered = { $part ->
    [mine] Das Bonusfeld { $square } kann nicht zugleich die Mine sein.
   *[mountain] Das Bonusfeld { $square } kann nicht zugleich ein Berg sein.
}
thirty-fault-no-rules = Die erste Zeile fehlt: „30-rails basic“, „30-rails advanced“ oder „30-rails postal“.
thirty-fault-map = Spalte { $column }: { $what ->
    [picture] Das Bild in { $place } ist nicht bekannt.
    [station] Bei { $place } gehört eine Station hin, etwa (1) oder (A).
    [stub] Der Rahmen bei { $place } passt nicht: Nur wo eine Station ist, führt ein Gleis hindurch.
    [twice] Etwas, das es auf einem Blatt nur einmal gibt, ist zweimal auf dem Plan.
   *[frame] Der Rahmen des Plans fehlt oder ist beschädigt; er beginnt mit „╔“.
}
## Warum die Regeln einen Zug ablehnen

refusal-thirty-no-mountain = In Zeile y{ $y } steht kein Berg: Lass einen anderen weg oder keinen.
refusal-thirty-mine-alone = Die Mine muss mit einer Seite an einen Berg grenzen, und an { $square } grenzt keiner: Wähle ein Feld neben einem Berg.
refusal-thirty-mine-needs-mountain = Der Berg in Zeile y{ $y } ist der einzige neben deiner Mine, er bleibt also stehen: Lass einen anderen weg oder keinen.
refusal-thirty-side-taken = Diese Seite des Plans ist schon belegt: Wähle eine Seite, an der noch nichts steht.
refusal-thirty-not-empty = { $square } ist nicht leer: Wähle ein leeres Feld.
refusal-thirty-mine-on-bonus = { $square } ist dein Bonusfeld, die Mine kann also nicht dorthin: Wähle ein anderes Feld neben einem Berg.
refusal-thirty-wrong-part = Zuerst { $part ->
    [skip] wählst du den Berg, den du weglässt, oder behältst alle sechs
    [mine] setzt du die Mine neben einen Berg
    [bonus] wählst du das Bonusfeld, irgendein freies Feld
   *[station] setzt du Bahnhof { $station } an eine Seite des Plans, die noch keinen hat
}.
refusal-thirty-part-done = { $part ->
    [skip] Über die Berge ist schon entschieden
    [mine] Die Mine hat schon ihren Platz
    [bonus] Das Bonusfeld ist schon gewählt
   *[station] Stadt { $town } hat schon ihren Platz
}: Mache mit dem weiter, was noch fehlt.
refusal-thirty-setup-first = Zuerst kommt der Aufbau: Mache ihn fertig und lege dann Gleise.
refusal-thirty-setup-over = Der Aufbau ist vorbei: Jetzt legst du { $piece ->
    [curve] eine Kurve
    [straight] eine Gerade
    [double-curve] eine Doppelkurve
    [crossover] eine Brücke
    [y-junction] eine Y-Weiche
   *[junction] eine Weiche
}, zum Beispiel auf { $example }.
refusal-thirty-off-the-roll = Der weiße Würfel zeigt { $white }: Wähle ein leeres Feld in Zeile y{ $white } oder Spalte x{ $white }{ $can_override ->
    [yes] {" "}oder setze deinen Joker für den weißen Würfel ein
   *[no] { "" }
}.
refusal-thirty-wrong-piece = Der farbige Würfel zeigt { $die }: Lege { $piece ->
    [curve] eine Kurve
    [straight] eine Gerade
    [double-curve] eine Doppelkurve
    [crossover] eine Brücke
    [y-junction] eine Y-Weiche
   *[junction] eine Weiche
} in beliebiger Lage{ $can_override ->
    [yes] {" "}oder setze deinen Joker für den farbigen Würfel ein
   *[no] { "" }
}.
refusal-thirty-override-spent = Dein Joker für den { $die ->
    [white] weißen
   *[coloured] farbigen
} Würfel ist schon verbraucht: Jetzt gilt, was der Würfel zeigt.
refusal-thirty-needless-override = Dieser Zug passt auch so zum { $die ->
    [white] weißen
   *[coloured] farbigen
} Würfel: Lass den Joker weg und hebe ihn dir auf.
refusal-thirty-no-overrides = In diesem Spiel gibt es keine Joker, nur im Grundspiel: Es gilt, was die Würfel zeigen.
refusal-thirty-no-shares = In diesem Spiel gibt es keine Aktien, nur im Spiel für Fortgeschrittene: Lege ein Gleisstück.
refusal-thirty-gone = Diese Person hat die Partie verlassen, für sie wird nichts mehr entschieden.
refusal-thirty-not-waiting = Auf diese Person wartet jetzt niemand.
refusal-thirty-only-by-post = Fehlende und ungültige Züge gibt es nur im Postspiel: Hier warten alle auf den Zug.
refusal-thirty-dice-first = Zuerst muss etwas ausgelost werden.
