## Cards, pieces and roles

# EXP-41 EXP-43 EXP-A12
card-swap-hands = hand swap
    .object = a hand swap
    .short = hand swap
    .effect = Exchange all your cards with another player, who then draws one; you draw none.

## What happened

log-swapped = { $pair ->
    [you-other] You swapped hands with { $target }.
    [other-you] { $actor } swapped hands with you!
   *[other-other] { $actor } swapped hands with { $target }.
}

## The page in the browser

web-option-swap-hands-draw = After hands were swapped draws
web-value-swap-hands-draw-other-only = only the other
web-value-swap-hands-draw-both = both
play-want-swap-hands = With whom do you swap hands? Choose a lit player.

## The rules, sentence by sentence

# EXP-15 EXP-A13
book-skipped = Whoever has no cards is skipped, and comes back into the round only if a swap of hands brings new ones.
# EXP-41 EXP-42 EXP-43 EXP-A12
book-swap-hands = With a swap of hands you give another player all the cards that you have left and get all of that player’s cards, however many they are. Then the other player draws one card, and you draw none.
# EXP-41 EXP-42 EXP-43 EXP-A12
book-swap-hands-both = With a swap of hands you give another player all the cards that you have left and get all of that player’s cards, however many they are. Then both of you draw one card.
# EXP-41 EXP-43 EXP-A12
effect-swap-hands-both = Exchange all your cards with another player; then both of you draw one.

## Lessons
lesson-swap-hands = A bad hand
    .task = You hold nothing but dead ends. Swap hands with Mia, who has six cards.
    .nudge = That leaves you with the dead ends. Mia has most cards.
    .done = Whole hands change owners. Now the dead ends are hers.
