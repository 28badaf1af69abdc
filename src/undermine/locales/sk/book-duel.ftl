# The rules of a table, sentence by sentence: the Duel and the game alone.
# The comment above an English sentence names the rules (docs/rules) that it states.

chapter-duel-ways = Dvere, rebríky, trolovia
chapter-duel-gold = Zlato a žetóny
chapter-duel-cards = Akčné karty
chapter-solo-draw = Karty, ktoré pôsobia hneď
book-duel-aim = Dvaja trpaslíci, zelený a modrý, kopú za tým istým zlatom, každý od štartu svojej farby. Kto má na konci viac nugetov, vyhráva.
book-duel-goals = Šesť zakrytých cieľov leží v pyramíde, prvé z nich štyri prázdne miesta od štartov. Na väčšine je zlato, 1 až 3 nugety, niekedy za dverami; na niektorých žiadne.
book-solo-goals = Šesť zakrytých cieľov leží v pyramíde, prvé z nich sedem prázdnych miest od štartu. Na väčšine je zlato, 1 až 3 nugety, niekedy za dverami; na niektorých žiadne.
book-duel-goal-up = Len čo od jedného z dvoch štartov vedie do cieľa neprerušená cesta, cieľ sa odkryje. Urobí to ten, kto cestu spojil; ak je cieľov viac, zvolí aj poradie.
book-solo-goal-up = Len čo od štartu vedie do cieľa neprerušená cesta, odkryješ ho; ak je cieľov viac, v poradí, aké si zvolíš.
book-duel-goal-lies = Cieľ sa položí tak, aby pasoval k susedom. Ak pasuje v oboch polohách, vyberie si ten, kto ho odkryl; ak nepasuje v žiadnej, nadviaže aspoň na chodbu, ktorá k nemu došla. Odvtedy je to chodba ako každá iná.
book-duel-turn = Vo svojom ťahu urobíš jednu zo štyroch vecí: položíš chodbu; zahráš akčnú kartu; odložíš dve karty a zbavíš sa jednej sabotáže, ktorá pred tebou leží; alebo len odložíš jednu či dve karty. Karty sa odkladajú lícom nadol.
book-duel-draw = Potom si potiahneš jednu kartu. Len keď karty iba odložíš, potiahneš si ich rovnaký počet. Zbaviť sa sabotáže ťa teda stojí jednu kartu z ruky.
book-solo-hand = { $count ->
    [one] Na začiatku kola dostaneš { $count } kartu.
    [few] Na začiatku kola dostaneš { $count } karty.
    [many] Na začiatku kola dostaneš { $count } karty.
   *[other] Na začiatku kola dostaneš { $count } kariet.
}
book-duel-no-cards = Komu nezostala žiadna karta, ten už v kole nehrá a druhý trpaslík pokračuje sám.
book-duel-own = Musí k nej viesť neprerušená cesta od tvojho vlastného štartu. Prerušujú ju dvere, ktoré sú pre teba zatvorené, a nepodplatený trol.
book-duel-any = Musí k nej viesť neprerušená cesta od jedného z dvoch štartov, nech je to ktorýkoľvek. Prerušujú ju dvere, ktoré sú pre teba zatvorené, a nepodplatený trol.
book-solo-own = Musí k nej viesť neprerušená cesta od štartu. Prerušujú ju dvere, ktoré sú pre teba zatvorené, a nepodplatený trol.
book-duel-two-ways = Na mostoch a dvojitých zákrutách sú dve chodby, ktoré spolu nie sú spojené. Stačí, ak vedie cesta k jednej z nich.
book-duel-doors = Dvere pustia len trpaslíka svojej farby. Ten druhý na ne potrebuje kľúč.
book-solo-doors = { $colour ->
    [green] Si zelený trpaslík: zelené dvere máš otvorené, na modré potrebuješ kľúč.
   *[blue] Si modrý trpaslík: modré dvere máš otvorené, na zelené potrebuješ kľúč.
}
book-duel-ladder = Rebrík vedie priamo k štartu svojej farby. Rebrík ktorejkoľvek farby smieš položiť vedľa akejkoľvek chodby, kam pasuje, aj keď tam žiadna cesta nevedie; nie však hneď vedľa cieľa alebo chodby so zlatom.
book-solo-ladder = Rebrík smieš položiť vedľa akejkoľvek chodby, kam pasuje, aj keď tam žiadna cesta nevedie; nie však hneď vedľa cieľa alebo chodby so zlatom. Rebrík tvojej farby vedie priamo k štartu, rebrík druhej farby nikam.
book-duel-ladder-joint = Chodba rebríka tam musí nadviazať na otvorenú stranu.
book-duel-ladder-both = Každý rebrík smú používať obaja trpaslíci.
book-duel-ladder-own = Rebrík smie používať len trpaslík jeho farby.
book-duel-troll = Trol zatarasí cestu na svojej karte. Len čo ho niekto podplatí, smú okolo obaja trpaslíci.
book-solo-troll = Trol zatarasí cestu na svojej karte, kým ho nepodplatíš.
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
book-solo-markers = V každom kole máš 6 žetónov, na zlato aj na trolov.
book-duel-sabotage = Sabotáž rozbije nástroj druhému trpaslíkovi; kým pred ním leží, nestavia chodby. Rovnaký nástroj nemá nikto rozbitý dvakrát.
book-duel-repair = Oprava opraví jeden tvoj nástroj, ktorý je na nej. Zahrať ju môžeš, len keď je rozbitý; karta s dvoma nástrojmi opraví jeden z nich.
book-duel-key = Kľúč otvorí jedny dvere druhej farby kdekoľvek na stole až do konca kola. Ak sa tým dostaneš k zlatu, hneď si ho označíš. Otvorené môžu byť najviac dvoje dvere.
book-duel-rockfall = Zával odstráni jednu chodbu, ale žiadnu so zlatom alebo trolom a nikdy štart ani cieľ. Kľúč, ktorý na nej ležal, možno znova použiť.
book-duel-map = Mapa pokladu ti ukáže jeden zakrytý cieľ. Nikto iný ho nevidí.
book-duel-end = Kolo sa končí hneď, len čo je odkrytých všetkých šesť cieľov, použije sa posledný žetón alebo už nikto nemá žiadnu kartu.
book-solo-end = Kolo sa končí hneď, len čo je odkrytých všetkých šesť cieľov, použije sa posledný žetón alebo už nemáš žiadnu kartu.
book-duel-keep = Vezmeš si všetky karty so zlatom, na ktorom je tvoj žetón. Počítajú sa ti do konca hry a už sa nepoužijú.
book-duel-goals-box = Ciele, ktoré si nikto nevzal, sa vrátia do krabice, aj tie doteraz zakryté.
book-duel-goals-shuffled = Odkryté ciele, ktoré si nikto nevzal, sa vrátia do krabice. Tie doteraz zakryté sa znova zamiešajú medzi nepoužité.
book-duel-next = Na ďalšie kolo sa vyložia nové ciele, všetky ostatné karty sa zamiešajú a znova rozdajú a všetky žetóny aj kľúče sa vrátia. Žiadna sabotáž pred tebou nezostane.
book-duel-first = Prvé kolo začína zelený.
book-duel-next-first = Každé ďalšie kolo začína ten, kto má menej zlata; ak máte rovnako, modrý.
book-duel-win = Kto má po poslednom kole viac nugetov, vyhráva. Ak máte rovnako, je to remíza.
book-solo-aim = Kopeš bez súpera a snažíš sa získať čo najviac nugetov.
book-solo-rating = Od 15 nugetov to bola dobrá šichta, od 20 výborná, od 25 sa o nej bude spievať.
book-solo-map = Mapa pokladu ti ukáže jeden zakrytý cieľ.
book-solo-aside = V každom kole leží desať kariet bokom a nevieš, ktoré to sú.
book-solo-sabotage = Sabotáž, ktorú si potiahneš, leží hneď pred tebou. Ak je ten nástroj už rozbitý, odloží sa.
book-solo-broken = Kým pred tebou leží rozbitý nástroj, nestaviaš chodby. Oprav ho kartou opravy, na ktorej je, alebo odlož dve karty.
book-solo-rockfall = Zával, ktorý si potiahneš, hneď odstráni naposledy položenú chodbu, na ktorej nie je zlato ani trol. Kľúč, ktorý na nej ležal, možno znova použiť.
book-solo-replace-all = Za každú takú kartu si potiahneš ďalšiu.
book-solo-replace-some = Ďalšiu kartu si potiahneš len za sabotáž, ktorá pred tebou zostane ležať.
book-solo-opening = To všetko platí aj pre prvé karty kola.
book-solo-opening-kept = Medzi prvými kartami kola nepôsobia: sabotáž možno len odložiť, zával je akčná karta, ktorá odstráni tú istú chodbu.
book-solo-result = Po poslednom kole sa spočítajú tvoje nugety; nikto nevyhráva ani neprehráva.
effect-sabotage-duel = Polož ju pred druhého trpaslíka: nestavia chodby, kým sa ten nástroj neopraví.
effect-sabotage-solo = Len čo si ju potiahneš, leží pred tebou: nestaviaš chodby, kým sa ten nástroj neopraví.
effect-sabotage-solo-kept = Ak si ju potiahneš počas kola, hneď leží pred tebou: žiadne chodby, kým ten nástroj neopravíš. Medzi prvými kartami ju možno len odložiť.
effect-repair-own = Opraví jeden nástroj, ktorý je na nej, ak leží pred tebou rozbitý.
effect-rockfall-duel = Odstráni zo stola jednu kartu chodby; štarty, ciele a chodby so zlatom alebo trolom zostávajú.
effect-rockfall-solo = Pôsobí, len čo si ho potiahneš: zmizne naposledy položená chodba bez zlata a bez trola.
effect-rockfall-solo-kept = Pôsobí, len čo si ho potiahneš, alebo keď ho zahráš: zmizne naposledy položená chodba bez zlata a bez trola.
effect-ladder-nowhere = Jeho štart nie je v hre, rebrík teda nikam nevedie: polož ho vedľa ktorejkoľvek chodby, len nie vedľa cieľa alebo zlata.
