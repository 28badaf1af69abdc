## Karty, figúrky a roly

module-sabotaged-dwarf = Sabotovaný trpaslík

## Stránka v prehliadači

web-clash-sabotaged-dwarf-tournament = Zlato delí každý inak.
web-module-sabotaged-dwarf = Sabotovaný trpaslík
    .about = Zlatokop, ktorý má na konci rozbitý nástroj, nedostane zlato.

## Pravidlá, vetu po vete

book-sabotaged-dwarf = Zlatokop, pred ktorým na konci kola leží rozbitý nástroj, nedostane žiadne zlato. Kariet zlata sa vezme toľko ako zvyčajne a rozdelia si ich ostatní zlatokopi: karty kolujú, kým nejaké zostávajú.
book-sabotaged-first = Ak má rozbitý nástroj ten, kto by mal začať, začína ďalší zlatokop, ktorý má nástroje v poriadku.
book-sabotaged-all = Ak zlatokopi vyhrajú, ale všetci majú rozbité nástroje, tieto karty zlata nedostane nikto.
book-sabotaged-saboteurs = Sabotéri dostanú odmenu ako zvyčajne, nech majú rozbité čokoľvek.

## Lekcie
lesson-sabotaged-dwarf = S rozbitým nástrojom bez zlata
    .task = K zlatu chýba jediná karta, ale máš rozbitý vozík: tak nedostaneš nič. Oprav ho.
    .nudge = Keby sa zlato našlo teraz, vyjdeš naprázdno. Najprv oprav vozík.
    .done = V tomto variante nedostane zlato nikto, kto má na konci kola rozbitý nástroj.
