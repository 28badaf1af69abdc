# The rules of a table, sentence by sentence: the Duel and the game alone.
# The comment above an English sentence names the rules (docs/rules) that it states.

chapter-duel-ways = Dveře, žebříky, trollové
chapter-duel-gold = Zlato a žetony
chapter-duel-cards = Akční karty
chapter-solo-draw = Karty, které působí hned
book-duel-aim = Dva trpaslíci, zelený a modrý, kopou za stejným zlatem, každý od startu své barvy. Kdo má na konci víc valounů, vyhrává.
book-duel-goals = Šest zakrytých cílů leží v pyramidě, první z nich čtyři prázdná místa od startů. Na většině je zlato, 1 až 3 valouny, někdy za dveřmi; na některých žádné.
book-solo-goals = Šest zakrytých cílů leží v pyramidě, první z nich sedm prázdných míst od startu. Na většině je zlato, 1 až 3 valouny, někdy za dveřmi; na některých žádné.
book-duel-goal-up = Jakmile od jednoho ze dvou startů vede do cíle nepřerušená cesta, cíl se odkryje. Udělá to ten, kdo cestu spojil; je-li cílů víc, zvolí i pořadí.
book-solo-goal-up = Jakmile od startu vede do cíle nepřerušená cesta, odkryješ ho; je-li cílů víc, v pořadí, jaké si zvolíš.
book-duel-goal-lies = Cíl se položí tak, aby pasoval k sousedům. Pasuje-li v obou polohách, vybere si ten, kdo ho odkryl; nepasuje-li v žádné, naváže aspoň na chodbu, která k němu došla. Od té chvíle je to chodba jako každá jiná.
book-duel-turn = Ve svém tahu uděláš jednu ze čtyř věcí: položíš chodbu; zahraješ akční kartu; odložíš dvě karty a zbavíš se jedné sabotáže, která před tebou leží; nebo jen odložíš jednu či dvě karty. Karty se odkládají lícem dolů.
book-duel-draw = Pak si lízneš jednu kartu. Jen když karty pouze odložíš, lízneš si jich stejný počet. Zbavit se sabotáže tě tedy stojí jednu kartu z ruky.
book-solo-hand = { $count ->
    [one] Na začátku kola dostaneš { $count } kartu.
    [few] Na začátku kola dostaneš { $count } karty.
    [many] Na začátku kola dostaneš { $count } karty.
   *[other] Na začátku kola dostaneš { $count } karet.
}
book-duel-no-cards = Komu nezbyla žádná karta, ten už v kole nehraje a druhý trpaslík pokračuje sám.
book-duel-own = Musí k ní vést nepřerušená cesta od tvého vlastního startu. Přerušují ji dveře, které jsou pro tebe zavřené, a nepodplacený troll.
book-duel-any = Musí k ní vést nepřerušená cesta od jednoho ze dvou startů, ať je to kterýkoli. Přerušují ji dveře, které jsou pro tebe zavřené, a nepodplacený troll.
book-solo-own = Musí k ní vést nepřerušená cesta od startu. Přerušují ji dveře, které jsou pro tebe zavřené, a nepodplacený troll.
book-duel-two-ways = Na mostech a dvojitých zatáčkách jsou dvě chodby, které spolu nejsou spojené. Stačí, vede-li cesta k jedné z nich.
book-duel-doors = Dveře pustí jen trpaslíka své barvy. Ten druhý na ně potřebuje klíč.
book-solo-doors = { $colour ->
    [green] Jsi zelený trpaslík: zelené dveře máš otevřené, na modré potřebuješ klíč.
   *[blue] Jsi modrý trpaslík: modré dveře máš otevřené, na zelené potřebuješ klíč.
}
book-duel-ladder = Žebřík vede přímo ke startu své barvy. Žebřík kterékoli barvy smíš položit vedle jakékoli chodby, kam pasuje, i když tam žádná cesta nevede; ne však hned vedle cíle nebo chodby se zlatem.
book-solo-ladder = Žebřík smíš položit vedle jakékoli chodby, kam pasuje, i když tam žádná cesta nevede; ne však hned vedle cíle nebo chodby se zlatem. Žebřík tvé barvy vede přímo ke startu, žebřík druhé barvy nikam.
book-duel-ladder-joint = Chodba žebříku tam musí navázat na otevřenou stranu.
book-duel-ladder-both = Každý žebřík smějí používat oba trpaslíci.
book-duel-ladder-own = Žebřík smí používat jen trpaslík jeho barvy.
book-duel-troll = Troll zatarasí cestu na své kartě. Jakmile ho někdo podplatí, smějí kolem oba trpaslíci.
book-solo-troll = Troll zatarasí cestu na své kartě, dokud ho nepodplatíš.
book-duel-bribe = Trolly, ke kterým vede tvoje cesta, smíš podplatit kdykoli ve svém tahu, navíc ke všemu ostatnímu a i s rozbitými nástroji: dáš na trolla žeton a dlužíš mu valoun.
book-duel-bribe-any = Kteréhokoli trolla na stole smíš podplatit kdykoli ve svém tahu, navíc ke všemu ostatnímu a i s rozbitými nástroji: dáš na něj žeton a dlužíš mu valoun.
book-duel-bribe-poor = Smíš to i bez jediného valounu; dluh, který nemáš čím zaplatit, se promíjí.
book-duel-bribe-gold = Potřebuješ na to valoun, na získané kartě nebo na zlatě se svým žetonem, navíc k těm, které už trollům dlužíš.
book-duel-pay = Na konci kola se za každého trolla, kterému dlužíš, zaplatí valoun kartami zlata z tohoto kola i z dřívějších. Nazpět se nevrací nic, ale bere se tak málo, jak to jde.
book-duel-pay-choose = Na konci kola zaplatíš za každého trolla, kterému dlužíš, valoun kartami zlata podle své volby, z tohoto kola i z dřívějších. Nazpět se nevrací nic.
book-duel-mark = Jakmile od tvého startu vede nepřerušená cesta ke zlatu na cíli nebo na chodbě, dá se na něj žeton tvé barvy: zlato je tvoje.
book-duel-mark-other = Spojíš-li zlato jen s druhým startem, označí si ho hned druhý trpaslík.
book-duel-mark-active = Spojíš-li totéž zlato s oběma starty najednou, je tvoje.
book-duel-mark-opponent = Spojíš-li totéž zlato s oběma starty najednou, patří druhému trpaslíkovi.
book-duel-marked = Označené zlato ti zůstane, i kdyby se cesta k němu později přerušila.
book-duel-markers = V každém kole je 8 žetonů, společných pro vás oba, na zlato i na trolly.
book-solo-markers = V každém kole máš 6 žetonů, na zlato i na trolly.
book-duel-sabotage = Sabotáž rozbije nástroj druhému trpaslíkovi; dokud před ním leží, nestaví chodby. Stejný nástroj nemá nikdo rozbitý dvakrát.
book-duel-repair = Oprava opraví jeden tvůj nástroj, který je na ní. Zahrát ji můžeš, jen když je rozbitý; karta se dvěma nástroji opraví jeden z nich.
book-duel-key = Klíč otevře jedny dveře druhé barvy kdekoli na stole až do konce kola. Dostaneš-li se tím ke zlatu, hned si ho označíš. Otevřené mohou být nejvýš dvoje dveře.
book-duel-rockfall = Zával odstraní jednu chodbu, ale žádnou se zlatem nebo trollem a nikdy start ani cíl. Klíč, který na ní ležel, lze znovu použít.
book-duel-map = Mapa pokladu ti ukáže jeden zakrytý cíl. Nikdo jiný ho nevidí.
book-duel-end = Kolo končí hned, jakmile je odkrytých všech šest cílů, použije se poslední žeton, nebo už nikdo nemá žádnou kartu.
book-solo-end = Kolo končí hned, jakmile je odkrytých všech šest cílů, použije se poslední žeton, nebo už nemáš žádnou kartu.
book-duel-keep = Vezmeš si všechny karty se zlatem, na kterém je tvůj žeton. Počítají se ti do konce hry a už se nepoužijí.
book-duel-goals-box = Cíle, které si nikdo nevzal, se vrátí do krabice, i ty dosud zakryté.
book-duel-goals-shuffled = Odkryté cíle, které si nikdo nevzal, se vrátí do krabice. Ty dosud zakryté se znovu zamíchají mezi nepoužité.
book-duel-next = Na další kolo se vyloží nové cíle, všechny ostatní karty se zamíchají a znovu rozdají a všechny žetony i klíče se vrátí. Žádná sabotáž před tebou nezůstane.
book-duel-first = První kolo začíná zelený.
book-duel-next-first = Každé další kolo začíná ten, kdo má méně zlata; máte-li stejně, modrý.
book-duel-win = Kdo má po posledním kole víc valounů, vyhrává. Máte-li stejně, je to remíza.
book-solo-aim = Kopeš bez soupeře a snažíš se získat co nejvíc valounů.
book-solo-rating = Od 15 valounů to byla dobrá šichta, od 20 výborná, od 25 se o ní bude zpívat.
book-solo-map = Mapa pokladu ti ukáže jeden zakrytý cíl.
book-solo-aside = V každém kole leží deset karet stranou a nevíš, které to jsou.
book-solo-sabotage = Sabotáž, kterou si lízneš, leží hned před tebou. Je-li ten nástroj už rozbitý, odloží se.
book-solo-broken = Dokud před tebou leží rozbitý nástroj, nestavíš chodby. Oprav ho kartou opravy, na které je, nebo odlož dvě karty.
book-solo-rockfall = Zával, který si lízneš, hned odstraní naposledy položenou chodbu, na které není zlato ani troll. Klíč, který na ní ležel, lze znovu použít.
book-solo-replace-all = Za každou takovou kartu si lízneš další.
book-solo-replace-some = Další kartu si lízneš jen za sabotáž, která před tebou zůstane ležet.
book-solo-opening = To všechno platí i pro první karty kola.
book-solo-opening-kept = Mezi prvními kartami kola nepůsobí: sabotáž lze jen odložit, zával je akční karta, která odstraní tutéž chodbu.
book-solo-result = Po posledním kole se sečtou tvé valouny; nikdo nevyhrává ani neprohrává.
effect-sabotage-duel = Polož ji před druhého trpaslíka: nestaví chodby, dokud se ten nástroj neopraví.
effect-sabotage-solo = Jakmile si ji lízneš, leží před tebou: nestavíš chodby, dokud se ten nástroj neopraví.
effect-sabotage-solo-kept = Lízneš-li si ji během kola, hned leží před tebou: žádné chodby, dokud ten nástroj neopravíš. Mezi prvními kartami ji lze jen odložit.
effect-repair-own = Opraví jeden nástroj, který je na ní, leží-li před tebou rozbitý.
effect-rockfall-duel = Odstraní ze stolu jednu kartu chodby; starty, cíle a chodby se zlatem nebo trollem zůstávají.
effect-rockfall-solo = Působí, jakmile si ho lízneš: zmizí naposledy položená chodba bez zlata a bez trolla.
effect-rockfall-solo-kept = Působí, jakmile si ho lízneš, nebo když ho zahraješ: zmizí naposled položená chodba bez zlata a bez trolla.
effect-ladder-nowhere = Jeho start není ve hře, žebřík tedy nikam nevede: polož ho vedle kterékoli chodby, jen ne vedle cíle nebo zlata.
