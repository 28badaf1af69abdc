## Karty, figurky a role

table-clan = klan
table-clan-blue = modrý
table-clan-yellow = žlutý
table-clan-loyal = věrný
table-clan-saboteur = sabotér
table-place = místo
    .out = venku
card-rat = krysa
    .object = krysu
    .short = krysa
    .effect = Přiláká krysu a vede ji až o 3 pole: koho potká, ten natrvalo přijde o kartu z ruky.
card-crawler = plazoun
    .object = plazouna
    .short = plazoun
    .effect = Přiláká plazouna a vede ho až o 4 pole: koho potká, toho ochromí, a ten pak v příštím tahu nechodí.
card-goblin = skřet
    .object = skřeta
    .short = skřet
    .effect = Přiláká skřeta a vede ho až o 5 polí: koho potká, ten přijde o valoun.
card-web = pavučina
    .object = pavučinu
    .short = pavučina
    .effect = Polož ji tam, kde se spojují cesty dvou karet, nebo na otevřený konec cesty: až do tvého přespříštího tahu tudy nikdo neprojde.
card-boots = boty
    .object = boty
    .short = boty
    .effect = Polož je před kohokoli: jeho trpaslík smí ujít za tah až 4 pole místo 3.
card-axe = válečná sekera
    .object = válečnou sekeru
    .short = sekera
    .effect = Polož ji před kohokoli: až se odloží, zažene nestvůru dřív, než zaútočí, nebo oslabí pavučinu.
card-secret = tajná informace
    .object = tajnou informaci
    .short = tajemství
    .effect = Podívej se na zakrytý cíl nebo na kartu klanu jiného hráče; budeš to vědět jen ty.
card-hand-swap = výměna karet
    .object = výměnu karet
    .short = výměna
    .effect = Vyměň si všechny karty s jiným hráčem; ten si na konci tvého tahu lízne kartu místo tebe.
card-den = cesta s doupětem
    .object = cestu s doupětem
    .short = doupě
    .effect = Z temného doupěte vylézají přilákané nestvůry.
card-vein = zlatá žíla
    .object = zlatou žílu
    .short = zlatá žíla
    .effect = Leží tu valoun. Kdo se tu zastaví, vezme si ho a ukáže kartu klanu.
card-cave-ladder = cesta s žebříkem
    .object = cestu s žebříkem
    .short = žebřík
    .effect = Z žebříku na žebřík je to jeden krok, ať je to jakkoli daleko.
card-cave-bridge = dřevěný most
    .object = dřevěný most
    .short = most
    .effect = Kdo vstoupí na most, natrvalo přijde o kartu z ruky; cesta pod ním nic nestojí.
card-cave-tunnel = dvojitá zatáčka s tunelem
    .object = dvojitou zatáčku s tunelem
    .short = tunel
    .effect = Dvě zatáčky; kdo projde tunelem mezi nimi, zaplatí valoun.
role-blue-loyal = věrný trpaslík (modrý klan)
    .task = Pracuješ pro modrý klan: vynes pro něj z jeskyně zlato.
    .many = Věrní modří trpaslíci
role-blue-saboteur = sabotér (modrý klan)
    .task = Nosíš modrou barvu, ale pracuješ pro žlutý klan a vyhráváš s ním.
    .many = Modří sabotéři
side-blue-clan = Modrý klan
    .won = Modrý klan vyhrává.
finish-blue-clan = vyhrává modrý klan
role-yellow-loyal = věrný trpaslík (žlutý klan)
    .task = Pracuješ pro žlutý klan: vynes pro něj z jeskyně zlato.
    .many = Věrní žlutí trpaslíci
role-yellow-saboteur = sabotér (žlutý klan)
    .task = Nosíš žlutou barvu, ale pracuješ pro modrý klan a vyhráváš s ním.
    .many = Žlutí sabotéři
side-yellow-clan = Žlutý klan
    .won = Žlutý klan vyhrává.
finish-yellow-clan = vyhrává žlutý klan
finish-none = nikdo nevyhrává
goal-north-west = Cíl vlevo nahoře
    .object = cíl vlevo nahoře
goal-north-east = Cíl vpravo nahoře
    .object = cíl vpravo nahoře
goal-south-west = Cíl vlevo dole
    .object = cíl vlevo dole
goal-south-east = Cíl vpravo dole
    .object = cíl vpravo dole
legend-exit = východ
legend-den = doupě
legend-ladder = žebřík
legend-vein = zlatá žíla
field-n = horní pole
field-e = pravé pole
field-s = dolní pole
field-w = levé pole
field-c = prostřední pole
field-a = první zatáčka
field-b = druhá zatáčka
field-h = cesta pod mostem
field-v = na mostě
field-t = v tunelu
edge-n = horní okraj
edge-e = pravý okraj
edge-s = dolní okraj
edge-w = levý okraj
way-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
    [many] { $count } kroku
   *[other] { $count } kroků
}
way-cards = { $count ->
    [one] stojí kartu z ruky
    [few] stojí { $count } karty z ruky
    [many] stojí { $count } karty z ruky
   *[other] stojí { $count } karet z ruky
}
way-nuggets = { $count ->
    [one] stojí valoun
    [few] stojí { $count } valouny
    [many] stojí { $count } valounu
   *[other] stojí { $count } valounů
}
way-meets = potká: { $whom }
way-goal = odkryje cíl
way-exit = ven z jeskyně
rivals = { $count ->
    [one] { $count } soupeř
    [few] { $count } soupeři
    [many] { $count } soupeře
   *[other] { $count } soupeřů
}

## Otázky a odpovědi

question-move = Kam? Vyber osvětlené pole, nebo zůstaň stát.
    .other = { $name } je na cestě …
question-axe = Nestvůra! Použiješ sekeru?
    .other = { $name } přemýšlí o sekeře …
question-vein = Vezmeš si valoun a ukážeš kartu klanu?
    .other = { $name } si prohlíží zlato …
question-stop = Má hra tady skončit?
    .other = { $name } přemýšlí, jestli skončit …
choice-move = jít
choice-stay = zůstat stát
choice-cut = přeseknout pavučinu
choice-axe = použít sekeru
choice-endure = nechat si sekeru
choice-pocket = vzít si ho
choice-forgo = nechat ho ležet
choice-propose = navrhnout konec hry
choice-agree = souhlasit
choice-refuse = hrát dál
answer-move = Jít
answer-stay = Zůstat stát
answer-cut = Přeseknout pavučinu
answer-axe = Použít sekeru
answer-endure = Nechat si sekeru
answer-pocket = Vzít si ho
answer-forgo = Nechat ho ležet
answer-propose = Navrhnout konec hry
answer-agree = Souhlasit
answer-refuse = Hrát dál

## Co se stalo

log-ended-blue-clan = { $who ->
    [you] Konec hry, vyhrává modrý klan; první jsi z jeskyně venku ty.
   *[other] Konec hry, vyhrává modrý klan; první je z jeskyně venku { $name }.
}
log-ended-yellow-clan = { $who ->
    [you] Konec hry, vyhrává žlutý klan; první jsi z jeskyně venku ty.
   *[other] Konec hry, vyhrává žlutý klan; první je z jeskyně venku { $name }.
}
log-ended-none = Konec hry. Z jeskyně se nikdo nedostal, takže nikdo nevyhrává.
log-cave-lured = { $who ->
    [you] Lákáš nestvůru: { $title }.
   *[other] { $name } láká nestvůru: { $title }.
}
log-cave-gone = Nestvůra je pryč: { $figure }.
log-cave-web = { $who ->
    [you] Kladeš pavučinu.
   *[other] { $name } klade pavučinu.
}
log-cave-web-gone = Jedna pavučina je pryč.
log-cave-gear = { $pair ->
    [you-other] Dáváš { $card }, dostává: { $target }.
    [other-you] { $actor } ti dává { $card }.
    [you-self] Bereš si { $card }.
    [other-self] { $actor } si bere { $card }.
   *[other-other] { $actor } dává { $card }, dostává: { $target }.
}
log-cave-axe = { $who ->
    [you] Používáš sekeru.
   *[other] { $name } používá sekeru.
}
log-cave-left = { $who ->
    [you] Jsi z jeskyně venku!
   *[other] { $name } je z jeskyně venku!
}
log-cave-nugget = { $who ->
    [you] Bereš si valoun ze žíly.
   *[other] { $name } si bere valoun ze žíly.
}
log-cave-lost = { $who ->
    [you] Přicházíš o valoun.
   *[other] { $name } přichází o valoun.
}
log-cave-returned = { $who ->
    [you] Zůstáváš uvnitř; tvé zlato se vrací do banku.
   *[other] { $name } zůstává uvnitř; zlato se vrací do banku.
}
log-cave-maximum = { $who ->
    [you] Odteď smíš mít v ruce nejvýš tolik karet: { $number }.
   *[other] { $name } smí mít odteď v ruce nejvýš tolik karet: { $number }.
}
log-cave-bitten = { $who ->
    [you] Krysa ti vykousla kartu z ruky!
   *[other] Krysa útočí, o kartu přichází { $name }!
}
log-cave-robbed = { $who ->
    [you] Skřet ti vzal valoun!
   *[other] Skřet útočí, o valoun přichází { $name }!
}
log-cave-paralysed = { $who ->
    [you] Plazoun tě ochromil!
   *[other] Plazoun útočí a ochromí: { $name }!
}
log-cave-unveiled = { $who ->
    [you] Všichni vidí tvou kartu klanu: { $role }.
   *[other] { $name } ukazuje kartu klanu: { $role }.
}
log-cave-scanned = { $who ->
    [you] Díváš se na karty klanů, které zbyly: { $roles }.
   *[other] { $name } se dívá na karty klanů, které zbyly.
}
log-cave-looked = { $who ->
    [you] Díváš se na { $goal }: { $seen }.
   *[other] { $name } se dívá na { $goal }.
}
log-cave-found = { $title } se odkrývá: { $seen }.
log-cave-treasure = { $clan ->
    [blue] Poklad modrého klanu: { $saved } × { $rivals } = { $value }.
   *[yellow] Poklad žlutého klanu: { $saved } × { $rivals } = { $value }.
}

## Proč to nejde

reason-not-in-play = tahle nestvůra na stole není: { $card }; vyber jí doupě
reason-already-in-play = tahle nestvůra už na stole je a pohne se ze svého místa: { $card }
reason-no-den-there = žádné odkryté doupě tam není
reason-no-axe = neleží před tebou žádná sekera
reason-no-web-here = tvůj trpaslík u té pavučiny nestojí
reason-axe-too-late = sekera musí ležet před tebou, už když trpaslík k pavučině přijde; tahle tu leží až teď
reason-not-moving-yet = nejdřív zahraj nebo odlož kartu, pak jde tvůj trpaslík
reason-no-steps-left = nezbývá žádný krok
reason-no-field-there = takové pole tam není
reason-web-in-the-way = v cestě je pavučina
reason-not-one-step = to je dál než jeden krok
reason-no-open-side = žádná cesta z karty tam nevede
reason-web-there = pavučina už tam leží
reason-edge-named-otherwise = označ tenhle okraj podle karty vlevo nebo nad ním
reason-has-boots = { $who ->
    [you] boty už máš
   *[other] boty už má { $name }
}
reason-clan-card-shown = { $who ->
    [you] tvoje karta klanu leží odkrytá
   *[other] karta klanu leží odkrytá, má ji { $name }
}
reason-somebody-stands-there = na té kartě někdo stojí
reason-proposed-already = v tomhle tahu už tvůj návrh zazněl
reason-too-early-to-stop = na to je ještě brzy: je co lízat a kam stavět

## Stránka v prohlížeči

web-option-axe-web-range = Pavučina se sekne
web-value-axe-web-range-port = těsně před ní
web-value-axe-web-range-card = odkudkoli z vedlejší karty
web-option-clan = Klan při třech nebo čtyřech hráčích
web-value-clan-blue = modrý
web-value-clan-yellow = žlutý
web-option-early-end = Předčasný konec
web-value-early-end-vote = když všichni souhlasí
web-value-early-end-off = nikdy
web-option-end-on-last-card = Po úplně poslední kartě
web-value-end-on-last-card-immediate = hned konec
web-value-end-on-last-card-turn-end = dohrát tah
web-option-fresh-axe-cuts = Právě vyložená sekera posekne pavučinu, u které trpaslík už stál
web-option-goal-fields = Pole cíle
web-value-goal-fields-entry-centre = každý vstup a střed
web-value-goal-fields-single = jediné
web-option-hand-limit = Největší počet karet
web-value-hand-limit-cap-draw = omezuje lízání
web-value-hand-limit-emergent = jen se oznámí
web-option-hand-limit-floor = Největší počet karet neklesne pod
web-option-move-on-after-axe = Po sekeře smí trpaslík jít dál
web-option-spawn-attacks = Nestvůra útočí hned, kde se objeví
web-option-vein-optional = Valoun ze žíly se smí nechat
web-option-vein-range = Valoun ze žíly se bere
web-value-vein-range-field = na jejím poli
web-value-vein-range-card = kdekoli na její kartě
play-want-hand-swap = S kým si vyměníš karty? Vyber osvětleného hráče.
play-want-rat = Ze kterého doupěte vyleze krysa? Vyber osvětlené.
play-want-crawler = Ze kterého doupěte vyleze plazoun? Vyber osvětlené.
play-want-goblin = Ze kterého doupěte vyleze skřet? Vyber osvětlené.
play-want-web = Kam přijde pavučina? Vyber osvětlený okraj.
play-want-boots = Kdo dostane boty? Vyber osvětleného hráče.
play-want-axe = Kdo dostane válečnou sekeru? Vyber osvětleného hráče.
play-want-secret = Cíl, nebo karta klanu? Vyber osvětlený cíl nebo hráče.
play-ask-field = Vyber osvětlené místo.
play-go = Jít: { $way }
play-step-by-step = Krok za krokem
play-cave-clan = { $clan ->
    [blue] modrý klan
   *[yellow] žlutý klan
}
play-cave-nuggets = { $count ->
    [one] { $count } valoun
    [few] { $count } valouny
    [many] { $count } valounu
   *[other] { $count } valounů
}
play-cave-lies = ochromený
play-cave-out = venku z jeskyně
play-cave-most = { $count ->
    [one] nejvýš { $count } karta v ruce
    [few] nejvýš { $count } karty v ruce
    [many] nejvýš { $count } karty v ruce
   *[other] nejvýš { $count } karet v ruce
}
tales-cave-out = vyneseno: { $nuggets }
tales-cave-first = venku jako první, vyneseno: { $nuggets }
tales-cave-inside = zůstává uvnitř

## Nadpisy kapitol

chapter-cave-setup = Než začnete
chapter-cave-paths = Vykládání cest
chapter-cave-moves = Pohyb trpaslíka
chapter-cave-places = Žebříky, mosty, tunely a zlaté žíly
chapter-cave-goals = Cíle a východ
chapter-cave-tricks = Tajná informace, zával, výměna karet
chapter-cave-webs = Pavučiny, boty a sekery
chapter-cave-monsters = Nestvůry
chapter-cave-end = Konec hry

## O co jde

book-cave-aim = Trpasličí klany jsou dva, modrý a žlutý. Hledáte cestu ven z temné jeskyně a počítá se jen zlato, které z ní někdo vynese. Vyhrává klan s cennějším pokladem.
book-cave-aim-two = Hledáte cestu ven z temné jeskyně. Kdo se dostane ven první, vyhrává.
book-cave-two-loyal = Jeden z vás je věrný trpaslík modrého klanu, druhý žlutého. Sabotér mezi vámi není.
book-cave-cards = U tohoto stolu se zamíchají: { $roles }. Každý dostane lícem dolů jednu kartu klanu a prohlédne si ji.
book-cave-one-clan = Všichni tu nosíte stejnou barvu, ale sabotéři pracují pro druhý klan.
book-cave-back = Rub karty všem ukazuje, ke kterému klanu patříš. Jestli jsi věrný trpaslík, nebo sabotér, víš jen ty.
book-cave-work = Věrný trpaslík pracuje pro klan na své kartě a vyhrává s ním. Sabotér pracuje pro ten druhý klan a vyhrává s ním.
book-cave-left-over = { $count ->
    [one] Jedna karta klanu zbude. Leží stranou a nikdo ji neviděl.
    [few] { $count } karty klanů zbudou. Leží stranou a nikdo je neviděl.
    [many] { $count } karty klanů zbude. Leží stranou a nikdo je neviděl.
   *[other] { $count } karet klanů zbude. Leží stranou a nikdo je neviděl.
}

## Než začnete

book-cave-start = Všichni trpaslíci začínají na startovní kartě. Je otevřená na všechny čtyři strany a má žebřík.
book-cave-corners = V rozích leží lícem dolů čtyři cíle: východ, doupě, žebřík a zlatá žíla. Který je kde, nikdo neví.
book-cave-distance = { $count ->
    [one] Od startu je ke každému cíli { $count } karta doleva nebo doprava a stejně daleko nahoru nebo dolů.
    [few] Od startu jsou ke každému cíli { $count } karty doleva nebo doprava a stejně daleko nahoru nebo dolů.
    [many] Od startu je ke každému cíli { $count } karty doleva nebo doprava a stejně daleko nahoru nebo dolů.
   *[other] Od startu je ke každému cíli { $count } karet doleva nebo doprava a stejně daleko nahoru nebo dolů.
}
book-cave-nuggets = Každý začíná se třemi valouny. Leží před tebou všem na očích.
book-cave-piles = Karty jsou tří druhů podle rubu: I, II a III. Od každého druhu zůstane pět karet v krabici a nikdo neví které. V balíčku leží nahoře zbylé karty I, pod nimi II a úplně vespod III.
book-cave-hand-one = Každý dostane do ruky pět karet I.
book-cave-hand-two = Každý dostane do ruky čtyři karty I a jednu kartu II.
book-cave-hand-three = Každý dostane do ruky tři karty I a dvě karty II.
book-cave-backs = Rub tvých karet (I, II nebo III) vidí všichni, líc jen ty.
book-cave-first-by-lot = Kdo začne, rozhodne los. Po tobě je na řadě soused po tvé levici.
book-cave-first-seat = Začíná hráč na místě { $seat }. Po tobě je na řadě soused po tvé levici.

## Tvůj tah

book-cave-turn = Nejdřív použiješ karty: vyložíš jednu kartu cesty, zahraješ jednu akční kartu, nebo jednu či dvě karty odložíš lícem dolů.
book-cave-then-move = Pak smí tvůj trpaslík ujít až tři pole, a to i po odložení karet.
book-cave-then-draw = Nakonec si lízneš: za vyloženou nebo zahranou kartu jednu, za odložené karty stejný počet.
book-cave-maximum = Tvoje maximum je pět karet v ruce. Každý vstup na most a každé kousnutí krysy ho až do konce hry sníží o jednu. Nad maximum si nelížeš, ale co už v ruce máš, to ti zůstane.
book-cave-nothing-to-lose = Když nemáš žádnou kartu, o kterou by se dalo přijít, most ti maximum přesto sníží, krysa ne.
book-cave-no-maximum = O kartu, kterou ztratíš na mostě nebo kvůli kryse, přijdeš natrvalo, protože si za ni nic nelízneš. Jinak počet karet v ruce nic neomezuje.
book-cave-last-card = O poslední kartu tě nepřipraví most ani krysa.
book-cave-maximum-floor = Tvoje maximum nikdy neklesne pod jednu kartu.
book-cave-pile-empty = Když balíček dojde, už se nelíže. Odložené karty leží lícem dolů a do hry se nevracejí.
book-cave-no-cards = Když na začátku svého tahu nemáš žádnou kartu, tah se přeskočí a ani trpaslík se nepohne. Tvoje nestvůry přesto odejdou a tvoje pavučiny slábnou.

## Vykládání cest

book-cave-lay = Kartu cesty polož na prázdné místo vedle startu, vedle jiné karty cesty nebo vedle odkrytého cíle.
book-cave-fit = Musí pasovat ke všem sousedům, cesta k cestě a skála ke skále, a aspoň jednu cestu musí prodloužit.
book-cave-upright = Karty leží na výšku. Smíš je otočit vzhůru nohama, ale nikdy je nepokládej napříč.
book-cave-anywhere = Karta nemusí navazovat na start ani na cestu s tvým trpaslíkem. Stavět se smí i dál za cíle.
book-cave-beside-goal = K zakrytému cíli smíš přiložit kartu kteroukoli stranou. Cíl se tím neodkryje.

## Pohyb trpaslíka

book-cave-steps = Trpaslík chodí po cestách, jedním krokem o jedno pole, třeba i tam a zpátky. Smí ujít i méně polí nebo zůstat stát.
book-cave-levels = Přejít kartu I trvá jeden krok, kartu II dva a kartu III tři.
book-cave-own = Hýbeš jen vlastním trpaslíkem. Na jednom poli smí stát libovolný počet trpaslíků a mohou se míjet.

## Žebříky, mosty, tunely a zlaté žíly

book-cave-ladders = Všechny žebříky jsou propojené. Z jednoho na kterýkoli jiný je to jediný krok, ať jsou od sebe jakkoli daleko. Žebřík na cíli platí, až když je cíl odkrytý.
book-cave-bridge = Na kartě s mostem vede jedna cesta nad druhou a přejít z jedné na druhou nejde. Cesta pod mostem nic nestojí.
book-cave-bridge-price = Pokaždé, když tvůj trpaslík vstoupí na dřevěný most, přijdeš o kartu z ruky. Karta se vylosuje a odloží lícem dolů.
book-cave-tunnel = Obě zatáčky dvojité zatáčky spojuje tunel. Je to samostatné pole, a kdo do něj vstoupí, zaplatí valoun. Kdo zlato nemá, projde zadarmo.
book-cave-vein = Když někdo zlatou žílu vyloží nebo odkryje, položí se na ni jeden valoun. Další už nepřibude.
book-cave-vein-field = Valoun získá trpaslík, který na poli se žílou ukončí pohyb. Jen tudy projít nestačí.
book-cave-vein-card = Valoun získá trpaslík, který ukončí pohyb kdekoli na kartě se žílou. Jen tudy projít nestačí.
book-cave-vein-must = Nechat ho ležet nejde. Kdo si ho vezme, odkryje svou kartu klanu a ta zůstane odkrytá do konce hry.
book-cave-vein-may = Smíš ho nechat ležet. Kdo si ho vezme, odkryje svou kartu klanu a ta zůstane odkrytá do konce hry.

## Cíle a východ

book-cave-goal-found = Trpaslík, který vstoupí na cíl jako první, ho odkryje a zastaví se na něm.
book-cave-goal-inside = Stojí u vstupu. Východ, doupě, žebřík nebo žíla jsou o krok dál, uprostřed karty.
book-cave-goal-single = Cíl má jediné pole, takže to, co je na něm, platí hned i pro trpaslíka, který ho odkryl.
book-cave-goal-turned = Cíl se otočí tak, aby navázal na cestu toho trpaslíka, a pokud to jde, aby pasoval ke všem sousedům. Jsou-li obě polohy stejně dobré, vybere si ten, kdo cíl odkryl. Kde cesta naráží na skálu, tam nikdo neprojde.
book-cave-exit = Kdo vstoupí na pole s východem, je hned z jeskyně venku a odkryje svou kartu klanu. Zlato toho trpaslíka je v bezpečí.
book-cave-first-out = { $count ->
    [one] Kdo je venku první, podívá se navíc tajně na kartu klanu, která zbyla.
    [few] Kdo je venku první, podívá se navíc tajně na { $count } karty klanů, které zbyly.
    [many] Kdo je venku první, podívá se navíc tajně na { $count } karty klanů, které zbyly.
   *[other] Kdo je venku první, podívá se navíc tajně na { $count } karet klanů, které zbyly.
}
book-cave-outside = Kdo je venku, hraje a líže karty dál, jen už nehýbe trpaslíkem.

## Tajná informace, zával, výměna karet

book-cave-secret = S tajnou informací se podíváš na zakrytý cíl, nebo na zakrytou kartu klanu jiného hráče. Vidíš to jen ty.
book-cave-rockfall = Zával odstraní kartu cesty, na které nestojí trpaslík ani nestvůra. Start a cíle zůstávají.
book-cave-rockfall-takes = Valoun z té karty se vrátí do banku. Zmizí i pavučina, ledaže pod ní dál leží cesta jiné karty.
book-cave-cut-off = Odříznuté karty a figurky zůstanou, kde jsou, a smí se tam stavět dál.
book-cave-swap = Při výměně karet si s jiným hráčem vyměníte všechny karty z ruky, bez ohledu na to, kolik jich kdo má.
book-cave-swap-draw = Na konci tohoto tahu si lízne kartu ten druhý, ty ne.

## Pavučiny, boty a sekery

book-cave-web = Pavučina přijde na okraj, kde se spojují cesty dvou karet, nebo na otevřený konec cesty; na každé místo jen jedna. Trpaslíci ani nestvůry tudy neprojdou.
book-cave-web-time = Nejdřív ukazuje 2. Na začátku tvého příštího tahu se otočí na 1 a na začátku toho dalšího zmizí.
book-cave-web-past = Karty cest se k ní smějí přikládat dál a žebříkem se dá každá pavučina obejít.
book-cave-gear = Boty a válečné sekery se vykládají před kohokoli, i před sebe.
book-cave-boots = S botami smí tvůj trpaslík ujít až čtyři pole za tah. Druhé boty nikdo nedostane.
book-cave-axe = Když se tvůj trpaslík potká s nestvůrou, smíš odložit sekeru, která už před tebou leží. Nestvůra zmizí dřív, než na kohokoli zaútočí, a její karta se odloží.
book-cave-axe-port = Když tvůj trpaslík stojí ve tvém tahu přímo u pavučiny, smíš odložit sekeru: dvojka se otočí na jedničku a pavučina s jedničkou zmizí.
book-cave-axe-card = Když tvůj trpaslík stojí ve tvém tahu na kartě, která má na okraji pavučinu, smíš odložit sekeru: dvojka se otočí na jedničku a pavučina s jedničkou zmizí.
book-cave-axes = Před tebou může ležet i několik seker; dvěma zničíš čerstvou pavučinu v jediném tahu.
book-cave-axe-now = Sekerou, kterou právě vyložíš před sebe, smíš do pavučiny seknout ještě v tomtéž tahu.
book-cave-axe-later = Sekerou, kterou právě vyložíš před sebe, nesmíš v tomto tahu seknout do pavučiny, u které tvůj trpaslík už stál.

## Nestvůry

book-cave-lure = Kartu nestvůry vylož před sebe a nestvůru postav na kterékoli odkryté doupě. Když žádné doupě není, kartu zahrát nejde.
book-cave-lead = Pak ji veď po cestách: krysu až o tři pole, plazouna až o čtyři, skřeta až o pět, třeba i tam a zpátky. Nemusí se ani pohnout.
book-cave-free = Žebříky, mosty a tunely ji nic nestojí, ale pavučina ji zastaví. Na zakrytý cíl smí vstoupit, aniž by ho odkryla; kdo ho pak odkryje, ten ji tam potká.
book-cave-meets = Jakmile přijde na pole s trpaslíky, zastaví se a zaútočí na všechny, i na tvého.
book-cave-den-attacks = Stojí-li trpaslíci přímo na doupěti, kde se objeví, zaútočí na ně hned a nikam už nejde.
book-cave-den-spares = Na trpaslíky, kteří stojí na doupěti, kde se objeví, zaútočí, jen když z toho pole odejde a vrátí se.
book-cave-met = Když tvůj trpaslík vstoupí na pole s nestvůrou, zastaví se a nestvůra zaútočí jen na něj. Dál nejde, ani kdyby ji zahnala sekera.
book-cave-met-goes-on = Když tvůj trpaslík vstoupí na pole s nestvůrou, zastaví se a nestvůra zaútočí jen na něj. Pokud ji zažene sekera, smí dojít zbývající kroky.
book-cave-beside = Na trpaslíka, který zůstane stát na poli s nestvůrou, nestvůra znovu neútočí.
book-cave-rat = Krysa vykousne kartu z ruky. Karta se vylosuje a odloží lícem dolů.
book-cave-crawler = Plazoun trpaslíka ochromí a ten si lehne. Tvůj trpaslík vstane na začátku tvého příštího tahu, ale v tom tahu ještě nechodí. Karty hraješ a lížeš jako jindy.
book-cave-goblin = Skřet vezme valoun a vrátí ho do banku. Kdo zlato nemá, o nic nepřijde.
book-cave-leaves = Na začátku tvého příštího tahu tvoje nestvůra zmizí a její karta se odloží. Později ji lze přilákat znovu.
book-cave-again = Když už nestvůra na stole je, vedeš ji odtud, kde stojí, a doupě není třeba. Na trpaslíky na tom poli zaútočí, jen když odejde a vrátí se. Starší karta se odloží a nestvůra zůstane do tvého příštího tahu.

## Konec hry

book-cave-end = Hra končí hned, jak jsou z jeskyně venku všichni trpaslíci, kteří pracují pro stejný klan: jeho věrní i sabotéři z toho druhého.
book-cave-end-two = Jakmile je jeden z vás z jeskyně venku, hra končí a tento hráč vyhrává, třeba i bez zlata.
book-cave-end-cards = Hra končí hned i tehdy, když je balíček prázdný a nikdo už nemá v ruce žádnou kartu.
book-cave-end-turn = Hra končí i tehdy, když je na konci tahu balíček prázdný a nikdo nemá v ruce žádnou kartu.
book-cave-end-skipped = Skončí také, když jsou po řadě přeskočeni všichni, protože nikdo nemá v ruce kartu.
book-cave-vote = Když je balíček prázdný nebo žádná cesta nemá otevřený konec, smíš ve svém tahu navrhnout konec hry. Souhlasí-li všichni, hra končí.
book-cave-shown = Pak se odkryjí všechny karty klanů. Kdo zůstal v jeskyni, vrátí všechno své zlato.
book-cave-treasure = U každého klanu sečtěte valouny všech trpaslíků, kteří pro něj pracovali a jsou venku. Součet vynásobte počtem trpaslíků, kteří pracovali pro druhý klan, ať jsou venku, nebo ne.
book-cave-winners = Vyhrává klan s vyšší hodnotou a s ním všichni, kdo pro něj pracovali.
book-cave-tie = Jsou-li obě hodnoty stejné, vyhrává klan, pro který pracoval první trpaslík venku z jeskyně.
book-cave-nobody-out = Když se ven nedostane nikdo, nikdo nevyhrává.

## Karty a role, o kterých se u některých stolů říká něco jiného

effect-rockfall-cave = Odstraní kartu cesty, na které nestojí trpaslík ani nestvůra; start a cíle zůstávají.
effect-vein-may = Leží tu valoun. Kdo se tu zastaví, smí si ho vzít, a pak ukáže kartu klanu.
task-cave-two = Pracuješ jen pro svůj klan: dostaň se z jeskyně ven dřív než soupeř.

## Lekce

lesson-cave-walk = Krok za krokem
    .task = Polož rovnou chodbu vpravo od startu. Potom na ni přesuň svého trpaslíka.
    .nudge = To vede jinam. Nejdřív chodba vpravo, pak trpaslík.
    .done = Tah v jeskyni: zahraj kartu, ujdi až tři pole, lízni si.
lesson-cave-vein = Zlatá žíla
    .task = Polož zlatou žílu vpravo od svého trpaslíka. Dojdi na její zlato a zůstaň tam.
    .nudge = Zlato leží v horním rameni nové karty: jdi tam a zůstaň.
    .done = Valoun je tvůj, ale všichni teď viděli tvou kartu klanu. Zlato má svou cenu.
lesson-cave-monster = Vypusť krysu
    .task = Vylákej krysu z doupěte vpravo a doveď ji k trpaslíkovi, za kterého hraje Mia.
    .nudge = Krysa má jít k soupeři. Nech ji vylézt z doupěte a veď ji doleva, pole za polem.
    .done = Koho nestvůra potká, ten o něco přijde: krysa bere kartu. Pozor, kousne i přátele.
lesson-cave-web = Pavučina přes cestu
    .task = Vpravo sedí krysa a přijde si pro tebe. Zavři pavučinou okraj mezi svou kartou a startem.
    .nudge = Krysa by pořád prošla. Vyber okraj hned vedle svého trpaslíka, směrem ke startu.
    .done = Pavučinou neprojde nikdo, trpaslík ani nestvůra, dokud se nerozpadne.
lesson-cave-exit = Ven na světlo
    .task = Východ je odkrytý. Polož poslední chodbu a odejdi i se zlatem.
    .nudge = Východ je nahoře: zaplň mezeru a jdi tam pole za polem.
    .done = Jsi venku a tvoje zlato je v bezpečí pro tvůj klan. Počítá se jen vynesené zlato.

play-sheet-cave-1 = Vylož cestu a pak po ní jdi. Ber zlato a hledej východ: počítá se jen to, co vyneseš.
play-sheet-cave-2 = Dva klany chtějí cennější poklad. Sabotér nosí jednu barvu a pracuje pro druhou.
play-sheet-cave-3 = Příšery okrádají a pavučiny zavírají cestu. Sekera si s nimi poradí.

## Co se říká

place-north-west = vlevo nahoře
    .at = vlevo nahoře
place-north-east = vpravo nahoře
    .at = vpravo nahoře
place-south-west = vlevo dole
    .at = vlevo dole
place-south-east = vpravo dole
    .at = vpravo dole
phrase-exit-is-at = Východ je { $at }!
    .begun = Východ je …
phrase-no-exit-at = Východ není { $at }.
    .begun = Východ není …
phrase-loyal = Svůj klan nezradím.
phrase-hid-exit = Přiznávám svou lež: východ je { $at }.
    .begun = Lež: východ je …
because-monster = ta nestvůra šla po nesprávném
because-web = ta pavučina brání nesprávnému
