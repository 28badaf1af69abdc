## Cards, pieces and roles

goal-upper = The upper goal
    .object = the upper goal
goal-lower = The lower goal
    .object = the lower goal
legend-bag = bag of gold
legend-dragon = dragon
legend-spider = giant spider
module-new-goals = New goals

## What happened

log-dragon = { $who ->
    [you] The dragon takes a nugget from you.
   *[other] The dragon takes a nugget from { $name }.
}
log-ended-spider = { $side ->
    [saboteurs] The giant spider drives everybody out: the saboteurs win the round.
    [profiteer] The giant spider drives everybody out: the profiteer wins the round alone.
   *[nobody] The giant spider drives everybody out: nobody wins the round.
}

## The page in the browser

web-option-goal-cells = Where the five goals lie
web-module-new-goals = New Goals
    .about = Five goals instead of three: gold, bags, dragons, or a giant spider.

## The rules, sentence by sentence

# MINI-GOAL-1 MINI-GOAL-2 MINI-GOAL-9 MINI-GOAL-A1 MINI-GOAL-A10
book-new-goals-laid = Five goals lie face down: the gold and, by lot, four of seven others. Those seven are two bags of gold, two dragons, two plain rocks and a giant spider.
# MINI-GOAL-4 MINI-GOAL-A4
book-new-goals-bag = A bag of gold gives whoever turned it up 1 or 2 nuggets at once, as it shows.
# MINI-GOAL-5 MINI-GOAL-A4
book-new-goals-dragon = A dragon takes a nugget from whoever turned it up, if there is one to take.
# MINI-GOAL-6 MINI-GOAL-A5 MINI-GOAL-A7
book-new-goals-spider = The giant spider ends the round at once, as if the gold could not be reached any more.
# MINI-GOAL-3 MINI-GOAL-7 BASE-A9
book-new-goals-tunnel = If the round goes on, the goal is a tunnel like any other. If it leads on to the next goal, that one is turned up at once.
# MINI-GOAL-8 MINI-GOAL-10
book-new-goals-two = Whoever reaches two goals at once chooses one and turns it up, does what it says, and then turns up the other. If the first one ends the round, the other does nothing.
# MINI-GOAL-6 MINI-GOAL-7 BASE-52
book-new-goals-end = The round ends at once when the gold or the giant spider is turned up. It also ends when nobody has a card left.

## What people say

place-upper = second from the top
    .at = second from the top
place-lower = second from the bottom
    .at = second from the bottom
phrase-sight-at = { $thing ->
    [spider] There is a giant spider { $at }!
    [dragon] There is a dragon { $at }!
   *[bag] There is a bag of gold { $at }!
}
    .begun = There is …
## Lessons
lesson-new-goals = More than gold and rock
    .task = Five goals lie here, and not all are gold or rock. You know that the middle one is a bag of gold: reach it.
    .nudge = That does not reach it. Lay the straight tunnel right before the goal.
    .done = Whoever reaches a bag gets its nuggets at once, and the digging goes on. Beware of dragons and spiders.
