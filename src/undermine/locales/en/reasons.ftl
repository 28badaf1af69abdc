# Why something is not possible: a clause without capital and full stop.

reason-game-over = the game is over
reason-not-asked = nobody asks you anything now
reason-not-your-turn = it is not your turn but the turn of { $name }
reason-answer-not-asked = nobody asked that
reason-question-first = there is a question to answer first: { $question }
reason-not-in-hand = you have no such card: { $card }
reason-not-offered = that is not among the choices
reason-cannot-dig = nobody digs with a broken tool; get it mended first
reason-cell-taken = a card lies there already
reason-tunnel-into-rock = the tunnel { $side } would end at rock
reason-rock-into-tunnel = the rock { $side } would block its neighbour's tunnel
reason-touches-nothing = it would touch no other card; a corner is not enough
reason-not-joined = no unbroken tunnel leads there from the start
reason-turned-the-same = this card looks the same when it is turned; lay it upright
reason-no-such-seat = there is no seat { $number } at this table
reason-not-on-yourself = you cannot break your own tools
reason-already-broken = { $who ->
    [you] that tool of yours is broken already
   *[other] that tool of { $name } is broken already
}
reason-mends-other-tools = this card mends other tools
reason-nothing-to-mend = { $who ->
    [you] you have nothing broken that this card could mend
   *[other] { $name } has nothing broken that this card could mend
}
reason-nothing-to-remove = there is no tunnel card to take away yet
reason-must-remove = a rockfall has to take a card away
reason-stays-for-the-round = the start and the goals stay where they are
reason-nothing-lies-there = no card lies there
reason-goal-not-reached = no tunnel has reached that goal
reason-other-goal-turning = another goal is being turned up
reason-goal-face-up = that goal is face up already
reason-no-goal-there = there is no goal
reason-no-such-gold = there is no gold card worth { $number } left
