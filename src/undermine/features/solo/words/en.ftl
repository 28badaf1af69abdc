## Cards, pieces and roles

verdict-1 = The mine has seen better days, and better diggers.
verdict-2 = A decent shift: the lamp burned for something.
verdict-3 = Well dug! The others will want to know where.
verdict-4 = Master of the mine, for life.
rating-nuggets = { $least } to { $most }
rating-nuggets-more = { $least } or more
rating-gap = The printed table of this edition forgets 20; here 20 nuggets get this rating.

## What happened

log-struck-tool = { $who ->
    [you] The card takes effect at once: now you have { $card }!
   *[other] The card takes effect at once: now { $name } has { $card }!
}
log-struck-again = { $who ->
    [you] The card changes nothing: you have { $card } already.
   *[other] The card changes nothing: { $name } has { $card } already.
}
log-struck-rockfall = The rockfall takes effect at once and buries the tunnel that was laid last: { $card }.
log-struck-nothing = The rockfall takes effect at once, but there is nothing to bury.

## The page in the browser

web-option-colour = Your colour
web-value-colour-green = green
web-value-colour-blue = blue
web-option-opening-resolve = Harm in the first hand strikes at once
web-option-replace-all = A card is drawn for every card that strikes
tales-dug = { $count ->
    [one] One nugget so far
   *[other] { $count } nuggets so far
}
tales-dug-all = { $count ->
    [one] One nugget
   *[other] { $count } nuggets
}
tales-rating = How it is rated

## The rules, sentence by sentence

chapter-solo-draw = Cards that strike
# SOLO-9 SOLO-11 DUEL-14 DUEL-8 DUEL-A36
book-solo-goals = Six goals lie face down in a pyramid, the first of them seven empty places away from the start. Most of them show gold, 1 to 3 nuggets, some of it behind a door; some show none.
# DUEL-83 SOLO-1 DUEL-A27
book-solo-goal-up = As soon as an unbroken way leads from the start into a goal, you turn it up; if there are several, in the order of your choice.
# SOLO-13
book-solo-hand = { $count ->
    [one] You are dealt one card.
   *[other] You are dealt { $count } cards.
}
# SOLO-4 DUEL-49 DUEL-50
book-solo-own = An unbroken way must lead to it from the start. A door that is shut to you and a troll that you have not bribed break the way.
# SOLO-6 SOLO-31
book-solo-doors = { $colour ->
    [green] You are the green dwarf: green doors are open to you, for blue ones you need a key.
   *[blue] You are the blue dwarf: blue doors are open to you, for green ones you need a key.
}
# SOLO-32 SOLO-33 SOLO-A9 DUEL-94 DUEL-95 DUEL-96
book-solo-ladder = You may lay a ladder beside any tunnel where it fits, even if no way leads there; but not right beside a goal or a tunnel with gold. A ladder of your colour leads straight to the start, one of the other colour leads nowhere.
# SOLO-34 DUEL-99 DUEL-104
book-solo-troll = A troll bars the way on his card until you bribe him.
# SOLO-7 SOLO-34 DUEL-A25
book-solo-markers = In each round you have 6 markers, for gold and for trolls.
# SOLO-36 SOLO-A11 DUEL-116
book-solo-end = The round ends at once when all six goals are up, when the last marker is used, or when you have no card left.
# SOLO-2 SOLO-39
book-solo-aim = You dig alone and bring home as many nuggets as you can.
# SOLO-40 SOLO-D1
book-solo-rating = From 15 nuggets on it was a good shift, from 20 a great one, from 25 they will sing about it.
# DUEL-73 SOLO-1
book-solo-map = A treasure map shows you one goal that lies face down.
# SOLO-14 SOLO-38
book-solo-aside = In each round ten cards lie aside that you do not see.
# SOLO-17 SOLO-18 SOLO-21
book-solo-sabotage = A sabotage that you draw lies before you at once. If that tool is broken already, it is discarded.
# SOLO-20 DUEL-58 DUEL-59 DUEL-75
book-solo-broken = While a broken tool lies before you, you lay no tunnels. Mend it with a repair that shows it, or discard two cards.
# SOLO-22 SOLO-23 SOLO-24 SOLO-25 SOLO-26 SOLO-28
book-solo-rockfall = A rockfall that you draw at once takes away the tunnel you laid last, of those with neither gold nor a troll. A key lying on it can be used again.
# SOLO-17 SOLO-19 SOLO-27 SOLO-29 SOLO-A5
book-solo-replace-all = For every such card you draw another one.
# SOLO-17 SOLO-A5
book-solo-replace-some = Only for a sabotage that stays before you do you draw another card.
# SOLO-16 SOLO-A3
book-solo-opening = All this holds for the first cards of a round, too.
# SOLO-A3
book-solo-opening-kept = Among the first cards of a round they do not strike: a sabotage can only be discarded, a rockfall is an action card that takes the same tunnel away.
# SOLO-39 SOLO-A15
book-solo-result = After the last round your nuggets are counted; nobody wins or loses.
# SOLO-17 SOLO-20
effect-sabotage-solo = As soon as you draw it, it lies before you: no tunnels until that tool is mended.
# SOLO-17 SOLO-20 SOLO-A3
effect-sabotage-solo-kept = Drawn during the round, it lies before you at once: no tunnels until that tool is mended. Among your first cards it can only be discarded.
# SOLO-22 SOLO-23
effect-rockfall-solo = Strikes as soon as you draw it: the tunnel laid last that has neither gold nor a troll is gone.
# SOLO-22 SOLO-23 SOLO-A3
effect-rockfall-solo-kept = Strikes as soon as you draw it, or when you play it: the tunnel laid last that has neither gold nor a troll is gone.
# SOLO-33 SOLO-A9
effect-ladder-nowhere = Its start is not in the game, so the ladder leads nowhere: lay it beside any tunnel, only not beside a goal or gold.

## Lessons

lesson-solo-goal = Alone in the mine
    .task = You dig alone against the cards. Reach the goal in the middle.
    .nudge = Every card counts. Fill the gap before the goal.
    .done = Gold that you have reached is marked for you. Six goals, and a deck that runs out.
lesson-solo-shed = Help yourself
    .task = Your cart broke when you drew the card. You have no repair: give up the curve and the upright tunnel for it.
    .nudge = You need the tunnel that leads on to the right. Give up the other two.
    .done = Nobody mends anything for you here, so two cards are the price.
lesson-solo-troll = Past the troll
    .task = The troll blocks the way here, too. Bribe him, then dig on to the right.
    .nudge = The troll is still in the way. Bribe him first.
    .done = The way is open. The bribe is paid from your gold when you count it.
lesson-solo-strike = The deck strikes back
    .task = Dig on to the right, and see what you draw.
    .nudge = That leads nowhere. Lay the straight tunnel at the end.
    .done = A rockfall that you draw works at once: it buried what you had just laid. A broken tool does the same.

play-aim-solo = Join as much gold as you can to your start.
play-sheet-solo-1 = You dig alone: gold that your way leads to is yours. Bring home as much as you can.
play-sheet-solo-2 = Blue doors need a key. A troll lets you past for a nugget.
play-sheet-solo-3 = The deck is your opponent: broken tools and rockfalls that you draw strike at once.
