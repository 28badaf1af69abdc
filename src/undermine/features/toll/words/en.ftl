## Cards, pieces and roles

# MINI-TOLL-8 MINI-TOLL-10
piece-collector = toll collector
    .effect = Whoever lays a tunnel here pays the collector's owner a nugget, or finds somebody who pays.
module-toll = Tunnel toll

## Questions and answers

question-drop = Which card do you discard for the collector?
    .other = { $name } discards a card for a collector …
question-pay = Do you pay the toll?
    .other = { $name } thinks about paying the toll …
choice-collector = collector
choice-drop = discard
choice-beg = ask
choice-pay = pay
choice-decline = do not pay

## What happened

log-collector = { $who ->
    [you] You put a toll collector on { $cell }.
   *[other] { $name } put a toll collector on { $cell }.
}
    .shown = { $who ->
        [you] You put up a toll collector.
       *[other] { $name } put up a toll collector.
    }
log-collector-gone = The toll collector on { $cell } leaves.
    .shown = The toll collector leaves.
log-begged = { $pair ->
    [you-other] You asked { $target } to pay the toll on { $cell } for you.
    [other-you] { $actor } asks you to pay the toll on { $cell }.
   *[other-other] { $actor } asks { $target } to pay the toll on { $cell }.
}
    .shown = { $pair ->
        [you-other] You asked { $target } to pay the toll for you.
        [other-you] { $actor } asks you to pay the toll.
       *[other-other] { $actor } asks { $target } to pay the toll.
    }
log-pledged = { $who ->
    [you] You will pay.
   *[other] { $name } will pay.
}
log-toll-paid = { $pair ->
    [you-other] You paid { $target } a nugget of toll.
    [other-you] { $actor } paid you a nugget of toll.
   *[other-other] { $actor } paid { $target } a nugget of toll.
}

## Why not

reason-toll-unpaid = a toll collector stands there, and nobody pays for you
reason-collectors-used = both collectors have been used in this round
reason-no-open-end = no tunnel has an open end there
reason-no-collector-there = no collector stands there
reason-toll-promised = somebody has promised to pay already
reason-asked-already = that player has been asked already
reason-no-need-to-ask = there is nothing to ask for
reason-cannot-pay = you have no nugget

## The page in the browser

web-module-toll = Tunnel Toll
    .about = Collectors block open ends: whoever digs on there pays their owner.
play-opening-collector = Discard a card: put up a toll collector …
    .ask = Where shall the collector stand? Choose a lit end of a tunnel; it costs you a card.
play-opening-beg = Ask somebody to pay the toll …
    .ask = Choose the collector, then a lit player who shall pay.

## The rules, sentence by sentence

# MINI-TOLL-2 MINI-TOLL-11 MINI-TOLL-13
book-toll-start = Everybody begins the game with one nugget.
# MINI-TOLL-3 MINI-TOLL-5 MINI-TOLL-6 MINI-TOLL-7 MINI-TOLL-A1 MINI-TOLL-A2 MINI-TOLL-A9
book-toll-place = Instead of anything else you may discard a card on your turn and put a toll collector on the empty place at the open end of a tunnel. Then you do not draw, so you hold one card less. You may do so even when you may not lay tunnels.
# MINI-TOLL-1 MINI-TOLL-4 MINI-TOLL-9 MINI-TOLL-11
book-toll-once = There are two collectors. Each of them can be put up once in a round.
# MINI-TOLL-8 MINI-TOLL-9 MINI-TOLL-12 MINI-TOLL-14 MINI-TOLL-A3 MINI-TOLL-A6
book-toll-pay = Whoever lays a tunnel where your collector stands pays you one nugget, and the collector leaves. You yourself build there for nothing.
# MINI-TOLL-10 MINI-TOLL-A4 MINI-TOLL-A12
book-toll-ask = You may ask the others, one by one, to pay for you; a promise binds until the end of your turn. If nobody pays, nothing can be laid there.
# MINI-TOLL-A5
book-toll-gone = When no open tunnel leads to his place any more, the collector leaves unpaid.
# MINI-TOLL-A6
book-toll-detour = A detour onto his place costs the toll, too.
# MINI-TOLL-A15 CH-A18
book-toll-tracker = You can play a tracker only if the tolls for both its tunnels can be paid.
# MINI-TOLL-A7 MINI-TOLL-A8
book-toll-veto = Putting up a collector cannot be vetoed. If a tunnel on his place is vetoed, nothing is paid and he stays.

## Lessons

lesson-collector = Pay, or dig elsewhere
    .task = Put a toll collector on the open end on the right; a card of your hand pays for him.
    .nudge = Put the collector where the others want to dig on: at the end of the tunnel.
    .done = Whoever builds there now pays you a nugget. You draw no card for it.
lesson-toll = The price of the way
    .task = Jakub’s collector stands before the gold. Lay your tunnel there all the same and pay.
    .nudge = The gold is behind the collector. Lay the straight tunnel on his cell.
    .done = One nugget for Jakub, and the collector leaves. That was worth it.
