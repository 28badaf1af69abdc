## Karty, figúrky a roly

card-ladder = rebrík
    .object = rebrík
    .short = rebrík
    .effect = Je spojený so štartom aj so všetkými rebríkmi: prilož ho ku ktorejkoľvek chodbe, len nie k cieľu.

## Prečo to nejde

reason-beside-goal = rebrík nesmie ležať hneď vedľa cieľa

## Pravidlá, vetu po vete

book-cut-off-ladder = Medzera sa smie znova zaplniť. Odrezané chodby zostanú ležať. Kým k nim znova nedôjde cesta, smie sa tam priložiť len rebrík.
book-tunnel-joined-ladder = Od štartu alebo od rebríka k nej musí viesť neprerušená cesta. Len rebrík sám ju nepotrebuje.
book-ladder = Každý rebrík je spojený so štartom aj so všetkými ostatnými rebríkmi.
book-ladder-where = Rebrík smieš priložiť ku ktorejkoľvek chodbe, kde pasuje, aj keď k nej žiadna cesta nevedie. Nesmie sa však dotýkať cieľa, či už zakrytého alebo odkrytého.

## Lekcie
lesson-ladder = Po rebríku
    .task = Cestu zatarasila slepá chodba a vpravo ležia dve karty v tme. Polož k nim rebrík.
    .nudge = Tam sa hodí, ale nič neosvetlí. Napoj ho na tmavú chodbu.
    .done = Rebrík má vlastné svetlo: je spojený so štartom, nech leží kdekoľvek.
