## Kortos, figūrėlės ir vaidmenys

card-rockfall = akmenų griūtis
    .object = akmenų griūtį
    .short = griūtis
    .effect = Pašalina nuo stalo vieną kelio kortą; pradžia ir tikslai lieka.
    .label = griūtis

## Kas įvyko

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

## Kodėl ne

reason-nothing-to-remove = dar nėra kelio kortos, kurią būtų galima užversti akmenimis
reason-must-remove = akmenų griūtis turi pašalinti kortą
reason-stays-for-the-round = pradžia ir tikslai lieka savo vietoje
reason-nothing-lies-there = ten jokios kortos nėra

## Puslapis naršyklėje

web-option-rockfall-must-remove = Griūtis privalo pašalinti kortą
play-want-rockfall = Kurį tunelį užversi? Pasirink apšviestą kortą.
tales-tally-removed = griūtys

## Taisyklės, sakinys po sakinio

book-rockfall = Akmenų griūtis pašalina nuo stalo vieną tunelį. Pradžia ir tikslai lieka.
book-rockfall-nothing = Gali ją žaisti ir nieko nepašalinti, net jei nėra ko šalinti.
book-cut-off = Spragą galima vėl užpildyti. Atkirsti tuneliai lieka vietoje, bet ten niekas nekasa toliau, kol jų vėl nepasiekia kelias nuo pradžios.
effect-rockfall-may = Pašalina nuo stalo vieną kelio kortą arba nė vienos; pradžia ir tikslai lieka.

## Pamokos

lesson-rockfall = Šalin aklavietę
    .task = Kelią užtvėrė aklavietė su kreidos kryžiumi. Pašalink ją akmenų griūtimi.
    .nudge = Šios reikia. Kelią tveria korta su kreidos kryžiumi.
    .done = Dabar į tarpą galima padėti geresnę kortą. Diversantas šalina gerąsias.

## Kas sakoma

because-rockfall = ta akmenų griūtis neatsitiktinė
