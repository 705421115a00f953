end-over = ゲーム終了です。
end-won = { $n ->
    [1] ゲーム終了です。{ $names }の勝ちです。
   *[other] ゲーム終了です。{ $names }が勝利を分け合います。
}
end-winner = { $n ->
    [1] { $names }の勝ちです
   *[other] { $names }が勝利を分け合いました
}
end-tie-money = { $names }と同点（{ $points }点）のため、お金で決着しました：£{ $most }対£{ $next }
end-tie-overlap = { $names }と同点（{ $points }点）のため、両トラックが重なった列の数で決着しました：{ $most }対{ $next }
end-even-money = 同点（{ $points }点）で、お金も同じ（£{ $most }）です。
end-even-overlap = 同点（{ $points }点）で、両トラックが重なった列の数も同じ（{ $most }）です。
end-even = 同点（{ $points }点）です。
list-comma = 、
list-and = { $one }と{ $other }
