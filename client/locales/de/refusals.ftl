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

## 30 Rails

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

## 30 Streetcar Rails

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

## Rail Age

refusal-railage-wrong-phase = { $phase ->
    [start] Zeichne zuerst dein erstes ○ in eine Stadt neben der Mine deines Würfels
    [land] Das ist Phase 1: Zeichne ein ○ in eine Stadt mit der Summe zweier Würfel, zeichne eine Sonderstrecke oder passe
    [roadbed] Das ist Phase 2: Zeichne Tupfen mit dem übrigen Würfel, zeichne eine Sonderstrecke oder passe
    [line] Das ist Phase 3: Zeichne eine Strecke zwischen zwei Städten mit ○ oder passe
    [extra-dot] Zuerst kommt der Tupfen deiner Zusatzaktion: Zeichne ihn in ein offenes Gebiet oder passe
    [extra-line] Zuerst kommt die Strecke deiner Zusatzaktion: Zeichne sie oder passe
   *[ready] Deine Runde ist fertig: Es fehlt nur noch die Ansage
}.
refusal-railage-no-city = Auf diesem Plan gibt es keine Stadt { $city }; zur Wahl stehen: { $cities }.
refusal-railage-no-land = Auf diesem Plan gibt es kein Landfeld { $land }: { $lands ->
    [none] Gebiet { $area } hat kein Land
   *[other] Gebiet { $area } hat { $lands }
}.
refusal-railage-no-mine = Auf diesem Plan gibt es keine Mine { $mine }: Wähle eine, die dort eingezeichnet ist.
refusal-railage-not-beside-mine = Dein erstes ○ kommt neben Mine { $mine }, und { $city } berührt sie nicht; zur Wahl stehen: { $cities }.
refusal-railage-marked = { $city } hat schon ein ○: Wähle eine Stadt ohne ○.
refusal-railage-wrong-sum = Diese Würfel ergeben { $sum }, und { $city } hat den Wert { $value }: { $cities ->
    [none] Keine freie Stadt nimmt diese Summe, wähle also zwei andere Würfel oder passe
   *[other] Zur Wahl stehen { $cities } oder zwei andere Würfel
}.
refusal-railage-die-spent = Würfel { $die } ist für das ○ verbraucht: Nimm Würfel { $left }.
refusal-railage-wrong-terrain = { $land } ist { $terrain ->
    [plain] Ebene
    [forest] Wald
   *[hill] Hügel
}, und eine { $face } gibt { $first ->
    [plain] { $second ->
        [plain] zwei Tupfen auf Ebene
        [forest] je einen Tupfen auf Ebene und Wald
       *[hill] je einen Tupfen auf Ebene und Hügel
    }
    [forest] { $second ->
        [plain] je einen Tupfen auf Wald und Ebene
        [forest] zwei Tupfen auf Wald
       *[hill] je einen Tupfen auf Wald und Hügel
    }
   *[hill] { $second ->
        [plain] je einen Tupfen auf Hügel und Ebene
        [forest] je einen Tupfen auf Hügel und Wald
       *[hill] zwei Tupfen auf Hügel
    }
}.
refusal-railage-wrong-extra-terrain = { $land } ist { $terrain ->
    [plain] Ebene
    [forest] Wald
   *[hill] Hügel
}, und der Tupfen einer Zusatzaktion folgt der Tabelle für den übrigen Würfel: Er kommt auf { $first ->
    [plain] Ebene
    [forest] Wald
   *[hill] Hügel
}{ $second ->
    [forest] {" "}oder Wald
    [hill] {" "}oder Hügel
   *[none] {""}
}.
refusal-railage-closed = Das Gebiet von { $land } ist geschlossen, bis { $city } ein ○ hat: Zeichne Tupfen in ein offenes Gebiet.
refusal-railage-dotted = { $land } hat schon einen Tupfen: Wähle ein Landfeld ohne Tupfen.
refusal-railage-no-station = { $city } hat kein ○, dort endet also keine Strecke: Strecken enden nur in Städten mit ○, im Moment { $stations }.
refusal-railage-direct = Eine Strecke braucht unterwegs mindestens ein Landfeld mit Tupfen.
refusal-railage-too-long = Eine Strecke auf diesem Plan führt über höchstens { $longest } Landfelder: Wähle einen kürzeren Weg.
refusal-railage-no-dot = { $land } hat keinen Tupfen, dort führt also keine Strecke hindurch: Wähle einen Weg über Tupfen.
refusal-railage-used = { $land } hat schon eine Strecke, und Strecken verzweigen und kreuzen sich nur in Städten: Wähle einen Weg über freie Tupfen.
refusal-railage-gap = { $land } berührt das Feld davor nicht: Wähle Felder, die einander der Reihe nach berühren.
refusal-railage-not-at-city = { $land } berührt { $city } nicht: Lass die Strecke neben der Stadt enden.
refusal-railage-not-at-mine = { $land } berührt Mine { $mine } nicht: Lass die Strecke neben der Mine enden.
refusal-railage-ring = { $from } und { $to } sind schon verbunden, und Strecken bilden keinen Ring: Verbinde zwei Städte, die es noch nicht sind.
refusal-railage-second-special = Die Sonderstrecke dieser Runde hast du schon gezeichnet: Die nächste gibt es in der nächsten Runde.
refusal-railage-mine-used = Mine { $mine } hat schon ihre Sonderstrecke: Wähle eine Mine ohne.
refusal-railage-wild-needs-number = Bei der Jokermine wählst du selbst: Sag, welche Zahl von 1 bis 6 Würfel { $die } wird.
refusal-railage-number-given = Mine { $mine } gibt ihre eigene Nummer: Da gibt es nichts zu wählen.
refusal-railage-wrong-announcement = Dein Spielblatt sagt etwas anderes: Sage „{ $announcement }“ an.

## Village Rails

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
