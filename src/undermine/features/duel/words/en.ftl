## Cards, pieces and roles

# DUEL-29 DUEL-98
card-own-door-blue = blue door
    .object = a blue door
    .short = blue door
    .effect = Only the blue dwarf goes through; the green one needs a key.
# DUEL-29 DUEL-98
card-own-door-green = green door
    .object = a green door
    .short = green door
    .effect = Only the green dwarf goes through; the blue one needs a key.
# DUEL-99 DUEL-100 DUEL-102
card-troll = troll
    .object = a troll
    .short = troll
    .effect = He lets nobody past until somebody gives a marker; it costs a nugget at the end of the round.
# DUEL-93 DUEL-94 DUEL-96
card-ladder-blue = blue ladder
    .object = a blue ladder
    .short = ladder
    .effect = Leads straight to the blue start: lay it beside any tunnel, only not beside a goal or gold.
# DUEL-93 DUEL-94 DUEL-96
card-ladder-green = green ladder
    .object = a green ladder
    .short = ladder
    .effect = Leads straight to the green start: lay it beside any tunnel, only not beside a goal or gold.
# DUEL-106 DUEL-117
card-gold-path = tunnel with gold
    .object = a tunnel with gold
    .short = gold
    .effect = Whoever is connected to the gold on it marks it at once and keeps the card at the end of the round.
# DUEL-63 DUEL-64
card-key = key
    .object = a key
    .short = key
    .effect = Opens a door of the other colour until the round ends.
goal-place-0 = The upper goal in front
    .object = the upper goal in front
goal-place-1 = The middle goal in front
    .object = the middle goal in front
goal-place-2 = The lower goal in front
    .object = the lower goal in front
goal-place-3 = The upper goal behind
    .object = the upper goal behind
goal-place-4 = The lower goal behind
    .object = the lower goal behind
goal-place-5 = The last goal
    .object = the last goal

## Questions and answers

question-bribe = Bribe a troll, or end your turn?
    .other = { $name } eyes a troll …
question-claim = More gold than markers: which gold do you mark first?
    .other = { $name } chooses which gold to mark …
question-give = The trolls want their nuggets: which cards do you give?
    .other = { $name } settles with the trolls …
answer-bribe = Bribe the troll
answer-done = End the turn
answer-claim = Mark the gold
answer-give = Give

## What happened

log-claimed = { $who ->
    [you] You marked the gold at { $cell }.
   *[other] { $name } marked the gold at { $cell }.
}
    .shown = { $who ->
        [you] You marked the gold.
       *[other] { $name } marked the gold.
    }
log-bribed = { $who ->
    [you] You bribed the troll at { $cell }; now everybody passes.
   *[other] { $name } bribed the troll at { $cell }; now everybody passes.
}
    .shown = { $who ->
        [you] You bribed the troll; now everybody passes.
       *[other] { $name } bribed the troll; now everybody passes.
    }
log-unlocked = { $who ->
    [you] You opened the door at { $cell }.
   *[other] { $name } opened the door at { $cell }.
}
    .shown = { $who ->
        [you] You opened the door.
       *[other] { $name } opened the door.
    }
log-key-back = The key from the door at { $cell } is free again.
    .shown = The key from the door is free again.
log-collected = { $who ->
    [you] { $count ->
        [one] You took a card with one nugget.
       *[other] You took a card with { $count } nuggets.
    }
   *[other] { $count ->
        [one] { $name } took a card with one nugget.
       *[other] { $name } took a card with { $count } nuggets.
    }
}
log-forfeited = { $who ->
    [you] { $count ->
        [one] You paid the trolls with a card of one nugget.
       *[other] You paid the trolls with a card of { $count } nuggets.
    }
   *[other] { $count ->
        [one] { $name } paid the trolls with a card of one nugget.
       *[other] { $name } paid the trolls with a card of { $count } nuggets.
    }
}
log-ending-goals = All six goals are face up: the round is over.
log-ending-markers = The last marker lies in the mine: the round is over.
log-ending-cards = No cards are left: the round is over.
log-goal-up = { $count ->
    [0] { $title } is turned up: no gold.
    [one] { $title } is turned up: one nugget!
   *[other] { $title } is turned up: { $count } nuggets!
}
log-goal-looked = { $count ->
    [0] You looked at { $goal }: no gold.
    [one] You looked at { $goal }: one nugget!
   *[other] You looked at { $goal }: { $count } nuggets!
}
log-began-duel = Round { $number } begins.

## Why not

reason-not-joined-own = no unbroken way leads there from your own start
reason-beside-gold = a ladder cannot stand right beside a tunnel with gold
reason-ladder-not-joined = at this table a ladder must join an open side
reason-rockfall-stays = tunnels with gold or a troll stay where they are
reason-rockfall-takes-latest = alone, a rockfall takes the tunnel that was laid last
reason-no-key-left = both keys lie on doors already
reason-no-door-there = there is no door
reason-own-door = that door is open to you anyway
reason-door-open = that door is open already
reason-no-troll-there = there is no troll
reason-troll-bribed = this troll has been bribed already
reason-troll-out-of-reach = no unbroken way leads from your start to this troll
reason-no-gold-for-troll = you have no nugget for another troll
reason-turn-not-done = a turn needs its card first: play one or discard one
reason-not-a-payment = that is too little, or a card too many
reason-no-gold-to-mark = there is no gold for you to mark

## The page in the browser

web-option-bribe-requires-gold = Only who has gold may bribe a troll
web-option-bribe-requires-reach = Only who stands before a troll may bribe him
web-option-hidden-goals = Goals that stay hidden
web-value-hidden-goals-box = go into the box
web-value-hidden-goals-reshuffle = are shuffled in again
web-option-ladder-needs-joint = A ladder must meet an open side
web-option-ladder-exclusive = Only its owner climbs a ladder
web-option-troll-payment = What is given to trolls
web-value-troll-payment-auto = the rules decide
web-value-troll-payment-choose = the debtor chooses
web-option-double-gold = Gold joined to both at once belongs to
web-value-double-gold-active = whose turn it is
web-value-double-gold-opponent = the opponent
web-option-place-connection = A new tunnel is joined to
web-value-place-connection-own = the own start
web-value-place-connection-any = any start
play-want-key = Which door do you open? Choose a lit one.
play-cell-far = lit, but not from your start
play-supply = Common pool: markers { $markers }, keys { $keys }
play-score = { $colour ->
    [green] Green has { $purse }, with the gold marked now { $gain }
   *[blue] Blue has { $purse }, with the gold marked now { $gain }
}
play-who-colour = { $colour ->
    [green] You are the green dwarf
   *[blue] You are the blue dwarf
}
play-who-start = { $place ->
    [above] Your tunnels begin at the upper start. Gold that your tunnels reach is yours.
   *[below] Your tunnels begin at the lower start. Gold that your tunnels reach is yours.
}
tales-ending-1 = All six goals are open
tales-ending-2 = The last marker is laid
tales-ending-3 = No cards are left
tales-ending-goals = All six goals are open
tales-ending-markers = The last marker is laid
tales-ending-cards = No cards are left
tales-lead = { $who ->
    [you] You lead, { $score }
    [even] Level, { $score }
   *[other] { $name } leads, { $score }
}
tales-for-trolls = for the trolls

## The rules, sentence by sentence

chapter-duel-ways = Doors, ladders, trolls
chapter-duel-gold = Gold and markers
chapter-duel-cards = Action cards
# DUEL-3 DUEL-13 DUEL-133
book-duel-aim = Two dwarfs, green and blue, dig for the same gold, each from a start of their own colour. Whoever has more nuggets in the end wins.
# DUEL-14 DUEL-16 DUEL-17 DUEL-8 DUEL-A36
book-duel-goals = Six goals lie face down in a pyramid, the first of them four empty places away from the starts. Most of them show gold, 1 to 3 nuggets, some of it behind a door; some show none.
# DUEL-83 DUEL-D2 DUEL-A27 DUEL-A28
book-duel-goal-up = As soon as an unbroken way leads from one of the two starts into a goal, it is turned up. Whoever made that way does it, and chooses the order if there are several.
# DUEL-85 DUEL-86 DUEL-87 DUEL-88 DUEL-90 DUEL-91 DUEL-A26
book-duel-goal-lies = A goal is laid so that it fits its neighbours. If both ways are right, whoever turned it up chooses; if neither is, it at least joins the tunnel that reached it. From then on it is a tunnel like any other.
# DUEL-35 DUEL-75 DUEL-79 DUEL-82 DUEL-A40
book-duel-turn = On your turn you do one of four things: lay a tunnel; play an action card; discard two cards and get rid of one sabotage that lies before you; or just discard one or two cards. Cards are discarded face down.
# DUEL-36 DUEL-76 DUEL-80
book-duel-draw = Then you draw one card. Only if you just discarded do you draw as many as you discarded. So getting rid of a sabotage costs you one card of your hand.
# DUEL-40 DUEL-A32
book-duel-no-cards = Whoever has no cards left sits out, and the other dwarf goes on alone.
# DUEL-49 DUEL-50 DUEL-D1
book-duel-own = An unbroken way must lead to it from your own start. A door that is shut to you and a troll nobody has bribed break the way.
# DUEL-D1 DUEL-A7 DUEL-50
book-duel-any = An unbroken way must lead to it from one of the two starts, whichever it is. A door that is shut to you and a troll nobody has bribed break the way.
# DUEL-51 DUEL-92
book-duel-two-ways = Bridges and double curves hold two tunnels that do not meet. It is enough that a way leads to one of them.
# DUEL-29 DUEL-98 DUEL-A20
book-duel-doors = A door lets only the dwarf of its colour through. The other one needs a key for it.
# DUEL-93 DUEL-94 DUEL-95 DUEL-96 DUEL-97 DUEL-A9 DUEL-A11
book-duel-ladder = A ladder leads straight to the start of its colour. You may lay a ladder of either colour beside any tunnel where it fits, even if no way leads there; but not right beside a goal or a tunnel with gold.
# DUEL-A8
book-duel-ladder-joint = A tunnel of the ladder must meet an open side there.
# DUEL-A10
book-duel-ladder-both = Both dwarfs may use every ladder.
# DUEL-A10
book-duel-ladder-own = Only the dwarf of its colour may use a ladder.
# DUEL-30 DUEL-99 DUEL-101 DUEL-104
book-duel-troll = A troll bars the way on his card. Once somebody has bribed him, both dwarfs may pass.
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
# DUEL-56 DUEL-58
effect-sabotage-duel = Put it before the other dwarf, who lays no tunnels until that tool is mended.
# DUEL-59 DUEL-61 DUEL-A31
effect-repair-own = Mends one tool that it shows, if it is broken before you.
# DUEL-68 DUEL-70
effect-rockfall-duel = Takes one tunnel card off the table; starts, goals and tunnels with gold or a troll stay.

## Lessons

lesson-duel-start = Your own start
    .task = You are green, and the lower start is yours. Dig from it to the right.
    .nudge = The goals lie on the right. Lay the straight tunnel there.
    .done = Each of you digs from a start of your own. Your tunnels have your light.
lesson-duel-gold = Gold on the way
    .task = One of your cards has gold on it. Lay it at the end so that your tunnel meets the gold; turn it if need be.
    .nudge = Your tunnel would pass the gold by. Turn the card with R or the round arrow.
    .done = Your marker lies on it. At the end of the round the gold is yours.
lesson-duel-key = A door in the way
    .task = A blue door stops you, for you are green. Open it with the key.
    .nudge = The door stays shut. Take the key and choose the door.
    .done = Behind it your light goes on. A key opens a door of the other colour until the end of the round.
lesson-duel-troll = The troll wants gold
    .task = A troll lets nobody pass. Bribe him, then lay the straight tunnel behind him.
    .nudge = The troll is still in the way. Bribe him first, then dig on to the right.
    .done = The way is open, but at the end of the round the bribe is paid in gold.
lesson-duel-goal = To the goal
    .task = You know that two nuggets lie at the lower goal in front. Lay the curve that leads down to it.
    .nudge = That does not lead to the goal. Lay the curve at the end of the tunnel.
    .done = The goal is turned up and your marker lies on its gold.
lesson-duel-sabotage = Slow the other down
    .task = Mia is a card ahead of you. Break her pickaxe.
    .nudge = She would stay ahead. Take the broken pickaxe and choose Mia.
    .done = As long as it is broken she lays no tunnels. She will do the same to you.

play-aim-duel = Join more gold to your start than the other.
play-sheet-duel-1 = Each digs from a start of one’s own. Gold that a way of yours leads to is yours.
play-sheet-duel-2 = Doors of the other colour need a key. A troll lets you past for a nugget.
play-sheet-duel-3 = Cards look under goals, break the tools of the other and bring tunnels down.
