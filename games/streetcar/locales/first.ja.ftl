# トップページでのこのゲームの紹介。
game-streetcar = 30 Streetcar Rails
about-streetcar = タイルを引いてサイコロを振り、線路を敷きます。木々を過ぎ、ループを描いて、駅から駅へ路面電車を走らせましょう。
