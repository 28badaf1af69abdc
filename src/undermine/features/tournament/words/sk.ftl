## Karty, figúrky a roly

module-tournament = Turnaj

## Čo sa stalo

log-unearthed = V polovici cesty, na { $cell }, leží odkrytá karta: { $title }.
    .shown = V polovici cesty leží odkrytá karta: { $title }.

## Stránka v prehliadači

web-module-tournament = Turnaj
    .about = Rozdajú sa všetky roly, v polovici cesty leží chodba, odmeny sú pevné.

## Pravidlá, vetu po vete

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

## Lekcie
lesson-tournament = V polovici cesty
    .task = Na turnaji leží v polovici cesty už od začiatku križovatka, zatiaľ tmavá. Napoj ju na svoju chodbu.
    .nudge = Križovatka zostane tmavá. Zaplň medzeru pred ňou.
    .done = Z križovatky vedie cesta na všetky strany. Na turnaji sa rozdajú všetky karty trpaslíkov, žiadna nezvýši.
