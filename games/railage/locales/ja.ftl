# railage
railage-plain = 平地
railage-forest = 森
railage-hill = 丘
railage-mine = 鉱山マス{ $number }
railage-wild-mine = 万能の鉱山マス
railage-land = { $name }（{ $terrain }）
railage-two-of = { $land }2つ
railage-or = { $one }か{ $other }
railage-sum = { $one }＋{ $other }

# フェイズとラウンド
railage-step-setup = 準備
railage-step-land = 用地の買収
railage-step-roadbed = 路盤の工事
railage-step-line = 線路の敷設
railage-step-extra = 追加アクション
railage-step-done = 完了
railage-steps = ラウンドのフェイズ
railage-round = ラウンド{ $round }
railage-last-round = ラウンド{ $round }（最終ラウンド）
railage-rounds = { $n }ラウンドで終了

# すること
railage-over-full = { $ended }上下のトラックが縦に重なったか、上側トラックがすべて進行済みになったため、次のラウンドが最後になりました。
railage-over-idle = { $ended }新しい○を描かなかったラウンドがあり、次のラウンドが最後になりました。
railage-rolling = まもなくサイコロを振ります。
railage-watching = 観戦中です。シートはゲームが終わるまで公開されません。
railage-waiting = このラウンドは完了です。{ $names }を待っています。
railage-ask-start = { $mine }に隣接する都市マスに最初の○を描いてください。
railage-ask-land = 2つの出目の合計と同じ値の都市マスに○を描いてください。残りの1つは点に使います。
railage-ask-land-none = この出目で○を描ける都市マスはありません。
railage-ask-dots = 残ったサイコロが示す地形に、○のあるエリアの中で点を2つまで描いてください。
railage-ask-dots-any = サイコロを使っていないので、好きな1つを選び、その地形に、○のあるエリアの中で点を2つまで描いてください。
railage-ask-dots-none = ○のあるエリアに、この出目で点を描ける土地マスがありません。
railage-ask-line = 空いている点を通って、○のある2つの都市マスを線路で結んでください。
railage-ask-line-none = まだ線路を描けません。○のある2つの都市マスの間に、空いている点のつながりが必要です。
railage-ask-extra-dot = 追加アクション：○のあるエリアの好きな土地マスに点をもう1つ描いてください。
railage-ask-extra-dot-chart = 追加アクション：残りの出目の地形（{ $land }）に、○のあるエリアの中でもう1つ点を描いてください。
railage-ask-extra-dot-none = 追加アクション：○のあるエリアに、この点を描ける土地マスがもうありません。
railage-ask-extra-line = 追加アクション：線路をもう1本描いてください。
railage-ask-extra-line-none = 追加アクション：描ける線路はもうありません。
railage-ask-done = このラウンドの記入は終わりました。
railage-hint-land = 印のある都市マスをタップしてください。先にサイコロを2つタップすると、その合計の都市マスだけが示されます。
railage-hint-special = その前に特殊線路を描けます。点線で囲まれた鉱山マスをタップすると、サイコロ1つの出目がその番号に変わります。
railage-hint-special-on = 特殊線路：1マスずつ進めるか、もう一方の端をタップしてください。
railage-hint-die = この番号に変えるサイコロをタップしてください。
railage-hint-wild = サイコロと、変えたい番号をタップしてください。
railage-hint-second-dot = 2つ目の土地マスをタップするか、点1つのまま決定してください。
railage-hint-line = 線路の起点になる都市マスをタップしてください。
railage-hint-line-on = 1マスずつ進めるか、終点の都市マスをタップしてください。
railage-hint-confirm = 決定するか、ほかのものを選んでください。
railage-clear = やり直す
railage-button-on = 次へ
railage-button-done = 完了
railage-button-pass-land = ○を描かない
railage-button-pass-dots = 点を描かない
railage-button-pass-dot = 点を描かない
railage-button-pass-line = 線路を描かない
railage-you-announce = 宣言の内容：
railage-faces = 万能の鉱山マスの番号
railage-face = { $face }に変える

# 手
railage-do-start = 都市マス{ $city }に最初の○
railage-do-city = { $one }＋{ $other }で都市マス{ $city }に○。残りは{ $left }：{ $land }
railage-do-special = 特殊線路 { $city } – { $path } – { $mine }：{ $before }を{ $after }に変更
railage-do-dots = { $face }の出目で点：{ $lands }
railage-do-dot = { $land }に追加の点
railage-do-line = 線路 { $from } – { $path } – { $to }
railage-do-done = ラウンド完了
railage-do-done-announcing = ラウンド完了。宣言：{ $what }
railage-did-city = 都市マス{ $city }に○（サイコロ{ $one }と{ $other }）
railage-did-special = 特殊線路 { $city } – { $path } – { $mine }：サイコロ{ $die }を{ $after }に変更
railage-did-dots = { $lands }に点
railage-did-pass = 何も描かない
railage-pass-land = ○を描かない
railage-pass-land-cross = ○を描かない：上側スペース{ $space }を×で潰す
railage-and-then-last = { $what }。次が最終ラウンドになる
railage-pass-dots = 点を描かない
railage-pass-dot = 追加の点を描かない
railage-pass-line = 線路を描かない
railage-announce-upper = 上側スペース{ $space }の{ $points }点
railage-announce-lower = 下側スペース{ $space }の{ $points }点
railage-announce-end = 終了（次が最終ラウンド）
railage-announce-end-overlap = 両トラックが重なったため終了（次が最終ラウンド）
railage-announce-end-full = 上側トラックがすべて進行済みのため終了（次が最終ラウンド）
railage-rolled = 出目は{ $one }、{ $other }、{ $third }です。
railage-rolled-mine = { $name }の出目は{ $number }、鉱山マス{ $number }の隣から始めます。
railage-happened = { $name }：{ $what }
railage-said-gain = { $what }。{ $points }点
railage-said-line = 線路は{ $name }まで。続けられるマスは{ $n }マスです。

# サイコロ
railage-dice = サイコロ
railage-die = サイコロ{ $die }：{ $face }
railage-die-changed = サイコロ{ $die }：{ $face }（特殊線路で{ $before }から変更）
railage-die-land = { $die }。残せば{ $land }に点を描けます
railage-die-used = { $die }。○に使用済み
railage-die-aside = { $die }。このラウンドでは使いません
railage-die-mine = あなたの出目：鉱山マス{ $number }

# マス
railage-map = マップ
railage-map-keys = 矢印キーでマスを移動し、Page Downで次の選べるマスへ進みます。Enterで選び、もう一度Enterで決定します。Rで切り替え、Escapeでキャンセルします。
railage-cell-city = 都市マス{ $name }、値{ $value }
railage-cell-wild-city = 都市マス{ $name }、どの合計でも可
railage-cell-station = { $city }、あなたの○、線路{ $n }本
railage-cell-dot = { $land }、空いている点
railage-cell-line = { $land }、線路あり
railage-cell-closed = { $land }、このエリアにはまだ○がありません
railage-cell-mine-used = { $mine }、特殊線路あり
railage-cell-and = { $what }。{ $purpose }
railage-cell-picked = 選択中
railage-cell-do-start = 最初の○を描けます
railage-cell-do-city = { $sums }で○を描けます
railage-cell-do-dot = 点を描けます
railage-cell-do-special = ここから特殊線路を描けます
railage-cell-do-line = 線路の端にできます
railage-cell-do-on = 線路を続けられます
railage-cell-do-end = 線路をここで終えられます

# トラック
railage-tracks = トラック
railage-tracks-sum = 上側トラック：{ $n }スペース中{ $upper }に到達、{ $crossed }スペースが×で潰れています。下側トラック：{ $lower }に到達。
railage-track-upper = 線路1本につき左から1スペース →
railage-track-lower = ← 特殊線路1本につき右から1スペース
railage-space-upper = 上側スペース{ $space }：{ $what }。
railage-space-lower = 下側スペース{ $space }：{ $what }。
railage-space-factor = 幹線の係数{ $factor }
railage-space-extra = 追加の点と線路
railage-space-branch = 支線の得点になる○が1つ増えます
railage-space-points = 最初の到達者に{ $points }点
railage-space-points-gained = { $points }点獲得
railage-space-points-gone = { $points }点（ほかのプレイヤーが獲得済み）
railage-space-reached = 到達
railage-space-crossed = ×で潰れています

# ほかのプレイヤー
railage-hidden = { $name }のシートは、ゲームが終わるまで公開されません。
railage-announced = これまでの宣言
railage-ready = ✓ 完了
railage-drawing = … 記入中

# 凡例
railage-legend = 記号の説明
railage-role-trunk = 幹線
railage-role-network = 選んだ鉄道網のほかの線路
railage-role-other = ほかの鉄道網の線路
railage-role-special = 鉱山マスへの特殊線路
railage-legend-station = 都市マス：あなたの駅。そのエリアに点を描けます
railage-legend-dot = 土地マス：路盤。線路を通せます
railage-legend-factor = 上側トラック：幹線の○1つの点数
railage-legend-extra = 上側トラック：点1つ、続けて線路1本を追加
railage-legend-points = 最初に到達したプレイヤーの得点
railage-legend-branch = 下側トラック：支線の得点になる○が1つ増えます
railage-legend-crossed = 上側トラック：○を描かなかったラウンドに×で潰したスペース

# 得点
railage-score = 現在の得点
railage-score-final = 最終得点
railage-score-total = 合計
railage-score-no-city = 選んだ鉄道網のうち、一筆書きで最も長い線路です。
railage-score-no-factor = { $cities }：○{ $n }個。まだ得点になりません。最初の係数は上側スペース{ $first }です。
railage-score-trunk = { $cities }：○{ $n }個 × 係数{ $factor }
railage-score-branch = { $city }の支線
railage-score-branches = 支線
railage-score-branch-lines = 線路{ $n }本（3本4点、4本9点、5本16点、6本25点）
railage-score-branch-none = 下側トラックの○に到達すると、マップの○1つから支線の得点が入ります。線路3本で4点、4本9点、5本16点、6本25点です。
railage-score-branch-unused = ○{ $n }個から支線の得点が入ります。それぞれ線路が3本以上必要です（3本4点、4本9点、5本16点、6本25点）。
railage-score-upper = 上側トラックの得点
railage-score-lower = 下側トラックの得点
railage-score-points = スペース{ $spaces }に最初に到達（{ $n }か所）
railage-score-points-none = 得点のあるスペースに最初に到達すると入ります。
railage-score-overlap = 両トラックが重なった列：{ $n }（同点のときに比べます）
railage-titles = あなたの称号
railage-title-from = { $points }点〜
railage-title-worker = 鉄道員
railage-title-baron = 鉄道男爵
railage-title-viscount = 鉄道子爵
railage-title-count = 鉄道伯爵
railage-title-marquess = 鉄道侯爵
railage-title-duke = 鉄道公爵
railage-title-king = 鉄道王

# 紙のシート
sheet-form-river = レイルエイジ（河マップ）
sheet-form-lake = レイルエイジ（湖マップ）
railage-typing-hint = 1行に1つずつ、順番は自由です。○は「city C」、点は「dot C4」、線路は「line C C4 D1 D」、特殊線路は「special C C4 M3」、×を付けた上側トラックのスペースの数は「crossed 2」、獲得した点は「points upper 5」と書きます。
railage-missing-cities = ○がまだありません。「city C」のように書きます。
railage-fault-unreadable = { $found ->
    [none] 行が途中で終わっています。「city C」「line C C4 D1 D」「special C C4 M3」のように書いてください。
   *[other] 「{ $found }」を読み取れません。「city C」「line C C4 D1 D」「special C C4 M3」のように書いてください。
}
railage-fault-no-such-map = マップ「{ $found }」は登録されていません。使えるのは{ $known }です。
railage-fault-city-twice = { $city }の○はすでに{ $first }行目にあります。
railage-fault-dot-twice = { $land }の点はすでに{ $first }行目にあります。
railage-fault-crossed-twice = ×を付けたスペースの数はすでに{ $first }行目にあります。
railage-fault-too-many-crossed = 上側トラックで×を付けられるスペースは{ $most }個までです。
railage-fault-no-points = { $track ->
    [upper] 上側トラックの{ $space }番のスペースに点はありません。
   *[lower] 下側トラックの{ $space }番のスペースに点はありません。
}
railage-fault-not-reached = { $track ->
    [upper] 上側トラックの{ $space }番のスペースに届いていません。線路が足りません。
   *[lower] 下側トラックの{ $space }番のスペースに届いていません。特殊線路が足りません。
}
railage-fault-no-start = 最初の○は番号のある鉱山の隣に描きますが、まだそこに○がありません。
railage-fault-too-many-lines = 線路{ $n }本は多すぎます。今の○と×の数では{ $most }本までです。
railage-fault-too-many-specials = 特殊線路{ $n }本は多すぎます。今の○と×の数では{ $most }本までです。
railage-fault-too-many-dots = 点{ $n }個は多すぎます。今の○と×の数では{ $most }個までです。
railage-fault-no-game = 最初の行「rail-age river」または「rail-age lake」がありません。
## ルールが手を受け付けない理由

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
