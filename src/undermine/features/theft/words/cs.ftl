## Karty, figurky a role

card-theft = krádež
    .object = krádež
    .short = krádež
    .effect = Polož ji před sebe: bude-li tam ještě, až se zlato rozdělí, smíš někomu vzít jeden valoun.
card-hands-off = ruce pryč
    .object = kartu ruce pryč
    .short = ruce pryč
    .effect = Odstraní ze stolu jednu krádež, ať leží před kýmkoli.

## Otázky a odpovědi

question-steal = Tvoje krádež: komu vezmeš valoun?
    .other = { $name } zvažuje, koho okrást …
menu-nobody = nikomu

## Co se stalo

log-theft = { $who ->
    [you] Kladeš před sebe krádež; počítá se při dělení zlata.
   *[other] { $name } vykládá krádež; počítá se při dělení zlata.
}
log-hands-off = { $pair ->
    [you-other] Odstraňuješ krádež, přichází o ni { $target }.
    [other-you] { $actor } odstraňuje tvou krádež!
    [you-self] Odstraňuješ vlastní krádež.
    [other-self] { $actor } odstraňuje vlastní krádež.
   *[other-other] { $actor } odstraňuje krádež, přichází o ni { $target }.
}
log-stole = { $pair ->
    [you-other] Kradeš valoun, přichází o něj { $target }.
    [other-you] { $actor } ti krade valoun!
   *[other-other] { $actor } krade valoun, přichází o něj { $target }.
}

## Proč to nejde

reason-theft-lies-already = jedna krádež už před tebou leží
reason-no-theft-there = { $who ->
    [you] před tebou žádná krádež neleží
   *[other] { $name } před sebou žádnou krádež nemá
}
reason-nothing-to-steal = { $who ->
    [you] nemáš nic, co by se dalo ukrást
   *[other] { $name } nemá nic, co by se dalo ukrást
}

## Stránka v prohlížeči

play-want-hands-off = Čí krádež odstraníš? Vyber osvětleného hráče.

## Pravidla, větu po větě

book-theft = Krádež položíš před sebe, nikdy ale druhou. Leží-li tam ještě po rozdělení zlata, smíš jinému hráči vzít jeden valoun.
book-hands-off = Karta „ruce pryč“ odstraní ze stolu jednu krádež, ať leží před kýmkoli.
book-thefts = Krádeže přijdou na řadu nakonec. Z těch, kdo smějí krást, začíná ten, kdo zahrál krádež naposledy; pak se pokračuje doleva.
book-thefts-whom = Okrást smíš kteréhokoli jiného hráče, který má zlato, i vězně. Ale nemusíš okrást nikoho.

## Lekce
lesson-theft = Dlouhé prsty
    .task = Zlato je blízko. Vylož před sebe krádež.
    .nudge = Teď není čas na chodby. Zahraj krádež tlačítkem.
    .done = Až se bude dělit zlato, vezmeš někomu valoun, pokud tě nezastaví jiná karta.
