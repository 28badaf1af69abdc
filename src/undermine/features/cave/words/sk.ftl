## Karty, figúrky a roly

table-clan = klan
table-clan-blue = modrý
table-clan-yellow = žltý
table-clan-loyal = verný
table-clan-saboteur = sabotér
table-place = miesto
    .out = vonku
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
role-yellow-loyal = verný trpaslík (žltý klan)
    .task = Pracuješ pre žltý klan: vynes preň z jaskyne zlato.
    .many = Verní žltí trpaslíci
role-yellow-saboteur = sabotér (žltý klan)
    .task = Nosíš žltú farbu, ale pracuješ pre modrý klan a vyhrávaš s ním.
    .many = Žltí sabotéri
side-yellow-clan = Žltý klan
    .won = Žltý klan vyhráva.
finish-yellow-clan = vyhráva žltý klan
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
rivals = { $count ->
    [one] { $count } súper
    [few] { $count } súperi
    [many] { $count } súpera
   *[other] { $count } súperov
}

## Otázky a odpovede

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

## Čo sa stalo

log-ended-blue-clan = { $who ->
    [you] Koniec hry, vyhráva modrý klan; z jaskyne vychádzaš skôr než ostatní.
   *[other] Koniec hry, vyhráva modrý klan; z jaskyne vychádza skôr než ostatní { $name }.
}
log-ended-yellow-clan = { $who ->
    [you] Koniec hry, vyhráva žltý klan; z jaskyne vychádzaš skôr než ostatní.
   *[other] Koniec hry, vyhráva žltý klan; z jaskyne vychádza skôr než ostatní { $name }.
}
log-ended-none = Koniec hry. Z jaskyne sa nikto nedostal, takže nikto nevyhráva.
log-cave-lured = { $who ->
    [you] Lákaš netvora: { $title }.
   *[other] { $name } láka netvora: { $title }.
}
log-cave-gone = Netvor je preč: { $figure }.
log-cave-web = { $who ->
    [you] Kladieš pavučinu.
   *[other] { $name } kladie pavučinu.
}
log-cave-web-gone = Jedna pavučina je preč.
log-cave-gear = { $pair ->
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
    [you] Odteraz smieš mať v ruke najviac toľko kariet: { $number }.
   *[other] { $name } smie mať odteraz v ruke najviac toľko kariet: { $number }.
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
log-cave-found = { $title } sa odkrýva: { $seen }.
log-cave-treasure = { $clan ->
    [blue] Poklad modrého klanu: { $saved } × { $rivals } = { $value }.
   *[yellow] Poklad žltého klanu: { $saved } × { $rivals } = { $value }.
}

## Prečo to nejde

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

## Stránka v prehliadači

web-option-axe-web-range = Pavučina sa sekne
web-value-axe-web-range-port = tesne pred ňou
web-value-axe-web-range-card = odkiaľkoľvek z vedľajšej karty
web-option-clan = Klan pri troch alebo štyroch hráčoch
web-value-clan-blue = modrý
web-value-clan-yellow = žltý
web-option-early-end = Predčasný koniec
web-value-early-end-vote = keď všetci súhlasia
web-value-early-end-off = nikdy
web-option-end-on-last-card = Po úplne poslednej karte
web-value-end-on-last-card-immediate = hneď koniec
web-value-end-on-last-card-turn-end = dohrať ťah
web-option-fresh-axe-cuts = Práve vyložená sekera posekne pavučinu, pri ktorej trpaslík už stál
web-option-goal-fields = Polia cieľa
web-value-goal-fields-entry-centre = každý vstup a stred
web-value-goal-fields-single = jediné
web-option-hand-limit = Najväčší počet kariet
web-value-hand-limit-cap-draw = obmedzuje ťahanie
web-value-hand-limit-emergent = len sa oznámi
web-option-hand-limit-floor = Najväčší počet kariet neklesne pod
web-option-move-on-after-axe = Po sekere smie trpaslík ísť ďalej
web-option-spawn-attacks = Netvor útočí hneď, kde sa objaví
web-option-vein-optional = Nuget zo žily sa smie nechať
web-option-vein-range = Nuget zo žily sa berie
web-value-vein-range-field = na jej poli
web-value-vein-range-card = kdekoľvek na jej karte
play-want-hand-swap = S kým si vymeníš karty? Vyber osvetleného hráča.
play-want-rat = Z ktorého brlohu vylezie potkan? Vyber osvetlený.
play-want-crawler = Z ktorého brlohu vylezie plazúň? Vyber osvetlený.
play-want-goblin = Z ktorého brlohu vylezie goblin? Vyber osvetlený.
play-want-web = Kam príde pavučina? Vyber osvetlený okraj.
play-want-boots = Kto dostane čižmy? Vyber osvetleného hráča.
play-want-axe = Kto dostane bojovú sekeru? Vyber osvetleného hráča.
play-want-secret = Cieľ alebo karta klanu? Vyber osvetlený cieľ alebo hráča.
play-ask-field = Vyber osvetlené miesto.
play-go = Ísť: { $way }
play-step-by-step = Krok za krokom
play-cave-clan = { $clan ->
    [blue] modrý klan
   *[yellow] žltý klan
}
play-cave-nuggets = { $count ->
    [one] { $count } nuget
    [few] { $count } nugety
    [many] { $count } nugetu
   *[other] { $count } nugetov
}
play-cave-lies = ochromený
play-cave-out = vonku z jaskyne
play-cave-most = { $count ->
    [one] najviac { $count } karta v ruke
    [few] najviac { $count } karty v ruke
    [many] najviac { $count } karty v ruke
   *[other] najviac { $count } kariet v ruke
}
tales-cave-out = vynesené: { $nuggets }
tales-cave-first = vonku pred ostatnými, vynesené: { $nuggets }
tales-cave-inside = zostáva vnútri

## Nadpisy kapitol

chapter-cave-setup = Skôr ako začnete
chapter-cave-paths = Vykladanie ciest
chapter-cave-moves = Pohyb trpaslíka
chapter-cave-places = Rebríky, mosty, tunely a zlaté žily
chapter-cave-goals = Ciele a východ
chapter-cave-tricks = Tajná informácia, zával, výmena kariet
chapter-cave-webs = Pavučiny, čižmy a sekery
chapter-cave-monsters = Netvory
chapter-cave-end = Koniec hry

## O čo ide

book-cave-aim = Trpasličie klany sú dva, modrý a žltý. Hľadáte cestu von z temnej jaskyne a počíta sa len zlato, ktoré z nej niekto vynesie. Vyhráva klan s cennejším pokladom.
book-cave-aim-two = Hľadáte cestu von z temnej jaskyne. Kto sa dostane von prvý, vyhráva.
book-cave-two-loyal = Jeden z vás je verný trpaslík modrého klanu, druhý žltého. Sabotér medzi vami nie je.
book-cave-cards = Pri tomto stole sa zamiešajú: { $roles }. Každý dostane lícom nadol jednu kartu klanu a prezrie si ju.
book-cave-one-clan = Všetci tu nosíte rovnakú farbu, ale sabotéri pracujú pre druhý klan.
book-cave-back = Rub karty všetkým ukazuje, ku ktorému klanu patríš. Či si verný trpaslík alebo sabotér, vieš len ty.
book-cave-work = Verný trpaslík pracuje pre klan na svojej karte a vyhráva s ním. Sabotér pracuje pre ten druhý klan a vyhráva s ním.
book-cave-left-over = { $count ->
    [one] Jedna karta klanu zvýši. Leží bokom a nikto ju nevidel.
    [few] { $count } karty klanov zvýšia. Ležia bokom a nikto ich nevidel.
    [many] { $count } karty klanov zvýši. Ležia bokom a nikto ich nevidel.
   *[other] { $count } kariet klanov zvýši. Ležia bokom a nikto ich nevidel.
}

## Skôr ako začnete

book-cave-start = Všetci trpaslíci začínajú na štartovacej karte. Je otvorená na všetky štyri strany a má rebrík.
book-cave-corners = V rohoch ležia lícom nadol štyri ciele: východ, brloh, rebrík a zlatá žila. Ktorý je kde, nikto nevie.
book-cave-distance = { $count ->
    [one] Od štartu je ku každému cieľu { $count } karta doľava alebo doprava a rovnako ďaleko nahor alebo nadol.
    [few] Od štartu sú ku každému cieľu { $count } karty doľava alebo doprava a rovnako ďaleko nahor alebo nadol.
    [many] Od štartu je ku každému cieľu { $count } karty doľava alebo doprava a rovnako ďaleko nahor alebo nadol.
   *[other] Od štartu je ku každému cieľu { $count } kariet doľava alebo doprava a rovnako ďaleko nahor alebo nadol.
}
book-cave-nuggets = Každý začína s tromi nugetmi. Ležia pred tebou všetkým na očiach.
book-cave-piles = Karty sú troch druhov podľa rubu: I, II a III. Z každého druhu zostane päť kariet v krabici a nikto nevie ktoré. V balíčku ležia navrchu zvyšné karty I, pod nimi II a celkom naspodku III.
book-cave-hand-one = Každý dostane do ruky päť kariet I.
book-cave-hand-two = Každý dostane do ruky štyri karty I a jednu kartu II.
book-cave-hand-three = Každý dostane do ruky tri karty I a dve karty II.
book-cave-backs = Rub tvojich kariet (I, II alebo III) vidia všetci, líc len ty.
book-cave-first-by-lot = Kto začne, rozhodne žreb. Po tebe je na rade sused po tvojej ľavici.
book-cave-first-seat = Začína hráč na mieste { $seat }. Po tebe je na rade sused po tvojej ľavici.

## Tvoj ťah

book-cave-turn = Najprv použiješ karty: vyložíš jednu kartu cesty, zahráš jednu akčnú kartu alebo jednu či dve karty odložíš lícom nadol.
book-cave-then-move = Potom smie tvoj trpaslík prejsť až tri polia, a to aj po odložení kariet.
book-cave-then-draw = Nakoniec si potiahneš: za vyloženú alebo zahranú kartu jednu, za odložené karty rovnaký počet.
book-cave-maximum = Tvoje maximum je päť kariet v ruke. Každý vstup na most a každé uhryznutie potkana ho až do konca hry zníži o jednu. Nad maximum si neťaháš, ale čo už v ruke máš, to ti zostane.
book-cave-nothing-to-lose = Keď nemáš žiadnu kartu, o ktorú by sa dalo prísť, most ti maximum aj tak zníži, potkan nie.
book-cave-no-maximum = O kartu, ktorú stratíš na moste alebo pre potkana, prídeš natrvalo, lebo si za ňu nič nepotiahneš. Inak počet kariet v ruke nič neobmedzuje.
book-cave-last-card = O poslednú kartu ťa nepripraví most ani potkan.
book-cave-maximum-floor = Tvoje maximum nikdy neklesne pod jednu kartu.
book-cave-pile-empty = Keď sa balíček minie, už sa neťahá. Odložené karty ležia lícom nadol a do hry sa nevracajú.
book-cave-no-cards = Keď na začiatku svojho ťahu nemáš žiadnu kartu, ťah sa preskočí a ani trpaslík sa nepohne. Tvoje netvory aj tak odídu a tvoje pavučiny slabnú.

## Vykladanie ciest

book-cave-lay = Kartu cesty polož na prázdne miesto vedľa štartu, vedľa inej karty cesty alebo vedľa odkrytého cieľa.
book-cave-fit = Musí pasovať ku všetkým susedom, cesta k ceste a skala ku skale, a aspoň jednu cestu musí predĺžiť.
book-cave-upright = Karty ležia na výšku. Smieš ich otočiť hore nohami, ale nikdy ich neklaď naprieč.
book-cave-anywhere = Karta nemusí nadväzovať na štart ani na cestu s tvojím trpaslíkom. Stavať sa smie aj ďalej za ciele.
book-cave-beside-goal = K zakrytému cieľu smieš priložiť kartu ktoroukoľvek stranou. Cieľ sa tým neodkryje.

## Pohyb trpaslíka

book-cave-steps = Trpaslík chodí po cestách, jedným krokom o jedno pole, pokojne aj tam a späť. Smie prejsť aj menej polí alebo zostať stáť.
book-cave-levels = Prejsť kartu I trvá jeden krok, kartu II dva a kartu III tri.
book-cave-own = Hýbeš len vlastným trpaslíkom. Na jednom poli smie stáť ľubovoľný počet trpaslíkov a môžu sa míňať.

## Rebríky, mosty, tunely a zlaté žily

book-cave-ladders = Všetky rebríky sú prepojené. Z jedného na ktorýkoľvek iný je to jediný krok, nech sú od seba akokoľvek ďaleko. Rebrík na cieli platí, až keď je cieľ odkrytý.
book-cave-bridge = Na karte s mostom vedie jedna cesta nad druhou a prejsť z jednej na druhú sa nedá. Cesta pod mostom nič nestojí.
book-cave-bridge-price = Zakaždým, keď tvoj trpaslík vstúpi na drevený most, prídeš o kartu z ruky. Karta sa vyžrebuje a odloží lícom nadol.
book-cave-tunnel = Obe zákruty dvojitej zákruty spája tunel. Je to samostatné pole, a kto doň vstúpi, zaplatí nuget. Kto zlato nemá, prejde zadarmo.
book-cave-vein = Keď niekto zlatú žilu vyloží alebo odkryje, položí sa na ňu jeden nuget. Ďalší už nepribudne.
book-cave-vein-field = Nuget získa trpaslík, ktorý na poli so žilou ukončí pohyb. Len tadiaľ prejsť nestačí.
book-cave-vein-card = Nuget získa trpaslík, ktorý ukončí pohyb kdekoľvek na karte so žilou. Len tadiaľ prejsť nestačí.
book-cave-vein-must = Nechať ho ležať sa nedá. Kto si ho vezme, odkryje svoju kartu klanu a tá zostane odkrytá do konca hry.
book-cave-vein-may = Smieš ho nechať ležať. Kto si ho vezme, odkryje svoju kartu klanu a tá zostane odkrytá do konca hry.

## Ciele a východ

book-cave-goal-found = Trpaslík, ktorý vstúpi na cieľ ako prvý, ho odkryje a zastaví sa na ňom.
book-cave-goal-inside = Stojí pri vstupe. Východ, brloh, rebrík alebo žila sú o krok ďalej, uprostred karty.
book-cave-goal-single = Cieľ má jediné pole, takže to, čo je na ňom, platí hneď aj pre trpaslíka, ktorý ho odkryl.
book-cave-goal-turned = Cieľ sa otočí tak, aby nadviazal na cestu toho trpaslíka, a ak sa dá, aby pasoval ku všetkým susedom. Ak sú obe polohy rovnako dobré, vyberie si ten, kto cieľ odkryl. Kde cesta naráža na skalu, tam nikto neprejde.
book-cave-exit = Kto vstúpi na pole s východom, je hneď z jaskyne vonku a odkryje svoju kartu klanu. Zlato toho trpaslíka je v bezpečí.
book-cave-first-out = { $count ->
    [one] Kto je vonku prvý, pozrie sa navyše tajne na kartu klanu, ktorá zvýšila.
    [few] Kto je vonku prvý, pozrie sa navyše tajne na { $count } karty klanov, ktoré zvýšili.
    [many] Kto je vonku prvý, pozrie sa navyše tajne na { $count } karty klanov, ktoré zvýšili.
   *[other] Kto je vonku prvý, pozrie sa navyše tajne na { $count } kariet klanov, ktoré zvýšili.
}
book-cave-outside = Kto je vonku, hrá a ťahá karty ďalej, len už nehýbe trpaslíkom.

## Tajná informácia, zával, výmena kariet

book-cave-secret = S tajnou informáciou sa pozrieš na zakrytý cieľ alebo na zakrytú kartu klanu iného hráča. Vidíš to len ty.
book-cave-rockfall = Zával odstráni kartu cesty, na ktorej nestojí trpaslík ani netvor. Štart a ciele zostávajú.
book-cave-rockfall-takes = Nuget z tej karty sa vráti do banku. Zmizne aj pavučina, ibaže by pod ňou ďalej ležala cesta inej karty.
book-cave-cut-off = Odrezané karty a figúrky zostanú, kde sú, a smie sa tam stavať ďalej.
book-cave-swap = Pri výmene kariet si s iným hráčom vymeníte všetky karty z ruky, bez ohľadu na to, koľko ich kto má.
book-cave-swap-draw = Na konci tohto ťahu si potiahne kartu ten druhý, ty nie.

## Pavučiny, čižmy a sekery

book-cave-web = Pavučina príde na okraj, kde sa spájajú cesty dvoch kariet, alebo na otvorený koniec cesty; na každé miesto len jedna. Trpaslíci ani netvory tadiaľ neprejdú.
book-cave-web-time = Najprv ukazuje 2. Na začiatku tvojho budúceho ťahu sa otočí na 1 a na začiatku toho ďalšieho zmizne.
book-cave-web-past = Karty ciest sa k nej smú prikladať ďalej a rebríkom sa dá každá pavučina obísť.
book-cave-gear = Čižmy a bojové sekery sa vykladajú pred kohokoľvek, aj pred seba.
book-cave-boots = S čižmami smie tvoj trpaslík prejsť až štyri polia za ťah. Druhé čižmy nikto nedostane.
book-cave-axe = Keď sa tvoj trpaslík stretne s netvorom, smieš odložiť sekeru, ktorá už pred tebou leží. Netvor zmizne skôr, než na kohokoľvek zaútočí, a jeho karta sa odloží.
book-cave-axe-port = Keď tvoj trpaslík stojí v tvojom ťahu priamo pri pavučine, smieš odložiť sekeru: dvojka sa otočí na jednotku a pavučina s jednotkou zmizne.
book-cave-axe-card = Keď tvoj trpaslík stojí v tvojom ťahu na karte, ktorá má na okraji pavučinu, smieš odložiť sekeru: dvojka sa otočí na jednotku a pavučina s jednotkou zmizne.
book-cave-axes = Pred tebou môže ležať aj niekoľko sekier; dvoma zničíš čerstvú pavučinu v jedinom ťahu.
book-cave-axe-now = Sekerou, ktorú práve vyložíš pred seba, smieš do pavučiny seknúť ešte v tom istom ťahu.
book-cave-axe-later = Sekerou, ktorú práve vyložíš pred seba, nesmieš v tomto ťahu seknúť do pavučiny, pri ktorej tvoj trpaslík už stál.

## Netvory

book-cave-lure = Kartu netvora vylož pred seba a netvora postav na ktorýkoľvek odkrytý brloh. Keď žiadny brloh nie je, karta sa nedá zahrať.
book-cave-lead = Potom ho veď po cestách: potkana až o tri polia, plazúňa až o štyri, goblina až o päť, pokojne aj tam a späť. Nemusí sa ani pohnúť.
book-cave-free = Rebríky, mosty a tunely ho nič nestoja, ale pavučina ho zastaví. Na zakrytý cieľ smie vstúpiť bez toho, aby ho odkryl; kto ho potom odkryje, ten ho tam stretne.
book-cave-meets = Len čo príde na pole s trpaslíkmi, zastaví sa a zaútočí na všetkých, aj na tvojho.
book-cave-den-attacks = Ak trpaslíci stoja priamo na brlohu, kde sa objaví, zaútočí na nich hneď a nikam už nejde.
book-cave-den-spares = Na trpaslíkov, ktorí stoja na brlohu, kde sa objaví, zaútočí, len keď z toho poľa odíde a vráti sa.
book-cave-met = Keď tvoj trpaslík vstúpi na pole s netvorom, zastaví sa a netvor zaútočí len naňho. Ďalej nejde, ani keby netvora zahnala sekera.
book-cave-met-goes-on = Keď tvoj trpaslík vstúpi na pole s netvorom, zastaví sa a netvor zaútočí len naňho. Ak netvora zaženie sekera, smie trpaslík prejsť zvyšné kroky.
book-cave-beside = Na trpaslíka, ktorý zostane stáť na poli s netvorom, netvor znova neútočí.
book-cave-rat = Potkan vyhryzie kartu z ruky. Karta sa vyžrebuje a odloží lícom nadol.
book-cave-crawler = Plazúň trpaslíka ochromí a ten si ľahne. Tvoj trpaslík vstane na začiatku tvojho budúceho ťahu, ale v tom ťahu ešte nechodí. Karty hráš a ťaháš ako inokedy.
book-cave-goblin = Goblin vezme nuget a vráti ho do banku. Kto zlato nemá, o nič nepríde.
book-cave-leaves = Na začiatku tvojho budúceho ťahu tvoj netvor zmizne a jeho karta sa odloží. Neskôr ho možno prilákať znova.
book-cave-again = Keď už netvor na stole je, vedieš ho odtiaľ, kde stojí, a brloh netreba. Na trpaslíkov na tom poli zaútočí, len keď odíde a vráti sa. Staršia karta sa odloží a netvor zostane do tvojho budúceho ťahu.

## Koniec hry

book-cave-end = Hra sa končí hneď, ako sú z jaskyne vonku všetci trpaslíci, ktorí pracujú pre ten istý klan: jeho verní aj sabotéri z toho druhého.
book-cave-end-two = Len čo je jeden z vás z jaskyne vonku, hra sa končí a tento hráč vyhráva, hoci aj bez zlata.
book-cave-end-cards = Hra sa končí hneď aj vtedy, keď je balíček prázdny a nikto už nemá v ruke žiadnu kartu.
book-cave-end-turn = Hra sa končí aj vtedy, keď je na konci ťahu balíček prázdny a nikto nemá v ruke žiadnu kartu.
book-cave-end-skipped = Skončí sa aj vtedy, keď sú po poradí preskočení všetci, lebo nikto nemá v ruke kartu.
book-cave-vote = Keď je balíček prázdny alebo žiadna cesta nemá otvorený koniec, smieš vo svojom ťahu navrhnúť koniec hry. Ak súhlasia všetci, hra sa končí.
book-cave-shown = Potom sa odkryjú všetky karty klanov. Kto zostal v jaskyni, vráti všetko svoje zlato.
book-cave-treasure = Pri každom klane spočítajte nugety všetkých trpaslíkov, ktorí preň pracovali a sú vonku. Súčet vynásobte počtom trpaslíkov, ktorí pracovali pre druhý klan, či už sú vonku alebo nie.
book-cave-winners = Vyhráva klan s vyššou hodnotou a s ním všetci, čo preň pracovali.
book-cave-tie = Ak sú obe hodnoty rovnaké, vyhráva klan, pre ktorý pracoval prvý trpaslík vonku z jaskyne.
book-cave-nobody-out = Keď sa von nedostane nikto, nikto nevyhráva.

## Karty a roly, o ktorých sa pri niektorých stoloch hovorí niečo iné

effect-rockfall-cave = Odstráni kartu cesty, na ktorej nestojí trpaslík ani netvor; štart a ciele zostávajú.
effect-vein-may = Leží tu nuget. Kto sa tu zastaví, smie si ho vziať a potom ukáže kartu klanu.
task-cave-two = Pracuješ len pre svoj klan: dostaň sa z jaskyne von skôr než súper.

## Lekcie

lesson-cave-walk = Krok za krokom
    .task = Polož rovnú chodbu vpravo od štartu. Potom na ňu presuň svojho trpaslíka.
    .nudge = To vedie inam. Najprv chodba vpravo, potom trpaslík.
    .done = Ťah v jaskyni: zahraj kartu, prejdi až tri polia, potiahni si.
lesson-cave-vein = Zlatá žila
    .task = Polož zlatú žilu vpravo od svojho trpaslíka. Dôjdi na jej zlato a zostaň tam.
    .nudge = Zlato leží v hornom ramene novej karty: choď tam a zostaň.
    .done = Nuget je tvoj, ale všetci teraz videli tvoju kartu klanu. Zlato má svoju cenu.
lesson-cave-monster = Vypusť potkana
    .task = Vylákaj potkana z brlohu vpravo a doveď ho k trpaslíkovi, za ktorého hrá Mia.
    .nudge = Potkan má ísť k súperovi. Nechaj ho vyliezť z brlohu a veď ho doľava, pole za poľom.
    .done = Koho netvor stretne, ten o niečo príde: potkan berie kartu. Pozor, pohryzie aj priateľov.
lesson-cave-web = Pavučina cez cestu
    .task = Vpravo sedí potkan a príde si po teba. Zavri pavučinou okraj medzi svojou kartou a štartom.
    .nudge = Potkan by stále prešiel. Vyber okraj hneď vedľa svojho trpaslíka, smerom k štartu.
    .done = Pavučinou neprejde nikto, trpaslík ani netvor, kým sa nerozpadne.
lesson-cave-exit = Von na svetlo
    .task = Východ je odkrytý. Polož poslednú chodbu a odíď aj so zlatom.
    .nudge = Východ je hore: zaplň medzeru a choď tam pole za poľom.
    .done = Si vonku a tvoje zlato je v bezpečí pre tvoj klan. Počíta sa len vynesené zlato.

play-sheet-cave-1 = Vylož cestu a potom po nej choď. Ber zlato a hľadaj východ: počíta sa len to, čo vynesieš.
play-sheet-cave-2 = Dva klany chcú cennejší poklad. Sabotér nosí jednu farbu a pracuje pre druhú.
play-sheet-cave-3 = Príšery okrádajú a pavučiny zatvárajú cestu. Sekera si s nimi poradí.

## Čo sa hovorí

place-north-west = vľavo hore
    .at = vľavo hore
place-north-east = vpravo hore
    .at = vpravo hore
place-south-west = vľavo dole
    .at = vľavo dole
place-south-east = vpravo dole
    .at = vpravo dole
phrase-exit-is-at = Východ je { $at }!
    .begun = Východ je …
phrase-no-exit-at = Východ nie je { $at }.
    .begun = Východ nie je …
phrase-loyal = Svoj klan nezradím.
phrase-hid-exit = Priznávam svoju lož: východ je { $at }.
    .begun = Lož: východ je …
because-monster = ten netvor išiel po nesprávnom
because-web = tá pavučina bráni nesprávnemu
