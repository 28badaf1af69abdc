# The world championship cards: names, what happened, questions, reasons, rules in short.

# CH-2017-1 CH-2017-3
card-swap-goals = goal swap
    .object = a goal swap
    .short = goal swap
    .effect = Take up two face-down goals unseen and lay them down again, exchanged or not; only you know which.
# CH-2018-1
card-treasury = treasury
    .object = a treasury
    .short = treasury
    .effect = Instead of drawing, look at the top five cards of the discard pile and keep one.
# CH-2019-1 CH-2019-2 CH-2019-3
card-veto = veto
    .object = a veto
    .short = veto
    .effect = In another player's turn: the card just played has no effect. Then both of you draw a card.
# CH-2020-1
card-direction = change of direction
    .object = a change of direction
    .short = direction
    .effect = Until the end of the round turns go the other way round.
# CH-2021-1
card-craftsman = master craftsman
    .object = a master craftsman
    .short = craftsman
    .effect = Mends any one broken tool, your own or anybody's.
# CH-2022-1 CH-2022-2
card-tracker = tracker
    .object = a tracker
    .short = tracker
    .effect = Lay two tunnels one after the other. Draw two cards at the end.
# CH-2023-1
card-detour = detour
    .object = a detour
    .short = detour
    .effect = Move the tunnel that was laid last to another place.

# CH-2016-3 CH-2016-6
role-greedy = greedy dwarf
    .task = Find the gold yourself: only then do you win, and alone.
    .many = Greedy dwarfs
log-ended-greedy = { $who ->
    [you] You found the gold, and you are a greedy dwarf: you win the round alone.
   *[other] { $name } found the gold and is a greedy dwarf: nobody else wins the round.
}
log-ended-greedy-shared = { $who ->
    [you] You found the gold, and you are a greedy dwarf: you win, and the gold diggers share their gold all the same.
   *[other] { $name } found the gold and is a greedy dwarf; the gold diggers share their gold all the same.
}
side-greedy = Greedy dwarf
    .won = The greedy dwarf wins the round alone.
    .shared = The greedy dwarf found the gold; the gold diggers share theirs all the same.
finish-greedy = greedy dwarf
log-paid-greedy = { $who ->
    [you] { $count ->
        [0] As a greedy dwarf you get what is left of the gold.
        [one] As a greedy dwarf you get one nugget.
       *[other] As a greedy dwarf you get { $count } nuggets.
    }
   *[other] { $count ->
        [0] The greedy dwarf { $name } gets what is left of the gold.
        [one] The greedy dwarf { $name } gets one nugget.
       *[other] The greedy dwarf { $name } gets { $count } nuggets.
    }
}

log-announced = { $who ->
    [you] You want to play { $card }.
   *[other] { $name } wants to play { $card }.
}
log-vetoed = { $who ->
    [you] You said veto to { $card }: it has no effect.
   *[other] { $name } said veto to { $card }: it has no effect.
}
log-exchanged = { $who ->
    [you] { $fate ->
        [crossed] You took up { $one } and { $two } and exchanged them.
       *[stayed] You took up { $one } and { $two } and laid them down as they were.
    }
   *[other] { $fate ->
        [crossed] { $name } took up { $one } and { $two } and exchanged them.
        [stayed] { $name } took up { $one } and { $two } and laid them down as they were.
       *[unknown] { $name } took up { $one } and { $two } and laid them down again; exchanged or not?
    }
}
log-direction = { $way ->
    [reversed] From now on turns go counter-clockwise.
   *[clockwise] From now on turns go clockwise again.
}
log-chooser-left = { $who ->
    [you] You choose first, then the cards go on to the left, from gold digger to gold digger.
   *[other] { $name } chooses first, then the cards go on to the left, from gold digger to gold digger.
}
log-tracking = { $who ->
    [you] You follow a track and may lay two tunnels.
   *[other] { $name } follows a track and may lay two tunnels.
}
log-shifted = { $who ->
    [you] You moved { $card } to { $cell }.
   *[other] { $name } moved { $card } to { $cell }.
}
    .shown = { $who ->
        [you] You moved { $card }.
       *[other] { $name } moved { $card }.
    }
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

question-veto = Veto? The card has no effect then, and your veto is gone.
    .other = Time for a veto …
question-intent = Time for a veto …
    .other = Time for a veto …
question-exchange = You hold two goals, face down. Exchange them?
    .other = { $name } holds two goals in hand …
question-fetch = Which of these cards do you keep?
    .other = { $name } looks through discarded cards …
question-track = Which tunnel do you lay, and where?
    .other = { $name } follows a track …

answer-veto = Veto!
answer-let = Let it pass
answer-exchange = Exchange them
answer-leave = Leave them as they are
answer-fetch = Keep

reason-too-few-goals = fewer than two goals are still face down
reason-no-discards = the discard pile is empty
reason-not-among-these = that card is not among these
reason-only-in-anothers-turn = a veto is for another player's turn; in your own you can only discard it
reason-too-few-placements = there are not two tunnels that you could lay one after the other
reason-nothing-placed = nobody has laid a tunnel that could be moved
reason-lies-there-already = it lies there already

refusal-too-late = The time for that is over.

module-greedy = Greedy dwarf
module-swap-goals = Goal swap
module-treasury = Treasury
module-veto = Veto
module-direction = Change of direction
module-craftsman = Master craftsman
module-tracker = Tracker
module-detour = Detour
