## Otázky a odpovědi

choice-discard = odložit
question-turn = Jsi na tahu: vyber kartu jejím číslem.
    .broken = S rozbitým nástrojem se kopat nedá: zahraj číslem akci, nebo kartu odlož.
    .other = { $name } přemýšlí …
menu-several = Až tři karty najednou: { $command } 1 3 4

## Co se stalo

log-began = Začíná { $number }. kolo; karty trpaslíků jsou rozdané lícem dolů.
log-first = { $who ->
    [you] Začínáš.
   *[other] Začíná { $name }.
}
log-drew = Lížeš si { $card }.
log-discarded = { $who ->
    [you] Odkládáš { $card }.
   *[other] { $name } odkládá kartu lícem dolů.
}
log-discarded-more = { $count ->
    [one] { $name } odkládá kartu lícem dolů.
    [few] { $name } odkládá { $count } karty lícem dolů.
    [many] { $name } odkládá { $count } karty lícem dolů.
   *[other] { $name } odkládá { $count } karet lícem dolů.
}

## Proč to nejde

reason-name-in-order = karty odkládané spolu se jmenují v pořadí, v jakém je držíš
reason-passes-too-many = tolik karet najednou odložit nesmíš

## Stránka v prohlížeči

web-option-first-player = Kdo začíná
web-value-first-player-random = náhodně
web-option-rounds = Kola
tales-tally-discarded = odložené karty

## Pravidla, větu po větě

book-turn = Ve svém tahu použiješ jednu kartu: položíš chodbu, zahraješ akční kartu, nebo jednu kartu odložíš lícem dolů.
book-draw = Pak si lízneš kartu a na řadě je tvůj soused po levici.
book-hand = { $count ->
    [one] Každý dostane { $count } kartu do ruky.
    [few] Každý dostane { $count } karty do ruky.
    [many] Každý dostane { $count } karty do ruky.
   *[other] Každý dostane { $count } karet do ruky.
}
book-pile-empty = Když balíček dojde, už se nelíže. Odložené karty se do něj znovu nezamíchají.
book-discard-pile = Odložené karty, akční karty po svém účinku i odstraněné chodby přijdou na odkládací balíček. Ten leží lícem dolů.
book-no-cards = Komu nezbyla žádná karta, ten už v tomto kole nehraje.
book-end = Kolo končí hned, jak se odkryje zlato. Končí také tehdy, když už nikdo nemá žádnou kartu.
book-rounds = { $count ->
    [one] Hraje se { $count } kolo.
    [few] Hrají se { $count } kola.
    [many] Hraje se { $count } kola.
   *[other] Hraje se { $count } kol.
}
book-first-by-lot = Kdo začne první kolo, rozhodne los.
book-first-seat = První kolo začíná hráč na místě { $seat }.
book-next-round = Před každým kolem se znovu vyloží start a cíle, zamíchají se karty a znovu se rozdají karty trpaslíků. Zlato vám zůstává.
book-next-first = Další kolo začíná soused po levici toho, kdo byl na tahu naposledy.
book-most-gold = Kdo má po posledním kole nejvíc valounů, vítězí. Má-li jich několik hráčů stejně, vítězí společně.
book-draw-one = Po chodbě nebo akční kartě si lízneš jednu kartu.
book-pass = Když se tahu vzdáš, odlož lícem dolů jednu, dvě nebo tři karty a stejný počet si jich lízni.
book-turn-next = Pak je na řadě tvůj soused po levici.
book-cards-aside = Deset dalších karet leží stranou a nikdo je neviděl. V tomto kole se s nimi nehraje.
book-pile-short = Je-li v balíčku méně karet, než kolik si máš líznout, vezmeš si, co zbývá. Když balíček dojde, už se nelíže. Odložené karty se do něj znovu nezamíchají.
book-next-round-aside = Před každým kolem se znovu vyloží start a cíle, všechny karty se zamíchají, deset jich jde zase stranou a znovu se rozdají karty trpaslíků. Zlato vám zůstává.

## Lekce

lesson-discard = Nic, co by pomohlo
    .task = Hledáš zlato a žádná z karet ti nepomůže. Jednu z nich odlož lícem dolů.
    .nudge = To kopání škodí, a ty jsi zlatokop. Vyber kartu a pak Odložit.
    .done = Kdo odloží kartu, lízne si novou. Nikdo ale nevidí, kterou odložil, a tak to budí podezření.

## Co se říká

because-passed = samé odložené karty a žádná chodba
