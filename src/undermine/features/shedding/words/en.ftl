## Questions and answers

choice-shed = discard { $cards } to get rid of the { $title }
menu-shed = Discard two cards to get rid of the { $title }: type { $command } and their numbers.

## What happened

log-shed = { $who ->
    [you] For these two discarded cards you got rid of the { $title }.
   *[other] For these two discarded cards { $name } got rid of the { $title }.
}

## Why not

reason-not-before-you = no such card lies before you
reason-needs-two-cards = that costs two cards, and you have fewer

## The page in the browser

play-gather = Discard 2 cards: get rid of { $card } …

## The rules, sentence by sentence

# EXP-13
book-turn-four = On your turn you do one of four things: you lay a tunnel, play an action card, get rid of a card that lies before you, or pass.
# EXP-13 EXP-16 EXP-17 EXP-18
book-shed = To get rid of a card before you (a broken tool, a prison, even your own theft), you discard any two cards face down. You draw only one, so from then on you hold one card less in this round.
# BASE-36 BASE-31 EXP-A21 EXP-17
book-broken-shed = As long as a broken pickaxe, lantern or cart lies before you, you lay no tunnels. You may still play action cards, get rid of a card, or pass.

## Lessons
lesson-shed = Two for one
    .task = Your cart is broken and nobody helps. Give up two useless cards of your hand to get rid of it.
    .nudge = You still need that. Choose the broken cart, then the two dead ends.
    .done = It costs two cards, but you can dig again.
