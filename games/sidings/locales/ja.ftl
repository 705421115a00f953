# 側線
sidings-yard = あなたの操車場：4本の側線
sidings-wagon = 貨車{ $wagon }
sidings-order = あなたの指示：側線{ $siding }は最後に2倍
sidings-siding = 側線{ $siding }
sidings-siding-double = 側線{ $siding }、2倍
sidings-clear-roads = 進路の開通
sidings-order-double = 指示（最後に2倍）
sidings-wagons = 側線{ $siding }：{ $n ->
    [0] 空き
   *[other] 貨車{ $wagons }、{ $points }点
}
sidings-prompt = 第{ $round }ラウンド（全12）：貨車{ $wagon }をどの側線に入れますか？
sidings-wait = 第{ $round }ラウンド（全12）：ほかの人が選んでいます。
sidings-roll = 次のサイコロを振ります。
sidings-ordered = { $name }の指示は{ $siding }でした
sidings-rolled = サイコロの目は{ $wagon }
print-sheet-sidings = 側線

## ルールが手を受け付けない理由

refusal-sidings-full = 側線{ $siding }はいっぱいです。たとえば{ $example }のような、空きのある側線を選んでください。
