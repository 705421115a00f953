# common
skip-to-content = 本文へ
home = トップページ
navigation = ページ
nav-sheet = シートを採点
nav-rules = ルール
nav-settings = 設定
you = あなた
bot-name = ボット{ $number }
close = 閉じる
cancel = 取消
server-unreachable = サーバーが応答しません。接続を確認してください。自動で再試行し、何も失われません。
server-unreadable = サーバーの応答を理解できません。ページを再読み込みしてください。
shelf-full = ブラウザーの保存領域が足りないか、保存が許可されていません。トップページで古いゲームを削除してから、もう一度お試しください。
record-without-seed = この記録には乱数の種がないため、続きを遊べません。
no-such-game = このブラウザーにそのゲームはありません。削除されたか、別のブラウザーで遊んだものかもしれません。
loading = 読み込み中…
