# home
home-title = 紙とペンとカードの鉄道ゲーム
play-now = 今すぐ遊ぶ
with-friends = 友だちと
