# What tells the story of a game in the browser: log, talk, endings, replay, statistics.

tales-log = What happened
tales-round = Round { $round }
tales-nothing = Nothing yet.
tales-show-cell = Show on the board
tales-newest = To the newest
tales-line = Log and talk
tales-unread = { $count ->
    [one] one new
   *[other] { $count } new
}
tales-talk = Talk
tales-said = What was said
tales-nobody-spoke = Nobody has said anything yet.
tales-said-before = In the last game
tales-said-now = In this game
tales-phrases = Things to say
tales-more = More …
tales-fewer = Fewer
tales-back = Back
tales-chat = Write to the table
tales-send = Send
tales-too-fast = Easy! Let the others read first.
tales-not-sent = The server does not answer. Try again in a moment.
tales-you = you

tales-missed = While you were away
tales-missed-earlier = { $count ->
    [one] One more entry is in the log.
   *[other] { $count } more entries are in the log.
}
tales-missed-turn = Now it is your turn.
tales-missed-close = Back to the game

tales-round-end = The end of the round
tales-round-of = Round { $round } of { $rounds }
tales-skip = Turn all over
tales-face-down = role card, face down
tales-found-gold = found the gold
tales-no-gold = no gold this time
tales-nuggets = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
}
tales-your-gold = { $count ->
    [one] You have { $count } nugget.
   *[other] You have { $count } nuggets.
}
tales-secret = What the others have stays secret until the end of the game.
tales-why = Why this much
tales-next = Next round
tales-ready = ready: { $ready } of { $all }
tales-goes-on = The game goes on by itself in { $time }.
tales-board = Look at the board
tales-back-roles = Back to the roles
tales-to-table = To the table
tales-to-end = The final standings
tales-show-round = How the round ended
tales-how-ended = How it ended

tales-game-over = The game is over
tales-winner = { $who ->
    [you] You win!
   *[other] { $name } wins.
}
tales-no-winner = Nobody wins this time
tales-winners = A shared victory: { $names }
tales-show-result = The result
tales-standings = Standings
tales-place = place
tales-player = player
tales-gold = gold
tales-who-was-what = Who was what
tales-nobody-had = nobody had
tales-turning = Turning points
tales-no-turning = No single moment turned this game.
tales-watch-here = Watch it in the replay
tales-rematch = Rematch
tales-rematch-about = same people, same rules
tales-rematch-alone = new cards, same rules
tales-rematch-day = the same cards; only the first game counts
tales-rematch-wait = The host can start a rematch; you keep your seat.
tales-replay = Replay
tales-story = Statistics
tales-honest = Were the cards dealt honestly?
tales-honest-about = All cards follow from the seed. Before the first deal everybody could see its seal, a fingerprint that fits this seed alone, so nobody could choose the cards afterwards. With the record you can check it: undermine verify.
tales-seal = Seal
tales-seed = Seed
tales-record = Download the record
tales-story-title = The story of a game
tales-gold-by-round = Gold by round
tales-total = in all
tales-tallies = What everybody did
tales-tally-said = phrases said
tales-tally-lied = lies
tales-no-story = This game cannot be read

tales-step = Step { $step } of { $steps }
tales-first = First step
tales-previous = One step back
tales-play = Play
tales-pause = Pause
tales-forward = One step on
tales-last = Last step
tales-speed = Speed
tales-eyes = Whose eyes?
tales-above = Everything, from above
tales-go-to = Go to
tales-hand = hand
tales-players = Players
tales-share = Copy the link to this step
tales-shared = The link is copied.

# Who is it? Everybody points at somebody before the roles are turned over.
tales-who-is-it = Who is it?
tales-point-ask = Point at the one you suspect, before the cards are turned over.
tales-point-watch = Whom do you suspect? Onlookers are counted apart.
tales-point-screen = Point on your phones, before the cards are turned over.
tales-point-at = Point at { $name }
tales-pointed = You point at { $name }.
tales-has-pointed = has pointed
tales-point-count = pointed: { $pointed } of { $all }
tales-point-turn = Turn the cards over
tales-pointed-right = suspected { $name }: well seen
tales-pointed-wrong = suspected { $name }: fooled
tales-pointed-bluff = pointed at { $name }
tales-point-onlookers = { $count ->
    [one] one onlooker suspected this one
   *[other] { $count } onlookers suspected this one
}
tales-fooled = { $who ->
    [you] { $count ->
        [one] You fooled one of the others.
       *[other] You fooled { $count } of the others.
    }
   *[other] { $count ->
        [one] { $name } fooled one of you.
       *[other] { $name } fooled { $count } of you.
    }
}
tales-suspicion = Who suspected whom
tales-liar = Most trusted liar
tales-eye = Sharpest eye
tales-review = Review
