# Kas įvyko. Vardai tik vardininku, veiksmažodžiai be giminės.

log-began = Prasideda { $round } raundas; nykštukų kortos išdalytos užverstos.
log-first = { $who ->
    [you] Pradedi tu.
   *[other] Pradeda { $name }.
}
log-laid = { $who ->
    [you] Padėjai { $card } ties { $cell }.
   *[other] { $name } padėjo { $card } ties { $cell }.
}
    .shown = { $who ->
        [you] Padėjai { $card }.
       *[other] { $name } padėjo { $card }.
    }
log-drew = Paėmei { $card }.
log-discarded = { $who ->
    [you] Išmetei { $card }.
   *[other] { $name } išmetė užverstą kortą.
}
log-broke = { $deed ->
    [you-other] Sulaužei { $object }, nukentėjo { $target }.
    [other-you] { $actor } sulaužė { $yours }!
    [you-self] Sulaužei { $own }.
    [other-self] { $actor } sulaužė { $own }.
   *[other-other] { $actor } sulaužė { $object }, nukentėjo { $target }.
}
log-mended = { $deed ->
    [you-other] Pataisei { $object }, { $target } dėkoja.
    [other-you] { $actor } pataisė { $yours }. Kaip malonu!
    [you-self] Pataisei { $own }.
    [other-self] { $actor } pataisė { $own }.
   *[other-other] { $actor } pataisė { $object }, { $target } dėkoja.
}
log-removed = { $who ->
    [you] Užvertei akmenimis { $card } ties { $cell }.
   *[other] { $name } užvertė akmenimis { $card } ties { $cell }.
}
    .shown = { $who ->
        [you] Užvertei akmenimis { $card }.
       *[other] { $name } užvertė akmenimis { $card }.
    }
log-removed-nothing = { $who ->
    [you] Nuritinai kelis akmenukus; nieko netrūksta.
   *[other] { $name } nuritino kelis akmenukus; nieko netrūksta.
}
log-light-lost = { $count ->
    [one] Užgeso { $count } korta.
    [few] Užgeso { $count } kortos.
    [many] Užgeso { $count } kortos.
   *[other] Užgeso { $count } kortų.
}
log-light-back = { $count ->
    [one] Vėl šviečia { $count } užgesusi korta.
    [few] Vėl šviečia { $count } užgesusios kortos.
    [many] Vėl šviečia { $count } užgesusios kortos.
   *[other] Vėl šviečia { $count } užgesusių kortų.
}
log-looked = { $who ->
    [you] { $seen ->
        [gold] Pažiūrėjai į { $goal }: auksas!
        [bag] Pažiūrėjai į { $goal }: maišas aukso!
        [dragon] Pažiūrėjai į { $goal }: slibinas!
        [spider] Pažiūrėjai į { $goal }: milžiniškas voras!
        [stone] Pažiūrėjai į { $goal }: tik uola.
       *[unknown] Pažiūrėjai į { $goal }.
    }
   *[other] { $name } pažiūrėjo į { $goal }.
}
log-found = { $seen ->
    [gold] { $goal } atverčiamas: auksas!
    [bag] { $goal } atverčiamas: maišas aukso!
    [dragon] { $goal } atverčiamas: slibinas!
    [spider] { $goal } atverčiamas: milžiniškas voras!
   *[stone] { $goal } atverčiamas: tik uola.
}
log-ended-diggers = { $who ->
    [you] Tu radai auksą! Raundą laimi auksakasiai.
   *[other] { $name } rado auksą! Raundą laimi auksakasiai.
}
log-ended-saboteurs = Niekas nebeturi kortų, o auksas tebeguli uoloje: raundą laimi diversantai.
log-were = { $role }: { $names }.
log-left-over = Liko: { $role }.
log-staked = { $count ->
    [0] Dalytis nebėra nė vienos aukso kortos.
    [one] Auksakasiai dalijasi { $count } aukso kortą.
    [few] Auksakasiai dalijasi { $count } aukso kortas.
    [many] Auksakasiai dalijasi { $count } aukso kortos.
   *[other] Auksakasiai dalijasi { $count } aukso kortų.
}
log-chooser = { $who ->
    [you] Rinktis pradedi tu, paskui kortos keliauja dešinėn nuo auksakasio prie auksakasio.
   *[other] Rinktis pradeda { $name }, paskui kortos keliauja dešinėn nuo auksakasio prie auksakasio.
}
log-workers = { $count ->
    [one] Kasykloje darbavosi { $count } diversantas; kuo jų mažiau, tuo geresnis atlygis.
    [few] Kasykloje darbavosi { $count } diversantai; kuo jų mažiau, tuo geresnis atlygis.
    [many] Kasykloje darbavosi { $count } diversanto; kuo jų mažiau, tuo geresnis atlygis.
   *[other] Kasykloje darbavosi { $count } diversantų; kuo jų mažiau, tuo geresnis atlygis.
}
log-took = { $who ->
    [you] { $count ->
        [one] Pasiėmei aukso kortą su { $count } grynuoliu.
        [few] Pasiėmei aukso kortą su { $count } grynuoliais.
        [many] Pasiėmei aukso kortą su { $count } grynuolio.
       *[other] Pasiėmei aukso kortą su { $count } grynuolių.
    }
   *[other] { $name } pasiėmė aukso kortą.
}
log-sunk = { $who ->
    [you] { $count ->
        [one] Aukso korta su { $count } grynuoliu tau per didelė: padedi ją į aukso krūvelės apačią.
        [few] Aukso korta su { $count } grynuoliais tau per didelė: padedi ją į aukso krūvelės apačią.
        [many] Aukso korta su { $count } grynuolio tau per didelė: padedi ją į aukso krūvelės apačią.
       *[other] Aukso korta su { $count } grynuolių tau per didelė: padedi ją į aukso krūvelės apačią.
    }
   *[other] { $name } paima per didelę aukso kortą ir padeda ją į aukso krūvelės apačią.
}
log-paid = { $who ->
    [you] { $count ->
        [0] Už diversiją gauni tai, kas liko iš aukso.
        [one] Už diversiją gauni { $count } grynuolį.
        [few] Už diversiją gauni { $count } grynuolius.
        [many] Už diversiją gauni { $count } grynuolio.
       *[other] Už diversiją gauni { $count } grynuolių.
    }
   *[other] { $count ->
        [0] { $name } už diversiją gauna tai, kas liko iš aukso.
        [one] { $name } už diversiją gauna { $count } grynuolį.
        [few] { $name } už diversiją gauna { $count } grynuolius.
        [many] { $name } už diversiją gauna { $count } grynuolio.
       *[other] { $name } už diversiją gauna { $count } grynuolių.
    }
}
log-nobody-paid = Diversantų žaidime nebuvo, todėl aukso negauna niekas.
