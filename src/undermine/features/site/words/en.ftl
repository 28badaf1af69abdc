## What happened

log-recast = Now you are: { $role }.

## The page in the browser

web-option-site-before-goal = Sites and chests come before a goal reached at once
web-option-both-sites = Costume store and tunnel party together
web-clash-costume-party = Both lie on the one postcard.
play-piece-used = visited already

## The rules, sentence by sentence

# MINI-COST-A5 MINI-PARTY-A3 MINI-CHEST-A16
book-site-first = If one card reaches a goal and something else as well ({ $sites }), the goal is turned up last.
# MINI-COST-A5 MINI-PARTY-A3 MINI-CHEST-A16
book-site-last = If one card reaches a goal and something else as well ({ $sites }), the goal is turned up first. If that ends the round, the rest does not happen.
