# replay
replay-title = { $game }のリプレイ
replay-not-over = このゲームはまだ終わっていません。終了後にリプレイできます。
replay-first = 最初へ
replay-back = 一つ戻る
replay-on = 一つ進む
replay-last = 最後へ
replay-moment = ゲームの時点
replay-at = { $n }／{ $of }
replay-seat = 視点
replay-back-to-game = ゲームに戻る
end-rematch = もう一度遊ぶ
end-daily = 今日の順位表
end-replay = リプレイ
end-share = リンクを共有
end-shared = コピーしました：{ $link }
end-check = サイコロを検証
end-svg = 画像（SVG）
end-png = 画像（PNG）
end-pdf = シート（PDF）
end-record = 記録
end-fair = 公正です。{ $events }件の出来事はすべてルールどおりで、{ $rolls }回の乱数はすべて開始前に約束された種から計算されたものです。このブラウザーで検証しました。
end-fair-unpledged = { $events }件の出来事はルールどおりで、{ $rolls }回の乱数は種と一致します。ただし開始前の約束はありませんでした。
end-no-seed = { $events }件の出来事はルールどおりです。乱数の種が（まだ）公開されていないため、サイコロは検証できません。
end-wrong = 検証に失敗しました：{ $reason }
end-place = 順位
end-name = 名前
end-points = 点
end-score = { $points }点
end-winner = { $n ->
    [1] { $names }の勝ちです
   *[other] { $names }が勝利を分け合いました
}
fortunes = 運と実力
fortunes-what = 各ダイスがもたらした点と各手で失った点を、強いボットの目で示します
fortunes-thinking = 強いボットが各手番を調べています…
fortunes-failed = 分析できませんでした。プログラムを読み込めないか、途中で止まりました。接続を確認してください。
fortunes-sum = 最初の期待値は{ $first }点。運：{ $luck }。手による損失：{ $cost }。結果：{ $score }点。
fortunes-of = { $name }の運と実力
fortunes-curve = 期待される点数：各手の後に点、最終得点に輪
fortunes-bars = 塗った棒：運。白い棒：手による損失。下の数字：手番
fortunes-dearest = 最も損をした手
fortunes-none = 目立って損をした手はありません。
fortunes-about = 期待値は強いボットの平均的な結果で、ヒントと同じ計算です。運とは、自分の手と次の手の間に変わったすべてです（ダイス、カード、他の人の手、前には分からなかったこと）。小さな差は誤差の範囲です。
fortunes-dear = 手番{ $turn }で{ $cost }点の損：{ $played }。
fortunes-dear-setup = 準備で{ $cost }点の損：{ $played }。
fortunes-better = より良い手：{ $better }。
fortunes-show = 表示
