## Cards and pieces

card-keg = powder keg
    .object = a powder keg
    .short = keg
    .effect = Set it on a tunnel and light the fuse. If nobody stamps it out, the tunnel is gone two turns later.
piece-keg = powder keg
    .effect = Its fuse burns. Whoever ends a turn lets it burn, or stamps it out and draws a card less.
module-keg = Powder keg

## Questions and answers

question-fuse = A fuse burns. Do you stamp it out? You draw a card less then.
    .other = { $name } looks at the burning fuse …
choice-burn = let it burn
choice-stamp = stamp it out

## What happened

log-keg-lit = { $who ->
    [you] You lit a powder keg on { $cell }.
   *[other] { $name } lit a powder keg on { $cell }.
}
    .shown = { $who ->
        [you] You lit a powder keg.
       *[other] { $name } lit a powder keg.
    }
log-keg-burns = { $who ->
    [you] You let the fuse burn.
   *[other] { $name } let the fuse burn.
}
log-keg-stamped = { $who ->
    [you] You stamped out the fuse on { $cell } and draw a card less.
   *[other] { $name } stamped out the fuse on { $cell } and draws a card less.
}
    .shown = { $who ->
        [you] You stamped out the fuse and draw a card less.
       *[other] { $name } stamped out the fuse and draws a card less.
    }
log-keg-blown = The powder keg on { $cell } blew up { $card }.
    .shown = The powder keg blew up { $card }.
log-keg-buried = The powder keg on { $cell } is gone with its tunnel.
    .shown = The powder keg is gone with its tunnel.

## Why not

reason-keg-burning = another fuse burns already
reason-keg-needs-tunnel = a powder keg needs a tunnel that was laid

## The page in the browser

web-module-keg = Powder Keg
    .about = Light a fuse on a tunnel. Who stamps it out, who lets it burn?
play-want-keg = Which tunnel do you want to blow up? Choose a lit card.

## The rules, sentence by sentence

book-keg-light = There are three powder kegs in the deck. On your turn you may set one on any tunnel that was laid, and light it. You may do so even when you may not lay tunnels.
book-keg-one = Only one fuse burns at a time.
book-keg-fuse = { $count ->
    [one] The fuse burns for one turn of another player.
   *[other] The fuse burns for { $count } turns of other players.
} Whoever ends such a turn says whether it goes on; nobody is asked twice in a row. When it has burned down, keg and tunnel are gone.
book-keg-stamp = Whoever stamps it out draws a card less at the end of this turn. The keg is gone, the tunnel stays.
book-keg-gone = If its tunnel is taken away or moved before, the keg is gone, too.

## Lessons

lesson-keg = A fuse burns
    .task = A fuse burns on your tunnel, and this is its last turn. Lay the straight tunnel at the end, then stamp the fuse out.
    .nudge = First dig on at the end of the tunnel. Then do not let the fuse burn.
    .done = It cost you a card, and everybody saw who saved the tunnel.
