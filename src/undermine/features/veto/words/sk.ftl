## Karty, figúrky a roly

card-veto = veto
    .object = veto
    .short = veto
    .effect = V ťahu niekoho iného: práve zahraná karta nemá účinok. Potom si obaja potiahnete kartu.
module-veto = Veto

## Otázky a odpovede

question-veto = Veto? Karta potom nemá účinok a tvoje veto je preč.
    .other = Čas na veto …
question-intent = Čas na veto …
    .other = Čas na veto …
answer-veto = Veto!
answer-let = Nechať ju platiť

## Čo sa stalo

log-card-announced = { $who ->
    [you] Chceš zahrať { $card }.
   *[other] { $name } chce zahrať { $card }.
}
log-vetoed = { $who ->
    [you] Vetuješ { $card }: karta nemá účinok.
   *[other] { $name } vetuje { $card }: karta nemá účinok.
}

## Prečo to nejde

reason-only-in-anothers-turn = veto patrí do ťahu niekoho iného; vo svojom ho môžeš len odložiť

## Stránka v prehliadači

web-option-veto-window-ms = Ako dlho karta čaká na veto (sekundy)
web-module-veto = Veto
    .about = Zruš kartu, ktorú práve zahral niekto iný.
play-key-veto = veto, kým je naň čas

## Pravidlá, vetu po vete

book-veto = Veto hráš v ťahu niekoho iného proti chodbe alebo akčnej karte, ktorú práve zahral: tá nemá žiadny účinok. Obe karty sa odložia.
book-veto-draw = Potom si hráč na ťahu potiahne jednu kartu a jeho ťah sa končí; po ňom si jednu potiahne ten, kto zahral veto.
book-veto-not = Odloženie karty sa nedá vetovať. Veto smie zahrať aj ten, kto nesmie stavať chodby.
book-veto-window = Každá karta čaká na veto { $seconds } s, nech ho drží ktokoľvek, aby sa nikto neprezradil premýšľaním.
book-veto-tracker = Proti stopárovi sa veto dá zahrať hneď alebo proti ktorejkoľvek z jeho dvoch chodieb. Čo už leží, zostane.
book-veto-last = Ak je veto úplne poslednou kartou kola, počíta sa, akoby posledný ťah mal ten, kto ho zahral. Podľa toho sa určí, kto začne ďalšie kolo.

## Lekcie
lesson-veto = Veto!
    .task = Nora chce chodbu zasypať závalom. Máš v ruke veto: zastav ju.
    .nudge = To sa strop zrúti. Povedz veto.
    .done = Ohlásená karta nemá žiadny účinok. Vetom sa smie prerušiť ťah kohokoľvek.
