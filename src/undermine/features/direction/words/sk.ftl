## Karty, figúrky a roly

card-direction = zmena smeru
    .object = zmenu smeru
    .short = smer
    .effect = Do konca kola sa hrá opačným smerom.
module-direction = Zmena smeru

## Čo sa stalo

log-direction = { $way ->
    [reversed] Odteraz sa hrá proti smeru hodinových ručičiek.
   *[clockwise] Odteraz sa hrá zasa v smere hodinových ručičiek.
}
log-chooser-left = { $who ->
    [you] Prvý výber máš ty, potom karty putujú doľava od zlatokopa k zlatokopovi.
   *[other] Prvý výber má { $name }, potom karty putujú doľava od zlatokopa k zlatokopovi.
}

## Stránka v prehliadači

web-option-next-starter-follows-direction = Aj ďalší začínajúci sa určí podľa smeru
web-module-direction = Zmena smeru
    .about = Odteraz sa hrá opačným smerom.

## Pravidlá, vetu po vete

book-direction = Odvtedy sa hrá opačným smerom, kým sa neskončí kolo alebo sa karta nezahrá znova.
book-direction-gold = Karty zlata potom kolujú tiež doľava; ak k zlatu došiel sabotér, začína najbližší zlatokop po jeho ľavici.
book-next-first-either = Ďalšie kolo začína sused po ľavici toho, kto bol na ťahu naposledy, nech sa hralo ktorýmkoľvek smerom, a hrá sa zase doľava.
book-next-first-onwards = Ďalšie kolo začína hráč, ktorý by prišiel na rad po poslednom ťahu, a hrá sa zase doľava.

## Lekcie
lesson-direction = Naopak
    .task = Po tebe má hrať Mia a tá je sabotér. Zmeň smer, nech musí čakať.
    .nudge = To bude hneď na ťahu Mia. Zahraj zmenu smeru tlačidlom.
    .done = Hrá sa proti smeru hodinových ručičiek, kým to zase niekto nezmení.
