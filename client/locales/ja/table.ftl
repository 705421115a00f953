# table
gain = { $n ->
   *[other] { $points }点
}
turn = 回す
turn-key = 回す（Rキー、またはマスをもう一度タップ）
confirm = 決定
confirm-how = 盤面で選んでください。ここに得点の変化が表示され、決定できます。
undo = 手を戻す
plan-begin = 手を試す
plan-what = コピー上で手を試します。ゲームには影響しません
plan-title = お試し中：ここでの手はゲームに反映されません
plan-guess = 相手の隠れている情報は推測で、相手の手も仮のものです。実際のゲームとは異なります。
plan-dice = お試しのサイコロ
plan-dice-random = ランダム
plan-dice-mine = 自分で選ぶ
plan-back = 手を戻す
plan-end = お試しを終える
plan-commit = 最初の手を実際に行う
plan-choose-roll = サイコロの目を選んでください。
plan-roll = サイコロの目
plan-roll-none = 選ぶ…
plan-ahead = { $moves }手先
hints = ヒント
hints-what = 強いボットならどうするかを表示します
hints-thinking = 強いボットが考えています…
hints-expected = およそ{ $points }点
hints-behind = { $points }点減
hints-same = 同じくらい
hints-show = 盤面に表示
