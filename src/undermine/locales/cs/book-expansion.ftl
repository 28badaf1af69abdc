# Pravidla stolu větu po větě: rozšíření.

chapter-new-tunnels = Mosty, žebříky a dveře
chapter-new-actions = Vězení, krádež a výměny
chapter-winning = Kdo vyhrává kolo

## What it is about

book-aim-teams = Jste trpaslíci v dole. Modří a zelení zlatokopové jsou dva týmy a oba chtějí zlato; sabotéři chtějí, aby se k němu nikdo nedostal. Kdo je kdo, zůstává tajné až do konce kola.
book-loners = Šéf, spekulant a geologové nepatří k žádnému týmu. Šéf vyhrává s kterýmkoli týmem, spekulant s každým, kdo vyhraje, a geologové dostávají zlato za krystaly.
book-roles-left = { $count ->
    [one] Lícem dolů zbude { $count } karta trpaslíka. Nikdo tedy neví jistě, kteří trpaslíci sedí u stolu.
    [few] Lícem dolů zbudou { $count } karty trpaslíků. Nikdo tedy neví jistě, kteří trpaslíci sedí u stolu.
    [many] Lícem dolů zbude { $count } karty trpaslíků. Nikdo tedy neví jistě, kteří trpaslíci sedí u stolu.
   *[other] Lícem dolů zbude { $count } karet trpaslíků. Nikdo tedy neví jistě, kteří trpaslíci sedí u stolu.
}

## Your turn

book-turn-four = Ve svém tahu uděláš jednu ze čtyř věcí: položíš chodbu, zahraješ akční kartu, zbavíš se karty, která leží před tebou, nebo se tahu vzdáš.
book-draw-one = Po chodbě nebo akční kartě si lízneš jednu kartu.
book-shed = Chceš-li se zbavit karty před sebou (rozbitého nástroje, vězení, třeba i vlastní krádeže), odlož lícem dolů libovolné dvě karty z ruky. Lízneš si jen jednu, takže do konce kola držíš o kartu méně.
book-pass = Když se tahu vzdáš, odlož lícem dolů jednu, dvě nebo tři karty a stejný počet si jich lízni.
book-turn-next = Pak je na řadě tvůj soused po levici.
book-cards-aside = Deset dalších karet leží stranou a nikdo je neviděl. V tomto kole se s nimi nehraje.
book-pile-short = Je-li v balíčku méně karet, než kolik si máš líznout, vezmeš si, co zbývá. Když balíček dojde, už se nelíže. Odložené karty se do něj znovu nezamíchají.
book-skipped = Kdo nemá žádnou kartu, vynechává tahy. Do kola se vrátí, jen když mu karty přinese výměna karet.

## Tunnels

book-tunnel-joined-ladder = Od startu nebo od žebříku k ní musí vést nepřerušená cesta. Jen žebřík sám ji nepotřebuje.
book-two-tunnels = Na mostě a na dvojité zatáčce jsou dvě chodby, které spolu nejsou spojené. Pasovat musí všechny strany, ale se startem stačí spojit jednu z obou chodeb.
book-blind-arm = Slepá odbočka vypadá zvenku jako otevřená, ale se zbytkem karty spojená není.
book-ladder = Každý žebřík je spojený se startem i se všemi ostatními žebříky.
book-ladder-where = Žebřík smíš přiložit ke kterékoli chodbě, kde pasuje, i když k ní žádná cesta nevede. Nesmí se ale dotýkat cíle, ať zakrytého, nebo odkrytého.
book-door = Dveře nikomu nebrání stavět chodby ani odkrývat cíle. Počítají se, až když kolo skončí: tým neprojde dveřmi druhé barvy.
book-crystal = Krystal na chodbě nic nemění. Cenu má jen pro geology.

## Cards before you

book-broken-shed = Dokud před tebou leží rozbitý krumpáč, lucerna nebo vozík, nestavíš chodby. Hrát akční karty, zbavit se karty i vzdát se tahu smíš dál.
book-prison = Vězení položíš před někoho jiného. Dokud tam leží, nestaví ten hráč chodby, stejně jako s rozbitým nástrojem. Dvě vězení před sebou nikdo mít nemůže.
book-release = Osvobození pustí z vězení jednoho hráče, třeba i tebe.
book-theft = Krádež položíš před sebe, nikdy ale druhou. Leží-li tam ještě po rozdělení zlata, smíš jinému hráči vzít jeden valoun.
book-hands-off = Karta „ruce pryč“ odstraní ze stolu jednu krádež, ať leží před kýmkoli.
book-inspection = S inspekcí se podíváš na kartu trpaslíka jiného hráče. Vidíš ji jen ty.
book-swap-hats = Při výměně čepiček vybereš hráče, třeba i sebe. Ten dá svou kartu trpaslíka stranou tak, aby ji ostatní neviděli, a vezme si jednu z těch, které zbyly. Stará karta se v tomto kole nevrátí.
book-swap-hands = Při výměně karet dáš jinému hráči všechny karty, které ti zbyly, a dostaneš všechny jeho, ať je jich kolik chce. Pak si lízne kartu ten druhý, ty ne.
book-swap-hands-both = Při výměně karet dáš jinému hráči všechny karty, které ti zbyly, a dostaneš všechny jeho, ať je jich kolik chce. Pak si lízne kartu každý z vás.

## Who wins the round

book-team-way = Tým se dostane ke zlatu, pokud k němu vede cesta bez dveří druhé barvy. Jedna taková cesta stačí a může začínat i u žebříku.
book-win-team = Došel-li ke zlatu modrý nebo zelený zlatokop a jeho tým se tam dostane, vyhrává jen tento tým.
book-win-other-team = Nepustí-li dveře k pokladu jeho tým, ale ten druhý ano, vyhrává ten druhý.
book-win-both = Došel-li ke zlatu šéf, spekulant, geolog nebo sabotér, vyhrává každý tým, který se tam dostane. Nestojí-li v cestě žádné dveře, jsou to oba týmy.
book-win-boss = Šéf a spekulant vyhrávají s každým týmem, který vyhraje, i kdyby z něj u stolu nikdo neseděl.
book-shut-out-cs20 = Nepustí-li dveře ani jeden tým, vyhrávají šéf a spekulant, ale jen když ke zlatu došel jeden z nich dvou. Došel-li tam kdokoli jiný, nevyhrává nikdo.
book-shut-out-de = Nepustí-li dveře ani jeden tým, vyhrává šéf, ať ke zlatu došel kdokoli, a s ním i spekulant. Není-li u stolu šéf, vyhrává spekulant, jen když ke zlatu došel právě on; jinak nevyhrává nikdo.
book-shut-out-bga = Nepustí-li dveře ani jeden tým, vyhrávají šéf a spekulant, ať ke zlatu došel kdokoli. Není-li u stolu ani jeden z nich, nevyhrává nikdo.
book-win-saboteurs = Pokud se ke zlatu nedošlo, vyhrávají sabotéři a s nimi spekulant. Pokud ano, žádný sabotér nevyhrává.
book-win-profiteer = Pokud se ke zlatu nedošlo a u stolu není žádný sabotér, vyhrává spekulant sám. Není-li ani spekulant, nevyhrává nikdo.
book-win-role = Počítá se ta karta trpaslíka, kterou máš na konci kola.
book-win-free = Kdo je na konci kola ve vězení, nevyhrává a nepočítá se, jako by u stolu nebyl.

## Gold

book-shares = Vítězům vyplácí bank: jedinému pět valounů, dvěma po čtyřech, třem po třech, čtyřem po dvou a pěti nebo více po jednom.
book-shares-less = Šéf dostane o jeden valoun méně a spekulant o dva méně, takže možná nic. Vyhraje-li šéf sám, dostane čtyři, spekulant sám tři.
book-crystals = Potom dostane geolog valoun za každý krystal na stole, ať vyhrál kdokoli, i za ty na odříznutých chodbách. Dva geologové se o tyto valouny rozdělí a zaokrouhlí dolů.
book-prison-gold = Ve vězení nedostaneš žádné zlato, ani za krystaly, a nesmíš krást. Je-li ve vězení jeden ze dvou geologů, dostane valouny za všechny krystaly ten druhý.
book-prison-crystals = Ve vězení nedostaneš nic z pokladu a nesmíš krást. Za krystaly ale dostanou geologové zaplaceno i ve vězení.
book-thefts = Krádeže přijdou na řadu nakonec. Z těch, kdo smějí krást, začíná ten, kdo zahrál krádež naposledy; pak se pokračuje doleva.
book-thefts-whom = Okrást smíš kteréhokoli jiného hráče, který má zlato, i vězně. Ale nemusíš okrást nikoho.
book-gold-open = Valouny se vyplácejí veřejně, takže každý může vědět, kolik jich máš. Bank se nikdy nevyprázdní.

## The whole game

book-next-round-aside = Před každým kolem se znovu vyloží start a cíle, všechny karty se zamíchají, deset jich jde zase stranou a znovu se rozdají karty trpaslíků. Zlato vám zůstává.

## Cards that do something else at some tables

effect-swap-hands-both = Vyměň si všechny karty s někým jiným; pak si každý z vás jednu lízne.
effect-prison-crystals = Polož ho před někoho jiného: dokud tam leží, nestaví ten hráč chodby a na konci nemá podíl na pokladu a nekrade.
