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
