# Temná jaskyňa: karty, klany, ciele, otázky, čo sa stalo, prečo nie.

card-rat = potkan
    .object = potkana
    .short = potkan
    .effect = Priláka potkana a vedie ho až o 3 polia: koho stretne, ten natrvalo príde o kartu z ruky.
card-crawler = plazúň
    .object = plazúňa
    .short = plazúň
    .effect = Priláka plazúňa a vedie ho až o 4 polia: koho stretne, toho ochromí, a ten potom v budúcom ťahu nechodí.
card-goblin = goblin
    .object = goblina
    .short = goblin
    .effect = Priláka goblina a vedie ho až o 5 polí: koho stretne, ten príde o nuget.
card-web = pavučina
    .object = pavučinu
    .short = pavučina
    .effect = Polož ju tam, kde sa spájajú cesty dvoch kariet, alebo na otvorený koniec cesty: kým neprídeš druhý raz na rad, nikto tadiaľ neprejde.
card-boots = čižmy
    .object = čižmy
    .short = čižmy
    .effect = Polož ich pred kohokoľvek: jeho trpaslík smie prejsť za ťah až 4 polia namiesto 3.
card-axe = bojová sekera
    .object = bojovú sekeru
    .short = sekera
    .effect = Polož ju pred kohokoľvek: keď sa odloží, zaženie netvora skôr, než zaútočí, alebo oslabí pavučinu.
card-secret = tajná informácia
    .object = tajnú informáciu
    .short = tajomstvo
    .effect = Pozri sa na zakrytý cieľ alebo na kartu klanu iného hráča; budeš to vedieť len ty.
card-hand-swap = výmena kariet
    .object = výmenu kariet
    .short = výmena
    .effect = Vymeň si všetky karty s iným hráčom; ten si na konci tvojho ťahu potiahne kartu namiesto teba.
card-den = cesta s brlohom
    .object = cestu s brlohom
    .short = brloh
    .effect = Z temného brlohu vyliezajú prilákané netvory.
card-vein = zlatá žila
    .object = zlatú žilu
    .short = zlatá žila
    .effect = Leží tu nuget. Kto sa tu zastaví, vezme si ho a ukáže kartu klanu.
card-cave-ladder = cesta s rebríkom
    .object = cestu s rebríkom
    .short = rebrík
    .effect = Z rebríka na rebrík je to jeden krok, nech je to akokoľvek ďaleko.
card-cave-bridge = drevený most
    .object = drevený most
    .short = most
    .effect = Kto vstúpi na most, natrvalo príde o kartu z ruky; cesta pod ním nič nestojí.
card-cave-tunnel = dvojitá zákruta s tunelom
    .object = dvojitú zákrutu s tunelom
    .short = tunel
    .effect = Dve zákruty; kto prejde tunelom medzi nimi, zaplatí nuget.

role-blue-loyal = verný trpaslík (modrý klan)
    .task = Pracuješ pre modrý klan: vynes preň z jaskyne zlato.
    .many = Verní modrí trpaslíci
role-blue-saboteur = sabotér (modrý klan)
    .task = Nosíš modrú farbu, ale pracuješ pre žltý klan a vyhrávaš s ním.
    .many = Modrí sabotéri
side-blue-clan = Modrý klan
    .won = Modrý klan vyhráva.
finish-blue-clan = vyhráva modrý klan
log-ended-blue-clan = { $who ->
    [you] Koniec hry, vyhráva modrý klan; z jaskyne vychádzaš skôr než ostatní.
   *[other] Koniec hry, vyhráva modrý klan; z jaskyne vychádza skôr než ostatní { $name }.
}
role-yellow-loyal = verný trpaslík (žltý klan)
    .task = Pracuješ pre žltý klan: vynes preň z jaskyne zlato.
    .many = Verní žltí trpaslíci
role-yellow-saboteur = sabotér (žltý klan)
    .task = Nosíš žltú farbu, ale pracuješ pre modrý klan a vyhrávaš s ním.
    .many = Žltí sabotéri
side-yellow-clan = Žltý klan
    .won = Žltý klan vyhráva.
finish-yellow-clan = vyhráva žltý klan
log-ended-yellow-clan = { $who ->
    [you] Koniec hry, vyhráva žltý klan; z jaskyne vychádzaš skôr než ostatní.
   *[other] Koniec hry, vyhráva žltý klan; z jaskyne vychádza skôr než ostatní { $name }.
}
log-ended-none = Koniec hry. Z jaskyne sa nikto nedostal, takže nikto nevyhráva.
finish-none = nikto nevyhráva

goal-north-west = Cieľ vľavo hore
    .object = cieľ vľavo hore
goal-north-east = Cieľ vpravo hore
    .object = cieľ vpravo hore
goal-south-west = Cieľ vľavo dole
    .object = cieľ vľavo dole
goal-south-east = Cieľ vpravo dole
    .object = cieľ vpravo dole
legend-exit = východ
legend-den = brloh
legend-ladder = rebrík
legend-vein = zlatá žila

question-move = Kam? Vyber osvetlené pole alebo zostaň stáť.
    .other = { $name } je na ceste …
question-axe = Netvor! Použiješ sekeru?
    .other = { $name } premýšľa o sekere …
question-vein = Vezmeš si nuget a ukážeš kartu klanu?
    .other = { $name } si prezerá zlato …
question-stop = Má sa hra tu skončiť?
    .other = { $name } premýšľa, či skončiť …

choice-move = ísť
choice-stay = zostať stáť
choice-cut = preseknúť pavučinu
choice-axe = použiť sekeru
choice-endure = nechať si sekeru
choice-pocket = vziať si ho
choice-forgo = nechať ho ležať
choice-propose = navrhnúť koniec hry
choice-agree = súhlasiť
choice-refuse = hrať ďalej
answer-move = Ísť
answer-stay = Zostať stáť
answer-cut = Preseknúť pavučinu
answer-axe = Použiť sekeru
answer-endure = Nechať si sekeru
answer-pocket = Vziať si ho
answer-forgo = Nechať ho ležať
answer-propose = Navrhnúť koniec hry
answer-agree = Súhlasiť
answer-refuse = Hrať ďalej

field-n = horné pole
field-e = pravé pole
field-s = dolné pole
field-w = ľavé pole
field-c = prostredné pole
field-a = prvá zákruta
field-b = druhá zákruta
field-h = cesta pod mostom
field-v = na moste
field-t = v tuneli
edge-n = horný okraj
edge-e = pravý okraj
edge-s = dolný okraj
edge-w = ľavý okraj
way-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
    [many] { $count } kroku
   *[other] { $count } krokov
}
way-cards = { $count ->
    [one] stojí kartu z ruky
    [few] stojí { $count } karty z ruky
    [many] stojí { $count } karty z ruky
   *[other] stojí { $count } kariet z ruky
}
way-nuggets = { $count ->
    [one] stojí nuget
    [few] stojí { $count } nugety
    [many] stojí { $count } nugetu
   *[other] stojí { $count } nugetov
}
way-meets = stretne: { $whom }
way-goal = odkryje cieľ
way-exit = von z jaskyne

log-cave-lured = { $who ->
    [you] Lákaš netvora: { $card }.
   *[other] { $name } láka netvora: { $card }.
}
log-cave-gone = Netvor je preč: { $card }.
log-cave-web = { $who ->
    [you] Kladieš pavučinu.
   *[other] { $name } kladie pavučinu.
}
log-cave-web-gone = Jedna pavučina je preč.
log-cave-gear = { $deed ->
    [you-other] Dávaš { $card }, dostáva: { $target }.
    [other-you] { $actor } ti dáva { $card }.
    [you-self] Berieš si { $card }.
    [other-self] { $actor } si berie { $card }.
   *[other-other] { $actor } dáva { $card }, dostáva: { $target }.
}
log-cave-axe = { $who ->
    [you] Používaš sekeru.
   *[other] { $name } používa sekeru.
}
log-cave-left = { $who ->
    [you] Si z jaskyne vonku!
   *[other] { $name } je z jaskyne vonku!
}
log-cave-nugget = { $who ->
    [you] Berieš si nuget zo žily.
   *[other] { $name } si berie nuget zo žily.
}
log-cave-lost = { $who ->
    [you] Prichádzaš o nuget.
   *[other] { $name } prichádza o nuget.
}
log-cave-returned = { $who ->
    [you] Zostávaš vnútri; tvoje zlato sa vracia do banku.
   *[other] { $name } zostáva vnútri; zlato sa vracia do banku.
}
log-cave-maximum = { $who ->
    [you] Odteraz smieš mať v ruke najviac toľko kariet: { $limit }.
   *[other] { $name } smie mať odteraz v ruke najviac toľko kariet: { $limit }.
}
log-cave-bitten = { $who ->
    [you] Potkan ti vyhryzol kartu z ruky!
   *[other] Potkan útočí, o kartu prichádza { $name }!
}
log-cave-robbed = { $who ->
    [you] Goblin ti vzal nuget!
   *[other] Goblin útočí, o nuget prichádza { $name }!
}
log-cave-paralysed = { $who ->
    [you] Plazúň ťa ochromil!
   *[other] Plazúň útočí a ochromí: { $name }!
}
log-cave-unveiled = { $who ->
    [you] Všetci vidia tvoju kartu klanu: { $role }.
   *[other] { $name } ukazuje kartu klanu: { $role }.
}
log-cave-scanned = { $who ->
    [you] Pozeráš sa na karty klanov, ktoré zvýšili: { $roles }.
   *[other] { $name } sa pozerá na karty klanov, ktoré zvýšili.
}
log-cave-looked = { $who ->
    [you] Pozeráš sa na { $goal }: { $seen }.
   *[other] { $name } sa pozerá na { $goal }.
}
log-cave-found = { $goal } sa odkrýva: { $seen }.
log-cave-treasure = { $clan ->
    [blue] Poklad modrého klanu: { $saved } × { $rivals } = { $value }.
   *[yellow] Poklad žltého klanu: { $saved } × { $rivals } = { $value }.
}
rivals = { $count ->
    [one] { $count } súper
    [few] { $count } súperi
    [many] { $count } súpera
   *[other] { $count } súperov
}

reason-not-in-play = tento netvor na stole nie je: { $card }; vyber mu brloh
reason-already-in-play = tento netvor už na stole je a pohne sa zo svojho miesta: { $card }
reason-no-den-there = žiadny odkrytý brloh tam nie je
reason-no-axe = neleží pred tebou žiadna sekera
reason-no-web-here = tvoj trpaslík pri tej pavučine nestojí
reason-axe-too-late = sekera musí ležať pred tebou, už keď trpaslík k pavučine príde; táto tu leží až teraz
reason-not-moving-yet = najprv zahraj alebo odlož kartu, potom ide tvoj trpaslík
reason-no-steps-left = nezostáva žiadny krok
reason-no-field-there = také pole tam nie je
reason-web-in-the-way = v ceste je pavučina
reason-not-one-step = to je ďalej než jeden krok
reason-no-open-side = žiadna cesta z karty tam nevedie
reason-web-there = pavučina tam už leží
reason-edge-named-otherwise = označ tento okraj podľa karty vľavo alebo nad ním
reason-has-boots = { $who ->
    [you] čižmy už máš
   *[other] čižmy už má { $name }
}
reason-clan-card-shown = { $who ->
    [you] tvoja karta klanu leží odkrytá
   *[other] karta klanu leží odkrytá, má ju { $name }
}
reason-somebody-stands-there = na tej karte niekto stojí
reason-proposed-already = v tomto ťahu už tvoj návrh zaznel
reason-too-early-to-stop = na to je ešte skoro: je čo ťahať a kam stavať

game-cave = Temná jaskyňa
