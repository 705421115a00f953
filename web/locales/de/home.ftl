# home
home-title = Eisenbahnspiele mit Stift, Papier und Karten
play-now = Jetzt spielen
with-friends = Mit Freunden
