# What the start page says of this game.
game-sidings = Sidings
about-sidings = One die a round, twelve wagons: sort them on four sidings, and guess where the others send theirs.
