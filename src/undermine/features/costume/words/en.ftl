## Cards, pieces and roles

# MINI-COST-2
card-costume = costume store
    .object = the costume store
    .short = costumes
    .effect = Whoever first leads a tunnel here must change the dwarf card.
module-costume = Costume store

## What happened

log-traded = { $who ->
    [you] You had to change in the costume store. Now you are: { $role }.
   *[other] { $name } had to change in the costume store and has another dwarf card.
}

## The page in the browser

web-option-costume-cell = Where the costume store lies
web-clash-costume-tournament = In a tournament no role is left over to change into.
web-module-costume = Costume Store
    .about = Whoever first reaches the store must change his role.

## The rules, sentence by sentence

# MINI-COST-1 MINI-COST-A2 MINI-COST-A3 MINI-COST-A4
book-costume-place = A costume store lies in the mine. Any side of a card may touch it, no way leads through it, and no rockfall takes it away.
# MINI-COST-2 MINI-COST-3 MINI-COST-5 MINI-COST-6
book-costume-left = Whoever first leads a tunnel from the start to it in a round must at once exchange dwarf cards with the one that was left over, and plays on with the new role. Nobody else sees either card.
# MINI-COST-2 MINI-COST-4 MINI-COST-5 MINI-COST-6
book-costume-pile = Whoever first leads a tunnel from the start to it in a round must at once take the top one of the dwarf cards that were left over, and puts the old one under them. Nobody else sees either card.
# BASE-14 MINI-COST-3
book-costume-role-left = One dwarf card is left over. Only the costume store brings it into play.

## Lessons
lesson-costume = Change your costume
    .task = Below the tunnel is the costume store. Be the first to lead a tunnel to it.
    .nudge = That does not reach the store. Lay the tunnel that leads down.
    .done = Whoever gets there first must take another dwarf card. You were a saboteur; look what you are now.
