## Karty, figúrky a roly

card-swap-hands = výmena kariet
    .object = výmenu kariet
    .short = výmena
    .effect = Vymeň si všetky karty s niekým iným; ten si potom jednu potiahne, ty nie.

## Čo sa stalo

log-swapped = { $pair ->
    [you-other] Vymieňate si karty v ruke: ty a { $target }.
    [other-you] { $actor } si s tebou vymieňa karty v ruke!
   *[other-other] { $actor } a { $target } si vymieňajú karty v ruke.
}

## Stránka v prehliadači

web-option-swap-hands-draw = Po výmene kariet si potiahne
web-value-swap-hands-draw-other-only = len ten druhý
web-value-swap-hands-draw-both = obaja
play-want-swap-hands = S kým si vymeníš karty? Vyber osvetleného hráča.

## Pravidlá, vetu po vete

book-skipped = Kto nemá žiadnu kartu, vynecháva ťahy. Do kola sa vráti, len keď mu karty prinesie výmena kariet.
book-swap-hands = Pri výmene kariet dáš inému hráčovi všetky karty, ktoré ti zostali, a dostaneš všetky jeho, nech ich je koľkokoľvek. Potom si potiahne kartu ten druhý, ty nie.
book-swap-hands-both = Pri výmene kariet dáš inému hráčovi všetky karty, ktoré ti zostali, a dostaneš všetky jeho, nech ich je koľkokoľvek. Potom si potiahne kartu každý z vás.
effect-swap-hands-both = Vymeň si všetky karty s niekým iným; potom si každý z vás jednu potiahne.

## Lekcie
lesson-swap-hands = Zlé karty
    .task = Držíš samé slepé chodby. Mia má šesť kariet: vymeň si ich s ňou.
    .nudge = To ti slepé chodby zostanú. Najviac kariet má Mia.
    .done = Vymenia sa všetky karty v ruke. Slepé chodby má teraz ona.
