# 30 Streetcar Rails
streetcar-board = あなたの町のボード
streetcar-shape-s = 直線
streetcar-shape-c = カーブ
streetcar-shape-r = 右分岐
streetcar-shape-l = 左分岐
streetcar-shape-y = Y字分岐
streetcar-shape-d = ダブルカーブ
streetcar-shape-w = 三角線
streetcar-shape-t = 三方分岐
streetcar-shape-o = 環状
streetcar-shape-x = 平面交差
streetcar-shape-z = 直線と2本のカーブ
streetcar-shape-m = 直線と2本のカーブ（鏡像）
streetcar-tile = { $kind }（{ $ways }）
streetcar-tile-tree = 木のある{ $kind }（{ $ways }）
streetcar-zone = 歩行者ゾーン
streetcar-central = 中央駅
streetcar-central-row = 中央駅
streetcar-station = 駅{ $name }
streetcar-removed = ゾーンを山札に戻す
streetcar-face-down = タイルを裏向きに置く（歩行者ゾーン）
streetcar-zone-rolled = サイコロで{ $square }に歩行者ゾーン
streetcar-drawn = 引いたタイル：{ $tile }、サイコロ{ $die }
streetcar-part-remove = ゾーン
streetcar-part-central = 中央駅
streetcar-setup-station = 駅{ $name }を外周に置いてください。各辺に1つずつです。
streetcar-setup-remove = 6つの歩行者ゾーンのうち1つを山札に戻してください。
streetcar-setup-central = ゾーンの隣のマスを中央駅に選んでください。
streetcar-why-station = 路面電車で行き来できるペアが得点になります。2つの番号、経路のマス、通る木の数の合計です。
streetcar-why-remove = 各行に1回ずつサイコロを振って置かれました。駅の真正面やほかのゾーンの上になるものは、隣へずれています。路面電車はゾーンを通れません。
streetcar-why-central = 中央駅につながる駅が1、2、3、4つなら、2、6、12、20点になります。
streetcar-prompt = { $n }/30ターン：タイル（{ $tile }）を{ $die }の行か列に置くか、裏向きに好きなマスへ置いてください。
streetcar-prompt-any = { $n }/30ターン：{ $die }の行も列もいっぱいなので、タイル（{ $tile }）を好きな空きマスに置いてください。
streetcar-rolls = タイルとサイコロ
streetcar-dice = タイル：{ $tile }、サイコロ{ $die }
streetcar-lines = { $n }の行か列
streetcar-ways = タイルの向き
streetcar-track-up = 表向き
streetcar-track-up-where = 行か列に
streetcar-track-down = 裏向き
streetcar-track-down-where = ゾーンとしてどこでも
streetcar-unseen = まだ見えていないタイル{ $n }枚
streetcar-count = × { $n }
streetcar-head-trees = 木

# 紙のシート
sheet-form-streetcar = 30 Streetcar Rails
sheet-missing-zones = 歩行者ゾーンがあと{ $n }つ必要です。少なくとも5つあります。
sheet-missing-central = 中央駅がまだありません。ゾーンの隣に置きます。
streetcar-fault-tiles = このタイルは登録されていません。使えるのは「tiles-35」と「tiles-101」です。
streetcar-fault-tiles-twice = タイルはすでに{ $first }行目に書かれています。
streetcar-fault-second-central = 中央駅はすでに{ $other }にあります。
streetcar-fault-lone-central = { $square }の中央駅の隣に、まだゾーンがありません。
streetcar-fault-no-room = 中央駅を置くマスが残っていません。
streetcar-fault-early-zone = 駅{ $station }の前のゾーンは、準備の5つのあとに置かれるものです。その5つがまだそろっていません。
streetcar-fault-too-many = 線路のタイルが{ $most }枚を超えています。ターン数と同じ枚数までです。
streetcar-fault-too-many-of = タイル{ $shape }が多すぎます。全部で{ $most }枚です。
streetcar-fault-unreadable = { $found ->
    [none] 行が途中で終わっています。「zone x3/y1」「station 1 x0/y4」「x5/y2 = Rb」のように書いてください。
   *[other] 「{ $found }」を読み取れません。「zone x3/y1」「station 1 x0/y4」「x5/y2 = Rb」のように書いてください。
}
streetcar-fault-no-game = 最初の行「30-streetcar-rails」がありません。
streetcar-typing-hint = 1行に1つずつ、順番は自由です。「station 1 x0/y4」「zone x3/y1」「central x4/y3」「x5/y2 = Rb」のように書きます。
## ルールが手を受け付けない理由

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
