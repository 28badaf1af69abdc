## Cards, pieces and roles

# EXP-23 EXP-24 EXP-25
card-ladder = ladder
    .object = a ladder
    .short = ladder
    .effect = Joined to the start and to all other ladders: lay it beside any tunnel, but not beside a goal.

## Why not

reason-beside-goal = a ladder cannot stand right beside a goal

## The rules, sentence by sentence

# BASE-42 BASE-43 DUEL-52 DUEL-94 DUEL-95 EXP-24 EXP-A33
book-cut-off-ladder = The gap may be filled again. Tunnels that are cut off stay where they are. Until a way reaches them again, only a ladder can be laid there.
# BASE-30 EXP-23 EXP-24
book-tunnel-joined-ladder = From the start or from a ladder an unbroken way must lead to it. Only a ladder itself needs no such way.
# EXP-23
book-ladder = Every ladder is joined to the start and to all other ladders.
# EXP-24 EXP-25 EXP-A10
book-ladder-where = You may lay a ladder beside any tunnel where it fits, even if no way leads there. It must not touch a goal, whether that lies face down or face up.

## Lessons
lesson-ladder = Down the ladder
    .task = A dead end blocks the tunnel, and on the right two cards lie in the dark. Lay the ladder beside them.
    .nudge = It fits there, but it lights nothing. Join it to the dark tunnel.
    .done = A ladder brings its own light: it is joined to the start wherever it lies.
