## Karty, figurky a role

card-rockfall = zával
    .object = zával
    .short = zával
    .effect = Odstraní ze stolu jednu kartu chodby; start a cíle zůstávají.
    .label = zával

## Co se stalo

log-removed = { $who ->
    [you] Zavaluješ { $card } na { $cell }.
   *[other] { $name } zavaluje { $card } na { $cell }.
}
    .shown = { $who ->
        [you] Zavaluješ { $card }.
       *[other] { $name } zavaluje { $card }.
    }
log-removed-nothing = { $who ->
    [you] Shazuješ pár kamínků; nic nechybí.
   *[other] { $name } shazuje pár kamínků; nic nechybí.
}

## Proč to nejde

reason-nothing-to-remove = na stole ještě není žádná chodba, kterou by šlo zavalit
reason-must-remove = zával musí nějakou kartu odstranit
reason-stays-for-the-round = start a cíle zůstávají na svém místě
reason-nothing-lies-there = tam žádná karta neleží

## Stránka v prohlížeči

web-option-rockfall-must-remove = Zával musí odstranit kartu
play-want-rockfall = Kterou chodbu zavalíš? Vyber osvětlenou kartu.
tales-tally-removed = závaly

## Pravidla, větu po větě

book-rockfall = Zával odstraní ze stolu jednu chodbu. Start a cíle zůstávají.
book-rockfall-nothing = Smíš ho zahrát i tak, že neodstraníš nic, třeba i když na stole není co odstranit.
book-cut-off = Mezera se smí zase zaplnit. Odříznuté chodby zůstanou ležet, ale dál se v nich nekope, dokud k nim znovu nedojde cesta od startu.
effect-rockfall-may = Odstraní ze stolu jednu kartu chodby, nebo žádnou; start a cíle zůstávají.

## Lekce

lesson-rockfall = Pryč se slepou chodbou
    .task = Cestu zatarasila slepá chodba s křížkem. Odstraň ji závalem.
    .nudge = Tahle je potřeba. Překáží karta s křížkem.
    .done = Do mezery teď může přijít lepší karta. Sabotér odstraňuje ty dobré.

## Co se říká

because-rockfall = ten zával nebyl náhoda
