# 30 Streetcar Rails
streetcar-board = Der Plan deiner Stadt
streetcar-shape-s = Gerade
streetcar-shape-c = Kurve
streetcar-shape-r = Rechtsweiche
streetcar-shape-l = Linksweiche
streetcar-shape-y = Y-Weiche
streetcar-shape-d = Doppelkurve
streetcar-shape-w = Gleisdreieck
streetcar-shape-t = Dreiwegweiche
streetcar-shape-o = Ring
streetcar-shape-x = Kreuzung
streetcar-shape-z = Gerade mit zwei Kurven
streetcar-shape-m = Gerade mit zwei Kurven, gespiegelt
streetcar-tile = { $kind }, { $ways }
streetcar-tile-tree = { $kind } mit Baum, { $ways }
streetcar-zone = Fußgängerzone
streetcar-central = Hauptbahnhof
streetcar-central-row = Hbf
streetcar-station = Haltestelle { $name }
streetcar-removed = Zone zurückgenommen
streetcar-face-down = Plättchen verdeckt, eine Fußgängerzone
streetcar-zone-rolled = Der Würfel legt eine Fußgängerzone: { $square }
streetcar-drawn = Gezogen: { $tile }, Würfel { $die }
streetcar-part-remove = Zone
streetcar-part-central = Hbf
streetcar-setup-station = Setze Haltestelle { $name } auf den Rand, an jede Seite eine.
streetcar-setup-remove = Nimm eine der sechs Fußgängerzonen zurück.
streetcar-setup-central = Wähle ein Feld neben einer Zone für den Hauptbahnhof.
streetcar-why-station = Jedes Paar, zwischen dem Straßenbahnen fahren können, bringt Punkte: beide Nummern, die Felder der Fahrt und ihre Bäume.
streetcar-why-remove = Die Würfel haben sie gelegt, ein Wurf für jede Zeile; was direkt vor einer Haltestelle oder auf einer anderen läge, ist weitergerückt. Durch eine Zone fährt keine Straßenbahn.
streetcar-why-central = Fahrten von 1, 2, 3 oder 4 Haltestellen zum Hauptbahnhof bringen 2, 6, 12 oder 20 Punkte.
streetcar-prompt = Zug { $n } von 30: Lege das Plättchen ({ $tile }) in Zeile { $die } oder Spalte { $die }, oder verdeckt auf ein beliebiges Feld.
streetcar-prompt-any = Zug { $n } von 30: Zeile und Spalte { $die } sind voll, lege das Plättchen ({ $tile }) also auf ein beliebiges leeres Feld.
streetcar-rolls = Plättchen und Würfel
streetcar-dice = Plättchen: { $tile }, Würfel { $die }
streetcar-lines = Zeile oder Spalte { $n }
streetcar-ways = Offen oder verdeckt
streetcar-track-up = Gleis offen
streetcar-track-up-where = in Zeile oder Spalte
streetcar-track-down = Verdeckt
streetcar-track-down-where = als Zone, überall
streetcar-unseen = { $n } noch nicht gesehene Plättchen
streetcar-count = × { $n }
streetcar-head-trees = Bäume

# Ein Blatt von Papier
sheet-form-streetcar = 30 Streetcar Rails
sheet-missing-zones = { $n ->
    [one] Eine Fußgängerzone fehlt noch: Es gibt mindestens fünf.
   *[other] { $n } Fußgängerzonen fehlen noch: Es gibt mindestens fünf.
}
sheet-missing-central = Der Hauptbahnhof fehlt noch. Er gehört neben eine Zone.
streetcar-fault-tiles = Diese Plättchen sind hier nicht bekannt; „tiles-35“ und „tiles-101“ sind es.
streetcar-fault-tiles-twice = Die Plättchen stehen schon in Zeile { $first }.
streetcar-fault-second-central = Es gibt schon einen Hauptbahnhof, auf { $other }.
streetcar-fault-lone-central = Der Hauptbahnhof auf { $square } liegt noch neben keiner Zone.
streetcar-fault-no-room = Für den Hauptbahnhof ist kein Feld mehr frei.
streetcar-fault-early-zone = Die Zone vor Haltestelle { $station } kommt erst nach den fünf des Aufbaus, und die sind noch nicht alle da.
streetcar-fault-too-many = Mehr als { $most } Plättchen mit Gleisen: So viele Züge hat das Spiel.
streetcar-fault-too-many-of = Auf dem Plan liegen mehr Plättchen { $shape }, als in der Schachtel sind, nämlich { $most }.
streetcar-fault-unreadable = { $found ->
    [none] Die Zeile hört zu früh auf. Eine Zeile sieht so aus: „zone x3/y1“, „station 1 x0/y4“ oder „x5/y2 = Rb“.
   *[other] „{ $found }“ ist hier nicht zu verstehen. Eine Zeile sieht so aus: „zone x3/y1“, „station 1 x0/y4“ oder „x5/y2 = Rb“.
}
streetcar-fault-no-game = Die erste Zeile fehlt: „30-streetcar-rails“.
streetcar-typing-hint = Eine Angabe je Zeile, in beliebiger Reihenfolge: „station 1 x0/y4“, „zone x3/y1“, „central x4/y3“, „x5/y2 = Rb“.
## Warum die Regeln einen Zug ablehnen

refusal-streetcar-side-taken = An dieser Seite ist schon Haltestelle { $station }: Wähle eine Seite, die noch keine hat.
refusal-streetcar-wrong-part = Zuerst { $part ->
    [remove] wählst du die Fußgängerzone, die in den Stapel zurückkommt, zum Beispiel { $example }
    [central] setzt du den Hauptbahnhof neben eine Fußgängerzone, zum Beispiel auf { $example }
   *[station] setzt du Haltestelle { $station } an eine Seite, die noch keine hat, zum Beispiel auf { $example }
}.
refusal-streetcar-no-zone = Auf { $square } liegt keine Fußgängerzone: Wähle eine der sechs, zum Beispiel { $example }.
refusal-streetcar-central-alone = Der Hauptbahnhof muss mit einer Seite an eine Fußgängerzone grenzen, und an { $square } grenzt keine: Wähle zum Beispiel { $example }.
refusal-streetcar-not-empty = { $square } ist nicht leer: Wähle zum Beispiel { $example }.
refusal-streetcar-setup-over = Der Aufbau ist vorbei: Jetzt legst du Plättchen { $tile } ({ $tile ->
    [S] Gerade
    [C] Kurve
    [R] Weiche, Abzweig im Uhrzeigersinn
    [L] Weiche, Abzweig gegen den Uhrzeigersinn
    [Y] Y-Weiche
    [D] Doppelkurve
    [W] Gleisdreieck
    [T] Dreiwegweiche
    [O] Ring
    [X] Kreuzung
    [Z] Gerade mit zwei Kurven
   *[M] Gerade mit zwei Kurven, gespiegelt
}), zum Beispiel auf { $example }.
refusal-streetcar-wrong-tile = Gezogen wurde Plättchen { $tile } ({ $tile ->
    [S] Gerade
    [C] Kurve
    [R] Weiche, Abzweig im Uhrzeigersinn
    [L] Weiche, Abzweig gegen den Uhrzeigersinn
    [Y] Y-Weiche
    [D] Doppelkurve
    [W] Gleisdreieck
    [T] Dreiwegweiche
    [O] Ring
    [X] Kreuzung
    [Z] Gerade mit zwei Kurven
   *[M] Gerade mit zwei Kurven, gespiegelt
}): Lege dieses, beliebig gedreht oder verdeckt.
refusal-streetcar-off-the-roll = Der Würfel zeigt { $die }: Wähle ein leeres Feld in Zeile y{ $die } oder Spalte x{ $die }, zum Beispiel { $example }, oder lege das Plättchen verdeckt auf irgendein leeres Feld.
refusal-streetcar-gone = Diese Person hat die Partie verlassen, für sie wird nichts mehr entschieden.
refusal-streetcar-not-waiting = Auf diese Person wartet jetzt niemand.
