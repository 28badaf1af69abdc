## Cards, pieces and roles

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

## What happened

log-inspected = { $pair ->
    [you-other] You looked at { $target }'s dwarf card: { $role }.
    [other-you] { $actor } looked at your dwarf card!
   *[other-other] { $actor } looked at { $target }'s dwarf card.
}
log-swapped-hats = { $pair ->
    [you-other] You made { $target } take another dwarf card.
    [other-you] { $actor } made you take another dwarf card: { $role }.
    [you-self] You took another dwarf card: { $role }.
    [other-self] { $actor } took another dwarf card.
   *[other-other] { $actor } made { $target } take another dwarf card.
}

## Why not

reason-no-hat-left = no dwarf card is left that nobody had

## The page in the browser

play-want-inspection = Whose dwarf card do you look at? Choose a lit player.
play-want-swap-hats = Who has to take another dwarf card? Choose a lit player.

## The rules, sentence by sentence

# EXP-38
book-inspection = With an inspection you look at another player’s dwarf card. Only you see it.
# EXP-39 EXP-40 EXP-A15
book-swap-hats = With a swap of hats you choose a player, perhaps yourself. That player sets the dwarf card aside, unseen by the others, and takes one of those left over. The old card does not come back in this round.

## Lessons

lesson-inspection = Who are you really?
    .task = Somebody laid a dead end. Play the inspection and look at a dwarf card.
    .nudge = That tells you nothing about anybody. Play the inspection on a player.
    .done = Only you know it now. Tell the truth, or do not.
lesson-swap-hats = Another hat
    .task = You know that Jakub is a saboteur. Make him take another dwarf card.
    .nudge = That one is on the right side already. Jakub is the saboteur.
    .done = The old card goes away, a new one comes from those left over. With luck he digs for gold now.
