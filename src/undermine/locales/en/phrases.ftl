# Quick phrases: what is said at the table and read by everybody in their own language.

place-top = top
place-middle = middle
place-bottom = bottom

phrase-gold-is-at = { $place ->
    [top] The gold is at the top!
    [middle] The gold is in the middle!
   *[bottom] The gold is at the bottom!
}
phrase-rock-is-at = { $place ->
    [top] There is only rock at the top.
    [middle] There is only rock in the middle.
   *[bottom] There is only rock at the bottom.
}
phrase-trust = { $who ->
    [you] I trust you.
   *[other] I trust { $name }.
}
phrase-distrust = { $who ->
    [you] I do not trust you.
   *[other] I do not trust { $name }.
}
phrase-help-me = { $tool ->
    [pickaxe] Please mend my pickaxe!
    [lantern] Please mend my lantern!
   *[cart] Please mend my cart!
}
phrase-not-me = It was not me!
phrase-close-the-gap = Close the gap in the tunnel!
phrase-well-dug = { $who ->
    [you] Well dug!
   *[other] Well dug, { $name }!
}
phrase-hurry = Hurry up, please.
phrase-thanks = Thank you!
phrase-good-game = Good game!
