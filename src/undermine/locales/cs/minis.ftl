# Minirozšíření: místa, truhly, co se stalo, otázky, důvody, pravidla ve zkratce.

goal-upper = Druhý cíl shora
    .object = druhý cíl shora
goal-lower = Druhý cíl zdola
    .object = druhý cíl zdola
card-costume = sklad kostýmů
    .object = sklad kostýmů
    .short = kostýmy
    .effect = Kdo sem první dovede chodbu, musí si vyměnit kartu trpaslíka.
card-party = tunelová párty
    .object = tunelovou párty
    .short = párty
    .effect = Kdo sem první dovede chodbu, zamíchá karty trpaslíků všech hráčů a rozdá je znovu.

piece-collector = výběrčí mýta
    .effect = Kdo sem položí chodbu, zaplatí majiteli výběrčího valoun, nebo najde někoho, kdo zaplatí za něj.
piece-chest = truhla s pokladem
    .effect = Kdo sem dovede chodbu, odkryje kartu a otevře truhlu, v dobrém i zlém. Mapou se do ní dá nahlédnout, zával ji odstraní.

chest-gold1 = vezmi si valoun
chest-mapban = mapy v tomto kole už cíle neukazují
chest-nodraw = na konci tohoto tahu si nelízej kartu
chest-extradraw = na konci tohoto tahu si lízni o kartu víc
chest-movegoal = posuň jeden cíl o pole dál
chest-takecard = místo líznutí si vytáhni kartu z ruky jiného hráče
chest-draw3keep1 = prohlédni si tři karty z balíčku a jednu si nech
chest-peekrole = podívej se na kartu trpaslíka jiného hráče
chest-digdiscard = místo líznutí si vyber jednu z odložených karet
chest-burn5 = pět karet z balíčku se odkládá lícem dolů

log-collector = { $who ->
    [you] Stavíš výběrčího mýta na { $cell }.
   *[other] { $name } staví výběrčího mýta na { $cell }.
}
    .shown = { $who ->
        [you] Stavíš výběrčího mýta.
       *[other] { $name } staví výběrčího mýta.
    }
log-collector-gone = Výběrčí mýta na { $cell } odchází.
    .shown = Výběrčí mýta odchází.
log-begged = { $deed ->
    [you-other] Prosíš o zaplacení mýta na { $cell }; odpoví { $target }.
    [other-you] { $actor } tě prosí o zaplacení mýta na { $cell }.
   *[other-other] { $actor } prosí o zaplacení mýta na { $cell }; odpoví { $target }.
}
    .shown = { $deed ->
        [you-other] Prosíš o zaplacení mýta; odpoví { $target }.
        [other-you] { $actor } tě prosí o zaplacení mýta.
       *[other-other] { $actor } prosí o zaplacení mýta; odpoví { $target }.
    }
log-pledged = { $who ->
    [you] Zaplatíš.
   *[other] { $name } zaplatí.
}
log-handed = { $deed ->
    [you-other] Platíš valoun mýta, dostává ho { $target }.
    [other-you] { $actor } ti platí valoun mýta.
   *[other-other] { $actor } platí valoun mýta, dostává ho { $target }.
}
log-traded = { $who ->
    [you] Ve skladu kostýmů se musíš převléknout. Teď jsi: { $role }.
   *[other] { $name } se ve skladu kostýmů převléká a má jinou kartu trpaslíka.
}
log-party = Párty! Všechny karty trpaslíků se zamíchají a rozdají znovu.
log-recast = Teď jsi: { $role }.
log-opened = { $who ->
    [you] Otevíráš truhlu. Stojí v ní: { $chest }.
   *[other] { $name } otevírá truhlu. Stojí v ní: { $chest }.
}
log-chest-lost = Truhla pod ní je pryč, nikdo ji neotevřel.
log-chest-gold = { $who ->
    [you] Bereš si kartu zlata s jedním valounem.
   *[other] { $name } si bere kartu zlata s jedním valounem.
}
log-glimpsed = { $who ->
    [you] Nahlížíš pod kartu na { $cell }: { $card }, a v truhle stojí: { $chest }.
   *[other] { $name } nahlíží pod kartu na { $cell } a do její truhly.
}
    .shown = { $who ->
        [you] Nahlížíš pod kartu: { $card }, a v truhle stojí: { $chest }.
       *[other] { $name } nahlíží pod kartu a do její truhly.
    }
log-moved = { $goal } teď leží na { $cell }.
    .shown = { $goal } teď leží o pole dál.
log-burnt = { $count ->
    [one] Jedna karta z balíčku se odkládá lícem dolů.
    [few] { $count } karty z balíčku se odkládají lícem dolů.
    [many] { $count } karty z balíčku se odkládá lícem dolů.
   *[other] { $count } karet z balíčku se odkládá lícem dolů.
}
log-snatched = { $deed ->
    [you-other] Taháš { $card } z cizí ruky; o kartu přichází { $target }.
    [other-you] { $actor } ti tahá z ruky { $card }!
   *[other-other] { $actor } tahá kartu z cizí ruky; přichází o ni { $target }.
}
log-mixed = Odkládací balíček se zamíchal.
log-offered = { $who ->
    [you] { $count ->
        [one] Prohlížíš si poslední kartu balíčku.
        [few] Prohlížíš si { $count } karty z balíčku.
        [many] Prohlížíš si { $count } karty z balíčku.
       *[other] Prohlížíš si { $count } karet z balíčku.
    }
   *[other] { $count ->
        [one] { $name } si prohlíží poslední kartu balíčku.
        [few] { $name } si prohlíží { $count } karty z balíčku.
        [many] { $name } si prohlíží { $count } karty z balíčku.
       *[other] { $name } si prohlíží { $count } karet z balíčku.
    }
}
log-dragon = { $who ->
    [you] Drak ti bere jeden valoun.
   *[other] Drak bere jeden valoun; přichází o něj { $name }.
}
log-ended-spider = { $side ->
    [saboteurs] Obří pavouk všechny vyhání: kolo vyhrávají sabotéři.
    [profiteer] Obří pavouk všechny vyhání: kolo vyhrává sám spekulant.
   *[nobody] Obří pavouk všechny vyhání: kolo nevyhrává nikdo.
}

question-drop = Kterou kartu odložíš za výběrčího?
    .other = { $name } odkládá kartu za výběrčího …
question-pay = Zaplatíš mýto?
    .other = { $name } přemýšlí, jestli zaplatí mýto …
question-keep = Kterou z těchto karet si necháš?
    .other = { $name } vybírá kartu …
question-snatch = Komu vezmeš kartu?
    .other = { $name } vybírá, komu vezme kartu …
question-push = Který cíl se posune o pole dál?
    .other = { $name } vybírá cíl k posunutí …
question-look = Na čí kartu trpaslíka se podíváš?
    .other = { $name } vybírá, na čí kartu trpaslíka se podívá …

choice-collector = výběrčí
choice-drop = odložit
choice-beg = poprosit
choice-pay = zaplatit
choice-decline = neplatit
choice-keep = nechat si
choice-snatch = vzít kartu
choice-push = posunout
choice-look = podívat se
legend-bag = pytel zlata
legend-dragon = drak
legend-spider = obří pavouk

reason-toll-unpaid = stojí tam výběrčí mýta a nikdo za tebe neplatí
reason-collectors-used = oba výběrčí už v tomto kole ve hře byli
reason-no-open-end = žádná chodba tam nemá otevřený konec
reason-no-collector-there = žádný výběrčí tam nestojí
reason-toll-promised = někdo už slíbil, že zaplatí
reason-asked-already = tento hráč už odpověděl
reason-no-need-to-ask = není o co prosit
reason-cannot-pay = nemáš žádný valoun
reason-map-banned = v tomto kole už mapy cíle neukazují
reason-goal-stays = tenhle cíl se posunout nedá
reason-no-cards-there = { $who ->
    [you] nemáš žádnou kartu
   *[other] { $name } nemá žádnou kartu
}

module-toll = Mýto v tunelech
module-costume = Sklad kostýmů
module-party = Tunelová párty
module-new-goals = Nové cíle
module-chests = Truhly s poklady
