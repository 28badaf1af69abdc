## Cards, pieces and roles

# EXP-28 EXP-59
card-crystal = tunnel with a crystal
    .object = a tunnel with a crystal
    .short = crystal
    .effect = A tunnel like any other, but its crystal is worth a nugget to the geologists.

## What happened

log-earned = { $who ->
    [you] { $count ->
        [one] You get one nugget.
       *[other] You get { $count } nuggets.
    }
   *[other] { $count ->
        [one] { $name } gets one nugget.
       *[other] { $name } gets { $count } nuggets.
    }
}

## The page in the browser

web-option-prison-takes-crystals = A geologist in prison gets nothing for crystals

## The rules, sentence by sentence

# EXP-28
book-crystal = A crystal changes nothing about its tunnel. It is only worth something to the geologists.
# EXP-60
book-shares = The winners are paid from the bank: a single one gets five nuggets, two get four each, three get three each, four get two each, and five or more get one each.
# EXP-52 EXP-53 EXP-54 EXP-55 EXP-61 EXP-A26
book-shares-less = The boss gets one nugget less than that and the profiteer two less, so perhaps none at all. Alone, the boss gets four and the profiteer three.
# EXP-59 EXP-62 EXP-A7 EXP-A30
book-crystals = Then a geologist gets one nugget for every crystal on the table, whoever won, even if its tunnel is cut off. Two geologists share these nuggets and round down.
# EXP-64 EXP-A17 EXP-A25
book-gold-open = Nuggets are paid openly, so everybody may know how many you have. The bank never runs out.

## Lessons
lesson-crystal = Crystals for the geologist
    .task = You are a geologist: every crystal on the table is worth a nugget to you. Lay one.
    .nudge = A tunnel without a crystal earns you nothing. Take the card with the crystal.
    .done = A geologist is paid for crystals, whoever wins the round.
