# The table in the terminal: what is asked, what can be typed, what is shown.

table-round = Round { $round } of { $rounds }
table-turn = { $who ->
    [you] your turn
   *[other] { $name }'s turn
}
table-deck = deck { $number }
table-pile = discards { $number }
table-you = You
table-me = { $name } (you)
table-name = name
table-tools = tools
table-cards = cards
table-gold = gold
table-hand = Your hand
table-log = What happened
table-since = Since your last turn
table-nothing = Nothing yet.
table-part = The tunnels are wider than this window: columns { $first } to { $last } of { $least } to { $most } are shown.

role-hidden = Your dwarf card lies face down. Type { $command } to peek.
role-shown = You are: { $role }. { $task }
role-none = There are no dwarf cards in this game.

menu-choose = Type a number, { $discard } to discard the card, or Enter to think again.
menu-nowhere = There is nowhere to play it now. Type { $discard } to discard it, or Enter to think again.
menu-broken = You cannot dig, for something of yours is broken: { $tools }. Type { $discard } to discard the card, or Enter to think again.
menu-stack = { $count ->
    [one] One gold card lies in the stack.
   *[other] { $count } gold cards lie in the stack.
}
menu-upright = upright
menu-turned = turned
menu-nothing = take nothing away
menu-both = Both ways fit where two numbers stand.

say-why = That is not possible: { $reason }.
say-may = That is possible.
say-why-how = Say which move: { $command } 3 2,0
say-off-table = There is no cell { $cell }: both numbers lie from { $least } to { $most }.
say-unknown = I do not understand “{ $words }”. Type { $command } for what you can type.
say-no-card = You have no card { $number }; your cards are 1 to { $last }.
say-no-choice = There is no { $number } to choose.
say-put-away-none = Say which card: { $command } and its number.
say-enter = Press Enter to go on.
say-saved = Saved to { $file }.
say-save-how = Say where: { $command } FILE
save-taken = { $file }: not saved, for another file has that name; choose another name.
save-folder = { $file }: not saved, for that is a folder; name a file.
save-no-folder = { $file }: not saved, for there is no such folder.
save-not-allowed = { $file }: not saved, for you may not write there.
save-failed = { $file }: not saved ({ $why }).
say-bye = The dwarfs put out the lanterns. See you!
say-end-of-input = There is no more input, so the game stops here.
say-resume = Go on with: { $command }
say-not-saved = This game was not saved.
say-seed = The deal can be played again with --seed { $seed }

finish-round = Round { $round } is over
finish-game = The game is over
finish-winner = { $who ->
    [you] You win! Nobody is richer.
   *[other] { $name } wins.
}
finish-no-winner = Nobody wins this time.
finish-tied = A shared victory: { $names }.
finish-place = place
finish-nuggets = nuggets
finish-total = In the end
finish-round-short = round { $round }

command-role = role
command-why = why
command-log = log
command-help = help
command-rules = rules
command-hint = hint
command-save = save
command-quit = quit
command-discard = discard

help-title = What you can type
help-number = 3
    .about = card 3 of your hand; then its possible places and targets have numbers
help-quick = 3 2,0
    .about = card 3 to the cell 2,0 at once; with t at the end it is turned: 3 2,0 t
help-target = 3 Mia
    .about = card 3 on a player, by name
help-discard = discard 3
    .about = discard card 3, face down (d 3 for short)
help-notation = place B-NE 2,0 turned
    .about = the full notation works too, as in records
help-brackets = (curve)
    .about = a card in brackets fits nowhere now; you can still discard it
help-why = why 3 2,0
    .about = why a move is not possible
help-role = role
    .about = peek at your role; it is hidden again on the next screen
help-log = log
    .about = everything that happened in this round
help-rules = rules
    .about = the rules in short
help-hint = hint
    .about = what a bot would do, and why
help-phrases = say 1 Mia
    .about = a phrase to all; the word alone shows them
help-save = save FILE
    .about = save the game
help-quit = quit
    .about = leave the table

# The signs of the table, in one paragraph.
legend-title = Signs
legend-lit = lit tunnel
legend-dark = cut-off tunnel
legend-start = start
legend-goal = goal, face down
legend-known = what only you know from a map
legend-open = may be built on
legend-last = laid last
legend-new = newly drawn
say-hint = A bot would: { $action }. { $reason }
say-phrases-only = Bots understand phrases only; { $command } lists them.
phrases-title = Things to say that bots understand
