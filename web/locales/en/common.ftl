# common
skip-to-content = Skip to the content
home = Start page
navigation = Pages
nav-sheet = Score my sheet
nav-rules = Rules
nav-settings = Settings
you = You
bot-name = Bot { $number }
close = Close
cancel = Cancel
server-unreachable = The server does not answer. Check your connection; it is tried again by itself, and nothing is lost.
server-unreadable = The server gave an answer that this page does not understand. Load the page again.
shelf-full = This browser has no room left, or keeps nothing for this site. Delete old games on the start page and try again.
record-without-seed = This record does not hold its seed, so it cannot be played on.
no-such-game = There is no such game in this browser. It may have been deleted, or played in another browser.
loading = Loading…
