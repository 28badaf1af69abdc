# Puzzles: one right answer to be found (puzzles/). The terminal says some of it, the page loads it as a volume of its own.
# $name: a player; $gold: nuggets with one decimal; $chance, $before, $after, $gentle, $seasoned, $sly: in hundredths.

puzzle-kind-move = Find the move
puzzle-kind-alone = Dig alone
puzzle-kind-saboteur = Who is the saboteur?
puzzle-title = { $kind } { $number }
puzzle-task-move = It is your turn, and one answer is clearly better than all others. Find it.
puzzle-task-alone = You dig alone, and one answer is clearly better than all others. Find it.
puzzle-task-saboteur = One of these dwarfs is a saboteur. Look at one move after the other, and point as soon as you know.
puzzle-role = Your role: { $role }.
puzzle-steps = { $count ->
    [one] One answer is to be found.
   *[other] { $count } answers are to be found, one after the other.
}
puzzle-right = Right!
puzzle-right-next = Right! And now?
puzzle-cost = Not this one: on average it brings { $gold } gold less.
puzzle-answer = The answer: { $answer }.
puzzle-innocent = No, { $name } digs honestly.
puzzle-found = Right: { $name } is the saboteur, found after { $count ->
    [one] one move
   *[other] { $count } moves
}.
puzzle-was = It was { $name }.
puzzle-guilt = Somebody fair who saw all this suspects { $name } with { $chance } %.
puzzle-clue = Move { $number }, { $name }: suspicion went from { $before } % to { $after } %.
puzzle-clue-because = Move { $number }, { $name }: { $reason }. Suspicion went from { $before } % to { $after } %.
puzzle-grade-1 = easy
puzzle-grade-2 = medium
puzzle-grade-3 = hard
puzzle-grade-4 = very hard
puzzle-solved = Bots find it: gentle ones { $gentle } %, seasoned ones { $seasoned } %, sly ones { $sly } % of the time.
puzzle-point = A number points at somebody, Enter shows the next move, { $hint } tells the answer.
puzzle-none-left = That was the last move. Who is it?

# The page.

puzzle-lead = One right answer each. Cut from games, checked in hundreds of imagined worlds, graded by how often bots find it.
puzzle-about-move = It is your turn, and one answer is clearly the best.
puzzle-about-alone = The same in Solo, sometimes several answers in a row.
puzzle-about-saboteur = Twelve moves, one saboteur. Watch what everybody does.
puzzle-all = All puzzles
puzzle-begin = Begin: { $title }
puzzle-go-on = Go on: { $title }
puzzle-next = Next puzzle
puzzle-filter = How hard
puzzle-filter-all = all
puzzle-done = { $done } of { $total } solved
puzzle-is-solved = solved
puzzle-is-clean = solved at the first try
puzzle-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
puzzle-show = Show the answer
puzzle-day = Whodunit of the day
puzzle-day-about = One saboteur a day, the same for everybody in this house
puzzle-deal = The deal
puzzle-move-of = Move { $number } of { $total }
puzzle-next-move = Next move
puzzle-back = One move back
puzzle-who = I know who it is
puzzle-suspicion = How suspected everybody was in the end
puzzle-share = Share
puzzle-marks = Your result: found after { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
