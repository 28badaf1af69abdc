# The expansion: its cards, dwarfs, questions, what happened, why not, the rules in short.

# EXP-20
card-bridge = bridge
    .object = a bridge
    .short = bridge
    .effect = Two tunnels cross, one above the other; nobody turns off here.
# EXP-21
card-double-curve = double curve
    .object = a double curve
    .short = two curves
    .effect = Two curves on one card that are not joined with each other.
# BASE-8 EXP-1
card-blind-arm = tunnel with a dead end
    .object = a tunnel with a dead end
    .short = + dead end
    .effect = A way leads through; one more side looks open, but is not joined to it.
# EXP-28 EXP-59
card-crystal = tunnel with a crystal
    .object = a tunnel with a crystal
    .short = crystal
    .effect = A tunnel like any other, but its crystal is worth a nugget to the geologists.
# EXP-23 EXP-24 EXP-25
card-ladder = ladder
    .object = a ladder
    .short = ladder
    .effect = Joined to the start and to all other ladders: lay it beside any tunnel, but not beside a goal.
# EXP-26 EXP-27
card-door-blue = blue door
    .object = a blue door
    .short = blue door
    .effect = Anybody digs on behind it, but of the two teams only the blue one reaches the treasure this way.
# EXP-26 EXP-27
card-door-green = green door
    .object = a green door
    .short = green door
    .effect = Anybody digs on behind it, but of the two teams only the green one reaches the treasure this way.
# EXP-31
card-theft = theft
    .object = a theft
    .short = theft
    .effect = Lay it before yourself: if it still lies there when the gold has been shared, you may take a nugget from somebody.
# EXP-33
card-hands-off = hands off
    .object = a hands-off card
    .short = hands off
    .effect = Takes a theft off the table, whoever it lies before.
# EXP-34 EXP-35 EXP-36
card-prison = prison
    .object = a prison card
    .short = prison
    .effect = Put it before another player: as long as it lies there, no tunnels, and at the end no gold and no stealing.
# EXP-37
card-release = release
    .object = a release
    .short = release
    .effect = Lets somebody out of prison, yourself or anybody.
# EXP-38
card-inspection = inspection
    .object = an inspection
    .short = inspection
    .effect = Look at another player's dwarf card; only you will know.
# EXP-39
card-swap-hats = hat swap
    .object = a hat swap
    .short = hat swap
    .effect = A player, perhaps you, sets the dwarf card aside and takes one of those left over.
# EXP-41 EXP-43 EXP-A12
card-swap-hands = hand swap
    .object = a hand swap
    .short = hand swap
    .effect = Exchange all your cards with another player, who then draws one; you draw none.

# EXP-46 EXP-48
role-blue = blue gold digger
    .task = Help the blue team to the gold, by a way without green doors.
    .many = Blue gold diggers
# EXP-46 EXP-48
role-green = green gold digger
    .task = Help the green team to the gold, by a way without blue doors.
    .many = Green gold diggers
# EXP-52 EXP-61
role-boss = boss
    .task = You belong to no team, but win with every team that wins, and get one nugget less.
    .many = Boss
# EXP-54 EXP-61
role-profiteer = profiteer
    .task = You win with whoever wins, gold diggers or saboteurs, and get two nuggets less.
    .many = Profiteer
# EXP-59 EXP-A30
role-geologist = geologist
    .task = You get a nugget for every crystal on the table, whoever wins; two geologists share.
    .many = Geologists

question-steal = Your theft: from whom do you take a nugget?
    .other = { $name } thinks about whom to rob …
menu-nobody = nobody
menu-shed = Discard two cards to get rid of the { $title }: type { $command } and their numbers.
menu-several = Up to three cards at once: { $command } 1 3 4

log-discarded-more = { $count ->
    [one] { $name } discarded a card face down.
   *[other] { $name } discarded { $count } cards face down.
}
log-theft = { $who ->
    [you] You laid a theft before you; it counts when the gold is shared.
   *[other] { $name } laid a theft down; it counts when the gold is shared.
}
log-hands-off = { $deed ->
    [you-other] You took { $target }'s theft off the table.
    [other-you] { $actor } took your theft off the table!
    [you-self] You took your own theft off the table.
    [other-self] { $actor } took their own theft off the table.
   *[other-other] { $actor } took { $target }'s theft off the table.
}
log-locked = { $deed ->
    [you-other] You sent { $target } to prison.
    [other-you] { $actor } sent you to prison!
   *[other-other] { $actor } sent { $target } to prison.
}
log-released = { $deed ->
    [you-other] You let { $target } out of prison.
    [other-you] { $actor } let you out of prison. How kind!
    [you-self] You got yourself out of prison.
    [other-self] { $actor } got out of prison.
   *[other-other] { $actor } let { $target } out of prison.
}
log-shed = { $who ->
    [you] For these two discarded cards you got rid of the { $title }.
   *[other] For these two discarded cards { $name } got rid of the { $title }.
}
log-inspected = { $deed ->
    [you-other] You looked at { $target }'s dwarf card: { $role }.
    [other-you] { $actor } looked at your dwarf card!
   *[other-other] { $actor } looked at { $target }'s dwarf card.
}
log-hatted = { $deed ->
    [you-other] You made { $target } take another dwarf card.
    [other-you] { $actor } made you take another dwarf card: { $role }.
    [you-self] You took another dwarf card: { $role }.
    [other-self] { $actor } took another dwarf card.
   *[other-other] { $actor } made { $target } take another dwarf card.
}
log-swapped = { $deed ->
    [you-other] You swapped hands with { $target }.
    [other-you] { $actor } swapped hands with you!
   *[other-other] { $actor } swapped hands with { $target }.
}
log-earned = { $who ->
    [you] { $count ->
        [one] You get one nugget.
       *[other] You get { $count } nuggets.
    }
   *[other] { $count ->
        [one] { $name } gets one nugget.
       *[other] { $name } gets { $count } nuggets.
    }
}
log-stole = { $deed ->
    [you-other] You stole a nugget from { $target }.
    [other-you] { $actor } stole a nugget from you!
   *[other-other] { $actor } stole a nugget from { $target }.
}
log-ended-blue = { $who ->
    [you] You found the gold! The blue team wins the round.
   *[other] { $name } found the gold! The blue team wins the round.
}
log-ended-green = { $who ->
    [you] You found the gold! The green team wins the round.
   *[other] { $name } found the gold! The green team wins the round.
}
log-ended-both = { $who ->
    [you] You found the gold! Both teams win the round.
   *[other] { $name } found the gold! Both teams win the round.
}
log-ended-loners = { $who ->
    [you] You found the gold, but the doors shut out both teams: the treasure goes to boss and profiteer.
   *[other] { $name } found the gold, but the doors shut out both teams: the treasure goes to boss and profiteer.
}
log-ended-profiteer = Nobody has a card left and no saboteur is free: the profiteer wins the round alone.
log-ended-nobody = Nobody wins the round; the treasure stays where it is.

finish-blue = blue wins
finish-green = green wins
finish-both = both teams win
finish-loners = teams shut out
finish-profiteer = profiteer wins
finish-nobody = nobody wins

reason-in-prison = nobody digs in prison; somebody has to let you out first
reason-beside-goal = a ladder cannot stand right beside a goal
reason-not-yourself = you cannot choose yourself
reason-already-in-prison = { $who ->
    [you] you sit in prison already
   *[other] { $name } sits in prison already
}
reason-not-in-prison = { $who ->
    [you] you do not sit in prison
   *[other] { $name } does not sit in prison
}
reason-theft-lies-already = a theft lies before you already
reason-no-theft-there = { $who ->
    [you] no theft lies before you
   *[other] no theft lies before { $name }
}
reason-nothing-to-steal = { $who ->
    [you] you have nothing to steal
   *[other] { $name } has nothing to steal
}
reason-no-hat-left = no dwarf card is left that nobody had
reason-not-before-you = no such card lies before you
reason-needs-two-cards = that costs two cards, and you have fewer
reason-name-in-order = cards that are discarded together are named in the order of the hand
reason-passes-too-many = that is more cards than you may discard at once

game-expansion = Expansion

side-blue = Blue team
    .won = The blue team wins the round.
side-green = Green team
    .won = The green team wins the round.
side-both = Both teams
    .won = Both teams win the round.
side-loners = Boss and profiteer
    .won = The teams are shut out; boss and profiteer win the round.
side-profiteer = Profiteer
    .won = The profiteer wins the round alone.
side-nobody = Nobody
    .won = Nobody wins the round.
