# Pravidlá stola veta po vete: základná hra a čo s ňou majú iné hry spoločné.

rules-title = Pravidlá

## Titles of chapters

chapter-aim = O čo ide
chapter-goals = Štart a ciele
chapter-turn = Tvoj ťah
chapter-tunnel = Stavba chodieb
chapter-tools = Rozbíjanie a opravy
chapter-others = Zával a mapa
chapter-end = Ako sa končí kolo
chapter-gold = Zlato
chapter-game = Celá hra

## What it is about

book-aim = Ste trpaslíci v bani. Zlatokopi chcú prekopať chodbu od štartu k zlatu, sabotéri chcú, aby sa im to nepodarilo. Kto je kto, zostáva tajné až do konca kola.
book-roles = Pri tomto stole sa zamiešajú: { $roles }. Každý dostane lícom nadol jednu kartu trpaslíka a tajne si ju prezrie.
book-role-left = Jedna karta trpaslíka zvýši. Do konca kola sa na ňu nikto nepozerá.
book-no-saboteur = Môže to byť práve jediný sabotér. Potom medzi vami žiadny nie je, lenže vy to neviete.
book-talk = O svojej role aj o tom, čo sa ti podarilo uvidieť, smieš hovoriť, čo chceš, pravdu aj lož. Karty však nikomu neukazuj.

## Start and goals

book-goals = Tri ciele ležia lícom nadol; od štartu ich delí sedem prázdnych miest. Jeden z nich je zlato, zvyšné dva sú len skala.
book-no-border = Kopať sa smie na všetky strany, aj ďalej za ciele a za štart.
book-goal-reached = Len čo od štartu vedie do niektorého cieľa neprerušená chodba, odkryje ho ten, kto ju dokončil.
book-goal-beside = K zakrytému cieľu smieš priložiť kartu ktoroukoľvek stranou, ale odkryje ho len otvorená chodba.
book-stone-join = Cieľ, na ktorom nie je zlato, sa napojí na chodbu, ktorá k nemu došla, a k ostatným susedom pasuje, ako najlepšie sa dá. Ak sú obe polohy rovnako dobré, vyberie si ten, kto k nemu došiel.
book-stone-last-card = Cieľ, na ktorom nie je zlato, sa napojí na naposledy položenú kartu a k ostatným susedom pasuje, ako najlepšie sa dá. Ak sú obe polohy rovnako dobré, vyberie si ten, kto k nemu došiel.
book-stone-fit = Cieľ, na ktorom nie je zlato, sa položí tak, aby pasoval ku všetkým susedom. Ak nepasuje v žiadnej polohe alebo pasuje v oboch, rozhodne ten, kto k nemu došiel, ako bude ležať.
book-stone-tunnel = Kolo pokračuje a skala je teraz chodba ako každá iná. Ak vedie do ďalšieho cieľa, hneď sa odkryje aj ten.
book-two-goals = Ak dôjdeš k dvom cieľom naraz, odkryješ oba a vyberieš si, ktorý bude prvý. Ak je to zlato, kolo sa končí.

## Your turn

book-turn = Vo svojom ťahu použiješ jednu kartu: položíš chodbu, zahráš akčnú kartu alebo jednu kartu odložíš lícom nadol.
book-draw = Potom si potiahneš kartu a na rade je tvoj sused po ľavici.
book-hand = { $count ->
    [one] Každý dostane { $count } kartu do ruky.
    [few] Každý dostane { $count } karty do ruky.
    [many] Každý dostane { $count } karty do ruky.
   *[other] Každý dostane { $count } kariet do ruky.
}
book-pile-empty = Keď sa balíček minie, už sa neťahá. Odložené karty sa doň znova nezamiešajú.
book-discard-pile = Odložené karty, akčné karty po svojom účinku aj odstránené chodby prídu na odkladací balíček. Ten leží lícom nadol.
book-no-cards = Komu nezostala žiadna karta, ten už v tomto kole nehrá.

## Laying tunnels

book-tunnel = Chodbu polož na prázdne miesto tak, aby sa celou stranou dotýkala karty na stole; roh nestačí. Musí pasovať ku všetkým susedom: chodba k chodbe, skala ku skale.
book-tunnel-joined = Od štartu k nej musí viesť neprerušená cesta.
book-upright = Karty ležia na výšku. Smieš ich otočiť hore nohami, ale nikdy ich neklaď naprieč.
book-dead-end = Slepá chodba vyzerá zvonka ako každá iná, ale ďalej cez ňu žiadna cesta nevedie.

## Breaking and mending

book-broken = Kým pred tebou leží rozbitý čakan, lampáš alebo vozík, nestaviaš chodby. Hrať akčné karty a odkladať karty smieš ďalej.
book-break-others = Rozbíjať môžeš nástroje ostatným, sebe nie.
book-break-anybody = Nástroj môžeš rozbiť komukoľvek, aj sebe.
book-break-once = Nikto nemôže mať rovnaký nástroj rozbitý dvakrát.
book-repair = Oprava opraví nástroj, ktorý je na nej, tebe alebo komukoľvek inému. Zahrať ju môžeš, len keď je taký nástroj rozbitý.
book-repair-two = Oprava s dvoma nástrojmi opraví jeden z nich, nikdy oba.

## Rockfall and map

book-rockfall = Zával odstráni zo stola jednu chodbu. Štart a ciele zostávajú.
book-rockfall-nothing = Smieš ho zahrať aj tak, že neodstrániš nič, hoci aj vtedy, keď na stole nie je čo odstrániť.
book-cut-off = Medzera sa smie znova zaplniť. Odrezané chodby zostanú ležať, ale ďalej sa v nich nekope, kým k nim znova nedôjde cesta od štartu.
book-cut-off-ladder = Medzera sa smie znova zaplniť. Odrezané chodby zostanú ležať. Kým k nim znova nedôjde cesta, smie sa tam priložiť len rebrík.
book-map = S mapou pokladu sa pozrieš na jeden zakrytý cieľ. Vidíš ho len ty a rozprávať o ňom smieš, čo chceš.

## How a round ends

book-end = Kolo sa končí hneď, ako sa odkryje zlato. Končí sa aj vtedy, keď už nikto nemá žiadnu kartu.
book-roles-shown = Potom sa odkryjú všetky karty trpaslíkov.
book-winners = Ak sa došlo k zlatu, vyhrali zlatokopi, aj keby poslednú kartu položil sabotér. Ak nie, vyhrali sabotéri.

## Gold

book-gold-diggers = Ak vyhrajú zlatokopi, vezme sa lícom nadol toľko kariet zlata, koľko je zlatokopov. Na každej je jeden, dva alebo tri nugety.
book-gold-players = Ak vyhrajú zlatokopi, vezme sa lícom nadol toľko kariet zlata, koľko je hráčov. Na každej je jeden, dva alebo tri nugety.
book-gold-ten = Ak vyhrajú zlatokopi, vezme sa lícom nadol deväť kariet zlata, hoci vás je desať. Na každej je jeden, dva alebo tri nugety.
book-gold-passed = Kto došiel k zlatu, prezrie si ich, jednu si nechá a ostatné podá najbližšiemu zlatokopovi po svojej pravici. Ten urobí to isté.
book-gold-saboteur-found = Ak k zlatu došiel sabotér, začína najbližší zlatokop po jeho pravici.
book-gold-again = Karty kolujú, kým nejaké zostávajú, takže niektorí zlatokopi môžu dostať viac než jednu.
book-gold-wages = Ak vyhrajú sabotéri, vyplatí sa im odmena v kartách zlata: { $wages }.
book-wage = { $count ->
    [one] jedinému sabotérovi { $nuggets }
    [few] ak sú { $count }, každému { $nuggets }
    [many] ak je ich { $count }, každému { $nuggets }
   *[other] ak je ich { $count }, každému { $nuggets }
}
book-gold-losers = Strana, ktorá prehrala, nedostane nič.
book-gold-nobody = Ak medzi vami nebol žiadny sabotér a k zlatu sa nedošlo, nedostane zlato nikto.
book-gold-secret = Svoje karty zlata drž v tajnosti až do konca hry.

## The whole game

book-rounds = { $count ->
    [one] Hrá sa { $count } kolo.
    [few] Hrajú sa { $count } kolá.
    [many] Hrá sa { $count } kola.
   *[other] Hrá sa { $count } kôl.
}
book-first-by-lot = Kto začne prvé kolo, rozhodne žreb.
book-first-seat = Prvé kolo začína hráč na mieste { $seat }.
book-next-round = Pred každým kolom sa znova vyložia štart a ciele, zamiešajú sa karty a znova sa rozdajú karty trpaslíkov. Zlato vám zostáva.
book-gold-shuffled = Zamiešajú sa aj zvyšné karty zlata.
book-gold-put-back = Karty zlata sa nemiešajú; tie, ktoré sa vzali a nerozdali, ležia naspodku.
book-next-first = Ďalšie kolo začína sused po ľavici toho, kto bol na ťahu naposledy.
book-most-gold = Kto má po poslednom kole najviac nugetov, víťazí. Ak ich má viacero hráčov rovnako, víťazia spoločne.

## Cards that do something else at some tables

effect-sabotage-anybody = Polož ju pred niekoho, pokojne aj pred seba: kým sa nástroj neopraví, nestavia ten hráč chodby.
effect-rockfall-may = Odstráni zo stola jednu kartu chodby alebo žiadnu; štart a ciele zostávajú.
