## Karty, figurky a role

card-own-door-blue = modré dveře
    .object = modré dveře
    .short = modré dveře
    .effect = Projde jimi jen modrý trpaslík; zelený potřebuje klíč.
card-own-door-green = zelené dveře
    .object = zelené dveře
    .short = zel. dveře
    .effect = Projde jimi jen zelený trpaslík; modrý potřebuje klíč.
card-troll = troll
    .object = trolla
    .short = troll
    .effect = Nikoho nepustí, dokud mu někdo nedá žeton; na konci kola to stojí valoun.
card-ladder-blue = modrý žebřík
    .object = modrý žebřík
    .short = žebřík
    .effect = Vede přímo k modrému startu: polož ho vedle kterékoli chodby, jen ne vedle cíle nebo zlata.
card-ladder-green = zelený žebřík
    .object = zelený žebřík
    .short = žebřík
    .effect = Vede přímo k zelenému startu: polož ho vedle kterékoli chodby, jen ne vedle cíle nebo zlata.
card-gold-path = chodba se zlatem
    .object = chodbu se zlatem
    .short = zlato
    .effect = Kdo má spojení ke zlatu na ní, hned si ho označí a na konci kola si kartu vezme.
card-key = klíč
    .object = klíč
    .short = klíč
    .effect = Otevře dveře druhé barvy až do konce kola.
goal-place-0 = Horní přední cíl
    .object = horní přední cíl
goal-place-1 = Prostřední přední cíl
    .object = prostřední přední cíl
goal-place-2 = Dolní přední cíl
    .object = dolní přední cíl
goal-place-3 = Horní zadní cíl
    .object = horní zadní cíl
goal-place-4 = Dolní zadní cíl
    .object = dolní zadní cíl
goal-place-5 = Poslední cíl
    .object = poslední cíl

## Otázky a odpovědi

question-bribe = Podplatíš trolla, nebo ukončíš tah?
    .other = { $name } pokukuje po trollovi …
question-claim = Zlata je víc než žetonů: které si označíš jako první?
    .other = { $name } vybírá, které zlato si označí …
question-give = Trollové chtějí své valouny: které karty jim dáš?
    .other = { $name } se vyrovnává s trolly …
answer-bribe = Podplatit trolla
answer-done = Ukončit tah
answer-claim = Označit zlato
answer-give = Dát

## Co se stalo

log-claimed = { $who ->
    [you] Označuješ si zlato na { $cell }.
   *[other] { $name } si označuje zlato na { $cell }.
}
    .shown = { $who ->
        [you] Označuješ si zlato.
       *[other] { $name } si označuje zlato.
    }
log-bribed = { $who ->
    [you] Podplácíš trolla na { $cell }; teď projde každý.
   *[other] { $name } podplácí trolla na { $cell }; teď projde každý.
}
    .shown = { $who ->
        [you] Podplácíš trolla; teď projde každý.
       *[other] { $name } podplácí trolla; teď projde každý.
    }
log-unlocked = { $who ->
    [you] Odemykáš dveře na { $cell }.
   *[other] { $name } odemyká dveře na { $cell }.
}
    .shown = { $who ->
        [you] Odemykáš dveře.
       *[other] { $name } odemyká dveře.
    }
log-key-back = Klíč ode dveří na { $cell } je zase volný.
    .shown = Klíč ode dveří je zase volný.
log-collected = { $who ->
    [you] { $count ->
        [one] Bereš si kartu s jedním valounem.
        [few] Bereš si kartu se { $count } valouny.
        [many] Bereš si kartu s { $count } valounu.
       *[other] Bereš si kartu s { $count } valouny.
    }
   *[other] { $count ->
        [one] { $name } si bere kartu s jedním valounem.
        [few] { $name } si bere kartu se { $count } valouny.
        [many] { $name } si bere kartu s { $count } valounu.
       *[other] { $name } si bere kartu s { $count } valouny.
    }
}
log-forfeited = { $who ->
    [you] { $count ->
        [one] Trollům platíš kartou s jedním valounem.
        [few] Trollům platíš kartou se { $count } valouny.
        [many] Trollům platíš kartou s { $count } valounu.
       *[other] Trollům platíš kartou s { $count } valouny.
    }
   *[other] { $count ->
        [one] { $name } platí trollům kartou s jedním valounem.
        [few] { $name } platí trollům kartou se { $count } valouny.
        [many] { $name } platí trollům kartou s { $count } valounu.
       *[other] { $name } platí trollům kartou s { $count } valouny.
    }
}
log-ending-goals = Všech šest cílů je odkrytých: kolo končí.
log-ending-markers = Poslední žeton leží v dole: kolo končí.
log-ending-cards = Nezbyly žádné karty: kolo končí.
log-goal-up = { $count ->
    [0] { $title } se odkrývá: žádné zlato.
    [one] { $title } se odkrývá: jeden valoun!
    [few] { $title } se odkrývá: { $count } valouny!
    [many] { $title } se odkrývá: { $count } valounu!
   *[other] { $title } se odkrývá: { $count } valounů!
}
log-goal-looked = { $count ->
    [0] Díváš se na { $goal }: žádné zlato.
    [one] Díváš se na { $goal }: jeden valoun!
    [few] Díváš se na { $goal }: { $count } valouny!
    [many] Díváš se na { $goal }: { $count } valounu!
   *[other] Díváš se na { $goal }: { $count } valounů!
}
log-began-duel = Začíná { $number }. kolo.

## Proč to nejde

reason-not-joined-own = nevede tam nepřerušená cesta od tvého vlastního startu
reason-beside-gold = žebřík nesmí stát hned vedle chodby se zlatem
reason-ladder-not-joined = u tohoto stolu se žebřík musí napojit na otevřenou stranu
reason-rockfall-stays = chodby se zlatem nebo trollem zůstávají ležet
reason-rockfall-takes-latest = při hře pro jednoho bere zával naposledy položenou chodbu
reason-no-key-left = oba klíče už leží na dveřích
reason-no-door-there = žádné dveře tam nejsou
reason-own-door = tyhle dveře máš otevřené i bez klíče
reason-door-open = tyhle dveře už jsou otevřené
reason-no-troll-there = žádný troll tam není
reason-troll-bribed = tenhle troll už je podplacený
reason-troll-out-of-reach = nevede k němu nepřerušená cesta od tvého startu
reason-no-gold-for-troll = na dalšího trolla nemáš valoun
reason-turn-not-done = nejdřív karta: zahraj nějakou, nebo odlož
reason-not-a-payment = to je málo, nebo o kartu víc, než je třeba
reason-no-gold-to-mark = žádné zlato pro tebe tam není

## Stránka v prohlížeči

web-option-bribe-requires-gold = Trolla podplatí jen ten, kdo má zlato
web-option-bribe-requires-reach = Trolla podplatí jen ten, kdo k němu dojde
web-option-hidden-goals = Cíle, které zůstaly zakryté
web-value-hidden-goals-box = se vrátí do krabice
web-value-hidden-goals-reshuffle = se zase zamíchají
web-option-ladder-needs-joint = Žebřík musí navazovat na otevřenou stranu
web-option-ladder-exclusive = Po žebříku leze jen jeho majitel
web-option-troll-payment = Co se dává trollům
web-value-troll-payment-auto = určí pravidla
web-value-troll-payment-choose = volí dlužník
web-option-double-gold = Zlato spojené s oběma připadne
web-value-double-gold-active = tomu, kdo je na tahu
web-value-double-gold-opponent = soupeři
web-option-place-connection = Nová chodba navazuje na
web-value-place-connection-own = vlastní start
web-value-place-connection-any = kterýkoli start
play-want-key = Které dveře otevřeš? Vyber osvětlené.
play-cell-far = osvětleno, ale ne od tvého startu
play-supply = Společná zásoba: žetony { $markers }, klíče { $keys }
play-score = { $colour ->
    [green] Zelený má { $purse }, s označeným zlatem { $gain }
   *[blue] Modrý má { $purse }, s označeným zlatem { $gain }
}
play-who-colour = { $colour ->
    [green] Jsi zelený trpaslík
   *[blue] Jsi modrý trpaslík
}
play-who-start = { $place ->
    [above] Tvé chodby začínají u horního startu. Zlato, ke kterému dovedou, je tvoje.
   *[below] Tvé chodby začínají u dolního startu. Zlato, ke kterému dovedou, je tvoje.
}
tales-ending-1 = Všech šest cílů je odkrytých
tales-ending-2 = Poslední žeton je položen
tales-ending-3 = Karty došly
tales-ending-goals = Všech šest cílů je odkrytých
tales-ending-markers = Poslední žeton je položen
tales-ending-cards = Karty došly
tales-lead = { $who ->
    [you] Vedeš { $score }
    [even] Nerozhodně { $score }
   *[other] Vede { $name } { $score }
}
tales-for-trolls = trollům

## Pravidla, větu po větě

chapter-duel-ways = Dveře, žebříky, trollové
chapter-duel-gold = Zlato a žetony
chapter-duel-cards = Akční karty
book-duel-aim = Dva trpaslíci, zelený a modrý, kopou za stejným zlatem, každý od startu své barvy. Kdo má na konci víc valounů, vyhrává.
book-duel-goals = Šest zakrytých cílů leží v pyramidě, první z nich čtyři prázdná místa od startů. Na většině je zlato, 1 až 3 valouny, někdy za dveřmi; na některých žádné.
book-duel-goal-up = Jakmile od jednoho ze dvou startů vede do cíle nepřerušená cesta, cíl se odkryje. Udělá to ten, kdo cestu spojil; je-li cílů víc, zvolí i pořadí.
book-duel-goal-lies = Cíl se položí tak, aby pasoval k sousedům. Pasuje-li v obou polohách, vybere si ten, kdo ho odkryl; nepasuje-li v žádné, naváže aspoň na chodbu, která k němu došla. Od té chvíle je to chodba jako každá jiná.
book-duel-turn = Ve svém tahu uděláš jednu ze čtyř věcí: položíš chodbu; zahraješ akční kartu; odložíš dvě karty a zbavíš se jedné sabotáže, která před tebou leží; nebo jen odložíš jednu či dvě karty. Karty se odkládají lícem dolů.
book-duel-draw = Pak si lízneš jednu kartu. Jen když karty pouze odložíš, lízneš si jich stejný počet. Zbavit se sabotáže tě tedy stojí jednu kartu z ruky.
book-duel-no-cards = Komu nezbyla žádná karta, ten už v kole nehraje a druhý trpaslík pokračuje sám.
book-duel-own = Musí k ní vést nepřerušená cesta od tvého vlastního startu. Přerušují ji dveře, které jsou pro tebe zavřené, a nepodplacený troll.
book-duel-any = Musí k ní vést nepřerušená cesta od jednoho ze dvou startů, ať je to kterýkoli. Přerušují ji dveře, které jsou pro tebe zavřené, a nepodplacený troll.
book-duel-two-ways = Na mostech a dvojitých zatáčkách jsou dvě chodby, které spolu nejsou spojené. Stačí, vede-li cesta k jedné z nich.
book-duel-doors = Dveře pustí jen trpaslíka své barvy. Ten druhý na ně potřebuje klíč.
book-duel-ladder = Žebřík vede přímo ke startu své barvy. Žebřík kterékoli barvy smíš položit vedle jakékoli chodby, kam pasuje, i když tam žádná cesta nevede; ne však hned vedle cíle nebo chodby se zlatem.
book-duel-ladder-joint = Chodba žebříku tam musí navázat na otevřenou stranu.
book-duel-ladder-both = Každý žebřík smějí používat oba trpaslíci.
book-duel-ladder-own = Žebřík smí používat jen trpaslík jeho barvy.
book-duel-troll = Troll zatarasí cestu na své kartě. Jakmile ho někdo podplatí, smějí kolem oba trpaslíci.
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
book-duel-sabotage = Sabotáž rozbije nástroj druhému trpaslíkovi; dokud před ním leží, nestaví chodby. Stejný nástroj nemá nikdo rozbitý dvakrát.
book-duel-repair = Oprava opraví jeden tvůj nástroj, který je na ní. Zahrát ji můžeš, jen když je rozbitý; karta se dvěma nástroji opraví jeden z nich.
book-duel-key = Klíč otevře jedny dveře druhé barvy kdekoli na stole až do konce kola. Dostaneš-li se tím ke zlatu, hned si ho označíš. Otevřené mohou být nejvýš dvoje dveře.
book-duel-rockfall = Zával odstraní jednu chodbu, ale žádnou se zlatem nebo trollem a nikdy start ani cíl. Klíč, který na ní ležel, lze znovu použít.
book-duel-map = Mapa pokladu ti ukáže jeden zakrytý cíl. Nikdo jiný ho nevidí.
book-duel-end = Kolo končí hned, jakmile je odkrytých všech šest cílů, použije se poslední žeton, nebo už nikdo nemá žádnou kartu.
book-duel-keep = Vezmeš si všechny karty se zlatem, na kterém je tvůj žeton. Počítají se ti do konce hry a už se nepoužijí.
book-duel-goals-box = Cíle, které si nikdo nevzal, se vrátí do krabice, i ty dosud zakryté.
book-duel-goals-shuffled = Odkryté cíle, které si nikdo nevzal, se vrátí do krabice. Ty dosud zakryté se znovu zamíchají mezi nepoužité.
book-duel-next = Na další kolo se vyloží nové cíle, všechny ostatní karty se zamíchají a znovu rozdají a všechny žetony i klíče se vrátí. Žádná sabotáž před tebou nezůstane.
book-duel-first = První kolo začíná zelený.
book-duel-next-first = Každé další kolo začíná ten, kdo má méně zlata; máte-li stejně, modrý.
book-duel-win = Kdo má po posledním kole víc valounů, vyhrává. Máte-li stejně, je to remíza.
effect-sabotage-duel = Polož ji před druhého trpaslíka: nestaví chodby, dokud se ten nástroj neopraví.
effect-repair-own = Opraví jeden nástroj, který je na ní, leží-li před tebou rozbitý.
effect-rockfall-duel = Odstraní ze stolu jednu kartu chodby; starty, cíle a chodby se zlatem nebo trollem zůstávají.

## Lekce

lesson-duel-start = Vlastní start
    .task = Máš zelenou a dolní start je tvůj. Kopej od něj doprava.
    .nudge = Cíle leží vpravo. Polož rovnou chodbu tam.
    .done = Každý kope od svého startu. Tvoje chodby mají tvoje světlo.
lesson-duel-gold = Zlato u cesty
    .task = Na jedné z tvých karet je zlato. Polož ji na konec tak, aby tvoje chodba na zlato narazila; podle potřeby ji otoč.
    .nudge = Tvoje chodba by zlato minula. Otoč kartu klávesou R nebo kulatou šipkou.
    .done = Leží na něm tvůj žeton. Na konci kola je to zlato tvoje.
lesson-duel-key = Dveře v cestě
    .task = Zastavily tě modré dveře, protože máš zelenou. Otevři je klíčem.
    .nudge = Dveře zůstanou zavřené. Vezmi klíč a vyber dveře.
    .done = Tvoje světlo jde dál. Klíč otevře dveře druhé barvy až do konce kola.
lesson-duel-troll = Troll chce zlato
    .task = Troll nikoho nepustí. Podplať ho a pak za něj polož rovnou chodbu.
    .nudge = Troll pořád stojí v cestě. Nejdřív ho podplať a pak kopej dál doprava.
    .done = Cesta je volná, ale na konci kola se úplatek platí zlatem.
lesson-duel-goal = K cíli
    .task = Víš, že u dolního předního cíle leží dva valouny. Polož zatáčku, která k němu vede dolů.
    .nudge = To k cíli nevede. Polož zatáčku na konec chodby.
    .done = Cíl se odkryl a na jeho zlatě leží tvůj žeton.
lesson-duel-sabotage = Zbrzdi soupeře
    .task = Mia je o kartu napřed. Rozbij jí krumpáč.
    .nudge = Zůstala by napřed. Vezmi rozbitý krumpáč a vyber hráče: Mia.
    .done = Dokud je rozbitý, nestaví chodby. Tobě udělá totéž.

play-aim-duel = Spoj se svým startem víc zlata než soupeř.
play-sheet-duel-1 = Každý kope od vlastního startu. Zlato, ke kterému vede tvá cesta, je tvoje.
play-sheet-duel-2 = Na dveře druhé barvy potřebuješ klíč. Troll tě pustí za valoun.
play-sheet-duel-3 = Karty nahlížejí pod cíle, rozbíjejí soupeři nástroje a boří chodby.
