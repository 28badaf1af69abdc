# Pravidla stolu větu po větě: základní hra a co s ní mají jiné hry společné.

rules-title = Pravidla

## Titles of chapters

chapter-aim = O co jde
chapter-goals = Start a cíle
chapter-turn = Tvůj tah
chapter-tunnel = Stavba chodeb
chapter-tools = Rozbíjení a opravy
chapter-others = Zával a mapa
chapter-end = Jak končí kolo
chapter-gold = Zlato
chapter-game = Celá hra

## What it is about

book-aim = Jste trpaslíci v dole. Zlatokopové chtějí prokopat chodbu od startu ke zlatu, sabotéři chtějí, aby se jim to nepovedlo. Kdo je kdo, zůstává tajné až do konce kola.
book-roles = U tohoto stolu se zamíchají: { $roles }. Každý dostane lícem dolů jednu kartu trpaslíka a tajně si ji prohlédne.
book-role-left = Jedna karta trpaslíka zbude. Do konce kola se na ni nikdo nedívá.
book-no-saboteur = Může to být zrovna jediný sabotér. Pak mezi vámi žádný není, jenže vy to nevíte.
book-talk = O své roli i o tom, co se ti podařilo zahlédnout, smíš říkat, co chceš, pravdu i lež. Karty ale nikomu neukazuj.

## Start and goals

book-goals = Tři cíle leží lícem dolů; od startu je dělí sedm prázdných míst. Jeden z nich je zlato, zbylé dva jsou jen skála.
book-no-border = Kopat se smí na všechny strany, i dál za cíle a za start.
book-goal-reached = Jakmile od startu vede do některého cíle nepřerušená chodba, odkryje ho ten, kdo ji dokončil.
book-goal-beside = K zakrytému cíli smíš přiložit kartu kteroukoli stranou, ale odkryje ho jen otevřená chodba.
book-stone-join = Cíl, na kterém není zlato, se napojí na chodbu, která k němu došla, a k ostatním sousedům pasuje, jak nejlépe to jde. Jsou-li obě polohy stejně dobré, vybere si ten, kdo k němu došel.
book-stone-last-card = Cíl, na kterém není zlato, se napojí na naposledy položenou kartu a k ostatním sousedům pasuje, jak nejlépe to jde. Jsou-li obě polohy stejně dobré, vybere si ten, kdo k němu došel.
book-stone-fit = Cíl, na kterém není zlato, se položí tak, aby pasoval ke všem sousedům. Nepasuje-li v žádné poloze, nebo pasuje-li v obou, rozhodne ten, kdo k němu došel, jak bude ležet.
book-stone-tunnel = Kolo pokračuje a skála je teď chodba jako každá jiná. Vede-li do dalšího cíle, hned se odkryje i ten.
book-two-goals = Dojdeš-li ke dvěma cílům najednou, odkryješ oba a vybereš si, který bude první. Je-li to zlato, kolo končí.

## Your turn

book-turn = Ve svém tahu použiješ jednu kartu: položíš chodbu, zahraješ akční kartu, nebo jednu kartu odložíš lícem dolů.
book-draw = Pak si lízneš kartu a na řadě je tvůj soused po levici.
book-hand = { $count ->
    [one] Každý dostane { $count } kartu do ruky.
    [few] Každý dostane { $count } karty do ruky.
    [many] Každý dostane { $count } karty do ruky.
   *[other] Každý dostane { $count } karet do ruky.
}
book-pile-empty = Když balíček dojde, už se nelíže. Odložené karty se do něj znovu nezamíchají.
book-discard-pile = Odložené karty, akční karty po svém účinku i odstraněné chodby přijdou na odkládací balíček. Ten leží lícem dolů.
book-no-cards = Komu nezbyla žádná karta, ten už v tomto kole nehraje.

## Laying tunnels

book-tunnel = Chodbu polož na prázdné místo tak, aby se celou stranou dotýkala karty na stole; roh nestačí. Musí pasovat ke všem sousedům: chodba k chodbě, skála ke skále.
book-tunnel-joined = Od startu k ní musí vést nepřerušená cesta.
book-upright = Karty leží na výšku. Smíš je otočit vzhůru nohama, ale nikdy je nepokládej napříč.
book-dead-end = Slepá chodba vypadá zvenku jako každá jiná, ale dál skrz ni žádná cesta nevede.

## Breaking and mending

book-broken = Dokud před tebou leží rozbitý krumpáč, lucerna nebo vozík, nestavíš chodby. Hrát akční karty a odkládat karty smíš dál.
book-break-others = Rozbíjet můžeš nástroje ostatním, sobě ne.
book-break-anybody = Nástroj můžeš rozbít komukoli, i sobě.
book-break-once = Nikdo nemůže mít stejný nástroj rozbitý dvakrát.
book-repair = Oprava opraví nástroj, který je na ní, tobě nebo komukoli jinému. Zahrát ji můžeš, jen když je takový nástroj rozbitý.
book-repair-two = Oprava se dvěma nástroji opraví jeden z nich, nikdy oba.

## Rockfall and map

book-rockfall = Zával odstraní ze stolu jednu chodbu. Start a cíle zůstávají.
book-rockfall-nothing = Smíš ho zahrát i tak, že neodstraníš nic, třeba i když na stole není co odstranit.
book-cut-off = Mezera se smí zase zaplnit. Odříznuté chodby zůstanou ležet, ale dál se v nich nekope, dokud k nim znovu nedojde cesta od startu.
book-cut-off-ladder = Mezera se smí zase zaplnit. Odříznuté chodby zůstanou ležet. Dokud k nim znovu nedojde cesta, smí se tam přiložit jen žebřík.
book-map = S mapou pokladu se podíváš na jeden zakrytý cíl. Vidíš ho jen ty a vyprávět o něm smíš, co chceš.

## How a round ends

book-end = Kolo končí hned, jak se odkryje zlato. Končí také tehdy, když už nikdo nemá žádnou kartu.
book-roles-shown = Pak se odkryjí všechny karty trpaslíků.
book-winners = Pokud se došlo ke zlatu, vyhráli zlatokopové, i kdyby poslední kartu položil sabotér. Pokud ne, vyhráli sabotéři.

## Gold

book-gold-diggers = Vyhrají-li zlatokopové, vezme se lícem dolů tolik karet zlata, kolik je zlatokopů. Na každé je jeden, dva nebo tři valouny.
book-gold-players = Vyhrají-li zlatokopové, vezme se lícem dolů tolik karet zlata, kolik je hráčů. Na každé je jeden, dva nebo tři valouny.
book-gold-ten = Vyhrají-li zlatokopové, vezme se lícem dolů devět karet zlata, i když je vás deset. Na každé je jeden, dva nebo tři valouny.
book-gold-passed = Kdo došel ke zlatu, prohlédne si je, jednu si nechá a ostatní podá nejbližšímu zlatokopovi po své pravici. Ten udělá totéž.
book-gold-saboteur-found = Došel-li ke zlatu sabotér, začíná nejbližší zlatokop po jeho pravici.
book-gold-again = Karty kolují, dokud nějaké zbývají, takže někteří zlatokopové mohou dostat víc než jednu.
book-gold-wages = Vyhrají-li sabotéři, vyplatí se jim odměna v kartách zlata: { $wages }.
book-wage = { $count ->
    [one] jedinému sabotérovi { $nuggets }
    [few] jsou-li { $count }, každému { $nuggets }
    [many] je-li jich { $count }, každému { $nuggets }
   *[other] je-li jich { $count }, každému { $nuggets }
}
book-gold-losers = Strana, která prohrála, nedostane nic.
book-gold-nobody = Pokud mezi vámi nebyl žádný sabotér a ke zlatu se nedošlo, nedostane zlato nikdo.
book-gold-secret = Svoje karty zlata drž v tajnosti až do konce hry.

## The whole game

book-rounds = { $count ->
    [one] Hraje se { $count } kolo.
    [few] Hrají se { $count } kola.
    [many] Hraje se { $count } kola.
   *[other] Hraje se { $count } kol.
}
book-first-by-lot = Kdo začne první kolo, rozhodne los.
book-first-seat = První kolo začíná hráč na místě { $seat }.
book-next-round = Před každým kolem se znovu vyloží start a cíle, zamíchají se karty a znovu se rozdají karty trpaslíků. Zlato vám zůstává.
book-gold-shuffled = Zamíchají se i zbylé karty zlata.
book-gold-put-back = Karty zlata se nemíchají; ty, které se vzaly a nerozdaly, leží vespod.
book-next-first = Další kolo začíná soused po levici toho, kdo byl na tahu naposledy.
book-most-gold = Kdo má po posledním kole nejvíc valounů, vítězí. Má-li jich několik hráčů stejně, vítězí společně.

## Cards that do something else at some tables

effect-sabotage-anybody = Polož ji před někoho, třeba i před sebe: dokud se nástroj neopraví, nestaví ten hráč chodby.
effect-rockfall-may = Odstraní ze stolu jednu kartu chodby, nebo žádnou; start a cíle zůstávají.
