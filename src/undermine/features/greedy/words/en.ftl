## Cards, pieces and roles

# CH-2016-3 CH-2016-6
role-greedy = greedy dwarf
    .task = Find the gold yourself: only then do you win, and alone.
    .many = Greedy dwarfs
side-greedy = Greedy dwarf
    .won = The greedy dwarf wins the round alone.
    .shared = The greedy dwarf found the gold; the gold diggers share theirs all the same.
finish-greedy = greedy dwarf
module-greedy = Greedy dwarf

## What happened

log-ended-greedy = { $who ->
    [you] You found the gold, and you are a greedy dwarf: you win the round alone.
   *[other] { $name } found the gold and is a greedy dwarf: nobody else wins the round.
}
log-ended-greedy-shared = { $who ->
    [you] You found the gold, and you are a greedy dwarf: you win, and the gold diggers share their gold all the same.
   *[other] { $name } found the gold and is a greedy dwarf; the gold diggers share their gold all the same.
}
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

## The page in the browser

web-option-greedy-takes-all = If the greedy dwarf finds the gold, nobody else gets any
web-module-greedy = Greedy Dwarf
    .about = One digger is greedy and wins only by reaching the gold himself.

## The rules, sentence by sentence

# CH-2016-1 CH-2016-3
book-greedy-aim = A greedy dwarf is on nobody’s side: the greedy dwarf wins only by reaching the gold in person.
# BASE-54 CH-2016-3 CH-2016-6
book-winners-greedy = If a greedy dwarf reached the gold, only that dwarf has won. If anybody else reached it, the gold diggers have won, even if it was a saboteur. Otherwise the saboteurs have won.
# BASE-54 CH-2016-3 CH-A1
book-winners-greedy-shared = If the gold was reached, the gold diggers have won, even if a saboteur or a greedy dwarf laid the last card. Otherwise the saboteurs have won.
# CH-2016-3 CH-2016-6 CH-A2
book-greedy-alone = A greedy dwarf who reached the gold gets gold cards worth 4 nuggets, and nobody else gets anything.
# CH-2016-3 CH-A1 CH-A16
book-greedy-shared = A greedy dwarf who reached the gold gets gold cards worth 4 nuggets. The gold diggers share theirs all the same, and the same one begins as if a saboteur had reached the gold.
# CH-2016-4 CH-2016-5
book-greedy-nothing = In every other case a greedy dwarf gets nothing, and is not counted as a gold digger.
# CH-2016-3 CH-A1
task-greedy-shared = Reach the gold yourself: only then do you get gold.

## Lessons
lesson-greedy = Greed
    .task = You are the greedy dwarf: you win only if you find the gold yourself. It lies straight ahead.
    .nudge = Then somebody else finds the gold, and you get nothing.
    .done = You win alone. Until the very last card a greedy dwarf helps like everybody else.
