# 30 Rails
thirty-board = あなたのシートのマップ
thirty-kind-1 = カーブ
thirty-kind-2 = 直線
thirty-kind-3 = ダブルカーブ
thirty-kind-4 = 立体交差
thirty-kind-5 = Y字分岐
thirty-kind-6 = 分岐
thirty-piece = { $kind }（{ $ways }）
thirty-bridge = { $kind }（橋は{ $way }）
thirty-grade-okay = まずまず
thirty-grade-good = 良い
thirty-grade-excellent = 素晴らしい
thirty-grade = { $from }点から{ $grade }
thirty-grades = 評価
thirty-mountain = 山
thirty-mine = 鉱山
thirty-mine-row = 鉱山
thirty-cross = ×印
thirty-bonus = ボーナスマス
thirty-with-bonus = { $what }、ボーナスマス
thirty-station = 駅{ $name }
thirty-town = 町{ $name }
thirty-kept = 山を6つとも残す
thirty-skipped = { $y }行目の山を取り除く
thirty-bought = { $pair }の株。{ $square }に×印を付ける
thirty-with-white = { $what }、白の出目変更
thirty-with-colour = { $what }、色の出目変更
thirty-with-both = { $what }、両方の出目変更
thirty-missing = { $name }の指示が届きませんでした。空いたままになるマスを抽選で決めます
thirty-illegal = { $name }の指示は違反です。空いたままになるマスを抽選で決めます
thirty-drawing = { $name }の準備の一部（{ $part }）を抽選で決めます
thirty-drawn = 抽選：{ $what }
thirty-blocked = 抽選：{ $square }は空いたままになります
thirty-rolled = 出目：白{ $white }、色{ $colour }（{ $piece }）
thirty-over-grade = ゲーム終了、{ $points }点です。評価：{ $grade }
thirty-prompt-turn = { $n }/30ターン：{ $white }の行か列に{ $piece }を敷いてください。
thirty-prompt-turn-any = { $n }/30ターン：{ $white }の行も列もいっぱいなので、好きな空きマスに{ $piece }を敷いてください。
thirty-prompt-round = { $round }/10ラウンド、{ $nth }回目：{ $white }の行か列に{ $piece }を敷いてください。
thirty-prompt-round-any = { $round }/10ラウンド、{ $nth }回目：{ $white }の行も列もいっぱいなので、好きな空きマスに{ $piece }を敷いてください。
thirty-part-skip = 山
thirty-part-mine = 鉱山
thirty-part-bonus = ボーナス
thirty-setup-any = シートの準備をしてください。山、鉱山、4つの町、ボーナスマスを、好きな順に決めます。
thirty-setup-skip = 取り除く山をタップするか、6つとも残してください。
thirty-setup-mine = 山の隣のマスを鉱山に選んでください。
thirty-setup-station = 駅{ $name }を外周に置いてください。各辺に1つずつです。
thirty-setup-bonus = ボーナスマスを選んでください。
thirty-why-skip = 路線は山を通れません。山を1つ取り除くと、線路を敷けるマスが1つ増えます。
thirty-why-mine = 鉱山につながる駅が1、2、3、4つなら、2、6、12、20点になります。
thirty-why-station = 線路でつながった駅のペアが得点になります。番号が大きいほど、路線が長いほど高得点です。
thirty-why-town = 町{ $name }を外周マスに置きます。各辺に1つずつです。線路でつながったペアが得点になり、後の文字ほど、路線が長いほど高得点です。
thirty-why-bonus = このマスを通る路線は、2点増えます。
thirty-why-bonus-post = このマスを通る路線は2点、2回通れば4点増えます。
thirty-keep = 山を6つとも残す
thirty-rolls = サイコロ
thirty-dice = 白のサイコロ{ $white }、色のサイコロ：{ $piece }
thirty-lines = { $n }の行か列
thirty-overrides = 出目変更
thirty-override-white = 好きなマス
thirty-override-colour = 好きな線路
thirty-override-left = 出目変更（1回）
thirty-override-spent = 使用済み
thirty-palette = ほかの線路
thirty-palette-hint = 代わりにどの線路を敷きますか？
thirty-choice = 線路か株か
thirty-lay = 線路を敷く
thirty-buy = { $n }株買う
thirty-pairs = どの路線の株か
thirty-shares-pair = どの路線の株ですか？　路線の得点は株の数を超えません。
thirty-shares-cross = 代わりに×印を付けるマスを選んでください。
thirty-shares-held = { $n }株
thirty-head-bonus = ボーナス
thirty-head-shares = 株
thirty-head-counts = 得点

# 紙のシート
sheet-form-basic = 30 Rails（基本）
sheet-form-advanced = 30 Rails（上級）
sheet-form-postal = 30 Rails（郵便ゲーム）
sheet-shares = 株
sheet-shares-of = { $pair }の株
sheet-missing-mountains = 山があと{ $n }つ必要です。シートには1行に1つまで、全部で5つか6つの山があります。
sheet-missing-mine = 鉱山がまだありません。山の隣に置きます。
sheet-missing-bonus = ボーナスマスがまだありません。
sheet-missing-towns = 町{ $names }がまだありません。各辺に1つずつ置きます。
thirty-thing-cross = ×印
thirty-fault-bonus-twice = ボーナスマスはすでに{ $first }行目にあります。
thirty-fault-shares-twice = { $pair }の株はすでに{ $first }行目にあります。
thirty-fault-second-mountain = マップの{ $y }行目にはすでに山があります（{ $other }）。先に消してください。
thirty-fault-second-mine = 鉱山はすでに{ $other }にあります。
thirty-fault-lone-mine = { $square }の鉱山の隣に、まだ山がありません。
thirty-fault-no-crosses = 基本ゲームに×印はありません。
thirty-fault-no-shares = 株があるのは上級ゲームだけです。
thirty-typing-hint = 1行に1つずつ、順番は自由です。ターミナル版が描くマップをそのまま貼り付けることもできます。
thirty-fault-unreadable = { $found ->
    [none] 行が途中で終わっています。「mountain x3/y1」「station 1 x0/y4」「x5/y2 = 1a」のように書いてください。
   *[other] 「{ $found }」を読み取れません。「mountain x3/y1」「station 1 x0/y4」「x5/y2 = 1a」のように書いてください。
}
thirty-fault-bonus-covered = { $part ->
    [mine] ボーナスマス{ $square }に鉱山は置けません。
   *[mountain] ボーナスマス{ $square }に山は置けません。
}
thirty-fault-no-rules = 最初の行がありません。「30-rails basic」「30-rails advanced」「30-rails postal」のどれかを書いてください。
thirty-fault-map = { $column }文字目：{ $what ->
    [picture] { $place }の絵を読み取れません。
    [station] { $place }には(1)や(A)のような駅が必要です。
    [stub] { $place }の枠が合っていません。線路が枠を通るのは駅のある場所だけです。
    [twice] シートに1つしかないものが、マップに2つあります。
   *[frame] マップの枠がないか、崩れています。枠は「╔」で始まります。
}
## ルールが手を受け付けない理由

refusal-thirty-no-mountain = 行y{ $y }に山はありません。別の山を選ぶか、全部残してください。
refusal-thirty-mine-alone = 鉱山は山と辺で接していなければなりませんが、{ $square }の隣に山はありません。山の隣のマスを選んでください。
refusal-thirty-mine-needs-mountain = 鉱山に接する山は行y{ $y }の山だけなので、取り除けません。別の山を選ぶか、全部残してください。
refusal-thirty-side-taken = マップのその辺にはもう置かれています。まだ置いていない辺を選んでください。
refusal-thirty-not-empty = { $square }は空いていません。空きマスを選んでください。
refusal-thirty-mine-on-bonus = { $square }はボーナスマスなので、鉱山を置けません。山の隣の別のマスを選んでください。
refusal-thirty-wrong-part = 先に、{ $part ->
    [skip] 描かない山を1つ選ぶか、6つとも残すことに決めて
    [mine] 山の隣に鉱山を置いて
    [bonus] 空いているマスからボーナスマスを選んで
   *[station] まだ駅のない辺に駅{ $station }を置いて
}ください。
refusal-thirty-part-done = { $part ->
    [skip] 山のことはもう決まっています
    [mine] 鉱山の場所はもう決まっています
    [bonus] ボーナスマスはもう決まっています
   *[station] 町{ $town }の場所はもう決まっています
}。残りを決めてください。
refusal-thirty-setup-first = 先に準備をします。準備を終えてから線路を敷いてください。
refusal-thirty-setup-over = 準備は終わりました。今度は{ $piece ->
    [curve] カーブ
    [straight] 直線
    [double-curve] ダブルカーブ
    [crossover] 立体交差
    [y-junction] Y字分岐
   *[junction] 分岐
}を敷きます。たとえば{ $example }に敷けます。
refusal-thirty-off-the-roll = 白のサイコロの出目は{ $white }です。行y{ $white }か列x{ $white }の空きマスを選{ $can_override ->
    [yes] ぶか、白のサイコロの出目変更を使って
   *[no] んで
}ください。
refusal-thirty-wrong-piece = 色のサイコロの出目は{ $die }です。{ $piece ->
    [curve] カーブ
    [straight] 直線
    [double-curve] ダブルカーブ
    [crossover] 立体交差
    [y-junction] Y字分岐
   *[junction] 分岐
}を好きな向きに敷{ $can_override ->
    [yes] くか、色のサイコロの出目変更を使って
   *[no] いて
}ください。
refusal-thirty-override-spent = { $die ->
    [white] 白
   *[coloured] 色
}のサイコロの出目変更はもう使いました。出目のとおりに置いてください。
refusal-thirty-needless-override = この手はそのままで{ $die ->
    [white] 白
   *[coloured] 色
}のサイコロの出目に合っています。出目変更は使わずに取っておいてください。
refusal-thirty-no-overrides = 出目変更があるのは基本ゲームだけです。出目のとおりに置いてください。
refusal-thirty-no-shares = 株があるのは上級ゲームだけです。線路を敷いてください。
refusal-thirty-gone = このプレイヤーはゲームから抜けたので、もう何も決めません。
refusal-thirty-not-waiting = このプレイヤーの手は、今は誰も待っていません。
refusal-thirty-only-by-post = 届かない指示や違反の指示があるのは郵便ゲームだけです。ここでは全員が手を待ちます。
refusal-thirty-dice-first = 先に抽選が必要です。
