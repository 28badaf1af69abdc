## Cards, pieces and roles

# MINI-CHEST-5 MINI-CHEST-6 MINI-CHEST-7 MINI-CHEST-8
piece-chest = treasure chest
    .effect = Whoever leads a tunnel here turns up the card and opens the chest, for better or worse. A map may look into it, a rockfall takes it away.
chest-gold1 = take a nugget
chest-mapban = maps show no goals any more in this round
chest-nodraw = draw no card at the end of this turn
chest-extradraw = draw one card more at the end of this turn
chest-movegoal = move a goal one cell farther away
chest-takecard = draw a card from another player's hand instead of the draw pile
chest-draw3keep1 = look at three cards of the draw pile and keep one
chest-peekrole = look at another player's dwarf card
chest-digdiscard = choose one of the discarded cards instead of drawing
chest-burn5 = five cards of the draw pile are discarded unseen
module-chests = Treasure chests

## Questions and answers

question-keep = Which of these cards do you keep?
    .other = { $name } chooses a card …
question-snatch = From whom do you take a card?
    .other = { $name } chooses whom to take a card from …
question-push = Which goal moves one cell farther away?
    .other = { $name } chooses a goal to move …
question-look = Whose dwarf card do you look at?
    .other = { $name } chooses whose dwarf card to look at …
choice-keep = keep
choice-snatch = take a card
choice-push = move away
choice-look = look

## What happened

log-chest-opened = { $who ->
    [you] You opened a chest. It says: { $content }.
   *[other] { $name } opened a chest. It says: { $content }.
}
log-chest-lost = The chest below it is gone; nobody opened it.
log-chest-gold = { $who ->
    [you] You took a gold card with one nugget.
   *[other] { $name } took a gold card with one nugget.
}
log-glimpsed = { $who ->
    [you] You looked under the card on { $cell }: { $title }, and its chest says: { $content }.
   *[other] { $name } looked under the card on { $cell } and into its chest.
}
    .shown = { $who ->
        [you] You looked under a card: { $title }, and its chest says: { $content }.
       *[other] { $name } looked under a card and into its chest.
    }
log-goal-moved = { $title } now lies on { $cell }.
    .shown = { $title } lies one cell farther away now.
log-burnt = { $count ->
    [one] One card of the draw pile is discarded unseen.
   *[other] { $count } cards of the draw pile are discarded unseen.
}
log-snatched = { $pair ->
    [you-other] You drew { $card } out of { $target }'s hand.
    [other-you] { $actor } drew { $card } out of your hand!
   *[other-other] { $actor } drew a card out of { $target }'s hand.
}
log-mixed = The discard pile is shuffled.
log-deck-leafed = { $who ->
    [you] { $count ->
        [one] You look at the last card of the draw pile.
       *[other] You look at { $count } cards of the draw pile.
    }
   *[other] { $count ->
        [one] { $name } looks at the last card of the draw pile.
       *[other] { $name } looks at { $count } cards of the draw pile.
    }
}

## Why not

reason-map-banned = maps show no goals any more in this round
reason-goal-stays = that goal cannot move
reason-no-cards-there = { $who ->
    [you] you have no card
   *[other] { $name } has no card
}

## The page in the browser

web-option-chest-cells = Where the chests lie
web-module-chests = Treasure Chests
    .about = Four chests lie hidden: whoever reaches one opens it, for better or worse.
play-piece-opened = opened

## The rules, sentence by sentence

# MINI-CHEST-2 MINI-CHEST-3 MINI-CHEST-A2
book-chests-laid = Four treasure chests lie in the mine, each hidden under a tunnel card that lies face down. Any side of a card may touch these cards; no way leads through them yet.
# MINI-CHEST-5 MINI-CHEST-6 MINI-CHEST-A3 MINI-CHEST-A4 MINI-CHEST-A8
book-chests-open = Whoever leads a tunnel from the start to such a card turns it up where it lies, so that it fits its neighbours as well as it can. Only then is the chest opened, and it does one of ten things, good or bad.
# MINI-CHEST-9 MINI-CHEST-A9
book-chest-gold1 = Gold: you get one nugget.
# MINI-CHEST-9 MINI-CHEST-A9
book-chest-gold1-card = Gold: you get a gold card with one nugget, and the rest of the gold cards are shuffled.
# MINI-CHEST-10 MINI-CHEST-A14
book-chest-mapban = Blind maps: in this round nobody may look at a goal with a map any more, only at cards with chests.
# MINI-CHEST-11 MINI-CHEST-A6
book-chest-nodraw = One card less: you draw one card less at the end of this turn.
# MINI-CHEST-12 MINI-CHEST-A6
book-chest-extradraw = One card more: you draw one card more at the end of this turn.
# MINI-CHEST-13 MINI-CHEST-A7 MINI-CHEST-A8
book-chest-movegoal = Farther away: you move one face-down goal one place away from the start, if that place is empty.
# MINI-CHEST-14 MINI-CHEST-A6 MINI-CHEST-A10
book-chest-takecard = Foreign hand: at the end of this turn you take a card by chance out of another player’s hand, and draw one card less from the pile.
# MINI-CHEST-15 MINI-CHEST-A6 MINI-CHEST-A12
book-chest-draw3keep1 = Choice: at the end of this turn you draw three cards instead of one, keep one of them and discard the others face down.
# MINI-CHEST-16
book-chest-peekrole = Spyhole: you look at another player’s dwarf card in secret.
# MINI-CHEST-17 MINI-CHEST-A6 MINI-CHEST-A11 MINI-CHEST-A19 MINI-CHEST-A20
book-chest-digdiscard = Rummaging: you shuffle the discard pile at once, look at five of its cards in secret and take one into your hand. At the end of this turn you draw one card less.
# MINI-CHEST-18 MINI-CHEST-A12
book-chest-burn5 = Collapse: the top five cards of the draw pile go face down onto the discard pile.
# MINI-CHEST-7 MINI-CHEST-8 MINI-CHEST-A13
book-chests-cards = A treasure map may also look under such a card and into its chest. A rockfall may take such a card away, together with its chest, unopened. The cards of the chests never come onto the discard pile.
# MINI-CHEST-A4 MINI-CHEST-A5
book-chests-two = Whoever reaches several chests at once opens them one after the other, in the order of their choice.
# BASE-44 MINI-CHEST-8 MINI-CHEST-10
effect-map-chests = Look at one face-down goal, or under a face-down tunnel card and into its chest; only you will know.
# BASE-40 BASE-41 MINI-CHEST-7
effect-rockfall-chests = Takes one tunnel card off the table, also a face-down one with its chest; the start and the goals stay.
# BASE-40 BASE-41 E6 MINI-CHEST-7
effect-rockfall-chests-may = Takes one tunnel card off the table, also a face-down one with its chest, or none; the start and the goals stay.

## Lessons
lesson-chests = What is in the chest?
    .task = Four chests lie hidden in the mine. Lead a tunnel to the one straight ahead.
    .nudge = That reaches no chest. Fill the gap before it.
    .done = The tunnel on it is turned up, and the chest opens: for better or for worse. This time it was good.
