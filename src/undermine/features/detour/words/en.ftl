## Cards, pieces and roles

# CH-2023-1
card-detour = detour
    .object = a detour
    .short = detour
    .effect = Move the tunnel that was laid last to another place.
module-detour = Detour

## What happened

log-shifted = { $who ->
    [you] You moved { $card } to { $cell }.
   *[other] { $name } moved { $card } to { $cell }.
}
    .shown = { $who ->
        [you] You moved { $card }.
       *[other] { $name } moved { $card }.
    }

## Why not

reason-nothing-placed = nobody has laid a tunnel that could be moved
reason-lies-there-already = it lies there already

## The page in the browser

web-option-sabotage-blocks-detour = A broken tool forbids the detour too
web-module-detour = Detour
    .about = Move the tunnel that was laid last.
play-want-detour = Where do you move the tunnel that was laid last? Choose a lit cell.

## The rules, sentence by sentence

# CH-2023-1 CH-2023-2 CH-A21 CH-A22 CH-A24
book-detour = A detour moves the tunnel that a player laid last, if it still lies there, otherwise the one laid before it. It goes to another place where it fits by the usual rules.
# CH-2023-3 CH-A25
book-detour-finder = If that reaches a goal, whoever played the detour has reached it. Goals that are up stay up.
# CH-A23
book-detour-broken = Even whoever may not lay tunnels may play a detour.
# CH-A23
book-detour-barred = Whoever may not lay tunnels may not play a detour either.

## Lessons
lesson-detour = Put it elsewhere
    .task = Nora has just laid a dead end in the way. Move it with the detour to where it does no harm.
    .nudge = The dead end would stay in the way. Play the detour.
    .done = The detour moves the tunnel that was laid last, if it fits elsewhere.
