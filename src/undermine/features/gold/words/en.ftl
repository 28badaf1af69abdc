## Questions and answers

question-take = Choose your gold card; the rest goes on to the next gold digger.
    .other = { $name } chooses a gold card …

## What happened

log-staked = { $count ->
    [0] No gold card is left to share.
    [one] One gold card is shared among the gold diggers.
   *[other] { $count } gold cards are shared among the gold diggers.
}
log-chooser = { $who ->
    [you] You choose first, then the cards go on to the right, from gold digger to gold digger.
   *[other] { $name } chooses first, then the cards go on to the right, from gold digger to gold digger.
}
log-workers = { $count ->
    [one] One saboteur was at work; the fewer there are, the better the pay.
   *[other] { $count } saboteurs were at work; the fewer there are, the better the pay.
}
log-took = { $who ->
    [you] { $count ->
        [one] You took a gold card with one nugget.
       *[other] You took a gold card with { $count } nuggets.
    }
   *[other] { $name } took a gold card.
}
log-sunk = { $who ->
    [you] { $count ->
        [one] A gold card with one nugget is too much for you: you put it under the gold deck.
       *[other] A gold card with { $count } nuggets is too much for you: you put it under the gold deck.
    }
   *[other] { $name } draws a gold card that is worth too much and puts it under the gold deck.
}
log-paid = { $who ->
    [you] { $count ->
        [0] For your sabotage you get what is left of the gold.
        [one] For your sabotage you get one nugget.
       *[other] For your sabotage you get { $count } nuggets.
    }
   *[other] { $count ->
        [0] { $name } gets what is left of the gold for sabotage.
        [one] { $name } gets one nugget for sabotage.
       *[other] { $name } gets { $count } nuggets for sabotage.
    }
}
log-nobody-paid = Nobody was a saboteur, so nobody gets gold.

## Why not

reason-no-such-gold = there is no gold card worth { $number } left

## The page in the browser

web-option-gold-draw = Gold cards are drawn
web-value-gold-draw-diggers = one per digger
web-value-gold-draw-players = one per player
web-option-gold-shuffle = The gold deck is shuffled before every round
web-option-saboteur-payout = Nuggets for each of 1/2/3/4 saboteurs
tales-took-cards = { $count ->
    [one] a gold card, kept secret
   *[other] { $count } gold cards, kept secret
}
tales-draft = The gold is shared
tales-stack = { $count ->
    [one] one gold card in the stack
   *[other] { $count } gold cards in the stack
}

## The rules, sentence by sentence

# BASE-4 BASE-55
book-gold-diggers = If the gold diggers win, as many gold cards as there are gold diggers are drawn face down. Each card shows one, two or three nuggets.
# BASE-4 BASE-55 E11
book-gold-players = If the gold diggers win, as many gold cards as there are players are drawn face down. Each card shows one, two or three nuggets.
# BASE-4 BASE-55 E11 E17
book-gold-ten = If the gold diggers win, nine gold cards are drawn face down, although there are ten of you. Each card shows one, two or three nuggets.
# BASE-56
book-gold-passed = Whoever reached the gold looks at them, keeps one and passes the rest to the next gold digger to the right, who does the same.
# BASE-57
book-gold-saboteur-found = If a saboteur reached the gold, the nearest gold digger to the saboteur’s right begins.
# BASE-56 BASE-A21
book-gold-again = The cards go round until none is left, so some gold diggers may get more than one.
# BASE-59
book-gold-wages = If the saboteurs win, they are paid in gold cards: { $wages }.
# BASE-59
book-wage = { $count ->
    [one] a single one gets { $nuggets }
   *[other] if there are { $count }, each gets { $nuggets }
}
# BASE-58
book-gold-losers = The losing side gets nothing.
# BASE-61
book-gold-nobody = If nobody was a saboteur and the gold was not reached, nobody gets any gold.
# BASE-62
book-gold-secret = Keep your gold cards secret until the game ends.
# BASE-19 BASE-A24 E22
book-gold-shuffled = The gold cards that are left are shuffled, too.
# BASE-19 BASE-A24 E22
book-gold-put-back = The gold cards are not shuffled; those that were drawn and not handed out lie at the bottom.
