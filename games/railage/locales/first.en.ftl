# What the start page says of this game.
game-railage = Rail Age
about-railage = Three dice a round: win cities, prepare the land, and lay one great network over hills, forests and a river.
