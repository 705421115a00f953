# Mein Blatt werten
sheet-title = Mein Blatt werten
sheet-intro = Auf Papier gespielt? Übertrage dein Blatt und sieh, was jede Strecke wert ist. Nichts davon verlässt deinen Browser.
sheet-form = Welches Blatt
sheet-form-basic = 30 Rails, Grundspiel
sheet-form-advanced = 30 Rails, für Fortgeschrittene
sheet-form-postal = 30 Rails, Postspiel
sheet-form-streetcar = 30 Streetcar Rails
sheet-undo = Zurücknehmen
sheet-clear = Neues Blatt
sheet-things = In der Hand:
sheet-thing-eraser = Radiergummi
sheet-thing-mountain = Berg
sheet-thing-mine = Mine
sheet-thing-bonus = Bonusfeld
sheet-thing-cross = X (gesperrt)
sheet-thing-station = Bahnhof { $name }
sheet-thing-stop = Haltestelle { $name }
sheet-thing-town = Stadt { $name }
sheet-thing-piece-1 = Kurve
sheet-thing-piece-2 = Gerade
sheet-thing-piece-3 = Doppelkurve
sheet-thing-piece-4 = Brücke
sheet-thing-piece-5 = Y-Weiche
sheet-thing-piece-6 = Weiche
sheet-thing-zone = Fußgängerzone
sheet-thing-central = Hauptbahnhof
sheet-thing-tile-s = Gerade
sheet-thing-tile-c = Kurve
sheet-thing-tile-r = Rechtsweiche
sheet-thing-tile-l = Linksweiche
sheet-thing-tile-y = Y-Weiche
sheet-thing-tile-d = Doppelkurve
sheet-thing-tile-w = Gleisdreieck
sheet-thing-tile-t = Dreiwegweiche
sheet-thing-tile-o = Ring
sheet-thing-tile-x = Kreuzung
sheet-thing-tile-z = Gerade mit zwei Kurven
sheet-thing-tile-m = Gerade mit zwei Kurven, gespiegelt
sheet-field = Dein Blatt
sheet-hint = Tippe auf ein Feld, um abzulegen, was du in der Hand hast. Noch einmal getippt, dreht sich ein Gleis; alles andere verschwindet wieder.
sheet-keys = Mit den Pfeiltasten gehst du über das Blatt. Eingabe legt ab, was du in der Hand hast, oder dreht es. Ziffern und Buchstaben legen Gleise und Stationen gleich ab, Entf radiert.
sheet-cell = { $what }. In der Hand: { $thing }
sheet-score = Die Wertung dieses Blatts
sheet-shares = Aktien
sheet-shares-of = Aktien für { $pair }
sheet-missing = Was noch fehlt
sheet-missing-mountains = { $n ->
    [one] Ein Berg fehlt noch: Ein Blatt hat fünf oder sechs, höchstens einen je Zeile.
   *[other] { $n } Berge fehlen noch: Ein Blatt hat fünf oder sechs, höchstens einen je Zeile.
}
sheet-missing-mine = Die Mine fehlt noch. Sie gehört neben einen Berg.
sheet-missing-bonus = Das Bonusfeld fehlt noch.
sheet-missing-stations = { $n ->
    [one] Station { $names } fehlt noch.
   *[other] Die Stationen { $names } fehlen noch, auf jeder Seite eine.
}
sheet-missing-towns = { $n ->
    [one] Stadt { $names } fehlt noch.
   *[other] Die Städte { $names } fehlen noch, auf jeder Seite eine.
}
sheet-missing-zones = { $n ->
    [one] Eine Fußgängerzone fehlt noch: Es gibt mindestens fünf.
   *[other] { $n } Fußgängerzonen fehlen noch: Es gibt mindestens fünf.
}
sheet-missing-central = Der Hauptbahnhof fehlt noch. Er gehört neben eine Zone.
sheet-missing-squares = { $n ->
    [one] Ein Feld ist noch leer. Gewertet wird, was da ist.
   *[other] { $n } Felder sind noch leer. Gewertet wird, was da ist.
}
sheet-refused-border = Auf den Rand gehören nur Stationen. Nimm erst eine davon in die Hand.
sheet-refused-square = Stationen gehören auf den Rand um die Felder.
sheet-fault-column = Spalte { $column }: { $what }
sheet-fault-unreadable = „{ $found }“ ist hier nicht zu verstehen. Eine Zeile sieht so aus: „mountain x3/y1“, „station 1 x0/y4“ oder „x5/y2 = 1a“.
sheet-fault-unfinished = Die Zeile hört zu früh auf. Eine Zeile sieht so aus: „mountain x3/y1“, „station 1 x0/y4“ oder „x5/y2 = 1a“.
sheet-fault-rules-twice = Das Spiel steht schon in Zeile { $first }.
sheet-fault-station-twice = Station { $station } steht schon in Zeile { $first }.
sheet-fault-side-taken = Auf dieser Seite ist schon Station { $other }, und jede Seite hat genau eine.
sheet-fault-bonus-twice = Das Bonusfeld steht schon in Zeile { $first }.
sheet-fault-shares-twice = Die Aktien für { $pair } stehen schon in Zeile { $first }.
sheet-fault-taken = { $square } ist schon durch Zeile { $first } belegt.
sheet-fault-second-mountain = In Zeile { $y } des Plans ist schon ein Berg, auf { $other }. Radiere ihn erst weg.
sheet-fault-second-mine = Es gibt schon eine Mine, auf { $other }.
sheet-fault-lone-mine = Die Mine auf { $square } liegt noch neben keinem Berg.
sheet-fault-bonus-mine = Das Bonusfeld { $square } kann nicht zugleich die Mine sein.
sheet-fault-bonus-mountain = Das Bonusfeld { $square } kann nicht zugleich ein Berg sein.
sheet-fault-no-crosses = Im Grundspiel gibt es keine gesperrten Felder.
sheet-fault-no-shares = Aktien gibt es nur im Spiel für Fortgeschrittene.
sheet-fault-no-rules = Die erste Zeile fehlt: „30-rails basic“, „30-rails advanced“, „30-rails postal“ oder „30-streetcar-rails“.
sheet-fault-tiles = Diese Plättchen sind hier nicht bekannt; „tiles-35“ und „tiles-101“ sind es.
sheet-fault-tiles-twice = Die Plättchen stehen schon in Zeile { $first }.
sheet-fault-second-central = Es gibt schon einen Hauptbahnhof, auf { $other }.
sheet-fault-lone-central = Der Hauptbahnhof auf { $square } liegt noch neben keiner Zone.
sheet-fault-no-room = Für den Hauptbahnhof ist kein Feld mehr frei.
sheet-fault-early-zone = Die Zone vor Haltestelle { $station } kommt erst nach den fünf des Aufbaus, und die sind noch nicht alle da.
sheet-fault-too-many = Mehr als { $most } Plättchen mit Gleisen: So viele Züge hat das Spiel.
sheet-fault-too-many-of = Auf dem Plan liegen mehr Plättchen { $shape }, als in der Schachtel sind, nämlich { $most }.
sheet-fault-map-frame = Der Rahmen des Plans fehlt oder ist beschädigt; er beginnt mit „╔“.
sheet-fault-map-picture = Das Bild in { $square } ist nicht bekannt.
sheet-fault-map-station = Bei { $border } gehört eine Station hin, etwa (1) oder (A).
sheet-fault-map-stub = Der Rahmen bei { $border } passt nicht: Nur wo eine Station ist, führt ein Gleis hindurch.
sheet-fault-map-twice = Etwas, das es auf einem Blatt nur einmal gibt, ist zweimal auf dem Plan.
sheet-line = Zeile { $line }: { $what }
sheet-said-undone = Zurückgenommen.
sheet-said-copied = Der Link ist in der Zwischenablage.
sheet-said-not-copied = Der Browser lässt die Seite nicht kopieren. Markiere den Link und kopiere ihn selbst.
sheet-said-unreadable-file = Diese Datei ist nicht als Blatt zu lesen.
sheet-share = Speichern und teilen
sheet-png = Bild (PNG)
sheet-svg = Bild (SVG)
sheet-file = Blattdatei
sheet-link = Link zu diesem Blatt
sheet-copy = Link kopieren
sheet-link-hint = Der Link enthält das ganze Blatt. Wer ihn öffnet, sieht es; kein Server bewahrt es auf.
sheet-typing = Eintippen oder einfügen
sheet-typing-hint = Je Zeile eine Angabe, in beliebiger Reihenfolge, oder ein Plan, wie das Terminal ihn zeichnet.
sheet-text = Das Blatt als Text
sheet-upload = Blattdatei öffnen

# Drucken
print-title = Blätter drucken
print-intro = Leere Blätter für einen Abend am Tisch, mit Würfeln und Stiften.
print-what = Blatt
print-sheet-basic = 30 Rails
print-sheet-advanced = 30 Rails, für Fortgeschrittene
print-sheet-postal = 30 Rails, Postspiel
print-sheet-streetcar = 30 Streetcar Rails
print-sheet-river = Rail Age, der Fluss
print-sheet-lake = Rail Age, der See
print-per-page = Blätter je Seite
print-stock = Papier
print-pages = Seiten
print-now = Drucken
print-pdf = Als PDF herunterladen
print-village = Falte jede Bahnkarte in der Mitte, sodass das Gleis auf der einen und die Reise auf der anderen Seite ist, oder klebe die Hälften Rücken an Rücken zusammen. Die letzte Seite hat die vier Sätze von Randteilen. Dazu braucht ihr noch Münzen.
print-sheet-cards = Village Rails, alle Karten
print-described-cards = Vorschau von { $pages } Seiten: alle Karten von Village Rails
print-described = Vorschau von { $pages ->
    [one] einer Seite
   *[other] { $pages } Seiten
} mit je { $each ->
    [one] einem Blatt
   *[other] { $each } Blättern
}: { $sheet }

# Wörter in Bildern
drawn-line = Strecke
drawn-points = Punkte
drawn-points-short = Pkt.
drawn-squares = Felder
drawn-bonus = Bonus
drawn-trees = Bäume
drawn-sum = Wert
drawn-shares = Aktien
drawn-total = ges.
drawn-mine = Mine
drawn-central = Hbf
drawn-grade = Note
drawn-okay = ordentlich
drawn-good = gut
drawn-excellent = hervorragend
drawn-overrides = Joker
drawn-white = weiß
drawn-colour = farbig
drawn-turns = gespielte Züge
drawn-score = Wertung
drawn-branch = Zweigstrecken
drawn-dots = Tupfen nach dem übrigen Würfel
drawn-lines = Strecken
drawn-network = andere Strecken ihres Netzes
drawn-extra = Tupfen und Strecke
drawn-first = Punkte für die Ersten
drawn-river = Plan „Fluss“, rekonstruiert: ein einfacher Plan mit einem Fluss und einer Jokerstadt
drawn-lake = Plan „See“, rekonstruiert: ein schwierigerer Plan mit einem See und einer Jokermine
drawn-set = Rand
drawn-trunk-factor = Hauptstrecke: { $n } ○ × { $factor }
drawn-trunk-no-factor = Hauptstrecke: { $n } ○, kein Faktor
drawn-branch-lines = { $city }, { $n } Strecken
drawn-branch-city = Stadt mit 3 Strecken oder mehr
drawn-branch-none = nicht erreicht
drawn-map = Plan „{ $name }“, { $note }
