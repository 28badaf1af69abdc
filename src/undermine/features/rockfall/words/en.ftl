## Cards, pieces and roles

# BASE-40 BASE-41
card-rockfall = rockfall
    .object = a rockfall
    .short = rockfall
    .effect = Takes one tunnel card off the table; the start and the goals stay.
    .label = rocks

## What happened

log-removed = { $who ->
    [you] You brought down { $card } at { $cell }.
   *[other] { $name } brought down { $card } at { $cell }.
}
    .shown = { $who ->
        [you] You brought down { $card }.
       *[other] { $name } brought down { $card }.
    }
log-removed-nothing = { $who ->
    [you] You let a few stones fall; nothing is missing.
   *[other] { $name } let a few stones fall; nothing is missing.
}

## Why not

reason-nothing-to-remove = there is no tunnel card to take away yet
reason-must-remove = a rockfall has to take a card away
reason-stays-for-the-round = the start and the goals stay where they are
reason-nothing-lies-there = no card lies there

## The page in the browser

web-option-rockfall-must-remove = A rockfall must take a card away
play-want-rockfall = Which tunnel do you take away? Choose a lit card.
tales-tally-removed = rockfalls

## The rules, sentence by sentence

# BASE-40 BASE-41
book-rockfall = A rockfall takes one tunnel off the table. The start and the goals stay.
# BASE-40 E6 BASE-A10
book-rockfall-nothing = You may also play it and take nothing away, even if there is nothing to take.
# BASE-42 BASE-43
book-cut-off = The gap may be filled again. Tunnels that are cut off stay where they are, but nobody can dig on there until a way from the start reaches them again.
# BASE-40 BASE-41 E6
effect-rockfall-may = Takes one tunnel card off the table, or none; the start and the goals stay.

## Lessons

lesson-rockfall = Away with the dead end
    .task = A dead end with a chalk cross blocks the way. Take it away with the rockfall.
    .nudge = That one is needed. The card with the chalk cross is in the way.
    .done = The gap can be filled with a better card now. A saboteur takes away the good ones.

## What people say

because-rockfall = that rockfall was no accident
