## Kortos, figūrėlės ir vaidmenys

card-crystal = tunelis su kristalu
    .object = tunelį su kristalu
    .short = kristalas
    .effect = Tunelis kaip ir kiti, tik jo kristalas geologams vertas grynuolio.

## Kas įvyko

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

## Puslapis naršyklėje

web-option-prison-takes-crystals = Geologas kalėjime už kristalus nieko negauna

## Taisyklės, sakinys po sakinio

book-crystal = Kristalas tunelyje nieko nekeičia. Jis vertingas tik geologams.
book-shares = Laimėtojams moka bankas: vienam – penkis grynuolius, dviem – po keturis, trims – po tris, keturiems – po du, penkiems ar daugiau – po vieną.
book-shares-less = Šefas gauna vienu grynuoliu mažiau, spekuliantas – dviem mažiau, tad kartais gal ir nieko. Laimėjęs vienas, šefas gauna keturis, spekuliantas – tris.
book-crystals = Paskui geologas už kiekvieną kristalą ant stalo gauna po grynuolį, kad ir kas laimėjo ir net jei tas tunelis atkirstas. Du geologai šiuos grynuolius pasidalija ir apvalina žemyn.
book-gold-open = Grynuoliai išmokami viešai, tad visi gali žinoti, kiek jų turi. Bankas niekada neišsenka.

## Pamokos
lesson-crystal = Kristalai geologui
    .task = Tu esi geologas: kiekvienas kristalas ant stalo tau vertas grynuolio. Padėk vieną.
    .nudge = Tunelis be kristalo tau nieko neduos. Paimk kortą su kristalu.
    .done = Geologui mokama už kristalus, kad ir kas laimėtų raundą.
