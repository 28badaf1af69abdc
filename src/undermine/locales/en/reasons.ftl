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
