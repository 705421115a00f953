# table
gain = { $n ->
   *[other] { $points }点
}
turn = 回す
turn-key = 回す（Rキー、またはマスをもう一度タップ）
confirm = 決定
confirm-how = 盤面で選んでください。ここに得点の変化が表示され、決定できます。
undo = 取り消す
plan-begin = 先を試す
plan-what = コピー上で手を試します。ゲームには影響しません
plan-title = 計画中：まだ何も決まっていません
plan-guess = 相手の隠れている情報は推測で、相手は特に何もしません。実際のゲームとは異なります。
plan-dice = 計画のサイコロ
plan-dice-random = ランダム
plan-dice-mine = 自分で選ぶ
plan-back = 戻る
plan-end = 計画をやめる
plan-commit = 最初の手を本当に打つ
plan-choose-roll = サイコロの目を選んでください。
plan-roll = サイコロの目
plan-roll-none = 選ぶ…
plan-ahead = { $moves }手先
hints = ヒント
hints-what = 強いボットならどう打つかを表示します
hints-thinking = 強いボットが考えています…
hints-expected = およそ{ $points }点
hints-behind = { $points }点減
hints-same = 同じくらい
hints-show = 盤上に表示
