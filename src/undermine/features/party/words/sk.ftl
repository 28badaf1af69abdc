## Karty, figúrky a roly

card-party = tunelová párty
    .object = tunelovú párty
    .short = párty
    .effect = Kto sem prvý dovedie chodbu, zamieša karty trpaslíkov všetkých hráčov a rozdá ich znova.
module-party = Tunelová párty

## Čo sa stalo

log-party = Párty! Všetky karty trpaslíkov sa zamiešajú a rozdajú nanovo.

## Stránka v prehliadači

web-option-party-cell = Kde je tunelová párty
web-module-party = Tunelová párty
    .about = Kto prvý dôjde na párty, rozdá všetkým roly znova.

## Pravidlá, vetu po vete

book-party-place = V bani je tunelová párty. Smie sa jej dotýkať ktorákoľvek strana karty, žiadna cesta cez ňu nevedie a zával ju neodstráni.
book-party-deal = Len čo k nej niekto dovedie chodbu od štartu, raz za kolo, karty trpaslíkov všetkých hráčov sa naslepo zamiešajú a znova rozdajú. Každý sa pozrie na svoju novú kartu (môže to byť aj tá stará) a hrá s ňou ďalej. Čo pred tebou leží, ti zostáva.

## Lekcie
lesson-party = Párty v podzemí
    .task = Pod chodbou je párty. Doveď k nej chodbu.
    .nudge = Tým sa na párty nedôjde. Polož chodbu, ktorá vedie nadol.
    .done = Všetky karty trpaslíkov sa zamiešajú a rozdajú nanovo. Kto bol pred chvíľou priateľ, môže byť teraz sabotér.
