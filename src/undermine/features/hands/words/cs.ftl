## Karty, figurky a role

card-swap-hands = výměna karet
    .object = výměnu karet
    .short = výměna
    .effect = Vyměň si všechny karty s někým jiným; ten si pak jednu lízne, ty ne.

## Co se stalo

log-swapped = { $pair ->
    [you-other] Vyměňujete si karty v ruce: ty a { $target }.
    [other-you] { $actor } si s tebou vyměňuje karty v ruce!
   *[other-other] { $actor } a { $target } si vyměňují karty v ruce.
}

## Stránka v prohlížeči

web-option-swap-hands-draw = Po výměně karet si lízne
web-value-swap-hands-draw-other-only = jen ten druhý
web-value-swap-hands-draw-both = oba
play-want-swap-hands = S kým si vyměníš karty? Vyber osvětleného hráče.

## Pravidla, větu po větě

book-skipped = Kdo nemá žádnou kartu, vynechává tahy. Do kola se vrátí, jen když mu karty přinese výměna karet.
book-swap-hands = Při výměně karet dáš jinému hráči všechny karty, které ti zbyly, a dostaneš všechny jeho, ať je jich kolik chce. Pak si lízne kartu ten druhý, ty ne.
book-swap-hands-both = Při výměně karet dáš jinému hráči všechny karty, které ti zbyly, a dostaneš všechny jeho, ať je jich kolik chce. Pak si lízne kartu každý z vás.
effect-swap-hands-both = Vyměň si všechny karty s někým jiným; pak si každý z vás jednu lízne.

## Lekce
lesson-swap-hands = Špatné karty
    .task = Držíš samé slepé chodby. Mia má šest karet: vyměň si je s ní.
    .nudge = To ti slepé chodby zůstanou. Nejvíc karet má Mia.
    .done = Vymění se všechny karty v ruce. Slepé chodby má teď ona.
