# The rules of a table, sentence by sentence: the base game, and what other games share with it.
# The comment above a sentence names the rules (docs/rules) that it states.

rules-title = The rules

## Titles of chapters

chapter-aim = What it is about
chapter-goals = Start and goals
chapter-turn = Your turn
chapter-tunnel = Laying tunnels
chapter-tools = Breaking and mending
chapter-others = Rockfall and map
chapter-end = How a round ends
chapter-gold = Gold
chapter-game = The whole game

## What it is about

# BASE-13 BASE-53 BASE-54
book-aim = You are dwarfs in a mine. Gold diggers want to dig a tunnel from the start to the gold; saboteurs want them to fail. Who is who stays secret until the round ends.
# BASE-12 BASE-13 EXP-3 EXP-10
book-roles = Shuffled at this table: { $roles }. Everybody gets one dwarf card face down and looks at it in secret.
# BASE-14
book-role-left = One dwarf card is left over. Nobody looks at it before the round ends.
# BASE-14 BASE-61
book-no-saboteur = It may be the only saboteur. Then there is no saboteur among you, but you do not know that.
# BASE-A26
book-talk = You may say what you like about your role and about what you saw, true or not. But show nobody your cards.

## Start and goals

# BASE-2 BASE-15 EXP-7
book-goals = Three goals lie face down; seven empty places separate them from the start. One of them is the gold, the other two are only rock.
# BASE-16 DUEL-19
book-no-border = You may dig in every direction, also past the goals and behind the start.
# BASE-46 BASE-47
book-goal-reached = As soon as an unbroken tunnel leads from the start into a goal, whoever completed it turns that goal up.
# BASE-32 BASE-A1 BASE-A2 DUEL-48
book-goal-beside = Any side of a card may lie against a goal that is face down, but only an open tunnel turns the goal up.
# BASE-49 BASE-50 BASE-A4
book-stone-join = A goal that is not the gold is joined to the tunnel that reached it and fits its other neighbours as well as it can. If both ways are equally good, whoever reached it chooses.
# BASE-49 BASE-50 BASE-A4 E9
book-stone-last-card = A goal that is not the gold is joined to the card laid last and fits its other neighbours as well as it can. If both ways are equally good, whoever reached it chooses.
# BASE-49 BASE-50 BASE-A4 E9
book-stone-fit = A goal that is not the gold is laid so that it fits all its neighbours. If it fits neither way, or both ways, whoever reached it chooses how it lies.
# BASE-11 BASE-49 BASE-A9
book-stone-tunnel = The round goes on, and the rock is now a tunnel like any other. If it leads into the next goal, that one is turned up at once.
# BASE-51 BASE-A5
book-two-goals = If you reach two goals at once, you turn up both and choose which one comes first. If that is the gold, the round is over.

## Your turn

# BASE-21 BASE-24 BASE-45
book-turn = On your turn you use one card: you lay a tunnel, or play an action card, or discard a card face down.
# BASE-22
book-draw = Then you draw a card, and your left neighbour is next.
# BASE-12 BASE-17 DUEL-21 EXP-9
book-hand = { $count ->
    [one] Everybody is dealt one card.
   *[other] Everybody is dealt { $count } cards.
}
# BASE-23 DUEL-38 DUEL-39 DUEL-41 SOLO-A6
book-pile-empty = When the pile is empty, nobody draws any more. Discarded cards are not shuffled into a new pile.
# BASE-18 BASE-33 BASE-37 BASE-40
book-discard-pile = Discarded cards, action cards that have done their work and tunnels taken off the table go onto the discard pile. It lies face down.
# BASE-25
book-no-cards = Whoever has no cards left has no more turns in this round.

## Laying tunnels

# BASE-26 BASE-27 BASE-28 DUEL-44 DUEL-46 DUEL-47
book-tunnel = Lay a tunnel on an empty place so that a whole side of it touches a card on the table; a corner is not enough. It has to fit all its neighbours: tunnel to tunnel, rock to rock.
# BASE-30 BASE-10
book-tunnel-joined = From the start an unbroken way must lead to it.
# BASE-9 BASE-29 DUEL-45 DUEL-A1
book-upright = Cards stand upright. You may turn them upside down, but never lay them sideways.
# BASE-8 BASE-A6
book-dead-end = A dead end looks like a tunnel from outside, but no way leads on through it.

## Breaking and mending

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

## Rockfall and map

# BASE-40 BASE-41
book-rockfall = A rockfall takes one tunnel off the table. The start and the goals stay.
# BASE-40 E6 BASE-A10
book-rockfall-nothing = You may also play it and take nothing away, even if there is nothing to take.
# BASE-42 BASE-43
book-cut-off = The gap may be filled again. Tunnels that are cut off stay where they are, but nobody can dig on there until a way from the start reaches them again.
# BASE-42 BASE-43 DUEL-52 DUEL-94 DUEL-95 EXP-24 EXP-A33
book-cut-off-ladder = The gap may be filled again. Tunnels that are cut off stay where they are. Until a way reaches them again, only a ladder can be laid there.
# BASE-44 BASE-A13 BASE-A26
book-map = With a treasure map you look at one goal that lies face down. Only you see it, and you may say about it whatever you like.

## How a round ends

# BASE-48 BASE-52 EXP-44
book-end = The round ends at once when the gold is turned up. It also ends when nobody has a card left.
# BASE-53 BASE-A29
book-roles-shown = Then all dwarf cards are turned up.
# BASE-54
book-winners = If the gold was reached, the gold diggers have won, even if a saboteur laid the last card. If not, the saboteurs have won.

## Gold

# BASE-4 BASE-55
book-gold-diggers = If the gold diggers win, as many gold cards as there are gold diggers are drawn face down. Each card shows one, two or three nuggets.
# BASE-4 BASE-55 E11
book-gold-players = If the gold diggers win, as many gold cards as there are players are drawn face down. Each card shows one, two or three nuggets.
# BASE-4 BASE-55 E11 E17
book-gold-ten = If the gold diggers win, nine gold cards are drawn face down, although there are ten of you. Each card shows one, two or three nuggets.
# BASE-56
book-gold-passed = Whoever reached the gold looks at them, keeps one and passes the rest to the next gold digger to the right, who does the same.
# BASE-57
book-gold-saboteur-found = If a saboteur reached the gold, the nearest gold digger to the saboteur’s right begins.
# BASE-56 BASE-A21
book-gold-again = The cards go round until none is left, so some gold diggers may get more than one.
# BASE-59
book-gold-wages = If the saboteurs win, they are paid in gold cards: { $wages }.
# BASE-59
book-wage = { $count ->
    [one] a single one gets { $nuggets }
   *[other] if there are { $count }, each gets { $nuggets }
}
# BASE-58
book-gold-losers = The losing side gets nothing.
# BASE-61
book-gold-nobody = If nobody was a saboteur and the gold was not reached, nobody gets any gold.
# BASE-62
book-gold-secret = Keep your gold cards secret until the game ends.

## The whole game

# BASE-63 BASE-A28 DUEL-25 DUEL-132 SOLO-5 EXP-67
book-rounds = { $count ->
    [one] One round is played.
   *[other] { $count } rounds are played.
}
# BASE-20 E1 EXP-12
book-first-by-lot = Who begins the first round is decided by lot.
# BASE-20 E1
book-first-seat = Seat { $seat } begins the first round.
# BASE-64
book-next-round = Before each round start and goals are laid out again, the cards are shuffled and the dwarf cards are dealt anew. You keep your gold.
# BASE-19 BASE-A24 E22
book-gold-shuffled = The gold cards that are left are shuffled, too.
# BASE-19 BASE-A24 E22
book-gold-put-back = The gold cards are not shuffled; those that were drawn and not handed out lie at the bottom.
# BASE-65 BASE-A16 EXP-66
book-next-first = The next round is begun by the left neighbour of whoever took the last turn.
# BASE-66 EXP-67
book-most-gold = Whoever has the most nuggets after the last round wins. If several have the same, they win together.

## Cards that do something else at some tables

# BASE-34 BASE-A11 E5
effect-sabotage-anybody = Put it before a player, even before yourself: no more tunnels until that tool is mended.
# BASE-40 BASE-41 E6
effect-rockfall-may = Takes one tunnel card off the table, or none; the start and the goals stay.
