## Karty, figurky a role

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
module-chests = Truhly s poklady

## Otázky a odpovědi

question-keep = Kterou z těchto karet si necháš?
    .other = { $name } vybírá kartu …
question-snatch = Komu vezmeš kartu?
    .other = { $name } vybírá, komu vezme kartu …
question-push = Který cíl se posune o pole dál?
    .other = { $name } vybírá cíl k posunutí …
question-look = Na čí kartu trpaslíka se podíváš?
    .other = { $name } vybírá, na čí kartu trpaslíka se podívá …
choice-keep = nechat si
choice-snatch = vzít kartu
choice-push = posunout
choice-look = podívat se

## Co se stalo

log-chest-opened = { $who ->
    [you] Otevíráš truhlu. Stojí v ní: { $content }.
   *[other] { $name } otevírá truhlu. Stojí v ní: { $content }.
}
log-chest-lost = Truhla pod ní je pryč, nikdo ji neotevřel.
log-chest-gold = { $who ->
    [you] Bereš si kartu zlata s jedním valounem.
   *[other] { $name } si bere kartu zlata s jedním valounem.
}
log-glimpsed = { $who ->
    [you] Nahlížíš pod kartu na { $cell }: { $title }, a v truhle stojí: { $content }.
   *[other] { $name } nahlíží pod kartu na { $cell } a do její truhly.
}
    .shown = { $who ->
        [you] Nahlížíš pod kartu: { $title }, a v truhle stojí: { $content }.
       *[other] { $name } nahlíží pod kartu a do její truhly.
    }
log-goal-moved = { $title } teď leží na { $cell }.
    .shown = { $title } teď leží o pole dál.
log-burnt = { $count ->
    [one] Jedna karta z balíčku se odkládá lícem dolů.
    [few] { $count } karty z balíčku se odkládají lícem dolů.
    [many] { $count } karty z balíčku se odkládá lícem dolů.
   *[other] { $count } karet z balíčku se odkládá lícem dolů.
}
log-snatched = { $pair ->
    [you-other] Taháš { $card } z cizí ruky; o kartu přichází { $target }.
    [other-you] { $actor } ti tahá z ruky { $card }!
   *[other-other] { $actor } tahá kartu z cizí ruky; přichází o ni { $target }.
}
log-mixed = Odkládací balíček se zamíchal.
log-deck-leafed = { $who ->
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

## Proč to nejde

reason-map-banned = v tomto kole už mapy cíle neukazují
reason-goal-stays = tenhle cíl se posunout nedá
reason-no-cards-there = { $who ->
    [you] nemáš žádnou kartu
   *[other] { $name } nemá žádnou kartu
}

## Stránka v prohlížeči

web-option-chest-cells = Kde leží truhly
web-module-chests = Truhly s poklady
    .about = V dole jsou skryté čtyři truhly: kdo k nějaké dojde, otevře ji, v dobrém i zlém.
play-piece-opened = otevřená

## Pravidla, větu po větě

book-chests-laid = V dole leží čtyři truhly s poklady, každá ukrytá pod zakrytou kartou chodby. Těchto karet se smí dotýkat kterákoli strana karty; žádná cesta skrz ně zatím nevede.
book-chests-open = Kdo k takové kartě dovede chodbu od startu, na místě ji odkryje tak, aby co nejlépe pasovala k sousedům. Teprve potom se otevře truhla, a ta udělá jednu z deseti věcí, dobrou, nebo špatnou.
book-chest-gold1 = Zlato: dostaneš jeden valoun.
book-chest-gold1-card = Zlato: dostaneš kartu zlata s jedním valounem a zbylé karty zlata se zamíchají.
book-chest-mapban = Slepé mapy: v tomto kole se už nikdo nesmí s mapou podívat na cíl, jen na karty s truhlami.
book-chest-nodraw = O kartu méně: na konci tohoto tahu si lízneš o kartu méně.
book-chest-extradraw = O kartu víc: na konci tohoto tahu si lízneš o kartu víc.
book-chest-movegoal = Dál a dál: posuneš jeden zakrytý cíl o jedno místo dál od startu, je-li to místo prázdné.
book-chest-takecard = Cizí ruka: na konci tohoto tahu si vezmeš náhodnou kartu z ruky jiného hráče a z balíčku si lízneš o jednu méně.
book-chest-draw3keep1 = Výběr: na konci tohoto tahu si místo jedné karty lízneš tři, jednu z nich si necháš a ostatní lícem dolů odložíš.
book-chest-peekrole = Kukátko: tajně se podíváš na kartu trpaslíka jiného hráče.
book-chest-digdiscard = Hrabání: odkládací balíček hned zamícháš, tajně si prohlédneš pět karet z něj a jednu si vezmeš do ruky. Na konci tohoto tahu si lízneš o jednu méně.
book-chest-burn5 = Sesuv: pět horních karet balíčku jde lícem dolů na odkládací balíček.
book-chests-cards = S mapou pokladu se smíš podívat i pod takovou kartu a do její truhly. Zával smí takovou kartu odstranit i s neotevřenou truhlou. Karty od truhel nikdy nepřijdou na odkládací balíček.
book-chests-two = Kdo dojde k několika truhlám najednou, otevírá je jednu po druhé v pořadí, jaké si zvolí.
effect-map-chests = Podívej se na jeden zakrytý cíl, nebo pod zakrytou kartu chodby a do její truhly; budeš to vědět jen ty.
effect-rockfall-chests = Odstraní ze stolu jednu kartu chodby, i zakrytou s její truhlou; start a cíle zůstávají.
effect-rockfall-chests-may = Odstraní ze stolu jednu kartu chodby, i zakrytou s její truhlou, nebo žádnou; start a cíle zůstávají.

## Lekce
lesson-chests = Co je v truhle?
    .task = V dole leží čtyři skryté truhly. Doveď chodbu k té přímo před tebou.
    .nudge = Tím k žádné truhle nedojdeš. Zaplň mezeru před ní.
    .done = Chodba na ní se odkryje a truhla se otevře: pro dobro, nebo pro zlo. Tentokrát to dopadlo dobře.
