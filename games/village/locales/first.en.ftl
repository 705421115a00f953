# What the start page says of this game.
game-village = Village Rails
about-village = Twelve cards from a shared market become seven lines through the parish, with barns, halts and trips.
