# Quick phrases: what is said at the table and read by everybody in their own language. `begun` is how a phrase is
# shown before it is said whom or what it is about.

phrase-trust = { $who ->
    [you] I trust you.
   *[other] I trust { $name }.
}
    .begun = I trust …
phrase-distrust = { $who ->
    [you] I do not trust you.
   *[other] I do not trust { $name }.
}
    .begun = I do not trust …
phrase-accuse = { $who ->
    [you] I suspect you: { $because }.
   *[other] I suspect { $name }: { $because }.
phrase-help-me = { $tool ->
    [pickaxe] Please mend my pickaxe!
    [lantern] Please mend my lantern!
    [prison] Please let me out of prison!
   *[cart] Please mend my cart!
}
    .begun = I suspect … because …
phrase-what-do-you-know = { $who ->
    [you] What do you know about the goals?
   *[other] What does { $name } know about the goals?
}
    .begun = What do you know, …?
phrase-believe = { $who ->
    [you] I believe what you say.
   *[other] I believe what { $name } says.
}
    .begun = I believe what … says
phrase-doubt = { $who ->
    [you] I do not believe what you say.
   *[other] I do not believe what { $name } says.
}
    .begun = I do not believe …
phrase-why = { $who ->
    [you] Why did you do that?
   *[other] Why did { $name } do that?
}
    .begun = Why did … do that?
phrase-not-me = I am no saboteur!
phrase-no-choice = I had no better card.
phrase-well-dug = { $who ->
    [you] Well dug!
   *[other] Well dug, { $name }!
}
    .begun = Well dug, …
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-hurry = Hurry up, please.
phrase-good-game = Good game!
phrase-wrong = { $who ->
    [you] Sorry, I was wrong about you.
   *[other] I was wrong about { $name }.
}
    .begun = I was wrong about …
phrase-caught = You saw through me.
phrase-got-away = And nobody saw through me.

# Why somebody is suspected: a clause behind a colon. Features bring others.
because-lied = that was a lie
