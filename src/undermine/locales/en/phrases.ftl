# Quick phrases: what is said at the table and read by everybody in their own language.

place-top = top
place-upper = second from the top
place-middle = middle
place-lower = second from the bottom
place-bottom = bottom

phrase-gold-is-at = { $place ->
    [top] The gold is at the top!
    [upper] The gold is second from the top!
    [middle] The gold is in the middle!
    [lower] The gold is second from the bottom!
   *[bottom] The gold is at the bottom!
}
phrase-rock-is-at = { $place ->
    [top] There is only rock at the top.
    [upper] There is only rock second from the top.
    [middle] There is only rock in the middle.
    [lower] There is only rock second from the bottom.
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
    [prison] Please let me out of prison!
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
