# Tables at a server: the page of a table, how things stand, talk, refusals, commands.

online-title = The table
online-code = code
online-address = address
online-rules = rules
online-seat = seat { $seat }
online-bot = (bot)
online-free = free
online-away = (away)
online-stand-in = (a bot plays)

pace-live = a quick clock
pace-relaxed = a relaxed clock
pace-day = one day for a move
pace-none = no clock

online-ask-fill = Tell others the code, or type { $bot } to seat a bot.
    .other = Some seats are free; the host starts when all are taken.
online-ask-start = Everybody is here. Type { $start } to begin.
    .other = Everybody is here. The host can begin now.
online-ask-rematch = Type { $rematch } to play again.
    .other = The host can start a rematch.
online-ask-sit = You are watching. Type { $sit } to take a free seat.

online-lost = The connection is lost; trying again and again …
online-back = The connection is back.
online-paused = The game is paused.
online-stood-in = A bot plays for you. Press Enter to take your seat back.
online-your-turn = Meanwhile it is your turn.
online-not-your-turn = It is not your turn yet.
online-watching = You are watching; only players see a hand and a role.
online-time = Time left: { $time }
online-seat-kept = Your seat is kept; if it takes too long, a bot plays for you until you are back.
online-phrases = Things to say that everybody reads in their own language; any other words are sent as they are

refusal-host-only = Only the host can do this.
refusal-game-runs = A game is running.
refusal-not-in-lobby = That can be changed only before the first game.
refusal-too-many-people = More people sit here than this game has seats.
refusal-face-taken = Somebody at this table has that face.
refusal-no-such-face = There is no such face.
refusal-no-game = No game is running.
refusal-seats-empty = Some seats are still empty; fill them with people or bots.
refusal-seat-taken = That seat is taken.
refusal-already-seated = You have a seat already.
refusal-held-another = In this game you have held another seat.
refusal-already-there = It is so already.
refusal-name-taken = Somebody at this table has that name.
refusal-nobody-there = Nobody of that kind sits there.
refusal-no-such-seat = There is no such seat.
refusal-not-seated = Only players can do this.
refusal-paused = The game is paused.
refusal-not-paused = The game is not paused.
refusal-chat-off = The host has switched free talk off; phrases are always possible.
refusal-no-pointing = The host does not want anybody to be pointed at here.
refusal-pointing-over = It is too late to point at somebody now, or too early.
refusal-not-at-yourself = Point at somebody else.
refusal-text-long = That is too long for one line of talk.
refusal-too-often = That was too fast; wait a moment.
refusal-too-much = { $count ->
    [one] That was too much at once; go on in { $count } second.
   *[other] That was too much at once; go on in { $count } seconds.
}
refusal-name-empty = A nickname needs at least one letter or digit.
refusal-name-long = That nickname is too long.
refusal-text-empty = There is nothing to say in that.
refusal-no-such-code = There is no table with this code.
refusal-no-such-table = There is no such table.
refusal-no-such-game = There is no such game at this table.
refusal-table-full = So many people are at this table that nobody else fits in.
refusal-elsewhere = This table is open in so many other windows of yours that this one had to go.
refusal-too-many-sockets = You have too many tables open at once; close one of them first.
refusal-stale = Something has happened meanwhile; look again.
refusal-too-late = The time for that is over.
refusal-not-your-turn = It is not your turn.
refusal-no-hint-today = The challenge of the day is played without hints.
refusal-no-such-day = There is no such day.
refusal-sealed-day = The cards of this day are shown when the day is over.
refusal-no-bells = This house rings nobody.
refusal-bell-unknown = You have no such bell, or this house does not call the service of this browser.
refusal-bell-wrong = These are no keys of a browser that can be rung.
refusal-no-review = Games of this box take too long to be looked back at here.
refusal-no-such-step = There is no such step in this game.
refusal-no-such-answer = That could not be answered at this step.
refusal-no-trial = This cannot be tried right now.
refusal-step-is-over = At this step the game is over; choose an earlier one.
refusal-not-anew = From here the cards of this game cannot be dealt anew; play on with those that were there.
refusal-what-if-alone = A what if is played against bots, by whoever began it; all others can watch.

online-what-if-log = What if … From here on it is another game.
refusal-no-hint-now = There is no hint right now.
refusal-no-hint = Hints are given where nobody else but bots plays.
refusal-not-yours = This is not yours to do.
refusal-store-away = The tables cannot be reached right now; try again in a moment.
refusal-no-token = Say first who you are: load the page again.
refusal-bad-token = You are not known here any more: load the page again.
refusal-too-large = That is too much at once.
refusal-unreadable = That is no move here.
refusal-name-alike = Somebody at this table has a name that looks just like it.
refusal-name-marks = That nickname has too many marks on one letter.
refusal-needs-host = In a running game only the host gives seats away; ask for the word.
refusal-wrong-word = This is not the word that the host gave for this seat.
refusal-wrong-code = This code is wrong, was used already, or is too old.
refusal-wrong-phrase = Nobody here has this phrase.
refusal-unreadable-table = This table cannot be read any more; whoever runs the server is told.
refusal-foreign-page = A page of another site cannot act for you.
refusal-blocked = Whoever runs this house does not let you in any more.
refusal-table-closed = Whoever runs this house has closed this table.
refusal-chat-hushed = Whoever runs this house has switched the chat off. The phrases are still there.
refusal-no-such-language = There is no such language here.
refusal-passkey-no-domain = Passkeys need a house with a name: an address of numbers cannot have any.
refusal-passkey-no-tls = Passkeys need a safe connection: an address that begins with https.
refusal-passkey-known = This passkey is somebody's already.
refusal-passkey-unknown = This passkey is not known here; perhaps it was removed.
refusal-passkey-wrong = That was not the answer of a passkey to what was asked. Try again.
refusal-passkey-late = That took too long, or was used already. Try again.
refusal-passkey-many = You have so many passkeys that one has to go first.

command-say = say
command-table = table
command-sit = sit
command-bot = bot
command-unbot = unbot
command-start = start
command-rematch = rematch
command-pause = pause
command-resume = resume

help-say = say hello
    .about = talk to the table; the word alone shows phrases that everybody understands
help-table = table
    .about = who sits where, and the address of the table
help-sit = sit 3
    .about = take seat 3, if you are watching
help-bot = bot 3
    .about = seat a bot (host); without a number on the first free seat, with all on every one; bot sly, bot mica:gentle say which
help-unbot = unbot 3
    .about = take a bot away (host)
help-start = start
    .about = begin the game (host)
help-rematch = rematch
    .about = play once more (host)
help-pause = pause
    .about = stop the clocks (host)
help-resume = resume
    .about = let the clocks run again (host)

host-others = Others in your network join with: undermine join { $address }/CODE
host-closed = The hall is closed. Its tables are kept; this opens it again: undermine serve --port { $port }

# What a link to a table says where it is sent.
online-preview = { $count ->
    [one] A table for one: see how it goes.
   *[other] A table for { $count }: sit down and dig, or look on.
}
