## Karty, figurky a role

card-ladder = žebřík
    .object = žebřík
    .short = žebřík
    .effect = Je spojený se startem i se všemi žebříky: přilož ho ke kterékoli chodbě, jen ne k cíli.

## Proč to nejde

reason-beside-goal = žebřík nesmí ležet hned vedle cíle

## Pravidla, větu po větě

book-cut-off-ladder = Mezera se smí zase zaplnit. Odříznuté chodby zůstanou ležet. Dokud k nim znovu nedojde cesta, smí se tam přiložit jen žebřík.
book-tunnel-joined-ladder = Od startu nebo od žebříku k ní musí vést nepřerušená cesta. Jen žebřík sám ji nepotřebuje.
book-ladder = Každý žebřík je spojený se startem i se všemi ostatními žebříky.
book-ladder-where = Žebřík smíš přiložit ke kterékoli chodbě, kde pasuje, i když k ní žádná cesta nevede. Nesmí se ale dotýkat cíle, ať zakrytého, nebo odkrytého.

## Lekce
lesson-ladder = Po žebříku
    .task = Chodbu zatarasila slepá chodba a vpravo leží dvě karty ve tmě. Polož k nim žebřík.
    .nudge = Tam se hodí, ale nic neosvětlí. Napoj ho na tmavou chodbu.
    .done = Žebřík má vlastní světlo: je spojený se startem, ať leží kdekoli.
