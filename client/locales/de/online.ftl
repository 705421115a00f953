# online
play-seat = Platz { $number }
play-you = du
play-maker = Wer eingeladen hat
play-to-move = am Zug
play-ready = fertig
play-is-bot = Bot, { $skill }
play-bot-plays = ein Bot spielt
play-has-left = ist gegangen
play-points = { $points } Pkt.
play-look = Das Blatt von { $name } ansehen
play-hidden = Das Blatt von { $name } ist verdeckt
play-looking-at = Du siehst das Blatt von { $name }.
play-back-to-mine = Zurück zu meinem
play-n-ready = Fertig: { $ready } von { $seats }
play-sheet-of = Blatt von
play-left-days = noch { $days } Tg. { $hours } Std.
play-left-hours = noch { $hours } Std. { $minutes } Min.
play-left-minutes = noch { $minutes }:{ $seconds }
play-left-nothing = Die Zeit ist um
play-live = Verbunden
play-connecting = Verbinde …
play-lost = Verbindung verloren; sie wird von selbst wiederhergestellt
play-log = Was geschah
play-log-sit = { $name } setzt sich.
play-log-name = Platz { $number } heißt jetzt { $name }.
play-log-rise = Platz { $number } ist wieder frei.
play-log-start = Die Partie beginnt.
play-log-undo = { $name } nimmt einen Zug zurück.
play-log-late = { $name } hat die Frist verpasst.
play-log-bot-sits = { $name } setzt sich, ein Bot ({ $skill }).
play-bot-skill = Spielstärke des Bots
play-bot-dismiss = { $name } wegschicken
play-log-bot = Ab jetzt spielt ein Bot für { $name }.
play-log-return = { $name } ist wieder da.
play-log-leave = { $name } verlässt den Tisch.
play-log-over = Die Partie ist zu Ende.
play-log-close = Der Tisch wurde geschlossen: { $reason }
play-called-off = Wer diesen Tisch eröffnet hat, hat ihn abgesagt.
play-log-next = Es gibt eine Revanche.
play-chat = Chat
play-chat-words = Nachricht
play-chat-send = Senden
play-chat-off = Der Chat dieses Tisches ist ausgeschaltet.
play-chat-switch = Chat ist an
play-menu = Menü
play-new = Neue Partie
play-pass = Gib das Gerät an { $name }
play-pass-why = In diesem Spiel sind die Blätter verdeckt: Alle anderen sehen jetzt bitte weg.
play-pass-open = Ich bin { $name }
play-no-table = Hier ist kein Tisch
play-closed = Dieser Tisch wurde geschlossen: { $reason }
play-bot-for-you = Du hast eine Frist verpasst, und ein Bot spielt für dich.
play-i-am-back = Ich bin wieder da
play-rematch-there = Es gibt eine Revanche.
play-rematch-join = Zur Revanche
play-old-rules = Diese Partie geht nach den Regeln weiter, mit denen sie begann (Nummer { $number }); neue Partien haben neuere.
play-watching = Du siehst zu: Du siehst, was alle sehen dürfen.
play-link = Link zu diesem Tisch
play-link-title = Ein Tisch bei Platelayer
play-personal = Auf anderem Gerät spielen …
play-personal-link = Dein persönlicher Link
play-personal-secret = Wer diesen Link hat, kann auf deinem Platz spielen: Gib ihn niemandem.
play-leave = Tisch verlassen
play-leave-text = Diese Partie endgültig verlassen? Auf deinen Platz kannst du nicht zurück.
play-rise-text = Deinen Platz aufgeben?
play-waiting-for = { $seats ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist noch frei.
   *[other] { $seats } Plätze sind noch frei.
}
play-invited = { $n ->
    [one] { $names } wartet an diesem Tisch auf dich.
   *[other] { $names } warten an diesem Tisch auf dich.
}
play-share = Schicke diesen Link an alle, die mitspielen sollen:
play-who-sits = Wer am Tisch sitzt
play-free = frei
play-join = Mitspielen
play-start = Jetzt beginnen
play-cancel = Absagen
play-cancel-text = Diesen Tisch absagen? Wer schon sitzt, erfährt es.
play-pace-live = Ohne Zeitlimit.
play-pace-wait = { $time } für jeden Zug; danach warten die anderen.
play-pace-default = { $time } für jeden Zug; danach wird ein harmloser gemacht.
play-pace-bot = { $time } für jeden Zug; danach übernimmt ein Bot.
play-pace-referee = { $time } für jede Runde; danach wertet die Spielleitung aus.
play-referee = { $title }: eine Partie mit Spielleitung.
play-referee-you = { $title }: Du leitest die Partie.
play-referee-until = Züge bis { $until }.
play-referee-moved = Züge bis { $until }: { $reason }
play-referee-rests = Die Partie ruht: { $reason }
play-report = Mein Bericht
play-report-pdf = Mein Bericht (PDF)
play-to-desk = Zur Spielleitung
play-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
play-hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
}
play-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
play-is-open = Auch Fremde dürfen mitspielen.
play-by-link = Nur wer den Link hat.
play-log-deadline = Die Spielleitung setzt die Frist auf { $until }: { $reason }
play-log-rest = Die Spielleitung lässt die Partie ruhen: { $reason }
play-log-adjudicate = { $round ->
    [0] Die Spielleitung wertet den Aufbau aus.
   *[other] Die Spielleitung wertet Runde { $round } aus.
}
play-log-adjudicate-early = { $round ->
    [0] Die Spielleitung wertet den Aufbau vor der Frist aus: { $reason }
   *[other] Die Spielleitung wertet Runde { $round } vor der Frist aus: { $reason }
}
play-log-correct = { $round ->
    [0] Die Spielleitung berichtigt den Aufbau von { $name }: { $reason }
   *[other] Die Spielleitung berichtigt Runde { $round } von { $name }: { $reason }
}
