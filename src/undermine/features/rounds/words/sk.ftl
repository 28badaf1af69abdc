## Otázky a odpovede

choice-discard = odložiť
question-turn = Si na ťahu: vyber kartu jej číslom.
    .broken = S rozbitým nástrojom sa kopať nedá: zahraj číslom akciu alebo kartu odlož.
    .other = { $name } premýšľa …
menu-several = Až tri karty naraz: { $command } 1 3 4

## Čo sa stalo

log-began = Začína sa { $number }. kolo; karty trpaslíkov sú rozdané lícom nadol.
log-first = { $who ->
    [you] Začínaš.
   *[other] Začína { $name }.
}
log-drew = Ťaháš si { $card }.
log-discarded = { $who ->
    [you] Odkladáš { $card }.
   *[other] { $name } odkladá kartu lícom nadol.
}
log-discarded-more = { $count ->
    [one] { $name } odkladá kartu lícom nadol.
    [few] { $name } odkladá { $count } karty lícom nadol.
    [many] { $name } odkladá { $count } karty lícom nadol.
   *[other] { $name } odkladá { $count } kariet lícom nadol.
}

## Prečo to nejde

reason-name-in-order = karty odkladané spolu sa menujú v poradí, v akom ich držíš
reason-passes-too-many = toľko kariet naraz odložiť nesmieš

## Stránka v prehliadači

web-option-first-player = Kto začína
web-value-first-player-random = náhodne
web-option-rounds = Kolá
tales-tally-discarded = odložené karty

## Pravidlá, vetu po vete

book-turn = Vo svojom ťahu použiješ jednu kartu: položíš chodbu, zahráš akčnú kartu alebo jednu kartu odložíš lícom nadol.
book-draw = Potom si potiahneš kartu a na rade je tvoj sused po ľavici.
book-hand = { $count ->
    [one] Každý dostane { $count } kartu do ruky.
    [few] Každý dostane { $count } karty do ruky.
    [many] Každý dostane { $count } karty do ruky.
   *[other] Každý dostane { $count } kariet do ruky.
}
book-pile-empty = Keď sa balíček minie, už sa neťahá. Odložené karty sa doň znova nezamiešajú.
book-discard-pile = Odložené karty, akčné karty po svojom účinku aj odstránené chodby prídu na odkladací balíček. Ten leží lícom nadol.
book-no-cards = Komu nezostala žiadna karta, ten už v tomto kole nehrá.
book-end = Kolo sa končí hneď, ako sa odkryje zlato. Končí sa aj vtedy, keď už nikto nemá žiadnu kartu.
book-rounds = { $count ->
    [one] Hrá sa { $count } kolo.
    [few] Hrajú sa { $count } kolá.
    [many] Hrá sa { $count } kola.
   *[other] Hrá sa { $count } kôl.
}
book-first-by-lot = Kto začne prvé kolo, rozhodne žreb.
book-first-seat = Prvé kolo začína hráč na mieste { $seat }.
book-next-round = Pred každým kolom sa znova vyložia štart a ciele, zamiešajú sa karty a znova sa rozdajú karty trpaslíkov. Zlato vám zostáva.
book-next-first = Ďalšie kolo začína sused po ľavici toho, kto bol na ťahu naposledy.
book-most-gold = Kto má po poslednom kole najviac nugetov, víťazí. Ak ich má viacero hráčov rovnako, víťazia spoločne.
book-draw-one = Po chodbe alebo akčnej karte si potiahneš jednu kartu.
book-pass = Keď sa ťahu vzdáš, odlož lícom nadol jednu, dve alebo tri karty a rovnaký počet si ich potiahni.
book-turn-next = Potom je na rade tvoj sused po ľavici.
book-cards-aside = Desať ďalších kariet leží bokom a nikto ich nevidel. V tomto kole sa s nimi nehrá.
book-pile-short = Ak je v balíčku menej kariet, než koľko si máš potiahnuť, vezmeš si, čo zostáva. Keď sa balíček minie, už sa neťahá. Odložené karty sa doň znova nezamiešajú.
book-next-round-aside = Pred každým kolom sa znova vyložia štart a ciele, všetky karty sa zamiešajú, desať ich ide zase nabok a znova sa rozdajú karty trpaslíkov. Zlato vám zostáva.

## Lekcie

lesson-discard = Nič, čo by pomohlo
    .task = Hľadáš zlato a žiadna z kariet ti nepomôže. Jednu z nich odlož lícom nadol.
    .nudge = To kopaniu škodí, a ty si zlatokop. Vyber kartu a potom Odložiť.
    .done = Kto odloží kartu, potiahne si novú. Nikto však nevidí, ktorú odložil, a tak to budí podozrenie.

## Čo sa hovorí

because-passed = samé odložené karty a žiadna chodba
