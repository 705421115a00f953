# Was die Startseite von diesem Spiel sagt.
game-sidings = Rangiergleise
about-sidings = Ein Würfel pro Runde, zwölf Wagen: Sortiere sie auf vier Gleisen, und errate, wohin die anderen ihre schicken.
