# village
village-semicolon = ；
village-terrain = { $terrain ->
    [field] 畑
    [forest] 森
    [pasture] 牧草地
    [lake] 湖
   *[village] 村
}
village-thing = { $what ->
    [field] 畑
    [forest] 森
    [pasture] 牧草地
    [lake] 湖
    [village] 村
    [track] 線路
    [terrain] 地形
    [trip] 旅行
    [barn] 納屋
    [farm] 農場
    [halt] 停留所
    [signal] 信号
    [siding] 側線
    [straight] 直線
    [bend] カーブ
   *[feature] 施設
}
village-many = { $things }{ $n }{ $what ->
    [terrain] 種類
   *[other] つ
}
village-each = { $what ->
    [field] 畑1つ
    [forest] 森1つ
    [pasture] 牧草地1つ
    [lake] 湖1つ
    [village] 村1つ
    [track] 線路1つ
    [terrain] 異なる地形1種類
    [trip] 旅行1つ
    [barn] 納屋1つ
    [farm] 農場1つ
    [halt] 停留所1つ
    [signal] 信号1つ
    [siding] 側線1つ
    [straight] 直線1つ
    [bend] カーブ1つ
   *[feature] 施設1つ
}ごとに
village-points = { $n }点
village-barn = { $terrain }の納屋
village-halt = { $n }点の停留所
village-bridge = { $terrain }の橋
village-bend = { $terrain }のカーブ
village-from-above = 上からの路線に{ $feature }
village-from-left = 左からの路線に{ $feature }
village-demand-none = { $things }がない
village-demand-exactly = { $things }がちょうど{ $n }{ $what ->
    [terrain] 種類
   *[other] つ
}
village-demand-at-least = { $many }以上
village-demand-at-most = { $many }以下
village-demand-only-straights = { $n ->
    [1] 直線だけ
   *[other] 直線だけで{ $n }つ以上
}
village-demand-only-bends = { $n ->
    [1] カーブだけ
   *[other] カーブだけで{ $n }つ以上
}
village-demand-same-ends = 始点と終点の地形が同じ
village-demand-both-ends = 始点も終点も{ $terrain }
village-demand-most = { $terrain }が最も多い
village-demand-fewest = { $terrain }があり、最も少ない
village-demand-alike = 同じ種類の施設が{ $n }つ以上
village-trip = { $demand }（{ $n }点）
village-trip-each = { $each }{ $n }点
village-terminus = { $rate ->
    [0] £{ $base }
   *[other] £{ $base } ＋ { $each }£{ $rate }
}
village-free = 無料
village-coins = 上に£{ $n }あり、もらえます
village-space = { $row }行目・{ $column }列目
village-line = 路線{ $name }
village-line-open = { $tracks }、今のところ{ $points }
village-line-completed = 完成、{ $tracks }、{ $points }
village-line-done = 処理済み、{ $tracks }、{ $points }
village-does-take = { $track }を{ $space }へ（{ $price }）
village-does-take-turned = { $track }を回して{ $space }へ（{ $price }）
village-does-take-card = { $track }を取る（{ $price }）
village-does-lay = { $track }を{ $space }へ
village-does-lay-turned = { $track }を回して{ $space }へ
village-does-trip = 旅行「{ $trip }」を路線{ $line }へ（{ $price }）
village-does-trip-card = 旅行「{ $trip }」を取る（{ $price }）
village-does-assign = 旅行「{ $trip }」を路線{ $line }へ
village-does-resolve = 路線{ $line }に「{ $terminus }」を出して{ $pay }を受け取る
village-does-under = 山札の下へ。先に出てくる旅行：「{ $trip }」
village-does-done = 手番を終える
village-prompt-deal = カードを配っています。
village-prompt-other = ラウンド{ $round }/12：{ $name }の手番です。
village-prompt-build = ラウンド{ $round }/12：線路を取ってから敷いてください。その前か後に旅行を1つ計画できます。
village-prompt-build-only = ラウンド{ $round }/12：線路を取ってから敷いてください。旅行を計画するお金か路線がありません。
village-prompt-build-planned = ラウンド{ $round }/12：旅行は計画済みです。線路を取ってください。
village-prompt-lay = { $track }を取り、市場が補充されました。敷く場所を選んでください。
village-prompt-assign = 旅行「{ $trip }」を取り、市場が補充されました。路線を選んでください。
village-prompt-resolve = { $n ->
    [1] 路線{ $lines }が完成しました。お金を受け取る終着駅カードを選んでください。
   *[other] 路線{ $lines }が完成しました。1本と、お金を受け取る終着駅カードを選んでください。
}
village-prompt-under = 路線{ $line }の旅行を山札の下に戻します。先に出てくるようにするのはどちらですか。
village-prompt-plan = 路線に旅行を計画するか、手番を終えてください。
village-prompt-draw = カードを引いています。
village-did-take = { $name }が{ $space }に{ $track }を敷きました（{ $price }）。
village-did-take-card = { $name }が線路の市場のカード{ $n }を取りました（{ $price }）。
village-did-lay = { $name }が{ $space }に{ $track }を敷きました。
village-did-trip = { $name }が路線{ $line }に旅行を計画しました（{ $price }）。
village-did-trip-named = { $name }が路線{ $line }に旅行を計画しました：{ $trip }（{ $price }）。
village-did-trip-card = { $name }が旅行の市場のカード{ $n }を取りました（{ $price }）。
village-did-assign = { $name }が路線{ $line }に旅行を計画しました。
village-did-assign-named = { $name }が路線{ $line }に旅行を計画しました：{ $trip }。
village-did-resolve = { $name }が路線{ $line }を処理しました：{ $points }と{ $pay }。
village-did-under = { $name }が旅行2枚を山札の下に置きました。
village-did-done = { $name }が手番を終えました。
village-did-corner = { $name }の枠ピースは{ $letter }です。
village-did-top = 山札の一番上：{ $trip }。
village-did-track = 線路の市場に追加：{ $track }。
village-did-terminus = { $name }が終着駅カードを引きました：{ $terminus }。
village-tableau = { $name }のタブロー
village-keys = 矢印キーで移動し、Enterで場所を選び、もう一度Enterで決定します。Rでカードを回し、Escapeでキャンセルします。
village-empty = 空き
village-cell = { $spot }：{ $what }
village-cell-open = { $spot }：{ $what }。選べます
village-cell-chosen = { $spot }、選択中：{ $what }。Enterで決定
village-trip-of-line = 旅行：{ $trip }
village-tracks = 線路
village-tracks-note = 左の各カードに£1を置きます
village-trips = 旅行
village-trips-note = 計画の£3を含みます
village-deck = 山札：{ $n }枚
village-card-track = 線路{ $n }：{ $track }
village-card-trip = 旅行{ $n }：{ $points }、
village-card-terminus = 終着駅カード：
village-hint-space = 印の付いた場所を選んでください。
village-hint-line = 印の付いた路線を選んでください。
village-hint-track = { $space }に敷く線路を選んでください。
village-hint-trip = 路線{ $line }の旅行を選んでください。
village-hint-terminus = 路線{ $line }の終着駅カードを選んでください。
village-orders = 山札の下での順番
village-first = 先に出てくる旅行：
village-done = 旅行なしで手番を終える
village-back = 伏せた終着駅カード
village-hand = あなたの終着駅カード
village-hand-of = { $name }の終着駅カード
village-hand-note = 秘密です。路線の完成時に1枚使います
village-taken = あなたが取ったカード
village-taken-by = { $name }が取ったカード
village-taken-note = まだ置かれていません
village-refill = 市場の新しいカード：{ $card }
village-new = 新
village-pays = { $line }：{ $pay }
village-players = プレイヤー
village-lines-done = 路線{ $n }/7
village-lines = 路線
village-lines-note = ここで終わった場合の得点
village-state-open = 未完成
village-state-completed = 完成
village-met = 今のところ条件を満たしています
village-unmet = まだ条件を満たしていません
village-score = { $name }の得点
village-score-line = 路線
village-score-trips = 旅行
village-score-features = 施設
village-score-terminus = 終着駅
village-score-points = 得点
village-score-dial = これまでの得点
village-score-sidings = 側線のある路線：{ $n }本
village-score-money = お金：£{ $money }のうち£3ごとに1点
village-score-total = 合計
village-score-now = 今終わった場合の合計
village-forecast = 予想：最後に加算
village-item = { $what }：{ $n }
village-item-pay = { $what } = { $pay }
village-own = あなた
village-players-name = 名前
village-players-money = お金
village-players-hand = 手札
village-score-own = あなたの得点

# 紙のシート
sheet-form-village = Village Rails
village-typing-hint = 1行に1つずつ、順番は自由です。角のピースは「border B」、線路は置いたとおりに「r1c1 = 17」または「r1c1 = bend lake farm -」、旅行は「trip l1 4 for exactly 5 tracks」、お金は「money 14」と書きます。
village-missing-tracks = 空いている場所があと{ $n }か所あります。今のままで採点しています。
village-missing-money = お金がまだありません。「money 14」のように書きます。
village-fault-unreadable = { $found ->
    [none] 行が途中で終わっています。「r1c1 = 17」「trip l1 4 for exactly 5 tracks」「money 14」のように書いてください。
   *[other] 「{ $found }」を読み取れません。「r1c1 = 17」「trip l1 4 for exactly 5 tracks」「money 14」のように書いてください。
}
village-fault-no-such-cards = カード「{ $found }」は登録されていません。
village-fault-twice = { $what ->
    [game] ゲームはすでに{ $first }行目に書かれています。
    [deck] カードはすでに{ $first }行目に書かれています。
    [border] 枠ピースはすでに{ $first }行目に書かれています。
   *[money] お金はすでに{ $first }行目に書かれています。
}
village-fault-space-twice = { $space }はすでに{ $first }行目で使われています。
village-fault-line-twice = { $line }の終着駅カードはすでに{ $first }行目にあります。
village-fault-card-twice = カード{ $card }はすでに{ $space }にあります。
village-fault-none-left = 線路「{ $track }」は山札に{ $n }枚しかありません。
village-fault-no-such-trip = 旅行「{ $trip }」のカードはありません。
village-fault-same-trip = 旅行「{ $trip }」のカードは1枚だけなので、{ $line }に2枚は置けません。
village-fault-too-many-trips = 旅行{ $n }枚を計画することはできません。1手番に1枚までで、完成した路線には置けません。
village-fault-terminus-twice = 終着駅カード{ $card }はすでに{ $line }で使われています。
village-fault-no-such-terminus = 残りの終着駅カードに「{ $pay }」はありません。
village-fault-not-completed = { $line }は完成していないので、終着駅カードはありません。
village-fault-no-border = 枠ピースの文字がありません。「border A」のように書きます。
village-fault-no-game = 最初の行「village-rails」がありません。
## ルールが手を受け付けない理由

refusal-village-must-build = 線路を敷かずに手番を終えることはできません。先に線路を敷いてください。
refusal-village-has-built = この手番の線路はもう敷きました。旅行を計画するか、手番を終えてください。
refusal-village-has-planned = この手番の旅行はもう計画しました。線路を取ってください。
refusal-village-in-two-acts = カードを置くのは、市場が補充されてからです。まず{ $first }、次に{ $second }です。
refusal-village-in-one-act = このゲームのルールでは、カードと置く場所を一緒に選びます。たとえば{ $example }です。
refusal-village-lay-first = 先に、取った線路を敷いてください。選べるのは{ $reach }です。
refusal-village-assign-first = 先に、取った旅行の路線を選んでください。選べるのは{ $open }です。
refusal-village-nothing-taken = 置くのを待っているカードはありません。先に市場からカードを取ってください。
refusal-village-no-open-line = 旅行を割り当てられる路線がありません。どの路線も、完成しているか、旅行が2つあります。
refusal-village-nothing-to-turn = この線路は回しても変わりません。回さずに{ $space }に敷いてください。
refusal-village-resolve-first = 完成した路線が先です。{ $lines }のために手札の終着駅カードを出してください。
refusal-village-not-completed = 路線{ $line }は終着駅カードを待っていません。{ $lines ->
    [none] 手番を続けてください
   *[other] 待っているのは{ $lines }です
}。
refusal-village-order-first = 先に、路線{ $line }の2つの旅行を山札の下に入れる順番を選んでください。
refusal-village-nothing-to-order = 山札の下に入れる旅行はありません。手番を続けてください。
refusal-village-no-such-card = この市場にカード{ $place }はありません。今あるのはカード{ $n_cards }までです。
refusal-village-too-dear = カード{ $place }の値段は£{ $price }で、持っているお金は£{ $money }です。カード{ $most }までなら払えます。
refusal-village-no-money-to-plan = 旅行を計画するには£3かかりますが、持っているお金は£{ $money }です。代わりに線路を敷くか、手番を終えてください。
refusal-village-line-full = 路線{ $line }にはもう旅行が2つあります。{ $open ->
    [none] 今は旅行を割り当てられる路線がありません
   *[other] 選べるのは{ $open }です
}。
refusal-village-line-completed = 路線{ $line }は完成しているので、旅行を割り当てられません。{ $open ->
    [none] 今は旅行を割り当てられる路線がありません
   *[other] 選べるのは{ $open }です
}。
refusal-village-space-taken = { $space }にはもう線路があります。選べるのは{ $reach }です。
refusal-village-space-apart = { $space }は枠ピースにも線路にも隣り合っていません。選べるのは{ $reach }です。
refusal-village-not-in-hand = 終着駅カード{ $terminus }は手札にありません。手札にあるカードを出してください。
refusal-village-not-waiting = このプレイヤーの手は、今は誰も待っていません。
refusal-village-no-rulings = このゲームにゲームマスターはいません。決めるのはプレイヤーだけです。
