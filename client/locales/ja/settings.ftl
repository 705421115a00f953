# settings
settings-language = 言語
settings-theme = 配色
theme-system = システムに合わせる
theme-light = ライト
theme-dark = ダーク
settings-motion = 動き
settings-motion-on = サイコロやタイルをアニメーションで動かす
settings-name = テーブルでの名前
settings-examples = ゲームを作る人へ
settings-examples-on = サンプルゲームを表示する
settings-where-kept = これらはすべてこのブラウザーに保存され、誰にも送信されません。
