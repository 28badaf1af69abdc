# The rules of a table, sentence by sentence: the two variants.
# The comment above an English sentence names the rules (docs/rules) that it states.

book-sabotaged-dwarf = Zlatokop, pred ktorým na konci kola leží rozbitý nástroj, nedostane žiadne zlato. Kariet zlata sa vezme toľko ako zvyčajne a rozdelia si ich ostatní zlatokopi: karty kolujú, kým nejaké zostávajú.
book-sabotaged-first = Ak má rozbitý nástroj ten, kto by mal začať, začína ďalší zlatokop, ktorý má nástroje v poriadku.
book-sabotaged-all = Ak zlatokopi vyhrajú, ale všetci majú rozbité nástroje, tieto karty zlata nedostane nikto.
book-sabotaged-saboteurs = Sabotéri dostanú odmenu ako zvyčajne, nech majú rozbité čokoľvek.
book-tournament-dealt = Rozdajú sa všetky karty trpaslíkov, žiadna nezvýši.
book-tournament-centre = V polovici cesty medzi štartom a prostredným cieľom leží lícom nahor karta chodby; pred každým kolom sa žrebuje, ktorá to bude a ako bude ležať.
book-tournament-centre-joined = Kým k nej nevedie cesta od štartu, nikto od nej nekope ďalej. Zával ju odstrániť smie.
book-tournament-centre-detour = Odklon cesty ňou nepohne.
book-tournament-gold = Zlato sa vypláca v žetónoch. Ak k zlatu došiel zlatokop, dostane 3 nugety a každý ďalší zlatokop 2.
book-tournament-gold-saboteur = Ak k nemu došiel sabotér, dostane každý zlatokop 2 nugety.
book-tournament-gold-greedy = Ak k nemu došiel chamtivý trpaslík, dostane 4 nugety a nikto iný nič. V žiadnom inom prípade chamtiví trpaslíci nič nedostanú.
book-tournament-wage = Ak sa k zlatu nedôjde, dostane každý sabotér 3 nugety.
book-tournament-wage-single = Ak sa k zlatu nedôjde, dostane jediný sabotér medzi vami 4 nugety.
book-tournament-open = Nugety ležia pred svojimi majiteľmi všetkým na očiach.
