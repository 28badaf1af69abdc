## Karty, figúrky a roly

card-own-door-blue = modré dvere
    .object = modré dvere
    .short = modré dvere
    .effect = Prejde nimi len modrý trpaslík; zelený potrebuje kľúč.
card-own-door-green = zelené dvere
    .object = zelené dvere
    .short = zel. dvere
    .effect = Prejde nimi len zelený trpaslík; modrý potrebuje kľúč.
card-troll = trol
    .object = trola
    .short = trol
    .effect = Nikoho nepustí, kým mu niekto nedá žetón; na konci kola to stojí nuget.
card-ladder-blue = modrý rebrík
    .object = modrý rebrík
    .short = rebrík
    .effect = Vedie priamo k modrému štartu: polož ho vedľa ktorejkoľvek chodby, len nie vedľa cieľa alebo zlata.
card-ladder-green = zelený rebrík
    .object = zelený rebrík
    .short = rebrík
    .effect = Vedie priamo k zelenému štartu: polož ho vedľa ktorejkoľvek chodby, len nie vedľa cieľa alebo zlata.
card-gold-path = chodba so zlatom
    .object = chodbu so zlatom
    .short = zlato
    .effect = Kto má spojenie k zlatu na nej, hneď si ho označí a na konci kola si kartu vezme.
card-key = kľúč
    .object = kľúč
    .short = kľúč
    .effect = Otvorí dvere druhej farby až do konca kola.
goal-place-0 = Horný predný cieľ
    .object = horný predný cieľ
goal-place-1 = Prostredný predný cieľ
    .object = prostredný predný cieľ
goal-place-2 = Dolný predný cieľ
    .object = dolný predný cieľ
goal-place-3 = Horný zadný cieľ
    .object = horný zadný cieľ
goal-place-4 = Dolný zadný cieľ
    .object = dolný zadný cieľ
goal-place-5 = Posledný cieľ
    .object = posledný cieľ

## Otázky a odpovede

question-bribe = Podplatíš trola, alebo ukončíš ťah?
    .other = { $name } pokukuje po trolovi …
question-claim = Zlata je viac ako žetónov: ktoré si označíš ako prvé?
    .other = { $name } vyberá, ktoré zlato si označí …
question-give = Trolovia chcú svoje nugety: ktoré karty im dáš?
    .other = { $name } sa vyrovnáva s trolmi …
answer-bribe = Podplatiť trola
answer-done = Ukončiť ťah
answer-claim = Označiť zlato
answer-give = Dať

## Čo sa stalo

log-claimed = { $who ->
    [you] Označuješ si zlato na { $cell }.
   *[other] { $name } si označuje zlato na { $cell }.
}
    .shown = { $who ->
        [you] Označuješ si zlato.
       *[other] { $name } si označuje zlato.
    }
log-bribed = { $who ->
    [you] Podplácaš trola na { $cell }; teraz prejde každý.
   *[other] { $name } podpláca trola na { $cell }; teraz prejde každý.
}
    .shown = { $who ->
        [you] Podplácaš trola; teraz prejde každý.
       *[other] { $name } podpláca trola; teraz prejde každý.
    }
log-unlocked = { $who ->
    [you] Odomykáš dvere na { $cell }.
   *[other] { $name } odomyká dvere na { $cell }.
}
    .shown = { $who ->
        [you] Odomykáš dvere.
       *[other] { $name } odomyká dvere.
    }
log-key-back = Kľúč od dverí na { $cell } je znova voľný.
    .shown = Kľúč od dverí je znova voľný.
log-collected = { $who ->
    [you] { $count ->
        [one] Berieš si kartu s jedným nugetom.
        [few] Berieš si kartu s { $count } nugetmi.
        [many] Berieš si kartu s { $count } nugetu.
       *[other] Berieš si kartu s { $count } nugetmi.
    }
   *[other] { $count ->
        [one] { $name } si berie kartu s jedným nugetom.
        [few] { $name } si berie kartu s { $count } nugetmi.
        [many] { $name } si berie kartu s { $count } nugetu.
       *[other] { $name } si berie kartu s { $count } nugetmi.
    }
}
log-forfeited = { $who ->
    [you] { $count ->
        [one] Trolom platíš kartou s jedným nugetom.
        [few] Trolom platíš kartou s { $count } nugetmi.
        [many] Trolom platíš kartou s { $count } nugetu.
       *[other] Trolom platíš kartou s { $count } nugetmi.
    }
   *[other] { $count ->
        [one] { $name } platí trolom kartou s jedným nugetom.
        [few] { $name } platí trolom kartou s { $count } nugetmi.
        [many] { $name } platí trolom kartou s { $count } nugetu.
       *[other] { $name } platí trolom kartou s { $count } nugetmi.
    }
}
log-ending-goals = Všetkých šesť cieľov je odkrytých: kolo sa končí.
log-ending-markers = Posledný žetón leží v bani: kolo sa končí.
log-ending-cards = Nezostali žiadne karty: kolo sa končí.
log-goal-up = { $count ->
    [0] { $title } sa odkrýva: žiadne zlato.
    [one] { $title } sa odkrýva: jeden nuget!
    [few] { $title } sa odkrýva: { $count } nugety!
    [many] { $title } sa odkrýva: { $count } nugetu!
   *[other] { $title } sa odkrýva: { $count } nugetov!
}
log-goal-looked = { $count ->
    [0] Pozeráš sa na { $goal }: žiadne zlato.
    [one] Pozeráš sa na { $goal }: jeden nuget!
    [few] Pozeráš sa na { $goal }: { $count } nugety!
    [many] Pozeráš sa na { $goal }: { $count } nugetu!
   *[other] Pozeráš sa na { $goal }: { $count } nugetov!
}
log-began-duel = Začína sa { $number }. kolo.

## Prečo to nejde

reason-not-joined-own = nevedie tam neprerušená cesta od tvojho vlastného štartu
reason-beside-gold = rebrík nesmie stáť hneď vedľa chodby so zlatom
reason-ladder-not-joined = pri tomto stole sa rebrík musí napojiť na otvorenú stranu
reason-rockfall-stays = chodby so zlatom alebo trolom zostávajú ležať
reason-rockfall-takes-latest = pri hre pre jedného berie zával naposledy položenú chodbu
reason-no-key-left = oba kľúče už ležia na dverách
reason-no-door-there = žiadne dvere tam nie sú
reason-own-door = tieto dvere máš otvorené aj bez kľúča
reason-door-open = tieto dvere sú už otvorené
reason-no-troll-there = žiadny trol tam nie je
reason-troll-bribed = tento trol je už podplatený
reason-troll-out-of-reach = nevedie k nemu neprerušená cesta od tvojho štartu
reason-no-gold-for-troll = na ďalšieho trola nemáš nuget
reason-turn-not-done = najprv karta: zahraj nejakú alebo odlož
reason-not-a-payment = to je málo alebo o kartu viac, než treba
reason-no-gold-to-mark = žiadne zlato pre teba tam nie je

## Stránka v prehliadači

web-option-bribe-requires-gold = Trola podplatí len ten, kto má zlato
web-option-bribe-requires-reach = Trola podplatí len ten, kto k nemu dôjde
web-option-hidden-goals = Ciele, ktoré zostali zakryté
web-value-hidden-goals-box = sa vrátia do krabice
web-value-hidden-goals-reshuffle = sa znova zamiešajú
web-option-ladder-needs-joint = Rebrík musí nadväzovať na otvorenú stranu
web-option-ladder-exclusive = Po rebríku lezie len jeho majiteľ
web-option-troll-payment = Čo sa dáva trolom
web-value-troll-payment-auto = určia pravidlá
web-value-troll-payment-choose = volí dlžník
web-option-double-gold = Zlato spojené s oboma pripadne
web-value-double-gold-active = tomu, kto je na ťahu
web-value-double-gold-opponent = súperovi
web-option-place-connection = Nová chodba nadväzuje na
web-value-place-connection-own = vlastný štart
web-value-place-connection-any = ktorýkoľvek štart
play-want-key = Ktoré dvere otvoríš? Vyber osvetlené.
play-cell-far = osvetlené, ale nie od tvojho štartu
play-supply = Spoločná zásoba: žetóny { $markers }, kľúče { $keys }
play-score = { $colour ->
    [green] Zelený má { $purse }, s označeným zlatom { $gain }
   *[blue] Modrý má { $purse }, s označeným zlatom { $gain }
}
play-who-colour = { $colour ->
    [green] Si zelený trpaslík
   *[blue] Si modrý trpaslík
}
play-who-start = { $place ->
    [above] Tvoje chodby začínajú pri hornom štarte. Zlato, ku ktorému dovedú, je tvoje.
   *[below] Tvoje chodby začínajú pri dolnom štarte. Zlato, ku ktorému dovedú, je tvoje.
}
tales-ending-1 = Všetkých šesť cieľov je odkrytých
tales-ending-2 = Posledný žetón je položený
tales-ending-3 = Karty sa minuli
tales-ending-goals = Všetkých šesť cieľov je odkrytých
tales-ending-markers = Posledný žetón je položený
tales-ending-cards = Karty sa minuli
tales-lead = { $who ->
    [you] Vedieš { $score }
    [even] Nerozhodne { $score }
   *[other] Vedie { $name } { $score }
}
tales-for-trolls = trolom

## Pravidlá, vetu po vete

chapter-duel-ways = Dvere, rebríky, trolovia
chapter-duel-gold = Zlato a žetóny
chapter-duel-cards = Akčné karty
book-duel-aim = Dvaja trpaslíci, zelený a modrý, kopú za tým istým zlatom, každý od štartu svojej farby. Kto má na konci viac nugetov, vyhráva.
book-duel-goals = Šesť zakrytých cieľov leží v pyramíde, prvé z nich štyri prázdne miesta od štartov. Na väčšine je zlato, 1 až 3 nugety, niekedy za dverami; na niektorých žiadne.
book-duel-goal-up = Len čo od jedného z dvoch štartov vedie do cieľa neprerušená cesta, cieľ sa odkryje. Urobí to ten, kto cestu spojil; ak je cieľov viac, zvolí aj poradie.
book-duel-goal-lies = Cieľ sa položí tak, aby pasoval k susedom. Ak pasuje v oboch polohách, vyberie si ten, kto ho odkryl; ak nepasuje v žiadnej, nadviaže aspoň na chodbu, ktorá k nemu došla. Odvtedy je to chodba ako každá iná.
book-duel-turn = Vo svojom ťahu urobíš jednu zo štyroch vecí: položíš chodbu; zahráš akčnú kartu; odložíš dve karty a zbavíš sa jednej sabotáže, ktorá pred tebou leží; alebo len odložíš jednu či dve karty. Karty sa odkladajú lícom nadol.
book-duel-draw = Potom si potiahneš jednu kartu. Len keď karty iba odložíš, potiahneš si ich rovnaký počet. Zbaviť sa sabotáže ťa teda stojí jednu kartu z ruky.
book-duel-no-cards = Komu nezostala žiadna karta, ten už v kole nehrá a druhý trpaslík pokračuje sám.
book-duel-own = Musí k nej viesť neprerušená cesta od tvojho vlastného štartu. Prerušujú ju dvere, ktoré sú pre teba zatvorené, a nepodplatený trol.
book-duel-any = Musí k nej viesť neprerušená cesta od jedného z dvoch štartov, nech je to ktorýkoľvek. Prerušujú ju dvere, ktoré sú pre teba zatvorené, a nepodplatený trol.
book-duel-two-ways = Na mostoch a dvojitých zákrutách sú dve chodby, ktoré spolu nie sú spojené. Stačí, ak vedie cesta k jednej z nich.
book-duel-doors = Dvere pustia len trpaslíka svojej farby. Ten druhý na ne potrebuje kľúč.
book-duel-ladder = Rebrík vedie priamo k štartu svojej farby. Rebrík ktorejkoľvek farby smieš položiť vedľa akejkoľvek chodby, kam pasuje, aj keď tam žiadna cesta nevedie; nie však hneď vedľa cieľa alebo chodby so zlatom.
book-duel-ladder-joint = Chodba rebríka tam musí nadviazať na otvorenú stranu.
book-duel-ladder-both = Každý rebrík smú používať obaja trpaslíci.
book-duel-ladder-own = Rebrík smie používať len trpaslík jeho farby.
book-duel-troll = Trol zatarasí cestu na svojej karte. Len čo ho niekto podplatí, smú okolo obaja trpaslíci.
book-duel-bribe = Trolov, ku ktorým vedie tvoja cesta, smieš podplatiť kedykoľvek vo svojom ťahu, navyše k všetkému ostatnému a aj s rozbitými nástrojmi: dáš na trola žetón a dlhuješ mu nuget.
book-duel-bribe-any = Ktoréhokoľvek trola na stole smieš podplatiť kedykoľvek vo svojom ťahu, navyše k všetkému ostatnému a aj s rozbitými nástrojmi: dáš naň žetón a dlhuješ mu nuget.
book-duel-bribe-poor = Smieš to aj bez jediného nugetu; dlh, ktorý nemáš čím zaplatiť, sa odpúšťa.
book-duel-bribe-gold = Potrebuješ na to nuget, na získanej karte alebo na zlate so svojím žetónom, navyše k tým, ktoré už trolom dlhuješ.
book-duel-pay = Na konci kola sa za každého trola, ktorému dlhuješ, zaplatí nuget kartami zlata z tohto kola aj z predošlých. Nič sa nevydáva, ale berie sa tak málo, ako sa dá.
book-duel-pay-choose = Na konci kola zaplatíš za každého trola, ktorému dlhuješ, nuget kartami zlata podľa svojej voľby, z tohto kola aj z predošlých. Nič sa nevydáva.
book-duel-mark = Len čo od tvojho štartu vedie neprerušená cesta k zlatu na cieli alebo na chodbe, dá sa naň žetón tvojej farby: zlato je tvoje.
book-duel-mark-other = Ak spojíš zlato len s druhým štartom, označí si ho hneď druhý trpaslík.
book-duel-mark-active = Ak spojíš to isté zlato s oboma štartmi naraz, je tvoje.
book-duel-mark-opponent = Ak spojíš to isté zlato s oboma štartmi naraz, patrí druhému trpaslíkovi.
book-duel-marked = Označené zlato ti zostane, aj keby sa cesta k nemu neskôr prerušila.
book-duel-markers = V každom kole je 8 žetónov, spoločných pre vás oboch, na zlato aj na trolov.
book-duel-sabotage = Sabotáž rozbije nástroj druhému trpaslíkovi; kým pred ním leží, nestavia chodby. Rovnaký nástroj nemá nikto rozbitý dvakrát.
book-duel-repair = Oprava opraví jeden tvoj nástroj, ktorý je na nej. Zahrať ju môžeš, len keď je rozbitý; karta s dvoma nástrojmi opraví jeden z nich.
book-duel-key = Kľúč otvorí jedny dvere druhej farby kdekoľvek na stole až do konca kola. Ak sa tým dostaneš k zlatu, hneď si ho označíš. Otvorené môžu byť najviac dvoje dvere.
book-duel-rockfall = Zával odstráni jednu chodbu, ale žiadnu so zlatom alebo trolom a nikdy štart ani cieľ. Kľúč, ktorý na nej ležal, možno znova použiť.
book-duel-map = Mapa pokladu ti ukáže jeden zakrytý cieľ. Nikto iný ho nevidí.
book-duel-end = Kolo sa končí hneď, len čo je odkrytých všetkých šesť cieľov, použije sa posledný žetón alebo už nikto nemá žiadnu kartu.
book-duel-keep = Vezmeš si všetky karty so zlatom, na ktorom je tvoj žetón. Počítajú sa ti do konca hry a už sa nepoužijú.
book-duel-goals-box = Ciele, ktoré si nikto nevzal, sa vrátia do krabice, aj tie doteraz zakryté.
book-duel-goals-shuffled = Odkryté ciele, ktoré si nikto nevzal, sa vrátia do krabice. Tie doteraz zakryté sa znova zamiešajú medzi nepoužité.
book-duel-next = Na ďalšie kolo sa vyložia nové ciele, všetky ostatné karty sa zamiešajú a znova rozdajú a všetky žetóny aj kľúče sa vrátia. Žiadna sabotáž pred tebou nezostane.
book-duel-first = Prvé kolo začína zelený.
book-duel-next-first = Každé ďalšie kolo začína ten, kto má menej zlata; ak máte rovnako, modrý.
book-duel-win = Kto má po poslednom kole viac nugetov, vyhráva. Ak máte rovnako, je to remíza.
effect-sabotage-duel = Polož ju pred druhého trpaslíka: nestavia chodby, kým sa ten nástroj neopraví.
effect-repair-own = Opraví jeden nástroj, ktorý je na nej, ak leží pred tebou rozbitý.
effect-rockfall-duel = Odstráni zo stola jednu kartu chodby; štarty, ciele a chodby so zlatom alebo trolom zostávajú.

## Lekcie

lesson-duel-start = Vlastný štart
    .task = Máš zelenú a dolný štart je tvoj. Kop od neho doprava.
    .nudge = Ciele ležia vpravo. Polož rovnú chodbu tam.
    .done = Každý kope od svojho štartu. Tvoje chodby majú tvoje svetlo.
lesson-duel-gold = Zlato pri ceste
    .task = Na jednej z tvojich kariet je zlato. Polož ju na koniec tak, aby tvoja chodba na zlato narazila; podľa potreby ju otoč.
    .nudge = Tvoja chodba by zlato minula. Otoč kartu klávesom R alebo okrúhlou šípkou.
    .done = Leží na ňom tvoj žetón. Na konci kola je to zlato tvoje.
lesson-duel-key = Dvere v ceste
    .task = Zastavili ťa modré dvere, lebo máš zelenú. Otvor ich kľúčom.
    .nudge = Dvere zostanú zatvorené. Vezmi kľúč a vyber dvere.
    .done = Tvoje svetlo ide ďalej. Kľúč otvorí dvere druhej farby až do konca kola.
lesson-duel-troll = Trol chce zlato
    .task = Trol nikoho nepustí. Podplať ho a potom za neho polož rovnú chodbu.
    .nudge = Trol stále stojí v ceste. Najprv ho podplať a potom kop ďalej doprava.
    .done = Cesta je voľná, ale na konci kola sa úplatok platí zlatom.
lesson-duel-goal = K cieľu
    .task = Vieš, že pri dolnom prednom cieli ležia dva nugety. Polož zákrutu, ktorá k nemu vedie nadol.
    .nudge = To k cieľu nevedie. Polož zákrutu na koniec chodby.
    .done = Cieľ sa odkryl a na jeho zlate leží tvoj žetón.
lesson-duel-sabotage = Pribrzdi súpera
    .task = Mia je o kartu napred. Rozbi jej čakan.
    .nudge = Zostala by napred. Vezmi rozbitý čakan a vyber hráča: Mia.
    .done = Kým je rozbitý, nestavia chodby. Tebe urobí to isté.

play-aim-duel = Spoj so svojím štartom viac zlata ako súper.
play-sheet-duel-1 = Každý kope od vlastného štartu. Zlato, ku ktorému vedie tvoja cesta, je tvoje.
play-sheet-duel-2 = Na dvere druhej farby potrebuješ kľúč. Trol ťa pustí za nuget.
play-sheet-duel-3 = Karty nazerajú pod ciele, rozbíjajú súperovi nástroje a búrajú chodby.
