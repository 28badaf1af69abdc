# Papildymas: kortos, nykštukai, klausimai, kas įvyko, kodėl ne, trumpos taisyklės.

card-bridge = tiltas
    .object = tiltą
    .short = tiltas
    .effect = Du tuneliai kertasi vienas virš kito; pasukti čia negalima.
card-double-curve = dvigubas posūkis
    .object = dvigubą posūkį
    .short = du posūkiai
    .effect = Du posūkiai vienoje kortoje, kurie tarpusavyje nesujungti.
card-blind-arm = tunelis su aklaviete
    .object = tunelį su aklaviete
    .short = + aklavietė
    .effect = Kelias veda kiaurai; dar viena pusė atrodo atvira, bet nėra sujungta.
card-crystal = tunelis su kristalu
    .object = tunelį su kristalu
    .short = kristalas
    .effect = Tunelis kaip ir kiti, tik jo kristalas geologams vertas grynuolio.
card-ladder = kopėčios
    .object = kopėčias
    .short = kopėčios
    .effect = Sujungtos su pradžia ir visomis kitomis kopėčiomis: dėk jas prie bet kurio tunelio, tik ne prie tikslo.
card-door-blue = mėlynos durys
    .object = mėlynas duris
    .short = mėl. durys
    .effect = Už jų kasti gali bet kas, bet iš abiejų komandų čia lobį pasieks tik mėlynoji.
card-door-green = žalios durys
    .object = žalias duris
    .short = žalios d.
    .effect = Už jų kasti gali bet kas, bet iš abiejų komandų čia lobį pasieks tik žalioji.
card-theft = vagystė
    .object = vagystę
    .short = vagystė
    .effect = Dėk ją prieš save: jei padalijus auksą ji dar ten gulės, galėsi iš ko nors paimti grynuolį.
card-hands-off = rankas šalin
    .object = kortą „rankas šalin“
    .short = rankas š.
    .effect = Pašalina nuo stalo vieną vagystę, kad ir prieš ką ji gulėtų.
card-prison = kalėjimas
    .object = kalėjimą
    .short = kalėjimas
    .effect = Dėk jį prieš kitą žaidėją: kol ten guli, šis netiesia tunelių, o pabaigoje negauna aukso ir nevagia.
card-release = išlaisvinimas
    .object = išlaisvinimą
    .short = laisvė
    .effect = Išleidžia iš kalėjimo tave ar bet ką kitą.
card-inspection = patikra
    .object = patikrą
    .short = patikra
    .effect = Pažiūrėk į kito žaidėjo nykštuko kortą; žinosi tik tu.
card-swap-hats = kepurių mainai
    .object = kepurių mainus
    .short = kepurės
    .effect = Kas nors, gal ir tu, padeda nykštuko kortą į šalį ir pasiima vieną iš likusių.
card-swap-hands = kortų mainai
    .object = kortų mainus
    .short = mainai
    .effect = Susikeisk visomis kortomis su kitu žaidėju; tada jis paima vieną kortą, o tu ne.

role-blue = mėlynasis auksakasys
    .task = Padėk mėlynajai komandai pasiekti auksą keliu be žalių durų.
    .many = Mėlynieji auksakasiai
role-green = žaliasis auksakasys
    .task = Padėk žaliajai komandai pasiekti auksą keliu be mėlynų durų.
    .many = Žalieji auksakasiai
role-boss = šefas
    .task = Nepriklausai jokiai komandai, bet laimi su kiekviena laiminčia ir gauni vienu grynuoliu mažiau.
    .many = Šefas
role-profiteer = spekuliantas
    .task = Laimi su visais, kas laimi, auksakasiais ar diversantais, ir gauni dviem grynuoliais mažiau.
    .many = Spekuliantas
role-geologist = geologas
    .task = Už kiekvieną kristalą ant stalo gauni grynuolį, kad ir kas laimėtų; du geologai dalijasi.
    .many = Geologai

question-steal = Tavo vagystė: iš ko paimsi grynuolį?
    .other = { $name } svarsto, ką apvogti …
menu-nobody = iš nieko
menu-shed = Atsikratyti kortos „{ $title }“ išmetus dvi kortas: rašyk { $command } ir jų numerius.
menu-several = Iki trijų kortų iš karto: { $command } 1 3 4

log-discarded-more = { $count ->
    [one] { $name } išmetė { $count } užverstą kortą.
    [few] { $name } išmetė { $count } užverstas kortas.
    [many] { $name } išmetė { $count } užverstos kortos.
   *[other] { $name } išmetė { $count } užverstų kortų.
}
log-theft = { $who ->
    [you] Padėjai prieš save vagystę; ji galios dalijantis auksą.
   *[other] { $name } padėjo prieš save vagystę; ji galios dalijantis auksą.
}
log-hands-off = { $deed ->
    [you-other] Pašalinai vagystę, jos neteko { $target }.
    [other-you] { $actor } pašalino tavo vagystę!
    [you-self] Pašalinai savo vagystę.
    [other-self] { $actor } pašalino savo vagystę.
   *[other-other] { $actor } pašalino vagystę, jos neteko { $target }.
}
log-locked = { $deed ->
    [you-other] Pasodinai į kalėjimą: { $target }.
    [other-you] { $actor } pasodino tave į kalėjimą!
   *[other-other] { $actor } pasodino į kalėjimą: { $target }.
}
log-released = { $deed ->
    [you-other] Atrakinai kalėjimą, { $target } dėkoja.
    [other-you] { $actor } išleido tave iš kalėjimo. Kaip malonu!
    [you-self] Ištrūkai iš kalėjimo.
    [other-self] { $actor } ištrūko iš kalėjimo.
   *[other-other] { $actor } atrakino kalėjimą, { $target } dėkoja.
}
log-shed = { $who ->
    [you] Už šias dvi išmestas kortas atsikratei kortos „{ $title }“.
   *[other] Už šias dvi išmestas kortas { $name } atsikratė kortos „{ $title }“.
}
log-inspected = { $deed ->
    [you-other] Pažiūrėjai į nykštuko kortą ({ $target }): { $role }.
    [other-you] { $actor } pažiūrėjo į tavo nykštuko kortą!
   *[other-other] { $actor } pažiūrėjo į nykštuko kortą, kurią turi { $target }.
}
log-hatted = { $deed ->
    [you-other] Pakeitei kepurę, kitą nykštuko kortą pasiėmė { $target }.
    [other-you] { $actor } pakeitė tavo kepurę, dabar turi kitą nykštuko kortą: { $role }.
    [you-self] Pasikeitei kepurę, dabar turi kitą nykštuko kortą: { $role }.
    [other-self] { $actor } pasikeitė kepurę ir pasiėmė kitą nykštuko kortą.
   *[other-other] { $actor } pakeitė kepurę, kitą nykštuko kortą pasiėmė { $target }.
}
log-swapped = { $deed ->
    [you-other] Tu ir { $target } susikeitėte kortomis.
    [other-you] { $actor } susikeitė kortomis su tavimi!
   *[other-other] { $actor } ir { $target } susikeitė kortomis.
}
log-earned = { $who ->
    [you] { $count ->
        [one] Gauni { $count } grynuolį.
        [few] Gauni { $count } grynuolius.
        [many] Gauni { $count } grynuolio.
       *[other] Gauni { $count } grynuolių.
    }
   *[other] { $count ->
        [one] { $name } gauna { $count } grynuolį.
        [few] { $name } gauna { $count } grynuolius.
        [many] { $name } gauna { $count } grynuolio.
       *[other] { $name } gauna { $count } grynuolių.
    }
}
log-stole = { $deed ->
    [you-other] Pavogei grynuolį, jo neteko { $target }.
    [other-you] { $actor } pavogė iš tavęs grynuolį!
   *[other-other] { $actor } pavogė grynuolį, jo neteko { $target }.
}
log-ended-blue = { $who ->
    [you] Tu radai auksą! Raundą laimi mėlynoji komanda.
   *[other] { $name } rado auksą! Raundą laimi mėlynoji komanda.
}
log-ended-green = { $who ->
    [you] Tu radai auksą! Raundą laimi žalioji komanda.
   *[other] { $name } rado auksą! Raundą laimi žalioji komanda.
}
log-ended-both = { $who ->
    [you] Tu radai auksą! Raundą laimi abi komandos.
   *[other] { $name } rado auksą! Raundą laimi abi komandos.
}
log-ended-loners = { $who ->
    [you] Tu radai auksą, bet durys nepraleido nė vienos komandos: lobis tenka šefui ir spekuliantui.
   *[other] { $name } rado auksą, bet durys nepraleido nė vienos komandos: lobis tenka šefui ir spekuliantui.
}
log-ended-profiteer = Niekas nebeturi kortų ir nė vienas diversantas nėra laisvas: raundą laimi vienas spekuliantas.
log-ended-nobody = Raundo nelaimi niekas; lobis lieka savo vietoje.

finish-blue = laimi mėlynieji
finish-green = laimi žalieji
finish-both = laimi abi komandos
finish-loners = komandos už durų
finish-profiteer = laimi spekuliantas
finish-nobody = niekas nelaimi

reason-in-prison = kalėjime nekasama; pirma tave kas nors turi išleisti
reason-beside-goal = kopėčios negali gulėti prie pat tikslo
reason-not-yourself = savęs pasirinkti negalima
reason-already-in-prison = { $who ->
    [you] jau sėdi kalėjime
   *[other] { $name } jau sėdi kalėjime
}
reason-not-in-prison = { $who ->
    [you] kalėjime nesėdi
   *[other] { $name } kalėjime nesėdi
}
reason-theft-lies-already = viena vagystė prieš tave jau guli
reason-no-theft-there = { $who ->
    [you] prieš tave vagystės nėra
   *[other] { $name } vagystės prieš save neturi
}
reason-nothing-to-steal = { $who ->
    [you] neturi ko pavogti
   *[other] { $name } neturi nieko, ką būtų galima pavogti
}
reason-no-hat-left = nebeliko nykštuko kortos, kurios niekas neturėjo
reason-not-before-you = tokios kortos prieš tave nėra
reason-needs-two-cards = tai kainuoja dvi kortas, o tiek neturi
reason-name-in-order = kartu išmetamos kortos vardijamos ta tvarka, kuria laikomos rankoje
reason-passes-too-many = tiek kortų iš karto išmesti negalima

game-expansion = Papildymas

side-blue = Mėlynoji komanda
    .won = Raundą laimėjo mėlynoji komanda.
side-green = Žalioji komanda
    .won = Raundą laimėjo žalioji komanda.
side-both = Abi komandos
    .won = Raundą laimėjo abi komandos.
side-loners = Šefas ir spekuliantas
    .won = Komandos liko už durų; raundą laimėjo šefas ir spekuliantas.
side-profiteer = Spekuliantas
    .won = Raundą laimėjo vienas spekuliantas.
side-nobody = Niekas
    .won = Raundo nelaimėjo niekas.
