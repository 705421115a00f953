# online
play-seat = 席{ $number }
play-you = あなた
play-maker = 主催者
play-to-move = 手番
play-ready = 完了
play-is-bot = ボット（{ $skill }）
play-bot-plays = ボットが代行中
play-has-left = 退席
play-points = { $points }点
play-look = { $name }のシートを見る
play-hidden = { $name }のシートは非公開です
play-looking-at = { $name }のシートを見ています。
play-back-to-mine = 自分のシートに戻る
play-n-ready = { $seats }人中{ $ready }人が完了
play-sheet-of = シート
play-left-days = 残り{ $days }日{ $hours }時間
play-left-hours = 残り{ $hours }時間{ $minutes }分
play-left-minutes = 残り{ $minutes }:{ $seconds }
play-left-nothing = 時間切れ
play-live = 接続済み
play-connecting = 接続しています…
play-lost = 接続が切れました。自動で再接続します
play-log = これまでの流れ
play-log-sit = { $name }が席に着きました。
play-log-name = 席{ $number }の名前が{ $name }になりました。
play-log-rise = 席{ $number }が空きました。
play-log-start = ゲームが始まりました。
play-log-undo = { $name }が手を戻しました。
play-log-late = { $name }が時間切れになりました。
play-log-bot-sits = { $name }（ボット、{ $skill }）が着席しました。
play-bot-skill = ボットの強さ
play-bot-dismiss = { $name }を外す
play-log-bot = これから{ $name }の代わりにボットがプレイします。
play-log-return = { $name }が戻りました。
play-log-leave = { $name }が退席しました。
play-log-over = ゲームが終わりました。
play-log-close = テーブルが閉じられました：{ $reason }
play-called-off = 主催者がこのテーブルを中止しました。
play-log-next = 再戦が用意されました。
play-chat = チャット
play-chat-words = メッセージ
play-chat-send = 送信
play-chat-off = このテーブルのチャットはオフです。
play-chat-switch = チャットを有効にする
play-menu = メニュー
play-new = 新しいゲーム
play-pass = { $name }に端末を渡してください
play-pass-why = このゲームではシートは非公開です。ほかの人は見ないでください。
play-pass-open = { $name }です
play-no-table = テーブルがありません
play-closed = このテーブルは閉じられました：{ $reason }
play-bot-for-you = 時間切れのため、ボットが代わりにプレイしています。
play-i-am-back = 戻りました
play-rematch-there = 再戦が用意されています。
play-rematch-join = 再戦に参加する
play-old-rules = このゲームは開始時のルール（第{ $number }版）のまま続きます。新しいゲームには新しいルールが使われます。
play-watching = 観戦中です。全員に公開されているものだけが見えます。
play-link = このテーブルへのリンク
play-link-title = Platelayerのテーブル
play-personal = 別の端末で遊ぶ…
play-personal-link = あなた専用のリンク
play-personal-secret = このリンクを開いた人は、あなたの席で操作できます。ほかの人に渡さないでください。
play-leave = 退席する
play-leave-text = このゲームから完全に退席しますか？　席には戻れません。
play-rise-text = 席を離れますか？
play-waiting-for = { $seats ->
    [0] すべての席が埋まりました。
   *[other] あと{ $seats }人を待っています。
}
play-invited = { $n ->
   *[other] { $names }がこのテーブルで待っています。
}
play-share = 一緒に遊ぶ人にこのリンクを送ってください：
play-who-sits = 席に着いている人
play-free = 空席
play-join = 参加する
play-start = 今すぐ始める
play-cancel = 中止する
play-cancel-text = このテーブルを中止しますか？　席に着いている人に通知されます。
play-pace-live = 持ち時間の制限はありません。
play-pace-wait = 1手{ $time }。過ぎたらほかの人が待ちます。
play-pace-default = 1手{ $time }。過ぎたら無難な手が自動で行われます。
play-pace-bot = 1手{ $time }。過ぎたらボットが引き継ぎます。
play-pace-referee = 1ラウンド{ $time }。そのあとゲームマスターが裁定します。
play-referee = { $title }：ゲームマスターのいるゲームです。
play-referee-you = { $title }：あなたがゲームマスターです。
play-referee-until = { $until }まで受け付け。
play-referee-moved = { $until }まで受け付け：{ $reason }
play-referee-rests = 休止中：{ $reason }
play-report = 自分のレポート
play-report-pdf = 自分のレポート（PDF）
play-to-desk = ゲームマスター画面へ
play-minutes = { $n }分
play-hours = { $n }時間
play-days = { $n }日
play-is-open = 誰でも参加できます。
play-by-link = リンクを知っている人だけが参加できます。
play-log-deadline = ゲームマスターが締め切りを{ $until }にしました：{ $reason }
play-log-rest = ゲームマスターがゲームを休止しました：{ $reason }
play-log-adjudicate = { $round ->
    [0] ゲームマスターが準備を裁定します。
   *[other] ゲームマスターがラウンド{ $round }を裁定します。
}
play-log-adjudicate-early = { $round ->
    [0] ゲームマスターが締め切り前に準備を裁定します：{ $reason }
   *[other] ゲームマスターが締め切り前にラウンド{ $round }を裁定します：{ $reason }
}
play-log-correct = { $round ->
    [0] ゲームマスターが{ $name }の準備を訂正しました：{ $reason }
   *[other] ゲームマスターが{ $name }のラウンド{ $round }を訂正しました：{ $reason }
}
