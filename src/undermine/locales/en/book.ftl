# The rules of a table: its title, and the chapters to which several features write.
# The sentences are in the words of features; the comment above an English one names the rules (docs/rules) that it states.

rules-title = The rules

chapter-aim = What it is about
chapter-goals = Start and goals
chapter-turn = Your turn
chapter-tunnel = Laying tunnels
chapter-new-tunnels = Bridges, ladders and doors
chapter-tools = Breaking and mending
chapter-others = Rockfall and map
chapter-new-actions = Prison, theft and swaps
chapter-end = How a round ends
chapter-winning = Who wins the round
chapter-gold = Gold
chapter-game = The whole game
