# The rules of a table, sentence by sentence: the championship cards.
# The comment above an English sentence names the rules (docs/rules) that it states.

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
# CH-2017-1 CH-2017-2
book-swap-goals = Take up two goals that lie face down, without looking at them, and lay them down again: exchanged, or as they were.
# CH-2017-3 CH-A4 CH-A29
book-swap-goals-secret = Everybody sees which goals you took up. Whether you exchanged them only you know, so what a map once showed there may be wrong now.
# CH-A4
book-swap-goals-open = Everybody sees which goals you took up, and whether you exchanged them.
# CH-2018-1 CH-2018-2 CH-2018-4 CH-A7
book-treasury = Instead of drawing from the pile you look at the top five cards of the discard pile, or at all of them if there are fewer, keep one and put the others back.
# CH-2018-1 CH-2018-5 CH-A5 CH-A6
book-treasury-secret = Nobody else sees these cards. It works even when the draw pile is empty, but not when the discard pile is empty.
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
# CH-2020-1 CH-2020-3
book-direction = From now on turns go the other way round, until the round ends or the card is played again.
# CH-2020-2 CH-A16
book-direction-gold = The gold cards then go round to the left, too; if a saboteur reached the gold, the nearest gold digger to the left begins.
# BASE-65 CH-A15 CH-2020-3
book-next-first-either = The next round is begun by the left neighbour of whoever had the last turn, whichever way the turns went, and goes to the left again.
# BASE-65 CH-A15 CH-2020-3
book-next-first-onwards = The next round is begun by the player who would have come after the last turn, and goes to the left again.
# CH-2021-1 CH-2021-2
book-craftsman = A master craftsman mends one broken tool, whichever it is, your own or anybody’s. He can be played only if some tool is broken.
# CH-2022-1 CH-2022-3 CH-A18
book-tracker = With a tracker you lay two tunnels, one after the other, both by the usual rules. You need two that can be laid.
# CH-2022-1 CH-2022-3 CH-A18
book-tracker-single = With a tracker you lay two tunnels, one after the other, both by the usual rules. If only one can be laid, one is enough.
# CH-2022-2 CH-2022-4 CH-A19 CH-A20
book-tracker-draw = At the end of the turn you draw as many cards as you laid tunnels, so from then on you hold one card less. A tunnel that no longer fits stays in your hand.
# CH-2023-1 CH-2023-2 CH-A21 CH-A22 CH-A24
book-detour = A detour moves the tunnel that a player laid last, if it still lies there, otherwise the one laid before it. It goes to another place where it fits by the usual rules.
# CH-2023-3 CH-A25
book-detour-finder = If that reaches a goal, whoever played the detour has reached it. Goals that are up stay up.
# CH-A23
book-detour-broken = Even whoever may not lay tunnels may play a detour.
# CH-A23
book-detour-barred = Whoever may not lay tunnels may not play a detour either.
# CH-2017-1 CH-A4
effect-swap-goals-open = Take up two face-down goals unseen and lay them down again, exchanged or not; everybody sees which.
# CH-2022-1 CH-A18
effect-tracker-single = Lay two tunnels one after the other, or one if no more can be laid. Draw as many cards at the end.
# CH-2016-3 CH-A1
task-greedy-shared = Reach the gold yourself: only then do you get gold.
