# common
skip-to-content = Zum Inhalt
home = Startseite
navigation = Seiten
nav-sheet = Blatt auswerten
nav-rules = Regeln
nav-settings = Einstellungen
you = Du
bot-name = Bot { $number }
close = Schließen
cancel = Abbrechen
server-unreachable = Der Server antwortet nicht. Prüfe deine Verbindung; es wird von selbst weiter versucht, und nichts geht verloren.
server-unreadable = Der Server hat etwas geantwortet, das diese Seite nicht versteht. Lade die Seite neu.
shelf-full = Dieser Browser hat keinen Platz mehr oder merkt sich für diese Seite nichts. Lösche alte Partien auf der Startseite und versuche es noch einmal.
record-without-seed = Dieses Protokoll enthält seinen Startwert nicht und kann deshalb nicht weitergespielt werden.
no-such-game = Diese Partie gibt es in diesem Browser nicht. Vielleicht wurde sie gelöscht oder in einem anderen Browser gespielt.
loading = Wird geladen …
