## Cards, pieces and roles

# BASE-7
card-crossing = crossing
    .object = a crossing
    .short = crossing
    .effect = Tunnels in all four directions.
# BASE-7
card-t-junction = T junction
    .object = a T junction
    .short = T junction
    .effect = Tunnels in three directions, rock in the fourth.
# BASE-7
card-curve = curve
    .object = a curve
    .short = curve
    .effect = The tunnel turns a corner.
# BASE-7
card-straight = straight tunnel
    .object = a straight tunnel
    .short = straight
    .effect = The tunnel runs straight through.
# BASE-8 BASE-A6
card-dead-end = dead end
    .object = a dead end
    .short = dead end
    .effect = It looks like a way on, but the tunnels in it are not joined: nobody digs on from here.
legend-dead-end = dead end
# EXP-20
card-bridge = bridge
    .object = a bridge
    .short = bridge
    .effect = Two tunnels cross, one above the other; nobody turns off here.
# EXP-21
card-double-curve = double curve
    .object = a double curve
    .short = two curves
    .effect = Two curves on one card that are not joined with each other.
# BASE-8 EXP-1
card-blind-arm = tunnel with a dead end
    .object = a tunnel with a dead end
    .short = + dead end
    .effect = A way leads through; one more side looks open, but is not joined to it.

## What happened

log-laid = { $who ->
    [you] You laid { $card } at { $cell }.
   *[other] { $name } laid { $card } at { $cell }.
}
    .shown = { $who ->
        [you] You laid { $card }.
       *[other] { $name } laid { $card }.
    }
log-light-lost = { $count ->
    [one] One card lost the light.
   *[other] { $count } cards lost the light.
}
log-light-back = { $count ->
    [one] One dark card is lit again.
   *[other] { $count } dark cards are lit again.
}

## Why not

reason-cell-taken = a card lies there already
reason-tunnel-into-rock = the tunnel { $side } would end at rock
reason-rock-into-tunnel = the rock { $side } would block its neighbour's tunnel
reason-touches-nothing = it would touch no other card; a corner is not enough
reason-not-joined = no unbroken tunnel leads there from the start
reason-turned-the-same = this card looks the same when it is turned; lay it upright

## The page in the browser

tales-tally-paths = tunnels laid

## The rules, sentence by sentence

# BASE-26 BASE-27 BASE-28 DUEL-44 DUEL-46 DUEL-47
book-tunnel = Lay a tunnel on an empty place so that a whole side of it touches a card on the table; a corner is not enough. It has to fit all its neighbours: tunnel to tunnel, rock to rock.
# BASE-30 BASE-10
book-tunnel-joined = From the start an unbroken way must lead to it.
# BASE-9 BASE-29 DUEL-45 DUEL-A1
book-upright = Cards stand upright. You may turn them upside down, but never lay them sideways.
# BASE-8 BASE-A6
book-dead-end = A dead end looks like a tunnel from outside, but no way leads on through it.
# EXP-20 EXP-21 EXP-22
book-two-tunnels = A bridge and a double curve show two tunnels that are not joined with each other. All sides have to fit, but only one of the two tunnels has to be joined to the start.
# BASE-8 EXP-1 DUEL-27
book-blind-arm = A blind arm looks open from outside, but it is not joined to the rest of its card.

## Lessons

lesson-first-tunnel = A first tunnel
    .task = Take the straight tunnel from your hand and lay it to the right of the start.
    .nudge = It fits there, but the three goals lie on the right.
    .done = What is joined to the start is lit. Card by card everybody digs on from the light.
lesson-turn-it = Turned upside down
    .task = The gold lies at the bottom right. Lay the T junction at the end so that its side way leads down: turn it with R or the round arrow.
    .nudge = That leads away from the gold. Turn the card, or lay it at the end of the tunnel.
    .done = Cards may be turned upside down, never laid sideways.
lesson-gap = Light is the rule
    .task = On the right everything is dark: it hangs on nothing. Close the gap.
    .nudge = Nothing gets its light back that way. Look for the missing card.
    .done = The light runs on at once. Dark tunnels are cut off, and nobody may dig on from there.

## What people say

phrase-close-the-gap = Close the gap in the tunnel!
because-dead-end = that dead end helps nobody
because-detour = that tunnel leads us astray
