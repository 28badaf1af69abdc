## Cards, pieces and roles

goal-top = The top goal
    .object = the top goal
goal-middle = The middle goal
    .object = the middle goal
goal-bottom = The bottom goal
    .object = the bottom goal
legend-gold = gold
legend-rock = only rock

## Questions and answers

question-first = The tunnel reaches several hidden cards. Which one is turned up first?
    .other = { $name } chooses which card is turned up first …
question-orient = You decide how the card that is turned up lies.
    .other = { $name } chooses how the card lies …

## What happened

log-found = { $seen ->
    [gold] { $title } is turned up: gold!
    [bag] { $title } is turned up: a bag of gold!
    [dragon] { $title } is turned up: a dragon!
    [spider] { $title } is turned up: the giant spider!
   *[stone] { $title } is turned up: only rock.
}

## Why not

reason-goal-not-reached = no tunnel has reached that goal
reason-other-goal-turning = another goal is being turned up
reason-goal-face-up = that goal is face up already
reason-no-goal-there = there is no goal

## The page in the browser

web-option-stone-orientation = How rock at a goal is turned
web-value-stone-orientation-join-then-best-fit = to the tunnel, then as it fits best
web-value-stone-orientation-join-last-card = to the last card
web-value-stone-orientation-fit-else-active-chooses = as it fits, else the player chooses
# Slips that only the reader sees on a goal.
play-slip-gold = gold!
play-slip-rock = rock

## The rules, sentence by sentence

# BASE-2 BASE-15 EXP-7
book-goals = Three goals lie face down; seven empty places separate them from the start. One of them is the gold, the other two are only rock.
# BASE-16 DUEL-19
book-no-border = You may dig in every direction, also past the goals and behind the start.
# BASE-46 BASE-47
book-goal-reached = As soon as an unbroken tunnel leads from the start into a goal, whoever completed it turns that goal up.
# BASE-32 BASE-A1 BASE-A2 DUEL-48
book-goal-beside = Any side of a card may lie against a goal that is face down, but only an open tunnel turns the goal up.
# BASE-49 BASE-50 BASE-A4
book-stone-join = A goal that is not the gold is joined to the tunnel that reached it and fits its other neighbours as well as it can. If both ways are equally good, whoever reached it chooses.
# BASE-49 BASE-50 BASE-A4 E9
book-stone-last-card = A goal that is not the gold is joined to the card laid last and fits its other neighbours as well as it can. If both ways are equally good, whoever reached it chooses.
# BASE-49 BASE-50 BASE-A4 E9
book-stone-fit = A goal that is not the gold is laid so that it fits all its neighbours. If it fits neither way, or both ways, whoever reached it chooses how it lies.
# BASE-11 BASE-49 BASE-A9
book-stone-tunnel = The round goes on, and the rock is now a tunnel like any other. If it leads into the next goal, that one is turned up at once.
# BASE-51 BASE-A5
book-two-goals = If you reach two goals at once, you turn up both and choose which one comes first. If that is the gold, the round is over.

## What people say

place-top = top
    .at = at the top
place-middle = middle
    .at = in the middle
place-bottom = bottom
    .at = at the bottom
phrase-gold-is-at = { $place ->
    [top] The gold is at the top!
    [upper] The gold is second from the top!
    [middle] The gold is in the middle!
    [lower] The gold is second from the bottom!
   *[bottom] The gold is at the bottom!
}
    .begun = The gold is …
phrase-rock-is-at = { $place ->
    [top] There is only rock at the top.
    [upper] There is only rock second from the top.
    [middle] There is only rock in the middle.
    [lower] There is only rock second from the bottom.
   *[bottom] There is only rock at the bottom.
}
    .begun = Only rock …
phrase-dig-to = { $place ->
    [top] Let us dig to the top!
    [upper] Let us dig to the second goal from the top!
    [middle] Let us dig to the middle!
    [lower] Let us dig to the second goal from the bottom!
   *[bottom] Let us dig to the bottom!
}
    .begun = Let us dig to …
phrase-hid-gold = I admit it: I saw gold { $at } and said rock.
    .begun = I saw gold and said rock …
phrase-hid-rock = I admit it: I saw rock { $at } and said gold.
    .begun = I saw rock and said gold …
## Lessons

lesson-gold = Gold!
    .task = You know where the gold lies. Lay the last tunnel to it.
    .nudge = That does not reach the goal. The gap is right before it.
    .done = The diggers win the round and share gold cards; whoever laid the last tunnel chooses first.
