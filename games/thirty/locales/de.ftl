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
