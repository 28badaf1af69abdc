## Kortos, figūrėlės ir vaidmenys

card-tracker = pėdsekys
    .object = pėdsekį
    .short = pėdsekys
    .effect = Padėk du tunelius vieną po kito. Ėjimo pabaigoje paimk dvi kortas.
module-tracker = Pėdsekys

## Klausimai ir atsakymai

question-track = Kurį tunelį padėsi ir kur?
    .other = { $name } eina pėdsakais …

## Kas įvyko

log-tracking = { $who ->
    [you] Eini pėdsakais ir gali padėti du tunelius.
   *[other] { $name } eina pėdsakais ir gali padėti du tunelius.
}

## Kodėl ne

reason-too-few-placements = neturi dviejų tunelių, kuriuos galėtum padėti vieną po kito

## Puslapis naršyklėje

web-option-tracker-allow-single = Pėdsekiui pakanka vieno tunelio
web-module-tracker = Pėdsekys
    .about = Padėk du tunelius per vieną ėjimą.

## Taisyklės, sakinys po sakinio

book-tracker = Pėdsekys leidžia tau padėti du tunelius vieną po kito, abu pagal įprastas taisykles. Reikia dviejų, kuriuos galima padėti.
book-tracker-single = Pėdsekys leidžia tau padėti du tunelius vieną po kito, abu pagal įprastas taisykles. Jei padėti galima tik vieną, pakanka vieno.
book-tracker-draw = Ėjimo pabaigoje paimi tiek kortų, kiek tunelių padėjai, tad nuo tada rankoje turi viena korta mažiau. Tunelis, kuris nebedera, lieka rankoje.
effect-tracker-single = Padėk du tunelius vieną po kito arba vieną, jei daugiau neįmanoma. Ėjimo pabaigoje paimk tiek pat kortų.

## Pamokos
lesson-tracker = Dvi iš karto
    .task = Iki aukso trūksta dviejų tiesių tunelių, ir abu turi rankoje. Žaisk pėdsekį, tada padėk juos.
    .nudge = Po vieną kortą čia per lėta. Pirmiausia žaisk pėdsekį.
    .done = Su pėdsekiu per vieną ėjimą padedami du tuneliai.
