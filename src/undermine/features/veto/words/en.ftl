## Cards, pieces and roles

# CH-2019-1 CH-2019-2 CH-2019-3
card-veto = veto
    .object = a veto
    .short = veto
    .effect = In another player's turn: the card just played has no effect. Then both of you draw a card.
module-veto = Veto

## Questions and answers

question-veto = Veto? The card has no effect then, and your veto is gone.
    .other = Time for a veto …
question-intent = Time for a veto …
    .other = Time for a veto …
answer-veto = Veto!
answer-let = Let it pass

## What happened

log-card-announced = { $who ->
    [you] You want to play { $card }.
   *[other] { $name } wants to play { $card }.
}
log-vetoed = { $who ->
    [you] You said veto to { $card }: it has no effect.
   *[other] { $name } said veto to { $card }: it has no effect.
}

## Why not

reason-only-in-anothers-turn = a veto is for another player's turn; in your own you can only discard it

## The page in the browser

web-option-veto-window-ms = How long a card waits for a veto (seconds)
web-module-veto = Veto
    .about = Undo the card that another player has just played.
play-key-veto = veto, when there is time for it

## The rules, sentence by sentence

# CH-2019-1 CH-2019-2 CH-2019-6 CH-A8
book-veto = You play a veto in another player’s turn, against the tunnel or action card just played there: it has no effect. Both cards are discarded.
# CH-2019-3 CH-2019-4
book-veto-draw = Then whoever has the turn draws one card and the turn is over; after that whoever played the veto draws one.
# CH-2019-5 CH-A9 CH-A13
book-veto-not = Discarding cannot be vetoed. Even whoever may not lay tunnels may play a veto.
# CH-A12
book-veto-window = Every card waits { $seconds } s for a veto, whoever holds it, so that nobody gives himself away by thinking.
# CH-A10
book-veto-tracker = Against a tracker the veto can be played at once, or against either of its two tunnels. What was laid before stays.
# CH-A14 CH-A15
book-veto-last = If a veto is the very last card of a round, whoever played it counts as the one who had the last turn. That decides who begins the next round.

## Lessons
lesson-veto = Veto!
    .task = Nora wants to bury the tunnel under a rockfall. You hold a veto: stop her.
    .nudge = Then the roof comes down. Say veto.
    .done = The announced card has no effect. A veto interrupts, whosever turn it is.
