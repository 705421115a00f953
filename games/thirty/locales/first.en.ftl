# What the start page says of this game.
game-thirty = 30 Rails
game-post = 30 Rails by post
about-thirty = Thirty rolls, thirty pieces of track: join four stations and a mine on six by six squares.
about-post = The same railway in ten rounds of three rolls that you plan at once, with towns, loops and crossed-out squares.
