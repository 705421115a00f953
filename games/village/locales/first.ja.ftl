# トップページでのこのゲームの紹介。
game-village = Village Rails
about-village = 共通の市場から取る12枚のカードで、納屋や停留所、旅行のある7本の路線を村に通します。
