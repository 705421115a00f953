# online
play-seat = Seat { $number }
play-you = you
play-maker = The host
play-to-move = to move
play-ready = ready
play-is-bot = { $skill } bot
play-bot-plays = a bot plays
play-has-left = has left
play-points = { $points } pts
play-look = Look at the sheet of { $name }
play-hidden = The sheet of { $name } is hidden
play-looking-at = You are looking at the sheet of { $name }.
play-back-to-mine = Back to mine
play-n-ready = Ready: { $ready } of { $seats }
play-sheet-of = Sheet of
play-left-days = { $days } d { $hours } h left
play-left-hours = { $hours } h { $minutes } min left
play-left-minutes = { $minutes }:{ $seconds } left
play-left-nothing = Time is up
play-live = Live
play-connecting = Connecting…
play-lost = Connection lost; reconnecting automatically
play-log = What happened
play-log-sit = { $name } sits down.
play-log-name = Seat { $number } is now { $name }.
play-log-rise = Seat { $number } is free again.
play-log-start = The game begins.
play-log-undo = { $name } takes a move back.
play-log-late = { $name } missed the deadline.
play-log-bot-sits = { $name } sits down, a { $skill } bot.
play-bot-skill = Strength of the bot
play-bot-dismiss = Send { $name } away
play-log-bot = A bot plays for { $name } from now on.
play-log-return = { $name } is back.
play-log-leave = { $name } leaves the table.
play-log-over = The game is over.
play-log-close = The table was closed: { $reason }
play-called-off = Whoever made this table has called it off.
play-log-next = There is a rematch.
play-chat = Chat
play-chat-words = Say something
play-chat-send = Send
play-chat-off = The chat of this table is switched off.
play-chat-switch = Chat is on
play-menu = Menu
play-new = New game
play-pass = Pass the device to { $name }
play-pass-why = Sheets are hidden in this game: nobody else should look now.
play-pass-open = I am { $name }
play-no-table = No table here
play-closed = This table was closed: { $reason }
play-bot-for-you = You missed a deadline, and a bot plays for you.
play-i-am-back = I am back
play-rematch-there = There is a rematch.
play-rematch-join = Join the rematch
play-old-rules = This game goes on by the rules that it began with (number { $number }); new games have newer ones.
play-watching = You are watching: you see what everybody may see.
play-link = Link to this table
play-link-title = A table on Platelayer
play-personal = Play on another device…
play-personal-link = Your personal link
play-personal-secret = Whoever has this link can play in your seat: share it with nobody.
play-leave = Leave the table
play-leave-text = Leave this game for good? You cannot take your seat again.
play-rise-text = Give up your seat?
play-waiting-for = { $seats ->
    [0] All seats are taken.
    [one] Waiting for one more player.
   *[other] Waiting for { $seats } more players.
}
play-invited = { $n ->
    [one] { $names } waits for you at this table.
   *[other] { $names } wait for you at this table.
}
play-share = Send this link to everybody who should play:
play-who-sits = Who sits at the table
play-free = free
play-join = Join
play-start = Start now
play-cancel = Call it off
play-cancel-text = Call this table off? Those who sit are told so.
play-pace-live = No time limit.
play-pace-wait = { $time } for each move; after that the others wait.
play-pace-default = { $time } for each move; after that a harmless one is made.
play-pace-bot = { $time } for each move; after that a bot takes over.
play-pace-referee = { $time } for each round; then the game master adjudicates.
play-referee = { $title }: a game with a game master.
play-referee-you = { $title }: you are the game master.
play-referee-until = Orders until { $until }.
play-referee-moved = Orders until { $until }: { $reason }
play-referee-rests = The game is paused: { $reason }
play-report = My report
play-report-pdf = My report (PDF)
play-to-desk = To the game master's desk
play-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
play-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
play-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
play-is-open = Strangers may join.
play-by-link = Only those who have the link.
play-log-deadline = The game master sets the deadline to { $until }: { $reason }
play-log-rest = The game master pauses the game: { $reason }
play-log-adjudicate = { $round ->
    [0] The game master adjudicates the setup.
   *[other] The game master adjudicates round { $round }.
}
play-log-adjudicate-early = { $round ->
    [0] The game master adjudicates the setup before the deadline: { $reason }
   *[other] The game master adjudicates round { $round } before the deadline: { $reason }
}
play-log-correct = { $round ->
    [0] The game master corrects the setup of { $name }: { $reason }
   *[other] The game master corrects round { $round } of { $name }: { $reason }
}
