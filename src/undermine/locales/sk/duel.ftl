# Duel, pre dvoch aj pre jedného: karty, ciele, otázky, čo sa stalo, prečo nie, pravidlá v skratke.

card-own-door-blue = modré dvere
    .object = modré dvere
    .short = modré dvere
    .effect = Prejde nimi len modrý trpaslík; zelený potrebuje kľúč.
card-own-door-green = zelené dvere
    .object = zelené dvere
    .short = zel. dvere
    .effect = Prejde nimi len zelený trpaslík; modrý potrebuje kľúč.
card-troll = trol
    .object = trola
    .short = trol
    .effect = Nikoho nepustí, kým mu niekto nedá žetón; na konci kola to stojí nuget.
card-ladder-blue = modrý rebrík
    .object = modrý rebrík
    .short = rebrík
    .effect = Vedie priamo k modrému štartu: polož ho vedľa ktorejkoľvek chodby, len nie vedľa cieľa alebo zlata.
card-ladder-green = zelený rebrík
    .object = zelený rebrík
    .short = rebrík
    .effect = Vedie priamo k zelenému štartu: polož ho vedľa ktorejkoľvek chodby, len nie vedľa cieľa alebo zlata.
card-gold-path = chodba so zlatom
    .object = chodbu so zlatom
    .short = zlato
    .effect = Kto má spojenie k zlatu na nej, hneď si ho označí a na konci kola si kartu vezme.
card-key = kľúč
    .object = kľúč
    .short = kľúč
    .effect = Otvorí dvere druhej farby až do konca kola.
goal-place-0 = Horný predný cieľ
    .object = horný predný cieľ
goal-place-1 = Prostredný predný cieľ
    .object = prostredný predný cieľ
goal-place-2 = Dolný predný cieľ
    .object = dolný predný cieľ
goal-place-3 = Horný zadný cieľ
    .object = horný zadný cieľ
goal-place-4 = Dolný zadný cieľ
    .object = dolný zadný cieľ
goal-place-5 = Posledný cieľ
    .object = posledný cieľ
question-bribe = Podplatíš trola, alebo ukončíš ťah?
    .other = { $name } pokukuje po trolovi …
question-claim = Zlata je viac ako žetónov: ktoré si označíš ako prvé?
    .other = { $name } vyberá, ktoré zlato si označí …
question-give = Trolovia chcú svoje nugety: ktoré karty im dáš?
    .other = { $name } sa vyrovnáva s trolmi …
answer-bribe = Podplatiť trola
answer-done = Ukončiť ťah
answer-claim = Označiť zlato
answer-give = Dať
log-claimed = { $who ->
    [you] Označuješ si zlato na { $cell }.
   *[other] { $name } si označuje zlato na { $cell }.
}
    .shown = { $who ->
        [you] Označuješ si zlato.
       *[other] { $name } si označuje zlato.
    }
log-bribed = { $who ->
    [you] Podplácaš trola na { $cell }; teraz prejde každý.
   *[other] { $name } podpláca trola na { $cell }; teraz prejde každý.
}
    .shown = { $who ->
        [you] Podplácaš trola; teraz prejde každý.
       *[other] { $name } podpláca trola; teraz prejde každý.
    }
log-unlocked = { $who ->
    [you] Odomykáš dvere na { $cell }.
   *[other] { $name } odomyká dvere na { $cell }.
}
    .shown = { $who ->
        [you] Odomykáš dvere.
       *[other] { $name } odomyká dvere.
    }
log-key-back = Kľúč od dverí na { $cell } je znova voľný.
    .shown = Kľúč od dverí je znova voľný.
log-collected = { $who ->
    [you] { $count ->
        [one] Berieš si kartu s jedným nugetom.
        [few] Berieš si kartu s { $count } nugetmi.
        [many] Berieš si kartu s { $count } nugetu.
       *[other] Berieš si kartu s { $count } nugetmi.
    }
   *[other] { $count ->
        [one] { $name } si berie kartu s jedným nugetom.
        [few] { $name } si berie kartu s { $count } nugetmi.
        [many] { $name } si berie kartu s { $count } nugetu.
       *[other] { $name } si berie kartu s { $count } nugetmi.
    }
}
log-forfeited = { $who ->
    [you] { $count ->
        [one] Trolom platíš kartou s jedným nugetom.
        [few] Trolom platíš kartou s { $count } nugetmi.
        [many] Trolom platíš kartou s { $count } nugetu.
       *[other] Trolom platíš kartou s { $count } nugetmi.
    }
   *[other] { $count ->
        [one] { $name } platí trolom kartou s jedným nugetom.
        [few] { $name } platí trolom kartou s { $count } nugetmi.
        [many] { $name } platí trolom kartou s { $count } nugetu.
       *[other] { $name } platí trolom kartou s { $count } nugetmi.
    }
}
log-ending-goals = Všetkých šesť cieľov je odkrytých: kolo sa končí.
log-ending-markers = Posledný žetón leží v bani: kolo sa končí.
log-ending-cards = Nezostali žiadne karty: kolo sa končí.
log-goal-up = { $count ->
    [0] { $goal } sa odkrýva: žiadne zlato.
    [one] { $goal } sa odkrýva: jeden nuget!
    [few] { $goal } sa odkrýva: { $count } nugety!
    [many] { $goal } sa odkrýva: { $count } nugetu!
   *[other] { $goal } sa odkrýva: { $count } nugetov!
}
log-goal-looked = { $count ->
    [0] Pozeráš sa na { $goal }: žiadne zlato.
    [one] Pozeráš sa na { $goal }: jeden nuget!
    [few] Pozeráš sa na { $goal }: { $count } nugety!
    [many] Pozeráš sa na { $goal }: { $count } nugetu!
   *[other] Pozeráš sa na { $goal }: { $count } nugetov!
}
log-began-duel = Začína sa { $round }. kolo.
log-struck-tool = Karta pôsobí hneď: máš { $broken }!
log-struck-again = Karta nič nemení: { $broken } už máš.
log-struck-rockfall = Zával pôsobí hneď a berie naposledy položenú chodbu: { $card }.
log-struck-nothing = Zával pôsobí hneď, ale nie je čo zavaliť.
reason-not-joined-own = nevedie tam neprerušená cesta od tvojho vlastného štartu
reason-beside-gold = rebrík nesmie stáť hneď vedľa chodby so zlatom
reason-ladder-not-joined = pri tomto stole sa rebrík musí napojiť na otvorenú stranu
reason-mends-own-only = oprava opraví len to, čo leží pred tebou
reason-rockfall-stays = chodby so zlatom alebo trolom zostávajú ležať
reason-rockfall-takes-latest = pri hre pre jedného berie zával naposledy položenú chodbu
reason-no-key-left = oba kľúče už ležia na dverách
reason-no-door-there = žiadne dvere tam nie sú
reason-own-door = tieto dvere máš otvorené aj bez kľúča
reason-door-open = tieto dvere sú už otvorené
reason-no-troll-there = žiadny trol tam nie je
reason-troll-bribed = tento trol je už podplatený
reason-troll-out-of-reach = nevedie k nemu neprerušená cesta od tvojho štartu
reason-no-gold-for-troll = na ďalšieho trola nemáš nuget
reason-turn-not-done = najprv karta: zahraj nejakú alebo odlož
reason-not-a-payment = to je málo alebo o kartu viac, než treba
reason-no-gold-to-mark = žiadne zlato pre teba tam nie je
game-duel = Duel
game-solo = Sólo
verdict-1 = Táto baňa už zažila lepšie dni, aj lepších kopáčov.
verdict-2 = Slušná šichta: lampáš nesvietil nadarmo.
verdict-3 = Výborne vykopané! Ostatní sa budú pýtať kde.
verdict-4 = Majstrovstvo, na ktoré sa v bani nezabudne.
rating-nuggets = { $least } až { $most }
rating-nuggets-more = { $least } a viac
rating-gap = Tlačená tabuľka tohto vydania na 20 zabudla; tu 20 nugetov patrí k tomuto hodnoteniu.
