## Kortos, figūrėlės ir vaidmenys

card-veto = veto
    .object = veto
    .short = veto
    .effect = Kito žaidėjo ėjimu: ką tik sužaista korta neveikia. Tada abu paimate po kortą.
module-veto = Veto

## Klausimai ir atsakymai

question-veto = Veto? Tada korta neveiks, o tavo veto dings.
    .other = Laikas veto …
question-intent = Laikas veto …
    .other = Laikas veto …
answer-veto = Veto!
answer-let = Leisti galioti

## Kas įvyko

log-card-announced = { $who ->
    [you] Nori sužaisti { $card }.
   *[other] { $name } nori sužaisti { $card }.
}
log-vetoed = { $who ->
    [you] Vetavai { $card }: korta neveikia.
   *[other] { $name } vetavo { $card }: korta neveikia.
}

## Kodėl ne

reason-only-in-anothers-turn = veto skirtas kito žaidėjo ėjimui; savo ėjimu gali jį tik išmesti

## Puslapis naršyklėje

web-option-veto-window-ms = Kiek laiko korta laukia veto (sekundės)
web-module-veto = Veto
    .about = Atšauk kortą, kurią ką tik žaidė kitas.
play-key-veto = veto, kol dar yra laiko

## Taisyklės, sakinys po sakinio

book-veto = Veto žaidi per kito žaidėjo ėjimą prieš jo ką tik sužaistą tunelį arba veiksmo kortą: ta korta neveikia. Abi kortos išmetamos.
book-veto-draw = Tada vieną kortą paima žaidėjas, kurio ėjimas, ir ėjimas baigiasi; po to vieną paima ir tas, kas žaidė veto.
book-veto-not = Kortos išmetimo vetuoti negalima. Žaisti veto gali ir tas, kas negali tiesti tunelių.
book-veto-window = Kiekviena korta veto laukia { $seconds } s, kad ir kas jį turėtų, kad niekas neišsiduotų galvodamas.
book-veto-tracker = Prieš pėdsekį veto galima žaisti iš karto arba prieš bet kurį iš dviejų jo tunelių. Kas padėta anksčiau, lieka.
book-veto-last = Jei veto yra pati paskutinė raundo korta, laikoma, kad paskutinis ėjo tas, kas jį sužaidė. Pagal tai nustatoma, kas pradeda kitą raundą.

## Pamokos
lesson-veto = Veto!
    .task = Nora nori užversti tunelį akmenų griūtimi. Rankoje turi veto: sustabdyk ją.
    .nudge = Tada lubos įgrius. Sakyk veto.
    .done = Paskelbta korta neveikia. Veto galima įsiterpti į bet kurio žaidėjo ėjimą.
