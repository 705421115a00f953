# home
home-title = Railway games of pen, paper and cards
play-now = Play now
with-friends = With friends
