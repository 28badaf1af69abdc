## Cards, pieces and roles

# CH-2022-1 CH-2022-2
card-tracker = tracker
    .object = a tracker
    .short = tracker
    .effect = Lay two tunnels one after the other. Draw two cards at the end.
module-tracker = Tracker

## Questions and answers

question-track = Which tunnel do you lay, and where?
    .other = { $name } follows a track …

## What happened

log-tracking = { $who ->
    [you] You follow a track and may lay two tunnels.
   *[other] { $name } follows a track and may lay two tunnels.
}

## Why not

reason-too-few-placements = there are not two tunnels that you could lay one after the other

## The page in the browser

web-option-tracker-allow-single = With the tracker one tunnel is enough
web-module-tracker = Tracker
    .about = Lay two tunnels in one turn.

## The rules, sentence by sentence

# CH-2022-1 CH-2022-3 CH-A18
book-tracker = With a tracker you lay two tunnels, one after the other, both by the usual rules. You need two that can be laid.
# CH-2022-1 CH-2022-3 CH-A18
book-tracker-single = With a tracker you lay two tunnels, one after the other, both by the usual rules. If only one can be laid, one is enough.
# CH-2022-2 CH-2022-4 CH-A19 CH-A20
book-tracker-draw = At the end of the turn you draw as many cards as you laid tunnels, so from then on you hold one card less. A tunnel that no longer fits stays in your hand.
# CH-2022-1 CH-A18
effect-tracker-single = Lay two tunnels one after the other, or one if no more can be laid. Draw as many cards at the end.

## Lessons
lesson-tracker = Two at once
    .task = Two straight tunnels are missing to the gold, and you hold both. Play the tracker, then lay them.
    .nudge = One card at a time is too slow here. Play the tracker first.
    .done = With the tracker two tunnels are laid in one turn.
