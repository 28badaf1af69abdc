# After the game: your record, the hall of fame, the review. Loaded by the pages that need it, and by no other.

after-share = { $percent } % ({ $low } to { $high } %)
after-percent = { $percent } %
after-of = { $hits } of { $all }

# Your record.

after-record-lead = Your finished games in figures. Nobody sees this page but you.
after-record-none = You have finished no game here yet. The first one stands here as soon as it is over.
after-record-games = games
after-record-played = { $count ->
    [one] game
   *[other] games
}
after-record-gold = nuggets
after-record-earned = { $count ->
    [one] nugget
   *[other] nuggets
}
after-record-wins = won
after-record-streak = { $count ->
    [one] win in a row
   *[other] wins in a row
}
after-record-longest = the longest: { $most }
after-record-counted = The figures are of your latest { $games } games.
after-record-interval = The bar shows where the true share lies, 95 times out of 100. The fewer games, the wider it is.
after-boxes = By box
after-box = Box
after-roles = By role
after-role = Role
after-rounds = rounds
after-paid = brought you gold
after-pointing = Your finger
after-pointing-why = How often you pointed at a saboteur when “Who is it?” was asked and you were not one yourself. The mark is what a blind finger would hit.
after-pointing-none = You have not pointed at anybody yet.
after-pointing-all = In all
after-pointing-hard = Hard: few saboteurs among many
after-pointing-middle = Middling
after-pointing-easy = Easy: many among few
after-pointing-blind = blind: { $percent } %
after-latest = Latest games
after-latest-won = won
after-latest-lost = lost
after-latest-gone = The table is not kept any more.
after-latest-people = { $people ->
    [one] one person of { $seats }
   *[other] { $people } people of { $seats }
}
after-story = Statistics
after-replay = Replay
after-rating = Ratings
after-rating-why = If you want, this house rates you: by role, from games among people alone, from now on. Your name then stands in the hall of fame.
after-rating-join = Rate me
after-rating-leave = Rate me no more
after-rating-as = You are rated as { $name }.
after-rating-wait = Nothing yet. Games among people alone count, without bots that help.
after-rating-line = { $low } to { $high }
after-rating-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
after-mine = What is kept of you
after-mine-why = Take everything along as a file, or have everything deleted.
after-export = Export everything
after-delete = Delete everything …
after-delete-what = Your results, ratings, days, recovery phrase and passkeys are deleted. At every table at which you sit or finished a game your name becomes “N. N.”, and what you wrote in the chat disappears. In a running game a bot takes your seat.
after-delete-others = The games stay for those who played with you. There is no way back.
after-delete-sure = Yes, I want all of it to be gone.
after-delete-do = Delete everything
after-delete-done = Everything is deleted. Nobody knows you here any more.

# The hall of fame.

after-fame-lead = Who digs, lies and sees through others best in this house, of those who want to be named.
after-fame-none = Nobody stands here yet. { $count ->
    [one] One round
   *[other] { $count } rounds
} in a role are needed, among people alone.
after-fame-off = This house has no hall of fame.
after-fame-you = you
after-fame-place = Place
after-fame-name = Name
after-fame-skill = Skill

# The review.

after-review-lead = Luck or mistake, trust or folly: every answer judged only by what its player could know.
after-review-working = The review is being made: { $percent } %
after-review-working-why = Bots play thousands of imagined rounds for it. That takes a few seconds, once.
after-review-step = Step { $step } of { $steps }
after-review-round = Round { $round }
after-review-chart = Chances over the round
after-review-chart-how = Arrow keys go from step to step, Home and End to the ends. Or drag over the picture.
after-review-above = Gold is found, seen from above
after-review-above-clan = Blue clan wins, seen from above
after-review-seat = As { $name } could know it
after-review-suspicion = How suspected { $name } was
after-review-gold-of = Gold of { $name }
after-review-whose = Whose eyes
after-review-lines = Lines
after-review-before = Step back
after-review-next = Step on
after-review-mistake-before = Previous mistake
after-review-mistake-next = Next mistake
after-review-by-answer = the answer: { $change }
after-review-by-luck = the cards: { $change }
after-review-decisions = Decisions
after-review-decisions-all = All answers
after-review-decisions-mistakes = Mistakes and bluffs
after-review-decisions-none = No mistake worth a word.
after-review-only = no choice
after-review-good = good
after-review-bluff = good bluff
after-review-small = small mistake
after-review-clear = clear mistake
after-review-decisive = decisive mistake
after-review-lost = { $gold } gold lost
after-review-lost-clan = { $percent } % chance lost
after-review-lost-duel = { $gold } gold of lead lost
after-review-better = Better: { $what }
after-review-luck = Luck and decisions
after-review-luck-why = What the cards did for a player's side and what the player's own answers did for it, summed up over the game.
after-review-luck-cards = the cards
after-review-luck-answers = own answers
after-review-luck-lost = gold lost by mistakes
after-review-luck-lost-clan = chance lost by mistakes
after-review-luck-lost-duel = lead lost by mistakes
after-review-unmasked = When they knew
after-review-unmasked-at = { $name } ({ $role }) was seen through at step { $step }.
after-review-unmasked-never = { $name } ({ $role }) was never seen through; at most { $percent } % suspicion.
after-review-wronged = { $name } ({ $role }) was honest, and was suspected at { $percent } % all the same.
after-review-beliefs = Who believes what of whom
after-review-beliefs-why = At this step: how likely, in percent, the player in the row thinks it is that the one in the column is a saboteur.
after-review-trust = Who believed whom
after-review-trusts = { $name } suspected { $suspect } most ({ $suspicion } %) and trusted { $trusted }.
after-review-right = right
after-review-wrong = wrong
after-review-claims = Words about goals
after-review-claims-none = Nobody said anything about a goal.
after-review-claim-true = true
after-review-claim-false = false
after-review-awards = Awards
after-review-turning = Turning points
after-review-turning-luck = the cards
after-review-turning-answer = an answer
after-review-go = Go to step { $step }
after-review-share = Share the picture
after-review-share-saved = The picture is saved.
after-review-share-title = The betrayal in four pictures
after-review-text = The same in words
after-review-table-step = Step
after-review-table-who = Who

# Over a panel of the picture to share.

after-strip-over = Round { $round } · step { $step }

# What if.
after-what-if = What if …?
after-what-if-lead = Play on from this step against bots, or see what another answer would have done.
after-what-if-seat = You play
after-what-if-asked = { $name } (is asked)
after-what-if-cards = The cards
after-what-if-same = as they were
after-what-if-same-why = The same hands, the same deck. Whoever has read this review knows a lot.
after-what-if-anew = as they might have been
after-what-if-anew-why = What { $name } could not know at this step is dealt anew: hands, roles, goals, deck. Nobody plays with hindsight.
after-what-if-bots = The others play
after-what-if-go = Play on from here
after-what-if-busy = The cards are being laid out …
after-what-if-over = At this step the game is over. Go to an earlier one to play on.
after-what-if-note = It counts for nothing: no record, no ratings.
after-what-if-link = Copy a link to this step
after-try = Another answer
after-try-given = { $name } answered: { $what }
after-try-instead = What if instead …
after-try-only = Nothing else could be answered here.
after-try-setup = Here the cards are dealt; nobody has answered yet. Go a step on.
after-try-go = Try it
after-try-working = Bots imagine what comes of it: { $percent } %
after-try-played = as it was played
after-try-other = the other answer
after-try-gold = Gold for { $name } to be expected, from above
after-try-before = Go to before this answer
