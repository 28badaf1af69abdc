## Cards, pieces and roles

# BASE-54
role-digger = gold digger
    .task = Help to dig a way from the start to the gold.
    .many = Gold diggers
# BASE-54 EXP-58
role-saboteur = saboteur
    .task = Make sure that the gold is not found, and do not get caught.
    .many = Saboteurs
finish-diggers = gold found
finish-saboteurs = gold not found
finish-left-over = left over
side-diggers = Gold diggers
    .won = The gold diggers win the round.
side-saboteurs = Saboteurs
    .won = The saboteurs win the round.

## What happened

log-ended-diggers = { $who ->
    [you] You found the gold! The gold diggers win the round.
   *[other] { $name } found the gold! The gold diggers win the round.
}
log-ended-saboteurs = Nobody has a card left and the gold still lies in the rock: the saboteurs win the round.
log-were = { $role }: { $names }.
log-left-over = Left over: { $role }.

## The page in the browser

tales-left-over = { $count ->
    [one] The card that nobody had:
   *[other] The cards that nobody had:
}

## The rules, sentence by sentence

# BASE-13 BASE-53 BASE-54
book-aim = You are dwarfs in a mine. Gold diggers want to dig a tunnel from the start to the gold; saboteurs want them to fail. Who is who stays secret until the round ends.
# BASE-12 BASE-13 EXP-3 EXP-10
book-roles = Shuffled at this table: { $roles }. Everybody gets one dwarf card face down and looks at it in secret.
# BASE-14
book-role-left = One dwarf card is left over. Nobody looks at it before the round ends.
# BASE-14 BASE-61
book-no-saboteur = It may be the only saboteur. Then there is no saboteur among you, but you do not know that.
# BASE-A26
book-talk = You may say what you like about your role and about what you saw, true or not. But show nobody your cards.
# BASE-53 BASE-A29
book-roles-shown = Then all dwarf cards are turned up.
# BASE-54
book-winners = If the gold was reached, the gold diggers have won, even if a saboteur laid the last card. If not, the saboteurs have won.

## Lessons

lesson-spot-the-saboteur = Spot the saboteur
    .task = Read in the log what the three others did. Break the pickaxe of the one who harmed the digging.
    .nudge = That one did no harm. Look again: who laid a dead end into the only way?
    .done = One dead end may be bad luck, two are a confession. Hands talk, so watch them.
lesson-be-the-saboteur = Be the saboteur
    .task = You are a saboteur, and the others are one card away from a goal. Lay the card that stops them.
    .nudge = The diggers would thank you for that. Take the dead end, and lay it where everybody must pass.
    .done = If the cards run out before the gold is found, the saboteurs win. Until then, look innocent.
