## Cards, pieces and roles

# BASE-34 BASE-36
card-sabotage-pickaxe = broken pickaxe
    .object = a broken pickaxe
    .short = ✕ pickaxe
    .effect = Put it before another player, who lays no tunnels until the pickaxe is mended.
# BASE-34 BASE-36
card-sabotage-lantern = broken lantern
    .object = a broken lantern
    .short = ✕ lantern
    .effect = Put it before another player, who lays no tunnels until the lantern is mended.
# BASE-34 BASE-36
card-sabotage-cart = broken cart
    .object = a broken cart
    .short = ✕ cart
    .effect = Put it before another player, who lays no tunnels until the cart is mended.
# BASE-37
card-repair-pickaxe = pickaxe repair
    .object = a pickaxe repair
    .short = ✓ pickaxe
    .effect = Mends a broken pickaxe, your own or anybody's.
# BASE-37
card-repair-lantern = lantern repair
    .object = a lantern repair
    .short = ✓ lantern
    .effect = Mends a broken lantern, your own or anybody's.
# BASE-37
card-repair-cart = cart repair
    .object = a cart repair
    .short = ✓ cart
    .effect = Mends a broken cart, your own or anybody's.
# BASE-38
card-repair-pickaxe-lantern = pickaxe or lantern repair
    .object = a pickaxe or lantern repair
    .short = ✓ pick/lant
    .effect = Mends one broken tool, a pickaxe or a lantern, your own or anybody's.
# BASE-38
card-repair-pickaxe-cart = pickaxe or cart repair
    .object = a pickaxe or cart repair
    .short = ✓ pick/cart
    .effect = Mends one broken tool, a pickaxe or a cart, your own or anybody's.
# BASE-38
card-repair-lantern-cart = lantern or cart repair
    .object = a lantern or cart repair
    .short = ✓ lant/cart
    .effect = Mends one broken tool, a lantern or a cart, your own or anybody's.
# Tools: the name; .object as in "broke Mia's lantern"; .yours and .own the same for the reader and for oneself.
tool-pickaxe = pickaxe
    .object = pickaxe
    .yours = your pickaxe
    .own = their own pickaxe
    .label = pick
tool-lantern = lantern
    .object = lantern
    .yours = your lantern
    .own = their own lantern
    .label = lamp
tool-cart = cart
    .object = cart
    .yours = your cart
    .own = their own cart
    .label = cart

## What happened

log-broke = { $pair ->
    [you-other] You broke { $target }'s { $tool }.
    [other-you] { $actor } broke { $yours }!
    [you-self] You broke { $yours }.
    [other-self] { $actor } broke { $own }.
   *[other-other] { $actor } broke { $target }'s { $tool }.
}
log-mended = { $pair ->
    [you-other] You mended { $target }'s { $tool }.
    [other-you] { $actor } mended { $yours }. How kind!
    [you-self] You mended { $yours }.
    [other-self] { $actor } mended { $own }.
   *[other-other] { $actor } mended { $target }'s { $tool }.
}

## Why not

reason-cannot-dig = nobody digs with a broken tool; get it mended first
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
reason-mends-own-only = a repair mends only what lies before yourself

## The page in the browser

web-option-sabotage-self = You may break your own tools
play-ask-broken = A tool of yours is broken, so you cannot dig. Choose another card, or discard one.
play-ask-broken-path = You cannot dig with a broken tool. Take another card, or discard it.
play-want-sabotage = Whose tool do you break? Choose a lit player.
play-want-repair = Whose tool do you mend? Choose a lit player.
play-shed-sabotage-pickaxe = Discard 2 cards: mend your pickaxe …
play-shed-sabotage-lantern = Discard 2 cards: mend your lantern …
play-shed-sabotage-cart = Discard 2 cards: mend your cart …
play-tool-broken = { $tool }: broken
tales-tally-broke = tools broken
tales-tally-mended = tools mended

## The rules, sentence by sentence

# BASE-36 BASE-31
book-broken = As long as a broken pickaxe, lantern or cart lies before you, you lay no tunnels. You may still play action cards or discard.
# BASE-34
book-break-others = You can break the tools of others, but not your own.
# BASE-34 BASE-A11 E5
book-break-anybody = You can break the tools of anybody, even your own.
# BASE-35
book-break-once = Nobody can have the same tool broken twice.
# BASE-37 BASE-39
book-repair = A repair mends a tool that it shows, your own or anybody’s. You can play it only if such a tool is broken.
# BASE-38
book-repair-two = A repair with two tools mends one of them, never both.
# BASE-34 BASE-A11 E5
effect-sabotage-anybody = Put it before a player, even before yourself: no more tunnels until that tool is mended.

## Lessons

lesson-mend = A broken lantern
    .task = Somebody broke your lantern: you cannot dig. Mend it.
    .nudge = Then the lantern stays broken. Take the card that mends it, and choose yourself.
    .done = A broken tool stops you until a card mends it, one of yours or a friend’s.

## What people say

phrase-help-me = { $tool ->
    [pickaxe] Please mend my pickaxe!
    [lantern] Please mend my lantern!
    [prison] Please let me out of prison!
   *[cart] Please mend my cart!
}
    .begun = Mend my …
phrase-help-them = { $who ->
    [you] Somebody should help you!
   *[other] Somebody help { $name }!
}
    .begun = Help …
because-broke = that tool was broken without need
because-mended = that repair helped the wrong one
