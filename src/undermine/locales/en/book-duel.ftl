# The rules of a table, sentence by sentence: the Duel and the game alone.
# The comment above an English sentence names the rules (docs/rules) that it states.

chapter-duel-ways = Doors, ladders, trolls
chapter-duel-gold = Gold and markers
chapter-duel-cards = Action cards
chapter-solo-draw = Cards that strike
# DUEL-3 DUEL-13 DUEL-133
book-duel-aim = Two dwarfs, green and blue, dig for the same gold, each from a start of their own colour. Whoever has more nuggets in the end wins.
# DUEL-14 DUEL-16 DUEL-17 DUEL-8 DUEL-A36
book-duel-goals = Six goals lie face down in a pyramid, the first of them four empty places away from the starts. Most of them show gold, 1 to 3 nuggets, some of it behind a door; some show none.
# SOLO-9 SOLO-11 DUEL-14 DUEL-8 DUEL-A36
book-solo-goals = Six goals lie face down in a pyramid, the first of them seven empty places away from the start. Most of them show gold, 1 to 3 nuggets, some of it behind a door; some show none.
# DUEL-83 DUEL-D2 DUEL-A27 DUEL-A28
book-duel-goal-up = As soon as an unbroken way leads from one of the two starts into a goal, it is turned up. Whoever made that way does it, and chooses the order if there are several.
# DUEL-83 SOLO-1 DUEL-A27
book-solo-goal-up = As soon as an unbroken way leads from the start into a goal, you turn it up; if there are several, in the order of your choice.
# DUEL-85 DUEL-86 DUEL-87 DUEL-88 DUEL-90 DUEL-91 DUEL-A26
book-duel-goal-lies = A goal is laid so that it fits its neighbours. If both ways are right, whoever turned it up chooses; if neither is, it at least joins the tunnel that reached it. From then on it is a tunnel like any other.
# DUEL-35 DUEL-75 DUEL-79 DUEL-82 DUEL-A40
book-duel-turn = On your turn you do one of four things: lay a tunnel; play an action card; discard two cards and get rid of one sabotage that lies before you; or just discard one or two cards. Cards are discarded face down.
# DUEL-36 DUEL-76 DUEL-80
book-duel-draw = Then you draw one card. Only if you just discarded do you draw as many as you discarded. So getting rid of a sabotage costs you one card of your hand.
# SOLO-13
book-solo-hand = { $count ->
    [one] You are dealt one card.
   *[other] You are dealt { $count } cards.
}
# DUEL-40 DUEL-A32
book-duel-no-cards = Whoever has no cards left sits out, and the other dwarf goes on alone.
# DUEL-49 DUEL-50 DUEL-D1
book-duel-own = An unbroken way must lead to it from your own start. A door that is shut to you and a troll nobody has bribed break the way.
# DUEL-D1 DUEL-A7 DUEL-50
book-duel-any = An unbroken way must lead to it from one of the two starts, whichever it is. A door that is shut to you and a troll nobody has bribed break the way.
# SOLO-4 DUEL-49 DUEL-50
book-solo-own = An unbroken way must lead to it from the start. A door that is shut to you and a troll that you have not bribed break the way.
# DUEL-51 DUEL-92
book-duel-two-ways = Bridges and double curves hold two tunnels that do not meet. It is enough that a way leads to one of them.
# DUEL-29 DUEL-98 DUEL-A20
book-duel-doors = A door lets only the dwarf of its colour through. The other one needs a key for it.
# SOLO-6 SOLO-31
book-solo-doors = { $colour ->
    [green] You are the green dwarf: green doors are open to you, for blue ones you need a key.
   *[blue] You are the blue dwarf: blue doors are open to you, for green ones you need a key.
}
# DUEL-93 DUEL-94 DUEL-95 DUEL-96 DUEL-97 DUEL-A9 DUEL-A11
book-duel-ladder = A ladder leads straight to the start of its colour. You may lay a ladder of either colour beside any tunnel where it fits, even if no way leads there; but not right beside a goal or a tunnel with gold.
# SOLO-32 SOLO-33 SOLO-A9 DUEL-94 DUEL-95 DUEL-96
book-solo-ladder = You may lay a ladder beside any tunnel where it fits, even if no way leads there; but not right beside a goal or a tunnel with gold. A ladder of your colour leads straight to the start, one of the other colour leads nowhere.
# DUEL-A8
book-duel-ladder-joint = A tunnel of the ladder must meet an open side there.
# DUEL-A10
book-duel-ladder-both = Both dwarfs may use every ladder.
# DUEL-A10
book-duel-ladder-own = Only the dwarf of its colour may use a ladder.
# DUEL-30 DUEL-99 DUEL-101 DUEL-104
book-duel-troll = A troll bars the way on his card. Once somebody has bribed him, both dwarfs may pass.
# SOLO-34 DUEL-99 DUEL-104
book-solo-troll = A troll bars the way on his card until you bribe him.
# DUEL-42 DUEL-100 DUEL-103 DUEL-A14 DUEL-A15
book-duel-bribe = You may bribe trolls that your ways reach at any time in your turn, besides what else you do, even with broken tools: put a marker on the troll, and owe him a nugget.
# DUEL-42 DUEL-100 DUEL-103 DUEL-A14 DUEL-A15
book-duel-bribe-any = You may bribe any troll on the table at any time in your turn, besides what else you do, even with broken tools: put a marker on the troll, and owe him a nugget.
# DUEL-A16
book-duel-bribe-poor = You may do that even without any gold; a debt that you cannot pay is forgotten.
# DUEL-A16
book-duel-bribe-gold = For that you need a nugget, on a card that you have won or on gold that you have marked, beyond those you owe to trolls already.
# DUEL-102 DUEL-118 DUEL-119 DUEL-120 DUEL-A17 DUEL-A18 DUEL-A19
book-duel-pay = When the round ends, one nugget is paid for each troll that you bribed, with gold cards from this round or earlier ones. No change is given, but as little as possible is taken.
# DUEL-102 DUEL-118 DUEL-119 DUEL-120 DUEL-A17 DUEL-A18 DUEL-A19
book-duel-pay-choose = When the round ends, you pay one nugget for each troll that you bribed, with gold cards of your choice from this round or earlier ones. No change is given.
# DUEL-106 DUEL-111 DUEL-112 DUEL-A39
book-duel-mark = As soon as an unbroken way leads from your start to gold, on a goal or on a tunnel, a marker of your colour goes onto it: it is yours.
# DUEL-108
book-duel-mark-other = If what you do joins gold to the other start only, the other dwarf marks it at once.
# DUEL-109 DUEL-D3 DUEL-A23
book-duel-mark-active = If it joins the same gold to both starts at once, it is yours.
# DUEL-D3 DUEL-A23
book-duel-mark-opponent = If it joins the same gold to both starts at once, it belongs to the other dwarf.
# DUEL-107 DUEL-110
book-duel-marked = Marked gold stays yours, even if the way to it is cut later.
# DUEL-4 DUEL-23 DUEL-A25
book-duel-markers = In each round there are 8 markers for both of you together, for gold and for trolls.
# SOLO-7 SOLO-34 DUEL-A25
book-solo-markers = In each round you have 6 markers, for gold and for trolls.
# DUEL-56 DUEL-57 DUEL-58 DUEL-55
book-duel-sabotage = A sabotage breaks a tool of the other dwarf, who lays no tunnels as long as it lies there. Nobody has the same tool broken twice.
# DUEL-59 DUEL-61 DUEL-62
book-duel-repair = A repair mends one of your own tools that it shows. It can be played only if that tool is broken; one with two tools mends one of them.
# DUEL-63 DUEL-64 DUEL-65 DUEL-67 DUEL-A20 DUEL-A21
book-duel-key = A key opens one door of the other colour, anywhere on the table, until the round ends. If that leads you to gold, you mark it at once. Two doors at most can be open.
# DUEL-68 DUEL-70 DUEL-71 DUEL-72
book-duel-rockfall = A rockfall takes one tunnel away, but no tunnel with gold or a troll, and neither a start nor a goal. A key lying on it can be used again.
# DUEL-73 DUEL-74
book-duel-map = A treasure map shows you one goal that lies face down. Nobody else sees it.
# DUEL-113 DUEL-114 DUEL-115 DUEL-116 DUEL-A29
book-duel-end = The round ends at once when all six goals are up, when the last marker is used, or when nobody has a card left.
# SOLO-36 SOLO-A11 DUEL-116
book-solo-end = The round ends at once when all six goals are up, when the last marker is used, or when you have no card left.
# DUEL-117 DUEL-123 SOLO-37
book-duel-keep = You take every card with gold that you marked. They count for you until the end of the game and are not used again.
# DUEL-121 DUEL-122 DUEL-D5
book-duel-goals-box = Goals that nobody has taken go back into the box, also those that are still face down.
# DUEL-121 DUEL-D5 SOLO-D6
book-duel-goals-shuffled = Goals that are up and that nobody has taken go back into the box. Those still face down are shuffled with the unused ones again.
# DUEL-124 DUEL-125 DUEL-126 DUEL-127 DUEL-128
book-duel-next = For the next round new goals are laid, all other cards are shuffled and dealt anew, and all markers and keys come back. No sabotage stays before you.
# DUEL-24
book-duel-first = Green begins the first round.
# DUEL-130 DUEL-131
book-duel-next-first = Every other round is begun by whoever has less gold; if you have as much, by blue.
# DUEL-133 DUEL-134 DUEL-A34
book-duel-win = Whoever has more nuggets after the last round wins. If you have as many, it is a draw.
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
# DUEL-56 DUEL-58
effect-sabotage-duel = Put it before the other dwarf, who lays no tunnels until that tool is mended.
# SOLO-17 SOLO-20
effect-sabotage-solo = As soon as you draw it, it lies before you: no tunnels until that tool is mended.
# SOLO-17 SOLO-20 SOLO-A3
effect-sabotage-solo-kept = Drawn during the round, it lies before you at once: no tunnels until that tool is mended. Among your first cards it can only be discarded.
# DUEL-59 DUEL-61 DUEL-A31
effect-repair-own = Mends one tool that it shows, if it is broken before you.
# DUEL-68 DUEL-70
effect-rockfall-duel = Takes one tunnel card off the table; starts, goals and tunnels with gold or a troll stay.
# SOLO-22 SOLO-23
effect-rockfall-solo = Strikes as soon as you draw it: the tunnel laid last that has neither gold nor a troll is gone.
# SOLO-22 SOLO-23 SOLO-A3
effect-rockfall-solo-kept = Strikes as soon as you draw it, or when you play it: the tunnel laid last that has neither gold nor a troll is gone.
# SOLO-33 SOLO-A9
effect-ladder-nowhere = Its start is not in the game, so the ladder leads nowhere: lay it beside any tunnel, only not beside a goal or gold.
