# Was die Startseite von diesem Spiel sagt.
game-thirty = 30 Rails
game-post = 30 Rails, Postspiel
about-thirty = Dreißig Würfe, dreißig Gleisstücke: Verbinde vier Bahnhöfe und eine Mine auf sechs mal sechs Feldern.
about-post = Dieselbe Eisenbahn in zehn Runden zu drei Würfen, die du auf einmal planst, mit Städten, Schleifen und gesperrten Feldern.
