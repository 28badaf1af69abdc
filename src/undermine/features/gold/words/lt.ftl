## Klausimai ir atsakymai

question-take = Pasirink aukso kortą; likusios keliauja kitam auksakasiui.
    .other = { $name } renkasi aukso kortą …

## Kas įvyko

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

## Kodėl ne

reason-no-such-gold = aukso kortos, kurios vertė { $number }, nebėra

## Puslapis naršyklėje

web-option-gold-draw = Aukso kortų imama
web-value-gold-draw-diggers = po vieną auksakasiui
web-value-gold-draw-players = po vieną žaidėjui
web-option-gold-shuffle = Aukso krūvelė maišoma prieš kiekvieną raundą
web-option-saboteur-payout = Grynuoliai kiekvienam iš 1/2/3/4 diversantų
tales-took-cards = { $count ->
    [one] { $count } aukso korta, slapta
    [few] { $count } aukso kortos, slaptos
    [many] { $count } aukso kortos, slaptos
   *[other] { $count } aukso kortų, slaptų
}
tales-draft = Dalijamas auksas
tales-stack = { $count ->
    [one] krūvelėje { $count } aukso korta
    [few] krūvelėje { $count } aukso kortos
    [many] krūvelėje { $count } aukso kortos
   *[other] krūvelėje { $count } aukso kortų
}

## Taisyklės, sakinys po sakinio

book-gold-diggers = Jei laimi auksakasiai, neatverčiant paimama tiek aukso kortų, kiek yra auksakasių. Kiekvienoje – vienas, du arba trys grynuoliai.
book-gold-players = Jei laimi auksakasiai, neatverčiant paimama tiek aukso kortų, kiek yra žaidėjų. Kiekvienoje – vienas, du arba trys grynuoliai.
book-gold-ten = Jei laimi auksakasiai, neatverčiant paimamos devynios aukso kortos, nors jūsų dešimt. Kiekvienoje – vienas, du arba trys grynuoliai.
book-gold-passed = Auksą pasiekęs žaidėjas jas pasižiūri, vieną pasilieka, o kitas perduoda artimiausiam auksakasiui iš dešinės. Šis daro tą patį.
book-gold-saboteur-found = Jei auksą pasiekė diversantas, pradeda artimiausias auksakasys iš jo dešinės.
book-gold-again = Kortos eina ratu, kol nelieka nė vienos, tad kai kurie auksakasiai gali gauti daugiau negu vieną.
book-gold-wages = Jei laimi diversantai, jiems mokama aukso kortomis: { $wages }.
book-wage = { $count ->
    [one] vieninteliam diversantui – { $nuggets }
    [few] jei jų { $count }, kiekvienam – { $nuggets }
    [many] jei jų { $count }, kiekvienam – { $nuggets }
   *[other] jei jų { $count }, kiekvienam – { $nuggets }
}
book-gold-losers = Pralaimėjusi pusė negauna nieko.
book-gold-nobody = Jei diversanto nebuvo ir auksas nepasiektas, aukso negauna niekas.
book-gold-secret = Savo aukso kortas laikyk paslaptyje iki žaidimo pabaigos.
book-gold-shuffled = Likusios aukso kortos taip pat sumaišomos.
book-gold-put-back = Aukso kortos nemaišomos; paimtos, bet neišdalytos guli apačioje.
