# Mein Blatt werten
sheet-title = Mein Blatt werten
sheet-intro = Auf Papier gespielt? Übertrage dein Blatt und sieh, was jede Strecke wert ist. Nichts davon verlässt deinen Browser.
sheet-form = Welches Blatt
sheet-undo = Zurücknehmen
sheet-clear = Neues Blatt
sheet-things = In der Hand:
sheet-thing-eraser = Radiergummi
sheet-field = Dein Blatt
sheet-hint = Tippe auf ein Feld, um abzulegen, was du in der Hand hast. Noch einmal getippt, dreht sich ein Gleis; alles andere verschwindet wieder.
sheet-keys = Mit den Pfeiltasten gehst du über das Blatt. Eingabe legt ab, was du in der Hand hast, oder dreht es. Ziffern und Buchstaben legen Gleise und Stationen gleich ab, Entf radiert.
sheet-cell = { $what }. In der Hand: { $thing }
sheet-score = Die Wertung dieses Blatts
sheet-missing = Was noch fehlt
sheet-missing-stations = { $n ->
    [one] Station { $names } fehlt noch.
   *[other] Die Stationen { $names } fehlen noch, auf jeder Seite eine.
}
sheet-missing-squares = { $n ->
    [one] Ein Feld ist noch leer. Gewertet wird, was da ist.
   *[other] { $n } Felder sind noch leer. Gewertet wird, was da ist.
}
sheet-refused-border = Auf den Rand gehören nur Stationen. Nimm erst eine davon in die Hand.
sheet-refused-square = Stationen gehören auf den Rand um die Felder.
sheet-fault-game-twice = Das Spiel steht schon in Zeile { $first }.
sheet-fault-station-twice = Station { $station } steht schon in Zeile { $first }.
sheet-fault-side-taken = Auf dieser Seite ist schon Station { $other }, und jede Seite hat genau eine.
sheet-fault-taken = { $square } ist schon durch Zeile { $first } belegt.
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
