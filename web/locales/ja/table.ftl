# table
gain = { $points }点
turn = 回す
turn-key = 回す（Rキー、またはマスをもう一度タップ）
confirm = 決定
undo = 取り消す
