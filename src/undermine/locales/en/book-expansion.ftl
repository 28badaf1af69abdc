# The rules of a table, sentence by sentence: the expansion.
# The comment above a sentence names the rules (docs/rules) that it states.

chapter-new-tunnels = Bridges, ladders and doors
chapter-new-actions = Prison, theft and swaps
chapter-winning = Who wins the round

## What it is about

# EXP-10 EXP-48 EXP-58
book-aim-teams = You are dwarfs in a mine. The blue and the green gold diggers are two teams that both want the gold; the saboteurs want nobody to reach it. Who is who stays secret until the round ends.
# EXP-50 EXP-52 EXP-54 EXP-59
book-loners = Boss, profiteer and geologists belong to neither team. The boss wins with either team, the profiteer with whoever wins, and the geologists are paid for crystals.
# EXP-11 EXP-A29
book-roles-left = { $count ->
    [one] One dwarf card is left over and stays face down. So nobody knows for sure which dwarfs are at the table.
   *[other] { $count } dwarf cards are left over and stay face down. So nobody knows for sure which dwarfs are at the table.
}

## Your turn

# EXP-13
book-turn-four = On your turn you do one of four things: you lay a tunnel, play an action card, get rid of a card that lies before you, or pass.
# EXP-13
book-draw-one = After a tunnel or an action card you draw one card.
# EXP-13 EXP-16 EXP-17 EXP-18
book-shed = To get rid of a card before you (a broken tool, a prison, even your own theft), you discard any two cards face down. You draw only one, so from then on you hold one card less in this round.
# EXP-13 EXP-19
book-pass = To pass, you discard one, two or three cards face down and draw as many.
# EXP-12
book-turn-next = Then your left neighbour is next.
# EXP-8
book-cards-aside = Ten other cards have been set aside unseen. They are not used in this round.
# EXP-14 EXP-A22
book-pile-short = If the pile holds fewer cards than you should draw, you draw those. When it is empty, nobody draws any more. Discarded cards are not shuffled into a new pile.
# EXP-15 EXP-A13
book-skipped = Whoever has no cards is skipped, and comes back into the round only if a swap of hands brings new ones.

## Tunnels

# BASE-30 EXP-23 EXP-24
book-tunnel-joined-ladder = From the start or from a ladder an unbroken way must lead to it. Only a ladder itself needs no such way.
# EXP-20 EXP-21 EXP-22
book-two-tunnels = A bridge and a double curve show two tunnels that are not joined with each other. All sides have to fit, but only one of the two tunnels has to be joined to the start.
# BASE-8 EXP-1 DUEL-27
book-blind-arm = A blind arm looks open from outside, but it is not joined to the rest of its card.
# EXP-23
book-ladder = Every ladder is joined to the start and to all other ladders.
# EXP-24 EXP-25 EXP-A10
book-ladder-where = You may lay a ladder beside any tunnel where it fits, even if no way leads there. It must not touch a goal, whether that lies face down or face up.
# EXP-26 EXP-27 EXP-44
book-door = Doors keep nobody from laying tunnels or turning up goals. They count only when the round is over: a team does not get through a door of the other colour.
# EXP-28
book-crystal = A crystal changes nothing about its tunnel. It is only worth something to the geologists.

## Cards before you

# BASE-36 BASE-31 EXP-A21 EXP-17
book-broken-shed = As long as a broken pickaxe, lantern or cart lies before you, you lay no tunnels. You may still play action cards, get rid of a card, or pass.
# EXP-34 EXP-35 EXP-29 EXP-A19 EXP-A21
book-prison = A prison is laid before another player. As with a broken tool, that player lays no tunnels as long as it lies there. Nobody can have two prisons.
# EXP-37
book-release = A release lets one prisoner out, yourself or anybody.
# EXP-31 EXP-29 EXP-A20
book-theft = You lay a theft before yourself, but never a second one. If it still lies there when the gold has been shared, you may take one nugget from another player.
# EXP-33
book-hands-off = “Hands off” takes one theft off the table, whoever it lies before.
# EXP-38
book-inspection = With an inspection you look at another player’s dwarf card. Only you see it.
# EXP-39 EXP-40 EXP-A15
book-swap-hats = With a swap of hats you choose a player, perhaps yourself. That player sets the dwarf card aside, unseen by the others, and takes one of those left over. The old card does not come back in this round.
# EXP-41 EXP-42 EXP-43 EXP-A12
book-swap-hands = With a swap of hands you give another player all the cards that you have left and get all of that player’s cards, however many they are. Then the other player draws one card, and you draw none.
# EXP-41 EXP-42 EXP-43 EXP-A12
book-swap-hands-both = With a swap of hands you give another player all the cards that you have left and get all of that player’s cards, however many they are. Then both of you draw one card.

## Who wins the round

# EXP-46 EXP-A1 EXP-A9
book-team-way = A team gets to the gold if a way leads there without a door of the other colour. One such way is enough, and it may begin at a ladder.
# EXP-48
book-win-team = If a blue or green gold digger reached the gold and that dwarf’s team gets there, this team alone wins.
# EXP-49 EXP-A3
book-win-other-team = If doors keep that dwarf’s team out but not the other one, the other team wins.
# EXP-50 EXP-A31
book-win-both = If the boss, the profiteer, a geologist or a saboteur reached the gold, every team that gets there wins. If no doors are in the way, these are both teams.
# EXP-52 EXP-54 EXP-A4
book-win-boss = Boss and profiteer win with every team that wins, even if nobody of that team is at the table.
# EXP-53 EXP-55 EXP-57 EXP-A2 X1
book-shut-out-cs20 = If doors keep both teams out, boss and profiteer win, but only if one of these two reached the gold. If anybody else reached it, nobody wins.
# EXP-53 EXP-55 EXP-57 EXP-A2 X1
book-shut-out-de = If doors keep both teams out, the boss wins, whoever reached the gold, and the profiteer wins too. Without a boss the profiteer wins only by reaching the gold in person; otherwise nobody wins.
# EXP-57 EXP-A2 X1
book-shut-out-bga = If doors keep both teams out, boss and profiteer win, whoever reached the gold. If neither of them is at the table, nobody wins.
# EXP-51 EXP-54 EXP-58
book-win-saboteurs = If the gold was not reached, the saboteurs win, and the profiteer with them. If it was reached, no saboteur wins.
# EXP-56
book-win-profiteer = If the gold was not reached and no saboteur is at the table, the profiteer wins alone. If no profiteer is there either, nobody wins.
# EXP-45
book-win-role = What counts is the dwarf card that you have when the round ends.
# EXP-36 EXP-47 EXP-A5
book-win-free = Whoever is in prison when the round ends does not win, and counts as if not at the table.

## Gold

# EXP-60
book-shares = The winners are paid from the bank: a single one gets five nuggets, two get four each, three get three each, four get two each, and five or more get one each.
# EXP-52 EXP-53 EXP-54 EXP-55 EXP-61 EXP-A26
book-shares-less = The boss gets one nugget less than that and the profiteer two less, so perhaps none at all. Alone, the boss gets four and the profiteer three.
# EXP-59 EXP-62 EXP-A7 EXP-A30
book-crystals = Then a geologist gets one nugget for every crystal on the table, whoever won, even if its tunnel is cut off. Two geologists share these nuggets and round down.
# EXP-32 EXP-36 EXP-A6 X4
book-prison-gold = In prison you get no gold, not even for crystals, and you cannot steal. If only one of two geologists is in prison, the other one gets the nuggets for all crystals.
# EXP-32 EXP-36 EXP-A6 X4
book-prison-crystals = In prison you get nothing of the treasure, and you cannot steal. But geologists are paid for crystals even in prison.
# EXP-62 EXP-63 EXP-A18 CH-A17
book-thefts = Thefts come last. Of those who may steal, whoever played a theft last begins; then it goes on to the left.
# EXP-31 EXP-A16 EXP-A17 EXP-A32
book-thefts-whom = You may steal from any other player who has gold, even from a prisoner, or from nobody.
# EXP-64 EXP-A17 EXP-A25
book-gold-open = Nuggets are paid openly, so everybody may know how many you have. The bank never runs out.

## The whole game

# EXP-65 EXP-8
book-next-round-aside = Before each round start and goals are laid out again, all cards are shuffled and ten of them set aside once more, and all dwarf cards are dealt anew. You keep your gold.

## Cards that do something else at some tables

# EXP-41 EXP-43 EXP-A12
effect-swap-hands-both = Exchange all your cards with another player; then both of you draw one.
# EXP-34 EXP-35 EXP-36 X4
effect-prison-crystals = Put it before another player: as long as it lies there, no tunnels, and at the end no share of the treasure and no stealing.
