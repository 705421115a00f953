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
