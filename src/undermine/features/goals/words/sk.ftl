## Karty, figúrky a roly

goal-top = Horný cieľ
    .object = horný cieľ
goal-middle = Prostredný cieľ
    .object = prostredný cieľ
goal-bottom = Dolný cieľ
    .object = dolný cieľ
legend-gold = zlato
legend-rock = len skala

## Otázky a odpovede

question-first = Chodba došla k viacerým zakrytým kartám. Ktorá sa odkryje prvá?
    .other = { $name } vyberá, ktorá karta sa odkryje prvá …
question-orient = Rozhodni, ako bude odkrytá karta ležať.
    .other = { $name } vyberá, ako kartu položiť …

## Čo sa stalo

log-found = { $seen ->
    [gold] { $title } sa odkrýva: zlato!
    [bag] { $title } sa odkrýva: vrece zlata!
    [dragon] { $title } sa odkrýva: drak!
    [spider] { $title } sa odkrýva: obrovský pavúk!
   *[stone] { $title } sa odkrýva: len skala.
}

## Prečo to nejde

reason-goal-not-reached = k tomuto cieľu ešte žiadna cesta nevedie
reason-other-goal-turning = odkrýva sa iný cieľ
reason-goal-face-up = tento cieľ je už odkrytý
reason-no-goal-there = tam žiadny cieľ nie je

## Stránka v prehliadači

web-option-stone-orientation = Ako sa otočí skala v cieli
web-value-stone-orientation-join-then-best-fit = k chodbe, potom ako najlepšie pasuje
web-value-stone-orientation-join-last-card = k poslednej karte
web-value-stone-orientation-fit-else-active-chooses = ako pasuje, inak volí hráč
play-slip-gold = zlato!
play-slip-rock = skala

## Pravidlá, vetu po vete

book-goals = Tri ciele ležia lícom nadol; od štartu ich delí sedem prázdnych miest. Jeden z nich je zlato, zvyšné dva sú len skala.
book-no-border = Kopať sa smie na všetky strany, aj ďalej za ciele a za štart.
book-goal-reached = Len čo od štartu vedie do niektorého cieľa neprerušená chodba, odkryje ho ten, kto ju dokončil.
book-goal-beside = K zakrytému cieľu smieš priložiť kartu ktoroukoľvek stranou, ale odkryje ho len otvorená chodba.
book-stone-join = Cieľ, na ktorom nie je zlato, sa napojí na chodbu, ktorá k nemu došla, a k ostatným susedom pasuje, ako najlepšie sa dá. Ak sú obe polohy rovnako dobré, vyberie si ten, kto k nemu došiel.
book-stone-last-card = Cieľ, na ktorom nie je zlato, sa napojí na naposledy položenú kartu a k ostatným susedom pasuje, ako najlepšie sa dá. Ak sú obe polohy rovnako dobré, vyberie si ten, kto k nemu došiel.
book-stone-fit = Cieľ, na ktorom nie je zlato, sa položí tak, aby pasoval ku všetkým susedom. Ak nepasuje v žiadnej polohe alebo pasuje v oboch, rozhodne ten, kto k nemu došiel, ako bude ležať.
book-stone-tunnel = Kolo pokračuje a skala je teraz chodba ako každá iná. Ak vedie do ďalšieho cieľa, hneď sa odkryje aj ten.
book-two-goals = Ak dôjdeš k dvom cieľom naraz, odkryješ oba a vyberieš si, ktorý bude prvý. Ak je to zlato, kolo sa končí.

## Čo sa hovorí

place-top = hore
    .at = hore
place-middle = uprostred
    .at = uprostred
place-bottom = dole
    .at = dole
phrase-gold-is-at = { $place ->
    [top] Zlato je hore!
    [upper] Zlato je v druhom cieli zhora!
    [middle] Zlato je uprostred!
    [lower] Zlato je v druhom cieli zdola!
   *[bottom] Zlato je dole!
}
    .begun = Zlato je …
phrase-rock-is-at = { $place ->
    [top] Hore je len skala.
    [upper] V druhom cieli zhora je len skala.
    [middle] Uprostred je len skala.
    [lower] V druhom cieli zdola je len skala.
   *[bottom] Dole je len skala.
}
    .begun = Len skala …
phrase-dig-to = { $place ->
    [top] Kopme nahor!
    [upper] Kopme k druhému cieľu zhora!
    [middle] Kopme do stredu!
    [lower] Kopme k druhému cieľu zdola!
   *[bottom] Kopme nadol!
}
    .begun = Kopme k cieľu …
phrase-hid-gold = Priznávam svoju lož: { $at } bolo zlato, nie skala.
    .begun = Lož: bolo tam zlato, a to …
phrase-hid-rock = Priznávam svoju lož: { $at } bola skala, nie zlato.
    .begun = Lož: bola tam skala, a to …
## Lekcie

lesson-gold = Zlato!
    .task = Vieš, kde zlato leží. Polož k nemu poslednú chodbu.
    .nudge = Tým sa k cieľu nedôjde. Medzera je hneď pred ním.
    .done = Zlatokopi vyhrávajú kolo a delia sa o karty zlata; kto položil poslednú chodbu, vyberá prvý.
