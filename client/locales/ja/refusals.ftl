# ルールが手を受け付けない理由。ゲームが挙げる理由ごとに1つのメッセージ。

## すべてのゲームに共通

refusal-table-game-over = ゲームは終わりました。得点を見るか、新しいゲームを始めてください。
refusal-table-not-your-turn = 今はあなたの番ではありません。ほかの人が決めるか、サイコロが振られるまでお待ちください。
refusal-table-no-such-seat = 席{ $seat }はありません。このテーブルの席は1から{ $last }までです。
refusal-table-no-chance-due = 今はサイコロを振ることも何かを引くこともありません。先にプレイヤーが決めます。
refusal-table-impossible = 「{ $chance }」は今は出ません。まだ出る可能性のあるものを選んでください。

refusal-unfair-nothing = 戻せる手はまだありません。
refusal-unfair-over = ゲームは終わったので、手は戻せません。
refusal-unfair-rolled = 次の出目かカードがもう見えたので、その前の手は戻せません。ここから続けてください。
refusal-unfair-ruled = その後にゲームマスターが裁定したので、その前の手は戻せません。ここから続けてください。
refusal-unfair-moved = その後にほかのプレイヤーが手を進めたので、あなたの手は戻せません。
refusal-unfair-revealed = このターンの手はすべて公開されたので、戻せません。ここから続けてください。
refusal-unfair-long-ago = その手は前すぎて戻せません。戻せるのは最近の手だけです。

refusal-unreadable = 「{ $found }」はここでは読み取れません。盤面で手を選ぶか、ルールの記法で書いてください。
refusal-unfinished = 手の終わりが足りません。盤面で手を選ぶか、ルールの記法で書いてください。
refusal-no-rulings = このゲームにゲームマスターはいません。決めるのはプレイヤーだけです。
refusal-nobody-waits = 席{ $seat }の手は、今は誰も待っていません。

## 30 Rails

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

## 30 Streetcar Rails

refusal-streetcar-side-taken = その辺にはもう駅{ $station }があります。まだ駅のない辺を選んでください。
refusal-streetcar-wrong-part = 先に、{ $part ->
    [remove] 山札に戻す歩行者ゾーンを選んでください。たとえば{ $example }です
    [central] 歩行者ゾーンの隣に中央駅を置いてください。たとえば{ $example }に置けます
   *[station] まだ駅のない辺に駅{ $station }を置いてください。たとえば{ $example }に置けます
}。
refusal-streetcar-no-zone = { $square }に歩行者ゾーンはありません。6つのうち1つを選んでください。たとえば{ $example }です。
refusal-streetcar-central-alone = 中央駅は歩行者ゾーンと辺で接していなければなりませんが、{ $square }の隣にはありません。たとえば{ $example }を選べます。
refusal-streetcar-not-empty = { $square }は空いていません。たとえば{ $example }を選べます。
refusal-streetcar-setup-over = 準備は終わりました。今度はタイル{ $tile }（{ $tile ->
    [S] 直線
    [C] カーブ
    [R] 枝が時計回りの分岐
    [L] 枝が反時計回りの分岐
    [Y] Y字分岐
    [D] ダブルカーブ
    [W] 三角線
    [T] 三方分岐
    [O] 環状
    [X] 平面交差
    [Z] 直線と2本のカーブ
   *[M] 直線と2本のカーブの鏡像
}）を置きます。たとえば{ $example }に置けます。
refusal-streetcar-wrong-tile = 引いたのはタイル{ $tile }（{ $tile ->
    [S] 直線
    [C] カーブ
    [R] 枝が時計回りの分岐
    [L] 枝が反時計回りの分岐
    [Y] Y字分岐
    [D] ダブルカーブ
    [W] 三角線
    [T] 三方分岐
    [O] 環状
    [X] 平面交差
    [Z] 直線と2本のカーブ
   *[M] 直線と2本のカーブの鏡像
}）です。それを好きな向きに、または裏向きに置いてください。
refusal-streetcar-off-the-roll = サイコロの出目は{ $die }です。たとえば{ $example }のような、行y{ $die }か列x{ $die }の空きマスを選ぶか、好きな空きマスにタイルを裏向きに置いてください。
refusal-streetcar-gone = このプレイヤーはゲームから抜けたので、もう何も決めません。
refusal-streetcar-not-waiting = このプレイヤーの手は、今は誰も待っていません。

## レイルエイジ

refusal-railage-wrong-phase = { $phase ->
    [start] 先に、出目の鉱山マスに隣接する都市マスに最初の○を描いてください
    [land] 今は用地の買収（フェイズ1）です。2つの出目の合計と同じ値の都市マスに○を描くか、特殊線路を描くか、パスしてください
    [roadbed] 今は路盤の工事（フェイズ2）です。残りの出目で点を描くか、特殊線路を描くか、パスしてください
    [line] 今は線路の敷設（フェイズ3）です。○のある2つの都市マスを結ぶ線路を描くか、パスしてください
    [extra-dot] 先に追加アクションの点です。○のあるエリアに描くか、パスしてください
    [extra-line] 先に追加アクションの線路です。描くか、パスしてください
   *[ready] このラウンドは終わりました。あとは宣言するだけです
}。
refusal-railage-no-city = このマップに都市マス{ $city }はありません。選べるのは{ $cities }です。
refusal-railage-no-land = このマップに土地マス{ $land }はありません。{ $lands ->
    [none] エリア{ $area }に土地マスはありません
   *[other] エリア{ $area }にあるのは{ $lands }です
}。
refusal-railage-no-mine = このマップに鉱山マス{ $mine }はありません。マップにある鉱山マスを選んでください。
refusal-railage-not-beside-mine = 最初の○は鉱山マス{ $mine }に隣接する都市マスに描きますが、{ $city }は隣接していません。選べるのは{ $cities }です。
refusal-railage-marked = { $city }にはもう○があります。○のない都市マスを選んでください。
refusal-railage-wrong-sum = この2つの出目の合計は{ $sum }で、{ $city }の値は{ $value }です。{ $cities ->
    [none] この合計で○を描ける都市マスはもうないので、別の2つを選ぶか、パスしてください
   *[other] { $cities }から選ぶか、別の2つのサイコロを選んでください
}。
refusal-railage-die-spent = サイコロ{ $die }は○のために使いました。サイコロ{ $left }を使ってください。
refusal-railage-wrong-terrain = { $land }は{ $terrain ->
    [plain] 平地
    [forest] 森
   *[hill] 丘
}です。出目{ $face }で点を描けるのは{ $first ->
    [plain] { $second ->
        [plain] 平地2つ
        [forest] 平地1つと森1つ
       *[hill] 平地1つと丘1つ
    }
    [forest] { $second ->
        [plain] 森1つと平地1つ
        [forest] 森2つ
       *[hill] 森1つと丘1つ
    }
   *[hill] { $second ->
        [plain] 丘1つと平地1つ
        [forest] 丘1つと森1つ
       *[hill] 丘2つ
    }
}です。
refusal-railage-wrong-extra-terrain = { $land }は{ $terrain ->
    [plain] 平地
    [forest] 森
   *[hill] 丘
}です。追加アクションの点はチャートの残りの出目に従い、描けるのは{ $first ->
    [plain] 平地
    [forest] 森
   *[hill] 丘
}{ $second ->
    [forest] か森
    [hill] か丘
   *[none] {""}
}です。
refusal-railage-closed = { $land }のエリアには、{ $city }に○を描くまで点を描けません。○のあるエリアに描いてください。
refusal-railage-dotted = { $land }にはもう点があります。点のない土地マスを選んでください。
refusal-railage-no-station = { $city }には○がないので、線路の端にできません。線路の端にできるのは○のある都市マスだけで、今は{ $stations }です。
refusal-railage-direct = 線路は、点を描いた土地マスを少なくとも1つ通らなければなりません。
refusal-railage-too-long = このマップの線路が通れる土地マスは{ $longest }個までです。もっと短い道筋を選んでください。
refusal-railage-no-dot = { $land }には点がないので、線路を通せません。点のあるマスを通ってください。
refusal-railage-used = { $land }にはもう線路があり、線路が分岐や交差をできるのは都市マスだけです。まだ線路のない点を通ってください。
refusal-railage-gap = { $land }は直前のマスに隣接していません。順に隣接するマスを選んでください。
refusal-railage-not-at-city = { $land }は{ $city }に隣接していません。線路は都市マスの隣で終わらせてください。
refusal-railage-not-at-mine = { $land }は鉱山マス{ $mine }に隣接していません。線路は鉱山マスの隣で終わらせてください。
refusal-railage-ring = { $from }と{ $to }はもうつながっていて、線路を環状にはできません。まだつながっていない2つの都市マスを結んでください。
refusal-railage-second-special = このラウンドの特殊線路はもう描きました。次は次のラウンドで描けます。
refusal-railage-mine-used = 鉱山マス{ $mine }にはもう特殊線路があります。まだない鉱山マスを選んでください。
refusal-railage-wild-needs-number = 万能の鉱山マスでは好きな出目を選べます。サイコロ{ $die }を1から6のどれにするか決めてください。
refusal-railage-number-given = 鉱山マス{ $mine }では出目がその番号に決まっているので、選ぶことはありません。
refusal-railage-wrong-announcement = シートの内容と違います。「{ $announcement }」と宣言してください。

## Village Rails

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
