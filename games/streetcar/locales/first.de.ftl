# Was die Startseite von diesem Spiel sagt.
game-streetcar = 30 Streetcar Rails
about-streetcar = Ziehe ein Plättchen, wirf den Würfel, lege Gleise: Straßenbahnen von Haltestelle zu Haltestelle, an Bäumen vorbei und in Schleifen.
