# Co se stalo. Přítomný čas a první pád: jména neskloňujeme a rod neznáme.

log-began = Začíná { $round }. kolo; karty trpaslíků jsou rozdané lícem dolů.
log-first = { $who ->
    [you] Začínáš.
   *[other] Začíná { $name }.
}
log-laid = { $who ->
    [you] Kladeš { $card } na { $cell }.
   *[other] { $name } klade { $card } na { $cell }.
}
    .shown = { $who ->
        [you] Kladeš { $card }.
       *[other] { $name } klade { $card }.
    }
log-drew = Lížeš si { $card }.
log-discarded = { $who ->
    [you] Odkládáš { $card }.
   *[other] { $name } odkládá kartu lícem dolů.
}
log-broke = { $deed ->
    [you-other] Rozbíjíš { $object }, odnáší to { $target }.
    [other-you] { $actor } ti rozbíjí { $object }!
    [you-self] Rozbíjíš si { $own }.
    [other-self] { $actor } si rozbíjí { $own }.
   *[other-other] { $actor } rozbíjí { $object }, odnáší to { $target }.
}
log-mended = { $deed ->
    [you-other] Opravuješ { $object }, { $target } děkuje.
    [other-you] { $actor } ti opravuje { $object }. To je milé!
    [you-self] Opravuješ si { $object }.
    [other-self] { $actor } si opravuje { $object }.
   *[other-other] { $actor } opravuje { $object }, { $target } děkuje.
}
log-removed = { $who ->
    [you] Zavaluješ { $card } na { $cell }.
   *[other] { $name } zavaluje { $card } na { $cell }.
}
    .shown = { $who ->
        [you] Zavaluješ { $card }.
       *[other] { $name } zavaluje { $card }.
    }
log-removed-nothing = { $who ->
    [you] Shazuješ pár kamínků; nic nechybí.
   *[other] { $name } shazuje pár kamínků; nic nechybí.
}
log-light-lost = { $count ->
    [one] Jedna karta zhasla.
    [few] { $count } karty zhasly.
    [many] { $count } karty zhaslo.
   *[other] { $count } karet zhaslo.
}
log-light-back = { $count ->
    [one] Jedna tmavá karta se znovu rozsvítila.
    [few] { $count } tmavé karty se znovu rozsvítily.
    [many] { $count } tmavé karty se znovu rozsvítilo.
   *[other] { $count } tmavých karet se znovu rozsvítilo.
}
log-looked = { $who ->
    [you] { $seen ->
        [gold] Díváš se na { $goal }: zlato!
        [bag] Díváš se na { $goal }: pytel zlata!
        [dragon] Díváš se na { $goal }: drak!
        [spider] Díváš se na { $goal }: obří pavouk!
        [stone] Díváš se na { $goal }: jen skála.
       *[unknown] Díváš se na { $goal }.
    }
   *[other] { $name } se dívá na { $goal }.
}
log-found = { $seen ->
    [gold] { $goal } se odkrývá: zlato!
    [bag] { $goal } se odkrývá: pytel zlata!
    [dragon] { $goal } se odkrývá: drak!
    [spider] { $goal } se odkrývá: obří pavouk!
   *[stone] { $goal } se odkrývá: jen skála.
}
log-ended-diggers = { $who ->
    [you] Nacházíš zlato! Kolo vyhrávají zlatokopové.
   *[other] { $name } nachází zlato! Kolo vyhrávají zlatokopové.
}
log-ended-saboteurs = Nikdo už nemá karty a zlato pořád leží ve skále: kolo vyhrávají sabotéři.
log-were = { $role }: { $names }.
log-left-over = Zbyla karta: { $role }.
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
