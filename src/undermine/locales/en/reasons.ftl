# Why something is not possible: a clause without capital and full stop.

reason-game-over = the game is over
reason-not-asked = nobody asks you anything now
reason-not-your-turn = it is not your turn but the turn of { $name }
reason-answer-not-asked = nobody asked that
reason-question-first = there is a question to answer first: { $question }
reason-not-in-hand = you have no such card: { $card }
reason-not-offered = that is not among the choices
reason-no-such-seat = there is no seat { $number } at this table
reason-not-yourself = you cannot choose yourself
reason-not-among-these = that card is not among these

## Why a hint is given: one sentence, made from the figure that decided.

advice-only = Nothing else can be done.
advice-search = In { $count ->
    [one] one imagined game
   *[other] { $count } imagined games
} it brought about { $gold } gold more than what comes to mind first.
advice-reach = It leads to a goal where the gold lies with a chance of { $chance } %.
advice-nearer = It brings the gold about { $count ->
    [one] one card
   *[other] { $count } cards
} nearer.
advice-longer = It makes the way to the gold about { $count ->
    [one] one card
   *[other] { $count } cards
} longer.
advice-trust = The gold is still about { $count ->
    [one] one card
   *[other] { $count } cards
} away: who helps now is trusted later.
advice-look = As far as you can know, the gold lies there with { $chance } %; a look makes it certain.
advice-suspect = By all that was done and said, { $name } is a saboteur with { $chance } %.
advice-fellow = By all that was done and said, { $name } is a saboteur with { $chance } %, like you.
advice-friend = { $name } digs honestly with { $chance } %, by all that was done and said.
advice-rival = { $name } digs honestly with { $chance } %, which you should stop.
advice-self = As long as this lies before you, you cannot dig.
advice-useless = None of your cards brings the gold much nearer now; this one is of least use later.
advice-spare = This card is of least use to you later.
advice-best = Of { $count ->
    [one] one answer
   *[other] { $count } answers
} it is clearly worth the most.
advice-close = Of { $count ->
    [one] one answer
   *[other] { $count } answers
} it is worth the most, if only by a little.
