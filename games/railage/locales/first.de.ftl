# Was die Startseite von diesem Spiel sagt.
game-railage = Rail Age
about-railage = Drei Würfel pro Runde: Gewinne Städte, bereite das Land vor und lege ein großes Netz über Hügel, durch Wälder und an den Fluss.
