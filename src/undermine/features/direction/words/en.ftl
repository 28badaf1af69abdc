## Cards, pieces and roles

# CH-2020-1
card-direction = change of direction
    .object = a change of direction
    .short = direction
    .effect = Until the end of the round turns go the other way round.
module-direction = Change of direction

## What happened

log-direction = { $way ->
    [reversed] From now on turns go counter-clockwise.
   *[clockwise] From now on turns go clockwise again.
}
log-chooser-left = { $who ->
    [you] You choose first, then the cards go on to the left, from gold digger to gold digger.
   *[other] { $name } chooses first, then the cards go on to the left, from gold digger to gold digger.
}

## The page in the browser

web-option-next-starter-follows-direction = The next starter follows the direction too
web-module-direction = Change of Direction
    .about = From now on turns go the other way round.

## The rules, sentence by sentence

# CH-2020-1 CH-2020-3
book-direction = From now on turns go the other way round, until the round ends or the card is played again.
# CH-2020-2 CH-A16
book-direction-gold = The gold cards then go round to the left, too; if a saboteur reached the gold, the nearest gold digger to the left begins.
# BASE-65 CH-A15 CH-2020-3
book-next-first-either = The next round is begun by the left neighbour of whoever had the last turn, whichever way the turns went, and goes to the left again.
# BASE-65 CH-A15 CH-2020-3
book-next-first-onwards = The next round is begun by the player who would have come after the last turn, and goes to the left again.

## Lessons
lesson-direction = The other way round
    .task = Mia, who comes after you, is a saboteur. Change the direction so that she has to wait.
    .nudge = Then it is Mia’s turn next. Play the change of direction with its button.
    .done = Turns go counter-clockwise until somebody changes them again.
