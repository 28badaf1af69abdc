## Cards, pieces and roles

# CH-2018-1
card-treasury = treasury
    .object = a treasury
    .short = treasury
    .effect = Instead of drawing, look at the top five cards of the discard pile and keep one.
module-treasury = Treasury

## Questions and answers

question-fetch = Which of these cards do you keep?
    .other = { $name } looks through discarded cards …
answer-fetch = Keep

## What happened

log-leafed = { $who ->
    [you] { $count ->
        [one] You looked at the top card of the discard pile.
       *[other] You looked at the top { $count } cards of the discard pile.
    }
   *[other] { $count ->
        [one] { $name } looked at the top card of the discard pile.
       *[other] { $name } looked at the top { $count } cards of the discard pile.
    }
}
log-kept = { $who ->
    [you] You kept { $card }.
   *[other] { $name } kept one of them.
}

## Why not

reason-no-discards = the discard pile is empty

## The page in the browser

web-module-treasury = Treasury
    .about = Instead of drawing, choose one of the top five discards.

## The rules, sentence by sentence

# CH-2018-1 CH-2018-2 CH-2018-4 CH-A7
book-treasury = Instead of drawing from the pile you look at the top five cards of the discard pile, or at all of them if there are fewer, keep one and put the others back.
# CH-2018-1 CH-2018-5 CH-A5 CH-A6
book-treasury-secret = Nobody else sees these cards. It works even when the draw pile is empty, but not when the discard pile is empty.

## Lessons
lesson-treasury = Look into the pile
    .task = You need a straight tunnel. Play the treasury, look through the top of the discard pile and keep one.
    .nudge = That card will not bring you to the goal. Look for the straight tunnel.
    .done = You get exactly the card that you need, instead of drawing.
