# Čo sa stalo. Prítomný čas a prvý pád: mená neskloňujeme a rod nepoznáme.

log-began = Začína sa { $round }. kolo; karty trpaslíkov sú rozdané lícom nadol.
log-first = { $who ->
    [you] Začínaš.
   *[other] Začína { $name }.
}
log-laid = { $who ->
    [you] Kladieš { $card } na { $cell }.
   *[other] { $name } kladie { $card } na { $cell }.
}
    .shown = { $who ->
        [you] Kladieš { $card }.
       *[other] { $name } kladie { $card }.
    }
log-drew = Ťaháš si { $card }.
log-discarded = { $who ->
    [you] Odkladáš { $card }.
   *[other] { $name } odkladá kartu lícom nadol.
}
log-broke = { $deed ->
    [you-other] Rozbíjaš { $object }, odnáša si to { $target }.
    [other-you] { $actor } ti rozbíja { $object }!
    [you-self] Rozbíjaš si { $own }.
    [other-self] { $actor } si rozbíja { $own }.
   *[other-other] { $actor } rozbíja { $object }, odnáša si to { $target }.
}
log-mended = { $deed ->
    [you-other] Opravuješ { $object }, { $target } ďakuje.
    [other-you] { $actor } ti opravuje { $object }. To je milé!
    [you-self] Opravuješ si { $object }.
    [other-self] { $actor } si opravuje { $object }.
   *[other-other] { $actor } opravuje { $object }, { $target } ďakuje.
}
log-removed = { $who ->
    [you] Zavaľuješ { $card } na { $cell }.
   *[other] { $name } zavaľuje { $card } na { $cell }.
}
    .shown = { $who ->
        [you] Zavaľuješ { $card }.
       *[other] { $name } zavaľuje { $card }.
    }
log-removed-nothing = { $who ->
    [you] Zhadzuješ pár kamienkov; nič nechýba.
   *[other] { $name } zhadzuje pár kamienkov; nič nechýba.
}
log-light-lost = { $count ->
    [one] Jedna karta zhasla.
    [few] { $count } karty zhasli.
    [many] { $count } karty zhaslo.
   *[other] { $count } kariet zhaslo.
}
log-light-back = { $count ->
    [one] Jedna tmavá karta sa znova rozsvietila.
    [few] { $count } tmavé karty sa znova rozsvietili.
    [many] { $count } tmavej karty sa znova rozsvietilo.
   *[other] { $count } tmavých kariet sa znova rozsvietilo.
}
log-looked = { $who ->
    [you] { $seen ->
        [gold] Pozeráš sa na { $goal }: zlato!
        [bag] Pozeráš sa na { $goal }: vrece zlata!
        [dragon] Pozeráš sa na { $goal }: drak!
        [spider] Pozeráš sa na { $goal }: obrovský pavúk!
        [stone] Pozeráš sa na { $goal }: len skala.
       *[unknown] Pozeráš sa na { $goal }.
    }
   *[other] { $name } sa pozerá na { $goal }.
}
log-found = { $seen ->
    [gold] { $goal } sa odkrýva: zlato!
    [bag] { $goal } sa odkrýva: vrece zlata!
    [dragon] { $goal } sa odkrýva: drak!
    [spider] { $goal } sa odkrýva: obrovský pavúk!
   *[stone] { $goal } sa odkrýva: len skala.
}
log-ended-diggers = { $who ->
    [you] Nachádzaš zlato! Kolo vyhrávajú zlatokopi.
   *[other] { $name } nachádza zlato! Kolo vyhrávajú zlatokopi.
}
log-ended-saboteurs = Nikto už nemá karty a zlato stále leží v skale: kolo vyhrávajú sabotéri.
log-were = { $role }: { $names }.
log-left-over = Zvýšila karta: { $role }.
log-staked = { $count ->
    [0] Na rozdelenie nezvýšila žiadna karta zlata.
    [one] Zlatokopi si delia jednu kartu zlata.
    [few] Zlatokopi si delia { $count } karty zlata.
    [many] Zlatokopi si delia { $count } karty zlata.
   *[other] Zlatokopi si delia { $count } kariet zlata.
}
log-chooser = { $who ->
    [you] Prvý výber máš ty, potom karty putujú doprava od zlatokopa k zlatokopovi.
   *[other] Prvý výber má { $name }, potom karty putujú doprava od zlatokopa k zlatokopovi.
}
log-workers = { $count ->
    [one] V bani vyčíňal jeden sabotér; čím menej ich je, tým lepšia odmena.
    [few] V bani vyčíňali { $count } sabotéri; čím menej ich je, tým lepšia odmena.
    [many] V bani vyčíňalo { $count } sabotéra; čím menej ich je, tým lepšia odmena.
   *[other] V bani vyčíňalo { $count } sabotérov; čím menej ich je, tým lepšia odmena.
}
log-took = { $who ->
    [you] { $count ->
        [one] Berieš si kartu s jedným nugetom.
        [few] Berieš si kartu s { $count } nugetmi.
        [many] Berieš si kartu s { $count } nugetu.
       *[other] Berieš si kartu s { $count } nugetmi.
    }
   *[other] { $name } si berie kartu zlata.
}
log-sunk = { $who ->
    [you] { $count ->
        [one] Karta zlata s jedným nugetom je pre teba priveľa: dávaš ju naspodok balíčka.
        [few] Karta zlata s { $count } nugetmi je pre teba priveľa: dávaš ju naspodok balíčka.
        [many] Karta zlata s { $count } nugetu je pre teba priveľa: dávaš ju naspodok balíčka.
       *[other] Karta zlata s { $count } nugetmi je pre teba priveľa: dávaš ju naspodok balíčka.
    }
   *[other] { $name } berie kartu zlata, ktorá má priveľkú hodnotu, a dáva ju naspodok balíčka.
}
log-paid = { $who ->
    [you] { $count ->
        [0] Za sabotáž dostávaš, čo zo zlata zostalo.
        [one] Za sabotáž dostávaš jeden nuget.
        [few] Za sabotáž dostávaš { $count } nugety.
        [many] Za sabotáž dostávaš { $count } nugetu.
       *[other] Za sabotáž dostávaš { $count } nugetov.
    }
   *[other] { $count ->
        [0] { $name } dostáva za sabotáž, čo zo zlata zostalo.
        [one] { $name } dostáva za sabotáž jeden nuget.
        [few] { $name } dostáva za sabotáž { $count } nugety.
        [many] { $name } dostáva za sabotáž { $count } nugetu.
       *[other] { $name } dostáva za sabotáž { $count } nugetov.
    }
}
log-nobody-paid = Žiadny sabotér v hre nebol, zlato teda nedostáva nikto.
