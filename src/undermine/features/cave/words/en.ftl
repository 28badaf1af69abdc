## Cards, pieces and roles

table-clan = clan
table-clan-blue = blue
table-clan-yellow = yellow
table-clan-loyal = loyal
table-clan-saboteur = saboteur
table-place = place
    .out = out
# CAVE-113 CAVE-116 CAVE-126 CAVE-127
card-rat = rat
    .object = a rat
    .short = rat
    .effect = Lures the rat and moves it up to 3 fields: whoever it meets loses a hand card for good.
# CAVE-113 CAVE-116 CAVE-128 CAVE-129
card-crawler = crawler
    .object = a crawler
    .short = crawler
    .effect = Lures the crawler and moves it up to 4 fields: dwarfs that it meets are paralysed and do not move in their next turn.
# CAVE-113 CAVE-116 CAVE-130
card-goblin = goblin
    .object = a goblin
    .short = goblin
    .effect = Lures the goblin and moves it up to 5 fields: whoever it meets loses a nugget.
# CAVE-96 CAVE-98 CAVE-99 CAVE-100
card-web = web
    .object = a web
    .short = web
    .effect = Lay it where the paths of two cards join or on an open end: nobody gets through until your turn after next.
# CAVE-102 CAVE-103
card-boots = boots
    .object = boots
    .short = boots
    .effect = Lay them before any player: that dwarf moves up to 4 fields a turn instead of 3.
# CAVE-102 CAVE-105 CAVE-106
card-axe = battle axe
    .object = a battle axe
    .short = battle axe
    .effect = Lay it before any player: discarded later, it drives a monster away before it attacks, or wears down a web.
# CAVE-85 CAVE-86
card-secret = secret information
    .object = secret information
    .short = secret
    .effect = Look at a face-down goal or at the clan card of another player; only you will know.
# CAVE-94 CAVE-95
card-hand-swap = hand swap
    .object = a hand swap
    .short = hand swap
    .effect = Exchange all your cards with another player, who draws a card at the end of your turn instead of you.
# CAVE-111
card-den = path with a den
    .object = a path with a den
    .short = den
    .effect = Monsters that are lured come out of the dark den.
# CAVE-82 CAVE-143 CAVE-144
card-vein = gold vein
    .object = a gold vein
    .short = gold vein
    .effect = A nugget lies here. Whoever stops there takes it and shows the clan card.
# CAVE-57 CAVE-59
card-cave-ladder = path with a ladder
    .object = a path with a ladder
    .short = ladder
    .effect = From ladder to ladder it is one step, however far.
# CAVE-138 CAVE-139 CAVE-140
card-cave-bridge = wooden bridge
    .object = a wooden bridge
    .short = bridge
    .effect = Whoever steps onto the bridge loses a hand card for good; the path below costs nothing.
# CAVE-51 CAVE-141
card-cave-tunnel = double curve with tunnel
    .object = a double curve with tunnel
    .short = tunnel
    .effect = Two curves; whoever goes through the tunnel between them pays a nugget.
# CAVE-31
role-blue-loyal = loyal dwarf of the blue clan
    .task = You work for the blue clan: carry gold out of the cave for it.
    .many = Loyal blue dwarfs
# CAVE-31
role-blue-saboteur = saboteur in the blue clan
    .task = You wear blue, but work for the yellow clan and win with it.
    .many = Blue saboteurs
side-blue-clan = Blue clan
    .won = The blue clan wins.
finish-blue-clan = blue clan wins
# CAVE-31
role-yellow-loyal = loyal dwarf of the yellow clan
    .task = You work for the yellow clan: carry gold out of the cave for it.
    .many = Loyal yellow dwarfs
# CAVE-31
role-yellow-saboteur = saboteur in the yellow clan
    .task = You wear yellow, but work for the blue clan and win with it.
    .many = Yellow saboteurs
side-yellow-clan = Yellow clan
    .won = The yellow clan wins.
finish-yellow-clan = yellow clan wins
finish-none = nobody wins
goal-north-west = The goal at the upper left
    .object = the goal at the upper left
goal-north-east = The goal at the upper right
    .object = the goal at the upper right
goal-south-west = The goal at the lower left
    .object = the goal at the lower left
goal-south-east = The goal at the lower right
    .object = the goal at the lower right
legend-exit = exit
legend-den = den
legend-ladder = ladder
legend-vein = gold vein
field-n = upper field
field-e = right field
field-s = lower field
field-w = left field
field-c = middle field
field-a = first curve
field-b = second curve
field-h = way below the bridge
field-v = on the bridge
field-t = in the tunnel
edge-n = upper edge
edge-e = right edge
edge-s = lower edge
edge-w = left edge
way-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
way-cards = { $count ->
    [one] costs a hand card
   *[other] costs { $count } hand cards
}
way-nuggets = { $count ->
    [one] costs a nugget
   *[other] costs { $count } nuggets
}
way-meets = meets: { $whom }
way-goal = turns the goal up
way-exit = out of the cave
rivals = { $count ->
    [one] { $count } rival
   *[other] { $count } rivals
}

## Questions and answers

question-move = Where to? Choose a lit field, or stay.
    .other = { $name } is on the move …
question-axe = A monster! Do you use your axe?
    .other = { $name } thinks about the axe …
question-vein = Take the nugget and show your clan card?
    .other = { $name } looks at the gold …
question-stop = Shall the game end here?
    .other = { $name } thinks about stopping …
choice-move = go
choice-stay = stay
choice-cut = cut the web
choice-axe = use the axe
choice-endure = keep the axe
choice-pocket = take it
choice-forgo = leave it
choice-propose = propose to stop
choice-agree = agree
choice-refuse = play on
answer-move = Go
answer-stay = Stay
answer-cut = Cut the web
answer-axe = Use the axe
answer-endure = Keep the axe
answer-pocket = Take it
answer-forgo = Leave it
answer-propose = Propose to stop
answer-agree = Agree
answer-refuse = Play on

## What happened

log-ended-blue-clan = { $who ->
    [you] The game is over and the blue clan wins; you were the first one out.
   *[other] The game is over and the blue clan wins; { $name } was the first one out.
}
log-ended-yellow-clan = { $who ->
    [you] The game is over and the yellow clan wins; you were the first one out.
   *[other] The game is over and the yellow clan wins; { $name } was the first one out.
}
log-ended-none = The game is over. Nobody has left the cave, so nobody wins.
log-cave-lured = { $who ->
    [you] You lured a monster: { $title }.
   *[other] { $name } lured a monster: { $title }.
}
log-cave-gone = The monster is gone: { $figure }.
log-cave-web = { $who ->
    [you] You laid a web.
   *[other] { $name } laid a web.
}
log-cave-web-gone = A web is gone.
log-cave-gear = { $pair ->
    [you-other] You laid { $card } before { $target }.
    [other-you] { $actor } laid { $card } before you.
    [you-self] You laid { $card } before yourself.
    [other-self] { $actor } took { $card }.
   *[other-other] { $actor } laid { $card } before { $target }.
}
log-cave-axe = { $who ->
    [you] You used your axe.
   *[other] { $name } used the axe.
}
log-cave-left = { $who ->
    [you] You have left the cave!
   *[other] { $name } has left the cave!
}
log-cave-nugget = { $who ->
    [you] You took the nugget of the vein.
   *[other] { $name } took the nugget of the vein.
}
log-cave-lost = { $who ->
    [you] You lost a nugget.
   *[other] { $name } lost a nugget.
}
log-cave-returned = { $who ->
    [you] You stayed inside; your gold goes back to the bank.
   *[other] { $name } stayed inside; the gold goes back to the bank.
}
log-cave-maximum = { $who ->
    [you] You may hold { $number } cards at most from now on.
   *[other] { $name } may hold { $number } cards at most from now on.
}
log-cave-bitten = { $who ->
    [you] The rat takes a card from you.
   *[other] The rat takes a card from { $name }.
}
log-cave-robbed = { $who ->
    [you] The goblin takes a nugget from you.
   *[other] The goblin takes a nugget from { $name }.
}
log-cave-paralysed = { $who ->
    [you] The crawler paralyses you!
   *[other] The crawler paralyses { $name }!
}
log-cave-unveiled = { $who ->
    [you] Everybody sees your clan card: { $role }.
   *[other] { $name } shows the clan card: { $role }.
}
log-cave-scanned = { $who ->
    [you] You looked at the clan cards that were left over: { $roles }.
   *[other] { $name } looked at the clan cards that were left over.
}
log-cave-looked = { $who ->
    [you] You looked at { $goal }: { $seen }.
   *[other] { $name } looked at { $goal }.
}
log-cave-found = { $title } is turned up: { $seen }.
log-cave-treasure = { $clan ->
    [blue] Treasure of the blue clan: { $saved } × { $rivals } = { $value }.
   *[yellow] Treasure of the yellow clan: { $saved } × { $rivals } = { $value }.
}

## Why not

reason-not-in-play = this monster is not on the table: { $card }; choose a den for it
reason-already-in-play = this monster is on the table already and moves from where it stands: { $card }
reason-no-den-there = no den lies open there
reason-no-axe = no axe lies before you
reason-no-web-here = your dwarf does not stand at that web
reason-axe-too-late = the axe must lie before you when your dwarf comes to the web; this one was laid only now
reason-not-moving-yet = first play or discard a card, then your dwarf moves
reason-no-steps-left = no step is left
reason-no-field-there = there is no such field
reason-web-in-the-way = a web blocks the way
reason-not-one-step = that is not one step away
reason-no-open-side = no path of a card leads out there
reason-web-there = a web lies there already
reason-edge-named-otherwise = name this edge by the card on its left or above it
reason-has-boots = { $who ->
    [you] you have boots already
   *[other] { $name } has boots already
}
reason-clan-card-shown = { $who ->
    [you] your clan card lies face up
   *[other] the clan card of { $name } lies face up
}
reason-somebody-stands-there = somebody stands on that card
reason-proposed-already = you have proposed that in this turn
reason-too-early-to-stop = it is too early for that: there are still cards to draw and open ends

## The page in the browser

web-option-axe-web-range = A web is cut
web-value-axe-web-range-port = right before it
web-value-axe-web-range-card = anywhere on a card beside it
web-option-clan = The clan when three or four play
web-value-clan-blue = blue
web-value-clan-yellow = yellow
web-option-early-end = Stopping early
web-value-early-end-vote = if all agree
web-value-early-end-off = never
web-option-end-on-last-card = After the last card of all
web-value-end-on-last-card-immediate = stop at once
web-value-end-on-last-card-turn-end = finish the turn
web-option-fresh-axe-cuts = An axe laid now cuts a web that the dwarf was at already
web-option-goal-fields = Fields of a goal
web-value-goal-fields-entry-centre = each entry and the middle
web-value-goal-fields-single = a single one
web-option-hand-limit = The largest hand
web-value-hand-limit-cap-draw = limits drawing
web-value-hand-limit-emergent = is only told
web-option-hand-limit-floor = The largest hand never falls below
web-option-move-on-after-axe = A dwarf may go on after using an axe
web-option-spawn-attacks = A monster attacks where it appears
web-option-vein-optional = A nugget of a vein may be left
web-option-vein-range = The nugget of a vein is taken
web-value-vein-range-field = on its field
web-value-vein-range-card = anywhere on its card
play-want-hand-swap = With whom do you swap hands? Choose a lit player.
play-want-rat = Which den does the rat come out of? Choose a lit one.
play-want-crawler = Which den does the crawler come out of? Choose a lit one.
play-want-goblin = Which den does the goblin come out of? Choose a lit one.
play-want-web = Where does the web go? Choose a lit edge.
play-want-boots = Who gets the boots? Choose a lit player.
play-want-axe = Who gets the battle axe? Choose a lit player.
play-want-secret = A goal or a clan card? Choose a lit goal or a lit player.
play-ask-field = Choose a lit place.
play-go = Go: { $way }
play-step-by-step = Step by step
play-cave-clan = { $clan ->
    [blue] blue clan
   *[yellow] yellow clan
}
play-cave-nuggets = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
}
play-cave-lies = paralysed
play-cave-out = out of the cave
play-cave-most = { $count ->
    [one] holds one card at most
   *[other] holds { $count } cards at most
}
tales-cave-out = carried out: { $nuggets }
tales-cave-first = out first, with { $nuggets }
tales-cave-inside = stayed inside

## Titles of chapters

chapter-cave-setup = Before you begin
chapter-cave-paths = Laying path cards
chapter-cave-moves = Moving your dwarf
chapter-cave-places = Ladders, bridges, tunnels and gold veins
chapter-cave-goals = Goals and the exit
chapter-cave-tricks = Secret information, rockfall, hand swap
chapter-cave-webs = Webs, boots and axes
chapter-cave-monsters = Monsters
chapter-cave-end = The end of the game

## What it is about

# CAVE-7 CAVE-158 CAVE-168 CAVE-172
book-cave-aim = There are two clans of dwarfs, the blue one and the yellow one. You look for the way out of a dark cave, and only gold that is carried out counts. The clan with the more valuable treasure wins.
# CAVE-165
book-cave-aim-two = You look for the way out of a dark cave. Whoever gets out first wins.
# CAVE-25 CAVE-28
book-cave-two-loyal = One of you is a loyal dwarf of the blue clan, the other one of the yellow clan. Nobody is a saboteur.
# CAVE-26 CAVE-27 CAVE-28
book-cave-cards = Shuffled at this table: { $roles }. Everybody gets one clan card face down and looks at it.
# CAVE-26 CAVE-31
book-cave-one-clan = All of you wear the same colour here, but the saboteurs work for the other clan.
# CAVE-29
book-cave-back = The back of your card shows everybody your clan. Whether you are loyal or a saboteur is your secret.
# CAVE-31
book-cave-work = A loyal dwarf works for the clan on the card and wins with it. A saboteur works for the other clan and wins with that one.
# CAVE-30
book-cave-left-over = { $count ->
    [one] One clan card is left over. It lies aside, and nobody has seen it.
   *[other] { $count } clan cards are left over. They lie aside, and nobody has seen them.
}

## Before you begin

# CAVE-19 CAVE-32 CAVE-52
book-cave-start = All dwarfs begin on the start card. It is open on all four sides and has a ladder.
# CAVE-14 CAVE-15 CAVE-20
book-cave-corners = Four goals lie face down in the corners: the exit, a den, a ladder and a gold vein. Nobody knows which one is where.
# CAVE-21 CAVE-22 CAVE-23
book-cave-distance = { $count ->
    [one] Each goal is one place left or right of the start and just as far up or down.
   *[other] Each goal is { $count } places left or right of the start and just as far up or down.
}
# CAVE-32 CAVE-A62
book-cave-nuggets = Everybody begins with three nuggets. They lie open before you.
# CAVE-33 CAVE-34 CAVE-36
book-cave-piles = The cards come from three piles: I, II and III. Five of each stay in the box, and nobody knows which. In the draw pile what is left of I lies on top, then II, and III at the bottom.
# CAVE-35
book-cave-hand-one = Everybody is dealt five cards of pile I.
# CAVE-35
book-cave-hand-two = Everybody is dealt four cards of pile I and one of pile II.
# CAVE-35
book-cave-hand-three = Everybody is dealt three cards of pile I and two of pile II.
# CAVE-A62
book-cave-backs = Everybody sees the backs of your cards (I, II or III), but only you see the faces.
# CAVE-39 CAVE-A1
book-cave-first-by-lot = Who begins is decided by lot. After you it is your left neighbour’s turn.
# CAVE-39 CAVE-A1
book-cave-first-seat = Seat { $seat } begins. After you it is your left neighbour’s turn.

## Your turn

# CAVE-64 CAVE-65 CAVE-132
book-cave-turn = First you use cards: lay one path card, or play one action card, or discard one or two cards face down.
# CAVE-66 CAVE-133
book-cave-then-move = Then you may move your dwarf up to three fields, also after discarding.
# CAVE-67 CAVE-133
book-cave-then-draw = At the end you draw: one card if you laid or played one, otherwise as many as you discarded.
# CAVE-127 CAVE-139 CAVE-160 CAVE-161 CAVE-162 CAVE-A34
book-cave-maximum = Your hand maximum is five. Each step onto a bridge and each bite of the rat lowers it by one until the game ends. You never draw above it; what you hold already you may keep.
# CAVE-A32 CAVE-A33
book-cave-nothing-to-lose = If you have no card to lose, a bridge lowers your maximum all the same. The rat does not.
# CAVE-127 CAVE-139 CAVE-A34
book-cave-no-maximum = A card that you lose on a bridge or to the rat is gone for good, because you draw none for it. Nothing else limits your hand.
# CAVE-A35
book-cave-last-card = Neither a bridge nor the rat takes your last card.
# CAVE-A35
book-cave-maximum-floor = Your hand maximum never falls below one.
# CAVE-37 CAVE-68 CAVE-69 CAVE-71
book-cave-pile-empty = When the pile is empty, nobody draws any more. Discarded cards lie face down and do not come back.
# CAVE-70 CAVE-A27
book-cave-no-cards = If you have no card when your turn comes, you are skipped and do not move either. Your monsters still go away and your webs still wear off.

## Laying path cards

# CAVE-73 CAVE-74 CAVE-153
book-cave-lay = A path card goes onto an empty place beside the start, beside another path card or beside a goal that lies face up.
# CAVE-76 CAVE-78
book-cave-fit = It has to fit all its neighbours, path to path and rock to rock. At least one path has to go on.
# CAVE-75 CAVE-A2
book-cave-upright = Cards lie upright. You may turn them upside down, but never sideways.
# CAVE-79 CAVE-80
book-cave-anywhere = Your card need not be joined to the start or to your dwarf. You may also dig beyond the goals.
# CAVE-77 CAVE-149
book-cave-beside-goal = Beside a goal that lies face down any side of a card is right. Laying a card does not turn the goal up.

## Moving your dwarf

# CAVE-55 CAVE-56 CAVE-59 CAVE-135 CAVE-A57
book-cave-steps = Your dwarf walks along the paths, one field per step, also to and fro. You may go fewer steps or stay where you are.
# CAVE-40 CAVE-41 CAVE-42
book-cave-levels = To cross a card of pile I takes one step, of pile II two, of pile III three.
# CAVE-136 CAVE-137
book-cave-own = You move only your own dwarf. Any number of dwarfs may stand on one field and pass each other.

## Ladders, bridges, tunnels and gold veins

# CAVE-57 CAVE-59 CAVE-60 CAVE-155
book-cave-ladders = All ladders are joined. From one to any other it is one step, however far apart they are; a ladder on a goal counts once it lies face up.
# CAVE-61 CAVE-140
book-cave-bridge = On a bridge card one path leads over the other, and you cannot change from one to the other. The lower path is free.
# CAVE-138 CAVE-A31
book-cave-bridge-price = Each time your dwarf steps onto the wooden bridge, you lose a hand card. The card is drawn at random and discarded face down.
# CAVE-51 CAVE-141 CAVE-142
book-cave-tunnel = A double curve has a tunnel between its two curves. The tunnel is a field of its own, and whoever steps in pays a nugget. Without gold it costs nothing.
# CAVE-82 CAVE-145 CAVE-154
book-cave-vein = When a gold vein is laid or turned up, one nugget is put on it, and only this once.
# CAVE-143 CAVE-A40 CAVE-A41
book-cave-vein-field = The nugget goes to the dwarf that ends its movement on the field of the vein. Passing by is not enough.
# CAVE-143 CAVE-A40 CAVE-A41 CAVE-A64
book-cave-vein-card = The nugget goes to the dwarf that ends its movement anywhere on the card with the vein. Passing by is not enough.
# CAVE-144 CAVE-A42
book-cave-vein-must = It cannot be left there. Whoever takes it turns the clan card face up for the rest of the game.
# CAVE-144 CAVE-A42
book-cave-vein-may = You may leave it there. Whoever takes it turns the clan card face up for the rest of the game.

## Goals and the exit

# CAVE-149 CAVE-151
book-cave-goal-found = The first dwarf that steps onto a goal turns it up and stops there.
# CAVE-53 CAVE-A8
book-cave-goal-inside = It stands at the entrance. The exit, the den, the ladder or the vein is one step further, in the middle of the card.
# CAVE-A8
book-cave-goal-single = A goal is a single field, so what it shows holds at once for the dwarf that turned it up.
# CAVE-62 CAVE-150 CAVE-152 CAVE-A10
book-cave-goal-turned = The goal is turned so that the path of that dwarf goes on, and if possible so that it fits all its neighbours. If both ways are equally good, whoever found it chooses. Where path meets rock nobody passes.
# CAVE-156 CAVE-157 CAVE-158
book-cave-exit = Whoever gets onto the exit field leaves the cave at once and turns the clan card face up. The gold of that dwarf is safe.
# CAVE-159
book-cave-first-out = { $count ->
    [one] The first one out also looks secretly at the clan card that was left over.
   *[other] The first one out also looks secretly at the { $count } clan cards that were left over.
}
# CAVE-72 CAVE-A46
book-cave-outside = Whoever is out goes on playing and drawing cards, just without a dwarf to move.

## Secret information, rockfall, hand swap

# CAVE-85 CAVE-86 CAVE-A53
book-cave-secret = Secret information lets you look at one goal or at the clan card of another player, as long as it lies face down. Nobody else sees it.
# CAVE-87 CAVE-88 CAVE-89
book-cave-rockfall = A rockfall takes away a path card on which neither a dwarf nor a monster stands. The start and the goals stay.
# CAVE-90 CAVE-92 CAVE-93
book-cave-rockfall-takes = A nugget on that card goes back to the bank. A web goes too, unless it still lies on the path of another card.
# CAVE-79 CAVE-A54
book-cave-cut-off = Cards and figures that are cut off stay where they are, and you may dig on there.
# CAVE-94 CAVE-A37
book-cave-swap = With a hand swap you and another player exchange all your cards, however many each of you holds.
# CAVE-95
book-cave-swap-draw = At the end of this turn the other player draws a card, and you do not.

## Webs, boots and axes

# CAVE-96 CAVE-97 CAVE-98 CAVE-A25
book-cave-web = A web goes onto the edge where the paths of two cards join, or onto an open end of a path; one on each place. No dwarf and no monster gets through.
# CAVE-96 CAVE-99 CAVE-100
book-cave-web-time = At first it shows a 2. At the beginning of your next turn it is turned to 1, and at the beginning of the turn after that it goes.
# CAVE-60 CAVE-81
book-cave-web-past = Path cards may still be laid there, and ladders lead past every web.
# CAVE-102
book-cave-gear = Boots and battle axes are laid before any player, also before yourself.
# CAVE-103 CAVE-104 CAVE-A56
book-cave-boots = With boots your dwarf may go up to four fields in a turn. Nobody gets a second pair.
# CAVE-106 CAVE-107 CAVE-108 CAVE-109
book-cave-axe = When your dwarf and a monster meet, you may discard an axe that lies before you already. The monster goes away before it attacks anybody, and its card is discarded.
# CAVE-105 CAVE-110
book-cave-axe-port = If your dwarf stands right at a web in your turn, you may discard an axe: a 2 turns to 1, and a web with a 1 goes.
# CAVE-105 CAVE-A24
book-cave-axe-card = If your dwarf stands in your turn on a card that has a web at its edge, you may discard an axe: a 2 turns to 1, and a web with a 1 goes.
# CAVE-A23
book-cave-axes = Several axes may lie before you, and two of them get rid of a fresh web in one turn.
# CAVE-A22
book-cave-axe-now = With an axe that you have just laid before yourself you may strike at a web in the same turn.
# CAVE-A22
book-cave-axe-later = With an axe that you have just laid before yourself you may not strike in this turn at a web where your dwarf stood already.

## Monsters

# CAVE-111 CAVE-112 CAVE-155
book-cave-lure = Lay a monster card before you and put its monster on any den that lies face up. Without a den you cannot play the card.
# CAVE-113 CAVE-114 CAVE-115
book-cave-lead = Then you move it along the paths: the rat up to three fields, the crawler up to four, the goblin up to five, also to and fro or not at all.
# CAVE-118 CAVE-119 CAVE-A14
book-cave-free = Ladders, bridges and tunnels cost it nothing, but webs stop it. It may walk onto a goal that lies face down without turning it up; whoever turns that goal up meets it there.
# CAVE-116 CAVE-117
book-cave-meets = As soon as it comes onto a field with dwarfs, it stops and attacks all of them, also your own.
# CAVE-A16
book-cave-den-attacks = If dwarfs stand on the den where it appears, it attacks them at once and does not move.
# CAVE-A16
book-cave-den-spares = Dwarfs on the den where it appears are attacked only if it leaves that field and comes back.
# CAVE-120 CAVE-147 CAVE-A19 CAVE-A60
book-cave-met = If your dwarf steps onto the field of a monster, it stops there, and it alone is attacked. It does not go on even if an axe drives the monster away.
# CAVE-120 CAVE-147 CAVE-A19 CAVE-A60
book-cave-met-goes-on = If your dwarf steps onto the field of a monster, it stops there, and it alone is attacked. If an axe drives the monster away, it may go on with the steps that are left.
# CAVE-A17
book-cave-beside = A dwarf that stays on a field with a monster is not attacked again.
# CAVE-126
book-cave-rat = The rat bites a card out of the hand. The card is drawn at random and discarded face down.
# CAVE-128 CAVE-129 CAVE-A30
book-cave-crawler = The crawler paralyses a dwarf, and it lies down. Your dwarf gets up when your next turn begins, but does not move in that turn. You play and draw as usual.
# CAVE-130 CAVE-131
book-cave-goblin = The goblin takes a nugget and brings it back to the bank. Whoever has no gold loses nothing.
# CAVE-121 CAVE-124
book-cave-leaves = At the beginning of your next turn your monster goes away, and its card is discarded. It can be lured again later.
# CAVE-122 CAVE-123 CAVE-124 CAVE-125
book-cave-again = If the monster is on the table already, your card moves it from where it stands, and no den is needed. It attacks dwarfs on that field only if it leaves and comes back. The older card is discarded, and the monster stays until your next turn.

## The end of the game

# CAVE-164
book-cave-end = The game ends at once when all dwarfs that work for the same clan are out of the cave, loyal ones and saboteurs of the other clan alike.
# CAVE-164 CAVE-165
book-cave-end-two = As soon as one of you is out of the cave, the game ends and that player wins, even without gold.
# CAVE-163 CAVE-A49
book-cave-end-cards = It also ends at once when the pile is empty and nobody holds a card any more.
# CAVE-163 CAVE-A49
book-cave-end-turn = It also ends when at the end of a turn the pile is empty and nobody holds a card.
# CAVE-A50
book-cave-end-skipped = It ends, too, when everybody is skipped one after the other because nobody holds a card.
# CAVE-166 CAVE-A51
book-cave-vote = When the pile is empty or no path has an open end, you may propose on your turn to stop. If all agree, the game ends.
# CAVE-167 CAVE-168
book-cave-shown = Then all clan cards are turned up. Whoever is still in the cave gives all gold back.
# CAVE-169 CAVE-170 CAVE-171
book-cave-treasure = For each clan count the nuggets of all dwarfs that work for it and are out. Multiply them by the number of dwarfs that work for the other clan, whether they are out or not.
# CAVE-172
book-cave-winners = The clan with the higher value wins, and with it everybody who worked for it.
# CAVE-173
book-cave-tie = If both values are equal, that clan wins for which the first dwarf out of the cave worked.
# CAVE-174
book-cave-nobody-out = If nobody is out, nobody wins.

## Cards and roles that are worded otherwise at some tables

# CAVE-87 CAVE-89
effect-rockfall-cave = Takes away a path card on which neither a dwarf nor a monster stands; the start and the goals stay.
# CAVE-82 CAVE-143 CAVE-144 CAVE-A42
effect-vein-may = A nugget lies here. Whoever stops there may take it and then shows the clan card.
# CAVE-31 CAVE-165
task-cave-two = You work for your clan alone: get out of the cave first.

## Lessons

lesson-cave-walk = Step by step
    .task = Lay the straight tunnel to the right of the start. Then move your dwarf onto it.
    .nudge = That leads elsewhere. First the tunnel on the right, then your dwarf.
    .done = A turn in the cave: play a card, walk up to three fields, draw.
lesson-cave-vein = A vein of gold
    .task = Lay the gold vein to the right of your dwarf. Walk onto its gold, and stay there.
    .nudge = The gold lies in the upper arm of the new card: go there and stay.
    .done = You took the nugget, but everybody has seen your clan card now. Gold has its price.
lesson-cave-monster = Let the rat out
    .task = Lure the rat out of its den on the right and lead it to Mia’s dwarf.
    .nudge = The rat is meant for Mia. Let it come out of the den and go left, field by field.
    .done = Whoever a monster meets loses something: the rat takes a card. Beware, it bites friends, too.
lesson-cave-web = A web across the way
    .task = A rat sits on the right and will come for you. Close the edge between your card and the start with a web.
    .nudge = The rat would still get through. Choose the edge right beside your dwarf, towards the start.
    .done = Nobody passes a web, neither dwarf nor monster, until it wears out.
lesson-cave-exit = Out into the light
    .task = The exit is turned up. Lay the last tunnel and walk out with your gold.
    .nudge = The exit is at the top: close the gap, then go there field by field.
    .done = You are out, and your gold is safe for your clan. Only gold that is carried out counts.

play-sheet-cave-1 = Lay a way, then walk along it. Take gold and find the exit: only what is carried out counts.
play-sheet-cave-2 = Two clans want the more valuable treasure. A saboteur wears one colour and works for the other.
play-sheet-cave-3 = Monsters rob you and webs bar the way. Axes drive them off.

## What people say

place-north-west = upper left
    .at = at the upper left
place-north-east = upper right
    .at = at the upper right
place-south-west = lower left
    .at = at the lower left
place-south-east = lower right
    .at = at the lower right
phrase-exit-is-at = The exit is { $at }!
    .begun = The exit is …
phrase-no-exit-at = The exit is not { $at }.
    .begun = The exit is not …
phrase-loyal = I am loyal to my clan.
phrase-hid-exit = I admit it: I lied about the exit. It is { $at }.
    .begun = I lied; the exit is …
because-monster = that monster was set on the wrong one
because-web = that web stops the wrong one
