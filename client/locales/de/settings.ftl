# settings
settings-language = Sprache
settings-theme = Farben
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
settings-motion = Bewegung
settings-motion-on = Würfel und Teile bewegen sich kurz
settings-name = Dein Name am Tisch
settings-examples = Für alle, die Spiele schreiben
settings-examples-on = Beispielspiele zeigen
settings-where-kept = All das bleibt in diesem Browser und wird niemandem gesagt.
