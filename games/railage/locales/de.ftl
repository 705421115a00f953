# railage
railage-plain = Ebene
railage-forest = Wald
railage-hill = Hügel
railage-mine = Mine { $number }
railage-wild-mine = Jokermine
railage-land = { $name } ({ $terrain })
railage-two-of = 2 × { $land }
railage-or = { $one } oder { $other }
railage-sum = { $one } + { $other }

# Phasen und Runden
railage-step-setup = Aufbau
railage-step-land = Landkauf
railage-step-roadbed = Gleisbett
railage-step-line = Strecke
railage-step-extra = Zusatzaktion
railage-step-done = Fertig
railage-steps = Phasen der Runde
railage-round = Runde { $round }
railage-last-round = Runde { $round }, die letzte
railage-rounds = { $n ->
    [one] Vorbei nach { $n } Runde
   *[other] Vorbei nach { $n } Runden
}

# Was zu tun ist
railage-over-full = { $ended } Die beiden Leisten trafen sich in einer Spalte, oder die obere war voll; die Runde danach war die letzte.
railage-over-idle = { $ended } Eine Runde brachte kein neues ○, und die Runde danach war die letzte.
railage-rolling = Gleich wird gewürfelt.
railage-watching = Du schaust zu. Die Spielblätter bleiben bis zum Ende verdeckt.
railage-waiting = Du bist mit dieser Runde fertig. Es fehlt noch: { $names }.
railage-ask-start = Zeichne dein erstes ○ in eine Stadt neben { $mine }.
railage-ask-land = Zeichne ein ○ in eine Stadt, deren Zahl die Summe zweier Würfel ist. Der dritte bleibt für Tupfen.
railage-ask-land-none = Zu keinen zwei dieser Würfel passt eine freie Stadt.
railage-ask-dots = Zeichne bis zu zwei Tupfen auf das Gelände deines übrigen Würfels, in offenen Gebieten.
railage-ask-dots-any = Du hast keinen Würfel benutzt: Wähle einen beliebigen für bis zu zwei Tupfen auf seinem Gelände, in offenen Gebieten.
railage-ask-dots-none = In deinen offenen Gebieten ist für diesen Würfel kein Land mehr frei.
railage-ask-line = Zeichne eine Strecke: Verbinde zwei Städte mit ○ über freie Tupfen.
railage-ask-line-none = Noch ist keine Strecke möglich: Zwischen zwei Städten mit ○ braucht es eine Kette freier Tupfen.
railage-ask-extra-dot = Zusatzaktion: Zeichne noch einen Tupfen, irgendwo in deinen offenen Gebieten.
railage-ask-extra-dot-chart = Zusatzaktion: Zeichne noch einen Tupfen in deine offenen Gebiete, auf das Gelände deines übrigen Würfels: { $land }.
railage-ask-extra-dot-none = Zusatzaktion: In deinen offenen Gebieten ist kein Land mehr für diesen Tupfen frei.
railage-ask-extra-line = Zusatzaktion: Zeichne noch eine Strecke.
railage-ask-extra-line-none = Zusatzaktion: Es ist keine weitere Strecke möglich.
railage-ask-done = Dein Spielblatt ist für diese Runde fertig.
railage-hint-land = Tippe auf eine markierte Stadt, oder erst auf zwei Würfel, um nur deren Städte zu sehen.
railage-hint-special = Zuerst darfst du eine Sonderstrecke zeichnen: Tippe auf eine Mine mit gepunktetem Rand. Sie verwandelt einen Würfel in ihre Nummer.
railage-hint-special-on = Sonderstrecke: Feld für Feld weiter, oder tippe auf ihr anderes Ende.
railage-hint-die = Tippe auf den Würfel, der diese Zahl wird.
railage-hint-wild = Tippe auf einen Würfel und auf die Zahl, die er wird.
railage-hint-second-dot = Tippe auf ein zweites Landfeld, oder bestätige diesen einen Tupfen.
railage-hint-line = Tippe auf die Stadt, in der die Strecke beginnt.
railage-hint-line-on = Feld für Feld weiter, oder tippe auf die Stadt, in der die Strecke endet.
railage-hint-confirm = Bestätige es, oder wähle etwas anderes.
railage-clear = Von vorn
railage-button-on = Weiter
railage-button-done = Fertig
railage-button-pass-land = Diese Runde kein ○
railage-button-pass-dots = Keine Tupfen
railage-button-pass-dot = Kein Tupfen
railage-button-pass-line = Keine Strecke
railage-you-announce = Du sagst an:
railage-faces = Die Zahl für die Jokermine
railage-face = Wird { $face }

# Züge
railage-do-start = Erstes ○ in Stadt { $city }
railage-do-city = ○ in Stadt { $city } mit { $one } + { $other }; übrig bleibt die { $left }: { $land }
railage-do-special = Sonderstrecke { $city } – { $path } – { $mine }: Die { $before } wird zur { $after }
railage-do-dots = Tupfen mit der { $face }: { $lands }
railage-do-dot = Zusätzlicher Tupfen auf { $land }
railage-do-line = Strecke { $from } – { $path } – { $to }
railage-do-done = Mit der Runde fertig
railage-do-done-announcing = Mit der Runde fertig. Ansage: { $what }
railage-did-city = ○ in Stadt { $city } (Würfel { $one } und { $other })
railage-did-special = Sonderstrecke { $city } – { $path } – { $mine }: Würfel { $die } wird zur { $after }
railage-did-dots = Tupfen auf { $lands }
railage-did-pass = Zeichnet nichts
railage-pass-land = Kein ○
railage-pass-land-cross = Kein ○: Das obere Kästchen { $space } wird durchgestrichen
railage-and-then-last = { $what }, und die nächste Runde ist die letzte
railage-pass-dots = Keine Tupfen
railage-pass-dot = Kein zusätzlicher Tupfen
railage-pass-line = Keine Strecke
railage-announce-upper = { $points } Punkte im oberen Kästchen { $space }
railage-announce-lower = { $points } Punkte im unteren Kästchen { $space }
railage-announce-end = das Ende: Die nächste Runde ist die letzte
railage-announce-end-overlap = das Ende, weil sich die Leisten überlappen: Die nächste Runde ist die letzte
railage-announce-end-full = das Ende, weil die obere Leiste voll ist: Die nächste Runde ist die letzte
railage-rolled = Die Würfel zeigen { $one }, { $other } und { $third }.
railage-rolled-mine = { $name } würfelt eine { $number } und beginnt neben Mine { $number }.
railage-happened = { $name }: { $what }
railage-said-gain = { $what }. { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
railage-said-line = Strecke bei { $name }. { $n ->
    [one] { $n } Feld kann folgen.
   *[other] { $n } Felder können folgen.
}

# Würfel
railage-dice = Würfel
railage-die = Würfel { $die }: { $face }
railage-die-changed = Würfel { $die }: { $face }, durch eine Sonderstrecke statt { $before }
railage-die-land = { $die }. Bleibt er übrig, gibt er Tupfen auf { $land }
railage-die-used = { $die }. Für das ○ benutzt
railage-die-aside = { $die }. In dieser Runde nicht benutzt
railage-die-mine = Dein Würfel: Mine { $number }

# Felder
railage-map = Plan
railage-map-keys = Mit den Pfeiltasten gehst du von Feld zu Feld, mit Bild ab zum nächsten wählbaren Feld. Eingabe wählt, noch einmal Eingabe bestätigt. R dreht, Escape bricht ab.
railage-cell-city = Stadt { $name }, Zahl { $value }
railage-cell-wild-city = Stadt { $name }, nimmt jede Summe
railage-cell-station = { $city }, dein ○, { $n ->
    [one] { $n } Strecke
   *[other] { $n } Strecken
}
railage-cell-dot = { $land }, freier Tupfen
railage-cell-line = { $land }, Strecke
railage-cell-closed = { $land }, nicht offen
railage-cell-mine-used = { $mine }, hat ihre Sonderstrecke
railage-cell-and = { $what }. { $purpose }
railage-cell-picked = Gewählt
railage-cell-do-start = Hier kann dein erstes ○ hin
railage-cell-do-city = Hier kann ein ○ hin, mit { $sums }
railage-cell-do-dot = Hier kann ein Tupfen hin
railage-cell-do-special = Hier kann eine Sonderstrecke beginnen
railage-cell-do-line = Hier kann eine Strecke beginnen oder enden
railage-cell-do-on = Hier kann die Strecke weitergehen
railage-cell-do-end = Hier kann die Strecke enden

# Leisten
railage-tracks = Leisten
railage-tracks-sum = Obere Leiste: { $upper } von { $n } Kästchen erreicht, { $crossed } durchgestrichen. Untere Leiste: { $lower } erreicht.
railage-track-upper = Strecken: je ein Kästchen, von links →
railage-track-lower = ← Sonderstrecken: je ein Kästchen, von rechts
railage-space-upper = Oberes Kästchen { $space }: { $what }.
railage-space-lower = Unteres Kästchen { $space }: { $what }.
railage-space-factor = Hauptstrecke mal { $factor }
railage-space-extra = zusätzlicher Tupfen und zusätzliche Strecke
railage-space-branch = Zweigstrecken zählen in einer Stadt mehr
railage-space-points = { $points } Punkte für die Ersten
railage-space-points-gained = { $points } Punkte, deine
railage-space-points-gone = { $points } Punkte, schon vergeben
railage-space-reached = erreicht
railage-space-crossed = durchgestrichen

# Die anderen
railage-hidden = Das Spielblatt von { $name } bleibt verdeckt, bis die Partie zu Ende ist.
railage-announced = Bisher angesagt
railage-ready = ✓ fertig
railage-drawing = … zeichnet

# Legende
railage-legend = Was die Zeichen bedeuten
railage-role-trunk = Hauptstrecke
railage-role-network = Andere Strecken des besten Netzes
railage-role-other = Strecken anderer Netze
railage-role-special = Sonderstrecken zu Minen
railage-legend-station = in einer Stadt: dein Bahnhof, ihr Gebiet ist offen
railage-legend-dot = auf Land: Gleisbett, hier darf eine Strecke durch
railage-legend-factor = obere Leiste: Punkte für jedes ○ der Hauptstrecke
railage-legend-extra = obere Leiste: ein zusätzlicher Tupfen und dann eine zusätzliche Strecke
railage-legend-points = Punkte für alle, die zuerst da sind
railage-legend-branch = untere Leiste: Zweigstrecken zählen in einer Stadt mehr
railage-legend-crossed = obere Leiste: durchgestrichen, weil eine Runde kein ○ brachte

# Wertung
railage-score = Wertung bisher
railage-score-final = Wertung
railage-score-total = Summe
railage-score-no-city = Der längste Weg durch dein bestes Netz.
railage-score-no-factor = { $cities }: { $n } ○, aber noch nichts wert. Der erste Faktor steht im oberen Kästchen { $first }.
railage-score-trunk = { $cities }: { $n } ○ × Faktor { $factor }
railage-score-branch = Zweigstrecken bei { $city }
railage-score-branches = Zweigstrecken
railage-score-branch-lines = { $n } Strecken (3 Strecken: 4, 4: 9, 5: 16, 6: 25 Punkte)
railage-score-branch-none = Für jedes erreichte ○ der unteren Leiste zählen die Strecken einer Stadt: 3 Strecken 4 Punkte, 4: 9, 5: 16, 6: 25.
railage-score-branch-unused = { $n ->
    [one] Die Strecken von { $n } Stadt können zählen
   *[other] Die Strecken von { $n } Städten können zählen
}, wenn es je 3 oder mehr sind (3 Strecken: 4, 4: 9, 5: 16, 6: 25 Punkte).
railage-score-upper = Punkte, obere Leiste
railage-score-lower = Punkte, untere Leiste
railage-score-points = { $n ->
    [one] zuerst in Kästchen { $spaces }
   *[other] zuerst in den Kästchen { $spaces }
}
railage-score-points-none = Für alle, die zuerst ein Kästchen mit Münze erreichen.
railage-score-overlap = { $n ->
    [one] Beide Leisten überlappen sich in { $n } Spalte; das entscheidet bei Gleichstand.
   *[other] Beide Leisten überlappen sich in { $n } Spalten; das entscheidet bei Gleichstand.
}
railage-titles = Dein Titel
railage-title-from = { $points }+
railage-title-worker = Eisenbahner
railage-title-baron = Eisenbahnbaron
railage-title-viscount = Eisenbahnvizegraf
railage-title-count = Eisenbahngraf
railage-title-marquess = Eisenbahnmarkgraf
railage-title-duke = Eisenbahnherzog
railage-title-king = Eisenbahnkönig

# Ein Blatt von Papier
sheet-form-river = Rail Age, der Fluss
sheet-form-lake = Rail Age, der See
railage-typing-hint = Eine Angabe je Zeile, in beliebiger Reihenfolge: „city C“ für ein ○, „dot C4“, „line C C4 D1 D“, „special C C4 M3“, „crossed 2“ für die gestrichenen Kästchen der oberen Leiste, „points upper 5“ für gewonnene Punkte.
railage-missing-cities = Es gibt noch kein ○: „city C“ zeichnet eines.
railage-fault-unreadable = { $found ->
    [none] Die Zeile hört zu früh auf. Eine Zeile sieht so aus: „city C“, „line C C4 D1 D“ oder „special C C4 M3“.
   *[other] „{ $found }“ ist hier nicht zu verstehen. Eine Zeile sieht so aus: „city C“, „line C C4 D1 D“ oder „special C C4 M3“.
}
railage-fault-no-such-map = Der Plan „{ $found }“ ist hier nicht bekannt; bekannt sind { $known }.
railage-fault-city-twice = { $city } hat sein ○ schon durch Zeile { $first }.
railage-fault-dot-twice = { $land } hat seinen Tupfen schon durch Zeile { $first }.
railage-fault-crossed-twice = Die gestrichenen Kästchen stehen schon in Zeile { $first }.
railage-fault-too-many-crossed = Auf der oberen Leiste lassen sich { $most } Kästchen streichen.
railage-fault-no-points = { $track ->
    [upper] Auf Kästchen { $space } der oberen Leiste stehen keine Punkte.
   *[lower] Auf Kästchen { $space } der unteren Leiste stehen keine Punkte.
}
railage-fault-not-reached = { $track ->
    [upper] Kästchen { $space } der oberen Leiste ist nicht erreicht: Dafür sind es zu wenige Strecken.
   *[lower] Kästchen { $space } der unteren Leiste ist nicht erreicht: Dafür sind es zu wenige Sonderstrecken.
}
railage-fault-no-start = Das erste ○ steht neben einer Mine mit Zahl, und dort ist noch keines.
railage-fault-too-many-lines = { $n } Strecken sind zu viele: So viele ○ und gestrichene Kästchen lassen Zeit für { $most }.
railage-fault-too-many-specials = { $n } Sonderstrecken sind zu viele: So viele ○ und gestrichene Kästchen lassen Zeit für { $most }.
railage-fault-too-many-dots = { $n } Tupfen sind zu viele: So viele ○ und gestrichene Kästchen lassen Zeit für { $most }.
railage-fault-no-game = Die erste Zeile fehlt: „rail-age river“ oder „rail-age lake“.
## Warum die Regeln einen Zug ablehnen

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
