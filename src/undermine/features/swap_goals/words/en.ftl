## Cards, pieces and roles

# CH-2017-1 CH-2017-3
card-swap-goals = goal swap
    .object = a goal swap
    .short = goal swap
    .effect = Take up two face-down goals unseen and lay them down again, exchanged or not; only you know which.
module-swap-goals = Goal swap

## Questions and answers

question-exchange = You hold two goals, face down. Exchange them?
    .other = { $name } holds two goals in hand …
answer-exchange = Exchange them
answer-leave = Leave them as they are

## What happened

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

## Why not

reason-too-few-goals = fewer than two goals are still face down

## The page in the browser

web-option-goal-swap-secret = Only the player knows whether goals were swapped
web-module-swap-goals = Goal Swap
    .about = Take up two goals unseen and put them back, swapped or not.
play-want-swap-goals = Which two goals do you take up? Choose lit ones.

## The rules, sentence by sentence

# CH-2017-1 CH-2017-2
book-swap-goals = Take up two goals that lie face down, without looking at them, and lay them down again: exchanged, or as they were.
# CH-2017-3 CH-A4 CH-A29
book-swap-goals-secret = Everybody sees which goals you took up. Whether you exchanged them only you know, so what a map once showed there may be wrong now.
# CH-A4
book-swap-goals-open = Everybody sees which goals you took up, and whether you exchanged them.
# CH-2017-1 CH-A4
effect-swap-goals-open = Take up two face-down goals unseen and lay them down again, exchanged or not; everybody sees which.

## Lessons
lesson-swap-goals = Now you see it
    .task = You are a saboteur, and the others are close to the gold in the middle. Take it up with another goal and exchange the two.
    .nudge = The gold would stay where they dig. Choose the middle goal and another one, then exchange.
    .done = Nobody but you knows whether the two changed places.
