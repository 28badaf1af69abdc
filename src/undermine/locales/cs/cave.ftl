# Temná jeskyně: karty, klany, cíle, otázky, co se stalo, proč ne.

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
log-ended-blue-clan = { $who ->
    [you] Konec hry, vyhrává modrý klan; první jsi z jeskyně venku ty.
   *[other] Konec hry, vyhrává modrý klan; první je z jeskyně venku { $name }.
}
role-yellow-loyal = věrný trpaslík (žlutý klan)
    .task = Pracuješ pro žlutý klan: vynes pro něj z jeskyně zlato.
    .many = Věrní žlutí trpaslíci
role-yellow-saboteur = sabotér (žlutý klan)
    .task = Nosíš žlutou barvu, ale pracuješ pro modrý klan a vyhráváš s ním.
    .many = Žlutí sabotéři
side-yellow-clan = Žlutý klan
    .won = Žlutý klan vyhrává.
finish-yellow-clan = vyhrává žlutý klan
log-ended-yellow-clan = { $who ->
    [you] Konec hry, vyhrává žlutý klan; první jsi z jeskyně venku ty.
   *[other] Konec hry, vyhrává žlutý klan; první je z jeskyně venku { $name }.
}
log-ended-none = Konec hry. Z jeskyně se nikdo nedostal, takže nikdo nevyhrává.
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

log-cave-lured = { $who ->
    [you] Lákáš nestvůru: { $card }.
   *[other] { $name } láká nestvůru: { $card }.
}
log-cave-gone = Nestvůra je pryč: { $card }.
log-cave-web = { $who ->
    [you] Kladeš pavučinu.
   *[other] { $name } klade pavučinu.
}
log-cave-web-gone = Jedna pavučina je pryč.
log-cave-gear = { $deed ->
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
    [you] Odteď smíš mít v ruce nejvýš tolik karet: { $limit }.
   *[other] { $name } smí mít odteď v ruce nejvýš tolik karet: { $limit }.
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
log-cave-found = { $goal } se odkrývá: { $seen }.
log-cave-treasure = { $clan ->
    [blue] Poklad modrého klanu: { $saved } × { $rivals } = { $value }.
   *[yellow] Poklad žlutého klanu: { $saved } × { $rivals } = { $value }.
}
rivals = { $count ->
    [one] { $count } soupeř
    [few] { $count } soupeři
    [many] { $count } soupeře
   *[other] { $count } soupeřů
}

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

game-cave = Temná jeskyně
