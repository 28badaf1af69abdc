## Cards, pieces and roles

# EXP-34 EXP-35 EXP-36
card-prison = prison
    .object = a prison card
    .short = prison
    .effect = Put it before another player: as long as it lies there, no tunnels, and at the end no gold and no stealing.
# EXP-37
card-release = release
    .object = a release
    .short = release
    .effect = Lets somebody out of prison, yourself or anybody.

## What happened

log-jailed = { $pair ->
    [you-other] You sent { $target } to prison.
    [other-you] { $actor } sent you to prison!
   *[other-other] { $actor } sent { $target } to prison.
}
log-released = { $pair ->
    [you-other] You let { $target } out of prison.
    [other-you] { $actor } let you out of prison. How kind!
    [you-self] You got yourself out of prison.
    [other-self] { $actor } got out of prison.
   *[other-other] { $actor } let { $target } out of prison.
}

## Why not

reason-in-prison = nobody digs in prison; somebody has to let you out first
reason-already-in-prison = { $who ->
    [you] you sit in prison already
   *[other] { $name } sits in prison already
}
reason-not-in-prison = { $who ->
    [you] you do not sit in prison
   *[other] { $name } does not sit in prison
}

## The page in the browser

play-ask-prison = You sit in prison, so you cannot dig. Choose another card, or discard one.
play-want-prison = Whom do you send to prison? Choose a lit player.
play-want-release = Whom do you let out of prison? Choose a lit player.
play-shed-prison = Discard 2 cards: leave prison …
play-hit-prison = As long as you sit there you lay no tunnels, and you get no gold if the round ends now.

## The rules, sentence by sentence

# EXP-34 EXP-35 EXP-29 EXP-A19 EXP-A21
book-prison = A prison is laid before another player. As with a broken tool, that player lays no tunnels as long as it lies there. Nobody can have two prisons.
# EXP-37
book-release = A release lets one prisoner out, yourself or anybody.
# EXP-36 EXP-47 EXP-A5
book-win-free = Whoever is in prison when the round ends does not win, and counts as if not at the table.
# EXP-32 EXP-36 EXP-A6 X4
book-prison-gold = In prison you get no gold, not even for crystals, and you cannot steal. If only one of two geologists is in prison, the other one gets the nuggets for all crystals.
# EXP-32 EXP-36 EXP-A6 X4
book-prison-crystals = In prison you get nothing of the treasure, and you cannot steal. But geologists are paid for crystals even in prison.
# EXP-34 EXP-35 EXP-36 X4
effect-prison-crystals = Put it before another player: as long as it lies there, no tunnels, and at the end no share of the treasure and no stealing.

## Lessons

lesson-prison = Off to prison
    .task = Jakub, on the second seat, laid the dead end. Send him to prison.
    .nudge = No reason to lock that one up. The dead end was Jakub’s.
    .done = Whoever is in prison lays no tunnels and gets no gold until somebody opens the door.
lesson-release = Out again
    .task = You sit in prison and cannot dig. Play the release on yourself.
    .nudge = Then you stay locked up. Take the card with the open bars.
    .done = You can free others, too. Whom you free says a lot about you.

## What people say

because-jailed = the wrong one sits in prison
