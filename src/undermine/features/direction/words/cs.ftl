## Karty, figurky a role

card-direction = změna směru
    .object = změnu směru
    .short = směr
    .effect = Do konce kola se hraje opačným směrem.
module-direction = Změna směru

## Co se stalo

log-direction = { $way ->
    [reversed] Odteď se hraje proti směru hodinových ručiček.
   *[clockwise] Odteď se hraje zase po směru hodinových ručiček.
}
log-chooser-left = { $who ->
    [you] První si vybíráš ty, pak karty putují doleva od zlatokopa ke zlatokopovi.
   *[other] První si vybírá { $name }, pak karty putují doleva od zlatokopa ke zlatokopovi.
}

## Stránka v prohlížeči

web-option-next-starter-follows-direction = I další začínající se určí podle směru
web-module-direction = Změna směru
    .about = Odteď se hraje opačným směrem.

## Pravidla, větu po větě

book-direction = Od té chvíle se hraje opačným směrem, dokud neskončí kolo nebo se karta nezahraje znovu.
book-direction-gold = Karty zlata pak kolují také doleva; došel-li ke zlatu sabotér, začíná nejbližší zlatokop po jeho levici.
book-next-first-either = Další kolo začíná soused po levici toho, kdo byl na tahu naposledy, ať se hrálo kterýmkoli směrem, a hraje se zase doleva.
book-next-first-onwards = Další kolo začíná hráč, který by přišel na řadu po posledním tahu, a hraje se zase doleva.

## Lekce
lesson-direction = Naopak
    .task = Po tobě má hrát Mia a ta je sabotér. Změň směr, ať musí čekat.
    .nudge = To bude hned na tahu Mia. Zahraj změnu směru tlačítkem.
    .done = Hraje se proti směru hodinových ručiček, dokud to zase někdo nezmění.
