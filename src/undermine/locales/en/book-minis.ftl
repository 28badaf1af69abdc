# The rules of a table, sentence by sentence: the mini expansions.
# The comment above an English sentence names the rules (docs/rules) that it states.

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
# MINI-COST-1 MINI-COST-A2 MINI-COST-A3 MINI-COST-A4
book-costume-place = A costume store lies in the mine. Any side of a card may touch it, no way leads through it, and no rockfall takes it away.
# MINI-COST-2 MINI-COST-3 MINI-COST-5 MINI-COST-6
book-costume-left = Whoever first leads a tunnel from the start to it in a round must at once exchange dwarf cards with the one that was left over, and plays on with the new role. Nobody else sees either card.
# MINI-COST-2 MINI-COST-4 MINI-COST-5 MINI-COST-6
book-costume-pile = Whoever first leads a tunnel from the start to it in a round must at once take the top one of the dwarf cards that were left over, and puts the old one under them. Nobody else sees either card.
# BASE-14 MINI-COST-3
book-costume-role-left = One dwarf card is left over. Only the costume store brings it into play.
# MINI-PARTY-1 MINI-PARTY-A1
book-party-place = A tunnel party lies in the mine. Any side of a card may touch it, no way leads through it, and no rockfall takes it away.
# MINI-PARTY-2 MINI-PARTY-3 MINI-PARTY-4 MINI-PARTY-5 MINI-PARTY-A2 MINI-PARTY-A4
book-party-deal = As soon as somebody leads a tunnel from the start to it, once in a round, the dwarf cards of all players are shuffled unseen and dealt anew. Everybody looks at the new card, which may be the old one, and plays on with it. What lies before you stays with you.
# MINI-COST-A5 MINI-PARTY-A3 MINI-CHEST-A16
book-site-first = If one card reaches a goal and something else as well ({ $sites }), the goal is turned up last.
# MINI-COST-A5 MINI-PARTY-A3 MINI-CHEST-A16
book-site-last = If one card reaches a goal and something else as well ({ $sites }), the goal is turned up first. If that ends the round, the rest does not happen.
# MINI-GOAL-1 MINI-GOAL-2 MINI-GOAL-9 MINI-GOAL-A1 MINI-GOAL-A10
book-new-goals-laid = Five goals lie face down: the gold and, by lot, four of seven others. Those seven are two bags of gold, two dragons, two plain rocks and a giant spider.
# MINI-GOAL-4 MINI-GOAL-A4
book-new-goals-bag = A bag of gold gives whoever turned it up 1 or 2 nuggets at once, as it shows.
# MINI-GOAL-5 MINI-GOAL-A4
book-new-goals-dragon = A dragon takes a nugget from whoever turned it up, if there is one to take.
# MINI-GOAL-6 MINI-GOAL-A5 MINI-GOAL-A7
book-new-goals-spider = The giant spider ends the round at once, as if the gold could not be reached any more.
# MINI-GOAL-3 MINI-GOAL-7 BASE-A9
book-new-goals-tunnel = If the round goes on, the goal is a tunnel like any other. If it leads on to the next goal, that one is turned up at once.
# MINI-GOAL-8 MINI-GOAL-10
book-new-goals-two = Whoever reaches two goals at once chooses one and turns it up, does what it says, and then turns up the other. If the first one ends the round, the other does nothing.
# MINI-GOAL-6 MINI-GOAL-7 BASE-52
book-new-goals-end = The round ends at once when the gold or the giant spider is turned up. It also ends when nobody has a card left.
# MINI-CHEST-2 MINI-CHEST-3 MINI-CHEST-A2
book-chests-laid = Four treasure chests lie in the mine, each hidden under a tunnel card that lies face down. Any side of a card may touch these cards; no way leads through them yet.
# MINI-CHEST-5 MINI-CHEST-6 MINI-CHEST-A3 MINI-CHEST-A4 MINI-CHEST-A8
book-chests-open = Whoever leads a tunnel from the start to such a card turns it up where it lies, so that it fits its neighbours as well as it can. Only then is the chest opened, and it does one of ten things, good or bad.
# MINI-CHEST-9 MINI-CHEST-A9
book-chest-gold1 = Gold: you get one nugget.
# MINI-CHEST-9 MINI-CHEST-A9
book-chest-gold1-card = Gold: you get a gold card with one nugget, and the rest of the gold cards are shuffled.
# MINI-CHEST-10 MINI-CHEST-A14
book-chest-mapban = Blind maps: in this round nobody may look at a goal with a map any more, only at cards with chests.
# MINI-CHEST-11 MINI-CHEST-A6
book-chest-nodraw = One card less: you draw one card less at the end of this turn.
# MINI-CHEST-12 MINI-CHEST-A6
book-chest-extradraw = One card more: you draw one card more at the end of this turn.
# MINI-CHEST-13 MINI-CHEST-A7 MINI-CHEST-A8
book-chest-movegoal = Farther away: you move one face-down goal one place away from the start, if that place is empty.
# MINI-CHEST-14 MINI-CHEST-A6 MINI-CHEST-A10
book-chest-takecard = Foreign hand: at the end of this turn you take a card by chance out of another player’s hand, and draw one card less from the pile.
# MINI-CHEST-15 MINI-CHEST-A6 MINI-CHEST-A12
book-chest-draw3keep1 = Choice: at the end of this turn you draw three cards instead of one, keep one of them and discard the others face down.
# MINI-CHEST-16
book-chest-peekrole = Spyhole: you look at another player’s dwarf card in secret.
# MINI-CHEST-17 MINI-CHEST-A6 MINI-CHEST-A11 MINI-CHEST-A19 MINI-CHEST-A20
book-chest-digdiscard = Rummaging: you shuffle the discard pile at once, look at five of its cards in secret and take one into your hand. At the end of this turn you draw one card less.
# MINI-CHEST-18 MINI-CHEST-A12
book-chest-burn5 = Collapse: the top five cards of the draw pile go face down onto the discard pile.
# MINI-CHEST-7 MINI-CHEST-8 MINI-CHEST-A13
book-chests-cards = A treasure map may also look under such a card and into its chest. A rockfall may take such a card away, together with its chest, unopened. The cards of the chests never come onto the discard pile.
# MINI-CHEST-A4 MINI-CHEST-A5
book-chests-two = Whoever reaches several chests at once opens them one after the other, in the order of their choice.
# BASE-44 MINI-CHEST-8 MINI-CHEST-10
effect-map-chests = Look at one face-down goal, or under a face-down tunnel card and into its chest; only you will know.
# BASE-40 BASE-41 MINI-CHEST-7
effect-rockfall-chests = Takes one tunnel card off the table, also a face-down one with its chest; the start and the goals stay.
# BASE-40 BASE-41 E6 MINI-CHEST-7
effect-rockfall-chests-may = Takes one tunnel card off the table, also a face-down one with its chest, or none; the start and the goals stay.
