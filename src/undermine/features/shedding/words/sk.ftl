## Otázky a odpovede

choice-shed = odložiť { $cards } a zbaviť sa karty „{ $title }“
menu-shed = Zbaviť sa karty „{ $title }“ za dve odložené: napíš { $command } a čísla dvoch kariet.

## Čo sa stalo

log-shed = { $who ->
    [you] Za tieto dve odložené karty mizne karta „{ $title }“, ktorá ležala pred tebou.
   *[other] { $name } sa za tieto dve odložené karty zbavuje karty „{ $title }“.
}

## Prečo to nejde

reason-not-before-you = taká karta pred tebou neleží
reason-needs-two-cards = stojí to dve karty, a ty ich toľko nemáš

## Stránka v prehliadači

play-gather = Zbaviť sa za 2 karty: { $card } …

## Pravidlá, vetu po vete

book-turn-four = Vo svojom ťahu urobíš jednu zo štyroch vecí: položíš chodbu, zahráš akčnú kartu, zbavíš sa karty, ktorá leží pred tebou, alebo sa ťahu vzdáš.
book-shed = Ak sa chceš zbaviť karty pred sebou (rozbitého nástroja, väzenia, pokojne aj vlastnej krádeže), odlož lícom nadol ľubovoľné dve karty z ruky. Potiahneš si len jednu, takže do konca kola držíš o kartu menej.
book-broken-shed = Kým pred tebou leží rozbitý čakan, lampáš alebo vozík, nestaviaš chodby. Hrať akčné karty, zbaviť sa karty aj vzdať sa ťahu smieš ďalej.

## Lekcie
lesson-shed = Dve za jednu
    .task = Máš rozbitý vozík a nikto nepomáha. Odlož dve zbytočné karty z ruky a zbav sa ho.
    .nudge = Túto ešte budeš potrebovať. Vyber rozbitý vozík a potom obe slepé chodby.
    .done = Stojí to dve karty, ale zase môžeš kopať.
