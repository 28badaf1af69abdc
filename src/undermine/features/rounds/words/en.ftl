## Questions and answers

choice-discard = discard
question-turn = Your turn: choose a card by its number.
    .broken = A broken tool: you cannot dig. Choose a card by its number to act, or discard.
    .other = { $name } is thinking …
menu-several = Up to three cards at once: { $command } 1 3 4

## What happened

log-began = Round { $number } begins; the dwarf cards are dealt face down.
log-first = { $who ->
    [you] You begin.
   *[other] { $name } begins.
}
log-drew = You drew { $card }.
log-discarded = { $who ->
    [you] You discarded { $card }.
   *[other] { $name } discarded a card face down.
}
log-discarded-more = { $count ->
    [one] { $name } discarded a card face down.
   *[other] { $name } discarded { $count } cards face down.
}

## Why not

reason-name-in-order = cards that are discarded together are named in the order of the hand
reason-passes-too-many = that is more cards than you may discard at once

## The page in the browser

web-option-first-player = Who begins
web-value-first-player-random = at random
web-option-rounds = Rounds
tales-tally-discarded = cards discarded

## The rules, sentence by sentence

# BASE-21 BASE-24 BASE-45
book-turn = On your turn you use one card: you lay a tunnel, or play an action card, or discard a card face down.
# BASE-22
book-draw = Then you draw a card, and your left neighbour is next.
# BASE-12 BASE-17 DUEL-21 EXP-9
book-hand = { $count ->
    [one] Everybody is dealt one card.
   *[other] Everybody is dealt { $count } cards.
}
# BASE-23 DUEL-38 DUEL-39 DUEL-41 SOLO-A6
book-pile-empty = When the pile is empty, nobody draws any more. Discarded cards are not shuffled into a new pile.
# BASE-18 BASE-33 BASE-37 BASE-40
book-discard-pile = Discarded cards, action cards that have done their work and tunnels taken off the table go onto the discard pile. It lies face down.
# BASE-25
book-no-cards = Whoever has no cards left has no more turns in this round.
# BASE-48 BASE-52 EXP-44
book-end = The round ends at once when the gold is turned up. It also ends when nobody has a card left.
# BASE-63 BASE-A28 DUEL-25 DUEL-132 SOLO-5 EXP-67
book-rounds = { $count ->
    [one] One round is played.
   *[other] { $count } rounds are played.
}
# BASE-20 E1 EXP-12
book-first-by-lot = Who begins the first round is decided by lot.
# BASE-20 E1
book-first-seat = Seat { $seat } begins the first round.
# BASE-64
book-next-round = Before each round start and goals are laid out again, the cards are shuffled and the dwarf cards are dealt anew. You keep your gold.
# BASE-65 BASE-A16 EXP-66
book-next-first = The next round is begun by the left neighbour of whoever took the last turn.
# BASE-66 EXP-67
book-most-gold = Whoever has the most nuggets after the last round wins. If several have the same, they win together.
# EXP-13
book-draw-one = After a tunnel or an action card you draw one card.
# EXP-13 EXP-19
book-pass = To pass, you discard one, two or three cards face down and draw as many.
# EXP-12
book-turn-next = Then your left neighbour is next.
# EXP-8
book-cards-aside = Ten other cards have been set aside unseen. They are not used in this round.
# EXP-14 EXP-A22
book-pile-short = If the pile holds fewer cards than you should draw, you draw those. When it is empty, nobody draws any more. Discarded cards are not shuffled into a new pile.
# EXP-65 EXP-8
book-next-round-aside = Before each round start and goals are laid out again, all cards are shuffled and ten of them set aside once more, and all dwarf cards are dealt anew. You keep your gold.

## Lessons

lesson-discard = Nothing that helps
    .task = You dig for gold, and neither card helps you. Discard one of them face down.
    .nudge = That harms the digging, and you are a digger. Choose a card, then Discard.
    .done = Whoever discards draws a new card. But nobody sees what it was, so it looks suspicious.

## What people say

because-passed = nothing but discarded cards
