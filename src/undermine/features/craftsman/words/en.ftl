## Cards, pieces and roles

# CH-2021-1
card-craftsman = master craftsman
    .object = a master craftsman
    .short = craftsman
    .effect = Mends any one broken tool, your own or anybody's.
module-craftsman = Master craftsman

## The page in the browser

web-module-craftsman = Master Craftsman
    .about = Mend any one broken tool.
play-want-craftsman = Whose tool do you mend? Choose a lit player.

## The rules, sentence by sentence

# CH-2021-1 CH-2021-2
book-craftsman = A master craftsman mends one broken tool, whichever it is, your own or anybody’s. He can be played only if some tool is broken.

## Lessons
lesson-craftsman = Handy for everything
    .task = Mia digs with you, but two of her tools are broken. Mend one with the master craftsman.
    .nudge = Mia is the one who needs help. Choose her, then a tool.
    .done = The master craftsman mends any tool of anybody.
