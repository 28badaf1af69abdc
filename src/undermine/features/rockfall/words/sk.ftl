## Karty, figúrky a roly

card-rockfall = zával
    .object = zával
    .short = zával
    .effect = Odstráni zo stola jednu kartu chodby; štart a ciele zostávajú.
    .label = zával

## Čo sa stalo

log-removed = { $who ->
    [you] Zavaľuješ { $card } na { $cell }.
   *[other] { $name } zavaľuje { $card } na { $cell }.
}
    .shown = { $who ->
        [you] Zavaľuješ { $card }.
       *[other] { $name } zavaľuje { $card }.
    }
log-removed-nothing = { $who ->
    [you] Zhadzuješ pár kamienkov; nič nechýba.
   *[other] { $name } zhadzuje pár kamienkov; nič nechýba.
}

## Prečo to nejde

reason-nothing-to-remove = na stole ešte nie je žiadna chodba, ktorá by sa dala zavaliť
reason-must-remove = zával musí nejakú kartu odstrániť
reason-stays-for-the-round = štart a ciele zostávajú na svojom mieste
reason-nothing-lies-there = tam žiadna karta neleží

## Stránka v prehliadači

web-option-rockfall-must-remove = Zával musí odstrániť kartu
play-want-rockfall = Ktorú chodbu zavalíš? Vyber osvetlenú kartu.
tales-tally-removed = závaly

## Pravidlá, vetu po vete

book-rockfall = Zával odstráni zo stola jednu chodbu. Štart a ciele zostávajú.
book-rockfall-nothing = Smieš ho zahrať aj tak, že neodstrániš nič, hoci aj vtedy, keď na stole nie je čo odstrániť.
book-cut-off = Medzera sa smie znova zaplniť. Odrezané chodby zostanú ležať, ale ďalej sa v nich nekope, kým k nim znova nedôjde cesta od štartu.
effect-rockfall-may = Odstráni zo stola jednu kartu chodby alebo žiadnu; štart a ciele zostávajú.

## Lekcie

lesson-rockfall = Preč so slepou chodbou
    .task = Cestu zatarasila slepá chodba s krížikom. Odstráň ju závalom.
    .nudge = Táto je potrebná. Prekáža karta s krížikom.
    .done = Do medzery teraz môže prísť lepšia karta. Sabotér odstraňuje tie dobré.

## Čo sa hovorí

because-rockfall = ten zával nebol náhoda
