# The rules of a table, sentence by sentence: the Duel and the game alone.
# The comment above an English sentence names the rules (docs/rules) that it states.

chapter-duel-ways = Dveře, žebříky, trollové
chapter-duel-gold = Zlato a žetony
chapter-duel-cards = Akční karty
chapter-solo-draw = Karty, které hned působí
book-duel-aim = Dva trpaslíci, zelený a modrý, kopou za stejným zlatem, každý od startu své barvy. Kdo má na konci víc valounů, vyhrává.
book-duel-goals = Šest zakrytých cílů leží v pyramidě, první z nich čtyři prázdná místa od startů. Na většině je zlato, 1 až 3 valouny, někdy za dveřmi; na některých žádné.
book-solo-goals = Šest zakrytých cílů leží v pyramidě, první z nich sedm prázdných míst od startu. Na většině je zlato, 1 až 3 valouny, někdy za dveřmi; na některých žádné.
book-duel-goal-up = Jakmile z jednoho ze dvou startů vede do cíle nepřerušená cesta, cíl se odkryje. Udělá to ten, kdo cestu spojil; je-li cílů víc, zvolí pořadí.
book-solo-goal-up = Jakmile ze startu vede do cíle nepřerušená cesta, odkryješ ho; je-li jich víc, v pořadí, jaké si zvolíš.
book-duel-goal-lies = Cíl se položí tak, aby pasoval k sousedům. Jdou-li obě polohy, vybere ten, kdo ho odkryl; nejde-li žádná, naváže aspoň na chodbu, která k němu dovedla. Od té chvíle je to chodba jako každá jiná.
book-duel-turn = Ve svém tahu uděláš jednu ze čtyř věcí: položíš chodbu; zahraješ akční kartu; odložíš dvě karty a zbavíš se jedné sabotáže, která před tebou leží; nebo jen odložíš jednu či dvě karty. Karty se odkládají lícem dolů.
book-duel-draw = Pak si lízneš jednu kartu. Jen po pouhém odložení si lízneš tolik, kolik karet jde pryč. Zbavit se sabotáže tě tedy stojí jednu kartu v ruce.
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
book-duel-two-ways = Na mostech a dvojitých zatáčkách jsou dvě chodby, které se nepotkávají. Stačí, vede-li cesta k jedné z nich.
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
book-duel-troll = Troll na své kartě hlídá cestu. Jakmile ho někdo podplatí, smějí kolem oba trpaslíci.
book-solo-troll = Troll na své kartě hlídá cestu, dokud ho nepodplatíš.
book-duel-bribe = Trolly, ke kterým vede tvá cesta, smíš kdykoli ve svém tahu podplatit, navíc ke všemu ostatnímu a i s rozbitými nástroji: dáš na trolla žeton a dlužíš mu valoun.
book-duel-bribe-any = Kteréhokoli trolla na stole smíš kdykoli ve svém tahu podplatit, navíc ke všemu ostatnímu a i s rozbitými nástroji: dáš na něj žeton a dlužíš mu valoun.
book-duel-bribe-poor = Smíš to i bez jediného valounu; dluh, který nemáš čím zaplatit, se promíjí.
book-duel-bribe-gold = Potřebuješ na to valoun, na získané kartě nebo na zlatě se svým žetonem, navíc k těm, které už trollům dlužíš.
book-duel-pay = Na konci kola se za každého trolla, kterého podplatíš, zaplatí valoun kartami zlata z tohoto kola i z dřívějších. Nazpět se nevrací, ale bere se, co nejméně jde.
book-duel-pay-choose = Na konci kola zaplatíš za každého trolla, kterého podplatíš, valoun kartami zlata podle své volby, z tohoto kola i z dřívějších. Nazpět se nevrací.
book-duel-mark = Jakmile z tvého startu vede ke zlatu nepřerušená cesta, ať je na cíli, nebo na chodbě, dá se na něj žeton tvé barvy: je tvé.
book-duel-mark-other = Spojíš-li zlato jen s druhým startem, označí si ho hned druhý trpaslík.
book-duel-mark-active = Spojíš-li totéž zlato s oběma starty najednou, je tvé.
book-duel-mark-opponent = Spojíš-li totéž zlato s oběma starty najednou, patří druhému trpaslíkovi.
book-duel-marked = Označené zlato ti zůstane, i kdyby se cesta k němu později přerušila.
book-duel-markers = V každém kole je 8 žetonů, společných pro vás oba, na zlato i na trolly.
book-solo-markers = V každém kole máš 6 žetonů, na zlato i na trolly.
book-duel-sabotage = Sabotáž rozbije nástroj druhému trpaslíkovi; dokud před ním leží, nepokládá chodby. Stejný nástroj nemá nikdo rozbitý dvakrát.
book-duel-repair = Oprava opraví jeden tvůj vlastní nástroj, který je na ní. Zahrát ji lze, jen když je rozbitý; karta se dvěma nástroji opraví jeden z nich.
book-duel-key = Klíč otevře jedny dveře druhé barvy kdekoli na stole až do konce kola. Dostaneš-li se tím ke zlatu, hned si ho označíš. Otevřené mohou být nejvýš dvoje dveře.
book-duel-rockfall = Zával odstraní jednu chodbu, ale žádnou se zlatem nebo trollem a nikdy start ani cíl. Klíč, který na ní ležel, lze znovu použít.
book-duel-map = Mapa ti ukáže jeden zakrytý cíl. Nikdo jiný ho nevidí.
book-duel-end = Kolo končí hned, jakmile je odkrytých všech šest cílů, padne poslední žeton, nebo už nikdo nemá karty.
book-solo-end = Kolo končí hned, jakmile je odkrytých všech šest cílů, padne poslední žeton, nebo ti nezbývá žádná karta.
book-duel-keep = Vezmeš si všechny karty se zlatem, na kterém je tvůj žeton. Počítají se ti do konce hry a už se nepoužijí.
book-duel-goals-box = Cíle, které si nikdo nevzal, jdou do krabice, i ty dosud zakryté.
book-duel-goals-shuffled = Odkryté cíle, které si nikdo nevzal, jdou do krabice. Ty dosud zakryté se znovu zamíchají mezi nepoužité.
book-duel-next = Na další kolo se vyloží nové cíle, všechny ostatní karty se zamíchají a znovu rozdají a všechny žetony i klíče se vrátí. Žádná sabotáž před tebou nezůstane.
book-duel-first = První kolo začíná zelený.
book-duel-next-first = Každé další kolo začíná ten, kdo má méně zlata; máte-li stejně, modrý.
book-duel-win = Kdo má po posledním kole víc valounů, vyhrává. Máte-li stejně, je to remíza.
book-solo-aim = Kopeš bez soupeře a sbíráš, kolik valounů jen dokážeš.
book-solo-rating = Od 15 valounů to byla dobrá šichta, od 20 výborná, od 25 se o ní bude zpívat.
book-solo-map = Mapa ti ukáže jeden zakrytý cíl.
book-solo-aside = V každém kole leží deset karet stranou a nevíš, které to jsou.
book-solo-sabotage = Sabotáž, kterou si lízneš, leží hned před tebou. Je-li ten nástroj už rozbitý, odloží se.
book-solo-broken = Dokud před tebou leží rozbitý nástroj, nepokládáš chodby. Oprav ho opravou, na které je, nebo odlož dvě karty.
book-solo-rockfall = Zával, který si lízneš, hned odstraní chodbu, kterou máš položenou naposled, z těch bez zlata a bez trolla. Klíč, který na ní ležel, lze znovu použít.
book-solo-replace-all = Za každou takovou kartu si lízneš další.
book-solo-replace-some = Další kartu si lízneš jen za sabotáž, která před tebou zůstane ležet.
book-solo-opening = To všechno platí i pro první karty kola.
book-solo-opening-kept = Mezi prvními kartami kola nepůsobí: sabotáž lze jen odložit, zával je akční karta, která odstraní tutéž chodbu.
book-solo-result = Po posledním kole se sečtou tvé valouny; nikdo nevyhrává ani neprohrává.
effect-sabotage-duel = Polož ji před druhého trpaslíka: nepokládá chodby, dokud ten nástroj neopraví.
effect-sabotage-solo = Jakmile si ji lízneš, leží před tebou: žádné chodby, dokud ten nástroj neopravíš.
effect-repair-own = Opraví jeden nástroj, který je na ní, leží-li před tebou rozbitý.
effect-rockfall-duel = Odstraní jednu kartu chodby; starty, cíle a chodby se zlatem nebo trollem zůstávají.
effect-rockfall-solo = Působí, jakmile si ho lízneš: zmizí naposled položená chodba bez zlata a bez trolla.
effect-ladder-nowhere = Jeho start není ve hře, žebřík tedy nikam nevede: polož ho vedle kterékoli chodby, jen ne vedle cíle nebo zlata.
