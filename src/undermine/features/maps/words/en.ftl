## Cards, pieces and roles

# BASE-44
card-map = treasure map
    .object = a treasure map
    .short = map
    .effect = Look at one face-down goal; only you will know what it is.
    .label = map

## What happened

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

## The page in the browser

play-want-map = Which face-down card do you look at? Choose a lit one.
tales-tally-looked = maps

## The rules, sentence by sentence

# BASE-44 BASE-A13 BASE-A26
book-map = With a treasure map you look at one goal that lies face down. Only you see it, and you may say about it whatever you like.

## Lessons

lesson-map = The treasure map
    .task = Behind one of the three goals lies the gold. Play the map and look at one of them.
    .nudge = A tunnel can wait. Take the map, then choose a goal.
    .done = What you saw stays pencilled on the goal for you alone. What you tell the others is up to you.
