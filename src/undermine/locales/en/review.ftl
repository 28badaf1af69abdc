# A finished game looked back at: chances, mistakes and why, titles (text/review.py).
# $name: a player; $chance: in hundredths; $gold: nuggets with one decimal; $count: cards, imagined rounds, percentage points or people.

review-fault-passed = A card was discarded where something better could be done.
review-fault-nearer = It brought the gold about { $count ->
    [one] one card
   *[other] { $count } cards
} nearer.
review-fault-longer = It made the way to the gold about { $count ->
    [one] one card
   *[other] { $count } cards
} longer.
review-fault-struck-digger = It struck { $name }: by all that could be known, honest with a chance of { $chance } %.
review-fault-struck-saboteur = It struck { $name }: by all that could be known, a fellow saboteur with a chance of { $chance } %.
review-fault-helped-digger = It helped { $name }: by all that could be known, honest with a chance of { $chance } %.
review-fault-helped-saboteur = It helped { $name }: by all that could be known, a saboteur with a chance of { $chance } %.
review-better-search = In { $count ->
    [one] one imagined round
   *[other] { $count } imagined rounds
} the other answer brought { $gold } gold more on average.
review-better-search-clan = In { $count ->
    [one] one imagined stretch
   *[other] { $count } imagined stretches
} the other answer brought { $chance } % more chance to win on average.
review-better-search-duel = In { $count ->
    [one] one imagined round
   *[other] { $count } imagined rounds
} the other answer brought a lead that was { $gold } gold greater on average.
review-better-reach = The other answer led to a goal that hid the gold with a chance of { $chance } %.
review-better-nearer = The other answer brought the gold about { $count ->
    [one] one card
   *[other] { $count } cards
} nearer.
review-better-longer = The other answer made the way to the gold about { $count ->
    [one] one card
   *[other] { $count } cards
} longer.
review-better-trust = The gold was still about { $count ->
    [one] one card
   *[other] { $count } cards
} away: there was time to earn trust by digging.
review-better-look = As far as could be known, the gold lay there with a chance of { $chance } %; a look would have made it certain.
review-better-suspect = With a chance of { $chance } %, { $name } was a saboteur and could have been stopped.
review-better-fellow = With a chance of { $chance } %, { $name } was a fellow saboteur and could have been helped.
review-better-friend = With a chance of { $chance } %, { $name } was honest and could have been helped.
review-better-rival = With a chance of { $chance } %, { $name } was honest and could have been stopped.
review-better-self = What stood in the way of digging could have been removed.
review-bluff = It looked honest, made others suspect less, and cost nothing.
review-award-liar = Best liar: { $name }. A saboteur whom the honest suspected at only { $chance } % on average.
review-award-nose = Keenest nose: { $name }. Nobody's suspicion came nearer to the truth.
review-award-wronged = Most wrongly accused: { $name }. Honest, and yet suspected at { $chance } % on average.
review-award-careful = Most careful: { $name }. Mistakes cost { $gold } gold in all.
review-award-careful-clan = Most careful: { $name }. Mistakes cost { $chance } % chance in all.
review-award-careful-duel = Most careful: { $name }. Mistakes cost { $gold } gold of lead in all.
review-award-lucky = Luckiest: { $name }. The cards were kinder to nobody.
review-turn-answer-up = { $name }'s answer raised the chance that the gold is found by { $count ->
    [one] one percentage point
   *[other] { $count } percentage points
}.
review-turn-answer-down = { $name }'s answer lowered the chance that the gold is found by { $count ->
    [one] one percentage point
   *[other] { $count } percentage points
}.
review-turn-luck-up = The cards that came then raised the chance that the gold is found by { $count ->
    [one] one percentage point
   *[other] { $count } percentage points
}.
review-turn-luck-down = The cards that came then lowered the chance that the gold is found by { $count ->
    [one] one percentage point
   *[other] { $count } percentage points
}.
review-turn-clan-answer-up = { $name }'s answer raised the chance of the blue clan by { $count ->
    [one] one percentage point
   *[other] { $count } percentage points
}.
review-turn-clan-answer-down = { $name }'s answer lowered the chance of the blue clan by { $count ->
    [one] one percentage point
   *[other] { $count } percentage points
}.
review-turn-clan-luck-up = The cards that came then raised the chance of the blue clan by { $count ->
    [one] one percentage point
   *[other] { $count } percentage points
}.
review-turn-clan-luck-down = The cards that came then lowered the chance of the blue clan by { $count ->
    [one] one percentage point
   *[other] { $count } percentage points
}.
review-turn-gold-answer-up = { $name }'s answer was worth { $gold } gold.
review-turn-gold-answer-down = { $name }'s answer cost { $gold } gold.
review-turn-gold-luck-up = The cards that came then were worth { $gold } gold to { $name }.
review-turn-gold-luck-down = The cards that came then cost { $name } { $gold } gold.
review-claim-truth = { $name } had looked and told the truth; { $count ->
    [one] one believed it
   *[other] { $count } believed it
}.
review-claim-lie = { $name } had looked and lied; { $count ->
    [one] one believed it
   *[other] { $count } believed it
}.
review-claim-right = { $name } had not looked and was right; { $count ->
    [one] one believed it
   *[other] { $count } believed it
}.
review-claim-wrong = { $name } had not looked and was wrong; { $count ->
    [one] one believed it
   *[other] { $count } believed it
}.
review-seat = Mistakes cost { $gold } gold; small ones: { $small }, clear: { $clear }, decisive: { $decisive }.
review-seat-clan = Mistakes cost { $chance } % chance in all; small ones: { $small }, clear: { $clear }, decisive: { $decisive }.
review-seat-duel = Mistakes cost { $gold } gold of lead; small ones: { $small }, clear: { $clear }, decisive: { $decisive }.
review-verdict-only = nothing else to do
review-verdict-good = good
review-verdict-bluff = good bluff
review-verdict-small = small mistake
review-verdict-clear = clear mistake
review-verdict-decisive = decisive mistake
review-round = Round { $round }
review-better = Better: { $answer }.
review-unmasked = { $name } was seen through after answer { $step }.
review-unseen = { $name } was never seen through.

# What if: another answer was tried. $gold and $error have one decimal.
review-try-more = As far as { $name } could know, the other answer would have brought { $gold } gold more (± { $error }).
review-try-less = As far as { $name } could know, the other answer would have brought { $gold } gold less (± { $error }).
review-try-alike = As far as { $name } could know, both answers were worth the same (± { $error } gold).
review-try-more-duel = As far as { $name } could know, the other answer would have brought { $gold } gold more of lead (± { $error }).
review-try-less-duel = As far as { $name } could know, the other answer would have cost { $gold } gold of lead (± { $error }).
review-try-alike-duel = As far as { $name } could know, both answers were worth the same (± { $error } gold of lead).
review-try-more-clan = As far as { $name } could know, the other answer would have brought { $chance } % chance to win more (± { $percent } %).
review-try-less-clan = As far as { $name } could know, the other answer would have brought { $chance } % chance to win less (± { $percent } %).
review-try-alike-clan = As far as { $name } could know, both answers were worth the same (± { $percent } % chance to win).
review-try-chances = Seen from above: as it was played { $given } %, with the other answer { $then } %.
review-try-golds = Gold to be expected, seen from above: as it was played { $given }, with the other answer { $then }.
review-what-if = What if: on from step { $step } as { $name }, against bots.
review-what-if-same = The cards are as they were.
review-what-if-anew = The cards are dealt anew, as far as { $name } could not know them.
