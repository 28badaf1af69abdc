## Karty, figurky a role

piece-collector = výběrčí mýta
    .effect = Kdo sem položí chodbu, zaplatí majiteli výběrčího valoun, nebo najde někoho, kdo zaplatí za něj.
module-toll = Mýto v tunelech

## Otázky a odpovědi

question-drop = Kterou kartu odložíš za výběrčího?
    .other = { $name } odkládá kartu za výběrčího …
question-pay = Zaplatíš mýto?
    .other = { $name } přemýšlí, jestli zaplatí mýto …
choice-collector = výběrčí
choice-drop = odložit
choice-beg = poprosit
choice-pay = zaplatit
choice-decline = neplatit

## Co se stalo

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
log-begged = { $pair ->
    [you-other] Prosíš o zaplacení mýta na { $cell }; odpoví { $target }.
    [other-you] { $actor } tě prosí o zaplacení mýta na { $cell }.
   *[other-other] { $actor } prosí o zaplacení mýta na { $cell }; odpoví { $target }.
}
    .shown = { $pair ->
        [you-other] Prosíš o zaplacení mýta; odpoví { $target }.
        [other-you] { $actor } tě prosí o zaplacení mýta.
       *[other-other] { $actor } prosí o zaplacení mýta; odpoví { $target }.
    }
log-pledged = { $who ->
    [you] Zaplatíš.
   *[other] { $name } zaplatí.
}
log-toll-paid = { $pair ->
    [you-other] Platíš valoun mýta, dostává ho { $target }.
    [other-you] { $actor } ti platí valoun mýta.
   *[other-other] { $actor } platí valoun mýta, dostává ho { $target }.
}

## Proč to nejde

reason-toll-unpaid = stojí tam výběrčí mýta a nikdo za tebe neplatí
reason-collectors-used = oba výběrčí už v tomto kole ve hře byli
reason-no-open-end = žádná chodba tam nemá otevřený konec
reason-no-collector-there = žádný výběrčí tam nestojí
reason-toll-promised = někdo už slíbil, že zaplatí
reason-asked-already = tento hráč už odpověděl
reason-no-need-to-ask = není o co prosit
reason-cannot-pay = nemáš žádný valoun

## Stránka v prohlížeči

web-module-toll = Mýto v tunelech
    .about = Výběrčí blokují konce chodeb: kdo tam kope dál, platí jejich majiteli.
play-opening-collector = Postavit výběrčího za kartu …
    .ask = Kde má výběrčí stát? Vyber osvětlený konec chodby; stojí tě to kartu.
play-opening-beg = Poprosit někoho o zaplacení mýta …
    .ask = Vyber výběrčího a pak osvětleného hráče, který má zaplatit.

## Pravidla, větu po větě

book-toll-start = Na začátku hry má každý jeden valoun.
book-toll-place = Místo čehokoli jiného smíš ve svém tahu odložit kartu a postavit výběrčího mýta na prázdné místo u otevřeného konce chodby. Kartu si pak nelízneš, takže máš v ruce o jednu méně. Smíš to, i když nesmíš stavět chodby.
book-toll-once = Výběrčí jsou dva. Každého lze za kolo postavit jednou.
book-toll-pay = Kdo položí chodbu tam, kde stojí tvůj výběrčí, zaplatí ti jeden valoun a výběrčí odejde. Ty tam stavíš zadarmo.
book-toll-ask = Smíš jednoho po druhém požádat ostatní, aby zaplatili za tebe; slib platí do konce tvého tahu. Když nezaplatí nikdo, nedá se tam položit nic.
book-toll-gone = Když už k jeho místu nevede žádná otevřená chodba, výběrčí odejde s prázdnou.
book-toll-detour = Mýto stojí i odklon cesty na jeho místo.
book-toll-tracker = Stopaře smíš zahrát, jen když jde zaplatit mýto za obě jeho chodby.
book-toll-veto = Postavení výběrčího se vetovat nedá. Je-li vetována chodba na jeho místě, nic se neplatí a výběrčí zůstane.

## Lekce

lesson-collector = Zaplať, nebo kopej jinde
    .task = Postav výběrčího mýta na volný konec vpravo; zaplatíš za něj jednou kartou z ruky.
    .nudge = Postav ho tam, kde chtějí ostatní kopat dál: na konec chodby.
    .done = Kdo tam teď bude stavět, zaplatí ti valoun. Kartu si za to nelízneš.
lesson-toll = Cena za cestu
    .task = Před zlatem stojí výběrčí, kterého postavil Jakub. Přesto tam polož chodbu a zaplať.
    .nudge = Zlato je za výběrčím. Polož rovnou chodbu na jeho pole.
    .done = Jakub dostane valoun a výběrčí odchází. To stálo za to.
