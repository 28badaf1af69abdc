# The rules of a table at length: the title of a paragraph, and sentences that depend on edition, options and players.

book-aim = What it is about
    .roles = Shuffled face down at this table: { $roles }. Everybody gets one dwarf card; what is left over stays hidden.
book-goals = Start and goals
    .join-then-best-fit = Rock that is turned up joins the tunnel that reached it and fits its other neighbours as well as it can.
    .join-last-card = Rock that is turned up joins the card laid last and fits its other neighbours as well as it can.
    .fit-else-active-chooses = Rock that is turned up is laid so that it fits; if it cannot, whoever reached it chooses how it lies.
book-turn = Your turn
    .hand = { $count ->
        [one] Everybody holds one card.
       *[other] Everybody holds { $count } cards; when the deck is empty, nobody draws any more.
    }
book-tunnel = Laying tunnels
    .dead-ends = A dead end looks like a tunnel from outside, but no way leads through it.
book-tools = Breaking and mending
    .self = At this table you may break your own tools too.
    .others = You can break the tools of others, not your own.
book-others = Rockfall and map
    .must = A rockfall has to take a card away.
    .may = Whoever plays a rockfall may also take nothing away.
book-end = How a round ends
    .finder = It does not matter who lays the last card: if the gold is reached, the gold diggers have won, even if a saboteur did it.
book-gold = Gold
    .diggers = As many gold cards as there are gold diggers are drawn; they go round to the right.
    .players = As many gold cards as there are players are drawn; they go round to the right.
    .wages = Each saboteur gets, if there are 1, 2, 3 or 4 of them: { $wages } nuggets.
book-game = The whole game
    .rounds = { $count ->
        [one] One round is played.
       *[other] { $count } rounds are played; before each one the dwarf cards are dealt anew.
    }

game-base = Base game

way-n = up
way-e = right
way-s = down
way-w = left

side-diggers = Gold diggers
    .won = The gold diggers win the round.
side-saboteurs = Saboteurs
    .won = The saboteurs win the round.
