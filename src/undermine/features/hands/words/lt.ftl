## Kortos, figūrėlės ir vaidmenys

card-swap-hands = kortų mainai
    .object = kortų mainus
    .short = mainai
    .effect = Susikeisk visomis kortomis su kitu žaidėju; tada jis paima vieną kortą, o tu ne.

## Kas įvyko

log-swapped = { $pair ->
    [you-other] Tu ir { $target } susikeitėte kortomis.
    [other-you] { $actor } susikeitė kortomis su tavimi!
   *[other-other] { $actor } ir { $target } susikeitė kortomis.
}

## Puslapis naršyklėje

web-option-swap-hands-draw = Sukeitus kortas, naują ima
web-value-swap-hands-draw-other-only = tik kitas žaidėjas
web-value-swap-hands-draw-both = abu
play-want-swap-hands = Su kuo susikeisi kortomis? Pasirink apšviestą žaidėją.

## Taisyklės, sakinys po sakinio

book-skipped = Kas neturi kortų, tas praleidžiamas ir grįžta į raundą tik tada, jei kortų gauna per kortų mainus.
book-swap-hands = Per kortų mainus atiduodi kitam žaidėjui visas likusias kortas ir gauni visas jo kortas, kad ir kiek jų būtų. Tada vieną kortą paima tas kitas žaidėjas, o tu neimi.
book-swap-hands-both = Per kortų mainus atiduodi kitam žaidėjui visas likusias kortas ir gauni visas jo kortas, kad ir kiek jų būtų. Tada abu paimate po vieną kortą.
effect-swap-hands-both = Susikeisk visomis kortomis su kitu žaidėju; tada abu paimkite po vieną.

## Pamokos
lesson-swap-hands = Prastos kortos
    .task = Rankoje turi vien aklavietes. Mia turi šešias kortas: susikeisk su ja.
    .nudge = Taip aklavietės liks tau. Daugiausia kortų turi Mia.
    .done = Keičiamasi visomis kortomis rankoje. Dabar aklavietes turi ji.
