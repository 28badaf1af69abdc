# The Duel, for two and alone: cards, goals, questions, what happened, why not, the rules in short.

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
log-claimed = { $who ->
    [you] You mark the gold at { $cell }.
   *[other] { $name } marks the gold at { $cell }.
}
    .shown = { $who ->
        [you] You mark the gold.
       *[other] { $name } marks the gold.
    }
log-bribed = { $who ->
    [you] You bribe the troll at { $cell }; now everybody passes.
   *[other] { $name } bribes the troll at { $cell }; now everybody passes.
}
    .shown = { $who ->
        [you] You bribe the troll; now everybody passes.
       *[other] { $name } bribes the troll; now everybody passes.
    }
log-unlocked = { $who ->
    [you] You open the door at { $cell }.
   *[other] { $name } opens the door at { $cell }.
}
    .shown = { $who ->
        [you] You open the door.
       *[other] { $name } opens the door.
    }
log-key-back = The key from the door at { $cell } is free again.
    .shown = The key from the door is free again.
log-collected = { $who ->
    [you] { $count ->
        [one] You take a card with one nugget.
       *[other] You take a card with { $count } nuggets.
    }
   *[other] { $count ->
        [one] { $name } takes a card with one nugget.
       *[other] { $name } takes a card with { $count } nuggets.
    }
}
log-forfeited = { $who ->
    [you] { $count ->
        [one] You pay the trolls with a card of one nugget.
       *[other] You pay the trolls with a card of { $count } nuggets.
    }
   *[other] { $count ->
        [one] { $name } pays the trolls with a card of one nugget.
       *[other] { $name } pays the trolls with a card of { $count } nuggets.
    }
}
log-ending-goals = All six goals are face up: the round is over.
log-ending-markers = The last marker lies in the mine: the round is over.
log-ending-cards = No cards are left: the round is over.
log-goal-up = { $count ->
    [0] { $goal } is turned up: no gold.
    [one] { $goal } is turned up: one nugget!
   *[other] { $goal } is turned up: { $count } nuggets!
}
log-goal-looked = { $count ->
    [0] You looked at { $goal }: no gold.
    [one] You looked at { $goal }: one nugget!
   *[other] You looked at { $goal }: { $count } nuggets!
}
log-began-duel = Round { $round } begins.
log-struck-tool = The card takes effect at once: now you have { $broken }!
log-struck-again = The card changes nothing: you have { $broken } already.
log-struck-rockfall = The rockfall takes effect at once and buries the tunnel that was laid last: { $card }.
log-struck-nothing = The rockfall takes effect at once, but there is nothing to bury.
reason-not-joined-own = no unbroken way leads there from your own start
reason-beside-gold = a ladder cannot stand right beside a tunnel with gold
reason-ladder-not-joined = at this table a ladder must join an open side
reason-mends-own-only = a repair mends only what lies before yourself
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
game-duel = The Duel
game-solo = Solo
verdict-1 = The mine has seen better days, and better diggers.
verdict-2 = A decent shift: the lamp burned for something.
verdict-3 = Well dug! The others will want to know where.
verdict-4 = Master of the mine, for life.
rating-nuggets = { $least } to { $most }
rating-nuggets-more = { $least } or more
rating-gap = The printed table of this edition forgets 20; here 20 nuggets get this rating.
