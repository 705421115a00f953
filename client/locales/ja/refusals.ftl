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
