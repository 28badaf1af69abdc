# What happened. $who is `you` or `other`; $deed says who did it to whom.

log-began = Round { $round } begins; the dwarf cards are dealt face down.
log-first = { $who ->
    [you] You begin.
   *[other] { $name } begins.
}
log-laid = { $who ->
    [you] You laid { $card } at { $cell }.
   *[other] { $name } laid { $card } at { $cell }.
}
    .shown = { $who ->
        [you] You laid { $card }.
       *[other] { $name } laid { $card }.
    }
log-drew = You drew { $card }.
log-discarded = { $who ->
    [you] You discarded { $card }.
   *[other] { $name } discarded a card face down.
}
log-broke = { $deed ->
    [you-other] You broke { $target }'s { $tool }.
    [other-you] { $actor } broke { $yours }!
    [you-self] You broke { $yours }.
    [other-self] { $actor } broke { $own }.
   *[other-other] { $actor } broke { $target }'s { $tool }.
}
log-mended = { $deed ->
    [you-other] You mended { $target }'s { $tool }.
    [other-you] { $actor } mended { $yours }. How kind!
    [you-self] You mended { $yours }.
    [other-self] { $actor } mended { $own }.
   *[other-other] { $actor } mended { $target }'s { $tool }.
}
log-removed = { $who ->
    [you] You brought down { $card } at { $cell }.
   *[other] { $name } brought down { $card } at { $cell }.
}
    .shown = { $who ->
        [you] You brought down { $card }.
       *[other] { $name } brought down { $card }.
    }
log-removed-nothing = { $who ->
    [you] You let a few stones fall; nothing is missing.
   *[other] { $name } let a few stones fall; nothing is missing.
}
log-light-lost = { $count ->
    [one] One card lost the light.
   *[other] { $count } cards lost the light.
}
log-light-back = { $count ->
    [one] One dark card is lit again.
   *[other] { $count } dark cards are lit again.
}
log-looked = { $who ->
    [you] { $seen ->
        [gold] You looked at { $goal }: gold!
        [bag] You looked at { $goal }: a bag of gold!
        [dragon] You looked at { $goal }: a dragon!
        [spider] You looked at { $goal }: the giant spider!
        [stone] You looked at { $goal }: only rock.
       *[unknown] You looked at { $goal }.
    }
   *[other] { $name } looked at { $goal }.
}
log-found = { $seen ->
    [gold] { $goal } is turned up: gold!
    [bag] { $goal } is turned up: a bag of gold!
    [dragon] { $goal } is turned up: a dragon!
    [spider] { $goal } is turned up: the giant spider!
   *[stone] { $goal } is turned up: only rock.
}
log-ended-diggers = { $who ->
    [you] You found the gold! The gold diggers win the round.
   *[other] { $name } found the gold! The gold diggers win the round.
}
log-ended-saboteurs = Nobody has a card left and the gold still lies in the rock: the saboteurs win the round.
log-were = { $role }: { $names }.
log-left-over = Left over: { $role }.
log-staked = { $count ->
    [0] No gold card is left to share.
    [one] One gold card is shared among the gold diggers.
   *[other] { $count } gold cards are shared among the gold diggers.
}
log-chooser = { $who ->
    [you] You choose first, then the cards go on to the right, from gold digger to gold digger.
   *[other] { $name } chooses first, then the cards go on to the right, from gold digger to gold digger.
}
log-workers = { $count ->
    [one] One saboteur was at work; the fewer there are, the better the pay.
   *[other] { $count } saboteurs were at work; the fewer there are, the better the pay.
}
log-took = { $who ->
    [you] { $count ->
        [one] You took a gold card with one nugget.
       *[other] You took a gold card with { $count } nuggets.
    }
   *[other] { $name } took a gold card.
}
log-sunk = { $who ->
    [you] { $count ->
        [one] A gold card with one nugget is too much for you: you put it under the gold deck.
       *[other] A gold card with { $count } nuggets is too much for you: you put it under the gold deck.
    }
   *[other] { $name } draws a gold card that is worth too much and puts it under the gold deck.
}
log-paid = { $who ->
    [you] { $count ->
        [0] For your sabotage you get what is left of the gold.
        [one] For your sabotage you get one nugget.
       *[other] For your sabotage you get { $count } nuggets.
    }
   *[other] { $count ->
        [0] { $name } gets what is left of the gold for sabotage.
        [one] { $name } gets one nugget for sabotage.
       *[other] { $name } gets { $count } nuggets for sabotage.
    }
}
log-nobody-paid = Nobody was a saboteur, so nobody gets gold.
