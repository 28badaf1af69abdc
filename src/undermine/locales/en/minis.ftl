# The mini expansions: places, chests, what happened, questions, why not, the rules in short.

goal-upper = The upper goal
    .object = the upper goal
goal-lower = The lower goal
    .object = the lower goal
# MINI-COST-2
card-costume = costume store
    .object = the costume store
    .short = costumes
    .effect = Whoever first leads a tunnel here must change the dwarf card.
# MINI-PARTY-2
card-party = tunnel party
    .object = the tunnel party
    .short = party
    .effect = Whoever first leads a tunnel here shuffles everybody's dwarf cards and deals them anew.

# MINI-TOLL-8 MINI-TOLL-10
piece-collector = toll collector
    .effect = Whoever lays a tunnel here pays the collector's owner a nugget, or finds somebody who pays.
# MINI-CHEST-5 MINI-CHEST-6 MINI-CHEST-7 MINI-CHEST-8
piece-chest = treasure chest
    .effect = Whoever leads a tunnel here turns up the card and opens the chest, for better or worse. A map may look into it, a rockfall takes it away.

chest-gold1 = take a nugget
chest-mapban = maps show no goals any more in this round
chest-nodraw = draw no card at the end of this turn
chest-extradraw = draw one card more at the end of this turn
chest-movegoal = move a goal one cell farther away
chest-takecard = draw a card from another player's hand instead of the draw pile
chest-draw3keep1 = look at three cards of the draw pile and keep one
chest-peekrole = look at another player's dwarf card
chest-digdiscard = choose one of the discarded cards instead of drawing
chest-burn5 = five cards of the draw pile are discarded unseen

log-collector = { $who ->
    [you] You put a toll collector on { $cell }.
   *[other] { $name } put a toll collector on { $cell }.
}
    .shown = { $who ->
        [you] You put up a toll collector.
       *[other] { $name } put up a toll collector.
    }
log-collector-gone = The toll collector on { $cell } leaves.
    .shown = The toll collector leaves.
log-begged = { $deed ->
    [you-other] You asked { $target } to pay the toll on { $cell } for you.
    [other-you] { $actor } asks you to pay the toll on { $cell }.
   *[other-other] { $actor } asks { $target } to pay the toll on { $cell }.
}
    .shown = { $deed ->
        [you-other] You asked { $target } to pay the toll for you.
        [other-you] { $actor } asks you to pay the toll.
       *[other-other] { $actor } asks { $target } to pay the toll.
    }
log-pledged = { $who ->
    [you] You will pay.
   *[other] { $name } will pay.
}
log-handed = { $deed ->
    [you-other] You paid { $target } a nugget of toll.
    [other-you] { $actor } paid you a nugget of toll.
   *[other-other] { $actor } paid { $target } a nugget of toll.
}
log-traded = { $who ->
    [you] You had to change in the costume store. Now you are: { $role }.
   *[other] { $name } had to change in the costume store and has another dwarf card.
}
log-party = A party! All dwarf cards are shuffled and dealt anew.
log-recast = Now you are: { $role }.
log-opened = { $who ->
    [you] You open a chest. It says: { $chest }.
   *[other] { $name } opens a chest. It says: { $chest }.
}
log-chest-lost = The chest below it is gone; nobody opened it.
log-chest-gold = { $who ->
    [you] You took a gold card with one nugget.
   *[other] { $name } took a gold card with one nugget.
}
log-glimpsed = { $who ->
    [you] You looked under the card on { $cell }: { $card }, and its chest says: { $chest }.
   *[other] { $name } looked under the card on { $cell } and into its chest.
}
    .shown = { $who ->
        [you] You looked under a card: { $card }, and its chest says: { $chest }.
       *[other] { $name } looked under a card and into its chest.
    }
log-moved = { $goal } now lies on { $cell }.
    .shown = { $goal } lies one cell farther away now.
log-burnt = { $count ->
    [one] One card of the draw pile is discarded unseen.
   *[other] { $count } cards of the draw pile are discarded unseen.
}
log-snatched = { $deed ->
    [you-other] You drew { $card } out of { $target }'s hand.
    [other-you] { $actor } drew { $card } out of your hand!
   *[other-other] { $actor } drew a card out of { $target }'s hand.
}
log-mixed = The discard pile is shuffled.
log-offered = { $who ->
    [you] { $count ->
        [one] You look at the last card of the draw pile.
       *[other] You look at { $count } cards of the draw pile.
    }
   *[other] { $count ->
        [one] { $name } looks at the last card of the draw pile.
       *[other] { $name } looks at { $count } cards of the draw pile.
    }
}
log-dragon = { $who ->
    [you] The dragon takes a nugget from you.
   *[other] The dragon takes a nugget from { $name }.
}
log-ended-spider = { $side ->
    [saboteurs] The giant spider drives everybody out: the saboteurs win the round.
    [profiteer] The giant spider drives everybody out: the profiteer wins the round alone.
   *[nobody] The giant spider drives everybody out: nobody wins the round.
}

question-drop = Which card do you discard for the collector?
    .other = { $name } discards a card for a collector …
question-pay = Do you pay the toll?
    .other = { $name } thinks about paying the toll …
question-keep = Which of these cards do you keep?
    .other = { $name } chooses a card …
question-snatch = From whom do you take a card?
    .other = { $name } chooses whom to take a card from …
question-push = Which goal moves one cell farther away?
    .other = { $name } chooses a goal to move …
question-look = Whose dwarf card do you look at?
    .other = { $name } chooses whose dwarf card to look at …

choice-collector = collector
choice-drop = discard
choice-beg = ask
choice-pay = pay
choice-decline = do not pay
choice-keep = keep
choice-snatch = take a card
choice-push = move away
choice-look = look
legend-bag = bag of gold
legend-dragon = dragon
legend-spider = giant spider

reason-toll-unpaid = a toll collector stands there, and nobody pays for you
reason-collectors-used = both collectors have been used in this round
reason-no-open-end = no tunnel has an open end there
reason-no-collector-there = no collector stands there
reason-toll-promised = somebody has promised to pay already
reason-asked-already = that player has been asked already
reason-no-need-to-ask = there is nothing to ask for
reason-cannot-pay = you have no nugget
reason-map-banned = maps show no goals any more in this round
reason-goal-stays = that goal cannot move
reason-no-cards-there = { $who ->
    [you] you have no card
   *[other] { $name } has no card
}

module-toll = Tunnel toll
module-costume = Costume store
module-party = Tunnel party
module-new-goals = New goals
module-chests = Treasure chests
