# Cards, goals, roles and tools.
# A card: its name; .object in a sentence ("Mia laid a curve"); .short under its picture (at most 11 characters);
# .effect what it does, in one sentence.

card-hidden = unknown card
    .object = a card
    .short = ?
    .effect = Nobody has told you what it is.
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
# BASE-40 BASE-41
card-rockfall = rockfall
    .object = a rockfall
    .short = rockfall
    .effect = Takes one tunnel card off the table; the start and the goals stay.
    .label = rocks
# BASE-44
card-map = treasure map
    .object = a treasure map
    .short = map
    .effect = Look at one face-down goal; only you will know what it is.
    .label = map

goal-top = The top goal
    .object = the top goal
goal-middle = The middle goal
    .object = the middle goal
goal-bottom = The bottom goal
    .object = the bottom goal

# BASE-54
role-digger = gold digger
    .task = Help to dig a way from the start to the gold.
    .many = Gold diggers
# BASE-54 EXP-58
role-saboteur = saboteur
    .task = Make sure that the gold is not found, and do not get caught.
    .many = Saboteurs

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

# Sides of a card as it lies.
side-n = at its top
side-e = on its right
side-s = at its bottom
side-w = on its left

nuggets = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
}

# Words of answers, for buttons and screen readers.
choice-discard = discard
choice-shed = discard { $cards } to get rid of the { $title }
