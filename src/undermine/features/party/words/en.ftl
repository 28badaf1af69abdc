## Cards, pieces and roles

# MINI-PARTY-2
card-party = tunnel party
    .object = the tunnel party
    .short = party
    .effect = Whoever first leads a tunnel here shuffles everybody's dwarf cards and deals them anew.
module-party = Tunnel party

## What happened

log-party = A party! All dwarf cards are shuffled and dealt anew.

## The page in the browser

web-option-party-cell = Where the tunnel party lies
web-module-party = Tunnel Party
    .about = Whoever first reaches the party deals everybody's roles anew.

## The rules, sentence by sentence

# MINI-PARTY-1 MINI-PARTY-A1
book-party-place = A tunnel party lies in the mine. Any side of a card may touch it, no way leads through it, and no rockfall takes it away.
# MINI-PARTY-2 MINI-PARTY-3 MINI-PARTY-4 MINI-PARTY-5 MINI-PARTY-A2 MINI-PARTY-A4
book-party-deal = As soon as somebody leads a tunnel from the start to it, once in a round, the dwarf cards of all players are shuffled unseen and dealt anew. Everybody looks at the new card, which may be the old one, and plays on with it. What lies before you stays with you.

## Lessons
lesson-party = A party underground
    .task = Below the tunnel they have a party. Lead a tunnel to it.
    .nudge = That does not reach the party. Lay the tunnel that leads down.
    .done = All dwarf cards are shuffled and dealt anew. Friends of a minute ago may be saboteurs now.
