## Karty, figurky a role

module-sabotaged-dwarf = Sabotovaný trpaslík

## Stránka v prohlížeči

web-clash-sabotaged-dwarf-tournament = Zlato dělí každý jinak.
web-module-sabotaged-dwarf = Sabotovaný trpaslík
    .about = Zlatokop, který má na konci rozbitý nástroj, nedostane zlato.

## Pravidla, větu po větě

book-sabotaged-dwarf = Zlatokop, před kterým na konci kola leží rozbitý nástroj, nedostane žádné zlato. Karet zlata se vezme tolik jako obvykle a rozdělí si je ostatní zlatokopové: karty kolují, dokud nějaké zbývají.
book-sabotaged-first = Má-li rozbitý nástroj ten, kdo by měl začít, začíná další zlatokop, který má nástroje v pořádku.
book-sabotaged-all = Vyhrají-li zlatokopové, ale všichni mají rozbité nástroje, nedostane tyto karty zlata nikdo.
book-sabotaged-saboteurs = Sabotéři dostanou odměnu jako obvykle, ať mají rozbité cokoli.

## Lekce
lesson-sabotaged-dwarf = S rozbitým nástrojem bez zlata
    .task = Ke zlatu chybí jediná karta, ale máš rozbitý vozík: tak nedostaneš nic. Oprav ho.
    .nudge = Kdyby se zlato našlo teď, vyjdeš naprázdno. Nejdřív oprav vozík.
    .done = V této variantě nedostane zlato nikdo, kdo má na konci kola rozbitý nástroj.
