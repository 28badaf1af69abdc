# The rules in short, in our own words, for somebody who sits down now.

rules-title = The rules in short
rules-aim = You are dwarfs in a mine. Gold diggers want a tunnel from the start to the gold; saboteurs want it to fail. Nobody knows who is who until the round ends.
rules-goals = Behind one of the three goals lies the gold, behind the other two only rock.
rules-turn = On your turn: lay a tunnel, or play an action, or put one card away face down. Then you draw a card.
rules-tunnel = A tunnel has to fit all its neighbours, tunnel to tunnel and rock to rock, and an unbroken way has to lead to it from the start. Cards stand upright; a half turn is allowed.
rules-tools = A broken pickaxe, lantern or cart before you: you lay no tunnels until somebody mends it. Nobody has two of the same kind.
rules-others = A rockfall takes a tunnel away. A map shows you one goal in secret; you may say about it whatever you like.
rules-end = The round ends when the gold is reached, or when nobody has a card left.
rules-gold = Gold found: the gold diggers share gold cards, the finder chooses first. Not found: every saboteur is paid. Keep your gold secret.
rules-game = After the last round the most nuggets win.
