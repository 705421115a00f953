# Was die Startseite von diesem Spiel sagt.
game-village = Village Rails
about-village = Zwölf Karten aus gemeinsamen Märkten werden zu sieben Linien durch die Gemeinde, mit Scheunen, Haltepunkten und Reisen.
