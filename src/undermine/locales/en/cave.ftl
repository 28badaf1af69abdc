# The Dark Cave: its cards, clans, goals, questions, what happened, why not.

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
log-ended-blue-clan = { $who ->
    [you] The game is over and the blue clan wins; you were the first one out.
   *[other] The game is over and the blue clan wins; { $name } was the first one out.
}
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
log-ended-yellow-clan = { $who ->
    [you] The game is over and the yellow clan wins; you were the first one out.
   *[other] The game is over and the yellow clan wins; { $name } was the first one out.
}
log-ended-none = The game is over. Nobody has left the cave, so nobody wins.
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

log-cave-lured = { $who ->
    [you] You lured a monster: { $card }.
   *[other] { $name } lured a monster: { $card }.
}
log-cave-gone = The monster is gone: { $card }.
log-cave-web = { $who ->
    [you] You laid a web.
   *[other] { $name } laid a web.
}
log-cave-web-gone = A web is gone.
log-cave-gear = { $deed ->
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
    [you] You may hold { $limit } cards at most from now on.
   *[other] { $name } may hold { $limit } cards at most from now on.
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
log-cave-found = { $goal } is turned up: { $seen }.
log-cave-treasure = { $clan ->
    [blue] Treasure of the blue clan: { $saved } × { $rivals } = { $value }.
   *[yellow] Treasure of the yellow clan: { $saved } × { $rivals } = { $value }.
}
rivals = { $count ->
    [one] { $count } rival
   *[other] { $count } rivals
}

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

game-cave = The Dark Cave
