# Duel, pro dva i pro jednoho: karty, cíle, otázky, co se stalo, proč ne, pravidla ve zkratce.

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
    [0] { $goal } se odkrývá: žádné zlato.
    [one] { $goal } se odkrývá: jeden valoun!
    [few] { $goal } se odkrývá: { $count } valouny!
    [many] { $goal } se odkrývá: { $count } valounu!
   *[other] { $goal } se odkrývá: { $count } valounů!
}
log-goal-looked = { $count ->
    [0] Díváš se na { $goal }: žádné zlato.
    [one] Díváš se na { $goal }: jeden valoun!
    [few] Díváš se na { $goal }: { $count } valouny!
    [many] Díváš se na { $goal }: { $count } valounu!
   *[other] Díváš se na { $goal }: { $count } valounů!
}
log-began-duel = Začíná { $round }. kolo.
log-struck-tool = Karta působí hned: máš { $broken }!
log-struck-again = Karta nic nemění: { $broken } už máš.
log-struck-rockfall = Zával působí hned a bere naposledy položenou chodbu: { $card }.
log-struck-nothing = Zával působí hned, ale není co zavalit.
reason-not-joined-own = nevede tam nepřerušená cesta od tvého vlastního startu
reason-beside-gold = žebřík nesmí stát hned vedle chodby se zlatem
reason-ladder-not-joined = u tohoto stolu se žebřík musí napojit na otevřenou stranu
reason-mends-own-only = oprava opraví jen to, co leží před tebou
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
game-duel = Duel
game-solo = Sólo
verdict-1 = Tenhle důl už zažil lepší dny, i lepší kopáče.
verdict-2 = Slušná šichta: lucerna nesvítila nadarmo.
verdict-3 = Výborně vykopáno! Ostatní se budou ptát kde.
verdict-4 = Mistrovství, na které se v dole nezapomene.
rating-nuggets = { $least } až { $most }
rating-nuggets-more = { $least } a více
rating-gap = Tištěná tabulka tohoto vydání na 20 zapomněla; tady 20 valounů patří k tomuto hodnocení.
