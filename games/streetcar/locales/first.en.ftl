# What the start page says of this game.
game-streetcar = 30 Streetcar Rails
about-streetcar = Draw a tile, roll a die, lay track: tramways from station to station, past trees and round in loops.
