## Cards, pieces and roles

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

## Questions and answers

question-steal = Your theft: from whom do you take a nugget?
    .other = { $name } thinks about whom to rob …
menu-nobody = nobody

## What happened

log-theft = { $who ->
    [you] You laid a theft before you; it counts when the gold is shared.
   *[other] { $name } laid a theft down; it counts when the gold is shared.
}
log-hands-off = { $pair ->
    [you-other] You took { $target }'s theft off the table.
    [other-you] { $actor } took your theft off the table!
    [you-self] You took your own theft off the table.
    [other-self] { $actor } took their own theft off the table.
   *[other-other] { $actor } took { $target }'s theft off the table.
}
log-stole = { $pair ->
    [you-other] You stole a nugget from { $target }.
    [other-you] { $actor } stole a nugget from you!
   *[other-other] { $actor } stole a nugget from { $target }.
}

## Why not

reason-theft-lies-already = a theft lies before you already
reason-no-theft-there = { $who ->
    [you] no theft lies before you
   *[other] no theft lies before { $name }
}
reason-nothing-to-steal = { $who ->
    [you] you have nothing to steal
   *[other] { $name } has nothing to steal
}

## The page in the browser

play-want-hands-off = Whose theft do you take away? Choose a lit player.

## The rules, sentence by sentence

# EXP-31 EXP-29 EXP-A20
book-theft = You lay a theft before yourself, but never a second one. If it still lies there when the gold has been shared, you may take one nugget from another player.
# EXP-33
book-hands-off = “Hands off” takes one theft off the table, whoever it lies before.
# EXP-62 EXP-63 EXP-A18 CH-A17
book-thefts = Thefts come last. Of those who may steal, whoever played a theft last begins; then it goes on to the left.
# EXP-31 EXP-A16 EXP-A17 EXP-A32
book-thefts-whom = You may steal from any other player who has gold, even from a prisoner, or from nobody.

## Lessons
lesson-theft = Long fingers
    .task = Gold is near. Lay the theft before yourself.
    .nudge = It is not a time for tunnels. Play the theft with its button.
    .done = When the gold is shared you take a nugget from somebody who has more, unless a card stops you.
