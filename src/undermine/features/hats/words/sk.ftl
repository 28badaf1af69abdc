## Karty, figúrky a roly

card-inspection = inšpekcia
    .object = inšpekciu
    .short = inšpekcia
    .effect = Pozri sa na kartu trpaslíka niekoho iného; vedieť to budeš len ty.
card-swap-hats = výmena čiapok
    .object = výmenu čiapok
    .short = čiapky
    .effect = Niekto, pokojne aj ty, dá kartu trpaslíka nabok a vezme si jednu z tých, čo zvýšili.

## Čo sa stalo

log-inspected = { $pair ->
    [you-other] Pozeráš sa na kartu trpaslíka ({ $target }): { $role }.
    [other-you] { $actor } sa pozerá na tvoju kartu trpaslíka!
   *[other-other] { $actor } sa pozerá na kartu trpaslíka, ktorú má { $target }.
}
log-swapped-hats = { $pair ->
    [you-other] Meníš čiapku, inú kartu trpaslíka si berie { $target }.
    [other-you] { $actor } ti mení čiapku, máš inú kartu trpaslíka: { $role }.
    [you-self] Meníš si čiapku, máš inú kartu trpaslíka: { $role }.
    [other-self] { $actor } si mení čiapku a berie si inú kartu trpaslíka.
   *[other-other] { $actor } mení čiapku, inú kartu trpaslíka si berie { $target }.
}

## Prečo to nejde

reason-no-hat-left = nezostala žiadna karta trpaslíka, ktorú by nikto nemal

## Stránka v prehliadači

play-want-inspection = Na čiu kartu trpaslíka sa pozrieš? Vyber osvetleného hráča.
play-want-swap-hats = Kto si má vziať inú kartu trpaslíka? Vyber osvetleného hráča.

## Pravidlá, vetu po vete

book-inspection = S inšpekciou sa pozrieš na kartu trpaslíka iného hráča. Vidíš ju len ty.
book-swap-hats = Pri výmene čiapok vyberieš hráča, pokojne aj seba. Ten dá svoju kartu trpaslíka nabok tak, aby ju ostatní nevideli, a vezme si jednu z tých, čo zvýšili. Stará karta sa v tomto kole nevráti.

## Lekcie

lesson-inspection = Kto si v skutočnosti?
    .task = Niekto položil slepú chodbu. Zahraj inšpekciu a pozri sa na kartu trpaslíka.
    .nudge = Tým sa o nikom nič nedozvieš. Zahraj inšpekciu na niektorého hráča.
    .done = Teraz to vieš len ty. Povedz pravdu alebo nie.
lesson-swap-hats = Iná čiapka
    .task = Vieš, že Jakub je sabotér. Prinúť ho vziať si inú kartu trpaslíka.
    .nudge = Tam je čiapka v poriadku. Sabotér je Jakub.
    .done = Stará karta ide preč, nová príde z tých, ktoré zostali. S trochou šťastia teraz bude hľadať zlato.
