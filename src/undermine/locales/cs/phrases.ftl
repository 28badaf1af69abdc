# Rychlé fráze: co se říká u stolu a co každý čte ve svém jazyce.

place-top = nahoře
place-upper = druhý shora
place-middle = uprostřed
place-lower = druhý zdola
place-bottom = dole

phrase-gold-is-at = { $place ->
    [top] Zlato je nahoře!
    [upper] Zlato je v druhém cíli shora!
    [middle] Zlato je uprostřed!
    [lower] Zlato je v druhém cíli zdola!
   *[bottom] Zlato je dole!
}
phrase-rock-is-at = { $place ->
    [top] Nahoře je jen skála.
    [upper] V druhém cíli shora je jen skála.
    [middle] Uprostřed je jen skála.
    [lower] V druhém cíli zdola je jen skála.
   *[bottom] Dole je jen skála.
}
phrase-trust = { $who ->
    [you] Tobě věřím.
   *[other] Věřím, že { $name } je poctivý zlatokop.
}
phrase-distrust = { $who ->
    [you] Tobě nevěřím.
   *[other] { $name } se mi nezdá.
}
phrase-help-me = { $tool ->
    [pickaxe] Opravte mi prosím krumpáč!
    [lantern] Opravte mi prosím lucernu!
    [prison] Pusťte mě prosím z vězení!
   *[cart] Opravte mi prosím vozík!
}
phrase-not-me = Já za to nemůžu!
phrase-close-the-gap = Zavřete tu mezeru v chodbě!
phrase-well-dug = { $who ->
    [you] Dobře kopeš!
   *[other] { $name } kope dobře!
}
phrase-hurry = Pospěš si, prosím.
phrase-thanks = Díky!
phrase-good-game = Dobrá hra!
