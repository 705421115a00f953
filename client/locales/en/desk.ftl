# The desk of a game master
desk-title = Game master's desk
desk-title-of = { $title }: game master's desk
desk-none = This table has no game master.
desk-not-yours = Only the game master of this table may look at this desk. If that is you, open it in the browser in which you made the table.
desk-before = Before the game
desk-closed = The table was closed.
desk-over = The game is over
desk-round = { $round ->
    [0] Setup
   *[other] Round { $round }
}
desk-paused = The game is paused
desk-until = Orders until { $until }
desk-no-deadline = No deadline
desk-rolls = The rolls of this round
desk-roll = Roll { $number }:
desk-dice = white { $white }, coloured { $coloured }
desk-to-table = The table as players see it
desk-players = Players
desk-n-there = Orders complete: { $there } of { $all }
desk-state-missing = no orders yet
desk-counts-not = none of it counts
desk-state-partial = incomplete
desk-state-complete = complete
desk-state-moved = moved in the browser
desk-by-letter = by letter
desk-by-browser = in the browser
desk-slot-roll = roll { $number }
desk-slot-town = town { $name }
desk-slot-removal = the mountain to remove
desk-slot-mine = the mine
desk-slot-bonus = the bonus
desk-illegal = Illegal, { $slot }: { $reason }
desk-n-illegal = { $n ->
    [one] 1 illegal order
   *[other] { $n } illegal orders
}
desk-letters = { $n ->
    [one] 1 letter
   *[other] { $n } letters
}
desk-letter-number = Letter { $number }
desk-letter-late = came too late
desk-letter-counts = counts
desk-letter-idle = does not count
desk-letter = A letter has come
desk-letter-text = The letter, as it was written
desk-letter-example = Paste it here
desk-letter-from = Player
desk-letter-says = as the letter says
desk-letter-is-late = It came too late: save it, but it does not count
desk-letter-keep = Save the letter
desk-kept = Letter { $number } of { $name } is saved. Send the confirmation below if you like.
desk-from = From { $name }
desk-from-nobody = It is not clear whose letter this is: choose the player above.
desk-other-game = It names another game: { $game }
desk-other-round = It names another round than the open one.
desk-has-moved = This player has moved in the browser: what was moved there counts before the letter.
desk-device = Open the desk on another device…
desk-device-secret = Whoever has this link is the game master: give it to nobody else.
desk-understood = Understood:
desk-no-orders = No orders were found.
desk-counts-with-it = With this letter, these orders count:
desk-not-understood = Not understood:
desk-line = Line { $line }:
desk-receipt = Confirmation for the player
desk-deadline = Deadline: postpone or pause
desk-new-deadline = New deadline (in your time zone)
desk-reason = Reason (the players are told)
desk-put-off = Set this deadline
desk-go-on = Resume with this deadline
desk-rest = Pause the game
desk-rests = The game is paused, and the players are told.
desk-deadline-set = The deadline is now { $until }, and the players are told.
desk-reason-wanted = Write a reason: the players are told why.
desk-when-wanted = Choose a day and a time.
desk-adjudicate = Adjudicate: { $round }
desk-adjudicate-do = Adjudicate…
desk-adjudicate-ask = Adjudicate now? ({ $round }) Afterwards the next round is rolled.
desk-adjudicate-yes = Adjudicate
desk-adjudicated = { $round } is adjudicated. The reports are ready.
desk-all-there = Everything is there.
desk-fate = For every missing or illegal order the dice choose a square that stays empty for the rest of the game.
desk-fate-setup = Whatever is missing or illegal in a setup is chosen by the dice.
desk-early = The deadline is not over yet: if you adjudicate now, say why.
desk-early-reason-wanted = The deadline is not over yet: write a reason, and the players are told.
desk-correct = Correct: { $round }
desk-correct-about = Your own mistake can be put right until the next round is adjudicated. Nobody else's sheet changes.
desk-player = Player
desk-choose = Choose…
desk-meant = What was meant, as in a letter
desk-correct-do = Correct
desk-correct-wanted = Choose a player and write the orders.
desk-corrected = { $round } is corrected for { $name }, and the players are told.
desk-reports = Reports
desk-report = The report
desk-report-for = For
desk-zine = the zine
desk-language = Language
desk-report-show = Read
desk-report-text = Text
desk-acts = { $n ->
    [0] What you have done
   *[other] What you have done ({ $n })
}
desk-act-letter = Letter { $number } from { $name } saved
desk-act-deadline = Deadline set to { $until }
desk-act-rest = Game paused
desk-act-adjudicate = { $round } adjudicated
desk-act-correct = { $round } corrected for { $name }: { $orders }
desk-writer-name = A player who writes letters
desk-writer-add = Add
desk-writer-remove = Remove { $name }
desk-name-taken = There is a player of this name already: letters are told apart by names, so choose another one.
desk-invite = Players with a browser
desk-invite-about = Send them this link; they take a seat themselves:
desk-start = Begin
desk-start-about = Seats that are still free are left out. The mountains are rolled, and the setup is the first round of orders.
desk-start-with = { $n ->
    [0] Begin
    [one] Begin with 1 player
   *[other] Begin with { $n } players
}
desk-state-open = open: something in the letter is not clear
desk-waits = Read, and waiting for you:
desk-tick = Seen
desk-let = Counts as read
desk-act-tick = Ticked off: letter { $letters }
desk-act-let = Counts as read: letter { $letters }
desk-act-anyway = { $round } adjudicated, although something was open in letter { $letters }
desk-n-questions = { $n ->
    [one] There is something in a letter that you have not ticked off.
   *[other] There is something in { $n } letters that you have not ticked off.
}
desk-adjudicate-anyway = Adjudicate anyway
desk-opens = open: { $what }
desk-opens-all = all orders are open
desk-doubt-remark = a remark
desk-doubt-unclear = no order that could be read
desk-doubt-conditional = a condition, a choice or a question
desk-doubt-twice = ordered twice and differently
desk-doubt-roll = for which roll?
desk-doubt-signature = an order in the signature
desk-doubt-quotation = below a quotation
desk-doubt-long = too long
desk-doubt-draft = perhaps a draft
desk-doubt-withdrawn = perhaps taken back
desk-doubt-other = perhaps somebody else's
desk-doubt-rounds = two different rounds
desk-doubt-game = another game
desk-doubt-dice = other dice than were rolled
desk-doubt-bearing = may change an order
desk-doubt-attachment = an attachment, which is not read
desk-no-square = The map has no square { $what }
desk-no-border = { $what } is not on the border of the map
desk-no-piece = There is no piece { $what }
desk-no-mountain = There is no mountain on { $what }
