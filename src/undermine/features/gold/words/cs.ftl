## Otázky a odpovědi

question-take = Vyber si kartu zlata; ostatní putují k dalšímu zlatokopovi.
    .other = { $name } vybírá kartu zlata …

## Co se stalo

log-staked = { $count ->
    [0] Na rozdělení nezbyla žádná karta zlata.
    [one] Zlatokopové si dělí jednu kartu zlata.
    [few] Zlatokopové si dělí { $count } karty zlata.
    [many] Zlatokopové si dělí { $count } karty zlata.
   *[other] Zlatokopové si dělí { $count } karet zlata.
}
log-chooser = { $who ->
    [you] První si vybíráš ty, pak karty putují doprava od zlatokopa ke zlatokopovi.
   *[other] První si vybírá { $name }, pak karty putují doprava od zlatokopa ke zlatokopovi.
}
log-workers = { $count ->
    [one] V dole řádil jeden sabotér; čím míň jich je, tím lepší odměna.
    [few] V dole řádili { $count } sabotéři; čím míň jich je, tím lepší odměna.
    [many] V dole řádilo { $count } sabotéra; čím míň jich je, tím lepší odměna.
   *[other] V dole řádilo { $count } sabotérů; čím míň jich je, tím lepší odměna.
}
log-took = { $who ->
    [you] { $count ->
        [one] Bereš si kartu s jedním valounem.
        [few] Bereš si kartu se { $count } valouny.
        [many] Bereš si kartu s { $count } valounu.
       *[other] Bereš si kartu s { $count } valouny.
    }
   *[other] { $name } si bere kartu zlata.
}
log-sunk = { $who ->
    [you] { $count ->
        [one] Karta zlata s jedním valounem je pro tebe moc: dáváš ji dospod balíčku.
        [few] Karta zlata se { $count } valouny je pro tebe moc: dáváš ji dospod balíčku.
        [many] Karta zlata s { $count } valounu je pro tebe moc: dáváš ji dospod balíčku.
       *[other] Karta zlata s { $count } valouny je pro tebe moc: dáváš ji dospod balíčku.
    }
   *[other] { $name } bere kartu zlata, která má moc velkou hodnotu, a dává ji dospod balíčku.
}
log-paid = { $who ->
    [you] { $count ->
        [0] Za sabotáž dostáváš, co ze zlata zbylo.
        [one] Za sabotáž dostáváš jeden valoun.
        [few] Za sabotáž dostáváš { $count } valouny.
        [many] Za sabotáž dostáváš { $count } valounu.
       *[other] Za sabotáž dostáváš { $count } valounů.
    }
   *[other] { $count ->
        [0] { $name } dostává za sabotáž, co ze zlata zbylo.
        [one] { $name } dostává za sabotáž jeden valoun.
        [few] { $name } dostává za sabotáž { $count } valouny.
        [many] { $name } dostává za sabotáž { $count } valounu.
       *[other] { $name } dostává za sabotáž { $count } valounů.
    }
}
log-nobody-paid = Žádný sabotér ve hře nebyl, zlato tedy nedostává nikdo.

## Proč to nejde

reason-no-such-gold = karta zlata s hodnotou { $number } tu už není

## Stránka v prohlížeči

web-option-gold-draw = Karet zlata se bere
web-value-gold-draw-diggers = jedna na zlatokopa
web-value-gold-draw-players = jedna na hráče
web-option-gold-shuffle = Balíček zlata se míchá před každým kolem
web-option-saboteur-payout = Valouny pro každého z 1/2/3/4 sabotérů
tales-took-cards = { $count ->
    [one] { $count } karta zlata, tajná
    [few] { $count } karty zlata, tajné
    [many] { $count } karty zlata, tajné
   *[other] { $count } karet zlata, tajných
}
tales-draft = Dělí se zlato
tales-stack = { $count ->
    [one] ve sloupku je { $count } karta zlata
    [few] ve sloupku jsou { $count } karty zlata
    [many] ve sloupku je { $count } karty zlata
   *[other] ve sloupku je { $count } karet zlata
}

## Pravidla, větu po větě

book-gold-diggers = Vyhrají-li zlatokopové, vezme se lícem dolů tolik karet zlata, kolik je zlatokopů. Na každé je jeden, dva nebo tři valouny.
book-gold-players = Vyhrají-li zlatokopové, vezme se lícem dolů tolik karet zlata, kolik je hráčů. Na každé je jeden, dva nebo tři valouny.
book-gold-ten = Vyhrají-li zlatokopové, vezme se lícem dolů devět karet zlata, i když je vás deset. Na každé je jeden, dva nebo tři valouny.
book-gold-passed = Kdo došel ke zlatu, prohlédne si je, jednu si nechá a ostatní podá nejbližšímu zlatokopovi po své pravici. Ten udělá totéž.
book-gold-saboteur-found = Došel-li ke zlatu sabotér, začíná nejbližší zlatokop po jeho pravici.
book-gold-again = Karty kolují, dokud nějaké zbývají, takže někteří zlatokopové mohou dostat víc než jednu.
book-gold-wages = Vyhrají-li sabotéři, vyplatí se jim odměna v kartách zlata: { $wages }.
book-wage = { $count ->
    [one] jedinému sabotérovi { $nuggets }
    [few] jsou-li { $count }, každému { $nuggets }
    [many] je-li jich { $count }, každému { $nuggets }
   *[other] je-li jich { $count }, každému { $nuggets }
}
book-gold-losers = Strana, která prohrála, nedostane nic.
book-gold-nobody = Pokud mezi vámi nebyl žádný sabotér a ke zlatu se nedošlo, nedostane zlato nikdo.
book-gold-secret = Svoje karty zlata drž v tajnosti až do konce hry.
book-gold-shuffled = Zamíchají se i zbylé karty zlata.
book-gold-put-back = Karty zlata se nemíchají; ty, které se vzaly a nerozdaly, leží vespod.
